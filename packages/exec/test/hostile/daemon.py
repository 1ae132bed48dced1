# Leaves a process in a session of its own (setsid and a double fork) that loops for ever.
import os
ready, say = os.pipe()
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        os.write(say, b".")
        while True:
            pass
    os._exit(0)
os.wait()
result = os.read(ready, 1) == b"."
