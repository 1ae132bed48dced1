# title: Locker doors
# field: simulation
# entry: locker_doors
# label: nlogn
# cost: n*log(n)
# size: n

def locker_doors(n: int) -> list[bool]:
    is_open = [False] * n
    for student in range(1, n + 1):
        for door in range(student - 1, n, student):
            is_open[door] = not is_open[door]
    return is_open

# inputs

def given(rng, n):
    return n,

def again(rng, n):
    return n,

def third(rng, n):
    return n,
