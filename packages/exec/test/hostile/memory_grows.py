# Allocates a little more for ever.
kept = []
while True:
    kept.append(bytes(1 << 20))
