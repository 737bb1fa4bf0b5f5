"""An open question, as a person sees it and answers it."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.rule import Rule
from rich.text import Text

from courtyard.boards.columns import in_columns
from courtyard.boards.flow import Flow
from courtyard.core.answer import offered
from courtyard.core.errors import Refused
from courtyard.terminal.reading import Menu

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from courtyard.boards import Board, Frame
    from courtyard.core.choice import Choice
    from courtyard.core.rules import Rules
    from courtyard.core.state import State
    from courtyard.speech.speech import Told, View

DASH: Final = "-"  # picks nothing
ALL: Final = "all"
WAYS: Final = "ways"  # the source of options that are messages, not things of the game
GAP: Final = 3


class Question:
    """Options are numbered in the order in which people look at them; `places` leads back to that of the choice."""

    def __init__(
        self, rules: Rules[State], board: Board, choice: Choice, view: View, told: Sequence[Told], frame: Frame
    ) -> None:
        self.board = board
        self.speech = speech = board.speech
        self.choice = choice
        self.view = view
        self.frame = frame
        self.message = f"ask-{choice.why.replace('.', '-')}"
        self.facts = speech.facts(choice, view, told, frame.names)
        self.headline = speech.headline(choice, view, told, frame.names, frame.words)
        known = offered(rules, choice)
        self.in_words = choice.source == WAYS
        self.options = known if self.in_words else speech.ranked(choice, known)
        self.places = [known.index(option) for option in self.options]
        self.menu = Menu([self._aliases(option) for option in self.options])

    @property
    def player(self) -> str:
        return self.frame.names[self.choice.seat]

    @property
    def sentence(self) -> str:
        return self.frame.words.say(self.message, **self.facts)

    # -- how it looks --------------------------------------------------------------------------------------------------
    def draw(self) -> RenderableType:
        heading = Text.assemble((self.player, "bold"), "  ", self.headline)
        if self.frame.short:
            heading.append("   ").append(self.board.status(self.view, self.frame))
        return Group(
            Rule(heading, align="left", style="dim"),
            Flow([Text(self.sentence, "bold"), Text(self._hint(), "dim")]),
            self._list(),
        )

    def _list(self) -> RenderableType:
        """The numbered options, in as many columns as there is room for."""
        labels = [self._label(option) for option in self.options]
        numbers = len(str(len(labels)))
        cells = [Text.assemble((f"{number:>{numbers}} ", "bold"), label) for number, label in enumerate(labels, 1)]
        return in_columns(cells, 1 if self.in_words else self.frame.width, GAP)

    def _label(self, option: str) -> Text:
        if self.in_words:
            return Text(self._say_way(option))
        return self.board.label(self.choice, option, self.view, self.frame)

    def _hint(self) -> str:
        words, least, most = self.frame.words, int(self.choice.least), int(self.choice.most)
        if words.has(self.message, "enter"):
            return words.attribute(self.message, "enter")
        if least == most:
            return words.say("hint-exactly", most=most)
        if least > 0:
            return words.say("hint-between", least=least, most=most)
        everything = len(self.choice.everything())
        return words.say("hint-up-to" if most == 1 or most < everything else "hint-any", most=most)

    # -- how it is answered --------------------------------------------------------------------------------------------
    def read(self, text: str) -> list[int]:
        """The answer that a line stands for, or refuse it in the words of the player."""
        if not text:
            answer = self.speech.usual(self.choice) or []
        elif text == DASH:
            answer = []
        elif text.casefold() == ALL and not self.menu.named(ALL):
            answer = self.speech.usual(self.choice) or self.choice.everything()
        else:
            answer = [self.places[place] for place in self.menu.read(text)]
        self._check(answer)
        return answer

    def _check(self, answer: list[int]) -> None:
        choice = self.choice
        fault = choice.fault(answer)
        if fault == "few":
            raise Refused("few-picked", least=int(choice.least), count=len(answer))
        if fault == "many":
            raise Refused("many-picked", most=int(choice.most), count=len(answer))
        if fault == "repeated":
            place = next(place for place in answer if answer.count(place) > choice.copies(place))
            name = self._aliases(self.options[self.places.index(place)])[0]
            raise Refused("repeated", option=name, count=int(choice.copies(place)))

    def say_answer(self, answer: list[int]) -> str:
        """What was answered, as a sentence."""
        if not answer:
            return self.frame.words.say("replay-answer-none", player=self.player)
        words = self.frame.words
        picked = []
        for place, group in groupby(answer):
            name, count = self._aliases(self.options[self.places.index(place)])[0], len(list(group))
            picked.append(words.say("replay-times", name=name, count=count) if count > 1 else name)
        return words.say("replay-answer", player=self.player, answer=picked)

    def _aliases(self, option: str) -> list[str]:
        """What an option may be called: its id comes last, and is the same in all languages."""
        if self.in_words:
            return [self._say_way(option), option]
        return [*self.speech.names_of(self.choice, option, self.view, self.frame.words), option]

    def _say_way(self, way: str) -> str:
        return self.frame.words.say(f"way-{self.choice.why.replace('.', '-')}-{way}", **self.facts)
