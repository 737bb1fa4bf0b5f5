"""The other commands, and one sentence for everything that goes wrong."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.dominion.printed import CARDS, CORNUCOPIA, PRIZES

import courtyard.terminal
import courtyard.terminal.app
from courtyard import __version__, compiled
from courtyard.bots.random_bot import RandomBot
from courtyard.core.record import Record
from courtyard.games import GAMES, find_game
from courtyard.terminal.app import COMMANDS, program, run
from courtyard.words import Catalogue, Words

RULES = find_game("dominion")
ADVICE = re.compile(r"[^\n]+[.?]\n")


@pytest.fixture(scope="module")
def game() -> Record:
    """A whole game of three random players."""
    record = Record(RULES.name, RULES.version, RULES.settle({"players": 3, "kingdom": "underlings"}, 4), 4)
    record.players = ["you=Anna", "random", "random"]
    session = record.start(RULES)
    bot = RandomBot(4)
    while session.choice is not None:
        session.answer(bot.choose(session.choice, session.state))
    record.keep(session)
    return record


@pytest.fixture
def file(game: Record, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(game.to_json(), encoding="utf-8")
    return path


def output(*arguments: str, answers: str = "") -> str:
    """What a command prints when all goes well."""
    result = CliRunner().invoke(program, list(arguments), input=answers, catch_exceptions=False)
    assert result.exit_code == 0
    assert not re.search(r"\[[a-z]+(-[a-z]+)+(\.[a-z-]+)?]", result.output)  # a message that could not be said
    return result.output


# The program


def test_the_version_says_whether_the_engine_is_compiled() -> None:
    assert output("--version") == f"courtyard {__version__}\n{compiled.status().sentence}\n"


def test_every_command_is_there_and_says_what_it_does() -> None:
    text = output()
    assert text == output("--help")
    for command in COMMANDS:
        assert re.search(rf"^  {command} +[A-Z]", text, re.MULTILINE)
        assert output(command, "--help").startswith(f"Usage: courtyard {command}")


def test_no_command_knows_a_game() -> None:
    for source in Path(courtyard.terminal.__file__).parent.glob("*.py"):
        text = source.read_text(encoding="utf-8").casefold()
        assert [word for word in (*GAMES, "copper", "province") if word in text] == []


# Cards, presets, games


def test_all_cards_as_data() -> None:
    cards = json.loads(output("cards", "--json"))
    assert [card["name"] for card in cards] == CARDS
    assert {card["set"] for card in cards} == {"basic", "base", "intrigue", "cornucopia", "prize"}
    harem = next(card for card in cards if card["id"] == "harem")
    assert (harem["name"], harem["cost"], harem["types"]) == ("Harem", 6, ["treasure", "victory"])
    assert harem["text"] == "$2\n2 VP"


def test_all_cards_as_a_list() -> None:
    lines = output("cards").splitlines()
    assert len(lines) == 1 + len(CARDS)
    assert lines[1].split() == ["Copper", "$0", "Treasure", "Basic", "cards"]
    assert len(output("cards", "--set", "Prize").splitlines()) == 1 + len(PRIZES)
    assert len(json.loads(output("cards", "--set", "cornucopia", "--json"))) == len(CORNUCOPIA)


def test_one_card_in_full() -> None:
    text = output("cards", "throne room")
    assert text.startswith("Throne Room   Action   $4   Dominion\nChoose an Action card")
    assert "use no Actions of their own" in " ".join(text.split())
    assert json.loads(output("cards", "Throne-Room", "--json"))["id"] == "throne-room"


def test_cards_that_cost_nothing_have_copies_and_codes_instead() -> None:
    lines = output("cards", "--game", "tajmahal").splitlines()
    assert lines[0].split() == ["Name", "Code", "Copies", "Set"]
    assert lines[1].split() == ["Red", "elephant-elephant", "R:EE", "×2", "Red", "cards"]  # noqa: RUF001 - the sign is meant
    assert lines[55] == ""
    assert "reconstruction" in lines[-1]
    white = output("cards", "--game", "tajmahal", "--set", "White")
    assert len(white.split("\n\n")[0].splitlines()) == 7
    assert "Played with a coloured card" in white
    cards = json.loads(output("cards", "--game", "tajmahal", "--json"))
    assert {(card["cost"], len(card["types"])) for card in cards} == {(None, 0)}


@pytest.mark.parametrize("name", ["Red elephant-vizier", "red-elephant-vizier", "r:ev"])
def test_a_card_is_found_by_name_id_and_what_the_board_writes(name: str) -> None:
    text = output("cards", "--game", "tajmahal", name)
    assert text.startswith("Red elephant-vizier   R:EV   ×3   Red cards\nOne elephant")  # noqa: RUF001 - the sign is meant
    assert "If your first coloured card of a visit is red" in text


def test_the_recommended_kingdoms() -> None:
    kingdoms = json.loads(output("presets", "--json"))
    assert len(kingdoms) == 18
    assert all(len(kingdom["options"]["kingdom"]) == 10 for kingdom in kingdoms)
    assert (kingdoms[-1]["id"], kingdoms[-1]["name"]) == ("today", "Kingdom of the day")
    banes = [kingdom["options"]["bane"] for kingdom in kingdoms[:-1]]
    assert [bane for bane in banes if bane] == ["chancellor", "wishing-well"]
    text = output("presets")
    assert "The Jester's Workshop  the-jesters-workshop" in text
    assert "Bane: Wishing Well" in " ".join(text.split())


def test_the_games() -> None:
    assert output("games").startswith("Dominion  dominion  2 to 6 players\n")
    assert "THE AIM" in output("games", "dominion")
    data = json.loads(output("games", "--json"))
    assert data[0]["players"] == [2, 3, 4, 5, 6]
    assert "random" in json.loads(output("games", "dominion", "--json"))["bots"]


# Replay


def test_a_replay_goes_forward_back_and_anywhere(file: Path, game: Record) -> None:
    text = output("replay", str(file), answers="\n\nb\ng 5\n7\n?\ng 99999\nq\n")
    places = [int(place) for place in re.findall(r"after answer (\d+) of", text)]
    assert places == [0, 1, 2, 1, 5, 7]
    assert "Press Enter for the next answer" in text
    assert f"The record has answers from 0 to {len(game.answers)}." in text
    assert "The next question is for" in text
    assert "Hand of Anna" in text
    assert "Hand of random 2" in text


def test_a_replay_has_a_start_and_an_end(file: Path, game: Record) -> None:
    text = output("replay", str(file), answers=f"b\ng {len(game.answers)}\n\n")
    assert "This is the start of the game." in text
    assert "This is the end of the record." in text


def test_a_replay_from_one_seat_shows_what_it_saw(file: Path) -> None:
    text = output("replay", str(file), "--seat", "anna", answers="\n" * 60)
    assert "Hand of" not in text
    assert "Hand " in text
    assert re.search(r"random 1 draws \d cards\.", text)
    assert not re.search(r"random \d draws \d? ?(Copper|Estate)", text)
    assert "The next question is for Anna" in text
    assert "The next question is for random" not in text
    assert text == output("replay", str(file), "--seat", "1", answers="\n" * 60)


def test_a_replay_to_the_end_asks_nothing(file: Path, game: Record) -> None:
    text = output("replay", str(file), "--to-end")
    assert f"after answer {len(game.answers)} of {len(game.answers)}" in text
    assert re.search(r"(wins|share the victory)\.", text)
    assert "Place" in text


def changed(file: Path, **change: object) -> str:
    file.write_text(json.dumps({**json.loads(file.read_text()), **change}), encoding="utf-8")
    return str(file)


def test_a_game_of_other_rules_that_goes_the_same_is_shown_whole(file: Path, game: Record) -> None:
    text = output("replay", changed(file, version=999), "--to-end")
    assert f"after answer {len(game.answers)} of {len(game.answers)}" in text
    assert f"by version 999 of the rules; version {RULES.version} plays it the same." in " ".join(text.split())


def test_a_game_of_other_rules_that_goes_differently_is_shown_as_far_as_it_fits(file: Path, game: Record) -> None:
    answers = [*game.answers[:20], ["platypus"], *game.answers[21:]]
    text = " ".join(output("replay", changed(file, version=999, answers=answers), "--to-end").split())
    assert "after answer 20 of 20" in text
    assert f"by version 999 of the rules, and version {RULES.version} would play it differently" in text
    assert "Answer 21 of the record does not fit: “platypus” is not an answer" in text


def test_a_game_of_other_rules_that_cannot_even_begin_is_refused(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["replay", changed(file, version=999, options={"players": 9})]) == 2
    assert capsys.readouterr().err.startswith("This game was played by version 999 of the rules, and version")


def test_a_game_of_other_rules_is_not_gone_on_with_where_it_does_not_fit(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["play", "dominion", "--record", changed(file, version=999, answers=[["platypus"]])]) == 2
    assert "It was made by version 999 of the rules" in capsys.readouterr().err


# What goes wrong


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["ply"], "There is no command “ply”; did you mean “play”?"),
        (["cards", "--sat", "base"], "There is no option --sat; did you mean --set?"),
        (["cards", "--qqq"], "There is no option --qqq; --help shows those that there are."),
        (["cards", "smity"], "There is no card “smity”; did you mean “Smithy”?"),
        (["cards", "qqq"], "There is no card “qqq”; “courtyard cards” lists them all."),
        (["cards", ""], "Say which card: “courtyard cards Copper”."),
        (
            ["cards", "--game", "tajmahal", "qqq"],
            "There is no card “qqq”; “courtyard cards --game tajmahal” lists them all.",
        ),
        (
            ["cards", "--game", "tajmahal", ""],
            "Say which card: “courtyard cards --game tajmahal 'Red elephant-elephant'”.",
        ),
        (
            ["cards", "--game", "tajmahal", "--set", "blue"],
            "There is no set “blue”; there are red, green, yellow, purple, white, special.",
        ),
        (["cards", "smithy", "--set", "Intrigue"], "Smithy is not in the set intrigue, but in the set base."),
        (["cards", "smithy", "moat"], "“moat” is more than “courtyard cards” can take; “courtyard cards --help” shows"),
        (["games", "a", "b", "c"], "“b c” is more than “courtyard games” can take; “courtyard games --help” shows"),
        (
            ["cards", "--set", "seaside"],
            "There is no set “seaside”; there are basic, base, intrigue, cornucopia, prize.",
        ),
        (["games", "chess"], "There is no game “chess”; there are dominion, tajmahal."),
        (["play"], "Say which game to play, such as “courtyard play dominion”."),
        (["play", "chess"], "There is no game “chess”; there are dominion, tajmahal."),
        (["play", "dominion", "--players", "1"], "This game is for 2 to 6 players, not 1."),
        (["play", "dominion", "--players", "many"], "--players must be a whole number, not “many”."),
        (
            ["play", "dominion", "--seed", str(1 << 70)],
            "--seed must be from -9223372036854775807 to 9223372036854775807",
        ),
        (["play", "dominion", "--seed"], "--seed needs something after it; --help shows what."),
        (["play", "dominion", "--record", ""], "--record needs the name of a file, such as “--record game.json”."),
        (["play", "dominion", "--record", "/"], "--record must be the name of a file, not of a folder."),
        (["play", "dominion", "--require", ""], "--require says nothing; write it as “--require CARD,...”, or leave"),
        (["play", "dominion", "--ban", " , "], "--ban says nothing; write it as “--ban CARD,...”, or leave it out."),
        (["serve", "--rate", "fast"], "--rate must be a number, not “fast”."),
        (["fuzz", "dominion", "--games", "0"], "--games must be a whole number from 1 on, not “0”."),
        (["cards", "--json=yes"], "--json takes no value; write it alone."),
        (["scenario", "--play", "/nowhere"], "/nowhere cannot be read: no such file or directory."),
        (["play", "dominion", "--kingdom", "frist-game"], "There is no recommended set “frist-game”; did you mean"),
        (["play", "dominion", "--kingdom", "moat,cellar"], "A kingdom has 10 different cards; this one has 2."),
        (
            ["play", "dominion", "--require", "platypus"],
            "There is no card “platypus”; `courtyard cards` lists them all.",
        ),
        (["play", "dominion", "--require", "gold"], "Gold is not a kingdom card"),
        (["play", "dominion", "--require", "moat", "--ban", "moat"], "“Moat” is both wanted and banned"),
        (["play", "dominion", "--sets", "base:9,intrigue:9"], "A kingdom has 10 cards; what is asked for makes 18."),
        (["play", "dominion", "--sets", "base:x"], "“base:x” does not say how many cards of the set are wanted"),
        (
            ["play", "dominion", "--bane", "moat", "--ban", "young-witch"],
            "A Bane is only used together with Young Witch",
        ),
        (["play", "dominion", "--seat", "you,bigmoney"], "There is no bot “bigmoney”; did you mean “big-money”?"),
        (["play", "dominion", "--start", "Zoli"], "Nobody here is “Zoli”; say a seat from 1 to 2, or one of You,"),
        (["play", "dominion", "--record", "/nowhere/game.json"], "/nowhere/game.json cannot be written: no such file"),
        (["play", "dominion", "--language", "xx"], "--language must be one of cs, en, hu, pl, not “xx”."),
        (["replay"], "Say FILE as well: “courtyard replay FILE”."),
        (["replay", "/nowhere/game.json"], "/nowhere/game.json cannot be read: no such file or directory."),
    ],
)
def test_bad_input_gets_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("COURTYARD_LANGUAGE", raising=False)
    assert run(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert ADVICE.fullmatch(told.err)
    assert told.err.startswith(sentence)


HUNGARIAN = """
refused-none-such = Nincs ilyen { $kind }: „{ $wanted }”; { $hint }
noun-card = kártya
hint-near = talán „{ $near }”?
"""


def test_bad_input_gets_its_sentence_in_the_language_that_was_chosen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen: list[str] = []

    def load_hungarian(language: str) -> Words:
        chosen.append(language)
        return Words([Catalogue("hu", HUNGARIAN)], strict=True)

    monkeypatch.setattr(courtyard.terminal.app, "load", load_hungarian)
    assert run(["cards", "smity", "--language", "en"]) == 2
    assert capsys.readouterr().err == "Nincs ilyen kártya: „smity”; talán „Smithy”?\n"
    assert chosen == ["en"]


@pytest.mark.parametrize("command", ["play dominion --record", "replay"])
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"answers": [["platypus"]]}, "Answer 1 of the record does not fit: “platypus” is not an answer to"),
        ({"answers": 5}, "“answers” in the record must be a list, not “5”."),
        ({"courtyard": 999}, "The record has format 999; this program reads format 1."),
        ({"players": ["you"]}, "The record names 1 player, but its table has 3 seats."),
        (
            {"players": ["you", "nobody", "random"]},
            "The players in the record are not known: There is no bot “no",
        ),
        ({"players": ["you", 5, "random"]}, "A player in the record must be a text, not “5”."),
        ({"players": ["you=\x1b[2J", "you", "you"]}, "A player in the record must be made of printable characters"),
        ({"answers": [["x" * 999]]}, "Answer 1 of the record has 999 letters, which is too long"),
        ({"answers": [[[]]]}, "Answer 1 of the record must be a text"),
        ({"seed": 10**40}, "A seed is a whole number or 32 digits from 0 to f, not “∞”."),
        ({"version": -1}, "“version” in the record must be a whole number from 0"),
        ({"options": {"players": 10**40}}, "Dominion is for 2 to 6 players, not ∞."),
        ({"seed": None}, "A seed is a whole number or 32 digits from 0 to f, not “None”."),
    ],
)
def test_a_broken_record_gets_one_sentence_and_stays_as_it_is(
    file: Path, command: str, change: dict[str, object], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(json.dumps({**json.loads(file.read_text()), **change}), encoding="utf-8")
    before = file.read_text()
    assert run([*command.split(), str(file)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert ADVICE.fullmatch(told.err)
    assert told.err.startswith(sentence)
    assert file.read_text() == before


@pytest.mark.parametrize(("made_by", "written"), [(0, RULES.version), (RULES.version, RULES.version), (999, 999)])
def test_whoever_goes_on_with_a_game_never_makes_its_rules_look_older(file: Path, made_by: int, written: int) -> None:
    output("play", "dominion", "--record", changed(file, version=made_by))
    assert json.loads(file.read_text())["version"] == written


def test_a_game_with_a_long_name_from_earlier_can_still_be_gone_on_with(file: Path) -> None:
    output("play", "dominion", "--record", changed(file, players=["you=" + "Anna" * 40, "random", "random"]))


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"{", "The record is not JSON"),
        (b"[]", "This is not a record of a game"),
        (b"\xff\xfe\x00", "game.json cannot be read: it is not UTF-8 text."),
        (b"", "The record is not JSON"),
    ],
)
def test_a_file_that_is_no_record(
    file: Path, content: bytes, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(content)
    assert run(["replay", str(file)]) == 2
    assert capsys.readouterr().err.removeprefix(f"{file.parent}/").startswith(sentence)


@pytest.mark.parametrize(
    "flags", [["--kingdom", "first-game"], ["--players", "2"], ["--seed", "5"], ["--name", "Béla"], ["--ban", "witch"]]
)
def test_another_game_is_not_recorded_over_one_that_is_there(
    file: Path, flags: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    before = file.read_text()
    assert run(["play", "dominion", "--record", str(file), *flags]) == 2
    assert "holds another game already" in capsys.readouterr().err
    assert file.read_text() == before


def test_a_seat_that_nobody_has(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(file), "--seat", "9"]) == 2
    assert capsys.readouterr().err.startswith("Nobody here is “9”; say a seat from 1 to 3, or one of Anna, random 1")


@pytest.mark.parametrize(
    "command",
    [
        "scenario {}",
        "scenario --play {}",
        "replay {}",
        "play dominion --record {}",
        "play tajmahal --board {}",
        "strategy check {}",
        "strategy show {}",
        "simulate dominion --games 2 --players {},big-money",
        "simulate dominion --games 2 --players big-money,random --json {}",
        "tournament dominion --games 2 --players big-money,random --csv {}",
        "patch --data {}",
    ],
)
def test_a_file_whose_name_no_disk_can_hold_is_refused(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(command.format("x" * 5000).split()) == 2
    told = capsys.readouterr().err
    assert told.endswith("file name too long.\n")
    assert told.count("\n") == 1


def test_a_draft_says_that_it_is_one_and_how_to_read_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("courtyard.terminal.flags.begun", lambda: ("en", "tlh"))
    assert run(["games", "--language", "tlh"]) == 2
    assert capsys.readouterr().err == (
        "“tlh” is a draft that is not whole yet; set COURTYARD_DRAFTS=1 to read it all the same.\n"
    )
