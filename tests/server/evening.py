"""People who play for ever, in one process and without a network; as a program, it measures what an answer costs."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import click

from courtyard import compiled
from courtyard.games import find_game
from courtyard.server.rooms.room import Room
from courtyard.server.shapes.entries import Answered, Opened, Sat, Started
from courtyard.server.shapes.wire import encode
from courtyard.server.sockets.connection import Connection
from courtyard.server.tables.table import make_table

if TYPE_CHECKING:
    from courtyard.server.plays.play import Play
    from courtyard.server.shapes.entries import Entry

SEATS = 3
MEASURED = 100  # answers


class Evening:
    """Three people who buy nothing, each connected, and somebody who watches."""

    def __init__(self, game: str) -> None:
        rules = find_game(game)
        self.opening: list[Entry] = [
            Opened(game=game, players=SEATS, options={}, draft=0, listed=False),
            *(Sat(seat=seat, name=f"Player {seat}", token=str(seat)) for seat in range(SEATS)),
            Started(options=rules.settle({"players": SEATS}, 1), seed=1, version=rules.version),
        ]
        self.table = make_table("abcdef", self.opening)
        self.room = Room(self.table, None, None)  # type: ignore[arg-type] # nothing is written, and nobody thinks
        self.connections = [
            Connection(None, self.room, token, "en", None)  # type: ignore[arg-type] # nothing is sent
            for token in (None, *map(str, range(SEATS)))
        ]

    @property
    def play(self) -> Play:
        assert self.table.play is not None
        return self.table.play

    def answers(self) -> Answered:
        """The next answer: as little as possible."""
        choice, rules = self.play.session.choice, self.play.rules
        assert choice is not None
        return Answered(names=[rules.spell(choice, place) for place in choice.everything()[: choice.least]])

    def goes_on(self, answers: int) -> None:
        """Until so many answers have been given, and the move of the last one is over."""
        while len(self.play.session.answers) < answers or not self.play.session.at_rest:
            self.table.apply(self.answers())
        self.show()

    def show(self) -> int:
        self.room.changed()
        messages = [message for connection in self.connections for message in connection.news()]
        return sum(len(message if isinstance(message, bytes) else encode(message)) for message in messages)

    def happens(self, *entries: Entry) -> int:
        for entry in entries:
            self.table.apply(entry)
        return self.show()


def main() -> None:
    """Print a table for docs/server.md."""
    evening = Evening("dominion")
    click.echo(
        f"An answer of three people who buy nothing, shown to them and an onlooker; {compiled.status().sentence}"
    )
    for answers in (200, 1000, 4800):
        evening.goes_on(answers)
        newcomer = Connection(None, evening.room, None, "en", None)  # type: ignore[arg-type] # nothing is sent
        first = sum(len(message if isinstance(message, bytes) else encode(message)) for message in newcomer.news())
        started = time.process_time()
        for _ in range(MEASURED):
            evening.happens(evening.answers())
        spent = (time.process_time() - started) / MEASURED
        click.echo(f"after {answers:,} answers: {1000 * spent:.2f} ms; a newcomer is sent {first / 1000:,.0f} kB")


if __name__ == "__main__":
    main()
