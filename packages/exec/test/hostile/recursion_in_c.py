# Recurses without end inside the interpreter, where nothing guards the stack.
value = ()
for _ in range(10 ** 6):
    value = (value,)
result = hash(value)
