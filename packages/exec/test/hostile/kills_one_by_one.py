# Kills every process of its namespace by number, and the decoy that stands for another program of ours.
import os
for pid in [*range(1, 400), DECOY]:
    if pid != os.getpid():
        try:
            os.kill(pid, 9)
        except OSError:
            pass
result = 1
