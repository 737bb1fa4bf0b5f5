"""What is written down of a table, one entry after another. All entries in their order make the table again."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import Struct

from courtyard.core.seed import Seed
from courtyard.server.shapes.wire import Options, Standing, UndoPolicy


class Opened(Struct, tag_field="what", tag="opened", kw_only=True):
    """A table with open seats. The draft is the seed that draws what the options leave open."""

    game: str
    players: int
    options: Options
    draft: int
    listed: bool
    deal: Seed | None = None


class Sat(Struct, tag_field="what", tag="sat", kw_only=True):
    """A person took a seat, and holds it by a token of which this is the hash."""

    seat: int
    name: str
    token: str


class Placed(Struct, tag_field="what", tag="placed", kw_only=True):
    """The host opened a seat, gave it to a bot or took it away; the seat after the last one is new."""

    seat: int
    kind: Literal["open", "bot", "none"]
    bot: str | None = None


class Removed(Struct, tag_field="what", tag="removed", kw_only=True):
    """The host sent a person away."""

    seat: int


class Left(Struct, tag_field="what", tag="left", kw_only=True):
    """A person got up."""

    seat: int


class Minded(Struct, tag_field="what", tag="minded", kw_only=True):
    """A bot plays for a person from now on, or no longer does."""

    seat: int
    on: bool


class Changed(Struct, tag_field="what", tag="changed", omit_defaults=True, kw_only=True):
    """Options or policies; None: as before."""

    options: Options | None = None
    draft: int | None = None
    deal: Seed | None = None
    listed: bool | None = None
    locked: bool | None = None
    onlookers: bool | None = None
    undo: UndoPolicy | None = None
    scores: bool | None = None
    pace: int | None = None


POLICIES: Final = ("listed", "locked", "onlookers", "undo", "scores", "pace")  # have one name wherever they are


class Started(Struct, tag_field="what", tag="started", kw_only=True):
    """A game began, of those who sat there; open seats are gone."""

    options: Options
    seed: Seed
    version: int
    dealt: bool = False


class Answered(Struct, tag_field="what", tag="answered", omit_defaults=True, kw_only=True):
    """The open question was answered, by names of options.

    `then` is the imprint of what was asked next; None: nobody wrote that down in those days. `joined`: it was given in
    one go with the answer before it, and is taken back with that one.
    """

    names: list[str]
    then: str | None = None
    joined: bool = False


class Undone(Struct, tag_field="what", tag="undone", kw_only=True):
    """A seat took back its last answer, and with it all that followed: this many answers altogether."""

    seat: int
    answers: int


class Ended(Struct, tag_field="what", tag="ended", kw_only=True):
    """The last answer ended the game, which came out like this: nobody has to play it again to know.

    Empty standings: all that is known is that it ended.
    """

    standings: list[Standing]
    ending: str


class Patched(Struct, tag_field="what", tag="patched", kw_only=True):
    """All answers so far fit these rules as well, and from here on the game is played by them."""

    version: int


class Dropped(Struct, tag_field="what", tag="dropped", kw_only=True):
    """The host gave up a game: the rules of the day could not go on with it, or it or its table was used up."""


class Said(Struct, tag_field="what", tag="said", kw_only=True):
    """Chat."""

    name: str
    seat: int | None
    text: str


Entry = (
    Opened
    | Sat
    | Placed
    | Removed
    | Left
    | Minded
    | Changed
    | Started
    | Answered
    | Undone
    | Ended
    | Patched
    | Dropped
    | Said
)

_DECODER: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)


def read_entry(body: bytes) -> Entry:
    return _DECODER.decode(body)


def write_entry(entry: Entry) -> bytes:
    return msgspec.json.encode(entry)
