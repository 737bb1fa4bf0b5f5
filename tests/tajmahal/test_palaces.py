"""Roads and palaces on the board that the game comes with."""

from __future__ import annotations

import pytest

from courtyard.tajmahal.palaces import connected_provinces, spread
from courtyard.tajmahal.reading import STANDARD
from courtyard.tajmahal.scoring import points_for_palaces
from courtyard.tajmahal.sets import bit, first, members

EXAMPLE = [
    ("red", "AJM2 AJM4 ALL4 DEL3 DEL4 GUJ2 GUJ3 KAS4 MAL4 MAR4", "AJM DEL GUJ MAL"),
    ("blue", "AJM1 AJM3 AGR3 AGR4 AWA2 DEL2 GUJ4 MAR2", "AJM AGR MAR"),
    ("brown", "AJM3 AGR4 ALL1 ALL4 AWA3 AWA4 DEL2 KAS1 MAL2", "AJM AGR ALL AWA MAL"),
    ("grey", "GUJ1 GUJ2 MAL1 MAL2 MAR2 MAR3", ""),
    ("grey and one more", "AJM1 GUJ1 GUJ2 MAL1 MAL2 MAR2 MAR3", "AJM GUJ MAL MAR"),
    ("one", "AJM1", "AJM"),
    ("nothing", "", ""),
]


def towns(names: str) -> int:
    return sum(int(bit(STANDARD.town_ids.index(name.lower()))) for name in names.split())


@pytest.mark.parametrize(("palaces", "provinces"), [row[1:] for row in EXAMPLE], ids=[row[0] for row in EXAMPLE])
def test_connected_provinces(palaces: str, provinces: str) -> None:
    ids = [province.id for province in STANDARD.provinces]
    joined = connected_provinces(towns(palaces), ids.index("ajm"), STANDARD.towns_in, STANDARD.neighbours)
    assert sorted(ids[place] for place in members(joined)) == sorted(provinces.lower().split())
    assert points_for_palaces(towns(palaces), ids.index("ajm"), STANDARD) == len(provinces.split())


def test_every_town_is_within_reach_of_every_other() -> None:
    everywhere = first(49)
    for town in range(49):
        assert spread(bit(town), everywhere, STANDARD.neighbours) == everywhere
    assert spread(bit(0), bit(0), STANDARD.neighbours) == bit(0)


def test_sets_reach_beyond_32_bits() -> None:
    assert [int(bit(member)) for member in (0, 1, 31, 32, 48, 61)] == [1 << n for n in (0, 1, 31, 32, 48, 61)]
    assert members(first(49)) == list(range(49))
