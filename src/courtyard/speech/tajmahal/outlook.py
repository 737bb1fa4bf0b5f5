"""What options would bring, as plain data for those who draw the board elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.speech.tajmahal.names import PLUS
from courtyard.speech.tajmahal.prospects import after_building, withdrawal
from courtyard.tajmahal.card import SHOWS, SYMBOLS, TWO_POINTS, find_card
from courtyard.tajmahal.court import majorities, prize_names
from courtyard.tajmahal.scoring import POINTS_OF_SPECIAL
from courtyard.tajmahal.tally import counts_of, tally_of
from courtyard.tajmahal.visit import DISPLAY_CARDS

if TYPE_CHECKING:
    from courtyard.speech.tajmahal.prospects import Prospect
    from courtyard.tajmahal.shapes import Gain, Player, Showing, View, Withdrawal


def of_withdrawing(view: View, seat: int) -> Withdrawal:
    """Points, palaces and roads; and the cards that come with them."""
    player = view["players"][seat]
    found = withdrawal(view, seat)
    last = all(other["home"] for other in view["players"] if other is not player)
    paired = [prize for prize in found.prizes if prize in player["influences"]]
    return {
        **plain(found),
        "drawn": 0 if player["played"] else min(1, view["deck_size"] + len(view["discard"])),
        "taken": min(1 if last else DISPLAY_CARDS, len(view["display"])),
        "specials": [card for card in (view["rewards"][prize] for prize in paired) if not owns(player, card)],
    }


def of_building(view: View, seat: int, town: str) -> Gain:
    return plain(after_building(view, seat, town))


def of_playing(view: View, seat: int, play: str) -> Showing:
    """The symbols that the seat would show, the prizes it would lead in, and points that come at once."""
    cards = [find_card(card) for card in play.split(PLUS)]
    shown = [int(tally_of([player["shows"][symbol] for symbol in SYMBOLS])) for player in view["players"]]
    shown[seat] += sum(int(SHOWS[card]) for card in cards)
    would = prize_names(majorities(shown, seat), view["visit"])
    return {
        "shows": dict(zip(SYMBOLS, counts_of(shown[seat], len(SYMBOLS)), strict=True)),
        "leads": [prize for prize in would if prize in view["court"]],
        "points": POINTS_OF_SPECIAL if TWO_POINTS in cards else 0,
    }


def plain(found: Prospect) -> Gain:
    return {
        "points": found.points,
        "prizes": list(found.prizes),
        "lines": list(found.lines),
        "towns": list(found.towns),
        "crown": found.crown,
        "roads": [list(road) for road in found.roads],
        "ways": found.ways,
    }


def owns(player: Player, card: str) -> bool:
    """Whether a player has a special card; everybody knows where these are."""
    return card in player["known"] + player["played"]
