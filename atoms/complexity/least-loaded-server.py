# title: Least loaded server
# field: simulation
# entry: assign_servers
# label: nlogn
# cost: jobs*log(servers) + jobs + servers
# size: jobs
# bound: min(jobs, servers)

import heapq

def assign_servers(jobs: list[int], servers: int) -> list[int]:
    loads = [(0, server) for server in range(max(servers, 1))]
    assigned = []
    for work in jobs:
        load, server = loads[0]
        heapq.heapreplace(loads, (load + work + 1, server))
        assigned.append(server)
    return assigned

# inputs

def flat(rng, jobs, servers):
    return [jobs] * jobs, servers

def random(rng, jobs, servers):
    return [rng.randrange(jobs + 1) for _ in range(jobs)], servers

def idle(rng, jobs, servers):
    return [0] * jobs, servers
