# title: Latest reading per sensor
# field: sets
# entry: latest_readings
# label: linear
# cost: events
# size: events
# bound: max(events)

def latest_readings(events: list[tuple[int, int]]) -> dict[int, int]:
    latest = {}
    for sensor, reading in events:
        latest[sensor] = reading
    return latest

# inputs

def separate(rng, events):
    return [(i, events - i) for i in range(events)],

def random(rng, events):
    return [(rng.randrange(events + 1), rng.randrange(events + 1)) for _ in range(events)],

def repeated(rng, events):
    return [(1, events)] * events,
