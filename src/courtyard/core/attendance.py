"""Games that are played in one go, with players that search: somebody keeps where each move began."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from courtyard.core.checked import Checked
from courtyard.core.choice import Chooser
from courtyard.core.dice import Dice
from courtyard.core.position import Position
from courtyard.core.rules import BROKEN_OFF, MOST_MOVES

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.core.rules import Rules
    from courtyard.core.state import State


def searches(player: Chooser) -> bool:
    """Whether a player wants a position: it has a `consider` of its own."""
    inner = player.player if isinstance(player, Checked) else player
    return type(inner).consider is not Chooser.consider


class Attendance:
    """Knows the last rest and the answers since, as a Session does, and hands out positions."""

    def __init__(self, rules: Rules[Any], players: list[Chooser], seed: int) -> None:
        self.rules = rules
        self.rest: Any = None
        self.answers: list[list[int]] = []
        self.players: list[Chooser] = [Attended(self, player, seed + place) for place, player in enumerate(players)]

    def play(self, rules: Rules[Any], state: Any, chooser: Chooser) -> str:  # noqa: ANN401 - of any game
        """Play to the end, as `play_out` does; tell how it ended."""
        for _ in range(MOST_MOVES):
            if rules.over(state):
                return rules.ending(state)
            self.rest, self.answers = rules.copy(state), []
            rules.move(state, chooser)
        return BROKEN_OFF


class Attended(Chooser):
    """A player whose answers are written down. Nothing is answered by reflex."""

    def __init__(self, attendance: Attendance, player: Chooser, seed: int) -> None:
        super().__init__()
        self.attendance = attendance
        self.player = player
        self.searches = searches(player)
        self.dice = Dice(seed)

    def choose(self, choice: Choice, state: State) -> list[int]:
        attendance = self.attendance
        if self.searches:
            guess = Position(attendance.rules, attendance.rest, attendance.answers)
            guess.redeal(int(choice.seat), int(self.dice.roll(1 << 30)))
            answer = self.player.consider(guess, choice)
        else:
            answer = self.player.choose(choice, state)
        attendance.answers.append(answer)
        return answer
