"""The log of a game for one viewer in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from courtyard.boards import Frame
from courtyard.boards.telling import facts_of, message_of, told_to
from courtyard.server.wire import Told

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.boards import Board
    from courtyard.boards.board import Told as PlainTold
    from courtyard.boards.board import View
    from courtyard.core.event import Event
    from courtyard.server.play import Note, Play
    from courtyard.words import Words

PAGE: Final = 80  # columns; nothing here is drawn that needs a width
NOTE: Final = "note"  # marks what is no event of the game
ASIDE: Final = ("what", "depth", NOTE)  # no message speaks of these
Notes = list[tuple[int, "Note"]]


class Story:
    """Keeps the lines that it has written: all before the last heading, and of the others those that are the same."""

    def __init__(self, board: Board, viewer: int, words: Words) -> None:
        self.board = board
        self.viewer = viewer
        self.words = words
        self._key: tuple[int, tuple[str, ...]] = (-1, ())
        self._lines: list[Told] = []  # up to the last heading
        self._told = 0  # events of which these are the lines
        self._latest: list[tuple[PlainTold, Told]] = []  # what came after it

    def tell(self, play: Play, events: Sequence[Event], names: Sequence[str], view: View) -> list[Told]:
        """All lines so far. Lines that did not change are the same objects as before."""
        if self._key != (play.epoch, tuple(names)):
            self._key, self._lines, self._told, self._latest = (play.epoch, tuple(names)), [], 0, []
        frame = Frame(self.words, names, PAGE)
        headings = [place for place in range(self._told, len(events)) if events[place].what in self.board.headings]
        if headings and headings[-1] > self._told:
            notes = notes_in(play, self._told, headings[-1])
            self._lines += self._write(self._plain(events[self._told : headings[-1]], notes), frame, view)
            self._told, self._latest = headings[-1], []
        notes = notes_in(play, self._told, len(events) + 1)
        return self._lines + self._write(self._plain(events[self._told :], notes), frame, view)

    def _plain(self, events: Sequence[Event], notes: Notes) -> list[PlainTold]:
        """What is to be told, in few words."""
        told: list[PlainTold] = []
        done = 0
        for place, note in notes:
            told += self.board.shorten(told_to(events[done:place], self.viewer))
            told.append({"what": note.what, "seat": note.seat, "depth": 0, NOTE: True})
            done = place
        return told + self.board.shorten(told_to(events[done:], self.viewer))

    def _write(self, told: list[PlainTold], frame: Frame, view: View) -> list[Told]:
        """The lines for it; those that were written already are not written again."""
        known = self._latest
        same = 0
        while same < min(len(known), len(told)) and known[same][0] == told[same]:
            same += 1
        self._latest = known[:same] + [(each, self._line(each, frame, view)) for each in told[same:]]
        return [line for _, line in self._latest]

    def _line(self, raw: PlainTold, frame: Frame, view: View) -> Told:
        told = raw if NOTE in raw else self.board.retell(raw, view, frame)
        message, attribute = message_of(told, self.viewer, self.words)
        facts = facts_of(told, frame.names)
        return Told(
            id=message if attribute is None else f"{message}.{attribute}",
            facts={key: fact for key, fact in facts.items() if key not in ASIDE},
            seat=cast("int", told["seat"]),
            depth=cast("int", told["depth"]),
            cards=list(cast("list[str]", raw.get("cards", []))),
            heading=raw["what"] in self.board.headings,
        )


def notes_in(play: Play, start: int, end: int) -> Notes:
    """The notes of some stretch of the story, each with how many events of the stretch came before it."""
    return [(place - start, note) for place, note in play.notes if start <= place < end]
