"""Flags that several commands share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import click

from courtyard.core.errors import Refused
from courtyard.games import GAMES, find_game
from courtyard.speech import find_speech
from courtyard.words import ENGLISH, Words, begun
from courtyard.words.offer import DRAFTS

if TYPE_CHECKING:
    from collections.abc import Callable


class Language(click.Choice[str]):
    """A language that is offered; of one that is not whole it says so, and how to read it all the same."""

    def __init__(self) -> None:
        super().__init__(Words.languages())

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:  # noqa: ANN401 - as its base does
        if value not in self.choices and value in begun():
            raise Refused("draft", language=value, variable=DRAFTS)
        return super().convert(value, param, ctx)


def remember(context: click.Context, _parameter: click.Parameter, language: str) -> str:
    """For whatever is refused later on, and told where no command is running any longer."""
    if isinstance(context.obj, dict):
        context.obj["language"] = language
    return language


LANGUAGE: Final = click.Option(
    ["--language"],
    callback=remember,
    is_eager=True,
    type=Language(),
    default=ENGLISH,
    envvar="COURTYARD_LANGUAGE",
    show_default=True,
    help="The language of what you read.",
)
GAME: Final = click.Option(
    ["--game"], type=click.Choice(list(GAMES)), default=next(iter(GAMES)), show_default=True, help="Of which game."
)
JSON: Final = click.Option(["--json", "as_json"], is_flag=True, help="Print JSON, for programs.")

GAME_FLAG: Final = "game_"  # before the names of a game's own flags, which could be those of others


class PerGame(click.Group):
    """One command a game, with the flags that the game's speech describes."""

    def __init__(self, name: str, about: str, game_command: Callable[[str], click.Command]) -> None:
        super().__init__(name, help=about, callback=self._want_game, invoke_without_command=True)
        self._game_command = game_command

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(GAMES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        return self._game_command(find_game(cmd_name).name)

    def _want_game(self) -> None:
        if click.get_current_context().invoked_subcommand is None:
            raise Refused("which-game", command=str(self.name), game=next(iter(GAMES)))


def game_flags(game: str, *without: str) -> list[click.Parameter]:
    """What can be chosen in a game, less what a command does not leave to choice."""
    return [
        click.Option([f"--{option.name}", GAME_FLAG + option.name], metavar=option.metavar, help=option.help)
        for option in find_speech(game).options
        if option.name not in without
    ]


def take_game_flags(given: dict[str, Any]) -> dict[str, str]:
    """Take those flags out of all that were given; what was written for each that was used."""
    options = {name.removeprefix(GAME_FLAG): given.pop(name) for name in list(given) if name.startswith(GAME_FLAG)}
    return {name: text for name, text in options.items() if text is not None}
