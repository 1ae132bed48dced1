# title: Citation index
# field: sorting
# entry: h_index
# label: nlogn
# cost: citations*log(citations)
# size: min(citations, max(citations))

def h_index(citations: list[int]) -> int:
    ranked = sorted(citations, reverse=True)
    h = 0
    for place, count in enumerate(ranked, 1):
        if count < place:
            break
        h = place
    return h

# inputs

def flat(rng, citations):
    return [citations] * citations,

def random(rng, citations):
    return [rng.randrange(citations + 1) for _ in range(citations)],

def rising(rng, citations):
    return list(range(1, citations + 1)),
