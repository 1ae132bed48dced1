# Stops its parent, and continues it never.
import os
import signal
try:
    if os.getppid() != 0:
        os.kill(os.getppid(), signal.SIGSTOP)
except OSError:
    pass
result = 1
