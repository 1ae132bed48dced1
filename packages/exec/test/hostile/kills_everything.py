# Kills everything that it may signal.
import os
try:
    os.kill(-1, 9)
except OSError:
    pass
result = 1
