"""The laws that every game must obey, and how often each is tried. Knows no game by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from courtyard.core.errors import Refused
from courtyard.lab import laws_of_copies, laws_of_play, laws_of_secrecy, laws_of_sessions
from courtyard.lab.trial import LawBroken, Trial


class Law(NamedTuple):
    """What must hold of every game. A dear law is tried on one game in `every`."""

    name: str
    holds: Callable[[Trial], None]
    every: int

    @property
    def sentence(self) -> str:
        return (self.holds.__doc__ or "").strip()


# Cheap laws are tried on every game, dear ones on a share of them, so that thousands of games take minutes.
LAWS: Final = {
    law.name: law
    for law in (
        Law("ends", laws_of_play.ends, 1),
        Law("choices", laws_of_play.choices, 4),
        Law("census", laws_of_play.census, 4),
        Law("tables", laws_of_play.tables, 8),
        Law("suspended", laws_of_sessions.suspended, 8),
        Law("repeated", laws_of_sessions.repeated, 64),
        Law("refused", laws_of_sessions.refused, 64),
        Law("undone", laws_of_sessions.undone, 64),
        Law("recorded", laws_of_sessions.recorded, 32),
        Law("copied", laws_of_copies.copied, 32),
        Law("independent", laws_of_copies.independent, 16),
        Law("restored", laws_of_copies.restored, 64),
        Law("stored", laws_of_copies.stored, 64),
        Law("resumed", laws_of_copies.resumed, 16),
        Law("redealt", laws_of_secrecy.redealt, 8),
        Law("redealt-for-all", laws_of_secrecy.redealt_for_all, 8),
        Law("unseen", laws_of_secrecy.unseen, 64),
        Law("true-views", laws_of_secrecy.true_views, 64),
        Law("discreet", laws_of_secrecy.discreet, 64),
        Law("honest", laws_of_secrecy.honest, 8),
    )
}


def find_laws(names: list[str]) -> list[Law]:
    """Laws by name, all of them if none is named, or refuse."""
    for name in names:
        if name not in LAWS:
            raise Refused(f"There is no law “{name}”; there are {', '.join(LAWS)}.")
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
