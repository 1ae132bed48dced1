# title: Cellular automaton rule 30
# field: simulation
# entry: rule_30
# label: quadratic
# cost: cells*steps + cells + steps
# size: cells
# gives: binary digits

def rule_30(cells: str, steps: int) -> str:
    row = [1 if cell == "1" else 0 for cell in cells]
    size = len(row)
    for _ in range(steps):
        following = []
        for i in range(size):
            left, right = row[i - 1], row[(i + 1) % size]
            following.append(left ^ (row[i] | right))
        row = following
    return "".join("1" if cell else "0" for cell in row)

# inputs

def seed(rng, cells, steps):
    return "0" * (cells - 1) + "1", steps

def random(rng, cells, steps):
    return "".join(rng.choice("01") for _ in range(cells)), steps

def dead(rng, cells, steps):
    return "0" * cells, steps
