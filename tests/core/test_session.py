"""A session answers, takes back, looks back and forks; a record brings it back. Tried on a short piece of Dominion."""

import json
from typing import Any

import pytest

from courtyard.core.answer import read_answer
from courtyard.core.errors import Refused
from courtyard.core.record import Record
from courtyard.core.session import MOST_BOOKMARKS, Session
from courtyard.games import find_game

RULES = find_game("dominion")
OPTIONS = {"players": 2, "kingdom": "first-game", "start": 0}


def militia_table() -> Session[Any]:
    """Anna has Militia and Cellar, Béla five cards."""
    seats = [
        {"hand": ["Village", "Militia", "Copper"], "deck": ["Gold"]},
        {"hand": ["Estate", "Estate", "Copper", "Silver", "Gold"]},
    ]
    return Session(RULES, RULES.arrange({"seats": seats}))


def say(game: Session[Any], *names: str) -> None:
    assert game.choice is not None
    game.answer(read_answer(RULES, game.choice, list(names)))


def why(game: Session[Any]) -> str:
    return game.choice.why if game.choice is not None else ""


def rests(game: Session[Any]) -> bool:
    return game.at_rest


def test_a_question_in_the_middle_of_a_move_waits_for_its_answer() -> None:
    game = militia_table()
    say(game, "Village")
    assert rests(game)
    say(game, "Militia")
    assert why(game) == "militia.discard"
    assert not rests(game)
    say(game, "Estate", "Estate")
    assert rests(game)
    assert why(game) == "turn.treasures"


def test_the_last_rest_is_where_the_move_of_an_answer_began() -> None:
    game = militia_table()
    say(game, "Village")
    say(game, "Militia")
    say(game, "Estate", "Estate")
    assert [game.rest_before(answers).answers for answers in range(4)] == [0, 1, 1, 3]


def test_of_a_long_game_few_rests_are_kept_and_every_moment_can_be_seen_again() -> None:
    game = Session(RULES, RULES.new(RULES.settle(OPTIONS, 1), 1))
    dumps, told = [RULES.dump(game.state)], [len(game.events)]
    for _ in range(600):
        assert game.choice is not None
        game.answer(list(range(game.choice.least)))
        dumps.append(RULES.dump(game.state))
        told.append(len(game.events))
    rests = {game.rest_before(answers).answers for answers in range(601)}
    assert len(rests) <= MOST_BOOKMARKS
    assert rests >= set(range(580, 601))  # the latest are all there
    for answers in range(0, 600, 23):
        past = game.moment(answers)
        assert (RULES.dump(past.state), past.events) == (dumps[answers], told[answers])
    game.undo(400)
    assert (RULES.dump(game.state), len(game.events)) == (dumps[200], told[200])


def test_going_back_costs_in_proportion_to_how_long_ago_it_was() -> None:
    game = Session(RULES, RULES.new(RULES.settle(OPTIONS, 1), 1))
    for given in range(1, 4001):
        assert game.choice is not None
        game.answer(list(range(game.choice.least)))
        if given % 250 == 0:
            for answers in range(given + 1):
                again = answers - game.rest_before(answers).answers
                assert again <= (given - answers) / 2, f"{again} answers again to see {answers} of {given}"
    assert len({game.rest_before(answers).answers for answers in range(4001)}) <= MOST_BOOKMARKS


def test_moves_without_a_question_leave_room_for_the_bookmarks_of_others() -> None:
    """Anna finds her Copper once in several turns, and Béla has no cards at all."""
    deck = (["Curse"] * 10 + ["Estate"] * 8 + ["Duchy"] * 8 + ["Province"] * 8) * 2
    seats: list[dict[str, object]] = [{"deck": [*deck[:20], "Copper"]}, {}]
    game = Session(RULES, RULES.arrange({"seats": seats, "supply": NO_MONEY}))
    for _ in range(20):
        assert game.choice is not None
        game.answer(list(range(game.choice.least)))
    assert [game.rest_before(answers).answers for answers in range(21)] == list(range(21))


def test_each_seat_finds_its_own_answers() -> None:
    game = militia_table()
    say(game, "Militia")
    say(game, "Estate", "Estate")
    say(game, "Copper")
    assert game.places == {0: [0, 2], 1: [1]}
    game.undo(2)
    assert game.fork().places == {0: [0], 1: []}


