# Returns a generator that raises when it is read.
def lazily():
    yield 1
    raise ValueError("late")


result = lazily()
