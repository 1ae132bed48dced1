# title: Rooms needed for meetings
# field: intervals
# entry: rooms_needed
# label: nlogn
# cost: meetings*log(meetings)
# size: meetings

def rooms_needed(meetings: list[tuple[int, int]]) -> int:
    events = []
    for pair in meetings:
        events.append((min(pair), 1))
        events.append((max(pair), -1))
    rooms = busy = 0
    for _, change in sorted(events):
        busy += change
        rooms = max(rooms, busy)
    return rooms

# inputs

def overlapping(rng, meetings):
    return [(i // 2, meetings - i // 4) for i in range(meetings)],

def random(rng, meetings):
    return [(rng.randrange(meetings + 1), rng.randrange(meetings + 1)) for _ in range(meetings)],

def disjoint(rng, meetings):
    return [(i, i + 1) for i in range(meetings)],
