# title: Bubble sort frames
# field: sorting
# entry: bubble_frames
# label: quadratic
# cost: xs^2
# size: xs^2
# bound: max(xs)
# gives: rows-nonempty

def bubble_frames(xs: list[int]) -> list[list[int]]:
    row = list(xs)
    frames = []
    for end in range(len(row), 0, -1):
        frames.append(row[:])
        for j in range(1, end):
            if row[j - 1] > row[j]:
                row[j - 1], row[j] = row[j], row[j - 1]
        if row == frames[-1]:
            break
    return frames

# inputs

def falling(rng, xs):
    return list(range(xs, 0, -1)),

def random(rng, xs):
    return [rng.randrange(xs + 1) for _ in range(xs)],

def sorted_already(rng, xs):
    return list(range(xs)),
