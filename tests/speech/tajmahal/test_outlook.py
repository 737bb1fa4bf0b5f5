"""What the speech of Taj Mahal promises to those who draw it elsewhere is what the rules then do."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from courtyard.bots.random_bot import RandomBot
from courtyard.core.session import Session
from courtyard.games import find_game
from courtyard.speech import find_speech

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.core.state import State

RULES = find_game("tajmahal")
SPEECH = find_speech("tajmahal")

# The first seat leads in the vizier with a second tile of it, and has palaces in Delhi and Agra beside empty Amber.
AJMER: dict[str, object] = {
    "visit": 6,
    "province": "AJM",
    "bonuses": {"AJM2": "tea"},
    "display": ["red-elephant-monk", "white-elephant", "green-elephant-vizier"],
    "seats": [
        {
            "hand": ["red-elephant-monk", "white-vizier", "special-points"],
            "played": ["red-elephant-vizier"],
            "colour": "red",
            "palaces": ["DEL4", "AGR1"],
            "influences": ["vizier"],
            "bonuses": ["bonus-tea", "bonus-tea"],
        },
        {
            "hand": ["green-elephant-vizier"],
            "played": ["green-elephant-monk", "green-elephant-general"],
            "colour": "green",
        },
        {"hand": ["yellow-elephant-vizier"], "home": True},
    ],
}


def ask(state: State) -> tuple[Session[State], Choice]:
    session = Session(RULES, state)
    assert session.choice is not None
    return session, session.choice


def prospects(session: Session[State], choice: Choice) -> dict[str, Any]:
    """What each option would bring, by its name, as it is sent."""
    view = RULES.view(session.state, int(choice.seat))
    names = [RULES.spell(choice, place) for place in range(choice.size)]
    found = {name: SPEECH.prospect(choice, name, view) for name in names}
    told: dict[str, Any] = json.loads(json.dumps(found))
    return told


def test_withdrawing_is_told_point_by_point() -> None:
    found = prospects(*ask(RULES.arrange(AJMER)))["withdraw"]
    assert found == {
        "points": 6,
        "prizes": ["vizier"],
        "lines": [
            {"why": "bonus-good", "points": 3, "town": "ajm2", "good": "tea", "held": 2},
            {"why": "palaces", "points": 3, "provinces": ["del", "ajm", "agr"]},
        ],
        "towns": ["ajm2"],
        "crown": "",
        "roads": [["ajm2", "del4"], ["ajm2", "agr1"]],
        "ways": 4,
        "drawn": 0,
        "taken": 2,
        "specials": ["special-mogul"],
    }


def test_playing_is_told_by_what_it_would_show_and_lead_in() -> None:
    found = prospects(*ask(RULES.arrange(AJMER)))["red-elephant-monk+special-points"]
    assert found["shows"] == {"vizier": 1, "general": 0, "monk": 1, "princess": 0, "mogul": 0, "elephant": 2}
    assert found["leads"] == ["vizier"]
    assert found["points"] == 2


def test_the_outlook_is_there_while_others_play_and_gone_when_one_is_home() -> None:
    session, _ = ask(RULES.arrange(AJMER))
    first, second, third, bystander = (SPEECH.outlook(RULES.view(session.state, seat)) for seat in (0, 1, 2, -1))
    assert first is not None
    assert first["points"] == 6
    assert second is not None
    assert second["prizes"] == ["general", "monk", "tile-6"]
    assert third is None
    assert bystander is None


def test_whoever_never_played_would_draw_a_card_and_win_nothing() -> None:
    deck, seats = ["red-elephant-monk"], [{"hand": ["red-elephant-vizier"]}, {}, {}]
    found = prospects(*ask(RULES.arrange({"deck": deck, "seats": seats})))["withdraw"]
    assert (found["points"], found["lines"], found["drawn"]) == (0, [], 1)


@pytest.mark.parametrize("seed", range(8))
def test_what_a_play_promises_it_shows(seed: int) -> None:
    """In a game at random, every play is tried before one is made."""
    session, bot = Session(RULES, RULES.new(RULES.sample(seed), seed)), RandomBot(seed)
    for _ in range(30):
        choice = session.choice
        assert choice is not None
        if choice.why == "visit.play":
            promised = prospects(session, choice)
            for place in range(choice.size - 1):
                hold_to(promised[RULES.spell(choice, place)], session, place)
        session.answer(bot.choose(choice, session.state))


def hold_to(promised: dict[str, Any], session: Session[State], place: int) -> None:
    """Play it. Where that leaves the next one nothing but to withdraw, who leads has changed again."""
    assert session.choice is not None
    seat, fork = int(session.choice.seat), session.fork()
    fork.answer([place])
    before, after = players(session), players(fork)
    assert after[seat]["shows"] == promised["shows"]
    assert after[seat]["score"] - before[seat]["score"] == promised["points"]
    if [player["home"] for player in before] == [player["home"] for player in after]:
        assert after[seat]["leads"] == promised["leads"]


def players(session: Session[State]) -> list[dict[str, Any]]:
    found = RULES.view(session.state, -1)["players"]
    assert isinstance(found, list)
    return found
