"""Numbers and names as the readers of a report read them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.speech import find_speech

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.lab.matches.result import Interval
    from courtyard.words import Words


class Wording:
    """The words of one language, for one game."""

    def __init__(self, words: Words, game: str) -> None:
        self.words = words.of(game)
        self.game = game
        self.say = self.words.say
        self.attribute = self.words.attribute
        speech = find_speech(game)
        self.recommended = {frozenset(speech.variant(known.options) or ()): known.id for known in speech.presets()}

    # -- numbers -------------------------------------------------------------------------------------------------------
    def percent(self, share: float) -> str:
        return self.say("report-percent", value=share)

    def round_percent(self, share: float) -> str:
        return self.attribute("report-percent", "round", value=share)

    def number(self, value: float) -> str:
        return self.say("report-number", value=value)

    def whole(self, value: float) -> str:
        return self.attribute("report-number", "whole", value=value)

    def amount(self, games: float) -> str:
        """How many games; what falls to each of several equals need not be a whole number."""
        return self.whole(games) if games == int(games) else self.number(games)

    def fine(self, value: float) -> str:
        return self.attribute("report-number", "fine", value=value)

    def percents(self, interval: Interval) -> str:
        low, high = interval
        return self.say("report-interval", low=self.percent(low), high=self.percent(high))

    def rating(self, value: float) -> str:
        return self.attribute("report-number", "rating", value=value)

    def ratings(self, interval: Interval) -> str:
        low, high = interval
        return self.say("report-interval", low=self.rating(low), high=self.rating(high))

    # -- names ---------------------------------------------------------------------------------------------------------
    def game_name(self) -> str:
        return self.say("game")

    def gauge(self, name: str) -> str:
        return self.known(f"report-gauge-{name}", name)

    def ending(self, name: str) -> str:
        return self.known(f"report-ending-{name}", name)

    def thing(self, name: str) -> str:
        return self.known(f"card-{name}", name)

    def seat(self, seat: int) -> str:
        return self.say("report-seat", number=seat + 1) if seat else self.attribute("report-seat", "first")

    def variant(self, things: Sequence[str]) -> str | None:
        """The name of the preset that is played with these things, if there is one."""
        name = self.recommended.get(frozenset(things))
        return None if name is None else self.say(f"preset-{name}")

    def variant_or_number(self, things: Sequence[str] | None, number: int) -> str:
        """Its name, or else the place that it has in a tournament."""
        return self.variant(things or ()) or self.say("report-variant-number", number=number)

    def known(self, message: str, name: str) -> str:
        return self.say(message) if self.words.has(message) else name.replace("-", " ").capitalize()
