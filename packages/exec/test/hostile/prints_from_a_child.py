# Lets a child print for ever.
import os
if os.fork() == 0:
    while True:
        os.write(1, b"y" * 1000)
os.wait()
