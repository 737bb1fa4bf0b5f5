"""Tables, records and share codes that were made by released versions: they stay what they were."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest
from tests.archive.shelf import SECRET, SHELF, Stored, company, formats, game, restore, stored
from tests.server.changed import Endless, Later, Picky, Shuffled

from courtyard.core.record import Record
from courtyard.dominion.rules import Dominion
from courtyard.games import GAMES, find_game
from courtyard.server.plays import share
from courtyard.server.plays.share import read_share, write_share
from courtyard.server.tables.record import record_of
from courtyard.server.web.app import Settings
from courtyard.speech import Option, PrintedCard, find_speech
from courtyard.speech.dominion.options import read_names

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.house import House, Person

RECORDS = sorted(SHELF.glob("format-*/*.record.json"))
SHARES = [line for file in sorted(SHELF.glob("shares-*.jsonl")) for line in file.read_text().splitlines()]


@pytest.fixture(params=formats(), ids=lambda folder: str(folder.name))
def archive(request: pytest.FixtureRequest) -> Path:
    folder: Path = request.param
    return folder


@pytest.fixture
def settings(tmp_path: Path, archive: Path) -> Settings:
    """A server that finds the data of an older one."""
    restore(archive, tmp_path / "courtyard.db")
    database = f"sqlite+aiosqlite:///{tmp_path / 'courtyard.db'}"
    return Settings(database, SECRET, rate=10_000, thinkers=lambda: ThreadPoolExecutor(1))


async def person_of(house: House, each: Stored, name: str) -> Person:
    """Somebody who comes back with the cookie of then."""
    person = await house.person(name)
    person.cookies = each.about["cookies"][name]
    await person.joins(each.code)
    return person


@pytest.mark.parametrize("each", stored(), ids=str)
def test_a_stored_table_shows_what_it_showed(each: Stored) -> None:
    table = each.table()
    assert json.loads(json.dumps(company(table))) == each.about["company"]
    assert json.loads(json.dumps(game(table))) == each.about["game"]


@pytest.mark.anyio
async def test_a_server_finds_all_tables_and_their_people_of_an_older_one(house: House, archive: Path) -> None:
    for each in stored(archive):
        for name in each.about["cookies"]:
            person = await person_of(house, each, name)
            sits = [seat["name"] for seat in person.table["seats"]].index(name)
            assert (person.table["you"], person.table["phase"]) == (sits, each.about["company"]["phase"])
            if each.about["game"] is not None:
                question = each.about["game"][str(sits)]["question"]
                seen = (await person.sees(lambda _: True))["choice"]
                assert (seen and seen["why"]) == (question and question[1])
    listed = [each.code for each in stored(archive) if each.about["company"]["policies"][0]]
    stranger = await house.person()
    assert [table["code"] for table in (await stranger.get("/api/tables")).json()] == listed


@pytest.mark.anyio
@pytest.mark.parametrize("rules", [Shuffled, Picky, Endless])
async def test_a_finished_game_is_over_also_where_the_rules_would_play_it_differently(
    house: House, archive: Path, rules: type[Later], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "dominion", rules())
    each = next(each for each in stored(archive) if each.name == "dominion-finished")
    anna = await person_of(house, each, "Anna")
    assert (anna.table["phase"], anna.table["frozen"]["names"]) == ("over", ["Anna", "Big Money"])
    record = await anna.get(anna.table["frozen"]["record"])
    assert record.text == (archive / "dominion-finished.record.json").read_text(encoding="utf-8")


@pytest.mark.anyio
async def test_games_go_on_where_they_were(house: House, archive: Path) -> None:
    for each in stored(archive):
        for name in each.about["cookies"]:
            person = await person_of(house, each, name)
            if person.table["phase"] == "playing" and (await person.sees(lambda _: True))["choice"]:
                choice = person.position["choice"]
                await person.picks(choice["usual"] or list(range(choice["least"])))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_a_record_plays_to_the_same_end(file: Path) -> None:
    record = Record.from_json(file.read_text(encoding="utf-8"))
    rules = find_game(record.game)
    session = record.replay(rules)
    table = Stored(file.parent, file.name.removesuffix(".record.json")).about
    ended = [[standing.rank, standing.score] for standing in rules.standings(session.state)]
    assert ended == table["game"]["-1"]["end"][2]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_a_record_of_a_stored_game_is_the_one_that_could_be_had_then(file: Path) -> None:
    each = Stored(file.parent, file.name.removesuffix(".record.json"))
    record = record_of(each.code, each.entries, each.about["company"]["games"])
    assert record.to_json() == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("line", SHARES)
def test_a_share_code_says_what_it_said(line: str) -> None:
    meant: dict[str, Any] = json.loads(line)
    assert read_share(meant["code"]) == (meant["game"], meant["options"], meant["deal"])


def test_share_codes_outlive_new_cards_options_and_games(monkeypatch: pytest.MonkeyPatch) -> None:
    speech = find_speech("dominion")
    printed = speech.cards()
    monkeypatch.setattr(type(speech), "cards", lambda _: [*printed, PrintedCard("black-market", "promo", (), 3)])
    monkeypatch.setattr(
        speech, "options", [*speech.options, Option("heirlooms", "CARDS", "Cards to begin with.", read_names)]
    )
    monkeypatch.setitem(GAMES, "dominion-2", Dominion())
    for line in SHARES:
        test_a_share_code_says_what_it_said(line)


def test_share_codes_outlive_new_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    for rules in GAMES.values():
        monkeypatch.setattr(rules, "version", rules.version + 1)
    for line in SHARES:
        test_a_share_code_says_what_it_said(line)


def test_share_codes_outlive_another_dictionary(monkeypatch: pytest.MonkeyPatch) -> None:
    first = share.dictionary(1)
    monkeypatch.setattr(share, "DICTIONARIES", (1, 2))
    monkeypatch.setattr(share, "LATEST", 2)
    monkeypatch.setattr(share, "dictionary", lambda number: first if number == 1 else b"black-market," + first)
    for line in SHARES:
        test_a_share_code_says_what_it_said(line)
        meant = json.loads(line)
        fresh = write_share(meant["game"], meant["options"], meant["deal"])
        assert fresh is not None
        assert fresh != meant["code"]
        assert read_share(fresh) == read_share(meant["code"])
