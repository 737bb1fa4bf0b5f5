"""How long it takes until something is shown does not tell whether a bot was asked in secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.server.shown.test_secrecy import quiet

from courtyard.bots import find_bot
from courtyard.core.answer import read_answer
from courtyard.core.session import Session
from courtyard.games import find_game
from courtyard.server.plays.play import Play
from courtyard.server.undo.requests import Request

if TYPE_CHECKING:
    from tests.server.house import House, Person

    from courtyard.server.rooms.room import Room

pytestmark = pytest.mark.anyio
RULES = find_game("dominion")
LONGER_THAN_ANY_TEST = 3600.0
HAND = ["Militia", "Throne Room", "Mine", "Baron", "Estate", "Copper", "Silver"]


async def table(house: House, bots_hand: list[str], hand: list[str] = HAND) -> tuple[Person, Room]:
    """Anna, whose turn it is with this hand, against a bot with that one; the hush lasts until the test ends it."""
    anna = await house.opens("dominion", bots=True, start=True, options={"kingdom": "first-game", "start": 0})
    await anna.is_asked("turn")
    return anna, await lay(house, anna, bots_hand, hand)


async def lay(house: House, anna: Person, others_hand: list[str], hand: list[str] = HAND) -> Room:
    room = await house.rooms.find(anna.code)
    assert room.table.play is not None
    deck = ["Copper", "Estate", "Silver", "Copper", "Gold"]
    seats = [{"hand": hand, "deck": deck}, {"hand": others_hand, "deck": deck}]
    kingdom = ["Moat", "Militia", "Throne Room", "Mine", "Baron", "Library"]
    room.table.play.session = Session(RULES, RULES.arrange({"seats": seats, "kingdom": kingdom}))
    room.table.pace = 0
    room.hush.length = LONGER_THAN_ANY_TEST
    room.changed()
    await anna.sees(lambda now: "militia" in now["view"]["players"][0]["hand"])
    return room


def why(room: Room) -> str:
    """What is asked in truth."""
    assert room.table.play is not None
    choice = room.table.play.session.choice
    return "" if choice is None else choice.why


async def reacted(anna: Person, room: Room) -> None:
    """The bot that is asked in secret has thought and answered."""
    while "react" in why(room):
        await quiet(anna)


MOAT = ["Moat", "Copper", "Copper", "Estate", "Silver"]
NO_MOAT = ["Copper", "Copper", "Copper", "Estate", "Silver"]


@pytest.mark.parametrize("bots_hand", [MOAT, NO_MOAT])
async def test_an_attack_is_shown_when_the_hush_ends_whether_or_not_a_bot_was_asked(
    house: House, bots_hand: list[str]
) -> None:
    anna, room = await table(house, bots_hand)
    await anna.answers("militia")
    await reacted(anna, room)
    assert await quiet(anna) == []
    assert anna.position["view"]["in_play"] == []
    room.hush.end()
    await anna.sees(lambda now: "militia" in now["view"]["in_play"])


async def test_a_page_that_answers_in_secret_by_itself_does_not_lengthen_the_hush(house: House) -> None:
    anna = await house.opens("dominion", options={"kingdom": "first-game", "start": 0})
    bela = await house.guest(anna.code, "Béla")
    await anna.sends(type="start")
    await anna.is_asked("turn")
    room = await lay(house, anna, MOAT)
    await anna.answers("militia")
    await bela.is_asked("react")
    until = room.hush.until
    await bela.picks([])
    await bela.is_asked("militia.discard")
    assert room.hush.until == until is not None
    assert anna.position["view"]["in_play"] == []


async def test_a_bot_answers_in_secret_also_while_somebody_asks_to_take_back(house: House) -> None:
    anna, room = await table(house, MOAT)
    room.requests.open = Request(0, room.table.epoch, 0)
    await anna.answers("militia")
    await reacted(anna, room)


@pytest.mark.parametrize("bots_hand", [MOAT, NO_MOAT])
async def test_whoever_guesses_what_comes_next_is_told_the_same(house: House, bots_hand: list[str]) -> None:
    anna, room = await table(house, bots_hand)
    await anna.answers("militia")
    epoch, question = anna.position["epoch"], 1
    await anna.sends(type="answer", epoch=epoch, question=question, places=[])
    await anna.is_refused("stale")
    await anna.sends(type="undo", epoch=epoch)
    await anna.is_refused("undo-nothing")
    await reacted(anna, room)
    room.hush.end()
    await anna.sees(lambda now: "militia" in now["view"]["in_play"])


async def test_a_bot_that_all_wait_for_takes_its_time_from_when_they_see_that(house: House) -> None:
    anna, room = await table(house, NO_MOAT)
    await anna.answers("militia")
    assert why(room) == "militia.discard"
    assert await quiet(anna) == []
    assert why(room) == "militia.discard"  # it would have discarded long ago, at this pace
    room.hush.length = 0
    room.hush.end()
    await anna.is_asked("turn")


async def test_whoever_alone_could_be_asked_is_shown_everything_at_once(house: House) -> None:
    anna, room = await table(house, NO_MOAT, ["Baron", "Militia", "Copper"])
    bela = await house.watcher(anna.code)
    await bela.hears("position")
    await anna.answers("baron")  # without an Estate in hand: there is nothing to ask
    await anna.is_asked("turn")
    assert bela.position["view"]["in_play"] == []
    assert "position" not in await quiet(bela)
    room.hush.end()
    await bela.sees(lambda now: "baron" in now["view"]["in_play"])


async def test_what_cannot_lead_to_a_secret_is_shown_at_once(house: House) -> None:
    anna, _ = await table(house, MOAT, ["Festival", "Militia", "Copper"])
    await anna.answers("festival")
    await anna.sees(lambda now: "festival" in now["view"]["in_play"])


@pytest.mark.parametrize(
    ("kingdom", "card", "suspects"),
    [
        (["Militia", "Moat"], "Militia", [1, 2]),
        (["Militia"], "Militia", []),  # nobody can have anything to show
        (["Baron"], "Baron", [0]),
        (["Tournament"], "Tournament", [0, 1, 2]),
        (["Bureaucrat"], "Bureaucrat", [1, 2]),
        (["Throne Room", "Moat"], "Throne Room", [0]),
        (["Village", "Moat"], "Village", []),
    ],
)
async def test_whom_a_card_may_ask_in_secret(kingdom: list[str], card: str, suspects: list[int]) -> None:
    hands = [{"hand": [card, "Copper"], "deck": ["Copper"] * 5}, *({"hand": ["Copper"] * 5} for _ in range(2))]
    session = Session(RULES, RULES.arrange({"seats": hands, "kingdom": kingdom}))
    assert session.choice is not None
    session.answer(read_answer(RULES, session.choice, [card]))
    played = next(event for event in session.events if event.what == "played")
    assert RULES.suspects(session.state, played) == suspects


SECRETS = ["Moat", "Militia", "Throne Room", "Baron", "Library", "Bureaucrat", "Mine", "Young Witch", "Tournament"]
TREASURES = ["Estate", "Duchy", "Province", "Copper", "Silver", "Gold"]


def secrets_in(seed: int) -> set[str]:
    """The questions that were asked in secret in a game; each came to somebody who could be suspected of it."""
    play = Play(RULES, RULES.settle({"players": 3}, seed), seed, 1, RULES.version)
    seats = [{"hand": SECRETS[seat : seat + 5], "deck": [*SECRETS, *TREASURES] * 2} for seat in range(3)]
    play.session = Session(RULES, RULES.arrange({"seats": seats, "kingdom": SECRETS, "bane": "Moat"}))
    session, secrets = play.session, set()
    bots = [find_bot("dominion", "random", seed + seat) for seat in range(3)]
    suspects: frozenset[int] = frozenset()
    while (choice := session.choice) is not None and len(session.answers) < 300:
        if RULES.betrays(choice):
            secrets.add(choice.why)
            assert choice.seat in suspects, choice.why
        session.answer([int(place) for place in bots[choice.seat].choose(choice, session.state)])
        suspects = play.suspects()
    return secrets


async def test_nobody_is_asked_in_secret_who_could_not_be_suspected_of_it() -> None:
    secrets = set().union(*(secrets_in(seed) for seed in range(6)))
    assert len(secrets) > 6


def test_before_the_first_answer_and_after_all_are_taken_back_nobody_is_suspected() -> None:
    play = Play(RULES, RULES.settle({"kingdom": "first-game"}, 1), 1, 1, RULES.version)
    assert play.suspects() == frozenset()
    choice = play.session.choice
    assert choice is not None
    play.answer([RULES.spell(choice, place) for place in choice.everything()])
    play.undo(1)
    assert play.suspects() == frozenset()
