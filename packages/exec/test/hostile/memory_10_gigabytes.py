# Allocates 10 GB at once.
result = len(bytearray(10 << 30))
