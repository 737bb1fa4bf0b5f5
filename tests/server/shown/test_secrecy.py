"""Nothing that is sent depends on what the viewer cannot know; and that something is sent does not, either."""

from __future__ import annotations

import asyncio
from itertools import islice
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.playing import dealt, play_until

from courtyard.bots import bot_names, find_bot
from courtyard.core.choice import Journal, Pending
from courtyard.core.dice import Dice
from courtyard.core.seats import BYSTANDER
from courtyard.core.session import Session
from courtyard.games import GAMES, find_game
from courtyard.server.rooms.room import Room
from courtyard.server.shapes.entries import Answered, Opened, Sat, Started
from courtyard.server.shapes.wire import encode
from courtyard.server.tables.table import make_table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.house import House, Person

    from courtyard.core.choice import Choice
    from courtyard.server.tables.table import Table


# -- every byte --------------------------------------------------------------------------------------------------------
def positions(game: str, seed: int) -> Iterator[tuple[Table, Choice]]:
    """A game of as many as possible, who play like all kinds of bots, at each of its questions."""
    rules = find_game(game)
    settled = rules.settle({"players": 3}, seed)
    table = make_table("abcdef", [Opened(game=game, players=3, options={}, draft=0, listed=False)])
    for seat in range(3):
        table.apply(Sat(seat=seat, name=f"Player {seat}", token=str(seat)))
    table.scores = True
    table.apply(Started(options=settled, seed=seed, version=rules.version))
    assert table.play is not None
    names = bot_names(game)
    bots = [find_bot(game, names[(seat + seed) % len(names)], seed + seat) for seat in range(3)]
    session = table.play.session
    while (choice := session.choice) is not None:
        yield table, choice
        answer = bots[choice.seat].choose(choice, session.state)
        table.apply(Answered(names=[rules.spell(choice, place) for place in answer]))


def sent(room: Room, viewer: int) -> bytes:
    """All that a viewer is sent of a table and its position who comes just now, and what the list of tables says."""
    room.changed()
    face = room.face(viewer, "en")
    assert face is not None
    position = face.position(0, room.requests.state(viewer))
    return encode([room.info(None if viewer == BYSTANDER else str(viewer)), position]) + room.head().summary


@pytest.mark.parametrize("seed", [11, 12])
@pytest.mark.parametrize("game", list(GAMES))
def test_what_a_viewer_cannot_know_changes_no_byte_that_is_sent(game: str, seed: int) -> None:
    rules, dice, compared = find_game(game), Dice(seed), 0
    room: Room | None = None
    for table, _ in islice(positions(game, seed), 0, None, 3):
        room = room or Room(table, None, None)  # type: ignore[arg-type] # nothing is written, and nobody thinks
        play = table.play
        assert play is not None
        truth = play.session.state
        for viewer in (BYSTANDER, 0, 1, 2):
            if play.shown_to(viewer) < len(play.session.answers):
                continue  # held back; another test is about that
            before = sent(room, viewer)
            play.session.state = rules.copy(truth)
            rules.redeal(play.session.state, viewer, dice.roll(1 << 30))
            play.session.state.dice.become(truth.dice)  # whether they have rolled since is no secret
            assert sent(room, viewer) == before
            play.session.state = truth
            compared += 1
    assert compared > 100


def passed(card: str) -> Room:
    """A table with visible points at which Béla has passed Cili a card in secret, and Cili has passed one to Anna."""
    rules = find_game("dominion")
    table = make_table("abcdef", [Opened(game="dominion", players=3, options={}, draft=0, listed=False)])
    for seat in range(3):
        table.apply(Sat(seat=seat, name=f"Player {seat}", token=str(seat)))
    table.scores = True
    table.apply(Started(options=rules.settle({"players": 3}, 1), seed=1, version=rules.version))
    assert table.play is not None
    hands = [["Masquerade", "Estate", "Gold"], ["Province", "Copper"], ["Curse", "Duchy"]]
    table.play.session = Session(rules, rules.arrange({"seats": [{"hand": hand} for hand in hands]}))
    for names in (["masquerade"], ["estate"], [card], ["curse"], []):
        table.apply(Answered(names=names))
    return Room(table, None, None)  # type: ignore[arg-type] # nothing is written, and nobody thinks


