"""Setting up, and what a guess leaves as it is."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from courtyard.core.answer import offered, read_answer
from courtyard.core.errors import Refused
from courtyard.core.record import Record
from courtyard.core.seats import BYSTANDER
from courtyard.core.session import Session
from courtyard.games import find_game
from courtyard.speech.telling import told_to
from courtyard.tajmahal.box import TAJ_MAHAL
from courtyard.tajmahal.reading import STANDARD

if TYPE_CHECKING:
    from courtyard.core.state import State

RULES = find_game("tajmahal")


@pytest.mark.parametrize(("players", "display"), [(3, 5), (4, 7), (5, 9)])
def test_the_start(players: int, display: int) -> None:
    state = Session(RULES, RULES.new(RULES.settle({"players": players, "start": 1}, 7), 7)).state
    facts = RULES.facts(state)
    assert (facts["display_size"], facts["deck_size"]) == (display, 96 - 6 * players - display)
    assert [player.hand.size for player in state.players] == [6] * players
    assert facts["court"] == ["vizier", "general", "monk", "princess", "crown", "tile-1"]
    assert facts["stock"] == {"vizier": 5, "general": 5, "monk": 5, "princess": 5}
    assert (facts["turn"], facts["visit"], len(state.route.cards())) == (1, 1, 12)
    assert state.route.top() == STANDARD.last_province()
    assert state.bonuses.at(STANDARD.taj_mahal) == TAJ_MAHAL
    laid = [bonus for bonus in state.bonuses.cards() if bonus >= 0]
    assert Counter(laid) == Counter([*STANDARD.bonuses.cards(), TAJ_MAHAL])
    assert all(town.fortified == (state.bonuses.at(place) >= 0) for place, town in enumerate(STANDARD.towns))


def test_other_seeds_deal_differently() -> None:
    starts = [RULES.new(RULES.settle({"players": 4}, seed), seed) for seed in range(30)]
    assert len({tuple(state.route.cards()) for state in starts}) == 30
    assert {int(state.start) for state in starts} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 2}, "Taj Mahal is for 3 to 5 players, not 2."),
        ({"players": 4, "start": 4}, "The seat of the start player must be a whole number from 0 to 3, not “4”."),
        ({"players": 4, "start": True}, "The seat of the start player must be a whole number from 0 to 3, not “True”."),
        ({"players": 10**5000}, "Taj Mahal is for 3 to 5 players, not ∞."),
        ({"players": [4] * 9}, "Taj Mahal is for 3 to 5 players, not [4, 4, 4, …]."),
        (
            {"moat" * 999: 1},
            "Taj Mahal has no option “moatmoatmoatmoatmoatmoatmoatmoatmoatmoa…”; it has players, start, board.",
        ),
        ({"kingdom": "random"}, "Taj Mahal has no option “kingdom”; it has players, start, board."),
    ],
)
def test_options_that_make_no_sense(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        RULES.settle(options, 1)
    assert str(refused.value) == sentence


def test_a_guess_keeps_what_was_taken_openly() -> None:
    session = Session(RULES, RULES.new(RULES.settle({"players": 4}, 11), 11))
    guessed = 0
    known: list[list[str]] = []
    while session.choice is not None and guessed < 40:
        seat = int(session.choice.seat)
        known = [RULES.view(session.state, -1)["players"][other]["known"] for other in range(4)]  # type: ignore[index] # a list
        twin = RULES.copy(session.state)
        RULES.redeal(twin, seat, guessed)
        for other, player in enumerate(twin.players):
            before = session.state.players[other]
            assert player.hand.size == before.hand.size
            if other == seat:
                assert player.hand.cards() == before.hand.cards()
            names: Counter[str] = Counter(RULES.facts(twin)["seats"][other]["hand"])  # type: ignore[index] # a list
            assert not Counter(known[other]) - names
        session.answer(session.choice.everything()[: session.choice.least])
        guessed += 1
    assert any(known)


def test_a_guess_depends_on_what_is_known_alone() -> None:
    state = RULES.new(RULES.settle({"players": 3}, 2), 2)
    twin = RULES.copy(state)
    RULES.redeal(twin, 0, 99)
    RULES.redeal(state, 0, 5)
    RULES.redeal(twin, 0, 5)
    assert RULES.dump(state) == RULES.dump(twin)


def after_a_round(hidden: str) -> Session[State]:
    """Everybody has played once, Anna a red card; besides it she holds a card that nobody knows."""
    seats: list[dict[str, object]] = [
        {"hand": ["red-elephant-vizier", hidden]},
        {"hand": ["yellow-elephant-monk", "yellow-elephant-monk"]},
        {"hand": ["purple-elephant-monk", "purple-elephant-monk"]},
    ]
    session = Session(RULES, RULES.arrange({"seats": seats, "deck": ["white-elephant"]}))
    for card in ("red-elephant-vizier", "yellow-elephant-monk", "purple-elephant-monk"):
        assert session.choice is not None
        session.answer(read_answer(RULES, session.choice, [card]))
    return session


def test_nobody_else_sees_whether_somebody_could_still_play() -> None:
    able, forced = after_a_round("red-elephant-monk"), after_a_round("green-elephant-monk")
    assert able.choice is not None
    assert forced.choice is not None
    assert offered(RULES, able.choice) == ["red-elephant-monk", "withdraw"]
    assert offered(RULES, forced.choice) == ["withdraw"]
    assert able.choice.seat == forced.choice.seat == 0
    for viewer in (1, 2, BYSTANDER):
        assert RULES.view(able.state, viewer) == RULES.view(forced.state, viewer)
        assert told_to(able.events, viewer) == told_to(forced.events, viewer)


def test_an_empty_hand_withdraws_by_itself() -> None:
    seats = [{"hand": []}, {"hand": ["red-elephant-monk"]}, {"hand": ["red-elephant-monk"]}]
    session = Session(RULES, RULES.arrange({"seats": seats}))
    assert session.choice is not None
    assert session.choice.seat == 1


def first_version(answers: int, seed: int = 5) -> Record:
    """A game of which some was played by the first version of the rules, whoever could not play being withdrawn."""
    record = Record("tajmahal", 1, RULES.settle({"players": 3, "start": 0}, seed), seed)
    session = record.start(RULES)
    for _ in range(answers):
        assert session.choice is not None
        session.answer(session.choice.everything()[: session.choice.least])
    record.keep(session)
    return record


def test_a_game_that_began_by_the_first_version_is_played_by_it_to_its_end() -> None:
    record = first_version(60)
    assert all(len(choice) > 1 for choice in record.replay(RULES).asked)
    record.move_on(RULES)
    assert record.version == 1
    record.version = RULES.version
    with pytest.raises(Refused):
        record.replay(RULES)


def test_a_game_in_which_nobody_had_to_withdraw_is_moved_on() -> None:
    record = first_version(2)
    record.move_on(RULES)
    assert record.version == RULES.version
    assert len(record.replay(RULES).answers) == 2
