import pytest

import slots


def test_length_of_a_span():
    assert slots.length(slots.span(3, 8)) == 5


def test_spans_that_share_a_point_overlap():
    assert slots.overlaps((1, 5), (4, 9))
    assert not slots.overlaps((1, 3), (5, 9))


def test_normalize_sorts_and_joins():
    assert slots.normalize([(7, 9), (1, 3), (2, 5)]) == [(1, 5), (7, 9)]


def test_union_of_two_sets():
    assert slots.union([(1, 4)], [(3, 6), (8, 9)]) == [(1, 6), (8, 9)]


def test_intersection_of_single_spans():
    assert slots.intersect([(1, 6)], [(4, 9)]) == [(4, 6)]


def test_subtracting_the_front():
    assert slots.subtract([(1, 9)], [(0, 4)]) == [(4, 9)]


def test_total_of_separate_spans():
    assert slots.total([(1, 4), (6, 8)]) == 5


def test_contains_a_point_inside():
    assert slots.contains([(1, 4), (6, 9)], 7)
    assert not slots.contains([(1, 4), (6, 9)], 5)


def test_shifting_forward():
    assert slots.shift([(1, 2), (5, 6)], 10) == [(11, 12), (15, 16)]


def test_first_fit_with_room_to_spare():
    assert slots.first_fit([(0, 4)], 2, (0, 9)) == (4, 6)


def test_split_that_comes_out_even():
    assert slots.split((0, 6), 2) == [(0, 2), (2, 4), (4, 6)]


def test_coverage_of_a_half():
    assert slots.coverage([(0, 5)], (0, 10)) == 0.5


def test_busiest_point():
    assert slots.busiest([(0, 5), (2, 7), (3, 4), (9, 12)]) == 3


def test_assigning_rooms():
    assert slots.assign([(0, 5), (2, 7), (6, 9)], 2) == [0, 1, 0]
    with pytest.raises(ValueError):
        slots.assign([(0, 5), (2, 7)], 1)
