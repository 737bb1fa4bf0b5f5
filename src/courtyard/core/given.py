"""Whatever is given from outside: of the right kind and within bounds before anybody uses it, or refused in a sentence.

Files, requests, records, codes and options are all read by these few words. `what` is how the sentence calls a value:
a key as it is written, such as “seed”, or a phrase, such as “the seat of the start player”. Nothing here goes deeper
into a value than its reader knows it to be, and no sentence quotes more than a little of one.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Final, TypeAlias

from courtyard.core.answer import name_id
from courtyard.core.errors import Refused
from courtyard.core.phrase import Phrase
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
ENDLESS: Final = "∞"

What: TypeAlias = str | Phrase


def named(what: What) -> Phrase:
    return Phrase("what-key", key=what) if isinstance(what, str) else what


# -- numbers, texts, lists and tables ----------------------------------------------------------------------------------
def whole(value: object, what: What, least: int = 0, most: int = MANY) -> int:
    """A whole number from `least` to `most`."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise Refused("not-whole", what=named(what), least=least, most=most, value=shortened(value))
    return value


def truth(value: object, what: What) -> bool:
    if not isinstance(value, bool):
        raise Refused("not-truth", what=named(what), value=shortened(value))
    return value


def text(value: object, what: What, longest: int = LONGEST_NAME) -> str:
    """A text of one line in any language; it may be empty."""
    if not isinstance(value, str):
        raise Refused("not-text", what=named(what), value=shortened(value))
    if len(value) > longest:
        raise Refused("long-text", what=named(what), letters=len(value), most=longest)
    sign = unseen(value)
    if sign:
        raise Refused("unseen", what=named(what), value=shortened(value), sign=called(sign))
    return value


def listed(value: object, what: What, most: int) -> list[object]:
    """A list with no more than `most` things."""
    if not isinstance(value, list | tuple):
        raise Refused("not-list", what=named(what), value=shortened(value))
    if len(value) > most:
        raise Refused("long-list", what=named(what), entries=len(value), most=most)
    return list(value)


def mapped(value: object, what: What, known: Sequence[str] | None = None) -> dict[str, object]:
    """A table of keys and values; if it is said which keys are known, of these alone."""
    if not isinstance(value, Mapping):
        raise Refused("not-keyed", what=named(what), value=shortened(value))
    if known is not None:
        check_keys(value, known, what)
    return {str(key): entry for key, entry in value.items()}


def check_keys(table: Mapping[str, object], known: Sequence[str], what: What) -> None:
    for key in table:
        if key not in known:
            raise Refused("unknown-key", what=named(what), key=shortened(key), known=list(known))


def place_of(value: object, known: Sequence[str], kind: Phrase) -> int:
    """The place of something that is called by its name, or refuse and say what was perhaps meant."""
    wanted = name_id(text(value, Phrase("what-name", kind=kind)))
    if wanted in known:
        return known.index(wanted)
    hint = perhaps(wanted, known, there_are(known))
    raise Refused("none-such", kind=kind, wanted=shortened(value), hint=hint)


def near(wanted: str, known: Iterable[str]) -> str:
    """What was perhaps meant, or ""."""
    found = get_close_matches(wanted, list(known), 1)
    return found[0] if found else ""


def perhaps(wanted: str, known: Iterable[str], otherwise: Phrase) -> Phrase:
    """What was perhaps meant; if nothing comes near, what is to be said instead."""
    meant = near(wanted, known)
    return Phrase("hint-near", near=meant) if meant else otherwise


def there_are(known: Sequence[str]) -> Phrase:
    return Phrase("hint-known", known=list(known), count=len(known))


def check_shape(value: object, what: What, most: int) -> None:
    """Refuse what goes deeper, or has larger numbers, texts or lists, than anything that people write here by hand."""
    level: list[object] = [value]
    for _ in range(DEEPEST):
        below: list[object] = []
        for each in level:
            below += check_part(each, what, most)
        if not below:
            return
        level = below
    raise Refused("too-deep", what=named(what), most=DEEPEST)


def check_part(value: object, what: What, most: int) -> list[object]:
    """One part of it, and what lies within that."""
    if isinstance(value, str):
        if len(value) > LONGEST_PASSAGE:
            raise Refused("long-text-within", what=named(what), letters=len(value), most=LONGEST_PASSAGE)
        sign = unseen_in_passage(value)
        if sign:
            raise Refused("unseen-within", what=named(what), sign=called(sign))
    elif isinstance(value, int):
        if not -LARGEST_NUMBER <= value <= LARGEST_NUMBER:
            raise Refused("large-number-within", what=named(what), most=str(LARGEST_NUMBER))
    elif isinstance(value, list | Mapping):
        if len(value) > most:
            raise Refused("long-list-within", what=named(what), entries=len(value), most=most)
        if isinstance(value, Mapping):
            return [*value.keys(), *value.values()]
        return value
    return []


# -- files and what is quoted of them ----------------------------------------------------------------------------------
def check_size(written: str, what: What, most: int) -> None:
    """Refuse a file that is too large to be what it is said to be, before anything is made of it."""
    if len(written) > most:
        raise Refused("long-file", what=named(what), most=most)


def read_json(written: str, what: What, most: int) -> object:
    """What a JSON file says."""
    check_size(written, what, most)
    parts = written.count("[") + written.count("{")  # it takes longer to make and to sweep up those than anything else
    if parts > MOST_PARTS:
        raise Refused("many-parts", what=named(what), parts=parts, most=MOST_PARTS)
    try:
        return json.loads(written)
    except json.JSONDecodeError as error:
        reason = error.msg.lower()
        raise Refused("broken-json", what=named(what), line=str(error.lineno), reason=reason) from None
    except (ValueError, RecursionError):
        raise Refused("endless-json", what=named(what)) from None


def shortened(value: object) -> str:
    """A value as a sentence quotes it: a little of it, in one line."""
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
        return ENDLESS
    return str(value)
