# title: Minimum vertex cover
# field: graphs
# entry: minimum_vertex_cover
# label: np
# cost: exp(edges)
# size: edges
# bound: max(edges)
# gives: sorted distinct

def minimum_vertex_cover(edges: list[tuple[int, int]]) -> list[int]:
    def cover(i, chosen):
        while i < len(edges) and (edges[i][0] in chosen or edges[i][1] in chosen):
            i += 1
        if i == len(edges):
            return chosen
        u, v = edges[i]
        return min(cover(i + 1, chosen | {u}), cover(i + 1, chosen | {v}), key=len)

    return sorted(cover(0, frozenset()))

# inputs

def path(rng, edges):
    return [(i, i + 1) for i in range(edges)],

def random(rng, edges):
    return [(rng.randrange(edges + 1), rng.randrange(edges + 1)) for _ in range(edges)],

def star(rng, edges):
    return [(edges, i) for i in range(edges)],

def loops(rng, edges):
    return [(i, i) for i in range(edges)],
