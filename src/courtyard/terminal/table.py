"""A game at a table of people and bots, from its first question to its last."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.text import Text

from courtyard.boards import Frame
from courtyard.bots import Entrant, seat_bot
from courtyard.core.dice import Dice
from courtyard.core.errors import Refused
from courtyard.core.seats import BYSTANDER, Viewer
from courtyard.core.seed import guess_of
from courtyard.speech.tale import finish_of
from courtyard.speech.telling import told_to
from courtyard.terminal.keeping import write_record
from courtyard.terminal.question import Question
from courtyard.terminal.seating import call_names
from courtyard.terminal.telling import lines

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from rich.console import RenderableType

    from courtyard.boards import Board
    from courtyard.core.choice import Choice
    from courtyard.core.record import Record
    from courtyard.core.session import Session
    from courtyard.core.state import State
    from courtyard.speech.speech import Told
    from courtyard.terminal.screen import Screen
    from courtyard.terminal.seating import Seat
    from courtyard.words import Words

ENOUGH_NEWS: Final = 4  # with this many lines for them, none need be saved elsewhere


class Table:
    """Everything that belongs to one game in one terminal."""

    def __init__(
        self, board: Board, words: Words, seats: Sequence[Seat], record: Record, session: Session[State], screen: Screen
    ) -> None:
        self.board = board
        self.speech = board.speech
        self.words = words.of(session.rules.name)
        self.seats = seats
        self.record = record
        self.session = session
        self.screen = screen
        self.rules = session.rules
        self.own: dict[str, Entrant] = {}  # programs of one's own, by what their seats are called
        self.names = call_names(seats, self.words)
        self.people = [seat for seat, player in enumerate(seats) if player.person]
        self.path: Path | None = None  # where the game is kept after every answer
        self.notes: list[str] = []  # what to say on the next page, after the news
        self.heard = dict.fromkeys(range(BYSTANDER, len(seats)), 0)  # how much of the story each has been shown
        self.keyboard = self.people[0] if len(self.people) == 1 else BYSTANDER  # who sits before the screen

    def answer(self, answer: list[int]) -> None:
        self.session.answer(answer)
        self.keep()

    def keep(self) -> None:
        """Write the game down. If the file cannot be written just now, the game goes on all the same."""
        self.record.keep(self.session)
        if self.path is not None:
            try:
                write_record(self.record, self.path)
            except Refused as refused:
                self.notes.append(self.words.say("terminal-not-kept", reason=refused.phrase))

    def let_bot_answer(self, choice: Choice) -> None:
        """Show a bot the table as its seat may know it, and take its answer.

        The answer depends on the game alone: one that is taken up again goes on as it would have gone on.
        """
        dice = Dice(guess_of(self.record.seed, len(self.session.answers)))
        guess = self.session.position()
        guess.redeal(int(choice.seat), dice.roll(1 << 30))
        player = self.seats[choice.seat].player
        bot = seat_bot(self.rules.name, self.own.get(player, Entrant(player)), dice.roll(1 << 30))
        self.answer(bot.consider(guess, choice))

    def undo(self) -> bool:
        """Take back the last answer of a person and all that bots answered since; tell whether there was one."""
        for back, choice in enumerate(reversed(self.session.asked), 1):
            if self.seats[choice.seat].person:
                self.session.undo(back)
                self.keep()
                return True
        return False

    # -- what a person sees --------------------------------------------------------------------------------------------
    @property
    def frame(self) -> Frame:
        return Frame(self.words, self.names, self.screen.width, self.screen.height)

    def question(self, choice: Choice) -> Question:
        told = told_to(self.session.events, choice.seat)
        view = self.rules.view(self.session.state, choice.seat)
        return Question(self.rules, self.board, choice, view, told, self.frame)

    def fresh(self, viewer: Viewer) -> list[Told]:
        """What has happened since this seat was last shown it, in short."""
        known = min(self.heard[viewer], len(self.session.events))
        self.heard[viewer] = len(self.session.events)
        return self.speech.shorten(told_to(self.session.events[known:], viewer))

    def news(self, told: Sequence[Told], viewer: Viewer) -> list[Text]:
        return [Text.assemble(("│ ", "dim"), line) for line in self.lines(told, viewer)]

    def take_notes(self) -> list[Text]:
        """What there is to say besides, each once."""
        notes = [Text(note, "italic") for note in dict.fromkeys(self.notes)]
        self.notes.clear()
        return notes

    def log(self, viewer: Viewer) -> list[Text]:
        """All that this seat was told."""
        return self.lines(told_to(self.session.events, viewer), viewer)

    def lines(self, told: Sequence[Told], viewer: Viewer) -> list[Text]:
        return lines(told, viewer, self.rules.view(self.session.state, viewer), self.speech, self.frame)

    def must_hand_over(self, seat: int) -> bool:
        """Whether somebody else sits before the screen."""
        return len(self.people) > 1 and self.keyboard != seat

    def show(self, question: Question) -> None:
        """The page on which a question is asked; where it would be too long, in short."""
        seat = int(question.choice.seat)
        self.heard[BYSTANDER] = len(self.session.events)  # everybody at the keyboard has been told this much
        told, notes = self.fresh(seat), self.take_notes()
        question.frame = self.frame
        if self.screen.room(*self.around(question, notes)) < min(len(told), ENOUGH_NEWS):
            question.frame = replace(self.frame, short=True)
        board, asked = self.around(question, notes)
        room = self.screen.room(board, asked)
        for trifles in self.speech.trifles:
            if len(told) > room:
                told = [event for event in told if event["what"] not in trifles]
        self.screen.page(board, self.news(told, seat), asked, self.say_earlier)

    def say_earlier(self, count: int) -> str:
        return self.words.say("terminal-earlier", count=count)

    def around(self, question: Question, notes: Sequence[Text]) -> tuple[RenderableType, RenderableType]:
        """What stands above the news, and what stands below them."""
        return self.board.draw(question.view, question.frame), Group(*notes, question.draw())

    def show_end(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else BYSTANDER
        self.screen.clear(forget=len(self.people) > 1)
        state = self.session.state
        end = self.board.draw_end(self.rules.view(state, viewer), self.rules.standings(state), self.frame)
        tale = self.speech.tale(finish_of(self.session, self.names))
        story = Text(self.words.say(tale.message, **tale.facts))
        self.screen.show(*self.news(self.fresh(viewer), viewer), *self.take_notes(), Text(), end, Text(), story)
