"""Whatever a guest writes down at a table, its game is played to its end; and one that cannot be is given up."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

import pytest
from tests.server.evening import Evening
from tests.server.playing import dealt, play_by_turns

from courtyard.core.record import Record
from courtyard.server.limits.bounds import (
    BYTES_OF_ANSWER,
    BYTES_OF_END,
    ENTRIES_OF_END,
    MOST_ANSWERS,
    MOST_ENTRIES,
    ROOM_FOR_A_GAME,
)
from courtyard.server.plays import play
from courtyard.server.shapes.entries import Dropped, Minded, Said, Started, Undone, write_entry
from courtyard.server.shapes.refusal import Nay
from courtyard.server.tables import reserve
from courtyard.server.tables.reserve import check_room, is_full
from courtyard.server.tables.table import make_table

if TYPE_CHECKING:
    from tests.server.house import House, Person

    from courtyard.server.shapes.entries import Entry

SPACE = 20  # entries beyond what a game may need
LIMITS = {
    "ROOM_FOR_A_GAME": 400 + SPACE,
    "MOST_ENTRIES": 400 + 2 * SPACE + ENTRIES_OF_END,
    "MOST_BYTES": (400 + 2 * SPACE) * BYTES_OF_ANSWER + BYTES_OF_END,
}
FACES = "\N{GRINNING FACE}" * 500  # two thousand bytes


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables with room for one game of 400 answers, and for little else."""
    monkeypatch.setattr(play, "MOST_ANSWERS", 400)
    for name, limit in LIMITS.items():
        monkeypatch.setattr(reserve, name, limit)


async def sit_down(house: House) -> tuple[Person, Person]:
    """Anna, who hosts, and Béla, a guest."""
    anna = await house.opens("dominion", share=dealt("dominion", 5, kingdom="first-game", start=0))
    await anna.sends(type="setup", change={"pace": 0})
    return anna, await house.guest(anna.code, "Béla")


async def refusal(person: Person, **message: object) -> str | None:
    """What somebody is refused; None: it was done."""
    await person.sends(**message)
    await person.sends(type="ping")
    refused = None
    while (heard := await person.next())["type"] != "pong":
        refused = heard["id"] if heard["type"] == "refused" else refused
    return refused


async def until_full(person: Person, *messages: dict[str, object]) -> None:
    """Again and again, until there is no room for any of them."""
    while [await refusal(person, **message) for message in messages] != ["refused-table-full"] * len(messages):
        pass


@pytest.mark.anyio
@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("often", ["auto", "chat"])
async def test_a_guest_does_her_worst_and_the_game_is_played_to_its_end(house: House, often: str) -> None:
    anna, bela = await sit_down(house)
    await anna.sends(type="start")
    await bela.sees(lambda now: now["awaiting"] == [0])
    if often == "auto":
        while await refusal(bela, type="auto", on=True) is None and await refusal(bela, type="auto", on=False) is None:
            pass  # the bot that plays for her is not asked: it is Anna's turn
        assert bela.table["seats"][1]["away_bot"]  # it plays for her to the end
        assert await refusal(bela, type="auto", on=False) == "refused-table-full"
        await bela.goes()
        await play_by_turns(anna, 1, asyncio.Lock())
    else:
        await until_full(bela, {"type": "chat", "text": FACES})
        await asyncio.gather(*(play_by_turns(person, 1, asyncio.Lock()) for person in (anna, bela)))
    assert len(anna.position["end"]["standings"]) == 2
    assert (await anna.get(anna.position["end"]["record"])).status_code == 200
    await house.restart()
    await anna.joins(anna.code)
    assert anna.table["phase"] == "over"


@pytest.mark.anyio
@pytest.mark.usefixtures("small")
async def test_answers_that_are_given_and_taken_back_for_ever_leave_room_for_the_game(house: House) -> None:
    anna, bela = await sit_down(house)
    await anna.sends(type="start")
    refused = None
    while refused is None:
        choice = await anna.is_asked("turn.treasures")
        await anna.picks(choice["usual"])
        await anna.is_asked("turn.buy")
        refused = await refusal(anna, type="undo", epoch=anna.position["epoch"])
    assert refused == "refused-table-full"
    await anna.comes_back()
    await asyncio.gather(*(play_by_turns(person, 1, asyncio.Lock()) for person in (anna, bela)))
    assert anna.position["end"] is not None


@pytest.mark.anyio
@pytest.mark.usefixtures("small")
async def test_at_a_full_table_the_host_can_send_a_guest_away_who_does_not_answer(house: House) -> None:
    anna, bela = await sit_down(house)
    await anna.sends(type="start")
    await until_full(bela, {"type": "chat", "text": FACES}, {"type": "chat", "text": "!"})
    await anna.sends(type="remove", seat=1)
    await bela.finds(lambda table: table["you"] is None)
    await bela.goes()
    await play_by_turns(anna, 1, asyncio.Lock())
    assert anna.position["end"] is not None


@pytest.mark.anyio
@pytest.mark.usefixtures("small")
async def test_no_game_begins_without_bytes_for_it(house: House) -> None:
    anna, bela = await sit_down(house)
    for _ in range(2):
        assert await refusal(bela, type="chat", text=FACES) is None
    assert await refusal(anna, type="start") == "refused-table-full"


