"""What is said of Taj Mahal."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, cast

from courtyard.speech.speech import PrintedCard, Speech
from courtyard.speech.tajmahal import digest, outlook, story
from courtyard.speech.tajmahal.names import PLUS, code, place_name, rank, suit_of, town_mark, town_thing
from courtyard.speech.tajmahal.options import OPTIONS
from courtyard.speech.tajmahal.prospects import may_withdraw
from courtyard.tajmahal.card import card_names
from courtyard.tajmahal.reading import STANDARD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.core.choice import Choice
    from courtyard.speech.speech import Prospect, Told, View
    from courtyard.tajmahal import shapes
    from courtyard.words import Plain, Words

WITHDRAW: Final = "withdraw"
TOWNS: Final = "towns"  # the source of questions about places for palaces
PLAYS: Final = "plays"  # and that of questions about cards to play


def shaped(view: View) -> shapes.View:
    """A view of Taj Mahal has this shape."""
    return cast("shapes.View", view)


class TajMahalSpeech(Speech):
    """The speech of Taj Mahal, put together from the files of this folder."""

    usual_bot = "raja"
    open_scores = True  # they stand on the track
    options = OPTIONS
    headings = frozenset({"visit"})
    trifles = (frozenset({"shuffled", "displayed"}),)

    def facts(self, choice: Choice, view: View, told: Sequence[Told], names: Sequence[str]) -> dict[str, Plain]:
        return story.facts(choice, shaped(view))

    def headline(self, choice: Choice, view: View, told: Sequence[Told], names: Sequence[str], words: Words) -> str:
        return story.headline(shaped(view), words)

    def names_of(self, choice: Choice, option: str, view: View, words: Words) -> list[str]:
        if option == WITHDRAW:
            return [words.say("withdraw")]
        if choice.source == TOWNS:
            return [place_name(town_thing(option, shaped(view)), words), town_mark(option, shaped(view))]
        cards = self.cards_in(option)
        return [
            " ".join(code(card, words) for card in cards),
            " ".join(words.say(f"card-{card}") for card in cards),
        ]

    def ranked(self, choice: Choice, options: Sequence[str]) -> list[str]:
        """Cards by colour, alone before they come with others; withdrawing last. Towns as on the map."""
        if choice.source == TOWNS:
            return list(options)
        cards = [option for option in options if option != WITHDRAW]
        found = sorted(cards, key=lambda play: [rank(card) for card in self.cards_in(play)])
        return found + [option for option in options if option == WITHDRAW]

    def prospect(self, choice: Choice, option: str, view: View) -> Prospect | None:
        """Points and palaces of withdrawing or of a town; what playing cards would show."""
        seat = int(choice.seat)
        if option == WITHDRAW:
            return outlook.of_withdrawing(shaped(view), seat)
        if choice.source == TOWNS:
            return outlook.of_building(shaped(view), seat, option)
        return outlook.of_playing(shaped(view), seat, option) if choice.source == PLAYS else None

    def outlook(self, view: View) -> Prospect | None:
        """What withdrawing would bring, even while it is somebody else's turn."""
        now = shaped(view)
        if now["seat"] < 0 or not may_withdraw(now):
            return None
        return outlook.of_withdrawing(now, now["seat"])

    def shorten(self, told: Sequence[Told]) -> list[Told]:
        return digest.shorten(told)

    def retell(self, event: Told, view: View, words: Words) -> Told:
        return story.retell(event, shaped(view), words)

    def cards(self) -> list[PrintedCard]:
        """The deck and the special cards of the box that the game comes with, in the order of a hand."""
        copies = Counter(card_names(STANDARD.deck) + card_names(STANDARD.specials))
        return [PrintedCard(card, suit_of(card), copies=copies[card]) for card in sorted(copies, key=rank)]

    def cards_in(self, option: str) -> list[str]:
        return option.split(PLUS)

    def code(self, card: PrintedCard, words: Words) -> str:
        return code(card.id, words)


SPEECH: Final = TajMahalSpeech()
