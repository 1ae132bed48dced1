# title: League fixture count
# field: arrays
# entry: fixture_count
# label: constant
# cost: 1
# size: ratings^2

def fixture_count(ratings: list[int]) -> int:
    teams = len(ratings)
    if teams < 2:
        return 0
    home_games = teams - 1
    return teams * home_games

# inputs

def rising(rng, ratings):
    return list(range(1, ratings + 1)),

def random(rng, ratings):
    return [rng.randrange(ratings + 1) for _ in range(ratings)],

def flat(rng, ratings):
    return [0] * ratings,
