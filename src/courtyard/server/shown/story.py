"""The log of a game for one viewer in one language."""

from __future__ import annotations

from bisect import bisect_left
from itertools import count
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from courtyard.server.plays.play import NOTE, place_of
from courtyard.server.shapes.wire import Told
from courtyard.speech.telling import TELL, facts_of, message_of, told_to

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from courtyard.core.event import Event
    from courtyard.core.seats import Viewer
    from courtyard.server.plays.play import Note, Play
    from courtyard.speech import Speech
    from courtyard.speech.speech import Told as PlainTold
    from courtyard.speech.speech import View
    from courtyard.words import Words

ASIDE: Final = ("what", "depth", NOTE)  # no message speaks of these
Notes = list[tuple[int, "Note"]]

_EDITIONS: Final[Iterator[int]] = count(1)  # no two stories have the same one


class Read(NamedTuple):
    """How much of a story somebody has read."""

    edition: int
    cuts: int  # how often answers had been taken back by then
    chapters: int  # lines up to the last heading
    latest: list[Told]  # those after it, which may change

    @property
    def lines(self) -> int:
        return self.chapters + len(self.latest)


NOTHING: Final = Read(0, 0, 0, [])


class Story:
    """Grows with the game. Lines before the last heading stay as they are; only the others are looked at again.

    Where answers are taken back, it is cut at the last heading that still stands.
    """

    def __init__(self, speech: Speech, viewer: Viewer, words: Words) -> None:
        self.speech = speech
        self.viewer = viewer
        self.words = words
        self.lines: list[Told] = []
        self._play: Play | None = None
        self._names: tuple[str, ...] = ()
        self._edition = 0
        self._headings: list[tuple[int, int]] = []  # how many events and lines came before each
        self._latest: list[tuple[PlainTold, Told]] = []  # what came after the last of them
        self._cuts: list[int] = []  # how many lines were left each time that answers were taken back

    # -- writing -------------------------------------------------------------------------------------------------------
    def tell(self, play: Play, events: int, names: Sequence[str], view: View) -> None:
        """Bring the lines up to date with the first events, this many of them."""
        if self._play is not play or self._names != tuple(names):
            self._begin(play, names)
        self._cut(play)
        told = play.session.events
        start = self._headings[-1][0]
        headings = [place for place in range(start + 1, events) if told[place].what in self.speech.headings]
        for heading in headings:
            self._write(self._plain(told[start:heading], notes_in(play, start, heading)), view)
            self._headings.append((heading, len(self.lines)))
            self._latest = []
            start = heading
        self._write(self._plain(told[start:events], notes_in(play, start, events + 1)), view)

    def _begin(self, play: Play, names: Sequence[str]) -> None:
        self._play, self._names, self._edition = play, tuple(names), next(_EDITIONS)
        self.lines, self._headings, self._latest, self._cuts = [], [(0, 0)], [], [0] * len(play.undone)

    def _cut(self, play: Play) -> None:
        """Forget what was taken back since."""
        while len(self._cuts) < len(play.undone):
            left = play.undone[len(self._cuts)]
            while len(self._headings) > 1 and self._headings[-1][0] >= left:
                self._headings.pop()
                self._latest = []
            self._cuts.append(self._headings[-1][1])

    def _plain(self, events: Sequence[Event], notes: Notes) -> list[PlainTold]:
        """What is to be told, in few words."""
        told: list[PlainTold] = []
        done = 0
        for place, note in notes:
            told += self.speech.shorten(told_to(events[done:place], self.viewer))
            told.append(note.told)
            done = place
        return told + self.speech.shorten(told_to(events[done:], self.viewer))

    def _write(self, told: list[PlainTold], view: View) -> None:
        """The lines after the last heading; those that were written already are not written again."""
        known = self._latest
        same = 0
        while same < min(len(known), len(told)) and known[same][0] == told[same]:
            same += 1
        self._latest = known[:same] + [(each, self._line(each, view)) for each in told[same:]]
        self.lines[self._headings[-1][1] :] = [line for _, line in self._latest]

    def _line(self, raw: PlainTold, view: View) -> Told:
        told = raw if NOTE in raw else self.speech.retell(raw, view, self.words)
        message, attribute = message_of(told, self.viewer, self.words, NOTE if NOTE in raw else TELL)
        facts = facts_of(told, self._names)
        return Told(
            id=message if attribute is None else f"{message}.{attribute}",
            facts={key: fact for key, fact in facts.items() if key not in ASIDE},
            seat=cast("int", told["seat"]),
            depth=cast("int", told["depth"]),
            cards=list(cast("list[str]", raw.get("cards", []))),
            heading=raw["what"] in self.speech.headings,
        )

    # -- reading -------------------------------------------------------------------------------------------------------
    def read(self, lines: int | None = None) -> Read:
        """That somebody has read all of it, or this many lines; those since a heading may have been different then."""
        if lines is None:
            chapters = self._headings[-1][1]
            return Read(self._edition, len(self._cuts), chapters, self.lines[chapters:])
        chapters = max(before for _, before in self._headings if before < lines)
        return Read(self._edition, len(self._cuts), chapters, [])

    def unread(self, read: Read) -> int:
        """How many lines at the beginning are as somebody has read them."""
        if read.edition != self._edition:
            return 0
        left = min(self._cuts[read.cuts :], default=read.chapters)
        if left < read.chapters:
            return left
        return read.chapters + common(read.latest, self.lines[read.chapters : read.lines])


def common(one: Sequence[Told], other: Sequence[Told]) -> int:
    """How many lines are the same at the beginning."""
    count = 0
    for mine, yours in zip(one, other, strict=False):
        if mine is not yours and mine != yours:
            break
        count += 1
    return count


def notes_in(play: Play, start: int, end: int) -> Notes:
    """The notes of some stretch of the story, each with how many events of the stretch came before it."""
    first, last = (bisect_left(play.notes, place, key=place_of) for place in (start, end))
    return [(place - start, note) for place, note in play.notes[first:last]]
