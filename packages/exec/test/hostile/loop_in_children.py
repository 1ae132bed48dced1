# Lets children compute for ever, each below its own limit, while it only waits.
import os
for _ in range(6):
    if os.fork() == 0:
        while True:
            pass
os.wait()
