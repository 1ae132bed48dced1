# Starts 10,000 threads.
import threading
import time
for _ in range(10_000):
    threading.Thread(target=time.sleep, args=(3600,), daemon=True).start()
