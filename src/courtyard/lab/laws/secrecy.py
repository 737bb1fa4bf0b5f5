"""Laws of secrecy: whatever a seat may not know can be dealt again, and nothing that it is shown or says changes."""

from __future__ import annotations

import json
from collections import Counter, deque
from typing import TYPE_CHECKING, Final

from courtyard.bots import bot_names
from courtyard.core.attendance import searches
from courtyard.core.choice import Chooser, Seats
from courtyard.core.event import EVERYONE
from courtyard.lab.laws.copies import difference
from courtyard.lab.laws.sessions import play_session
from courtyard.lab.laws.snapshot import plain_event, snapshot
from courtyard.lab.laws.trial import Watcher

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from courtyard.core.choice import Choice
    from courtyard.core.event import Event
    from courtyard.core.position import Position
    from courtyard.core.seats import Viewer
    from courtyard.core.session import Session
    from courtyard.core.state import State
    from courtyard.lab.laws.trial import Rest, Trial, Watch
    from courtyard.lab.table import Table

BIG: Final = 1 << 30  # seeds for dealing again are below it
SELDOM: Final = 4  # the table is dealt twice at one question in four
ENOUGH: Final = 5  # times of dealing again, of which one at least must be seen to do something


def redealt(trial: Trial) -> None:
    """Dealing again at every question all that the asked seat does not know, the game goes on to its end."""

    def deal_again(choice: Choice, state: Table) -> None:
        trial.rules.redeal(state, int(choice.seat), trial.dice.roll(BIG))

    play_restless(trial, deal_again, None)


def redealt_for_all(trial: Trial) -> None:
    """The same before every move, for anybody: not at a question, whose options might be dealt away."""

    def deal_again(state: Table) -> None:
        viewers = trial.viewers(state)
        trial.rules.redeal(state, viewers[trial.dice.roll(len(viewers))], trial.dice.roll(BIG))

    play_restless(trial, None, deal_again)


def play_restless(trial: Trial, watch: Watch | None, rest: Rest | None) -> None:
    """Play a game that is dealt again all the time. A record of it can only begin before its last move."""
    state = trial.begin()
    count = trial.rules.census(state)

    def recount() -> None:
        why = ", ".join(choice.why for choice, _ in trial.notes)
        trial.want(trial.rules.census(state) == count, f"dealing again during {why} changes the census.")

    for _ in trial.moves(state, Watcher(trial, Seats(trial.players(state)), watch)):
        recount()
        if rest is not None:
            rest(state)
        trial.origin, trial.notes = trial.rules.copy(state), []
    recount()


def traceless(trial: Trial) -> None:
    """What is dealt again follows from what the seat knows and the seed: a deal before it leaves no trace."""

    def deal_twice(choice: Choice, state: Table) -> None:
        if trial.dice.roll(SELDOM):
            return
        viewers = trial.viewers(state)
        viewer, first, second = viewers[trial.dice.roll(len(viewers))], trial.dice.roll(BIG), trial.dice.roll(BIG)
        once, twice = trial.rules.copy(state), trial.rules.copy(state)
        trial.rules.redeal(twice, viewer, first)
        for twin in (once, twice):
            trial.rules.redeal(twin, viewer, second)
        trace = difference(snapshot(once), snapshot(twice))
        trial.want(not trace, f"dealing again at {choice.why} for seat {viewer} keeps something of {trace}.")

    trial.play(deal_twice)


def unseen(trial: Trial) -> None:
    """View and points show nothing that the viewer cannot know: dealt again, they are the same. Views are JSON."""
    tried: Counter[int] = Counter()
    moved: set[int] = set()

    def compare(choice: Choice, state: Table) -> None:
        viewers = trial.viewers(state)
        viewer = viewers[trial.dice.roll(len(viewers))]
        twin = trial.rules.copy(state)
        trial.rules.redeal(twin, viewer, trial.dice.roll(BIG))
        compare_views(trial, viewer, choice.why, trial.rules.view(state, viewer), trial.rules.view(twin, viewer))
        compare_points(trial, viewer, choice.why, state, twin)
        tried[viewer] += 1
        twin.dice.become(state.dice)
        if viewer not in moved and snapshot(twin) != snapshot(state):
            moved.add(viewer)

    trial.play(compare)
    idle = [viewer for viewer, times in tried.items() if times >= ENOUGH and viewer not in moved]
    trial.want(not idle, f"dealing again for {idle} never changes anything but the dice.")


def compare_views(
    trial: Trial, viewer: Viewer, why: str, seen: Mapping[str, object], guessed: Mapping[str, object]
) -> None:
    text = json.dumps(seen)
    trial.want(json.loads(text) == seen, f"the view of seat {viewer} is not plain JSON.")
    if text != json.dumps(guessed):
        leaks = [key for key in seen if seen[key] != guessed.get(key)]
        raise trial.broken(f"at {why}, seat {viewer} is shown secrets in {leaks or seen}.")


