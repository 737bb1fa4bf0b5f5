"""Numbers in a row that are counted up."""

import pytest

from courtyard.counting.row import Row


def test_a_row_counts_up_place_by_place() -> None:
    row = Row(3)
    assert list(row) == [0, 0, 0]
    row.increase(1, 5)
    row.increase(1, -2)
    row.add([10, 20, 30])
    assert row == [10, 23, 30]
    assert (row[1], row.at(2), len(row), sum(row)) == (23, 30, 3, 63)
    row.clear()
    assert row == Row(3)


def test_a_row_has_no_more_places_than_it_was_made_for() -> None:
    with pytest.raises(IndexError):
        Row(2).increase(2, 1)
