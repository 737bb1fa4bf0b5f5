"""The kingdom of the day: the same for everybody, and other cards change little of it."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import UTC, datetime

import pytest
from tests.dominion.printed import KINGDOM

from courtyard.core.errors import Refused
from courtyard.dominion.kingdom import Wish, all_kingdom_cards, order_of_day, settle_kingdom
from courtyard.speech.dominion.options import read_kingdom

DAYS = [f"{2026 + month // 12}-{month % 12 + 1:02}-{date:02}" for month in range(60) for date in range(1, 29)]


def cards(day: str) -> list[str]:
    return settle_kingdom({"kingdom": day}, 1)[0]


@pytest.mark.parametrize(
    ("day", "ten", "bane"),
    [
        ("2026-01-01", "mining-village courtyard spy militia moat jester masquerade chancellor festival bridge", ""),
        (
            "2026-11-18",
            "cellar village feast farming-village adventurer laboratory council-room horse-traders library pawn",
            "",
        ),
        (
            "2026-12-02",
            "pawn young-witch great-hall swindler throne-room steward horse-traders moneylender mining-village mine",
            "masquerade",
        ),
        ("2030-12-31", "swindler village witch secret-chamber masquerade minion upgrade thief cellar trading-post", ""),
    ],
)
def test_what_everybody_plays_on_a_day(day: str, ten: str, bane: str) -> None:
    assert settle_kingdom({"kingdom": day}, 1) == (ten.split(), bane)


def test_the_seed_of_a_table_has_no_say_in_it() -> None:
    assert settle_kingdom({"kingdom": "2026-11-18"}, 1) == settle_kingdom({"kingdom": "2026-11-18"}, 2)


def test_it_is_the_same_on_another_machine_in_another_place() -> None:
    ask = "from courtyard.dominion.kingdom import settle_kingdom as s; print(s({'kingdom': '2026-11-18'}, 5))"
    for place, hashes in (("Pacific/Kiritimati", "1"), ("Pacific/Pago_Pago", "2")):
        there = {**os.environ, "TZ": place, "PYTHONHASHSEED": hashes, "LC_ALL": "C"}
        said = subprocess.run([sys.executable, "-c", ask], env=there, check=True, capture_output=True, text=True)
        assert said.stdout.strip() == str(settle_kingdom({"kingdom": "2026-11-18"}, 1))


def test_today_is_the_day_of_utc() -> None:
    before = datetime.now(UTC).date().isoformat()
    said = read_kingdom(" Today ", [])
    assert said in {before, datetime.now(UTC).date().isoformat()}  # it may be midnight
    assert read_kingdom("2026-11-18", []) == "2026-11-18"


def test_days_differ_and_every_card_has_its_days() -> None:
    kingdoms = [tuple(sorted(cards(day))) for day in DAYS]
    assert len(set(kingdoms)) == len(DAYS)
    often = [sum(card in kingdom for kingdom in kingdoms) for card in all_kingdom_cards()]
    usual = len(DAYS) * 10 / len(KINGDOM)
    assert 0.7 * usual < min(often)
    assert max(often) < 1.3 * usual


def test_a_bane_comes_with_young_witch_and_only_with_her() -> None:
    found = [settle_kingdom({"kingdom": day}, 1) for day in DAYS[:300]]
    assert any(bane for _, bane in found)
    for ten, bane in found:
        assert bool(bane) == ("young-witch" in ten)
        assert bane not in ten


def test_a_new_card_changes_no_kingdom_but_those_that_it_is_in() -> None:
    # As if Moat had been added later, and at another place of the list.
    others = [card for card in reversed(all_kingdom_cards()) if card != "moat"]
    for day in DAYS[:400]:
        before, after = Wish({}).pick(order_of_day(day, others))[0], cards(day)
        if "moat" in after:
            assert len(set(after) - set(before)) == 1
        else:
            assert after == before


@pytest.mark.parametrize("day", ["2026-02-29", "2026-13-01", "2026-00-10", "2026-11-31", "0000-01-01", "9999-99-99"])
def test_a_day_that_no_calendar_has_is_refused(day: str) -> None:
    with pytest.raises(Refused, match=f"No calendar has the day {day}; a date is written like 2026-11-18"):
        settle_kingdom({"kingdom": day}, 1)


@pytest.mark.parametrize("name", ["2026-11-1", "20261118", "26-11-18", "2026-11-18T00:00", "٢٠٢٦-11-18", "today"])
def test_what_is_no_date_is_no_kingdom(name: str) -> None:
    with pytest.raises(Refused, match="There is no recommended set"):
        settle_kingdom({"kingdom": name}, 1)


def test_a_leap_day_is_a_day() -> None:
    assert len(cards("2028-02-29")) == 10


def test_the_kingdom_of_a_day_leaves_nothing_to_wish_for() -> None:
    with pytest.raises(Refused, match="leaves nothing to draw; drop “ban”"):
        settle_kingdom({"kingdom": "2026-11-18", "ban": ["moat"]}, 1)
