"""What messages can call: CARD, CARDS, NAME, NAMES, POINTS and LIST (ADR 38).

Languages bend names in their own ways, so a message asks for the form that it needs and the catalogue of its language
answers: `NAME($piece, form: "locative")` is the attribute `.locative` of the message that $piece names, or its plain
name where there is no such attribute. `piece-rook` is the game's message of that id; `file-4`, the message `file` with
the $number 4; `piece-archer=Archer` brings a name for whoever has no message, as the pieces of somebody's own board.
`NAMES($pieces, form: "locative")` are several.

`CARD($card, form: "accusative")` is the same for the message `card-<id>`. `CARDS($cards)` counts equal cards and says
each group by the message `some-cards`, which gets $card, $count and $form; `order: "kept"` groups neighbours only.
Several names, groups and other items are joined by the messages `list-next` and `list-last`, which get $list and $item;
`LIST($names, style: "commas")` is joined by the first alone.

`POINTS(6)` is the message `sign-points` with $points, and a sign where signs are drawn.
"""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message, Pattern

SEPARATOR: Final = "\x1f"  # between the items of a list that is passed to a message
OWN_NAME: Final = "="  # between the id of a thing and the name that it brings


def spellings(message_id: str, game: str) -> list[str]:
    """Where a message may stand for those who speak of a game, or of none (“”): what is the game's own comes first."""
    return [f"{game}-{message_id}", message_id] if game else [message_id]


class Nouns:
    """The functions of one language, for those who speak of a game; `bundle` holds its messages."""

    def __init__(self, game: str) -> None:
        self._game = game
        self.bundle: FluentBundle | None = None

    def functions(self) -> dict[str, Callable[..., Any]]:
        return {
            "CARD": self.card,
            "CARDS": self.cards,
            "NAME": self.name,
            "NAMES": self.names,
            "POINTS": self.points,
            "LIST": self.list,
        }

    def name(self, thing: str, *, form: str = "") -> str:
        """What a thing is called, in some form."""
        message_id, _, own_name = thing.partition(OWN_NAME)
        kind, _, number = message_id.rpartition("-")
        if self._knows(message_id):
            return self._bend(message_id, form, {})
        if number.isdecimal() and self._knows(kind):
            return self._bend(kind, form, {"number": int(number)})
        return own_name or self._bend(message_id, form, {})

    def names(self, things: str, *, form: str = "") -> str:
        """What some things are called, joined."""
        return self._join(self.name(thing, form=form) for thing in things.split(SEPARATOR))

    def card(self, card: str, *, form: str = "") -> str:
        """The name of a card in some form."""
        return self._bend(f"card-{card}", form, {})

    def cards(self, cards: str, *, form: str = "", order: str = "") -> str:
        """Some cards, equal ones together."""
        single = cards.split(SEPARATOR)
        kept = ((card, len(list(group))) for card, group in groupby(single))
        groups = kept if order == "kept" else Counter(single).items()
        return self._join(self._say("some-cards", card=card, count=count, form=form) for card, count in groups)

    def points(self, points: int) -> str:
        """So many points."""
        return self._say("sign-points", points=points)

    def list(self, items: str, *, style: str = "") -> str:
        """Some names or phrases, joined."""
        return self._join(items.split(SEPARATOR), "list-next" if style == "commas" else "list-last")

    def _join(self, items: Iterable[str], last: str = "list-last") -> str:
        first, *others = items
        for item in others[:-1]:
            first = self._say("list-next", list=first, item=item)
        return self._say(last, list=first, item=others[-1]) if others else first

    def _say(self, message_id: str, **facts: str | int) -> str:
        return self._format(self._message(message_id).value, facts)

    def _bend(self, message_id: str, form: str, facts: dict[str, str | int]) -> str:
        message = self._message(message_id)
        return self._format(message.attributes.get(form) or message.value, facts)

    def _knows(self, message_id: str) -> bool:
        return any(self._bundle().has_message(spelled) for spelled in spellings(message_id, self._game))

    def _message(self, message_id: str) -> Message:
        known = [spelled for spelled in spellings(message_id, self._game) if self._bundle().has_message(spelled)]
        return self._bundle().get_message(known[0] if known else message_id)

    def _format(self, pattern: Pattern | None, facts: dict[str, str | int]) -> str:
        assert pattern is not None  # every message that is called here has a value
        text, errors = self._bundle().format_pattern(pattern, facts)
        if errors or not isinstance(text, str):
            raise LookupError("; ".join(map(str, errors)))
        return text

    def _bundle(self) -> FluentBundle:
        assert self.bundle is not None
        return self.bundle
