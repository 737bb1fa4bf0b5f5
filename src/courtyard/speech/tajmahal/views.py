"""What is looked up in a view of Taj Mahal again and again."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from courtyard.tajmahal.shapes import Province, Town, View


def province_now(view: View) -> Province:
    """The one that is visited."""
    return next(province for province in view["provinces"] if province["id"] == view["province"])


def towns_now(view: View) -> list[Town]:
    """The towns of the province that is visited."""
    return [town for town in view["towns"] if town["province"] == view["province"]]
