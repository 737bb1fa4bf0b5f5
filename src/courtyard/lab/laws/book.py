"""The laws that every game must obey, and how often each is tried. Knows no game by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from courtyard.core.errors import Refused
from courtyard.core.given import there_are
from courtyard.core.phrase import Phrase
from courtyard.lab.laws import copies, memory, play, secrecy, sessions, twins
from courtyard.lab.laws.trial import LawBroken, Trial


class Law(NamedTuple):
    """What must hold of every game. A costly law is tried on one game in `every`."""

    name: str
    holds: Callable[[Trial], None]
    every: int

    @property
    def sentence(self) -> str:
        return (self.holds.__doc__ or "").strip()


# Cheap laws are tried on every game, costly ones on a share of them, so that thousands of games take minutes.
LAWS: Final = {
    law.name: law
    for law in (
        Law("ends", play.ends, 1),
        Law("choices", play.choices, 4),
        Law("census", play.census, 4),
        Law("tables", play.tables, 8),
        Law("suspended", sessions.suspended, 8),
        Law("repeated", sessions.repeated, 64),
        Law("refused", sessions.refused, 64),
        Law("undone", sessions.undone, 64),
        Law("recorded", sessions.recorded, 32),
        Law("copied", copies.copied, 32),
        Law("independent", copies.independent, 16),
        Law("restored", copies.restored, 64),
        Law("stored", copies.stored, 64),
        Law("resumed", copies.resumed, 16),
        Law("redealt", secrecy.redealt, 8),
        Law("redealt-for-all", secrecy.redealt_for_all, 8),
        Law("traceless", secrecy.traceless, 32),
        Law("unseen", secrecy.unseen, 64),
        Law("alike", twins.alike, 64),
        Law("remembered", memory.remembered, 32),
        Law("true-views", secrecy.true_views, 64),
        Law("discreet", secrecy.discreet, 64),
        Law("honest", secrecy.honest, 8),
    )
}


def find_laws(names: list[str]) -> list[Law]:
    """Laws by name, all of them if none is named, or refuse."""
    for name in names:
        if name not in LAWS:
            raise Refused("none-such", kind=Phrase("noun-law"), wanted=name, hint=there_are(list(LAWS)))
    return [LAWS[name] for name in names] or list(LAWS.values())


def try_law(law: Law, trial: Trial) -> None:
    """Hold a game to a law; whatever goes wrong breaks it."""
    trial.law = law.name
    try:
        law.holds(trial)
    except LawBroken:
        raise
    except Exception as error:
        raise LawBroken(law.name, f"{type(error).__name__}: {error}") from error
