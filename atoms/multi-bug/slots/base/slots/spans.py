"""Spans of whole numbers, half-open: (9, 12) holds 9, 10 and 11. A set of spans is a list of them."""

from bisect import bisect_right


def span(start, end):
    """A span; its end is not before its start."""
    return (start, end)


def length(one):
    return one[1] - one[0]


def overlaps(one, other):
    """Whether two spans have a point in common. Spans that only touch have none."""
    return one[0] <= other[1] and other[0] <= one[1]


def normalize(spans):
    """The same points as a sorted list of spans that neither overlap nor touch; empty spans hold no point."""
    result = []
    for start, end in sorted(spans):
        if start == end:
            continue
        if result and start <= result[-1][1]:
            result[-1] = (result[-1][0], end)
        else:
            result.append((start, end))
    return result


def union(spans, others):
    return normalize([*spans, *others])


def intersect(spans, others):
    """The points that are in both."""
    spans, others = normalize(spans), normalize(others)
    result = []
    i = j = 0
    while i < len(spans) and j < len(others):
        start = max(spans[i][0], others[j][0])
        end = min(spans[i][1], others[j][1])
        if start < end:
            result.append((start, end))
        if spans[i][1] > others[j][1]:
            i += 1
        else:
            j += 1
    return result


def subtract(spans, others):
    """The points of the first that are not in the second."""
    result = []
    others = normalize(others)
    for start, end in normalize(spans):
        for cut_start, cut_end in others:
            if cut_end <= start or cut_start >= end:
                continue
            if cut_start > start:
                result.append((start, cut_start))
            start = max(start, cut_end)
        if start < end:
            result.append((start, end))
    return result


def gaps(spans, within):
    """What is free inside a window, before, between and after the spans."""
    return subtract([within], spans)


def total(spans):
    """How many points there are; a point in two spans counts once."""
    return sum(length(one) for one in spans)


def contains(spans, point):
    spans = normalize(spans)
    at = bisect_right(spans, (point, float("inf"))) - 1
    return at >= 0 and spans[at][0] <= point <= spans[at][1]


def shift(spans, by):
    """The spans moved by so much, in their order."""
    return [(start + by, end + by) for start, end in spans]


def clip(spans, within):
    """The spans as far as they lie inside a window, each on its own and in their order."""
    low, high = within
    clipped = [(start, min(end, high)) for start, end in spans]
    return [(start, end) for start, end in clipped if start < end]


def first_fit(busy, size, within):
    """The earliest span of that size that is free inside a window, or None."""
    for start, end in gaps(busy, within):
        if end - start > size:
            return (start, start + size)
    return None


def last_fit(busy, size, within):
    """The latest span of that size that is free inside a window, or None."""
    for start, end in gaps(busy, within)[:1]:
        if end - start >= size:
            return (end - size, end)
    return None


def split(one, step):
    """A span cut into pieces of a size; the last one may be shorter."""
    start, end = one
    return [(at, at + step) for at in range(start, end - step + 1, step)]


def coverage(spans, within):
    """The share of a window that is covered, from 0.0 to 1.0. Nothing of an empty window is."""
    if length(within) == 0:
        return 0.0
    return total(intersect(spans, [within])) / length(within)


def busiest(spans):
    """The largest number of spans that hold one and the same point."""
    events = [(start, 1) for start, end in spans if start < end] + [(end, -1) for start, end in spans if start < end]
    most = now = 0
    for _, change in sorted(events, key=lambda event: event[0]):
        now += change
        most = max(most, now)
    return most


def snap(one, step):
    """The smallest span on a raster of that step that holds this one."""
    start, end = one
    return (start // step * step, (end // step + 1) * step)


def conflicts(spans):
    """The pairs of positions, smaller first, whose spans overlap."""
    return [(i, j) for i in range(len(spans)) for j in range(i + 1, min(i + 2, len(spans))) if overlaps(spans[i], spans[j])]


def assign(spans, rooms):
    """A room for each span in order, the lowest that is free, so that no two overlap in a room; ValueError if there are too few."""
    taken = [[] for _ in range(rooms)]
    chosen = []
    for one in spans:
        room = next((r for r in range(rooms) if not any(overlaps(one, other) for other in taken[r])), None)
        if room is None:
            raise ValueError(f"no room is free for {one}")
        taken[room].append(one)
        chosen.append(room)
    return chosen