def test_visible_points_tell_nobody_what_others_have_passed() -> None:
    province, copper = passed("province"), passed("copper")
    for viewer in (BYSTANDER, 0):
        assert sent(province, viewer) == sent(copper, viewer)
    for viewer in (1, 2):
        assert sent(province, viewer) != sent(copper, viewer)


@pytest.mark.parametrize("game", list(GAMES))
def test_whom_others_wait_for_and_what_they_see_of_a_new_move_follows_from_what_they_know(game: str) -> None:
    rules, dice, compared = find_game(game), Dice(5), 0
    for table, choice in positions(game, 5):
        assert table.play is not None
        session = table.play.session
        rest = session.rest_before(len(session.answers))
        if rest.answers < len(session.answers):
            continue  # in the middle of a move
        for viewer in {BYSTANDER, 0, 1, 2} - {choice.seat}:
            state = rules.copy(rest.state)
            rules.redeal(state, viewer, dice.roll(1 << 30))
            asked = first_question(rules, state)
            assert asked.seat == choice.seat
            if game == "dominion":  # where chance has no part in what comes before the first question of a move
                assert rules.view(state, viewer) == rules.view(session.state, viewer)
            compared += 1
    assert compared > 50


def first_question(rules: Any, state: Any) -> Choice:  # noqa: ANN401 - a state belongs to its rules
    try:
        rules.move(state, Journal([]))
    except Pending as pending:
        return pending.choice
    raise AssertionError("nobody is asked anything")


# -- and every message -------------------------------------------------------------------------------------------------
async def attack(house: House) -> tuple[Person, Person, Person]:
    """Anna has played Militia, and Béla, who has a Moat, is asked whether to show it."""
    anna = await house.opens("dominion", share=dealt("dominion", 3, kingdom="first-game", start=0))
    bela = await house.guest(anna.code, "Béla")
    watcher = await house.watcher(anna.code)
    await anna.sends(type="setup", change={"undo": "free"})
    await anna.sends(type="start")
    playing = asyncio.create_task(play_until(anna, "nothing", ["militia", "silver"]))
    await play_until(bela, "react", ["moat", "estate"])
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    return anna, bela, watcher


async def quiet(person: Person) -> list[str]:
    """The types of all messages that have come by now."""
    known = len(person.heard)
    await person.sends(type="ping")
    await person.hears("pong")
    return [message["type"] for message in person.heard[known:-1]]


@pytest.mark.anyio
async def test_whoever_is_asked_for_what_they_hold_is_asked_in_secret(house: House) -> None:
    anna, bela, watcher = await attack(house)
    await quiet(anna)
    await quiet(watcher)
    assert anna.position["view"]["in_play"] == []  # her Militia is not shown, not even to her
    assert watcher.position["awaiting"] == [0]
    assert "militia" in bela.position["view"]["in_play"]
    positions = [message for message in anna.heard if message["type"] == "position"]
    assert positions[-1]["choice"] is not None  # the last position was the one in which she was asked
    assert anna.heard[-2]["type"] == "kept" or anna.heard[-3]["type"] == "kept"

    await anna.comes_back()
    await anna.hears("position")
    assert (anna.position["choice"], anna.position["awaiting"]) == (None, [])
    assert anna.position["view"]["in_play"] == []

    await bela.picks([])
    await watcher.sees(lambda now: "militia" in now["view"]["in_play"])
    assert watcher.position["awaiting"] == [1]
    await bela.is_asked("militia.discard")
    assert bela.position["undo"]["allowed"] == "ask"  # for his answer before that, as if he had not been asked


@pytest.mark.anyio
async def test_nobody_is_sent_what_they_have(house: House) -> None:
    anna = await house.opens("dominion", bots=True, start=True, options={"start": 0})
    await anna.is_asked("turn")
    assert await quiet(anna) == []
    bela = await house.watcher(anna.code)
    await bela.hears("position")
    assert [message["type"] for message in anna.heard].count("position") == 1
    known = len(anna.heard)
    await anna.finds(lambda table: table["watchers"] == 1)
    assert [message["type"] for message in anna.heard[known:]] == ["table"]
    assert await quiet(anna) == []
