"""Whether an undo is free tells nothing of what the viewer cannot know."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any

import pytest

from courtyard.bots import bot_names, find_bot
from courtyard.core.answer import offered, read_answer
from courtyard.core.dice import Dice
from courtyard.core.session import Session
from courtyard.games import GAMES, find_game
from courtyard.server.rooms.room import Room
from courtyard.server.shapes.entries import Opened, Sat, Started
from courtyard.server.shapes.wire import encode
from courtyard.server.tables.table import make_table
from courtyard.server.undo.requests import Requests

if TYPE_CHECKING:
    from courtyard.core.rules import Rules
    from courtyard.server.plays.play import Play

PLAYERS = 3


class Worlds:
    """A table that shows now this game, now another."""

    def __init__(self, game: str) -> None:
        self.rules: Rules[Any] = find_game(game)
        table = make_table("abcdef", [Opened(game=game, players=PLAYERS, options={}, draft=0, listed=False)])
        for seat in range(PLAYERS):
            table.apply(Sat(seat=seat, name=f"Player {seat}", token=str(seat)))
        settled = self.rules.settle({"players": PLAYERS}, 1)
        table.apply(Started(options=settled, seed=1, version=self.rules.version))
        assert table.play is not None
        self.play: Play = table.play
        self.table = table
        self.room = Room(table, None, None)  # type: ignore[arg-type] # nothing is written, and nobody thinks

    def sent(self, state: Any, names: list[str], viewer: int) -> tuple[bytes, str | None]:  # noqa: ANN401 - of any game
        """What a viewer is sent who has answered in this world: all but whether an undo is free, and that."""
        play = self.table.play = copy(self.play)
        play.session = Session(self.rules, self.rules.copy(state))
        choice = play.session.choice
        if choice is None or not set(names) <= set(offered(self.rules, choice)):
            return b"another question", None
        play.session.answer(read_answer(self.rules, choice, names))
        if play.over:
            return b"over", None
        self.room.changed()
        self.room.requests = Requests(self.room)
        face = self.room.face(viewer, "en")
        assert face is not None
        undo = self.room.requests.state(viewer)
        allowed, undo.allowed = undo.allowed, None
        return encode(face.position(0, undo)), allowed


def compare(worlds: Worlds, state: Any, names: list[str], viewer: int, dice: Dice) -> tuple[bool, bool]:  # noqa: ANN401
    """Whether two worlds that were the same to somebody who answers still are; and whether the undo says so, too."""
    rules = worlds.rules
    other = rules.copy(state)
    rules.redeal(other, viewer, dice.roll(1 << 30))
    (one, free), (two, free_too) = (worlds.sent(each, names, viewer) for each in (state, other))
    return one == two, free == free_too


@pytest.mark.parametrize(
    ("game", "seed"),
    [
        *((game, seed) for game in GAMES for seed in (1, 2)),
        ("dominion", 113),  # with a Militia whose victims might hold equal cards only, and then would not be asked
    ],
)
def test_in_whole_games(game: str, seed: int) -> None:
    worlds, dice, alike = Worlds(game), Dice(seed), 0
    rules, names = worlds.rules, bot_names(game)
    session = Session(rules, rules.new(rules.settle({"players": PLAYERS}, seed), seed))
    bots = [find_bot(game, names[(seat + seed) % len(names)], seed + seat) for seat in range(PLAYERS)]
    while (choice := session.choice) is not None:
        answer = [int(place) for place in bots[choice.seat].choose(choice, session.state)]
        if session.at_rest:
            rest, spelled = session.rest_before(len(session.answers)), [rules.spell(choice, each) for each in answer]
            same, free = compare(worlds, rest.state, spelled, int(choice.seat), dice)
            alike += same
            assert not same or free, (choice.why, spelled, len(session.answers))
        session.answer(answer)
    assert alike > 30
