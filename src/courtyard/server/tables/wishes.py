"""What a host may do: set up the table, its seats and its games. Each function checks a wish and makes it an entry."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from courtyard.core.errors import Refused
from courtyard.core.seed import SECRET_SIZE
from courtyard.server.plays.share import read_share
from courtyard.server.shapes.entries import POLICIES, Changed, Dropped, Minded, Placed, Removed, Started
from courtyard.server.shapes.refusal import Nay, by_rules
from courtyard.server.tables.roster import check_suits, find_bot
from courtyard.server.tables.table import moved_start

if TYPE_CHECKING:
    from collections.abc import Collection

    from courtyard.core.seed import Seed
    from courtyard.server.shapes.entries import Entry
    from courtyard.server.shapes.seating import Bots, Seating
    from courtyard.server.shapes.wire import Change, Options
    from courtyard.server.tables.table import Chair, Table

DRAFTS: Final = 1 << 53  # such numbers are the same in every language


def new_draft() -> int:
    """A number that draws what the options leave open. Everybody may know it: no card is dealt by it."""
    return secrets.randbelow(DRAFTS)


def new_secret() -> Seed:
    """What a game is dealt from, and whatever is left to chance in it. Nobody is told before its end."""
    return secrets.token_hex(SECRET_SIZE // 2)


def change(table: Table, wish: Change, by: int) -> list[Entry]:
    """Policies any time; options, and what would be unfair to change in the middle of a game, only between games."""
    if wish.onlookers is not None and by != table.host_seat:
        raise Nay("host", 403)  # whoever stands in while the host's telephone sleeps sends nobody away
    early = wish.options is not None or wish.redraw or wish.share is not None
    if table.phase == "playing" and (early or wish.undo is not None or wish.scores is not None):
        raise Nay("playing")
    seats = len(table.chairs)
    entry = Changed(options=wish.options, **{policy: getattr(wish, policy) for policy in POLICIES})
    if wish.share is not None:
        entry.options, entry.deal, seats = shared_options(table, wish.share)
    if wish.redraw:
        entry.draft = new_draft()
    if early:
        check_options(table, entry, seats)
    return [*seats_for(table, seats), entry]


def shared_options(table: Table, code: str) -> tuple[Options, Seed | None, int]:
    """What a code says about the options, and how many seats there are then: a deal brings as many as it is for."""
    game, options, deal = read_share(code)
    if game != table.rules.name:
        raise Nay("share-game", 422)
    players = options.pop("players")
    assert isinstance(players, int)
    if deal is not None and sum(table.staying) <= players:
        return options, deal, players
    if players != len(table.chairs):
        options.pop("start", None)
    return options, None, len(table.chairs)


def seats_for(table: Table, players: int) -> list[Placed]:
    """Opens seats, or takes away open ones, the last first, until there are as many as that."""
    number = len(table.chairs)
    free = [seat for seat, stays in enumerate(table.staying) if not stays]
    gone = [Placed(seat=seat, kind="none") for seat in free[::-1][: max(0, number - players)]]
    return gone + [Placed(seat=seat, kind="open") for seat in range(number, players)]


def check_options(table: Table, entry: Changed, players: int) -> None:
    try:
        table.settle(players, entry.options, entry.draft)
    except Refused as refused:
        raise by_rules(refused) from None


def place(table: Table, wish: Seating, present: Collection[int]) -> Placed | Minded:
    """Open a seat, give it to a bot, take it away; during a game only give that of somebody absent to a bot."""
    if wish.bot is not None:
        find_bot(table.rules.name, wish.bot)
    if table.phase == "playing":
        chair = chair_at(table, wish.seat)
        if chair.kind != "person" or wish.kind != "bot" or wish.seat in present:
            raise Nay("playing")
        return Minded(seat=wish.seat, on=True)
    if wish.seat == len(table.chairs):
        if wish.kind == "none" or len(table.chairs) >= table.rules.seats[-1]:
            raise Nay("seats", 422, least=table.rules.seats[0], most=table.rules.seats[-1])
    elif chair_at(table, wish.seat).kind == "person":
        raise Nay("taken")
    if wish.kind == "none" and len(table.chairs) <= table.rules.seats[0]:
        raise Nay("seats", 422, least=table.rules.seats[0], most=table.rules.seats[-1])
    bot = wish.bot or table.speech.usual_bot
    settled = table.settled()
    if wish.kind == "bot" and settled is not None:
        check_suits(table.rules, settled, bot)
    return Placed(seat=wish.seat, kind=wish.kind, bot=bot if wish.kind == "bot" else None)


def seat_bots(table: Table, wish: Bots) -> list[Placed]:
    """As many as that: open seats are taken first, then new ones; the last go first, and leave open seats behind."""
    if table.phase == "playing":
        raise Nay("playing")
    most, kinds = table.rules.seats[-1], [chair.kind for chair in table.chairs]
    if kinds.count("person") + wish.number > most:
        raise Nay("seats", 422, least=table.rules.seats[0], most=most)
    here = [seat for seat, kind in enumerate(kinds) if kind == "bot"]
    free = [seat for seat, kind in enumerate(kinds) if kind == "open"] + list(range(len(kinds), most))
    bot = wish.bot or (table.chairs[here[-1]].bot if here else None) or table.speech.usual_bot
    settled = table.settled()
    if settled is not None:
        check_suits(table.rules, settled, bot)
    other = [seat for seat in here[: wish.number] if wish.bot is not None and table.chairs[seat].bot != bot]
    more = free[: max(0, wish.number - len(here))]
    left = [Placed(seat=seat, kind="open") for seat in here[wish.number :]]
    return left + [Placed(seat=seat, kind="bot", bot=bot) for seat in other + more]


def chair_at(table: Table, seat: int) -> Chair:
    if seat >= len(table.chairs):
        raise Nay("seat", 422)
    return table.chairs[seat]


def remove(table: Table, seat: int, by: int) -> Removed:
    """For good; so only the host can do it, and nobody who stands in while the host's telephone sleeps."""
    if by != table.host_seat:
        raise Nay("host", 403)
    if chair_at(table, seat).kind != "person" or seat == by:
        raise Nay("not-a-guest", 422)
    return Removed(seat=seat)


