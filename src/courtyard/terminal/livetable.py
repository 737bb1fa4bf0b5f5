"""A match as a table, while it is being played and when it is over."""

from __future__ import annotations

from abc import ABC, abstractmethod
from time import monotonic
from typing import TYPE_CHECKING, Final, Self

from rich.console import Group
from rich.live import Live
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from courtyard.lab.matches.result import Interval, MatchResult
    from courtyard.lab.matches.simulation import Simulation
    from courtyard.words import Words

LIVELY: Final = 0.25  # seconds between two looks at a terminal
MODEST: Final = 20  # times as long as it takes to draw, if that is longer: watching must not cost many games
PATIENCE: Final = 10.0  # seconds between two lines where there is none
FIGURES: Final = ("wins", "ties", "losses", "share", "interval", "score")


class LiveView(ABC):
    """How things stand and how long they will take: a table on a terminal, a line now and then elsewhere."""

    def __init__(self, words: Words, console: Console) -> None:
        self.words = words
        self.console = console
        self.due = monotonic() + (LIVELY if console.is_terminal else PATIENCE)
        self.live = Live(
            Text(words.attribute("lab-progress", "begin")), console=console, transient=True, auto_refresh=False
        )

    def __enter__(self) -> Self:
        if self.console.is_terminal:
            self.live.start(refresh=True)
        return self

    def __exit__(self, *_: object) -> None:
        if self.console.is_terminal:
            self.live.stop()

    def report(self, _work: object) -> None:
        """Something was done; whoever watches is told now and then."""
        now = monotonic()
        if now < self.due:
            return
        if self.console.is_terminal:
            self.live.update(Group(self.table(), Text(self.progress())), refresh=True)
            self.due = now + max(LIVELY, MODEST * (monotonic() - now))
        else:
            self.console.print(self.progress(), soft_wrap=True)
            self.due = now + PATIENCE

    @abstractmethod
    def table(self) -> RenderableType:
        """How it stands."""

    @abstractmethod
    def progress(self) -> str:
        """How far it is, in a line."""

    def say_progress(self, games: int, most: int, seconds: float) -> str:
        rate = games / seconds
        left = duration((most - games) / rate, self.words)
        return self.words.say("lab-progress", games=games, most=most, rate=round(rate), left=left)


class LiveTable(LiveView):
    """Of a match."""

    def __init__(self, simulation: Simulation, words: Words, console: Console) -> None:
        super().__init__(words, console)
        self.simulation = simulation

    def table(self) -> RenderableType:
        return table_of(self.simulation.result(self.words), self.words)

    def progress(self) -> str:
        games, most, seconds = self.simulation.games, self.simulation.most_games, self.simulation.seconds
        if self.simulation.until is None:
            return self.say_progress(games, most, seconds)
        return self.words.attribute("lab-progress", "until", games=games, most=most, rate=round(games / seconds))


def duration(seconds: float, words: Words) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return words.say("lab-time", hours=minutes // 60, minutes=minutes % 60, seconds=rest)


def table_of(result: MatchResult, words: Words) -> RenderableType:
    table = Table(words.say("lab-column-player"), *(words.say(f"lab-column-{figure}") for figure in FIGURES))
    for column in table.columns[1:]:
        column.justify = "right"
        column.no_wrap = True
    for player in result.players:
        counts = [amount(count) for count in (player.wins, player.ties, player.losses)]
        shares = [percent(player.win_share, words), percents(player.interval, words)]
        table.add_row(Text(player.name), *counts, *shares, f"{player.mean_score:.1f}")
    return table


def amount(games: float) -> str:
    """How many games; what falls to each of several equals need not be a whole number."""
    return f"{games:,.0f}" if games == int(games) else f"{games:,.1f}"


def percent(share: float, words: Words) -> str:
    return words.say("lab-percent", value=share)


def percents(interval: Interval, words: Words) -> str:
    low, high = interval
    return words.say("lab-interval", low=percent(low, words), high=percent(high, words))
