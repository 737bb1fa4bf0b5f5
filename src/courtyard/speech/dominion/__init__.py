"""What is said of Dominion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from courtyard.dominion.cards import CARDS
from courtyard.speech.dominion import digest, effect, kingdom, story, tale, worth
from courtyard.speech.dominion.cards import BY_ID, TYPES, ranked
from courtyard.speech.dominion.options import OPTIONS
from courtyard.speech.speech import PrintedCard, Speech

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from courtyard.core.choice import Choice
    from courtyard.dominion import shapes
    from courtyard.speech.speech import Beside, Preset, Prospect, Told, View
    from courtyard.speech.tale import Finish, Tale
    from courtyard.words import Plain, Words

TREASURES: Final = "treasures"
MOAT: Final = "moat"
GIVING: Final = frozenset({"diadem"})  # Treasures with a text that does nothing but give coins, in any order the same


def shaped(view: View) -> shapes.View:
    """A view of Dominion has this shape."""
    return cast("shapes.View", view)


class DominionSpeech(Speech):
    """The speech of Dominion, put together from the files of this folder."""

    usual_bot = "big-money"
    options = OPTIONS
    headings = frozenset({"turn"})
    trifles = (frozenset({"shuffled", "turn"}), frozenset({"cashed"}))
    automatic = (TREASURES, MOAT)

    @property
    def levels(self) -> tuple[str, ...]:
        """Whatever the kingdom: only Treasures and Provinces, then with the best of the Actions and with Duchies."""
        return "random", "big-money-basic", self.usual_bot

    def outlook(self, view: View) -> Prospect | None:
        """The points that a seat could count itself; nobody else's."""
        now = shaped(view)
        return None if now["seat"] < 0 else worth.outlook(now["players"][now["seat"]]["owned"])

    def facts(self, choice: Choice, view: View, told: Sequence[Told], names: Sequence[str]) -> dict[str, Plain]:
        return story.facts(choice, shaped(view), told, names)

    def beside(self, choice: Choice, view: View, told: Sequence[Told], offered: Sequence[str]) -> list[Beside]:
        return effect.beside(choice, shaped(view), told, offered)

    def headline(self, choice: Choice, view: View, told: Sequence[Told], names: Sequence[str], words: Words) -> str:
        return story.headline(choice, shaped(view), told, names, words)

    def names_of(self, choice: Choice, option: str, view: View, words: Words) -> list[str]:
        return [words.say(f"card-{option}"), words.attribute(f"card-{option}", "many")]

    def ranked(self, choice: Choice, options: Sequence[str]) -> list[str]:
        """Cards of a hand as the board shows a hand; the supply as it lies there."""
        return ranked(options) if choice.source in {"hand", "shown", "trash"} else list(options)

    def usual(self, choice: Choice) -> list[int] | None:
        """All Treasures, those first that do nothing but give coins: they may help the others."""
        if choice.why != "turn.treasures":
            return None
        treasures = {card.number: card for card in BY_ID.values()}
        return sorted(choice.everything(), key=lambda place: treasures[choice.option(place)].plays is not None)

    def safe(self, choice: Choice) -> tuple[str, list[int]] | None:
        """Treasures that do nothing but give coins, none of them kept back; and a Moat that is all one could show."""
        shown = [CARDS[option] for option in choice.options()] if choice.source == "hand" else []
        if choice.why == "turn.treasures" and all(card.plays is None for card in shown):
            return TREASURES, choice.everything()
        if choice.why == "react" and [card.id for card in shown] == [MOAT]:
            return MOAT, [0]
        return None

    def ahead(self, choice: Choice) -> list[int] | None:
        """All Treasures, where their order does not matter: what can be bought then is plain arithmetic."""
        places = self.usual(choice)
        if places is None:
            return None
        cards = [CARDS[option] for option in choice.options()]
        return places if all(card.plays is None or card.id in GIVING for card in cards) else None

    def shorten(self, told: Sequence[Told]) -> list[Told]:
        return digest.shorten(told)

    def tale(self, finish: Finish) -> Tale:
        return tale.tale(finish)

    def presets(self) -> list[Preset]:
        return kingdom.presets()

    def of_day(self, day: str) -> Preset:
        return kingdom.of_day(day)

    def variant(self, settled: Mapping[str, object]) -> list[str] | None:
        return kingdom.cards_of(settled)

    def tell_variant(self, settled: Mapping[str, object], words: Words, name: str = "") -> str:
        return kingdom.tell(settled, words, name)

    def wishing(self, options: Mapping[str, object], things: Sequence[str]) -> dict[str, object]:
        return kingdom.wishing(options, things)

    def flags(self, settled: Mapping[str, object]) -> list[str]:
        """A kingdom of the rulebook is called by its name."""
        name = kingdom.name_of(settled)
        return super().flags(settled) if name is None else [f"--{kingdom.KINGDOM}", name]

    def cards(self) -> list[PrintedCard]:
        return [PrintedCard(card.id, card.box, TYPES[card.id], int(card.cost)) for card in BY_ID.values()]

    def spelled(self, component: str) -> str:
        return BY_ID[component].name


SPEECH: Final = DominionSpeech()
