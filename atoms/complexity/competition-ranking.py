# title: Competition ranking
# field: sorting
# entry: ranking
# label: nlogn
# cost: scores*log(scores)
# size: scores
# bound: max(scores) + scores

def ranking(scores: list[tuple[int, int]]) -> list[tuple[int, int]]:
    order = sorted(scores, key=lambda entry: (-entry[1], entry[0]))
    table = []
    place = 0
    for index, (player, points) in enumerate(order):
        if index == 0 or points != order[index - 1][1]:
            place = index + 1
        table.append((place, player))
    return table

# inputs

def rising(rng, scores):
    return [(i, i) for i in range(1, scores + 1)],

def random(rng, scores):
    return [(i, rng.randrange(scores + 1)) for i in range(scores)],

def tied(rng, scores):
    return [(scores, 7 % (scores + 1))] * scores,
