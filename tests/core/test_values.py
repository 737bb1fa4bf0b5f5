"""Values print, compare, iterate and travel as a Python programmer expects; those that change have no hash."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from courtyard.bots.find import RANDOM, find_bot
from courtyard.core.choice import Choice
from courtyard.core.dice import Dice
from courtyard.core.errors import Refused
from courtyard.core.event import Event
from courtyard.core.pile import Pile, pile_of
from courtyard.core.seats import BYSTANDER
from courtyard.core.session import Session
from courtyard.dominion.kingdom import find_card
from courtyard.games import GAMES, find_game
from courtyard.lab.laws.snapshot import snapshot

DOMINION, TAJ_MAHAL = find_game("dominion"), find_game("tajmahal")


def pickled(value: object) -> object:
    return pickle.loads(pickle.dumps(value))  # noqa: S301 - our own


WAYS: list[Callable[[Any], Any]] = [pickled, copy.deepcopy]


def discard_two() -> Choice:
    choice = Choice(1, "militia.discard", "hand", 2, 2)
    for card in (0, 0, 0, 3, 3):
        choice.offer_again(card)
    return choice


def yes_or_no() -> Choice:
    choice = Choice(0, "chancellor.discard-deck", "ways", 1, 1)
    choice.ways = ("yes", "no")
    choice.about, choice.whom, choice.limit = 7, 2, 5
    choice.offer(0)
    choice.offer(1)
    return choice


def played(game: str, answers: int) -> Session[Any]:
    """Some way into a random game, in the middle of a move as often as not."""
    rules = find_game(game)
    session = Session(rules, rules.new(rules.sample(answers), answers))
    bot = find_bot(game, RANDOM, answers)
    while session.choice is not None and len(session.answers) < answers:
        session.answer(bot.choose(session.choice, session.state))
    return session


VALUES = [
    pile_of([0, 3, 0]),
    Pile(),
    discard_two(),
    yes_or_no(),
    Event("drew", 1, {"count": 2}, {"cards": ["copper", "moat"]}, 1 << 1, 3),
    Dice(7),
    Dice("0" * 32),
]
CHANGED: list[tuple[Any, Any]] = [
    (pile_of([0, 3]), pile_of([3, 0])),
    (discard_two(), yes_or_no()),
    (Event("drew", 1, {"count": 2}), Event("drew", 1, {"count": 3})),
    (Event("drew", 1, {}, {"card": "moat"}, 1), Event("drew", 1, {}, {"card": "moat"}, 2)),
    (Dice(7), Dice(8)),
]


@pytest.mark.parametrize("travel", WAYS, ids=["pickled", "deep-copied"])
@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_a_value_that_has_travelled_is_equal_and_another(value: object, travel: Callable[[Any], Any]) -> None:
    twin = travel(value)
    assert twin == value
    assert twin is not value
    assert repr(twin) == repr(value)


@pytest.mark.parametrize(("one", "other"), CHANGED, ids=lambda value: repr(value)[:20])
def test_what_differs_is_not_equal(one: object, other: object) -> None:
    assert one != other
    assert one != repr(one)
    assert one is not None


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_what_can_change_has_no_hash(value: object) -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(value)


def test_a_pile_is_read_like_a_list_and_printed_as_it_is_made() -> None:
    pile = pile_of([0, 3, 0])
    assert (len(pile), list(pile), 3 in pile, 5 in pile) == (3, [0, 3, 0], True, False)
    assert repr(pile) == "pile_of([0, 3, 0])"
    assert not Pile()


def test_a_pile_that_grew_and_shrank_equals_one_that_never_did() -> None:
    pile = pile_of(range(50))
    pile.drop(49)
    assert pile == pile_of([0])


@pytest.mark.parametrize(
    ("game", "names"),
    [("dominion", ["copper", "throne-room"]), ("tajmahal", ["red-vizier-general", "white-elephant", "special-points"])],
)
def test_a_pile_has_the_names_of_its_cards_and_comes_back_from_them(game: str, names: list[str]) -> None:
    rules = find_game(game)
    assert rules.names(rules.pile(names)) == names
    with pytest.raises(Refused, match="There is no card “gold-mine”"):
        rules.pile(["gold-mine"])


def test_a_question_tells_who_picks_what_and_where_from() -> None:
    assert repr(discard_two()) == "<militia.discard: seat 1 picks 2 from hand: 3 x 0, 2 x 3>"
    assert repr(yes_or_no()) == "<chancellor.discard-deck: seat 0 picks 1 from ways: 1 x yes, 1 x no>"
    ordered = discard_two()
    ordered.ordered, ordered.least = True, 0
    assert repr(ordered) == "<militia.discard: seat 1 picks 0 to 2 in order from hand: 3 x 0, 2 x 3>"
    assert (len(discard_two()), list(discard_two()), 3 in discard_two(), 1 in discard_two()) == (2, [0, 3], True, False)


def test_an_event_prints_all_of_it() -> None:
    assert repr(Event("drew", 1, {"count": 2}, {"card": "moat"})) == "<drew: seat 1, count=2, card='moat'>"
    assert repr(Event("ended", -1, {})) == "<ended: seat -1>"


@pytest.mark.parametrize("travel", WAYS, ids=["pickled", "deep-copied"])
def test_there_is_one_of_each_card(travel: Callable[[Any], Any]) -> None:
    moat = find_card("Moat")
    assert travel(moat) is moat
    assert repr(moat) == "<card: moat>"


@pytest.mark.parametrize("travel", WAYS, ids=["pickled", "deep-copied"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_travels_from_any_question(game: str, travel: Callable[[Any], Any]) -> None:
    for answers in range(0, 120, 9):
        state = played(game, answers).state
        twin = travel(state)
        assert twin == state
        assert snapshot(twin) == snapshot(state)
        assert repr(twin) == repr(state)
        twin.dice.roll(6)
        assert twin != state


@pytest.mark.parametrize("game", GAMES)
def test_a_table_has_no_hash_and_is_not_what_it_dumps(game: str) -> None:
    state = played(game, 5).state
    assert state != state.dump()
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)


def test_a_table_tells_where_it_stands() -> None:
    seats = [{"hand": ["Moat", "Copper"], "deck": ["Gold"]}, {"hand": ["Estate"]}]
    state = DOMINION.arrange({"seats": seats})
    assert repr(state) == "<dominion: seat 0, turn 1, action: 1 actions, 1 buys, 0 coins>"
    assert repr(state.players[0]) == "<player: copper moat in hand, 1 in the deck, 0 discarded>"
    visit = Session(TAJ_MAHAL, TAJ_MAHAL.new(TAJ_MAHAL.settle({"players": 3, "start": 1}, 1), 1)).state
    assert repr(visit).startswith("<tajmahal: visit 1 to ")
    assert repr(visit).endswith(", seat 1, play>")
    assert "in hand, nothing played>" in repr(visit.players[0])


@pytest.mark.parametrize("travel", WAYS, ids=["pickled", "deep-copied"])
def test_rules_travel_by_their_kind(travel: Callable[[Any], Any]) -> None:
    assert travel(DOMINION).name == "dominion"
    assert repr(TAJ_MAHAL) == "<rules of tajmahal>"


# -- keys --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_tables_that_a_seat_cannot_tell_apart_have_one_key(game: str) -> None:
    rules = find_game(game)
    for answers in range(3, 120, 9):
        state = played(game, answers).state
        for seat in (BYSTANDER, *range(len(rules.scores(state)))):
            guess = rules.copy(state)
            rules.redeal(guess, seat, answers)
            assert rules.key(guess, seat) == rules.key(state, seat)


@pytest.mark.parametrize("game", GAMES)
def test_tables_that_a_seat_sees_to_differ_have_different_keys(game: str) -> None:
    rules = find_game(game)
    session = played(game, 60)
    keys: dict[bytes, object] = {}
    for answers in range(60):
        state = session.moment(answers).state
        seen = rules.view(state, 0)
        assert keys.setdefault(rules.key(state, 0), seen) == seen
    views = {repr(view) for view in keys.values()}
    assert len(views) > 20


def test_asking_for_a_key_changes_nothing() -> None:
    state = played("dominion", 30).state
    before = snapshot(state)
    DOMINION.key(state, 0)
    assert snapshot(state) == before


def test_a_key_is_the_same_in_another_process() -> None:
    code = (
        "from courtyard.games import find_game; rules = find_game('dominion');"
        "print(rules.key(rules.new(rules.settle({'kingdom': 'first-game', 'start': 0}, 1), 1), 0).hex())"
    )
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.strip()
    state = DOMINION.new(DOMINION.settle({"kingdom": "first-game", "start": 0}, 1), 1)
    assert told == DOMINION.key(state, 0).hex()
    assert told != DOMINION.key(state, 1).hex()
