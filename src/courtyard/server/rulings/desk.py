"""Where rulings are played: whoever plays brings all answers along, and nothing is written down."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from courtyard.core.errors import Refused
from courtyard.server.limits.bounds import PRACTICE_KEPT
from courtyard.server.rulings.stage import show
from courtyard.server.shapes.refusal import Nay, by_rules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.server.limits.budgets import Payer
    from courtyard.server.plays.play import Play
    from courtyard.server.rulings.case import Case
    from courtyard.server.shapes.forms import Practice, PracticeRequest

    Key = tuple[str, str, tuple[tuple[int, ...], ...]]  # game, ruling, answers

AT_ONCE: Final = 2  # answers that a person gives in one go


class PracticeDesk:
    """Keeps the latest games in memory, so that an answer need not play all those before it again."""

    def __init__(self) -> None:
        self._plays: OrderedDict[Key, Play] = OrderedDict()

    def __len__(self) -> int:
        return len(self._plays)

    async def show(self, case: Case, wish: PracticeRequest, payer: Payer) -> Practice:
        """The table of a ruling after these answers, or why one of them is refused."""
        if wish.viewer is not None and wish.viewer >= len(case.scenario.seats):
            raise Nay("no-view", 422)
        play = self._take(case, wish.answers)
        if play is None:
            play = await asyncio.to_thread(case.begin)
        missing = wish.answers[len(play.session.answers) :]
        payer.spend_up_to("waking", len(missing))
        try:
            shown = await asyncio.to_thread(play_on, case, play, missing, wish)
        except Nay:
            self._keep(case, play)
            raise
        self._keep(case, play)
        return shown

    def _take(self, case: Case, answers: Sequence[list[int]]) -> Play | None:
        """A game that has come as far, or nearly; nobody else plays on it meanwhile."""
        for known in range(len(answers), max(-1, len(answers) - AT_ONCE - 1), -1):
            play = self._plays.pop(key_of(case, answers[:known]), None)
            if play is not None:
                return play
        return None

    def _keep(self, case: Case, play: Play) -> None:
        self._plays[key_of(case, play.session.answers)] = play
        while len(self._plays) > PRACTICE_KEPT:
            self._plays.popitem(last=False)


def play_on(case: Case, play: Play, answers: Sequence[list[int]], wish: PracticeRequest) -> Practice:
    try:
        for answer in answers:
            play.session.answer(answer)
    except Refused as refused:
        raise by_rules(refused) from None
    return show(case, play, wish.viewer, wish.language)


def key_of(case: Case, answers: Sequence[list[int]]) -> Key:
    return case.scenario.game, case.name, tuple(map(tuple, answers))
