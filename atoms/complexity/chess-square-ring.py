# title: Chess square ring
# field: parsing
# entry: square_ring
# label: constant
# cost: 1
# size: 1

def square_ring(name: str) -> int:
    if len(name) < 2:
        return 0
    file = ord(name[0]) - ord("a")
    rank = ord(name[1]) - ord("1")
    if not (0 <= file < 8 and 0 <= rank < 8):
        return 0
    return min(file, 7 - file, rank, 7 - rank)

# inputs

def valid(rng, name):
    return ("e4" * name)[:name],

def random(rng, name):
    return "".join(rng.choice("abcdefgh12345678") for _ in range(name)),

def invalid(rng, name):
    return "z" * name,
