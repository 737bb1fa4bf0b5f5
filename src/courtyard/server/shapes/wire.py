"""What the server and a client say to each other over a websocket; docs/wire.md tells it in words.

This, seating.py, sharing.py and forms.py (for HTTP) are the one place that knows these shapes: client/src/wire.ts is
made of them.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from courtyard.server.shapes.seating import Bots, Pardon, Remove, Seating
from courtyard.server.shapes.sharing import Cover, Device, HandOn, Seat, Uncover

PROTOCOL: Final = 1  # raised when an older client would misunderstand
LONGEST_MESSAGE: Final = 8192  # bytes, of a message from a client
LONGEST_CHAT: Final = 500
LONGEST_PACE: Final = 5000

Options = dict[str, object]  # of a game, in a shape of its own

Phase = Literal["setup", "playing", "over"]
UndoPolicy = Literal["free", "ask", "never"]
SeatKind = Literal["person", "bot", "open"]

Place = Annotated[int, Meta(ge=0, le=10_000)]
Places = Annotated[list[Place], Meta(max_length=1000)]
Count = Annotated[int, Meta(ge=0, le=1 << 52)]
Pace = Annotated[int, Meta(ge=0, le=LONGEST_PACE)]  # milliseconds
Chat = Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
Share = Annotated[str, Meta(max_length=4000)]


# -- what both parts speak of ------------------------------------------------------------------------------------------
class Message(Struct, kw_only=True):
    """Something to be read: a message of the catalogues, perhaps one of its attributes ("tell-gained.you").

    A fact may be a message itself: a part of the sentence, to be said in the same language.
    """

    id: str
    facts: Facts


Fact = str | int | float | list[str] | Message
Facts = dict[str, Fact]


class SeatInfo(Struct, kw_only=True):
    """Who sits in a seat."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    present: bool
    away_bot: bool


class Standing(Struct, kw_only=True):
    """How one seat came out; a reason is what scored, how many of it, and points. It is stored as well."""

    seat: int
    rank: int
    score: int
    turns: int
    reasons: list[tuple[str, int, int]]


class Frozen(Struct, kw_only=True):
    """A game that the present rules would play differently, or that was given up: told from what was written down.

    `version` is that of the rules by which it was played; `dropped` whether it was given up; the rest is empty or null
    where it is not known, or not yet.
    """

    version: int
    names: list[str]
    answers: int
    standings: list[Standing]
    ending: str | None
    record: str | None
    dropped: bool


class Table(Struct, kw_only=True):
    """A table as one viewer may see it; `suited` are the bots that suit the options, while none is played.

    `you` is where they sit; `player` their seat in the game that is shown, which others may hold once it is over. Where
    several share a `device`, both are null during a game until somebody says whose cards are to be seen.
    `sent_away`: the host has sent them away, and they can sit down again only if the host lets them; `outcasts`, for
    the host alone, are the names of such people. `droppable`: they may give up the game, because it cannot go on or the
    table is full.
    """

    code: str
    game: str
    phase: Phase
    host: int | None
    you: int | None
    player: int | None
    device: Device | None
    hosting: bool
    sent_away: bool
    outcasts: list[str]
    seats: list[SeatInfo]
    options: Options
    settled: Options | None
    suited: list[str]
    share: str | None
    dealt: bool
    listed: bool
    locked: bool
    onlookers: bool
    undo: UndoPolicy
    scores: bool
    pace: int
    watchers: int
    games: int
    frozen: Frozen | None
    droppable: bool


class Told(Message, kw_only=True):
    """A line of the log."""

    seat: int
    depth: int
    cards: list[str]
    heading: bool


class Option(Struct, kw_only=True):
    """One of the things to choose from; `prospect` is in a shape of the game's own."""

    id: str
    copies: int
    prospect: object


class Safe(Struct, kw_only=True):
    """An answer that may be given without asking, if the player wants answers of this kind to be automatic."""

    kind: str
    places: list[int]


class Beside(Struct, kw_only=True):
    """Cards that matter to a question and cannot be chosen: what became of them (`beside-<what>`), by whose doing."""

    what: str
    seat: int
    cards: list[str]


class Asked(Struct, kw_only=True):
    """A question to the viewer."""

    question: int
    why: str
    source: str
    least: int
    most: int
    ordered: bool
    options: list[Option]
    about: str | None
    whom: int | None
    beside: list[Beside]
    prompt: Message
    headline: str
    usual: list[int] | None
    safe: Safe | None
    ahead: Ahead | None


class Ahead(Struct, kw_only=True):
    """What is asked next after an answer, where the viewer can foresee it: both may be answered at once."""

    places: list[int]
    question: Asked


class UndoState(Struct, kw_only=True):
    """Whether the viewer may take back an answer, and whether somebody asks to."""

    allowed: Literal["free", "ask"] | None
    asked_by: int | None
    waiting_for: list[int]


class CurvePoint(Struct, kw_only=True):
    """How many turns everybody had begun, and the points of everybody then, by seat."""

    turns: list[int]
    scores: list[int]


