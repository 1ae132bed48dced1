import pytest

import sheets

HEADING = ["name", "team", "points"]
ROWS = [["Ada", "red", 3], ["Bo", "blue", 5], ["Cy", "red", 4]]


def test_a_column_by_name():
    assert sheets.column(ROWS, HEADING, "points") == [3, 5, 4]
    with pytest.raises(KeyError):
        sheets.column(ROWS, HEADING, "age")


def test_transpose_of_even_rows():
    assert sheets.transpose([[1, 2, 3], [4, 5, 6]]) == [[1, 4], [2, 5], [3, 6]]


def test_sorting_upward():
    assert [row[0] for row in sheets.sort_rows(ROWS, HEADING, "points")] == ["Ada", "Cy", "Bo"]


def test_groups_of_a_column():
    assert list(sheets.group(ROWS, HEADING, "team")) == ["red", "blue"]


def test_total_and_mean():
    assert sheets.total(ROWS, HEADING, "points") == 12
    assert sheets.mean(ROWS, HEADING, "points") == 4


def test_pivot_of_single_values():
    assert sheets.pivot(ROWS, HEADING, "team", "name", "points") == (
        ["team", "Ada", "Bo", "Cy"],
        [["red", 3, None, 4], ["blue", None, 5, None]],
    )


def test_join_of_matching_rows():
    heading, rows = sheets.join(ROWS, HEADING, [["red", "R"], ["blue", "B"]], ["team", "mark"], "team")
    assert heading == ["name", "team", "points", "mark"]
    assert rows[1] == ["Bo", "blue", 5, "B"]


def test_unique_rows():
    assert sheets.unique([[1], [2], [1]]) == [[1], [2]]


def test_selected_columns():
    assert sheets.select(ROWS, HEADING, ["points", "name"]) == [[3, "Ada"], [5, "Bo"], [4, "Cy"]]


def test_chunks_that_come_out_even():
    assert sheets.chunks([1, 2, 3, 4], 2) == [[1, 2], [3, 4]]


def test_rank_of_different_values():
    assert sheets.rank([10, 30, 20]) == [1, 3, 2]
