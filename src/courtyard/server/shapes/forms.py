"""What the server and a client say to each other over HTTP; docs/wire.md tells it in words."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from courtyard.server.shapes.sharing import Seat
from courtyard.server.shapes.wire import Count, Message, Options, Phase, Places, Position, Share, Table

LONGEST_NAME: Final = 24  # at a table
MOST_PRACTISED: Final = 1_000  # answers since the table of a ruling was set; a game of people has some hundred
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
    """A game as those who set up a table want to know it; `levels` are bots by their strength, the weakest first."""

    game: str
    seats: SeatCounts
    usual_bot: str
    levels: list[str]
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
    """A table that everybody may find. `awaiting` are places of `names`; `idle`: seconds since something happened.

    What nobody is to know from afar, or knows, is null or empty: at a table at which nobody has been for a while, most.
    """

    code: str
    game: str
    phase: Phase
    names: list[str]
    open: int
    watchers: int
    turn: int | None = None
    awaiting: list[int] = []
    idle: int | None = None


class Glance(Struct, kw_only=True):
    """A table from afar, and the seat that the caller has at it."""

    you: int | None
    table: Listed


class Reach(Struct, kw_only=True):
    """From where a server can be reached: from other machines as well, under these addresses, or from its own alone."""

    everywhere: bool
    addresses: list[str]


class RulingInfo(Struct, kw_only=True):
    """A ruling in a list: its name as folder and file, what it says, and the ids of the cards that it speaks of."""

    id: str
    name: str
    cards: list[str]


class RulingStep(Struct, kw_only=True):
    """An answer by which a ruling is shown: whose, to which question, what is picked, and where it stands there.

    `refused`: it is not allowed, which is what the ruling says; nothing is picked by it.
    """

    seat: int
    why: str
    names: list[str]
    places: list[int]
    refused: Message | None


class Ruling(Struct, kw_only=True):
    """A ruling, and its table before the first step; where the table itself is refused, there is just the reason.

    `note` says why, where that is not plain, and `cites` which rules it is about.
    """

    id: str
    name: str
    note: str
    cites: list[str]
    cards: list[str]
    table: Table | None
    steps: list[RulingStep]
    refused: Message | None


class PracticeRequest(Struct, forbid_unknown_fields=True, kw_only=True):
    """All answers since the table of the ruling was set, and who looks at it now; null: whoever is asked."""

    answers: Annotated[list[Places], Meta(max_length=MOST_PRACTISED)] = []
    viewer: Seat | None = None
    language: Annotated[str, Meta(max_length=20)] = "en"


class Practice(Struct, kw_only=True):
    """The table of a ruling after some answers."""

    table: Table
    position: Position


class Health(Struct, kw_only=True):
    """That all is well."""

    status: str
