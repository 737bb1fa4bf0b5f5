"""Whatever is given from outside: of the right kind and within bounds before anybody uses it, or refused in a sentence.

Files, requests, records, codes and options are all read by these few words. `what` is how the sentence calls a value,
such as “seed” or “the start player”. Nothing here goes deeper into a value than its reader knows it to be, and no
sentence quotes more than a little of one.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from courtyard.core.answer import name_id
from courtyard.core.errors import Refused
from courtyard.core.signs import called, unseen, unseen_in_passage

MANY: Final = 1_000_000  # more than any number in a game
LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 200  # of a line that is no name
LONGEST_PASSAGE: Final = 600  # of whatever people write
LARGEST_NUMBER: Final = (1 << 63) - 1
DEEPEST: Final = 10  # lists in lists
MOST_PARTS: Final = 21_000  # lists and tables in one file: a record of the longest game has one for each answer
QUOTED: Final = 40  # characters of a value in a sentence
QUOTED_ITEMS: Final = 3
SHORT: Final = 1 << 127  # whoever writes a number without end is not shown it again


# -- numbers, texts, lists and tables ----------------------------------------------------------------------------------
def whole(value: object, what: str, least: int = 0, most: int = MANY) -> int:
    """A whole number from `least` to `most`."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise Refused(f"{what} must be a whole number from {least} to {most}, not {shown(value)}.")
    return value


def truth(value: object, what: str) -> bool:
    if not isinstance(value, bool):
        raise Refused(f"{what} must be true or false, not {shown(value)}.")
    return value


def text(value: object, what: str, longest: int = LONGEST_NAME) -> str:
    """A text of one line in any language; it may be empty."""
    if not isinstance(value, str):
        raise Refused(f"{what} must be a text, not {shown(value)}.")
    if len(value) > longest:
        raise Refused(f"{what} has {len(value)} letters, which is too long; {longest} will do.")
    sign = unseen(value)
    if sign:
        raise Refused(f"{what} must be made of printable characters, not {shown(value)} with {called(sign)}.")
    return value


def listed(value: object, what: str, most: int) -> list[object]:
    """A list of no more than so many."""
    if not isinstance(value, list | tuple):
        raise Refused(f"{what} must be a list, not {shown(value)}.")
    if len(value) > most:
        raise Refused(f"{what} has {len(value)} entries; there can be {most}.")
    return list(value)


def mapped(value: object, what: str, known: Sequence[str] | None = None) -> dict[str, object]:
    """A table of keys and values; if it is said which keys are known, of these alone."""
    if not isinstance(value, Mapping):
        raise Refused(f"{what} must be a table of keys and values, not {shown(value)}.")
    if known is not None:
        check_keys(value, known, what)
    return {str(key): entry for key, entry in value.items()}


def check_keys(table: Mapping[str, object], known: Sequence[str], what: str) -> None:
    for key in table:
        if key not in known:
            raise Refused(f"{shown(key)} is nothing that {what} has; it has {', '.join(known)}.")


def place_of(value: object, known: Sequence[str], what: str) -> int:
    """The place of something that is called by its name, or refuse and say what was perhaps meant."""
    wanted = name_id(text(value, f"The name of a {what}"))
    if wanted in known:
        return known.index(wanted)
    hint = perhaps(wanted, known, f"there are {', '.join(known)}.")
    raise Refused(f"There is no {what} {shown(value)}; {hint}")


def perhaps(wanted: str, known: Iterable[str], otherwise: str) -> str:
    """What was perhaps meant; if nothing comes near, what is to be said instead."""
    near = get_close_matches(wanted, list(known), 1)
    return f"did you mean “{near[0]}”?" if near else otherwise


def check_shape(value: object, what: str, most: int) -> None:
    """Refuse what goes deeper, or has larger numbers, texts or lists, than anything that people write here by hand."""
    level: list[object] = [value]
    for _ in range(DEEPEST):
        below: list[object] = []
        for each in level:
            below += check_part(each, what, most)
        if not below:
            return
        level = below
    raise Refused(f"{what} is nested too deeply to be read; {DEEPEST} levels will do.")


def check_part(value: object, what: str, most: int) -> list[object]:
    """One part of it, and what lies within that."""
    if isinstance(value, str):
        if len(value) > LONGEST_PASSAGE:
            raise Refused(f"{what} has a text of {len(value)} letters; {LONGEST_PASSAGE} will do.")
        sign = unseen_in_passage(value)
        if sign:
            raise Refused(f"{what} has a text that is not made of printable characters: it has {called(sign)}.")
    elif isinstance(value, int):
        if not -LARGEST_NUMBER <= value <= LARGEST_NUMBER:
            raise Refused(f"{what} has a number that is too large; {LARGEST_NUMBER} is the largest.")
    elif isinstance(value, list | Mapping):
        if len(value) > most:
            raise Refused(f"{what} has a list or table of {len(value)} entries; {most} are the most.")
        if isinstance(value, Mapping):
            return [*value.keys(), *value.values()]
        return value
    return []


# -- files and what is quoted of them ----------------------------------------------------------------------------------
def check_size(written: str, what: str, most: int) -> None:
    """Refuse a file that is too large to be what it is said to be, before anything is made of it."""
    if len(written) > most:
        raise Refused(f"{what} is too long; it can have {most} characters.")


def read_json(written: str, what: str, most: int) -> object:
    """What a JSON file says."""
    check_size(written, what, most)
    parts = written.count("[") + written.count("{")  # it takes longer to make and to sweep up those than anything else
    if parts > MOST_PARTS:
        raise Refused(f"{what} has {parts} lists and tables; there can be {MOST_PARTS}.")
    try:
        return json.loads(written)
    except json.JSONDecodeError as error:
        reason = f"line {error.lineno} does not make sense ({error.msg.lower()})"
        raise Refused(f"{what} is not JSON: {reason}.") from None
    except (ValueError, RecursionError):
        reason = "its numbers or lists are endless"
        raise Refused(f"{what} is not JSON that anybody could have written: {reason}.") from None


def shown(value: object) -> str:
    """A value as a sentence quotes it: a little of it, in one line."""
    return f"“{shortened(value)}”"


def shortened(value: object) -> str:
    if isinstance(value, str):
        return value if len(value) <= QUOTED else f"{value[: QUOTED - 1]}…"
    if isinstance(value, list | tuple):
        parts = [within(part) for part in value[:QUOTED_ITEMS]] + ["…"] * (len(value) > QUOTED_ITEMS)
        return f"[{', '.join(parts)}]"
    return within(value)


def within(value: object) -> str:
    """A value that stands in a list, or alone."""
    if isinstance(value, str):
        return f"'{shortened(value)}'"
    if isinstance(value, list | tuple):
        return "[…]"
    if isinstance(value, Mapping):
        return "{…}"
    if isinstance(value, int) and not -SHORT < value < SHORT:
        return "a number without end"
    return str(value)