def test_undo_goes_back_through_the_middle_of_moves() -> None:
    game = militia_table()
    dumps = [RULES.dump(game.state)]
    for answer in (["Village"], ["Militia"], ["Estate", "Copper"], ["Gold", "Copper"]):
        say(game, *answer)
        dumps.append(RULES.dump(game.state))
    for expected in reversed(dumps[:-1]):
        game.undo()
        assert RULES.dump(game.state) == expected
    assert why(game) == "turn.action"


def test_looking_back_leaves_the_game_as_it_is() -> None:
    game = militia_table()
    say(game, "Militia")
    say(game, "Estate", "Estate")
    past = game.look_back(1)
    assert why(past) == "militia.discard"
    assert len(past.events) < len(game.events)
    assert why(game) == "turn.treasures"


def test_a_fork_goes_its_own_way() -> None:
    game = militia_table()
    say(game, "Militia")
    twin = game.fork()
    say(twin, "Gold", "Silver")
    assert why(game) == "militia.discard"
    say(game, "Estate", "Estate")
    assert RULES.dump(game.state) != RULES.dump(twin.state)


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (["Estate"], "militia.discard wants exactly 2, not 1."),
        (["Estate", "Estate", "Gold"], "wants exactly 2, not 3"),
        (["Gold", "Gold"], "takes one of them more often"),
        (
            ["Province", "Gold"],
            "“Province” is not an answer to militia.discard; possible: gold, silver, copper, estate.",
        ),
    ],
)
def test_a_wrong_answer_is_refused_and_nothing_is_lost(names: list[str], sentence: str) -> None:
    game = militia_table()
    say(game, "Militia")
    before = RULES.dump(game.state)
    with pytest.raises(Refused, match=sentence):
        say(game, *names)
    assert why(game) == "militia.discard"
    assert RULES.dump(game.state) == before


def test_undoing_more_than_was_answered_is_refused() -> None:
    with pytest.raises(Refused, match="No answer has been given; 1 cannot be taken back"):
        militia_table().undo()


def played_record() -> Record:
    settled = RULES.settle(OPTIONS, 4)
    game = Session(RULES, RULES.new(settled, 4))
    for _ in range(12):
        assert game.choice is not None
        game.answer(game.choice.everything()[: game.choice.most])
    record = Record("dominion", RULES.version, settled, 4)
    record.keep(game)
    return record


def test_a_record_reads_back_and_plays_to_the_same_state() -> None:
    record = played_record()
    again = Record.from_json(record.to_json())
    assert again.to_json() == record.to_json()
    assert RULES.dump(again.replay(RULES).state) == RULES.dump(record.replay(RULES).state)
    assert len(again.answers) == 12


def broken(**changes: object) -> str:
    return json.dumps({**json.loads(played_record().to_json()), **changes})


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "not JSON"),
        ("[]", "not a record of a game"),
        ("{}", "not a record of a game"),
        (broken(courtyard=99), "has format 99; this program reads format 1"),
        (broken(courtyard=True), "has format True; this program reads format 1"),
        (broken(table={}, options={"x": "\x1b[2J"}), "“options” in the record has a text that is not made"),
        (broken(table={}, options={"x": [[[[[[[[[[[]]]]]]]]]]]}), "“options” in the record is nested too deeply"),
        (broken(seed=None), "A seed is a whole number or 32 digits from 0 to f, not “None”"),
        (broken(seed=True), "A seed is a whole number or 32 digits from 0 to f, not “True”"),
        (broken(seed="x"), "A seed is a whole number or 32 digits from 0 to f, not “x”"),
        (broken(answers=[3]), "Answer 1 of the record must be a list, not “3”"),
    ],
)
def test_a_broken_record_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        Record.from_json(text)


def test_a_record_of_another_version_is_played_if_it_fits_and_else_says_who_made_it() -> None:
    assert Record.from_json(broken(version=999)).replay(RULES).choice is not None
    with pytest.raises(Refused, match=r"does not fit: .* It was made by version 999 of the rules; these are 1\."):
        Record.from_json(broken(version=999, answers=[["province"]])).replay(RULES)


def test_a_record_with_an_impossible_answer_names_the_answer() -> None:
    with pytest.raises(Refused, match="Answer 1 of the record does not fit: “province” is not an answer"):
        Record.from_json(broken(answers=[["province"]])).replay(RULES)


