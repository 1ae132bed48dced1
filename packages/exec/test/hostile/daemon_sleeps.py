# Leaves a process in a session of its own that has closed everything, ignores signals and sleeps.
import ctypes
import os
import signal
import time
ready, say = os.pipe()
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)
        ctypes.CDLL(None).prctl(1, 0, 0, 0, 0)
        os.write(say, b".")
        os.closerange(0, 64)
        time.sleep(3600)
    os._exit(0)
os.wait()
result = os.read(ready, 1) == b"."
