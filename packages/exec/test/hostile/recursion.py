# Recurses without end.
def deeper():
    return deeper() + 1


result = deeper()
