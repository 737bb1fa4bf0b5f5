"""Which events of Dominion keep something back, and from whom. The laws say only that what is secret stays so."""

from __future__ import annotations

from courtyard.core.event import EVERYONE, Event
from courtyard.games import find_game
from courtyard.lab.laws.sessions import play_session
from courtyard.lab.laws.trial import Trial

HIDDEN = {"drew", "discarded", "topdecked", "passed"}  # which cards they are about may be a secret
ALWAYS_HIDDEN = {"drew", "passed"}
TOLD = {"drew": {"count"}, "discarded": {"count", "top"}, "topdecked": {"count"}, "passed": {"count", "other"}}


def check(event: Event) -> None:
    if event.what not in HIDDEN:
        assert event.knows == EVERYONE or not event.secrets, event.what
        return
    if event.knows == EVERYONE:
        assert event.what not in ALWAYS_HIDDEN
        return
    assert set(event.facts) <= TOLD[event.what]
    assert set(event.secrets) == {"cards"}
    knowing = {event.seat} | ({event.facts["other"]} if event.what == "passed" else set())
    assert {seat for seat in range(6) if event.knows >> seat & 1} == knowing


def test_only_the_owner_knows_which_cards_move_unseen() -> None:
    rules = find_game("dominion")
    seen = set()
    for seed in range(40):
        trial = Trial(rules, rules.sample(seed), seed)
        session = trial.begin_session()
        play_session(session, trial.players(session.state))
        for event in session.events:
            check(event)
            seen.add(event.what)
    assert seen >= HIDDEN
