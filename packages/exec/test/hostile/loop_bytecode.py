# Loops for ever in bytecode.
while True:
    pass
