"""Reading the steps of a scenario."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from courtyard.core.errors import Refused
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
        raise source.refuse(source.find("step", 1), "steps are written as [[step]], one after another.")
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
        self.check_keys(data, KEYS, "step")
        for key in data:
            if key != "asked" and not data[key]:
                raise self.refuse(key, f"“{key}” is empty, so it says nothing; fill it or take it out.")
        if not data:
            raise self.refuse("step", "the step is empty; give it “do”, “then” or another part.")
        do, then, refused = self.texts(data, "do"), self.then(data.get("then", {})), data.get("refused", "")
        if not isinstance(refused, str):
            raise self.refuse("refused", "“refused” must be a part of the sentence that refuses the last answer.")
        if refused and not do:
            raise self.refuse("refused", "“refused” is about the last answer of “do”, and there is none.")
        answers = tuple(self.answer(text, do[:place].count(text)) for place, text in enumerate(do))
        told, untold = self.listeners(data, "told"), self.listeners(data, "untold")
        return Step(number, self.place, answers, then, told, untold, self.asked(data), refused)

    def then(self, data: object) -> dict[str, object]:
        """What must be true: a table, or a list of some, so that it may take several lines."""
        whole: dict[str, object] = {}
        for part in data if isinstance(data, list) else [data]:
            if not isinstance(part, dict):
                raise self.refuse("then", "“then” must be a table of what must be true, or a list of such tables.")
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
                raise self.refuse(key, f"“then” says twice what “{key}” must be; take one out.")
            else:
                whole[key] = value

    def refuse(self, word: str, sentence: str) -> Refused:
        return self.source.refuse(self.source.find(word, self.place), sentence)

    def check_keys(self, data: Mapping[str, object], known: tuple[str, ...], where: str) -> None:
        for key in data:
            if key not in known:
                raise self.refuse(key, f"“{key}” is no part of {where}; there are {', '.join(known)}.")

    def texts(self, data: Mapping[str, object], key: str) -> tuple[str, ...]:
        texts = data.get(key, [])
        if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
            raise self.refuse(key, f"“{key}” must be a list of texts.")
        return tuple(texts)

    def seat(self, name: object) -> int:
        if not isinstance(name, str) or name not in self.seats:
            raise self.refuse(str(name), f"nobody is called “{name}”; there are {', '.join(self.seats)}.")
        return self.seats.index(name)

    def answer(self, text: str, repeat: int) -> Line:
        """Read "Anna [turn.move]: this, that"."""
        place = self.source.find(text, self.place, repeat)
        match = ANSWER.fullmatch(text.strip())
        if match is None:
            raise self.source.refuse(
                place, f"“{text}” is no answer; write “Name: what, what”, “Name: -” or “Name: all”."
            )
        names = tuple(name.strip() for name in match["names"].split(","))
        if not all(names):
            raise self.source.refuse(place, f"“{text}” leaves out what is answered; write “-” for nothing.")
        try:
            names = tuple(spread(names))
        except Refused as refused:
            raise self.source.refuse(place, str(refused)) from None
        everything = names == (EVERYTHING,)
        picked = () if everything or names == (NOTHING,) else names
        return Line(text, place, self.seat(match["seat"].strip()), (match["why"] or "").strip(), picked, everything)

    def listeners(self, data: Mapping[str, object], key: str) -> dict[str, tuple[str, ...]]:
        """Lines by who hears them."""
        told = data.get(key, {})
        if not isinstance(told, dict):
            raise self.refuse(key, f"“{key}” must say by name who is told which lines.")
        for name in told:
            if name not in (A_BYSTANDER, ALL):
                self.seat(name)
        lines = {name: self.texts(told, name) for name in told}
        for name, texts in lines.items():
            if not all(text.strip(" ,") for text in texts or [""]):
                raise self.refuse(name, f"“{key}” has no lines for {name}, so it says nothing; fill it or take it out.")
        return lines

    def asked(self, data: Mapping[str, object]) -> Asked | None:
        asked = data.get("asked")
        if asked is None:
            return None
        if asked is False:
            return Asked(over=True)
        if not isinstance(asked, dict) or not asked:
            raise self.refuse("asked", "“asked” must describe the open question, or be false: the game is over.")
        self.check_keys(asked, ASKED_KEYS, "“asked”")
        why = asked.get("why")
        if not isinstance(why, str | None):
            raise self.refuse("why", "“why” must be the name of a question.")
        seat = self.seat(asked["seat"]) if "seat" in asked else None
        for key in OPTIONS:
            if key in asked and not asked[key]:
                raise self.refuse(key, f"“{key}” is empty, so it says nothing; fill it or take it out.")
        if "only" in asked and ("offered" in asked or "not_offered" in asked):
            raise self.refuse("only", "“only” lists all options; take out “offered” and “not_offered”.")
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
            raise self.refuse(key, f"“{key}” must be a number, not “{number}”.")
        return number
