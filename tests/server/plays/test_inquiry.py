"""Who may be asked in secret between two questions that everybody sees, and in which order."""

from __future__ import annotations

import pytest

from courtyard.bots import find_bot
from courtyard.core.answer import read_answer
from courtyard.core.seats import BYSTANDER
from courtyard.core.session import Session
from courtyard.games import find_game
from courtyard.server.plays.inquiry import stretch_of
from courtyard.server.plays.play import Play

RULES = find_game("dominion")
SECRETS = [
    "Moat",
    "Secret Chamber",
    "Horse Traders",
    "Militia",
    "Throne Room",
    "Baron",
    "Library",
    "Bureaucrat",
    "Mine",
]
SECRETS += ["Young Witch", "Tournament"]
TREASURES = ["Estate", "Duchy", "Province", "Copper", "Silver", "Gold"]


def laid(*hands: list[str], kingdom: list[str], bane: str | None = None) -> Play:
    play = Play(RULES, RULES.settle({"players": len(hands)}, 1), 1, 1, RULES.version)
    seats = [{"hand": hand, "deck": ["Copper"] * 7} for hand in hands]
    play.session = Session(RULES, RULES.arrange({"seats": seats, "kingdom": kingdom, "bane": bane}))
    return play


def answers(play: Play, *names: str) -> None:
    assert play.session.choice is not None
    play.session.answer(read_answer(RULES, play.session.choice, list(names)))


def suspected(play: Play) -> list[tuple[int, str]]:
    stretch = stretch_of(play)
    return [] if stretch is None else [(inquiry.seat, inquiry.why) for inquiry in stretch.inquiries]


REACT = "react"
FIVE = ["Copper"] * 5


@pytest.mark.parametrize(
    ("card", "kingdom", "asked"),
    [
        ("Militia", ["Militia", "Moat"], [(1, REACT), (2, REACT)]),
        ("Militia", ["Militia"], []),
        ("Bureaucrat", ["Bureaucrat"], [(1, "bureaucrat.topdeck"), (2, "bureaucrat.topdeck")]),
        ("Tournament", ["Tournament"], [(seat, "tournament.reveal") for seat in range(3)]),
        ("Baron", ["Baron"], [(0, "baron.discard")]),
        ("Village", ["Village", "Moat"], []),
    ],
)
def test_a_card_may_ask_in_turn_order(card: str, kingdom: list[str], asked: list[tuple[int, str]]) -> None:
    play = laid([card, "Copper"], FIVE, FIVE, kingdom=kingdom)
    answers(play, card)
    assert suspected(play) == asked


def test_all_react_before_the_card_itself_asks_anybody() -> None:
    play = laid(["Bureaucrat"], FIVE, FIVE, kingdom=["Bureaucrat", "Moat"])
    answers(play, "Bureaucrat")
    topdeck = "bureaucrat.topdeck"
    assert suspected(play) == [(1, REACT), (2, REACT), (1, topdeck), (2, topdeck)]


def test_a_bane_may_be_shown_only_after_the_cards_are_discarded() -> None:
    play = laid(["Young Witch", "Estate", "Copper", *FIVE], FIVE, FIVE, kingdom=["Young Witch", "Moat"], bane="Moat")
    answers(play, "Young Witch")
    assert suspected(play) == [(1, REACT), (2, REACT)]
    answers(play, "Estate", "Copper")
    assert suspected(play) == [(1, "young-witch.reveal"), (2, "young-witch.reveal")]


def test_whoever_has_shown_a_secret_chamber_may_react_again_before_the_next_ones() -> None:
    hand = ["Secret Chamber", "Copper", "Estate", "Silver"]
    play = laid(["Militia"], hand, hand, kingdom=["Militia", "Secret Chamber"])
    answers(play, "Militia")
    assert suspected(play) == [(1, REACT), (2, REACT)]
    answers(play, "Secret Chamber")
    assert suspected(play) == [(1, REACT)]  # up to what everybody sees now: two cards go back onto a deck
    answers(play, "Copper", "Estate")
    assert suspected(play) == [(1, REACT), (2, REACT)]
    answers(play)
    answers(play)
    assert suspected(play) == [(1, REACT), (2, REACT)]  # until somebody answers what all see
    answers(play, "Copper")
    assert suspected(play) == []


@pytest.mark.parametrize("seed", range(6))
def test_whoever_is_asked_in_secret_could_be_suspected_of_it_in_that_order(seed: int) -> None:
    play = laid(FIVE, FIVE, FIVE, kingdom=SECRETS)
    seats = [{"hand": SECRETS[seat : seat + 5], "deck": [*SECRETS, *TREASURES] * 2} for seat in range(3)]
    play.session = Session(RULES, RULES.arrange({"seats": seats, "kingdom": SECRETS, "bane": "Moat"}))
    bots = [find_bot("dominion", "random", seed + seat) for seat in range(3)]
    place, passed, met = -1, 0, 0
    while (choice := play.session.choice) is not None and len(play.session.answers) < 250:
        stretch = stretch_of(play)
        if stretch is not None and stretch.place != place:
            place, passed = stretch.place, 0
        if RULES.betrays(choice):
            assert stretch is not None
            asked = [(inquiry.seat, inquiry.why) for inquiry in stretch.inquiries]
            assert (choice.seat, choice.why) in asked[passed:], (choice.why, asked, passed)
            passed = asked.index((int(choice.seat), choice.why), passed)
            met += 1
        play.session.answer([int(each) for each in bots[choice.seat].choose(choice, play.session.state)])
    assert met > 5


def test_whom_everybody_suspects_follows_from_what_everybody_knows() -> None:
    for hand in (["Moat", *FIVE[1:]], FIVE):
        play = laid(["Bureaucrat", "Estate"], hand, ["Estate", "Duchy", *FIVE[2:]], kingdom=["Bureaucrat", "Moat"])
        answers(play, "Bureaucrat")
        known = suspected(play)
        RULES.redeal(play.session.state, BYSTANDER, 7)
        assert suspected(play) == known == [(1, REACT), (2, REACT), *((seat, "bureaucrat.topdeck") for seat in (1, 2))]
