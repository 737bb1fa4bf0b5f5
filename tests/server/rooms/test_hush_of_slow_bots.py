"""Also how long a bot has to wait until it can think does not tell whether it was asked in secret."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from tests.server.gate import Gate
from tests.server.rooms.test_hush import MOAT, NO_MOAT, RULES, why
from tests.server.shown.test_secrecy import quiet

from courtyard.core.session import Session

if TYPE_CHECKING:
    from tests.server.house import House, Person

    from courtyard.server.rooms.room import Room
    from courtyard.server.web.app import Settings

pytestmark = pytest.mark.anyio
KINGDOM = ["Moat", "Militia", "Witch", "Secret Chamber", "Bureaucrat"]
CHAMBER = ["Secret Chamber", "Moat", "Copper", "Estate", "Silver"]
TWO_KINDS = ["Estate", "Duchy", "Copper", "Silver", "Gold"]
DECK = ["Copper", "Estate", "Silver", "Copper", "Gold"]


@pytest.fixture
async def gate() -> Gate:
    return Gate()


@pytest.fixture
def settings(settings: Settings, gate: Gate) -> Settings:
    return replace(settings, thinkers=lambda: gate)


async def table(house: House, bots_hands: list[list[str]]) -> tuple[Person, Person, Room]:
    """Anna, whose turn it is, against bots with these hands, and somebody who looks on."""
    players = 1 + len(bots_hands)
    options = {"kingdom": "first-game", "start": 0}
    anna = await house.opens("dominion", bots=True, start=True, players=players, options=options)
    await anna.is_asked("turn")
    room = await house.rooms.find(anna.code)
    assert room.table.play is not None
    hands = [["Militia", "Witch", "Bureaucrat", "Copper"], *bots_hands]
    seats = [{"hand": hand, "deck": DECK} for hand in hands]
    room.table.play.session = Session(RULES, RULES.arrange({"seats": seats, "kingdom": KINGDOM}))
    room.hush.length = 0  # all that is waited for is a thought
    room.changed()
    await anna.sees(lambda now: "militia" in now["view"]["players"][0]["hand"])
    watcher = await house.watcher(anna.code)
    await watcher.sees(bool)
    for person in (anna, watcher):
        await person.finds(lambda now: now["watchers"] == 1)
    return anna, watcher, room


async def is_shown(people: list[Person], card: str) -> list[list[str]]:
    """What each of them hears until they see a card in play."""
    known = [len(person.heard) for person in people]
    for person in people:
        await person.sees(lambda now: card in now["view"]["in_play"])
    return [[message["type"] for message in person.heard[start:]] for start, person in zip(known, people, strict=True)]


HANDS = [
    pytest.param("militia", [MOAT], id="a Moat"),
    pytest.param("militia", [NO_MOAT], id="no Moat, but something to discard"),
    pytest.param("witch", [MOAT], id="a Moat, and nothing else to answer"),
    pytest.param("witch", [NO_MOAT], id="nothing to answer at all"),
    pytest.param("militia", [CHAMBER], id="several questions, one after another"),
    pytest.param("witch", [MOAT, CHAMBER, MOAT], id="every bot is asked"),
    pytest.param("witch", [NO_MOAT, MOAT, NO_MOAT], id="one bot of three is asked"),
    pytest.param("witch", [NO_MOAT, NO_MOAT, NO_MOAT], id="no bot of three is asked"),
    pytest.param("bureaucrat", [TWO_KINDS], id="two kinds of Victory cards"),
    pytest.param("bureaucrat", [NO_MOAT], id="one kind of Victory cards"),
]


@pytest.mark.parametrize(("card", "bots_hands"), HANDS)
async def test_an_attack_is_shown_after_one_thought_whether_or_not_a_bot_is_asked(
    house: House, gate: Gate, card: str, bots_hands: list[list[str]]
) -> None:
    anna, watcher, room = await table(house, bots_hands)
    await anna.answers(card)
    await gate.holds_one()
    for _ in range(3):
        assert await quiet(anna) == await quiet(watcher) == []
    assert len(gate.held) == 1
    gate.lets_one_through()
    assert await is_shown([anna, watcher], card) == [["position"], ["position"]]
    assert "react" not in why(room)


@pytest.mark.parametrize("bots_hand", [MOAT, NO_MOAT])
async def test_the_silence_counts_from_when_a_process_gets_round_to_the_thought(
    house: House, gate: Gate, bots_hand: list[str]
) -> None:
    anna, _, room = await table(house, [bots_hand])
    room.hush.length = 3600.0
    await anna.answers("militia")
    await gate.holds_one()
    assert room.hush.awaits_thought
    now = asyncio.get_running_loop().time
    got_round = now()
    gate.lets_one_through()
    while (until := room.hush.until) is None:
        assert await quiet(anna) == []
    assert got_round <= until - room.hush.length <= now()
    room.hush.end()
    assert await is_shown([anna], "militia") == [["position"]]


async def test_a_bot_that_cannot_go_on_leaves_nobody_in_silence(house: House, gate: Gate) -> None:
    anna, _, room = await table(house, [MOAT])
    await anna.answers("militia")
    await gate.holds_one()
    await room.store.append(room.table.code, room.table.length, [b"of another server"])
    gate.lets_one_through()
    await room.hush.over()
    assert why(room) == "react"
