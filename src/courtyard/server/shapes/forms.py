"""What the server and a client say to each other over HTTP; docs/wire.md tells it in words."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from courtyard.server.shapes.sharing import Seat
from courtyard.server.shapes.wire import Count, Options, Phase, Share

LONGEST_NAME: Final = 24  # at a table
Name = Annotated[str, Meta(min_length=1, max_length=100)]  # as typed; names.py cleans and shortens it


class SeatCounts(Struct, kw_only=True):
    """How many a game is for, and how many usually play it."""

    least: int
    most: int
    usual: int


class BotInfo(Struct, kw_only=True):
    """Somebody who is no person: a bot, or a strategy that is a text. `wants` are the cards that it cannot do without.

    What a bot does is the message `bot-<id>`; a strategy says it itself.
    """

    id: str
    name: str
    about: str
    strategy: bool
    wants: list[str]


class GameInfo(Struct, kw_only=True):
    """A game as those who set up a table want to know it."""

    game: str
    seats: SeatCounts
    usual_bot: str
    bots: list[BotInfo]
    options: list[str]
    automatic: list[str]
    cards: bool
    presets: bool


class CardInfo(Struct, kw_only=True):
    """A printed card. Its words are in the message `card-<id>`."""

    id: str
    set: str  # its name is the message `set-<set>`
    types: list[str]
    cost: int | None  # null where nothing is paid for cards
    copies: int | None  # null where their number is not the same in every game


class PresetInfo(Struct, kw_only=True):
    """Options that are recommended together. Its name is the message `preset-<id>`."""

    id: str
    options: Options


class LanguageInfo(Struct, kw_only=True):
    """A language that the program speaks."""

    language: str
    name: str


class DraftRequest(Struct, forbid_unknown_fields=True, kw_only=True):
    """Options as a person chose them; equal seeds draw equal things."""

    options: Options = {}
    seed: Count | None = None


class Draft(Struct, kw_only=True):
    """The same options as they would be played."""

    settled: Options
    share: str | None
    seed: int


class Shared(Struct, kw_only=True):
    """What a share code holds; `dealt`: the deal as well."""

    game: str
    options: Options
    dealt: bool


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a new table shall be."""

    game: str
    name: Name
    bots: bool = False
    start: bool = False
    players: Seat | None = None
    options: Options = {}
    share: Share | None = None
    listed: bool = False


class SitDown(Struct, forbid_unknown_fields=True, kw_only=True):
    """Who wants to sit, and where; anywhere, if that is not said. `beside`: as one more person at the same device."""

    name: Name
    seat: Seat | None = None
    beside: bool = False


class Seated(Struct, kw_only=True):
    """Where somebody sits now."""

    code: str
    seat: int


class Listed(Struct, kw_only=True):
    """A table that everybody may find."""

    code: str
    game: str
    phase: Phase
    names: list[str]
    open: int
    watchers: int


class Health(Struct, kw_only=True):
    """That all is well."""

    status: str
