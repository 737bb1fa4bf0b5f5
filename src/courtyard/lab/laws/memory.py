"""A law of what everybody saw: no guess may forget who came by what, or showed what, before their eyes."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from courtyard.core.seats import BYSTANDER, NOBODY, Viewer
from courtyard.lab.laws.secrecy import BIG

if TYPE_CHECKING:
    from courtyard.core.rules import Transfer
    from courtyard.lab.laws.trial import Trial
    from courtyard.lab.table import Table

SELDOM: Final = 4  # the table is dealt again at one question in four


class Ledger:
    """What anybody who looks on must take each seat to have, written down from what was told and nothing else."""

    def __init__(self, seats: int) -> None:
        self.known = [Counter[str]() for _ in range(seats)]  # each has these at least,
        self.given = [0] * seats  # but for as many as it has given away unseen

    def note(self, transfer: Transfer) -> None:
        if transfer.giver != NOBODY:
            self.known[transfer.giver] -= Counter(transfer.things)  # what is not among the known was among the others
            self.given[transfer.giver] += transfer.unseen
        if transfer.taker != NOBODY:
            self.known[transfer.taker] += Counter(transfer.things)

    def forgotten(self, seat: int, owned: list[str]) -> list[str]:
        """What a seat must have and, by some guess, does not; nothing if it may have given that much away."""
        missing = self.known[seat] - Counter(owned)
        return sorted(missing.elements()) if missing.total() > self.given[seat] else []


def remembered(trial: Trial) -> None:
    """What is dealt again agrees with what all were told: nobody is without what they gained or showed, and kept."""
    session = trial.begin_session()
    players = trial.players(session.state)
    ledger = Ledger(len(players))
    told = 0
    while session.choice is not None:
        for event in session.events[told:]:
            transfer = trial.rules.transfer(event.told_to(BYSTANDER))
            if transfer is not None:
                ledger.note(transfer)
        told = len(session.events)
        if trial.dice.roll(SELDOM) == 0:
            for viewer in trial.viewers(session.state):
                guess = trial.rules.copy(session.state)
                trial.rules.redeal(guess, viewer, trial.dice.roll(BIG))
                compare(trial, viewer, ledger, guess)
        session.answer(players[session.choice.seat].choose(session.choice, session.state))


def compare(trial: Trial, viewer: Viewer, ledger: Ledger, guess: Table) -> None:
    for seat in range(len(ledger.known)):
        lost = ledger.forgotten(seat, trial.rules.owned(guess, seat))
        trial.want(not lost, f"dealing again for seat {viewer} forgets that seat {seat} has {', '.join(lost)}.")
