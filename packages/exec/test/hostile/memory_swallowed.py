# Allocates 10 GB at once and swallows the error.
try:
    bytearray(10 << 30)
except MemoryError:
    pass
result = "swallowed"
