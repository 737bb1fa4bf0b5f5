"""`courtyard replay`: a recorded game again, answer by answer."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.text import Text

from courtyard.boards import Frame, find_board
from courtyard.core.errors import Refused
from courtyard.core.seats import REFEREE
from courtyard.games import find_game
from courtyard.speech import find_seat
from courtyard.speech.telling import told_to
from courtyard.terminal.flags import LANGUAGE
from courtyard.terminal.keeping import read_record
from courtyard.terminal.opening import seats_of
from courtyard.terminal.question import Question
from courtyard.terminal.screen import Screen
from courtyard.terminal.seating import call_names, read_seat
from courtyard.terminal.telling import lines
from courtyard.words import load

if TYPE_CHECKING:
    from rich.console import RenderableType

    from courtyard.core.record import Record
    from courtyard.core.rules import Rules
    from courtyard.core.session import Session
    from courtyard.core.state import State
    from courtyard.speech.speech import View
    from courtyard.words import Words


class Replay:
    """A whole game, seen from one seat or by a referee who sees all."""

    def __init__(self, record: Record, words: Words) -> None:
        self.rules = find_game(record.game)
        self.board = find_board(record.game)
        self.words = words.of(record.game)
        self.record = record
        self.whole, self.notice = play_again(record, self.rules, words)
        players = len(self.rules.scores(self.whole.state))
        own = [seat.player for seat in map(read_seat, record.players)]  # none of them is started
        self.names = call_names(seats_of(record, players, own), words, onlooker=True)
        self.viewer = REFEREE
        self.screen = Screen()

    @property
    def length(self) -> int:
        return len(self.whole.answers)

    @property
    def frame(self) -> Frame:
        return Frame(self.words, self.names, self.screen.width, self.screen.height)

    def view(self, session: Session[State]) -> View:
        if self.viewer == REFEREE:
            return self.board.speech.referee([self.rules.view(session.state, seat) for seat in range(len(self.names))])
        return self.rules.view(session.state, self.viewer)

    def question(self, session: Session[State]) -> Question | None:
        """The open question, for those who may know of it."""
        choice = session.choice
        if choice is None or self.viewer not in (REFEREE, choice.seat):
            return None
        told = told_to(session.events, self.viewer)
        view = self.rules.view(session.state, choice.seat)
        return Question(self.rules, self.board, choice, view, told, self.frame)

    # -- what is shown -------------------------------------------------------------------------------------------------
    def show(self, number: int) -> None:
        """The game after this number of answers: the last of them and what came of it, the table, the next question."""
        now = self.whole.look_back(number)
        self.screen.clear()
        self.screen.show(self.board.draw(self.view(now), self.frame))
        if number > 0:
            self.screen.show(*self.step(number, now))
        question = self.question(now)
        if question is not None:
            self.screen.show(Text(self.words.say("replay-asked", player=question.player, question=question.sentence)))
        if now.choice is None:
            standings = self.rules.standings(now.state)
            self.screen.show(Text(), self.board.draw_end(self.view(now), standings, self.frame), Text())
        game = self.words.say("game")
        self.screen.show(Text(self.words.say("replay-place", number=number, count=self.length, game=game), "dim"))
        if self.notice:
            self.screen.show(Text(self.notice, "yellow"))

    def step(self, number: int, now: Session[State]) -> list[RenderableType]:
        """An answer, and what happened then."""
        before = self.whole.look_back(number - 1)
        said: list[RenderableType] = []
        question = self.question(before)
        if question is not None:
            said.append(Text(question.say_answer(self.whole.answers[number - 1]), "bold"))
        told = told_to(now.events[len(before.events) :], self.viewer)
        return said + list(lines(told, self.viewer, self.view(now), self.board.speech, self.frame))

    # -- moving about --------------------------------------------------------------------------------------------------
    def run(self) -> None:
        """Show the start, then go where the person wants."""
        number = 0
        self.show(number)
        while True:
            try:
                line = self.screen.read(self.words.say("replay-prompt")).casefold()
            except EOFError:
                return
            if line == "q":
                return
            try:
                number = self.target(line, number)
            except Refused as refused:
                self.screen.say(self.words.phrase(refused.phrase), "red")
            else:
                self.show(number)

    def target(self, line: str, number: int) -> int:
        """The answer that a line leads to, or refuse."""
        if line == "":
            if number == self.length:
                raise Refused("replay-end")
            return number + 1
        if line == "b":
            if number == 0:
                raise Refused("replay-start")
            return number - 1
        wanted = line.removeprefix("g").strip()
        if not wanted.isdecimal():
            raise Refused("replay-help")
        if len(wanted) > len(str(self.length)) or int(wanted) > self.length:
            raise Refused("replay-range", count=self.length)
        return int(wanted)


def play_again(record: Record, rules: Rules[State], words: Words) -> tuple[Session[State], str]:
    """The game, and what is to be said of it if it was made by other rules: it is shown as far as these play it."""
    if record.version == rules.version:
        return record.replay(rules), ""
    versions = {"version": record.version, "present": rules.version}
    try:
        session, misfit = record.replay_while_it_fits(rules)
    except Refused as refused:
        version, present = record.version, rules.version
        raise Refused("replay-nothing", version=version, present=present, why=refused.phrase) from None
    if misfit is None:
        return session, words.say("replay-older", **versions)
    return session, words.say("replay-differently", **versions, count=len(session.answers), reason=misfit.phrase)


def show_replay(file: Path, seat: str | None, language: str, *, to_end: bool) -> None:
    replay = Replay(read_record(file), load(language))
    if seat is not None:
        replay.viewer = find_seat(seat, replay.names)
    if to_end:
        replay.show(replay.length)
    else:
        replay.run()


command = click.Command(
    "replay",
    callback=show_replay,
    params=[
        click.Argument(["file"], type=click.Path(path_type=Path)),
        click.Option(["--seat"], metavar="SEAT", help="See it as this seat did: a number from 1, or a name."),
        click.Option(["--to-end"], is_flag=True, help="Show the last position at once, and ask nothing."),
        LANGUAGE,
    ],
    help="Step through a recorded game.",
)
