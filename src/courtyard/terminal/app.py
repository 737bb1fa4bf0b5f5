"""The program `courtyard`: its commands, and one sentence for everything that goes wrong."""

from __future__ import annotations

from importlib import import_module
from typing import Final

import click

from courtyard import __version__, compiled
from courtyard.core.errors import Refused
from courtyard.core.given import perhaps, shortened, there_are
from courtyard.core.phrase import Phrase
from courtyard.extras import SERVER, need
from courtyard.files import reason
from courtyard.terminal.codes import INTERRUPTED, WRONG
from courtyard.terminal.complaint import sentence
from courtyard.words import ENGLISH, load

NAME: Final = "courtyard"
# Each is a module of this package with a click command called `command`, and is loaded when it is needed.
COMMANDS: Final = (
    "play",
    "serve",
    "patch",
    "replay",
    "cards",
    "presets",
    "games",
    "scenario",
    "strategy",
    "simulate",
    "tournament",
    "fuzz",
    "bench",
    "reference",
)
OF_SERVER: Final = ("serve", "patch")  # need libraries that somebody who only plays does without


class Program(click.Group):
    """Knows its commands by name and loads the one that is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        if cmd_name not in COMMANDS:
            hint = perhaps(cmd_name, COMMANDS, there_are(COMMANDS))
            raise Refused("none-such", kind=Phrase("noun-command"), wanted=cmd_name, hint=hint)
        if cmd_name in OF_SERVER:
            try:
                need("server", *SERVER)
            except Refused as refused:
                return stand_in(cmd_name, refused)
        command = import_module(f"courtyard.terminal.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command


def stand_in(name: str, refused: Refused) -> click.Command:
    """For a command that lacks its libraries: the list of commands shows it, and whoever calls it is told."""

    def refuse(**_: object) -> None:
        raise refused

    return click.Command(
        name,
        callback=refuse,
        params=[click.Argument(["rest"], nargs=-1)],
        context_settings={"ignore_unknown_options": True},
        add_help_option=False,
        help=str(refused),
    )


@click.group(NAME, cls=Program, invoke_without_command=True)
@click.version_option(__version__, prog_name=NAME, message=f"%(prog)s %(version)s\n{compiled.status().sentence}")
@click.pass_context
def program(context: click.Context) -> None:
    """Play, study and simulate table games with every rule enforced."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def run(arguments: list[str]) -> int:
    """Do what the arguments say; the exit code."""
    chosen = {"language": ENGLISH}
    try:
        code = program.main(arguments, prog_name=NAME, standalone_mode=False, obj=chosen)
    except (Refused, click.ClickException) as error:
        click.echo(sentence(error, load(chosen["language"])), err=True)
        return WRONG
    except OSError as error:
        if error.filename is None:
            raise  # no file that anybody named is at fault
        refused = Refused("unusable-file", path=shortened(str(error.filename)), reason=reason(error))
        click.echo(sentence(refused, load(chosen["language"])), err=True)
        return WRONG
    except click.Abort:
        click.echo("Interrupted.", err=True)
        return INTERRUPTED
    return code if isinstance(code, int) else 0
