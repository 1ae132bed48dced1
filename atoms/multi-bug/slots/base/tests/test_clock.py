import pytest

import slots


def test_parse_hours_and_minutes():
    assert slots.parse_duration("1h30m") == 5400


def test_parse_days():
    assert slots.parse_duration("2d") == 172800


def test_an_unknown_unit_is_refused():
    with pytest.raises(ValueError):
        slots.parse_duration("3y")


def test_format_hours_and_minutes():
    assert slots.format_duration(5400) == "1h30m"


def test_clock_of_the_morning():
    assert slots.parse_clock("9:30") == 570
    assert slots.format_clock(570) == "09:30"


def test_range_of_a_morning():
    assert slots.parse_range("9:00-12:30") == (540, 750)
