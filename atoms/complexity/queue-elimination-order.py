# title: Queue elimination order
# field: simulation
# entry: queue_survivors
# label: linear
# cost: n
# size: n
# bound: n
# gives: distinct positive

from collections import deque

def queue_survivors(n: int) -> list[int]:
    circle = deque(range(1, n + 1))
    order = []
    while circle:
        circle.append(circle.popleft())
        order.append(circle.popleft())
    return order

# inputs

def given(rng, n):
    return n,

def again(rng, n):
    return n,

def third(rng, n):
    return n,