def compare_points(trial: Trial, viewer: Viewer, why: str, one: Table, other: Table) -> None:
    """Of two tables that a viewer cannot tell apart."""
    points = [trial.rules.known_scores(table, viewer) for table in (one, other)]
    trial.want(points[0] == points[1], f"at {why}, points tell seat {viewer} a secret: {points}.")


def true_views(trial: Trial) -> None:
    """What a view and the facts of a table both tell, they tell alike; and looking changes nothing."""

    def compare(choice: Choice, state: Table) -> None:
        before = snapshot(state)
        view, facts = trial.rules.view(state, int(choice.seat)), trial.rules.facts(state)
        trial.want(snapshot(state) == before, f"looking at the table at {choice.why} changes it.")
        for shown, true in [(view, facts), *seat_entries(view, facts)]:
            lies = [key for key in shown if key in true and not alike(shown[key], true[key])]
            trial.want(not lies, f"at {choice.why}, the view of seat {choice.seat} is wrong about {lies}.")

    trial.play(compare)


def seat_entries(view: Mapping[str, object], facts: dict[str, object]) -> Iterator[tuple[Table, Table]]:
    """What a view tells of each seat, in a list of entries with their seats, and the facts about the same seat."""
    seats = facts["seats"]
    assert isinstance(seats, list)
    for entries in view.values():
        for entry in entries if isinstance(entries, list) else ():
            if isinstance(entry, dict) and "seat" in entry:
                yield entry, seats[entry["seat"]]


def alike(shown: object, true: object) -> bool:
    """Whether a view and a fact agree, where they are of a kind that can be compared; a view may count things."""
    if isinstance(shown, dict) and isinstance(true, list | tuple):
        return shown == Counter(map(str, true))
    if isinstance(shown, list) and isinstance(true, list | tuple):
        return sorted(map(str, shown)) == sorted(map(str, true))
    if isinstance(shown, int | str) and isinstance(true, int | str):
        return shown == true
    return True


def discreet(trial: Trial) -> None:
    """An event tells its secrets to those who may know them and to nobody else."""
    session = trial.begin_session()
    play_session(session, trial.players(session.state))
    viewers = trial.viewers(session.state)
    for event in session.events:
        plain = plain_event(event)
        trial.want(bool(event.what), "an event has no name.")
        trial.want(json.loads(json.dumps(plain)) == plain, f"the event {event.what} is not plain JSON.")
        trial.want(
            not event.facts.keys() & event.secrets.keys(), f"{event.what} calls a fact and a secret by one name."
        )
        for viewer in viewers:
            check_telling(trial, event, viewer)


def check_telling(trial: Trial, event: Event, viewer: Viewer) -> None:
    knows = event.knows == EVERYONE or (viewer >= 0 and bool(event.knows >> viewer & 1))
    wanted = {"what": event.what, "seat": event.seat, "depth": event.depth, **event.facts}
    if knows:
        wanted |= event.secrets
    told = event.told_to(viewer)
    trial.want(told == wanted, f"seat {viewer} is told {sorted(told)} of {event.what}.")


class Doubter(Chooser):
    """Asks two equal bots, one of them at a table where everything that it may not know has been dealt again."""

    def __init__(self, trial: Trial, bot: Chooser, twin: Chooser) -> None:
        super().__init__()
        self.trial = trial
        self.bot = bot
        self.twin = twin

    def choose(self, choice: Choice, state: State) -> list[int]:
        trial = self.trial
        guess = trial.rules.copy(state)
        trial.rules.redeal(guess, int(choice.seat), trial.dice.roll(BIG))
        return self.compare(choice, self.bot.choose(choice, state), self.twin.choose(choice, guess))

    def consider(self, position: Position[Table], choice: Choice) -> list[int]:
        guess = position.copy()
        guess.redeal(int(choice.seat), self.trial.dice.roll(BIG))
        return self.compare(choice, self.bot.consider(position, choice), self.twin.consider(guess, choice))

    def compare(self, choice: Choice, answer: list[int], blind: list[int]) -> list[int]:
        trial = self.trial
        trial.want(answer == blind, f"{trial.bot} uses what it may not know to answer {choice.why}.")
        trial.want(not choice.fault(answer), f"{trial.bot} answers {choice.why} with {answer}, which is not allowed.")
        return answer


def honest(trial: Trial) -> None:
    """A bot, searching or not, answers the same whatever it may not know, and never what is not allowed."""
    for name in bot_names(trial.rules.name):
        state = trial.begin(name)
        pairs = list(zip(trial.players(state), trial.players(state), strict=True))
        doubters: list[Chooser] = [Doubter(trial, *pair) for pair in pairs]
        if searches(pairs[0][0]):
            search_honestly(trial.begin_session(name), doubters)
        else:
            deque(trial.moves(state, Watcher(trial, Seats(doubters), None)), 0)


def search_honestly(session: Session[Table], doubters: list[Chooser]) -> None:
    """One bot is handed the truth, its twin a guess: whoever deals again before it searches cannot tell."""
    while session.choice is not None:
        session.answer(doubters[session.choice.seat].consider(session.position(), session.choice))
