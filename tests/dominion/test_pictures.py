"""The descriptions of the cards' pictures: each card has one, and no two that lie side by side look alike."""

from __future__ import annotations

import json
import math
from itertools import combinations
from pathlib import Path
from typing import Final, TypedDict

import pytest
from tests.dominion.printed import CARDS

from courtyard.core.answer import name_id
from courtyard.dominion.kingdom import RECOMMENDED

HERE: Final = Path(__file__).parents[2] / "client" / "src" / "games" / "dominion"
APART: Final = 0.085  # in OKLab, where black and white are 1 apart


class Scene(TypedDict):
    """What is looked at here of a description."""

    sky: list[str]
    ground: list[str]
    emblem: list[str]


SCENES: Final[dict[str, Scene]] = {
    card: scene
    for box in sorted((HERE / "scenes").glob("*.json"))
    for card, scene in json.loads(box.read_text(encoding="utf-8")).items()
}


def oklab(colour: str) -> tuple[float, float, float]:
    """Lightness, and how red and how yellow it is, in steps that eyes see as equal."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    r, g, b = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    middle = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def difference(one: str, other: str) -> float:
    """How far two pictures are apart in the colours of sky, ground and emblem."""
    looks = [[*SCENES[card]["sky"], *SCENES[card]["ground"], SCENES[card]["emblem"][1]] for card in (one, other)]
    distances = [math.dist(oklab(here), oklab(there)) for here, there in zip(*looks, strict=True)]
    return math.sqrt(sum(distance**2 for distance in distances) / len(distances))


def test_every_card_has_a_picture_and_no_other() -> None:
    assert SCENES.keys() == {name_id(name) for name in CARDS}


def test_no_two_cards_have_the_same_sky_or_the_same_emblem() -> None:
    emblems = json.loads((HERE / "emblems.json").read_text(encoding="utf-8"))
    for drawn in ([scene["sky"] for scene in SCENES.values()], [emblem["icon"] for emblem in emblems.values()]):
        assert [one for one, other in combinations(drawn, 2) if one == other] == []


@pytest.mark.parametrize("kingdom", RECOMMENDED)
def test_the_cards_of_a_recommended_set_differ_in_hue_or_brightness(kingdom: str) -> None:
    cards = " ".join(RECOMMENDED[kingdom]).split()
    alike = [(one, other) for one, other in combinations(cards, 2) if difference(one, other) < APART]
    assert alike == []


def test_likeness_would_be_noticed() -> None:
    assert difference("smithy", "smithy") == 0
    assert difference("smithy", "village") > 4 * APART
    assert difference("festival", "diadem") < APART  # never bought side by side
