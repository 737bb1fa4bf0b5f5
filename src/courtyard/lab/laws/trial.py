"""One game that laws are tried on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from courtyard.bots.find import RANDOM, find_bot
from courtyard.core.choice import Choice, Chooser, Seats
from courtyard.core.dice import Dice
from courtyard.core.record import Record
from courtyard.core.seats import BYSTANDER
from courtyard.core.seed import secret_of
from courtyard.core.session import Session
from courtyard.lab.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from courtyard.core.rules import Rules
    from courtyard.core.seed import Seed
    from courtyard.core.state import State

Watch: TypeAlias = Callable[[Choice, Table], None]  # sees a question and the table at which it is asked
Rest: TypeAlias = Callable[[Table], None]  # sees a table between two moves

MOST_MOVES: Final = 5000  # of a random game; the longest ones seen have a quarter of it


class LawBroken(Exception):
    """A game does not do what every game must."""

    def __init__(self, law: str, sentence: str) -> None:
        super().__init__(f"The law “{law}” is broken: {sentence}")
        self.law = law
        self.sentence = sentence


class Trial:
    """A game with its options and seed, and what has been played of it so far."""

    def __init__(self, rules: Rules[Table], options: dict[str, object], seed: int) -> None:
        self.rules = rules
        self.options = options
        self.seed = seed
        self.law = ""
        self.bot = RANDOM  # who plays
        self.dice = Dice(seed)  # for whatever a law leaves to chance
        self.deal = deal_of(seed)
        self.notes: list[tuple[Choice, list[int]]] = []
        self.session: Session[Table] | None = None
        self.origin: Table = None  # where the notes begin, if not at the start of the game

    def want(self, holds: bool, sentence: str) -> None:  # noqa: FBT001 - it reads like an assert, and is one
        if not holds:
            raise self.broken(sentence)

    def broken(self, sentence: str) -> LawBroken:
        return LawBroken(self.law, sentence)

    def begin(self, bot: str = RANDOM) -> Table:
        """A new table, for bots of one kind."""
        self.bot = bot
        self.notes = []
        self.session = self.origin = None
        return self.rules.new(self.options, self.deal)

    def begin_session(self, bot: str = RANDOM) -> Session[Table]:
        start = self.begin(bot)
        self.session = Session(self.rules, start)
        return self.session

    def players(self, state: State) -> list[Chooser]:
        """A bot for each seat, the same ones each time."""
        return [find_bot(self.rules.name, self.bot, self.seed * 10 + seat) for seat in range(self.seats(state))]

    def seats(self, state: State) -> int:
        return len(self.rules.scores(state))

    def viewers(self, state: State) -> list[int]:
        """Everybody who may look on."""
        return [BYSTANDER, *range(self.seats(state))]

    def play(self, watch: Watch | None = None, rest: Rest | None = None) -> Table:
        """Play to the end; show `watch` every question, and `rest` the table before every move. Tell how it ended."""
        state = self.begin()
        chooser = Watcher(self, Seats(self.players(state)), watch)
        for _ in self.moves(state, chooser):
            if rest is not None:
                rest(state)
        return state

    def moves(self, state: Table, chooser: Chooser) -> Iterator[Table]:
        """Show the table before every move of a game, which has to end some time."""
        for _ in range(MOST_MOVES):
            if self.rules.over(state):
                return
            yield state
            self.rules.move(state, chooser)
        raise self.broken(f"the game has not ended after {MOST_MOVES} moves.")

    def record(self) -> Record:
        """What has been played, as far as it went."""
        record = Record(self.rules.name, self.rules.version, self.options, self.deal)
        start = self.rules.new(self.options, self.deal)
        record.players = [self.bot] * self.seats(start)
        if self.origin is not None:
            record.table = self.rules.dump(self.origin)
        if self.session is not None:
            record.keep(self.session)
        else:
            spell = self.rules.spell
            record.answers = [[spell(choice, place) for place in answer] for choice, answer in self.notes]
        return record


def deal_of(seed: int) -> Seed:
    """What a game is dealt from: the laws hold with quick dice and with sealed ones, so every other game has these."""
    return secret_of(seed) if Dice(seed).word & 1 else seed


class Watcher(Chooser):
    """Lets somebody look at each question before a player answers it, and writes the answer down."""

    def __init__(self, trial: Trial, player: Chooser, watch: Watch | None) -> None:
        super().__init__()
        self.trial = trial
        self.player = player
        self.watch = watch

    def choose(self, choice: Choice, state: State) -> list[int]:
        if self.watch is not None:
            self.watch(choice, state)
        answer = self.player.choose(choice, state)
        self.trial.notes.append((choice, answer))
        return answer