class End(Struct, kw_only=True):
    """What the end brings beyond the view; `names`, by seat, are those who played, wherever they are now.

    `story` tells in one sentence how it came out. Of a game that began at a table set by hand there is no share code,
    and where nothing of it is kept no record.
    """

    names: list[str]
    standings: list[Standing]
    curve: list[CurvePoint]
    ending: str
    story: Message
    share: str | None
    record: str | None


class ChatLine(Struct, kw_only=True):
    """Something that somebody said; without a seat, an onlooker."""

    number: int
    name: str
    seat: int | None
    text: str


# -- from the server, over the websocket -------------------------------------------------------------------------------
class Hello(Struct, tag_field="type", tag="hello", kw_only=True):
    """The first word."""

    protocol: int
    version: str


class TableNews(Struct, tag_field="type", tag="table", kw_only=True):
    """People, seats, options or policies are now as here."""

    table: Table


class Position(Struct, tag_field="type", tag="position", kw_only=True):
    """The game as the viewer sees it now; `view` and `prospect` are in shapes of the game's own."""

    epoch: int
    start: int = msgspec.field(name="from")
    events: list[Told]
    view: object
    prospect: object
    choice: Asked | None
    awaiting: list[int]
    scores: list[int] | None
    undo: UndoState
    end: End | None


class Kept(Struct, tag_field="type", tag="kept", kw_only=True):
    """An answer is written down."""

    epoch: int
    question: int


class ChatNews(Struct, tag_field="type", tag="chat", kw_only=True):
    """New lines, or the last ones at first."""

    lines: list[ChatLine]


class RefusedNews(Struct, tag_field="type", tag="refused", kw_only=True):
    """Why something was not done."""

    id: str
    facts: Facts


class Pong(Struct, tag_field="type", tag="pong", kw_only=True):
    """The answer to a ping."""


FromServer = Hello | TableNews | Position | Kept | ChatNews | RefusedNews | Pong


# -- from a client, over the websocket ---------------------------------------------------------------------------------
class Answer(Struct, tag_field="type", tag="answer", forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The answer to a question, as places of its options; `then`, if it is the one ahead, to the next one as well."""

    epoch: Count
    question: Count
    places: Places
    then: Places | None = None


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True, kw_only=True):
    """Take my last answer back, or ask the others to agree; asked twice, it is not asked any more."""

    epoch: Count


class UndoReply(Struct, tag_field="type", tag="undo-reply", forbid_unknown_fields=True, kw_only=True):
    """Whether somebody else may take an answer back."""

    epoch: Count
    agree: bool


class Say(Struct, tag_field="type", tag="chat", forbid_unknown_fields=True, kw_only=True):
    """Something to be read by everybody at the table."""

    text: Chat


class Change(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What a host may set; what is not said stays as it is."""

    options: Options | None = None
    redraw: bool = False
    share: Share | None = None
    listed: bool | None = None
    locked: bool | None = None
    onlookers: bool | None = None
    undo: UndoPolicy | None = None
    scores: bool | None = None
    pace: Pace | None = None


class SetUp(Struct, tag_field="type", tag="setup", forbid_unknown_fields=True, kw_only=True):
    """The host changes options or policies."""

    change: Change


class Start(Struct, tag_field="type", tag="start", forbid_unknown_fields=True, kw_only=True):
    """The host begins the game."""


class Rematch(Struct, tag_field="type", tag="rematch", forbid_unknown_fields=True, kw_only=True):
    """The host begins another game of the same people."""


class Drop(Struct, tag_field="type", tag="drop", forbid_unknown_fields=True, kw_only=True):
    """The host gives up a game that is `droppable`, so that another one can begin."""


class Leave(Struct, tag_field="type", tag="leave", forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Get up from the table; `seat`: only one of those who share the device does."""

    seat: Seat | None = None


class Auto(Struct, tag_field="type", tag="auto", forbid_unknown_fields=True, kw_only=True):
    """Let a bot play for me, or take over again."""

    on: bool


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True, kw_only=True):
    """Asks whether the server is there."""


Deed = Answer | Undo | UndoReply | Say | Leave | Auto | Uncover | Cover | HandOn
Wish = SetUp | Seating | Bots | Remove | Pardon | Start | Rematch | Drop  # of a host
FromClient = Deed | Wish | Ping


_FROM_CLIENT: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_ENCODER: Final = msgspec.json.Encoder()
K = TypeVar("K")


def decode(text: bytes) -> FromClient:
    """What a client said; raises msgspec.DecodeError where it is not one of the messages above."""
    return decode_by(_FROM_CLIENT, text)


def decode_by(decoder: msgspec.json.Decoder[K], text: bytes) -> K:
    """What a stranger wrote: msgspec gives up on some of it in ways of its own."""
    try:
        return decoder.decode(text)
    except RecursionError:
        raise msgspec.DecodeError("Too many brackets within brackets") from None
    except UnicodeDecodeError:
        raise msgspec.DecodeError("Text must be UTF-8") from None


def encode(message: object) -> bytes:
    return _ENCODER.encode(message)
