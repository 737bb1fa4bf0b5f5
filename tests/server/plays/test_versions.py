"""Tables with games that were played by other rules: nothing is lost, whatever the rules are now."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace
from tests.archive.shelf import Stored, company, game, stored
from tests.server.changed import Endless, Generous, Later, Picky, Shuffled
from tests.server.playing import dealt, play_until

from courtyard.core.record import Record
from courtyard.games import GAMES, find_game
from courtyard.server.plays.chronicle import chronicles
from courtyard.server.plays.misfit import Misfit, misfit
from courtyard.server.shapes.entries import Answered, Ended, Patched, read_entry
from courtyard.server.tables.patch import foresee

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.server.house import House, Person

    from courtyard.core.rules import Rules

    Upgrade = Callable[[Rules[Any]], Awaitable[None]]

pytestmark = pytest.mark.anyio
DIFFERENT = [Shuffled, Endless, Picky]
OF_DOMINION = [each for each in stored() if each.name.startswith("dominion")]


@pytest.fixture
def upgrade(house: House, monkeypatch: pytest.MonkeyPatch) -> Upgrade:
    """Ends the server, and starts a later version of it on the same data."""

    async def upgraded(rules: Rules[Any]) -> None:
        await house.stop()
        monkeypatch.setitem(GAMES, "dominion", rules)
        await house.start()

    return upgraded


async def entries_of(house: House, person: Person) -> list[Any]:
    return [read_entry(body) for body in await house.rooms.store.read(person.code)]


async def begins(house: House) -> Person:
    """Anna and a bot at her first question."""
    anna = await house.opens("dominion", share=dealt("dominion", 5, kingdom="first-game", start=0), bots=True)
    await anna.sends(type="setup", change={"pace": 0})
    await anna.sends(type="start")
    await anna.is_asked()
    return anna


async def finishes(anna: Person) -> dict[str, Any]:
    """A bot plays for her; how it ended."""
    await anna.sends(type="auto", on=True)
    end: dict[str, Any] = (await anna.sees(lambda now: now["end"] is not None))["end"]
    return end


# -- tables of the archive ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("each", stored(), ids=str)
def test_games_that_the_present_rules_play_the_same_are_simply_games(
    each: Stored, monkeypatch: pytest.MonkeyPatch
) -> None:
    for rules in GAMES.values():
        monkeypatch.setattr(rules, "version", rules.version + 1)
    table = each.table()
    assert table.frozen is None
    assert json.loads(json.dumps(company(table))) == each.about["company"]
    assert json.loads(json.dumps(game(table))) == each.about["game"]


@pytest.mark.parametrize("rules", DIFFERENT)
@pytest.mark.parametrize("each", OF_DOMINION, ids=str)
def test_tables_of_games_that_would_go_differently_are_readable(
    each: Stored, rules: type[Later], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "dominion", rules())
    table, was = each.table(), each.about["company"]
    told = chronicles(each.entries)
    fits = not told or misfit(find_game("dominion"), told[-1]) is None
    assert (table.frozen is None) == fits
    for key in ("phase", "host", "seats", "options", "policies", "games", "chat"):
        assert json.loads(json.dumps(company(table)))[key] == was[key]


# -- evenings with an upgrade in the middle ----------------------------------------------------------------------------
async def test_how_a_game_ended_is_written_down_with_its_last_answer(house: House) -> None:
    anna = await begins(house)
    end = await finishes(anna)
    entries = await entries_of(house, anna)
    ended = [place for place, entry in enumerate(entries) if isinstance(entry, Ended)]
    assert len(ended) == 1
    assert type(entries[ended[0] - 1]).__name__ == "Answered"
    assert entries[ended[0]].ending == end["ending"]
    assert [each.score for each in entries[ended[0]].standings] == [each["score"] for each in end["standings"]]


@pytest.mark.parametrize("rules", [*DIFFERENT, Generous])
async def test_a_finished_game_is_told_and_can_be_followed_by_another(
    house: House, upgrade: Upgrade, rules: type[Later]
) -> None:
    anna = await begins(house)
    end = await finishes(anna)
    record = (await anna.get(end["record"])).text
    await upgrade(rules())
    await anna.joins(anna.code)
    frozen = anna.table["frozen"]
    assert (anna.table["phase"], frozen["version"], frozen["names"]) == ("over", 1, end["names"])
    assert (frozen["standings"], frozen["ending"]) == (end["standings"], end["ending"])
    assert (await anna.get(frozen["record"])).text == record
    await anna.sends(type="rematch")
    await anna.is_refused("frozen")
    if rules is not Picky:
        await anna.sends(type="start")
        await anna.finds(lambda table: table["phase"] == "playing" and table["frozen"] is None)
        await anna.hears("position")
        assert (await anna.get(frozen["record"])).text == record


async def test_a_finished_game_that_goes_the_same_is_shown_as_before(house: House, upgrade: Upgrade) -> None:
    anna = await begins(house)
    end = await finishes(anna)
    await upgrade(Later())
    await anna.comes_back()
    assert anna.table["frozen"] is None
    assert {**(await anna.hears("position"))["end"], "share": None} == {**end, "share": None}
    await anna.sends(type="rematch")
    await anna.sees(lambda now: now["end"] is None)


async def test_a_running_game_that_goes_the_same_goes_on_by_the_new_rules(house: House, upgrade: Upgrade) -> None:
    anna = await begins(house)
    await play_until(anna, "turn.buy")
    choice = anna.position["choice"]
    await upgrade(Later())
    await anna.joins(anna.code)
    assert await anna.is_asked() == choice
    for _ in range(3):
        await anna.picks(anna.position["choice"]["usual"] or [])
        await anna.is_asked()
    patched = [entry for entry in await entries_of(house, anna) if isinstance(entry, Patched)]
    assert patched == [Patched(version=2)]
    await finishes(anna)
    record = Record.from_json((await anna.get(anna.position["end"]["record"])).text)
    assert record.version == 2
    assert record.replay(find_game("dominion")).choice is None


async def test_a_running_game_that_would_go_differently_waits_for_the_host_or_for_its_rules(
    house: House, upgrade: Upgrade
) -> None:
    anna = await house.opens("dominion", share=dealt("dominion", 5, kingdom="first-game", start=0))
    bela = await house.guest(anna.code, "Béla")
    await anna.sends(type="start")
    await play_until(anna, "turn.buy")
    choice = anna.position["choice"]
    await upgrade(Shuffled())
    for person in (anna, bela):
        await person.joins(anna.code)
        assert (person.table["phase"], person.table["frozen"]["names"]) == ("playing", ["Anna", "Béla"])
        assert person.table["frozen"]["record"] is None
    assert (await anna.get(f"/api/tables/{anna.code}/record")).status_code == 404
    await anna.sends(type="answer", epoch=1, question=1, places=[])
    await anna.is_refused("stale")
    await bela.sends(type="chat", text="What now?")
    await anna.hears("chat")
    await bela.sends(type="leave")
    await anna.finds(lambda table: table["seats"][1]["away_bot"])
    # The old rules come back, and with them the game.
    await upgrade(find_game("dominion").rules)  # type: ignore[attr-defined] # of the tests
    await anna.joins(anna.code)
    assert (await anna.is_asked(), anna.table["frozen"]) == (choice, None)
    assert anna.chat[-1]["text"] == "What now?"
    assert anna.table["seats"][1]["away_bot"]


async def test_a_running_game_whose_answers_are_allowed_but_whose_questions_are_others_waits(
    house: House, upgrade: Upgrade, caplog: pytest.LogCaptureFixture
) -> None:
    """To play no treasure and buy nothing is what any hand allows; but it would be another hand."""
    anna = await house.opens("dominion", share=dealt("dominion", 5, kingdom="first-game", start=0))
    bela = await house.guest(anna.code, "Béla")
    await anna.sends(type="start")
    for _ in range(2):
        for person in (anna, bela):
            for why in ("turn.treasures", "turn.buy"):
                await person.is_asked(why)
                await person.picks([])
    await upgrade(Shuffled())
    await anna.joins(anna.code)
    assert (anna.table["phase"], anna.table["frozen"]["answers"]) == ("playing", 8)
    assert f"Table {anna.code}: the present rules would play its game differently, so it waits." in caplog.text
    found = (await foresee(house.rooms.store, anna.code, "playing"))[0]
    assert (found.misfit, found.lost) == (Misfit("asked", 2), True)
    # Nobody wrote down what was asked before the second format: those answers fit.
    entries = [
        replace(entry, then=None) if isinstance(entry, Answered) else entry for entry in await entries_of(house, anna)
    ]
    assert misfit(find_game("dominion"), chronicles(entries)[0]) is None


async def test_a_game_that_cannot_go_on_is_given_up_by_the_host(house: House, upgrade: Upgrade) -> None:
    anna = await house.opens("dominion", share=dealt("dominion", 5, kingdom="first-game", start=0))
    bela = await house.guest(anna.code, "Béla")
    await anna.sends(type="drop")
    await anna.is_refused("not-frozen")
    await anna.sends(type="start")
    await play_until(anna, "turn.buy")
    await upgrade(Shuffled())
    await anna.joins(anna.code)
    await bela.joins(anna.code)
    await bela.sends(type="drop")
    await bela.is_refused("host")
    await anna.sends(type="drop")
    await anna.finds(lambda table: table["phase"] == "over")
    record = Record.from_json((await anna.get(anna.table["frozen"]["record"])).text)
    assert (record.version, record.players, len(record.answers)) == (1, ["you=Anna", "you=Béla"], 1)
    await anna.sends(type="start")
    await anna.is_asked()
    # Given up is given up, even by the rules that could go on with it; and later games are there.
    await upgrade(find_game("dominion").rules)  # type: ignore[attr-defined] # of the tests
    await bela.joins(anna.code)
    assert (bela.table["games"], bela.table["phase"]) == (2, "playing")
    assert (await bela.get(f"/api/tables/{anna.code}/record?game=1")).json()["answers"] == record.answers
