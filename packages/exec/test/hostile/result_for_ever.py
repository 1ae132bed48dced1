# Writes to the result descriptor for ever.
import os
os.write(3, b"V")
while True:
    os.write(3, b"1" * 4096)