def start(table: Table) -> Started:
    """A game of all who sit there; a deal that came with a code is dealt once."""
    if table.phase == "playing":
        raise Nay("playing")
    staying = table.staying
    players = sum(staying)
    if players not in table.rules.seats:
        raise Nay("seats", 422, least=table.rules.seats[0], most=table.rules.seats[-1])
    try:
        settled = table.settle(players, moved_start(table.options, staying))
    except Refused as refused:
        raise by_rules(refused) from None
    deal = table.deal if all(staying) else None
    return started(table, settled, deal)


def rematch(table: Table) -> Started:
    """Another game of as many players; the rules say who begins."""
    play = table.play
    if table.phase != "over":
        raise Nay("playing")
    if play is None:
        raise Nay("frozen")
    players = len(play.rules.scores(play.session.state))
    if any(chair.kind == "open" for chair in table.chairs) or len(table.chairs) != players:
        raise Nay("seats-changed")
    draft = new_draft()
    settled = play.rules.rematch(play.options, play.rules.ranks(play.session.state), draft)
    return started(table, play.rules.settle(settled, draft), None)


def drop(table: Table, by: int, *, full: bool) -> Dropped:
    """Give up a game that cannot go on, so that another one can begin.

    At a full table a game can go on; so only the host can give it up, and nobody who stands in while the host is away.
    """
    if not may_be_dropped(table, by, full=full):
        raise Nay("not-frozen")
    return Dropped()


def may_be_dropped(table: Table, by: int | None, *, full: bool) -> bool:
    if table.phase != "playing":
        return False
    return table.play is None or table.play.spent or (full and by == table.host_seat)


def started(table: Table, settled: Options, deal: Seed | None) -> Started:
    """Dealt anew or from a code; every bot must find what it wants."""
    for chair in table.chairs:
        if chair.kind == "bot" and chair.bot is not None:
            check_suits(table.rules, settled, chair.bot)
    seed = new_secret() if deal is None else deal
    return Started(options=settled, seed=seed, version=table.rules.version, dealt=deal is not None)
