# title: Knockout round fixtures
# field: simulation
# entry: round_fixtures
# label: logn
# cost: log(players)
# size: log(players)
# bound: players
# gives: positive

def round_fixtures(players: int) -> list[int]:
    fixtures = []
    while players > 1:
        games, bye = divmod(players, 2)
        fixtures.append(games)
        players = games + bye
    return fixtures

# inputs

def given(rng, players):
    return players,

def again(rng, players):
    return players,

def third(rng, players):
    return players,
