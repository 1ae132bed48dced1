# title: Shortest job first finish times
# field: sets
# entry: finish_times
# label: nlogn
# cost: durations*log(durations)
# size: durations
# bound: durations*max(durations)
# gives: sorted

def finish_times(durations: set[int]) -> list[int]:
    clock = 0
    finished = []
    for duration in sorted(durations):
        clock += duration
        finished.append(clock)
    return finished

# inputs

def dense(rng, durations):
    return set(range(1, durations + 1)),

def sampled(rng, durations):
    return set(rng.sample(range(durations + 1), durations)),

def low(rng, durations):
    return set(range(durations)),
