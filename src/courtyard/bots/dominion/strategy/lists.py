"""Reading the lists of a strategy file: `Smithy up to 2 when cards >= 16`, line by line."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from courtyard.bots.dominion.strategy.grammar import Tree, parse_condition, parse_number
from courtyard.bots.dominion.strategy.strategy import Written
from courtyard.bots.dominion.strategy.vocabulary import card_id
from courtyard.core.answer import name_id
from courtyard.core.errors import Refused
from courtyard.core.phrase import Phrase
from courtyard.dominion.card import ACTION, PRIZE
from courtyard.dominion.cards import CARDS
from courtyard.dominion.kingdom import find_card
from courtyard.dominion.ways import WAYS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from courtyard.core.source import Source

LINE: Final = re.compile(
    r"(?P<name>.+?)(?:\s+up\s+to(?:\s+(?P<up_to>.+?))?)?(?:\s+when(?:\s+(?P<when>.*))?)?", re.IGNORECASE | re.DOTALL
)
NO_NUMBER: Final = re.compile(r"\sup\s+to\s*(?:$|\swhen\b)", re.IGNORECASE)
CARD_IDS: Final = [card.id for card in CARDS]
COUNTING: Final = ("buy", "gain")  # the lists whose lines may say up to how many
FOR_SALE: Final = ("opening", "buy")
PLAYED: Final = ("first", "hold")
MOST: Final = 100


class ListReader:
    """Reads lists, and knows where each of their lines stands."""

    def __init__(self, source: Source) -> None:
        self.source = source

    def read(self, data: Mapping[str, object], key: str, section: str = "") -> list[Written]:
        """The list that has a key, in a section or at the top; an empty one if there is none."""
        texts = data.get(key, [])
        place = self.source.key(key, section)
        if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
            raise self.source.refuse(place, Phrase("dominion.why-not-texts", key=key, example=example(key)))
        if not texts and key in data:
            raise self.source.refuse(place, Phrase("why-empty-key", key=key))
        found: list[Written] = []
        for number, text in enumerate(texts):
            line = self.place_of(text, place, texts[:number].count(text))
            try:
                written = read_line(text, key, line)
                check_reachable(written, found, key)
            except Refused as refused:
                raise self.source.refuse(line, refused.phrase) from None
            found.append(written)
        return found

    def place_of(self, text: str, after: int, repeat: int) -> int:
        """The line from `after` on where a text stands in quotes, or `after`."""
        quoted, plain = f'"{text}"', f"'{text}'"
        for number, line in enumerate(self.source.lines()[after - 1 :], after):
            repeat -= line.count(quoted) + line.count(plain)
            if repeat < 0:
                return number
        return after


def example(key: str) -> str:
    """A line that would do in a list."""
    if key in WAYS:
        return WAYS[key][0]
    return "Village" if key in PLAYED else "Estate" if key in ("trash", "discard") else "Silver"


def read_line(text: str, key: str, place: int) -> Written:
    """One line of the list of that key, or refuse."""
    match = LINE.fullmatch(text.strip())
    if match is None:
        raise Refused("dominion.empty-line")
    words = text.lower().split()
    if NO_NUMBER.search(text):
        raise Refused("dominion.no-up-to", text=text.strip())
    if words[-1] == "when":
        raise Refused("dominion.no-when", text=text.strip())
    if key == "opening" and (match["up_to"] or match["when"]):
        raise Refused("dominion.opening", text=text.strip())
    name = read_option(match["name"], key)
    option = WAYS[key].index(name) if key in WAYS else int(find_card(name).number)
    up_to = read_up_to(match["up_to"], key, name) if match["up_to"] else None
    return Written(place, name, option, up_to, parse_condition(match["when"]) if match["when"] else None)


def read_option(name: str, key: str) -> str:
    """The id of a card that fits into the list, or a way to answer the question."""
    if key in WAYS:
        if name_id(name) not in WAYS[key]:
            raise Refused("dominion.no-way", wanted=name, question=key, known=list(WAYS[key]))
        return name_id(name)
    card = find_card(read_card(name))
    if key in FOR_SALE and card.kinds & PRIZE:
        raise Refused("dominion.prize-bought", card=card.id)
    if key in PLAYED and not card.kinds & ACTION:
        raise Refused("dominion.no-action", card=card.id, key=key)
    return card.id


def read_card(name: str) -> str:
    """The id of a card, or refuse; something may follow that begins with the wrong word."""
    words = name.split()
    for count in range(len(words) - 1, 0, -1):
        first = " ".join(words[:count])
        if name_id(first) in CARD_IDS and name_id(name) not in CARD_IDS:
            rest = " ".join(words[count:])
            raise Refused("dominion.after-card", card=first, rest=rest)
    return card_id(name)


def read_up_to(text: str, key: str, name: str) -> Tree:
    """Up to how many: a number that is written down, or one that changes."""
    if key not in COUNTING:
        raise Refused("dominion.up-to-elsewhere", card=name, text=text)
    tree = parse_number(text)
    if not [part for part in tree.trees() if part.op in ("word", "card")] and (
        not text.isdecimal() or not 1 <= int(text) <= MOST
    ):
        raise Refused("dominion.up-to-what", text=text, most=MOST)
    return tree


def check_reachable(line: Written, earlier: list[Written], key: str) -> None:
    """Refuse a line that an earlier one for the same card leaves nothing to do."""
    if key == "opening":
        return
    for other in earlier:
        if other.name == line.name and other.when is None and covers(other.up_to, line.up_to):
            raise Refused("dominion.never-reached", line=str(other.place), option=line.name)


def covers(most: Tree | None, other: Tree | None) -> bool:
    """Whether whoever takes up to the one number takes up to the other as well, as far as can be told."""
    if most is None:
        return True
    return other is not None and most.op == other.op == "number" and int(other.text) <= int(most.text)
