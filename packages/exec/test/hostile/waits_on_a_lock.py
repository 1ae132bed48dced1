# Waits for a lock that it holds itself.
import threading
lock = threading.Lock()
lock.acquire()
lock.acquire()
