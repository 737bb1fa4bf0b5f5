"""The card that asks: who played it, and what it has done so far, as the one who is asked was told it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from courtyard.speech.speech import Beside

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from courtyard.core.choice import Choice
    from courtyard.dominion.shapes import View
    from courtyard.speech.speech import Told

TURN: Final = "turn"
REACT: Final = "react"
# A Reaction that asks is not played, so no event names it.
SHOWN: Final = {"secret-chamber.topdeck": "secret-chamber"}


@dataclass(frozen=True)
class Effect:
    """What happens because of a card. A Reaction belongs to the Attack that it is shown to."""

    card: str
    seat: int  # who has played or shown it
    told: Sequence[Told]  # what has happened since


def effect_of(choice: Choice, told: Sequence[Told]) -> Effect | None:
    """The effect that a question belongs to; None: the turn itself asks."""
    card = choice.why.partition(".")[0]
    if card == TURN:
        return None
    if choice.why in SHOWN:
        return Effect(SHOWN[choice.why], int(choice.seat), ())
    return played(told, None if card == REACT else card)


def played(told: Sequence[Told], card: str | None = None) -> Effect | None:
    """The last card that was played, or the last one of this name."""
    for place in reversed(range(len(told))):
        seat, cards = told[place]["seat"], told[place].get("cards")
        if told[place]["what"] == "played" and isinstance(cards, list) and card in (None, *cards):
            assert isinstance(seat, int)
            return Effect(cards[0], seat, told[place + 1 :])
    return None


def beside(choice: Choice, view: View, told: Sequence[Told], offered: Sequence[str]) -> list[Beside]:
    """The cards that a question speaks of without offering them: what lies open, and what was lost or came for it."""
    effect = effect_of(choice, told)
    if effect is None:
        return []
    return [*lying_open(view, effect, offered), *moved(choice, effect)]


def lying_open(view: View, effect: Effect, offered: Sequence[str]) -> Iterable[Beside]:
    """What is revealed, or set aside for as long as the effect lasts; but not what is to be chosen from."""
    laid_aside = {event["seat"] for event in effect.told if event["what"] == "set-aside"}
    for player in view["players"]:
        if set(player["shown"]) - set(offered):
            what = "set-aside" if player["seat"] in laid_aside else "revealed"
            yield Beside(what, player["seat"], player["shown"])


def moved(choice: Choice, effect: Effect) -> list[Beside]:
    """What was trashed, gained, discarded or passed by whoever the question is about."""
    groups: dict[tuple[str, int], list[str]] = {}
    for event in effect.told:
        what, seat, cards = event["what"], event["seat"], event.get("cards")
        assert isinstance(what, str) and isinstance(seat, int)
        if isinstance(cards, list) and concerns(choice, effect, event):
            groups.setdefault((what, seat), []).extend(cards)
    return [Beside(what, seat, cards) for (what, seat), cards in groups.items()]


def concerns(choice: Choice, effect: Effect, event: Told) -> bool:
    """Whether an event of an effect matters to a question of it."""
    what, seat = event["what"], event["seat"]
    if what == "passed":
        return event.get("other") == choice.seat
    if what == "discarded":
        return seat == choice.whom
    if what not in {"trashed", "gained"}:
        return False
    if choice.whom >= 0:
        return seat == choice.whom
    return choice.seat in {effect.seat, seat}
