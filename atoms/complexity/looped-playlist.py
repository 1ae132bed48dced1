# title: Looped playlist
# field: simulation
# entry: looped_playlist
# label: quadratic
# cost: songs*rounds + songs + rounds
# size: songs*rounds
# bound: max(songs)

from collections import deque

def looped_playlist(songs: list[int], rounds: int) -> list[int]:
    queue = deque(songs)
    played = []
    for _ in range(rounds):
        for _ in range(len(queue)):
            played.append(queue[0])
            queue.append(queue.popleft())
        if queue:
            queue.append(queue.popleft())
    return played

# inputs

def rising(rng, songs, rounds):
    return list(range(1, songs + 1)), rounds

def random(rng, songs, rounds):
    return [rng.randrange(songs + 1) for _ in range(songs)], rounds

def flat(rng, songs, rounds):
    return [songs] * songs, rounds
