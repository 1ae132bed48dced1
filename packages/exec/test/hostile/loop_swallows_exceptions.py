# Loops for ever and swallows whatever is raised in it.
while True:
    try:
        while True:
            pass
    except BaseException:
        continue
