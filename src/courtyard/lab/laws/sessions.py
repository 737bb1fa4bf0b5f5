"""Laws of a game that is played answer by answer: it is the same game, and every step of it can be taken back."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from courtyard.bots import bot_names
from courtyard.core.errors import Refused
from courtyard.core.record import Record
from courtyard.lab.laws.play import play_bots
from courtyard.lab.laws.snapshot import plain_choice, plain_event, snapshot

if TYPE_CHECKING:
    from courtyard.core.choice import Chooser
    from courtyard.core.session import Session
    from courtyard.lab.laws.trial import Trial
    from courtyard.lab.table import Table

NEWS: Final = 60  # events that are looked at again: more than any move has


def play_session(session: Session[Table], players: list[Chooser], answers: int = -1) -> None:
    """Answer question after question, to the end or up to a number of them."""
    while session.choice is not None and answers != 0:
        session.answer(players[session.choice.seat].choose(session.choice, session.state))
        answers -= 1


def look(session: Session[Table]) -> object:
    """All that a session shows now, and what it told last."""
    news = [plain_event(event) for event in session.events[-NEWS:]]
    return [snapshot(session.state), plain_choice(session.choice), len(session.events), news]


def suspended(trial: Trial) -> None:
    """A game that stops at every question is the game that runs through, whoever plays it."""
    for bot in bot_names(trial.rules.name):
        through = trial.rules.dump(play_bots(trial, bot))
        session = trial.begin_session(bot)
        play_session(session, trial.players(session.state))
        same = trial.rules.dump(session.state) == through
        trial.want(same, f"{bot} plays another game when it is asked one question at a time.")


def repeated(trial: Trial) -> None:
    """Running a move again up to the open question changes nothing, and what was told stays told."""
    session = trial.begin_session()
    players = trial.players(session.state)
    while session.choice is not None:
        before, told = look(session), len(session.events)
        session.undo(0)
        trial.want(look(session) == before, f"running the move again gives another {session.choice.why}.")
        news = [plain_event(event) for event in session.events[-NEWS:]]
        play_session(session, players, 1)
        same = [plain_event(event) for event in session.events[max(0, told - NEWS) : told]] == news
        trial.want(same, "after an answer, something else has been told than before it.")


def refused(trial: Trial) -> None:
    """An answer that is not allowed is refused, and leaves no trace."""
    session = trial.begin_session()
    players = trial.players(session.state)
    while session.choice is not None:
        choice = session.choice
        everything = choice.everything()
        twice = [0] * (int(choice.copies(0)) + 1)
        wrong = [
            [*everything, 0],
            twice,
            [-1] * max(1, choice.least),
            [int(choice.size)],
            everything[: choice.least - 1],
        ]
        wrong = [answer for answer in wrong if choice.fault(answer)]
        before = snapshot(session.state)
        for answer in wrong:
            try:
                session.answer(answer)
            except Refused:
                continue
            raise trial.broken(f"{choice.why} accepts {answer}, which its options do not allow.")
        trial.want(session.choice is choice, f"a wrong answer to {choice.why} changes the question.")
        trial.want(snapshot(session.state) == before, f"a wrong answer to {choice.why} changes the table.")
        play_session(session, players, 1)


def undone(trial: Trial) -> None:
    """Every answer can be taken back, one by one or many at once, and looking back or forking disturbs nothing."""
    session = trial.begin_session()
    players = trial.players(session.state)
    looks = [look(session)]
    while session.choice is not None:
        play_session(session, players, 1)
        looks.append(look(session))
    for _ in range(10):
        wanted = trial.dice.roll(len(looks))
        past = session.look_back(wanted)
        trial.want(look(past) == looks[wanted], f"looking back to answer {wanted} shows another table.")
        fork = past.fork()
        play_session(fork, trial.players(fork.state), 15)
        trial.want(look(past) == looks[wanted], f"a fork at answer {wanted} disturbs where it came from.")
    trial.want(look(session) == looks[-1], "looking back has disturbed the game.")
    while session.answers:
        session.undo(1 + trial.dice.roll(min(3, len(session.answers))))
        answers = len(session.answers)
        trial.want(look(session) == looks[answers], f"undoing back to answer {answers} gives another table.")


def recorded(trial: Trial) -> None:
    """A record, written and read, plays back to the same table and the same events."""
    session = trial.begin_session()
    play_session(session, trial.players(session.state))
    text = trial.record().to_json()
    trial.want(isinstance(json.loads(text), dict), "a record is not JSON.")
    again = Record.from_json(text)
    replayed = again.replay(trial.rules)
    events = [list(map(plain_event, one.events)) for one in (session, replayed)]
    trial.want(look(replayed) == look(session) and events[0] == events[1], "a record plays back to another game.")
    again.keep(replayed)
    trial.want(again.to_json() == text, "a record that is read and written again is another record.")
