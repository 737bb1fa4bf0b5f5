"""Answers to every question that a card asks, by the name of the question."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from courtyard.bots.dominion import discarding, gaining, playing, trading, trashing, ways

if TYPE_CHECKING:
    from courtyard.bots.dominion.spending import Buyer
    from courtyard.core.choice import Choice
    from courtyard.dominion.state import State

ANSWERS: Final[dict[str, Callable[[Choice, State], list[int]]]] = {
    # discarding, and putting back
    "react": discarding.react,
    "militia.discard": discarding.least_useful,
    "followers.discard": discarding.least_useful,
    "torturer.discard": discarding.least_useful,
    "horse-traders.discard": discarding.least_useful,
    "young-witch.discard": discarding.least_useful,
    "bureaucrat.topdeck": discarding.least_useful,
    "cellar.discard": discarding.for_new_cards,
    "secret-chamber.discard": discarding.useless,
    "hamlet.action": discarding.for_an_action,
    "hamlet.buy": discarding.for_a_buy,
    "secret-chamber.topdeck": discarding.out_of_reach,
    "scout.order": discarding.best_on_top,
    # trashing, and passing
    "steward.trash": trashing.worst,
    "trading-post.trash": trashing.worst,
    # gaining, and making others gain
    "workshop.gain": gaining.best,
    "feast.gain": gaining.best,
    "remodel.gain": gaining.best,
    "mine.gain": gaining.best,
    "ironworks.gain": gaining.best,
    "upgrade.gain": gaining.best,
    "remake.gain": gaining.best,
    "horn-of-plenty.gain": gaining.best,
    "thief.trash": gaining.best,
    "saboteur.gain": gaining.best_if_good,
    "thief.gain": gaining.all_good,
    "swindler.give": gaining.worst_for_them,
    "tournament.prize": gaining.prize,
    "wishing-well.name": gaining.likeliest,
    # ways
    "pawn.choose": ways.pawn,
    "nobles.choose": ways.nobles,
    "trusty-steed.choose": ways.trusty_steed,
    "minion.choose": ways.minion,
    "torturer.choose": ways.torturer,
    "jester.choose": ways.jester,
    "spy.discard": ways.spy,
    "library.set-aside": ways.library,
    "chancellor.flip": ways.agree,
    "baron.discard": ways.agree,
    "tournament.reveal": ways.agree,
    "young-witch.reveal": ways.agree,
}

# Those that depend on what the turn is going to buy.
ANSWERS_OF_BUYER: Final[dict[str, Callable[[Choice, State, Buyer], list[int]]]] = {
    "throne-room.play": playing.throne,
    "courtyard.topdeck": discarding.back_for_next_turn,
    "chapel.trash": trashing.to_chapel,
    "masquerade.trash": trashing.junk_unless_missed,
    "masquerade.pass": trashing.to_pass,
    "remodel.trash": trading.to_remodel,
    "mine.trash": trading.to_mine,
    "upgrade.trash": trading.to_upgrade,
    "remake.trash": trading.to_upgrade,
    "steward.choose": ways.steward,
    "mining-village.trash": ways.mining_village,
}
QUESTIONS: Final[list[str]] = sorted([*ANSWERS, *ANSWERS_OF_BUYER])


def answer(choice: Choice, state: State, buyer: Buyer) -> list[int]:
    """A sensible answer to any question. One that is not known yet is answered with as little as possible."""
    if choice.why in ANSWERS_OF_BUYER:
        return ANSWERS_OF_BUYER[choice.why](choice, state, buyer)
    if choice.why in ANSWERS:
        return ANSWERS[choice.why](choice, state)
    return choice.everything()[: choice.least]
