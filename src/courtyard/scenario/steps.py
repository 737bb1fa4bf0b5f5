"""Reading the steps of a scenario."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from courtyard.core.errors import Refused
from courtyard.core.given import named, shortened
from courtyard.core.phrase import Phrase
from courtyard.scenario.amounts import spread
from courtyard.scenario.scenario import A_BYSTANDER, ALL, Asked, Line, Step

if TYPE_CHECKING:
    from courtyard.core.source import Source

KEYS: Final = ("do", "then", "told", "untold", "asked", "refused")
ASKED_KEYS: Final = ("seat", "why", "offered", "not_offered", "only", "least", "most")
OPTIONS: Final = ("offered", "not_offered", "only")
# Spaces are taken off afterwards: where an expression can tell them apart in many ways, a long line takes for ever.
ANSWER: Final = re.compile(r"(?P<seat>[^:\[\]]+)(\[(?P<why>[^\]]*)\]\s*)?:(?P<names>.*)")
NOTHING: Final = "-"
EVERYTHING: Final = "all"


def read_steps(source: Source, data: object, seats: tuple[str, ...]) -> tuple[Step, ...]:
    if not isinstance(data, list) or not all(isinstance(step, dict) for step in data):
        raise source.refuse(source.find("step", 1), Phrase("why-not-steps"))
    places = source.entries("step")
    if len(places) != len(data):
        places = [1] * len(data)
    return tuple(
        StepReader(source, place, seats).read(step, number)
        for number, (step, place) in enumerate(zip(data, places, strict=True), 1)
    )


class StepReader:
    """Reads one step, and knows where it stands."""

    def __init__(self, source: Source, place: int, seats: tuple[str, ...]) -> None:
        self.source = source
        self.place = place
        self.seats = seats

    def read(self, data: Mapping[str, object], number: int) -> Step:
        self.check_keys(data, KEYS, Phrase("what-a-step"))
        for key in data:
            if key != "asked" and not data[key]:
                raise self.refuse(key, Phrase("why-empty-key", key=key))
        if not data:
            raise self.refuse("step", Phrase("why-empty-step"))
        do, then, refused = self.texts(data, "do"), self.then(data.get("then", {})), data.get("refused", "")
        if not isinstance(refused, str):
            raise self.refuse("refused", Phrase("why-refused-no-id"))
        if refused and not do:
            raise self.refuse("refused", Phrase("why-refused-nothing"))
        answers = tuple(self.answer(text, do[:place].count(text)) for place, text in enumerate(do))
        told, untold = self.listeners(data, "told"), self.listeners(data, "untold")
        return Step(number, self.place, answers, then, told, untold, self.asked(data), refused)

    def then(self, data: object) -> dict[str, object]:
        """What must be true: a table, or a list of some, so that it may take several lines."""
        whole: dict[str, object] = {}
        for part in data if isinstance(data, list) else [data]:
            if not isinstance(part, dict):
                raise self.refuse("then", Phrase("why-not-then"))
            self.join(whole, part)
        return whole

    def join(self, whole: dict[str, object], part: dict[str, object]) -> None:
        """Say more; but nothing may be said twice."""
        for key, value in part.items():
            known = whole.get(key)
            if isinstance(known, dict) and isinstance(value, dict):
                whole[key] = known = dict(known)
                self.join(known, value)
            elif key in whole:
                raise self.refuse(key, Phrase("why-then-twice", key=key))
            else:
                whole[key] = value

    def refuse(self, word: str, why: Phrase) -> Refused:
        return self.source.refuse(self.source.find(word, self.place), why)

    def check_keys(self, data: Mapping[str, object], known: tuple[str, ...], what: Phrase) -> None:
        for key in data:
            if key not in known:
                raise self.refuse(key, no_part(key, what, known))

    def texts(self, data: Mapping[str, object], key: str) -> tuple[str, ...]:
        texts = data.get(key, [])
        if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
            raise self.refuse(key, Phrase("why-not-texts", key=key))
        return tuple(texts)

    def seat(self, name: object) -> int:
        if not isinstance(name, str) or name not in self.seats:
            raise self.refuse(str(name), Phrase("why-nobody", name=shortened(name), names=list(self.seats)))
        return self.seats.index(name)

    def answer(self, text: str, repeat: int) -> Line:
        """Read "Anna [turn.move]: this, that"."""
        place = self.source.find(text, self.place, repeat)
        match = ANSWER.fullmatch(text.strip())
        if match is None:
            raise self.source.refuse(place, Phrase("why-no-answer", text=text))
        names = tuple(name.strip() for name in match["names"].split(","))
        if not all(names):
            raise self.source.refuse(place, Phrase("why-answer-left-out", text=text))
        try:
            names = tuple(spread(names))
        except Refused as refused:
            raise self.source.refuse(place, refused.phrase) from None
        everything = names == (EVERYTHING,)
        picked = () if everything or names == (NOTHING,) else names
        return Line(text, place, self.seat(match["seat"].strip()), (match["why"] or "").strip(), picked, everything)

    def listeners(self, data: Mapping[str, object], key: str) -> dict[str, tuple[str, ...]]:
        """Lines by who hears them."""
        told = data.get(key, {})
        if not isinstance(told, dict):
            raise self.refuse(key, Phrase("why-no-listeners", key=key))
        for name in told:
            if name not in (A_BYSTANDER, ALL):
                self.seat(name)
        lines = {name: self.texts(told, name) for name in told}
        for name, texts in lines.items():
            if not all(text.strip(" ,") for text in texts or [""]):
                raise self.refuse(name, Phrase("why-no-lines", key=key, name=name))
        return lines

    def asked(self, data: Mapping[str, object]) -> Asked | None:
        asked = data.get("asked")
        if asked is None:
            return None
        if asked is False:
            return Asked(over=True)
        if not isinstance(asked, dict) or not asked:
            raise self.refuse("asked", Phrase("why-not-asked"))
        self.check_keys(asked, ASKED_KEYS, named("asked"))
        why = asked.get("why")
        if not isinstance(why, str | None):
            raise self.refuse("why", Phrase("why-no-question"))
        seat = self.seat(asked["seat"]) if "seat" in asked else None
        for key in OPTIONS:
            if key in asked and not asked[key]:
                raise self.refuse(key, Phrase("why-empty-key", key=key))
        if "only" in asked and ("offered" in asked or "not_offered" in asked):
            raise self.refuse("only", Phrase("why-only-all"))
        return Asked(
            seat=seat,
            why=why,
            offered=self.texts(asked, "offered"),
            not_offered=self.texts(asked, "not_offered"),
            only=self.texts(asked, "only"),
            least=self.number(asked, "least"),
            most=self.number(asked, "most"),
        )

    def number(self, data: Mapping[str, object], key: str) -> int | None:
        number = data.get(key)
        if number is not None and (not isinstance(number, int) or isinstance(number, bool)):
            raise self.refuse(key, Phrase("why-not-number", key=key, value=shortened(number)))
        return number


def no_part(key: str, what: Phrase, known: tuple[str, ...]) -> Phrase:
    """For a key that a part of a scenario does not have."""
    return Phrase("why-no-part", key=shortened(key), what=what, known=list(known))