@pytest.mark.anyio
async def test_a_game_that_has_had_all_its_answers_is_given_up(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MOST_ANSWERS", 1)
    anna, bela = await sit_down(house)
    await anna.sends(type="start")
    choice = await anna.is_asked("turn.treasures")
    assert not anna.table["droppable"]
    assert await refusal(anna, type="drop") == "refused-not-frozen"
    await anna.picks(choice["usual"])
    await anna.finds(lambda table: table["droppable"])
    assert not bela.table["droppable"]
    assert await refusal(bela, type="drop") == "refused-host"
    await anna.sends(type="drop")
    for person in (anna, bela):
        await person.finds(lambda table: table["phase"] == "over" and table["frozen"]["dropped"])
    told = anna.table["frozen"]
    record = Record.from_json((await anna.get(told["record"])).text)
    assert (told["names"], told["answers"], len(record.answers)) == (["Anna", "Béla"], 1, 1)
    await house.restart()
    await anna.joins(anna.code)
    assert (anna.table["phase"], anna.table["frozen"]) == ("over", told)
    await anna.sends(type="start")
    await anna.is_asked("turn.treasures")
    assert anna.table["frozen"] is None


@pytest.mark.anyio
@pytest.mark.usefixtures("small")
async def test_a_game_at_a_full_table_is_given_up_by_the_host_alone(house: House) -> None:
    anna, bela = await sit_down(house)
    await anna.sends(type="start")
    await anna.is_asked("turn.treasures")
    await until_full(bela, {"type": "chat", "text": FACES}, {"type": "chat", "text": "!"})
    await anna.goes()
    await bela.finds(lambda table: table["hosting"])
    assert not bela.table["droppable"]
    assert await refusal(bela, type="drop") == "refused-not-frozen"
    await anna.joins(anna.code)
    assert anna.table["droppable"]
    await anna.sends(type="drop")
    await anna.finds(lambda table: table["phase"] == "over")


# -- any worst ---------------------------------------------------------------------------------------------------------
class Guest:
    """Does whatever a table takes, written down by nobody."""

    def __init__(self, seed: int) -> None:
        self.evening = Evening("dominion")
        self.dice = random.Random(seed)  # noqa: S311 - a test
        self.size = 0

    def writes(self, *entries: Entry) -> bool:
        """Whether there was room for it."""
        bodies = [write_entry(entry) for entry in entries]
        try:
            check_room(self.evening.table, self.size, entries, bodies)
        except Nay:
            return False
        for entry in entries:
            self.evening.table.apply(entry)
        self.size += sum(map(len, bodies))
        return True

    def wish(self) -> Entry:
        table, play = self.evening.table, self.evening.play
        wishes: list[Entry] = [
            Said(name="Béla", seat=1, text=self.dice.choice(["!", FACES])),
            Minded(seat=1, on=not table.chairs[1].away_bot),
        ]
        if not play.spent:
            wishes.append(self.evening.answers())
        if play.session.answers:
            wishes.append(Undone(seat=1, answers=self.dice.randint(1, len(play.session.answers))))
        return self.dice.choice(wishes)


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_written_there_is_room_for_all_answers(seed: int) -> None:
    guest = Guest(seed)
    table = guest.evening.table
    for _ in range(guest.dice.randint(1, 600)):
        guest.writes(guest.wish())
    while not guest.evening.play.spent:
        assert guest.writes(guest.evening.answers())
    assert guest.writes(Dropped())
    assert table.phase == "over"
    assert table.length <= LIMITS["MOST_ENTRIES"]
    assert guest.size <= LIMITS["MOST_BYTES"]


def test_a_game_that_begins_finds_room_for_more_than_its_answers() -> None:
    guest = Guest(0)
    table, play = guest.evening.table, guest.evening.play
    again = Started(options=play.options, seed=2, version=play.version)
    assert ROOM_FOR_A_GAME > MOST_ANSWERS
    table.length = MOST_ENTRIES - ROOM_FOR_A_GAME - ENTRIES_OF_END - 1
    assert guest.writes(again)
    assert not is_full(table, guest.size)
    table.length = MOST_ENTRIES - ROOM_FOR_A_GAME - ENTRIES_OF_END
    assert not guest.writes(again)


def test_a_table_of_older_days_that_is_full_goes_on() -> None:
    guest = Guest(0)
    guest.evening.table.length = MOST_ENTRIES
    assert is_full(guest.evening.table, 0)
    assert not guest.writes(Said(name="", seat=None, text="!"))
    assert guest.writes(guest.evening.answers())


def test_a_game_given_up_is_told_the_same_when_it_is_read_again() -> None:
    """All entries in their order make the table again, as it was when they happened."""
    live = Evening("dominion")
    entries: list[Entry] = []
    for _ in range(5):
        entries.append(live.answers())
        live.table.apply(entries[-1])
    entries.append(Dropped())
    live.table.apply(entries[-1])
    again = make_table("abcdef", [*live.opening, *entries])
    assert (again.frozen is not None, again.phase, again.epoch) == (True, "over", live.table.epoch)
    assert live.table.frozen is not None
    live.table.frozen.finish = again.length  # which only matters while entries are read
    assert again.frozen == live.table.frozen
