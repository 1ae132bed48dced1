# title: Leaderboard order
# field: sorting
# entry: leaderboard
# label: nlogn
# cost: points*log(points)
# size: points
# bound: max(points)
# gives: distinct

def leaderboard(points: dict[int, int]) -> list[int]:
    standings = [(-score, player) for player, score in points.items()]
    standings.sort()
    order = []
    for _, player in standings:
        order.append(player)
    return order

# inputs

def rising(rng, points):
    return {i: i for i in range(1, points + 1)},

def random(rng, points):
    return {i: rng.randrange(points + 1) for i in range(points)},

def flat(rng, points):
    return {i: 0 for i in range(points)},
