"""Reading a strategy file. Whatever is not understood is refused, so that no slip of the pen changes a strategy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.bots.dominion.strategy.building import build_condition
from courtyard.bots.dominion.strategy.grammar import Tree, parse_condition
from courtyard.bots.dominion.strategy.line import ALWAYS, Line, Menu, Opening
from courtyard.bots.dominion.strategy.lists import ListReader
from courtyard.bots.dominion.strategy.preference import Preference
from courtyard.bots.dominion.strategy.questions import DISCARD, GAIN, PRIZE, QUESTIONS, TRASH
from courtyard.bots.dominion.strategy.strategy import Strategy, Written
from courtyard.core.errors import Refused
from courtyard.core.given import named, perhaps, shortened, there_are
from courtyard.core.phrase import Phrase
from courtyard.core.source import Source
from courtyard.dominion.card import ACTION, TREASURE, VICTORY
from courtyard.dominion.kingdom import BOXES, find_card
from courtyard.dominion.setup import START_DECK

if TYPE_CHECKING:
    from collections.abc import Mapping

KEYS: Final = ("name", "about", "source", "ends-behind", "needs", "opening", "green", "buy", "play", "choose")
PLAY_KEYS: Final = ("first", "hold", "trash", "discard", "gain")


def read_strategy(text: str, path: str = "strategy") -> Strategy:
    """The strategy that a text describes, or refuse it with the place and what would be right."""
    return Reader(Source(path, text)).read()


class Reader:
    """Reads one file."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.data = source.parse()
        self.lists = ListReader(source)

    def read(self) -> Strategy:
        self.check_keys(self.data, KEYS, Phrase("dominion.what-a-strategy"), "")
        name = self.text("name")
        if not name:
            raise self.source.refuse(1, Phrase("dominion.why-no-name"))
        if "buy" not in self.data:
            raise self.source.refuse(1, Phrase("dominion.why-no-buy"))
        strategy = Strategy(name, self.text("about"), self.text("source"), careful=not self.ends_behind())
        strategy.green = self.green()
        strategy.green_place = self.source.key("green")
        self.read_buys(strategy)
        self.read_play(strategy, self.table("play"))
        self.read_choose(strategy, self.table("choose"))
        strategy.needs = self.needs(strategy)
        return strategy

    # -- what stands at the top ----------------------------------------------------------------------------------------
    def check_keys(self, data: Mapping[str, object], known: tuple[str, ...], what: Phrase, section: str) -> None:
        for key in data:
            if key not in known:
                hint = perhaps(key, known, there_are(known))
                why = Phrase("dominion.why-no-part", key=shortened(key), what=what, hint=hint)
                raise self.source.refuse(self.source.key(key, section), why)

    def text(self, key: str) -> str:
        """A text that may be left out, but not be empty."""
        text = self.data.get(key, "")
        if not isinstance(text, str) or (key in self.data and not text.strip()) or "\n" in text:
            why = Phrase("dominion.why-not-line", key=key, value=shortened(str(text).partition("\n")[0]))
            raise self.source.refuse(self.source.key(key), why)
        return text.strip()

    def ends_behind(self) -> bool:
        answer = self.data.get("ends-behind", False)
        if not isinstance(answer, bool):
            why = Refused("not-truth", what=named("ends-behind"), value=shortened(answer))
            raise self.source.refuse(self.source.key("ends-behind"), why.phrase)
        return answer

    def green(self) -> Tree | None:
        if "green" not in self.data:
            return None
        text = self.text("green")
        try:
            tree = parse_condition(text)
            build_condition(tree)
        except Refused as refused:
            raise self.source.refuse(self.source.key("green"), refused.phrase) from None
        return tree

    def table(self, key: str) -> dict[str, object]:
        table = self.data.get(key, {})
        if not isinstance(table, dict):
            raise self.source.refuse(self.source.key(key), Phrase("dominion.why-no-section", key=key))
        return {str(name): entry for name, entry in table.items()}

    def needs(self, strategy: Strategy) -> list[str]:
        """The kingdom cards that are listed, or else all that are bought."""
        if "needs" not in self.data:
            named = [line.name for line in strategy.lists["opening"] + strategy.lists["buy"]]
            return list(dict.fromkeys([name for name in named if find_card(name).box in BOXES]))
        if self.data["needs"] == []:
            return []
        written = self.lists.read(self.data, "needs")
        for line in written:
            if line.up_to or line.when or find_card(line.name).box not in BOXES:
                raise self.source.refuse(line.place, Phrase("dominion.why-needs"))
        return [line.name for line in written]

    # -- the lists -----------------------------------------------------------------------------------------------------
    def read_buys(self, strategy: Strategy) -> None:
        opening = strategy.lists["opening"] = self.lists.read(self.data, "opening")
        buy = strategy.lists["buy"] = self.lists.read(self.data, "buy")
        strategy.opening = make_opening([line.option for line in opening])
        strategy.menu = Menu([self.line(line, strategy.green) for line in buy], careful=strategy.careful)

    def read_play(self, strategy: Strategy, data: dict[str, object]) -> None:
        self.check_keys(data, PLAY_KEYS, Phrase("dominion.what-section", section="play"), "play")
        for key in PLAY_KEYS:
            strategy.lists[key] = self.lists.read(data, key, "play")
        strategy.first = self.lines(strategy.lists["first"])
        strategy.hold = self.lines(strategy.lists["hold"])
        self.prefer(strategy, TRASH, self.lines(strategy.lists["trash"]), alone=True)
        self.prefer(strategy, DISCARD, self.lines(strategy.lists["discard"]), alone=True)
        gain = self.lines(strategy.lists["gain"])
        self.prefer(strategy, GAIN, gain or strategy.menu.lines, alone=False)
        self.prefer(strategy, [PRIZE], gain, alone=False)

    def read_choose(self, strategy: Strategy, data: dict[str, object]) -> None:
        for question in data:
            if question not in QUESTIONS:
                hint = perhaps(question, QUESTIONS, Phrase("dominion.hint-questions"))
                why = Phrase("dominion.why-no-question", question=shortened(question), hint=hint)
                raise self.source.refuse(self.source.key(question, "choose"), why)
            strategy.lists[question] = self.lists.read(data, question, "choose")
            self.prefer(strategy, [question], self.lines(strategy.lists[question]), alone=True)

    def prefer(self, strategy: Strategy, questions: list[str], lines: list[Line], *, alone: bool) -> None:
        if lines:
            for question in questions:
                strategy.answers[question] = Preference(question, lines, alone=alone)

    def lines(self, written: list[Written]) -> list[Line]:
        return [self.line(line, None) for line in written]

    def line(self, written: Written, green: Tree | None) -> Line:
        """Ready for use. A Victory card waits for the time to green as well."""
        up_to, waits = ALWAYS, written.when
        if green is not None and is_green(written.name):
            waits = green if waits is None else Tree("and", [green, waits])
        if written.up_to is not None and written.up_to.op == "number":
            up_to = int(written.up_to.text)
        elif written.up_to is not None:
            fewer = Tree("<", [Tree("card", [], "own", written.name), written.up_to])
            waits = fewer if waits is None else Tree("and", [fewer, waits])
        try:
            return Line(written.option, up_to, build_condition(waits) if waits is not None else None)
        except Refused as refused:
            raise self.source.refuse(written.place, refused.phrase) from None


def make_opening(cards: list[int]) -> Opening:
    """Each card is missing until it is there once more for each time that it is listed."""
    return Opening(cards, [cards.count(card) + int(START_DECK.count(card)) for card in cards])


def is_green(name: str) -> bool:
    """A card that scores and does nothing else."""
    kinds = find_card(name).kinds
    return bool(kinds & VICTORY) and not kinds & (ACTION | TREASURE)


def title(text: str, path: str) -> tuple[str, str]:
    """What a strategy is called, and what it is about."""
    strategy = read_strategy(text, path)
    return strategy.name, strategy.about


def needs(text: str, path: str) -> list[str]:
    """The ids of the kingdom cards that must lie on the table for a strategy."""
    return read_strategy(text, path).needs
