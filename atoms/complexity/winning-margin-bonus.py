# title: Winning margin bonus
# field: simulation
# entry: margin_bonus
# label: constant
# cost: 1
# size: max(goals)
# gives: positive

def margin_bonus(goals: tuple[int, int]) -> int:
    home, away = goals
    if home == away:
        return 1
    margin = abs(home - away)
    return margin + 3

# inputs

def win(rng, goals):
    return (goals, 0),

def random(rng, goals):
    return (rng.randint(0, goals), rng.randint(0, goals)),

def draw(rng, goals):
    return (goals, goals),
