# title: Elimination order of a counting-out game
# field: games
# entry: elimination_order
# label: quadratic
# cost: people + people*min(people, step)
# size: people
# bound: people
# gives: distinct permutation

from collections import deque


def elimination_order(people: int, step: int) -> list[int]:
    circle = deque(range(people))
    order = []
    while circle:
        for _ in range(min(step, len(circle))):
            circle.append(circle.popleft())
        order.append(circle.popleft())
    return order

# inputs

def exact(rng, people, step):
    return people, step

def same(rng, people, step):
    return people, step

def again(rng, people, step):
    return people, step
