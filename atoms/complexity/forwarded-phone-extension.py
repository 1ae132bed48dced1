# title: Forwarded phone extension
# field: searching
# entry: forwarded
# label: constant
# cost: 1
# size: max(routes) + extension

def forwarded(routes: dict[int, int], extension: int) -> int:
    for _ in range(3):
        if extension not in routes:
            break
        extension = routes[extension]
    return extension

# inputs

def chain(rng, routes, extension):
    return {i: i + 1 for i in range(routes)}, extension

def random(rng, routes, extension):
    return {i: rng.randrange(routes + 1) for i in range(routes)}, extension

def constant(rng, routes, extension):
    return {i: routes for i in range(1, routes + 1)}, extension
