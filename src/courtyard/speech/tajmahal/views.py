"""What is looked up in a view of Taj Mahal again and again."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from courtyard.tajmahal.shapes import Province, Town
    from courtyard.tajmahal.shapes import View as Table


def province_now(table: Table) -> Province:
    """The one that is visited."""
    return next(province for province in table["provinces"] if province["id"] == table["province"])


def towns_now(table: Table) -> list[Town]:
    """The towns of the province that is visited."""
    return [town for town in table["towns"] if town["province"] == table["province"]]
