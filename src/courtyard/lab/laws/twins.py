"""A law of secrets: two tables that a seat cannot tell apart are one to it, whatever others did that it did not see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.bots import bot_names
from courtyard.bots.find import RANDOM, find_bot
from courtyard.lab.laws.copies import difference
from courtyard.lab.laws.secrecy import BIG, compare_points
from courtyard.lab.laws.snapshot import plain_choice, snapshot

if TYPE_CHECKING:
    from courtyard.core.seats import Viewer
    from courtyard.core.session import Session
    from courtyard.lab.laws.trial import Trial
    from courtyard.lab.table import Table

SELDOM: Final = 6  # one question in six is answered in two ways
STEPS: Final = 16  # questions for which a game goes on in both ways


def alike(trial: Trial) -> None:
    """Where all shown and told is the same, others' secrets change neither a new deal nor points nor bots' answers."""
    session = trial.begin_session()
    players = trial.players(session.state)
    while session.choice is not None:
        answer = players[session.choice.seat].choose(session.choice, session.state)
        other = any_answer(trial, session, trial.dice.roll(BIG))
        if answer != other and trial.dice.roll(SELDOM) == 0:
            part_ways(trial, session, answer, other)
        session.answer(answer)


def any_answer(trial: Trial, session: Session[Table], seed: int) -> list[int]:
    assert session.choice is not None
    return find_bot(trial.rules.name, RANDOM, seed).choose(session.choice, session.state)


def part_ways(trial: Trial, session: Session[Table], answer: list[int], other: list[int]) -> None:
    """Go on from two answers to a question, and look at those who do not notice as long as they do not."""
    assert session.choice is not None
    told = len(session.events)
    blind = [viewer for viewer in trial.viewers(session.state) if viewer != session.choice.seat]
    twins = session.fork(), session.fork()
    twins[0].answer(answer)
    twins[1].answer(other)
    for _ in range(STEPS):
        one, two = twins
        blind = [viewer for viewer in blind if seen_by(viewer, one, told) == seen_by(viewer, two, told)]
        if not blind or one.choice is None or two.choice is None:
            return
        if (one.choice.seat, one.choice.why) == (two.choice.seat, two.choice.why):
            for viewer in blind:
                compare(trial, viewer, one, two)
        seed = trial.dice.roll(BIG)
        for twin in twins:
            twin.answer(any_answer(trial, twin, seed))


def seen_by(viewer: Viewer, session: Session[Table], told: int) -> object:
    """All by which a viewer could tell one table from another: view, question, and what was told of late."""
    own = session.choice if session.choice is not None and session.choice.seat == viewer else None
    news = [event.told_to(viewer) for event in session.events[told:]]
    return [session.rules.view(session.state, viewer), plain_choice(own), news]


def compare(trial: Trial, viewer: Viewer, one: Session[Table], two: Session[Table]) -> None:
    rules, choice = trial.rules, one.choice
    assert choice is not None
    compare_points(trial, viewer, choice.why, one.state, two.state)
    if choice.seat == viewer:
        for name in bot_names(rules.name):
            answers = [find_bot(rules.name, name, trial.seed).choose(choice, twin.state) for twin in (one, two)]
            trial.want(answers[0] == answers[1], f"{name} answers {choice.why} by what others did in secret.")
    seed = trial.dice.roll(BIG)
    deals = rules.copy(one.state), rules.copy(two.state)
    for deal in deals:
        rules.redeal(deal, viewer, seed)
    trace = difference(snapshot(deals[0]), snapshot(deals[1]))
    trial.want(not trace, f"at {choice.why}, dealing again for seat {viewer} keeps a secret of others in {trace}.")
