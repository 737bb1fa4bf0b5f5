"""A table: who sits there, what they want to play, and the game. Made of its entries and of nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from functools import singledispatchmethod
from typing import TYPE_CHECKING, Final

from courtyard.core.errors import Refused
from courtyard.core.seats import NOBODY
from courtyard.games import find_game
from courtyard.server.plays.frozen import freeze_play, frozen_games
from courtyard.server.plays.play import Play
from courtyard.server.shapes.entries import (
    POLICIES,
    Answered,
    Changed,
    Dropped,
    Ended,
    Left,
    Minded,
    Opened,
    Patched,
    Placed,
    Removed,
    Said,
    Sat,
    Started,
    Undone,
)
from courtyard.server.shapes.wire import ChatLine
from courtyard.server.tables.roster import bot_name
from courtyard.speech import find_speech

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from courtyard.server.plays.frozen import Frozen
    from courtyard.server.shapes.entries import Entry
    from courtyard.server.shapes.wire import Options, Phase, SeatKind, UndoPolicy

USUAL_PACE: Final = 600  # milliseconds
CHAT_KEPT: Final = 100  # lines that are shown to those who come later


@dataclass(eq=False)
class Chair:
    """A seat of the table. A person holds it by a token, even while a bot plays for them."""

    kind: SeatKind = "open"
    name: str = ""
    bot: str | None = None
    token: str | None = None
    away_bot: bool = False

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.away_bot


class Table:
    """What the entries say so far."""

    def __init__(self, code: str, opened: Opened, told: Mapping[int, Frozen]) -> None:
        self.code = code
        self.rules = find_game(opened.game)
        self.speech = find_speech(opened.game)
        self.options: Options = opened.options
        self.draft = opened.draft
        self.deal = opened.deal
        self.listed = opened.listed
        self.locked = False
        self.onlookers = True  # whether people without a seat may watch
        self.undo: UndoPolicy = "free"
        self.scores = self.speech.open_scores
        self.pace = USUAL_PACE
        self.chairs = [Chair() for _ in range(opened.players)]
        self.sent_away: dict[str, str] = {}  # by their tokens, what they were called
        self.host: Chair | None = None
        self.play: Play | None = None
        self.frozen: Frozen | None = None  # stands in for a game that is told instead of played
        self._told = told  # by number
        self.dealt = False  # whether the present game was dealt from a code that others may know
        self.games = 0
        self.epoch = 0
        self.chat: list[ChatLine] = []
        self.said = 0
        self.length = 1  # entries so far

    # -- what can be read off ------------------------------------------------------------------------------------------
    @property
    def phase(self) -> Phase:
        if self.game is None:
            return "setup"
        return "over" if self.game.over else "playing"

    @property
    def game(self) -> Play | Frozen | None:
        """The present one, or the last that was played."""
        return self.play or self.frozen

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    @property
    def host_seat(self) -> int | None:
        return self.chairs.index(self.host) if self.host is not None else None

    def seats_of(self, token: str | None) -> list[int]:
        """Where the holders of a token (as a hash) sit: several, if they share a device."""
        return [seat for seat, chair in enumerate(self.chairs) if token is not None and chair.token == token]

    def seat_of(self, token: str | None) -> int | None:
        """Where the holder of a token sits, or the first of those who share it."""
        return next(iter(self.seats_of(token)), None)

    def shares(self, seat: int) -> bool:
        """Whether somebody plays here who shares a device."""
        return not self.chairs[seat].played_by_bot and len(self.seats_of(self.chairs[seat].token)) > 1

    @property
    def shared(self) -> bool:
        """Whether anybody does."""
        return any(self.shares(seat) for seat in range(len(self.chairs)))

    def player_of(self, token: str | None) -> int | None:
        """Which seat the holder of a token plays in the game that is shown, or has played once it is over."""
        if self.game is None or not self.game.over:
            return self.seat_of(token)
        return self.game.tokens.index(token) if token is not None and token in self.game.tokens else None

    def admits(self, token: str | None) -> bool:
        """Whether somebody may be here: whoever sits or played here or could sit down, and onlookers if they may."""
        could_sit = self.phase != "playing" and not self.locked and any(chair.kind == "open" for chair in self.chairs)
        return self.onlookers or could_sit or self.seat_of(token) is not None or self.player_of(token) is not None

    def people(self) -> list[int]:
        """The seats of persons for whom no bot plays."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person" and not chair.away_bot]

    def settle(self, players: int, options: Options | None = None, draft: int | None = None) -> Options:
        """The options as they are with this number of players, or refuse."""
        wanted = self.options if options is None else options
        return self.rules.settle({**wanted, "players": players}, self.draft if draft is None else draft)

    @property
    def staying(self) -> list[bool]:
        """By seat, whether it would still be there if a game began now: open ones would not."""
        return [chair.kind != "open" for chair in self.chairs]

    @property
    def turnout(self) -> int:
        """How many would play if a game began now, or as soon as one can."""
        return max(sum(self.staying), self.rules.seats[0])

    def settled(self) -> Options | None:
        """The options as they would be played at this table; None: they cannot be."""
        try:
            return self.settle(self.turnout, moved_start(self.options, self.staying))
        except Refused:
            return None

    # -- entries -------------------------------------------------------------------------------------------------------
    def apply(self, entry: Entry) -> None:
        """Let an entry happen. It was checked before it was written."""
        self._apply(entry)
        self.length += 1
        if self.frozen is not None:
            self.frozen.over = self.frozen.finish == self.length or self.frozen.over
        if self.game is not None and self.game.over and not self.game.names:
            self.game.names = self.names
            self.game.tokens = [chair.token for chair in self.chairs]

    @singledispatchmethod
    def _apply(self, entry: Entry) -> None:
        raise TypeError(entry)  # a table is opened once, before all else

    @_apply.register
    def _(self, entry: Sat) -> None:
        chair = self.chairs[entry.seat]
        chair.kind, chair.name, chair.token, chair.bot, chair.away_bot = "person", entry.name, entry.token, None, False
        if self.host is None:
            self.host = chair

    @_apply.register
    def _(self, entry: Placed) -> None:
        if entry.kind == "none":
            self._take_away(self.chairs[entry.seat])
            return
        if entry.seat == len(self.chairs):
            self.chairs.append(Chair())
        self._give(self.chairs[entry.seat], entry.bot)

    @_apply.register
    def _(self, entry: Removed) -> None:
        chair = self.chairs[entry.seat]
        if chair.token is not None:
            self.sent_away[chair.token] = chair.name
        self._tell("removed", entry.seat)
        self._give(chair, self.speech.usual_bot if self.phase == "playing" else None)
        self._pass_host_on(chair)

    @_apply.register
    def _(self, entry: Left) -> None:
        chair = self.chairs[entry.seat]
        self._tell("left", entry.seat)
        if self.phase == "playing":
            self._mind(chair, on=True)
        else:
            self._give(chair, None)
        self._pass_host_on(chair)

    @_apply.register
    def _(self, entry: Minded) -> None:
        self._mind(self.chairs[entry.seat], on=entry.on)
        self._tell("minded" if entry.on else "back", entry.seat)

    @_apply.register
    def _(self, entry: Changed) -> None:
        if entry.options is not None or entry.draft is not None:
            self.options = self.options if entry.options is None else entry.options
            self.draft = self.draft if entry.draft is None else entry.draft
            self.deal = entry.deal
        for policy in POLICIES:
            if getattr(entry, policy) is not None:
                setattr(self, policy, getattr(entry, policy))

    @_apply.register
    def _(self, entry: Started) -> None:
        for chair in [chair for chair in self.chairs if chair.kind == "open"]:
            self._take_away(chair)
        self.epoch += 1
        self.games += 1
        self.deal = None
        self.dealt = entry.dealt
        self.frozen = self._told.get(self.games)
        played = self.frozen is None
        self.play = Play(self.rules, entry.options, entry.seed, self.epoch, entry.version) if played else None

    @_apply.register
    def _(self, entry: Answered) -> None:
        if self.frozen is None:
            assert self.play is not None
            self.play.answer(entry.names, joined=entry.joined)
            if self.play.spent:
                self._tell("spent", NOBODY)

    @_apply.register
    def _(self, entry: Undone) -> None:
        self.epoch += 1
        if self.frozen is None:
            assert self.play is not None
            self.play.undo(entry.answers)
            self._tell("undone", entry.seat)

    @_apply.register
    def _(self, entry: Ended) -> None:
        """What the last answer brought about is known already."""

    @_apply.register
    def _(self, entry: Patched) -> None:
        if self.play is not None:
            self.play.version = entry.version

    @_apply.register
    def _(self, _entry: Dropped) -> None:
        if self.play is not None:
            self.frozen, self.play = freeze_play(self.play), None
        assert self.frozen is not None
        self.frozen.over = self.frozen.dropped = True

    @_apply.register
    def _(self, entry: Said) -> None:
        self.chat.append(ChatLine(number=self.said, name=entry.name, seat=entry.seat, text=entry.text))
        self.said += 1
        del self.chat[:-CHAT_KEPT]

    # -- chairs --------------------------------------------------------------------------------------------------------
    def _give(self, chair: Chair, bot: str | None) -> None:
        """To a bot, or to whoever comes."""
        others = [other.name for other in self.chairs if other is not chair]
        chair.kind, chair.bot, chair.token, chair.away_bot = ("open" if bot is None else "bot"), bot, None, False
        chair.name = "" if bot is None else bot_name(self.rules.name, bot, others)

    def _mind(self, chair: Chair, *, on: bool) -> None:
        chair.away_bot = on
        chair.bot = self.speech.usual_bot if on else None

    def _take_away(self, chair: Chair) -> None:
        self.options = moved_start(self.options, [other is not chair for other in self.chairs])
        self.chairs.remove(chair)

    def _pass_host_on(self, gone: Chair) -> None:
        if self.host is gone:
            here = [chair for chair in self.chairs if chair.kind == "person" and not chair.away_bot]
            self.host = here[0] if here else (gone if gone.kind == "person" else None)

    def _tell(self, what: str, seat: int) -> None:
        if self.play is not None and not self.play.over:
            self.play.note(what, seat)


def moved_start(options: Options, staying: list[bool]) -> Options:
    """The options after some seats are taken away: whoever was to begin sits elsewhere now, or nowhere."""
    start = options.get("start")
    if not isinstance(start, int) or not 0 <= start < len(staying):
        return options
    if staying[start]:
        return {**options, "start": sum(staying[:start])}
    return {key: value for key, value in options.items() if key != "start"}


def make_table(code: str, entries: Sequence[Entry], phase: str = "") -> Table:
    """The table that these entries tell of; its last game is played again, if it can be. `phase`: see `chronicles`."""
    opened = entries[0]
    assert isinstance(opened, Opened)
    return tell_table(code, entries, frozen_games(find_game(opened.game), entries, phase))


def tell_table(code: str, entries: Sequence[Entry], told: Mapping[int, Frozen]) -> Table:
    """The same, with these games told instead of played."""
    opened, *others = entries
    assert isinstance(opened, Opened)
    table = Table(code, opened, told)
    for entry in others:
        table.apply(entry)
    return table
