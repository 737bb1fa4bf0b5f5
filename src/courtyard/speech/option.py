"""What those who set up a game may choose, described so that any command line can offer it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from courtyard.core.errors import Refused
from courtyard.core.given import read_json
from courtyard.core.phrase import Phrase
from courtyard.files import read_file

if TYPE_CHECKING:
    from collections.abc import Mapping

LARGEST_FILE: Final = 256 * 1024  # characters of what somebody wrote by hand


@dataclass(frozen=True)
class Option:
    """One choice of those who set up a game, as a flag of the command line."""

    name: str  # as the rules spell it
    metavar: str
    help: str
    read: Callable[[str, Sequence[str]], object]  # from what a person wrote, and the names at the table
    plural: str = ""  # the flag that says how many are drawn, where the tables of a tournament may differ in this


def read_options(options: Sequence[Option], texts: Mapping[str, str], names: Sequence[str]) -> dict[str, object]:
    """Options as a person wrote them, made into what the rules understand. `names` are those who sit at the table."""
    said = [option for option in options if option.name in texts]
    for option in said:
        if not texts[option.name].strip(" ,"):
            raise Refused("empty-option", option=option.name, form=option.metavar)
    return {option.name: option.read(texts[option.name], names) for option in said}


def find_seat(text: str, names: Sequence[str]) -> int:
    """A seat by its number, counted from 1, or by the name of whoever sits there; or refuse."""
    numbers = [str(number) for number in range(1, len(names) + 1)]
    spelled = [name.casefold() for name in names]
    for known in (numbers, spelled):
        if text.casefold() in known:
            return known.index(text.casefold())
    raise Refused("nobody", name=text, seats=len(names), names=list(names))


def read_json_file(text: str, _names: Sequence[str]) -> object:
    """The data in a file that a person names, or refuse."""
    path = Path(text).expanduser()
    data = read_json(read_file(path, LARGEST_FILE), Phrase("what-path", path=str(path)), LARGEST_FILE)
    if data is None:  # which to the rules would be an option that nobody gave
        raise Refused("empty-file", path=str(path))
    return data
