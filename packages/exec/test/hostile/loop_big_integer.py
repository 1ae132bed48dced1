# Computes for ever inside one operation on integers.
result = 3 ** (10 ** 10) % 7
