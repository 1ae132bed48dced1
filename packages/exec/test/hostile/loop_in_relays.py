# Hands an endless computation from child to child, so that no process is ever old.
import os
import signal
import time
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
while True:
    if os.fork() == 0:
        end = time.process_time() + 0.05
        while time.process_time() < end:
            pass
        os._exit(0)
    try:
        os.wait()
    except ChildProcessError:
        pass
