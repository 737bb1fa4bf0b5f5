"""What may be played, as a table."""

from __future__ import annotations

import pytest

from courtyard.core.pile import NONE, pile_of
from courtyard.tajmahal.card import CARD_IDS, COLOURS, find_card
from courtyard.tajmahal.plays import WITHDRAW, card_of, extra_of, legal_plays, play_of, spell_play


@pytest.mark.parametrize(
    ("hand", "colour", "plays"),
    [
        ("", "", ""),
        ("white-elephant special-colour", "", ""),
        ("red-elephant-vizier", "", "red-elephant-vizier"),
        ("red-elephant-vizier red-elephant-vizier", "", "red-elephant-vizier"),
        ("red-elephant-vizier", "green", ""),
        ("red-elephant-vizier green-vizier-monk", "green", "green-vizier-monk"),
        (
            "red-elephant-vizier white-elephant white-elephant",
            "red",
            "red-elephant-vizier red-elephant-vizier+white-elephant",
        ),
        ("red-elephant-vizier white-elephant", "green", ""),
        ("red-elephant-vizier special-colour white-elephant", "green", "red-elephant-vizier+special-colour"),
        (
            "red-elephant-vizier special-points special-mogul",
            "",
            "red-elephant-vizier red-elephant-vizier+special-points red-elephant-vizier+special-mogul",
        ),
    ],
)
def test_legal_plays(hand: str, colour: str, plays: str) -> None:
    cards = pile_of([find_card(name) for name in hand.split()])
    found = legal_plays(cards, COLOURS.index(colour) if colour else NONE)
    assert [spell_play(play) for play in found.cards()] == plays.split()


def test_a_play_is_one_number_and_back() -> None:
    plays = {(card, extra): play_of(card, extra) for card in range(84) for extra in (NONE, *range(84, 94))}
    assert all((card_of(play), extra_of(play)) == pair for pair, play in plays.items())
    assert len(set(plays.values()) | {WITHDRAW}) == len(plays) + 1
    assert max(plays.values()) < 1 << 16


def test_every_card_has_its_own_name() -> None:
    assert len(set(CARD_IDS)) == len(CARD_IDS) == 94
    assert [find_card(name) for name in CARD_IDS] == list(range(94))
