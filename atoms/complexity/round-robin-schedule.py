# title: Round-robin schedule
# field: simulation
# entry: round_robin
# label: quadratic
# cost: teams^2
# size: teams^2
# bound: teams
# gives: positive

from collections import deque

def round_robin(teams: int) -> list[tuple[int, int]]:
    size = teams + teams % 2
    ring = deque(range(2, size + 1))
    games = []
    for _ in range(size - 1):
        seats = [1, *ring]
        for home, away in zip(seats[:size // 2], reversed(seats)):
            if home <= teams and away <= teams:
                games.append((home, away))
        ring.rotate(1)
    return games

# inputs

def given(rng, teams):
    return teams,

def again(rng, teams):
    return teams,

def third(rng, teams):
    return teams,
