# title: Chord ring finger tables
# field: graphs
# entry: finger_tables
# label: nlogn
# cost: nodes*log(nodes)
# size: nodes*log(nodes)
# bound: nodes
# gives: rows-nonempty

def finger_tables(nodes: int) -> list[list[int]]:
    tables = []
    for node in range(nodes):
        fingers = []
        step = 1
        while step <= nodes:
            fingers.append((node + step) % nodes)
            step *= 2
        tables.append(fingers)
    return tables

# inputs

def exact(rng, nodes):
    return nodes,

def same(rng, nodes):
    return nodes,

def again(rng, nodes):
    return nodes,
