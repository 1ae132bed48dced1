# title: Address blocks covering a range
# field: intervals
# entry: address_blocks
# label: logn
# cost: log(count)
# size: log(count)
# bound: start + count
# gives: distinct positive

def address_blocks(start: int, count: int) -> list[tuple[int, int]]:
    blocks = []
    first = start + 1
    while count:
        aligned = first & -first
        width = min(aligned, 1 << (count.bit_length() - 1))
        blocks.append((first, first + width - 1))
        first += width
        count -= width
    return blocks

# inputs

def exact(rng, start, count):
    return start, count

def same(rng, start, count):
    return start, count

def again(rng, start, count):
    return start, count
