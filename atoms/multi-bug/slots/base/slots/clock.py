"""Durations and times of day as people write them. Durations are seconds, times of day are minutes."""

import re

UNITS = {"d": 86400, "h": 3600, "m": 60, "s": 1}
PART = re.compile(r"(\d+(?:\.\d+)?)\s*([a-z])")


def parse_duration(text):
    """Seconds of `1h30m`, `90 m`, `2d 4h`, `1.5h`; each unit at most once."""
    rest = text.strip()
    seconds = 0
    seen = set()
    while rest:
        part = PART.match(rest)
        if not part or part[2] not in UNITS:
            raise ValueError(f"{text!r} is not a duration")
        seen.add(part[2])
        seconds += float(part[1]) * UNITS[part[2]]
        rest = rest[part.end():].lstrip()
    return round(seconds)


def format_duration(seconds):
    """The shortest text that `parse_duration` reads as so many seconds; a minus sign before what is negative."""
    sign = "-" if seconds < 0 else ""
    rest = seconds
    parts = []
    for unit, size in UNITS.items():
        count, rest = divmod(rest, size)
        if count:
            parts.append(f"{count}{unit}")
    return sign + "".join(parts)


def parse_clock(text):
    """Minutes since midnight of `9:30` or `09:30`; `24:00` is the end of the day."""
    match = re.fullmatch(r"(\d{1,2}):(\d{2})", text.strip())
    if not match:
        raise ValueError(f"{text!r} is not a time of day")
    hours, minutes = int(match[1]), int(match[2])
    if minutes > 59 or hours * 60 + minutes >= 1440:
        raise ValueError(f"{text!r} is not a time of day")
    return hours * 60 + minutes


def format_clock(minutes):
    """`09:30` of 570; only the end of the day is 24:00, and more is an error."""
    if not 0 <= minutes <= 1440:
        raise ValueError(f"{minutes} minutes are not within a day")
    return f"{minutes // 60:02}:{minutes % 60:02}"


def parse_range(text):
    """The span of `9:00-12:30`; one that ends before it starts runs past midnight."""
    start, dash, end = text.partition("-")
    if not dash:
        raise ValueError(f"{text!r} has no end")
    start, end = parse_clock(start), parse_clock(end)
    return (start, end)


def format_range(one):
    """`09:00-12:30`; what is past midnight is written as the next day's time."""
    start, end = one
    return f"{format_clock(start)}-{format_clock(end if end <= 1440 else end - 1440)}"
