# Returns while a thread of it goes on.
import threading
import time
threading.Thread(target=time.sleep, args=(3600,)).start()
result = 1
