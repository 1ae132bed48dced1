# Gives a result nested a million deep, past what Python itself would write.
import os
os.write(3, b"V" + b"[" * 1_000_000 + b"]" * 1_000_000)
os._exit(0)
