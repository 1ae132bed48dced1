# Leaves processes that replace themselves as fast as they can, at most 2,000 times each.
import os
ready, say = os.pipe()
for _ in range(3):
    if os.fork() == 0:
        os.setsid()
        os.write(say, b".")
        for _ in range(2000):
            try:
                if os.fork():
                    os._exit(0)
            except OSError:
                continue
        while True:
            pass
result = len(os.read(ready, 3)) > 0
