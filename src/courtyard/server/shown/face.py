"""What one viewer sees of a game, in one language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from courtyard.server.plays.outcome import make_end
from courtyard.server.shapes.wire import Position, encode
from courtyard.server.shown.info import record_address
from courtyard.server.shown.question import Asker
from courtyard.server.shown.story import Story
from courtyard.words import load

if TYPE_CHECKING:
    from collections.abc import Mapping

    from courtyard.core.seats import Viewer
    from courtyard.server.plays.play import Play
    from courtyard.server.shapes.wire import Asked, End, Told, UndoState
    from courtyard.server.tables.table import Table


@dataclass
class Face:
    """A position, except for what depends on how much of it a client already has."""

    epoch: int
    answers: int  # how many had been given when the game stood like this
    held: bool  # whether more has happened that this viewer may not see yet
    lines: list[Told]
    view: msgspec.Raw
    prospect: msgspec.Raw
    choice: Asked | None
    awaiting: list[int]
    scores: list[int] | None
    end: End | None
    shown: int = field(init=False)  # a hash of how it looks, but for the lines
    asked: int = field(init=False)  # and of what must not be seen to change while something is held back

    def __post_init__(self) -> None:
        self.shown = hash(encode((self.epoch, self.view, self.prospect, self.scores, self.end is None)))
        self.asked = hash(encode((self.choice, self.awaiting)))

    def position(self, start: int, undo: UndoState) -> Position:
        return Position(
            epoch=self.epoch,
            start=start,
            events=self.lines[start:],
            view=self.view,
            prospect=self.prospect,
            choice=self.choice,
            awaiting=self.awaiting,
            scores=self.scores,
            undo=undo,
            end=self.end,
        )


class Showing:
    """Draws the face of a table for one viewer and language, anew whenever the table has changed."""

    def __init__(self, table: Table, viewer: Viewer, language: str) -> None:
        self.table = table
        self.viewer = viewer
        self.words = load(language).of(table.rules.name)
        self.story = Story(table.speech, viewer, self.words)

    def face(self) -> Face | None:
        """None: no game has begun, or one that is only told."""
        play = self.table.play
        if play is None:
            return None
        answers = play.shown_to(self.viewer)
        held = play.held_from(self.viewer)
        over = play.over and not held
        now = play.session.moment(answers)
        table = self.table
        view = play.rules.view(now.state, self.viewer)
        self.story.tell(play, now.events, play.names if play.over else table.names, view)
        return Face(
            epoch=play.epoch,
            answers=answers,
            held=held,
            lines=self.story.lines,
            view=raw(view),
            prospect=raw(table.speech.outlook(view)),
            choice=self._asked(play, view, held=held),
            awaiting=play.awaited(now.choice, self.viewer),
            scores=play.rules.known_scores(now.state, self.viewer) if table.scores or over else None,
            end=self._end(play) if over else None,
        )

    def _asked(self, play: Play, view: Mapping[str, object], *, held: bool) -> Asked | None:
        """What is held back is never a question to the viewer; nor is what a bot answers for them."""
        choice = play.session.choice
        if held or choice is None or choice.seat != self.viewer or self.table.chairs[self.viewer].away_bot:
            return None
        return Asker(play, self.table.speech, self.table.names, self.words).ask(choice, view)

    def _end(self, play: Play) -> End:
        if play.end is None:
            play.end = make_end(play, record_address(self.table) if play.table is None else None)
        return play.end


def raw(data: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(data))
