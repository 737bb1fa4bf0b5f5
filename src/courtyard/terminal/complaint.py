"""One sentence on one line for everything that goes wrong on the command line."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import click

from courtyard.core.errors import Refused
from courtyard.core.given import near

if TYPE_CHECKING:
    from courtyard.words import Words

EXTRA: Final = re.compile(r"Got unexpected extra arguments? \((.*)\)")
VALUE: Final = re.compile(r"'?(.*?)'? is not ")


def sentence(error: Refused | click.ClickException, words: Words) -> str:
    """What was wrong and what would be right."""
    if isinstance(error, Refused):
        return " ".join(words.phrase(error.phrase).split())
    text = error.format_message()
    if isinstance(error, click.UsageError):
        text = of_usage(error) or text
    return " ".join(text.split())


def of_usage(error: click.UsageError) -> str | None:
    """For what the library says in a style of its own; None: for nothing that we know."""
    if isinstance(error, click.NoSuchOption):
        meant = near(error.option_name, [] if error.ctx is None else flags(error.ctx))
        hint = f"did you mean {meant}?" if meant else "--help shows those that there are."
        return f"There is no option {error.option_name}; {hint}"
    if isinstance(error, click.BadOptionUsage):
        if "does not take" in error.message:
            return f"{error.option_name} takes no value; write it alone."
        return f"{error.option_name} needs something after it; --help shows what."
    if isinstance(error, click.MissingParameter) and error.param is not None and error.ctx is not None:
        return f"Say {named(error.param)} as well: “{error.ctx.command_path} {named(error.param)}”."
    if isinstance(error, click.BadParameter) and error.param is not None:
        value = VALUE.match(error.message)
        return f"{named(error.param)} must be {wanted(error.param.type)}" + (f", not “{value[1]}”." if value else ".")
    extra = EXTRA.fullmatch(error.message)
    if extra and error.ctx is not None:
        path = error.ctx.command_path
        return f"“{extra[1]}” is more than “{path}” can take; “{path} --help” shows how to call it."
    return None


def wanted(kind: click.ParamType[Any]) -> str:
    """What a parameter of some type has to be."""
    if isinstance(kind, click.IntRange):
        return f"a whole number from {kind.min} on" if kind.max is None else f"from {kind.min} to {kind.max}"
    if isinstance(kind, click.Choice):
        names = [str(name) for name in kind.choices]
        return names[0] if len(names) == 1 else f"one of {', '.join(names)}"
    if isinstance(kind, click.Path):
        return "the name of a file, not of a folder"
    return {click.INT: "a whole number", click.FLOAT: "a number"}.get(kind, f"a {kind.name}")


def named(parameter: click.Parameter) -> str:
    """A flag as it is written, an argument as the help calls it."""
    return parameter.opts[0] if isinstance(parameter, click.Option) else (parameter.name or "").upper()


def flags(context: click.Context) -> list[str]:
    return [flag for parameter in context.command.get_params(context) for flag in parameter.opts]
