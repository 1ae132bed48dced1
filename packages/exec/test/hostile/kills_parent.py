# Kills its parent.
import os
try:
    if os.getppid() != 0:
        os.kill(os.getppid(), 9)
except OSError:
    pass
result = 1
