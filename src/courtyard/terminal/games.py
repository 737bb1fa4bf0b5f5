"""`courtyard games`: which games there are, and how each is played."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click
from rich.text import Text

from courtyard.bots import bot_names, strategy_names
from courtyard.games import GAMES, find_game
from courtyard.speech import find_speech
from courtyard.terminal.flags import JSON, LANGUAGE
from courtyard.terminal.screen import Screen
from courtyard.words import load

if TYPE_CHECKING:
    from courtyard.words import Words


def show_games(name: str | None, language: str, *, as_json: bool) -> None:
    words = load(language)
    games = list(GAMES) if name is None else [find_game(name).name]
    if as_json:
        data = [as_data(game, words) for game in games]
        click.echo(json.dumps(data if name is None else data[0], ensure_ascii=False, indent=1))
        return
    screen = Screen()
    for game in games:
        screen.show(*draw(game, words))
        if name is not None:
            screen.show(Text(), Text(words.of(game).say("help")), Text())
            screen.show(Text(words.say("game-bots", names=bot_names(game))))
            if strategy_names(game):
                screen.show(Text(words.say("game-strategies", count=len(strategy_names(game)))))


def as_data(game: str, words: Words) -> dict[str, object]:
    return {
        "id": game,
        "name": words.of(game).say("game"),
        "players": list(find_game(game).seats),
        "about": words.of(game).attribute("game", "about"),
        "bots": bot_names(game),
        "strategies": strategy_names(game),
        "options": {option.name: option.help for option in find_speech(game).options},
    }


def draw(game: str, words: Words) -> list[Text]:
    """Its name, the id by which `play` knows it, how many it is for, and what it is about."""
    seats = find_game(game).seats
    players = words.say("game-players", least=seats[0], most=seats[-1])
    head = Text.assemble((words.of(game).say("game"), "bold"), "  ", (game, "dim"), "  ", players)
    return [head, Text(words.of(game).attribute("game", "about"))]


command = click.Command(
    "games",
    callback=show_games,
    params=[click.Argument(["name"], required=False), LANGUAGE, JSON],
    help="List the games, or tell how one is played.",
)
