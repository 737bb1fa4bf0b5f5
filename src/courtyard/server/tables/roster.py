"""Who can be given a seat without being a person: bots, and strategies that are texts."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from courtyard.bots import Entrant, bot_names, describe, player_names, wants
from courtyard.bots.own import is_own
from courtyard.server.shapes.forms import BotInfo
from courtyard.server.shapes.refusal import Nay
from courtyard.server.tables.names import distinct

if TYPE_CHECKING:
    from collections.abc import Collection

    from courtyard.core.rules import Rules
    from courtyard.server.shapes.wire import Options


@cache
def roster(game: str) -> dict[str, BotInfo]:
    """Everybody by their ids, bots first. Reading all strategies takes a while, and is done once."""
    return {name: read(game, name) for name in player_names(game)}


def read(game: str, name: str) -> BotInfo:
    strategy = name not in bot_names(game)
    title = describe(game, Entrant(name))
    return BotInfo(
        id=name,
        name=title.name if strategy else spoken(name),
        about=title.about if strategy else "",
        strategy=strategy,
        wants=wants(game, Entrant(name)),
    )


def spoken(name: str) -> str:
    """What to call a bot by its id. A program of the house is called after what makes it."""
    if is_own(name):
        return name.rpartition(":")[2]
    return " ".join(part.capitalize() for part in name.split("-"))


def bot_name(game: str, bot: str, taken: Collection[str]) -> str:
    """What a bot is called at a table; one that has gone since then keeps a name as well."""
    known = roster(game).get(bot)
    return distinct(spoken(bot) if known is None else known.name, taken)


# -- what suits a table ------------------------------------------------------------------------------------------------
def suited(rules: Rules[Any], settled: Options) -> list[str]:
    """The ids of those who find all that they want on such a table."""
    there = rules.census(rules.set_up(settled))
    return [bot.id for bot in roster(rules.name).values() if there.keys() >= set(bot.wants)]


def find_bot(game: str, name: str) -> BotInfo:
    """A bot that exists, or refuse."""
    if name not in roster(game):
        raise Nay("bot", 422)
    return roster(game)[name]


def check_suits(rules: Rules[Any], settled: Options, bot: str) -> None:
    """Refuse a bot that would look for its cards in vain."""
    there, known = rules.census(rules.set_up(settled)), find_bot(rules.name, bot)
    lacking = [thing for thing in known.wants if thing not in there]
    if lacking:
        raise Nay("bot-wants", 422, bot=known.name, cards=lacking)
