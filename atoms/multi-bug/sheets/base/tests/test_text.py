import pytest

import sheets


def test_csv_of_two_rows():
    assert sheets.parse_csv("a,b\n1,2\n") == [["a", "b"], ["1", "2"]]


def test_a_separator_inside_quotes():
    assert sheets.parse_csv('"a,b",c\n') == [["a,b", "c"]]


def test_csv_without_a_last_newline():
    assert sheets.parse_csv("a,b\n1,2") == [["a", "b"], ["1", "2"]]


def test_format_plain_cells():
    assert sheets.format_csv([["a", 1], ["b", 2]]) == "a,1\nb,2\n"


def test_format_a_separator_in_a_cell():
    assert sheets.format_csv([["a,b"]]) == '"a,b"\n'


def test_markdown_table_is_read():
    assert sheets.parse_markdown("| a | b |\n| --- | --- |\n| 1 | 2 |\n") == [["a", "b"], ["1", "2"]]


def test_markdown_table_is_written():
    assert sheets.format_markdown([["name", "n"], ["Ada", "1"]]) == "| name | n   |\n| ---- | --- |\n| Ada  | 1   |\n"


def test_numbers_and_words():
    assert sheets.parse_value("12") == 12
    assert sheets.parse_value("1.5") == 1.5
    assert sheets.parse_value("apple") == "apple"


def test_an_open_quote_is_an_error():
    with pytest.raises(ValueError):
        sheets.parse_csv('"a\n')
