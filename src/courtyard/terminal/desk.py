"""A person at the keyboard: answers, and the commands that may come before one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from courtyard.core.errors import Refused
from courtyard.core.seats import BYSTANDER
from courtyard.terminal.cardtext import describe, find_printed
from courtyard.terminal.keeping import check_overwriting, write_record
from courtyard.terminal.reading import COUNT, quoted

if TYPE_CHECKING:
    from courtyard.terminal.question import Question
    from courtyard.terminal.table import Table

ALWAYS: Final = "/"  # before a command that is also the name of an option
TEXT_SIGN: Final = "?"


class Left(Exception):
    """The person has had enough for now."""


class Desk:
    """Asks until there is an answer. Nothing that is typed here can lose anything."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.words = table.words
        self.screen = table.screen
        self.commands: dict[str, Callable[[Question, str], bool]] = {
            "help": self.help,
            "rules": self.tell_rules,
            "board": self.show_board,
            "text": self.show_text,
            "log": self.show_log,
            "undo": self.undo,
            "save": self.save,
            "quit": self.quit,
        }
        for name in table.board.looks:
            self.commands[name] = self.look(name)

    def ask(self) -> None:
        """Ask a person the open question until it is answered, or no longer open."""
        choice = self.table.session.choice
        assert choice is not None
        if self.table.must_hand_over(int(choice.seat)) and not self.hand_over(int(choice.seat)):
            return
        question = self.table.question(choice)
        self.table.show(question)
        alone = len(self.table.people) == 1
        name = self.table.names[choice.seat]
        prompt = (
            self.words.say("terminal-prompt")
            if alone
            else self.words.attribute("terminal-prompt", "named", player=name)
        )
        while True:
            try:
                if self.obey(question, self.screen.read(prompt)):
                    return
            except Refused as refused:
                self.screen.say(self.words.phrase(refused.phrase), "red")

    def hand_over(self, seat: int) -> bool:
        """Nobody may see the hand of the person before; tell whether the next one has come."""
        self.screen.clear(forget=True)
        while line := self.screen.read(self.words.say("terminal-hand-over", player=self.table.names[seat])):
            command = line.removeprefix(ALWAYS).casefold()
            if command == "quit":
                raise Left
            if command == "undo" and self.take_back():
                self.table.keyboard = BYSTANDER  # nobody knows who typed it
                return False
            wrong = "refused-nothing-to-undo" if command == "undo" else "terminal-only-enter"
            self.screen.say(self.words.say(wrong), "red")
        self.table.keyboard = seat
        return True

    def obey(self, question: Question, line: str) -> bool:
        """Do what a line says; tell whether the question is settled by it."""
        if line.startswith(TEXT_SIGN):
            line = f"text {line[1:]}"
        name, _, rest = line.removeprefix(ALWAYS).partition(" ")
        command = self.commands.get(name.casefold())
        if command is not None and (line.startswith(ALWAYS) or not question.menu.named(line)):
            return command(question, rest.strip())
        self.table.answer(question.read(line))
        return True

    # -- commands: each tells whether the question is settled ----------------------------------------------------------
    def help(self, question: Question, rest: str) -> bool:
        looks = [f"  {name:<15} {self.words.attribute(f'look-{name}', 'about')}" for name in self.table.board.looks]
        legend = self.table.board.legend(self.words)
        self.screen.show(
            Text(self.words.say("help-commands")),
            *(Text(look) for look in looks),
            *([Text(self.words.say("help-marks")), legend] if legend else []),
        )
        return self.repeat(question)

    def tell_rules(self, question: Question, rest: str) -> bool:
        self.screen.show(Text(self.words.say("help")))
        return self.repeat(question)

    def show_board(self, question: Question, rest: str) -> bool:
        self.screen.show(self.table.board.draw(question.view, self.table.frame))
        return self.repeat(question)

    def look(self, name: str) -> Callable[[Question, str], bool]:
        def command(question: Question, _rest: str) -> bool:
            self.screen.show(self.table.board.looks[name](question.view, self.table.frame))
            return self.repeat(question)

        return command

    def show_text(self, question: Question, rest: str) -> bool:
        speech = self.table.speech
        numbered = {str(number): option for number, option in enumerate(question.options, 1)}
        option = None if question.in_words else numbered.get(rest)
        for name in [rest] if option is None else speech.cards_in(option):
            self.screen.show(describe(find_printed(speech, name, self.words), speech, self.words))
        return False

    def show_log(self, question: Question, rest: str) -> bool:
        if rest and not COUNT.fullmatch(rest):
            raise Refused("log-number", text=quoted(rest))
        log = self.table.log(int(question.choice.seat)) or [Text(self.words.say("log-empty"))]
        self.screen.show(*log[-int(rest) if rest else 0 :])
        return self.repeat(question)

    def undo(self, question: Question, rest: str) -> bool:
        if not self.take_back():
            raise Refused("nothing-to-undo")
        return True

    def take_back(self) -> bool:
        """Undo, if there is anything to undo, and say so on the next page."""
        undone = self.table.undo()
        if undone:
            self.table.notes.append(self.words.say("undo-done"))
        return undone

    def save(self, question: Question, rest: str) -> bool:
        if not rest:
            raise Refused("save-where")
        path = Path(rest).expanduser()
        check_overwriting(path)
        write_record(self.table.record, path)
        self.screen.say(self.words.say("terminal-saved", file=str(path)))
        return False

    def quit(self, question: Question, rest: str) -> bool:
        raise Left

    def repeat(self, question: Question) -> bool:
        self.screen.show(question.draw())
        return False
