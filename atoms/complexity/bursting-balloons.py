# title: Bursting balloons
# field: dynamic-programming
# entry: most_coins
# label: cubic
# cost: balloons^3
# size: balloons*max(balloons)*max(balloons)*max(balloons)

def most_coins(balloons: list[int]) -> int:
    row = [1] + balloons + [1]
    n = len(row)
    best = [[0] * n for _ in range(n)]
    for span in range(2, n):
        for left in range(n - span):
            right = left + span
            frame = row[left] * row[right]
            for last in range(left + 1, right):
                coins = best[left][last] + best[last][right] + frame * row[last]
                if coins > best[left][right]:
                    best[left][right] = coins
    return best[0][n - 1]

# inputs

def equal(rng, balloons):
    return [balloons] * balloons,

def random(rng, balloons):
    return [rng.randrange(balloons + 1) for _ in range(balloons)],

def alternating(rng, balloons):
    return [balloons * (i % 2) for i in range(balloons)],