def set_table(**changes: object) -> str:
    record = Record("dominion", RULES.version, {}, 0)
    record.table = {**RULES.dump(militia_table().state), **changes}
    return record.to_json()


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"seat": 9}, "“seat” must be a whole number from 0 to 1, not “9”"),
        ({"phase": 9}, "“phase” must be a whole number from 0 to 3"),
        ({"coins": 10**30}, "“coins” must be a whole number"),
        ({"dice": -1}, "“dice” must be a whole number"),
        ({"dice": {"secret": "x", "rolls": 3}}, "A seed is a whole number or 32 digits"),
        ({"dice": {"secret": 5, "rolls": 3}}, "“dice” must be a whole number .* or a secret"),
        ({"dice": {"secret": "0" * 32, "rolls": True}}, "“dice” must be a whole number .* or a secret"),
        ({"actions": True}, "“actions” must be a whole number"),
        ({"players": []}, "has 0 players"),
        ({"players": [3, 4]}, "A player must be a table"),
        ({"supply": {}}, "has no pile of Copper"),
        ({"trash": "Copper"}, "“trash” must be a list"),
        ({"trash": ["Cooper"]}, "did you mean “copper”"),
    ],
)
def test_a_broken_table_in_a_record_is_refused(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        Record.from_json(set_table(**changes)).replay(RULES)


@pytest.mark.parametrize(
    ("zone", "value"),
    [("buried", [1]), ("buried", [0, 99]), ("buried", ["x"]), ("glimpsed", [-5]), ("glimpsed", [1] * 9)],
)
def test_what_is_said_of_hidden_cards_must_fit(zone: str, value: object) -> None:
    table = RULES.dump(militia_table().state)
    players = table["players"]
    assert isinstance(players, list)
    players[0][zone] = value
    with pytest.raises(Refused, match="The saved table is broken"):
        RULES.load(table)


ENDLESS = "not JSON that anybody could have written"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[" * 20_000, ENDLESS),
        ('{"courtyard": ' + "1" * 5000 + "}", ENDLESS),
        ("[" * 200_000, "The record has 200,000 lists and tables; there can be 21,000"),
    ],
    ids=["deep", "long", "both"],
)
def test_endless_json_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        Record.from_json(text)


def test_a_version_that_is_no_number_is_refused() -> None:
    with pytest.raises(Refused, match="“version” in the record must be a whole number"):
        Record.from_json(broken(version=True))


# -- a table at which nobody has anything to decide --------------------------------------------------------------------
NO_MONEY: dict[str, object] = {"Copper": 0, "Curse": 0}


def last_village() -> Session[Any]:
    """Anna's only card is a Mining Village, worth 2 if she trashes it; a Chapel could be had for that."""
    seats: list[dict[str, object]] = [{"hand": ["Mining Village"]}, {"hand": ["Estate"]}]
    kingdom = ["Mining Village", "Chapel"]
    game = Session(RULES, RULES.arrange({"seats": seats, "kingdom": kingdom, "supply": NO_MONEY}))
    say(game, "Mining Village")
    say(game, "yes")
    return game


def test_a_table_where_nobody_can_be_asked_anything_is_refused() -> None:
    table = RULES.arrange({"seats": [{}, {"hand": ["Estate"]}], "supply": NO_MONEY})
    with pytest.raises(Refused, match="Nobody has had anything to decide for 500 moves"):
        Session(RULES, table)
    record = Record(RULES.name, RULES.version, {}, 0)
    record.table = RULES.dump(table)
    with pytest.raises(Refused, match="Nobody has had anything to decide"):
        Record.from_json(record.to_json()).replay(RULES)


def test_an_answer_after_which_nobody_would_be_asked_anything_is_refused_and_nothing_is_lost() -> None:
    game = last_village()
    before, told = RULES.dump(game.state), len(game.events)
    for names in ([], ["Estate"]):
        with pytest.raises(Refused, match="Nobody has had anything to decide"):
            say(game, *names)
        assert (RULES.dump(game.state), len(game.events), why(game)) == (before, told, "turn.buy")
    say(game, "Chapel")
    assert why(game) == "turn.action"


def test_some_turns_without_a_question_are_no_reason_to_stop() -> None:
    """Béla has a Copper, under ten Curses and four Estates."""
    seats: list[dict[str, object]] = [{}, {"deck": ["Curse"] * 10 + ["Estate"] * 4 + ["Copper"]}]
    game = Session(RULES, RULES.arrange({"seats": seats, "supply": NO_MONEY}))
    assert (why(game), RULES.turns(game.state)) == ("turn.treasures", [4, 4])
