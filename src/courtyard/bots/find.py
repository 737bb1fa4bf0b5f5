"""Players by name: bots, and strategies that are texts.

A game's own bots stand in a dict `BOTS` of its part `bots`; its strategies in a package `strategy` within that, which
says what it has to offer.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, NamedTuple

from courtyard.bots.own import Maker, house_bots, make
from courtyard.bots.random_bot import RandomBot
from courtyard.core.errors import Refused
from courtyard.core.given import perhaps, there_are
from courtyard.core.phrase import Phrase
from courtyard.games import find_own, find_part

if TYPE_CHECKING:
    from types import ModuleType

    from courtyard.bots.telling import Doubt, Outline
    from courtyard.core.choice import Chooser
    from courtyard.words import Words

RANDOM: Final = "random"


class Entrant(NamedTuple):
    """Somebody who takes part: the name of a bot or of a strategy of the library; or a strategy's text and its file.

    It can be sent to another process or machine, which need not have the file. Or it is what makes a player of one's
    own: that has to be importable there too.
    """

    name: str
    text: str = ""
    maker: Maker | None = None


class Title(NamedTuple):
    """What a player is called in lists, and a line on what it does; for a bot the line is empty."""

    name: str
    about: str


def bots_of(game: str) -> dict[str, Callable[[int], Chooser]]:
    """What makes each bot of a game, from a seed."""
    found: dict[str, Callable[[int], Chooser]] = {RANDOM: RandomBot}
    found.update(find_own(game, "bots", "BOTS", dict) or {})
    found.update(house_bots(game))
    return found


def bot_names(game: str) -> list[str]:
    """All bots that play a game."""
    return list(bots_of(game))


def find_bot(game: str, name: str, seed: int) -> Chooser:
    """A player for one seat of one game, a bot or a strategy of the library, or refuse. Equal seeds, equal bots."""
    return seat_bot(game, Entrant(name), seed)


# -- strategies -------------------------------------------------------------------------------------------------------
def strategy_names(game: str) -> list[str]:
    """All strategies in the library of a game."""
    texts = _strategies(game)
    return [] if texts is None else list(texts.names())


def player_names(game: str) -> list[str]:
    """Everybody who can be named: bots, then strategies."""
    return list(dict.fromkeys(bot_names(game) + strategy_names(game)))


def seat_bot(game: str, entrant: Entrant, seed: int) -> Chooser:
    """A player for one seat of one game, or refuse."""
    if entrant.maker is not None:
        return make(entrant.maker, entrant.name, seed)
    if not entrant.text and entrant.name in bots_of(game):
        return bots_of(game)[entrant.name](seed)
    return _follower(game, entrant)


def wants(game: str, entrant: Entrant) -> list[str]:
    """The ids of what must lie on the table for a player to make sense, or refuse."""
    if entrant.maker is not None or (not entrant.text and entrant.name in bots_of(game)):
        return []
    texts, text = _text_of(game, entrant)
    return list(texts.needs(text, entrant.name))


def describe(game: str, entrant: Entrant) -> Title:
    """What to call a player in a list, or refuse."""
    if entrant.maker is not None:
        return Title(entrant.name, "")
    if not entrant.text and entrant.name not in strategy_names(game) and entrant.name in bots_of(game):
        return Title(entrant.name, "")
    texts, text = _text_of(game, entrant)
    name, about = texts.title(text, entrant.name)
    return Title(name, about)


def outline(game: str, entrant: Entrant, words: Words) -> Outline:
    """A strategy in words, or refuse."""
    texts, text = _text_of(game, entrant)
    told: Outline = texts.outline(text, entrant.name, words)
    return told


def doubts(game: str, entrant: Entrant, words: Words) -> list[Doubt]:
    """What in a strategy can be right and seldom is, or refuse the strategy."""
    texts, text = _text_of(game, entrant)
    found: list[Doubt] = texts.doubts(text, entrant.name, words)
    return found


@lru_cache(maxsize=256)
def _follower(game: str, entrant: Entrant) -> Chooser:
    """Whoever follows a strategy remembers nothing, so a text is read once, and one player sits in many seats."""
    texts, text = _text_of(game, entrant)
    player: Chooser = texts.follow(text, entrant.name)
    return player


def _strategies(game: str) -> ModuleType | None:
    bots = find_part(game, "bots")
    if bots is None or not hasattr(bots, "__path__") or find_spec(f"{bots.__name__}.strategy") is None:
        return None
    return import_module(f"{bots.__name__}.strategy")


def _text_of(game: str, entrant: Entrant) -> tuple[ModuleType, str]:
    """The text that an entrant plays by, and who can read it."""
    texts = _strategies(game)
    if texts is None and entrant.text:
        raise Refused("no-strategies", game=game, bots=bot_names(game))
    if texts is None or not (entrant.text or entrant.name in texts.names()):
        if entrant.name in bots_of(game):
            raise Refused("bot-no-strategy", bot=entrant.name)
        raise _unknown(game, entrant.name)
    return texts, entrant.text or texts.text_of(entrant.name)


def _unknown(game: str, name: str) -> Refused:
    known = there_are(bot_names(game))
    if strategy_names(game):
        known = Phrase("hint-bots-and-strategies", bots=bot_names(game))
    return Refused("no-player", wanted=name, game=game, hint=perhaps(name, player_names(game), known))
