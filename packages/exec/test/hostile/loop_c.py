# Loops for ever inside one call of a C function.
import itertools
result = sum(itertools.repeat(1))
