"""Answers that a strategy prefers: a list of cards or ways, taken from the top."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.bots.dominion.strategy.questions import DISCARD, TRASH
from courtyard.core.choice import Choice
from courtyard.core.pile import NONE

if TYPE_CHECKING:
    from courtyard.bots.dominion.strategy.line import Line
    from courtyard.dominion.state import State


class Preference:
    """How to answer one question. `alone`: where nothing of the list fits, nothing is picked if that is allowed."""

    def __init__(self, question: str, lines: list[Line], *, alone: bool) -> None:
        self.lines = lines
        self.alone = alone
        self.trashes = question in TRASH
        self.discards = question in DISCARD

    def picks(self, choice: Choice, state: State) -> list[int]:
        """What the list picks, most at most. Each line sees the table without what was parted with before."""
        look = state
        if choice.most > 1 and (self.trashes or self.discards):
            look = state.copy()
        hand = look.players[choice.seat].hand
        answer: list[int] = []
        for line in self.lines:
            place = choice.where(line.option)
            if place == NONE:
                continue
            copies = choice.copies(place)
            while copies > 0 and len(answer) < choice.most and line.holds(look, choice.seat):
                answer.append(place)
                copies -= 1
                if look is not state:
                    hand.take(line.option)
                    if self.discards:
                        look.players[choice.seat].discard.add(line.option)
        return answer


def complete(choice: Choice, answer: list[int], other: list[int]) -> list[int]:
    """An answer with as much of another one as it needs."""
    answer = list(answer)
    for place in other + choice.everything():
        if len(answer) >= choice.least:
            break
        if answer.count(place) < choice.copies(place):
            answer.append(place)
    return answer


def narrowed(choice: Choice, unwanted: list[int]) -> Choice:
    """The same question without some of the options; as it is where too few would be left."""
    if not unwanted:
        return choice
    fewer = Choice(choice.seat, choice.why, choice.source, choice.least, choice.most)
    fewer.ordered = choice.ordered
    fewer.about = choice.about
    fewer.whom = choice.whom
    fewer.limit = choice.limit
    count = 0
    for place in choice.everything():
        if choice.option(place) not in unwanted:
            fewer.offer_again(choice.option(place))
            count += 1
    if count < choice.least:
        return choice
    return fewer
