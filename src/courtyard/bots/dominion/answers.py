"""Answers to every question that a card asks, by the name of the question."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from courtyard.bots.dominion import discarding, gaining, playing, trashing, ways

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.dominion.state import State

ANSWERS: Final[dict[str, Callable[[Choice, State], list[int]]]] = {
    "throne-room.play": playing.throne,
    # discarding, and putting back
    "react": discarding.react,
    "militia.discard": discarding.least_useful,
    "followers.discard": discarding.least_useful,
    "torturer.discard": discarding.least_useful,
    "horse-traders.discard": discarding.least_useful,
    "young-witch.discard": discarding.least_useful,
    "bureaucrat.topdeck": discarding.least_useful,
    "cellar.discard": discarding.useless,
    "secret-chamber.discard": discarding.useless,
    "hamlet.action": discarding.for_an_action,
    "hamlet.buy": discarding.for_a_buy,
    "courtyard.topdeck": discarding.back_for_next_turn,
    "secret-chamber.topdeck": discarding.out_of_reach,
    "scout.order": discarding.best_on_top,
    # trashing, and passing
    "chapel.trash": trashing.junk,
    "masquerade.trash": trashing.junk,
    "masquerade.pass": trashing.worst,
    "steward.trash": trashing.worst,
    "trading-post.trash": trashing.worst,
    "remodel.trash": trashing.to_remodel,
    "mine.trash": trashing.to_mine,
    "upgrade.trash": trashing.to_upgrade,
    "remake.trash": trashing.to_upgrade,
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
    "steward.choose": ways.steward,
    "minion.choose": ways.minion,
    "torturer.choose": ways.torturer,
    "jester.choose": ways.jester,
    "spy.discard": ways.spy,
    "library.set-aside": ways.library,
    "mining-village.trash": ways.mining_village,
    "chancellor.flip": ways.agree,
    "baron.discard": ways.agree,
    "tournament.reveal": ways.agree,
    "young-witch.reveal": ways.agree,
}


def answer(choice: Choice, state: State) -> list[int]:
    """A sensible answer to any question. One that is not known yet is answered with as little as possible."""
    found = ANSWERS.get(choice.why)
    if found is None:
        return choice.everything()[: choice.least]
    return found(choice, state)
