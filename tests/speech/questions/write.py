"""Every question that a scenario asks, as a player reads it.

When questions or their words change on purpose, `python -m tests.speech.questions.write` at the root of the repository
writes them anew. Read the difference before it is committed.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from courtyard.core.answer import offered
from courtyard.games import GAMES
from courtyard.scenario import find_files, read, run
from courtyard.speech import find_speech
from courtyard.speech.telling import told_to
from courtyard.words import load

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from courtyard.core.choice import Choice
    from courtyard.core.rules import Rules
    from courtyard.core.session import Session
    from courtyard.speech import Beside
    from courtyard.speech.speech import Told, View

FOLDER = Path(__file__).parent
SCENARIOS = Path(__file__).parents[3] / "scenarios"
WORDS = load(strict=True)
MOST = 12  # of the sentences of one question; more would differ in names alone


class Asked(NamedTuple):
    """A question as it stood in a scenario."""

    rules: Rules[Any]
    choice: Choice
    view: View  # of the one who is asked
    told: list[Told]
    names: Sequence[str]

    @property
    def options(self) -> list[str]:
        return offered(self.rules, self.choice)

    @property
    def sentence(self) -> str:
        words, name = WORDS.of(self.rules.name), f"ask-{self.choice.why.replace('.', '-')}"
        return words.say(name, **find_speech(self.rules.name).facts(self.choice, self.view, self.told, self.names))

    @property
    def beside(self) -> list[Beside]:
        return find_speech(self.rules.name).beside(self.choice, self.view, self.told, self.options)


def all_asked(game: str) -> Iterator[Asked]:
    """All questions of all scenarios of a game."""
    for path in find_files([SCENARIOS / game]):
        scenario = read(path)
        session = run(scenario).session
        if session is not None:
            yield from asked_in(session, scenario.seats)


def asked_in(session: Session[Any], names: Sequence[str]) -> Iterator[Asked]:
    for answers in range(len(session.answers) + 1):
        now = session.moment(answers)
        if now.choice is not None:
            seat = int(now.choice.seat)
            told = told_to(session.events[: now.events], seat)
            yield Asked(session.rules, now.choice, session.rules.view(now.state, seat), told, names)


def write(game: str) -> str:
    """Each question by its name, with all sentences that ask it and what lies beside them."""
    found: dict[str, set[str]] = defaultdict(set)
    for asked in all_asked(game):
        lines = [f"  {asked.sentence}", *(write_beside(asked, laid) for laid in asked.beside)]
        found[asked.choice.why].add("\n".join(lines))
    return "\n\n".join("\n".join([why, *sorted(texts)[:MOST]]) for why, texts in sorted(found.items())) + "\n"


def write_beside(asked: Asked, laid: Beside) -> str:
    words, name = WORDS.of(asked.rules.name), f"beside-{laid.what}"
    own = laid.seat == asked.choice.seat
    label = words.attribute(name, "you") if own else words.say(name, player=asked.names[laid.seat])
    return f"    {label} {', '.join(laid.cards)}"


if __name__ == "__main__":
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(write(name), encoding="utf-8")
