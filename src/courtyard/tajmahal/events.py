"""All that can be told of a game, by the names of events and of their facts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.core.rules import Transfer
from courtyard.core.seats import NOBODY
from courtyard.tajmahal.box import BONUSES, GOODS, PROVINCES, bonus_name
from courtyard.tajmahal.card import COLOURS, INFLUENCES, SYMBOLS
from courtyard.tajmahal.court import tile_name
from courtyard.tajmahal.scores import REASONS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from courtyard.tajmahal.box import Box

WITH_CARDS: Final = "discarded drew earned lost played showed took took-back"


def all_events(box: Box) -> dict[str, dict[str, list[str]]]:
    towns = list(box.town_ids)
    provinces = [province.id for province in box.provinces]
    tiles = [tile_name(tile) for tile in range(1, PROVINCES + 1)]
    bonuses = [bonus_name(bonus) for bonus in range(len(BONUSES))]
    influences: list[str] = list(SYMBOLS[:INFLUENCES])
    prizes = [*influences, "crown", *tiles]
    events: dict[str, dict[str, list[str]]] = {name: {"seat": [], "cards": []} for name in WITH_CARDS.split()}
    events["withdrew"] = {"seat": []}
    events["visit"] = {"seat": [], "number": [], "province": provinces}
    events["won"] = {"seat": [], "prize": prizes}
    events["built"] = {"seat": [], "prize": prizes, "town": towns}
    events["bonus"] = {"seat": [], "bonus": bonuses, "town": towns}
    events["returned"] = {"seat": [], "prize": influences}
    events["scored"] = {"seat": [], "number": [], "provinces": provinces, "town": towns, "tile": tiles, **reasons()}
    # These are nobody's doing:
    events["displayed"] = {"cards": []}
    events["shuffled"] = {"number": []}
    events["unclaimed"] = {"tile": tiles, "bonus": bonuses, "town": towns}
    events["ended"] = {}
    return events


def reasons() -> dict[str, list[str]]:
    """What a score is for, whatever the board is."""
    return {"why": list(REASONS), "good": list(GOODS), "held": [], "longest": list(COLOURS)}


def transfer(told: Mapping[str, object]) -> Transfer | None:
    """What cards come into a hand or leave the table, and which are laid down."""
    what, seat, cards, count = told["what"], told["seat"], told.get("cards", []), told.get("count", 0)
    assert isinstance(seat, int) and isinstance(cards, list) and isinstance(count, int)
    if what in ("took", "earned", "drew"):
        return Transfer(NOBODY, seat, cards, max(0, count - len(cards)))
    if what in ("discarded", "lost"):
        return Transfer(seat, NOBODY, cards)
    if what in ("played", "showed"):
        return Transfer(seat, seat, cards)
    return None
