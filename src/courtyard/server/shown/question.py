"""An open question, as the one who is asked gets it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from courtyard.core.answer import offered
from courtyard.server.plays.ahead import step_ahead
from courtyard.server.shapes.wire import Ahead, Asked, Beside, Message, Option, Safe
from courtyard.speech.telling import told_to

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.core.choice import Choice
    from courtyard.core.event import Event
    from courtyard.server.plays.play import Play
    from courtyard.speech import Speech
    from courtyard.speech.speech import View
    from courtyard.words import Words


@dataclass(frozen=True)
class Asker:
    """Puts the questions of a game, in one language."""

    play: Play
    speech: Speech
    names: Sequence[str]
    words: Words

    def ask(self, choice: Choice, view: View) -> Asked:
        """The open question, with the one ahead."""
        asked = self._put(choice, view, self.play.session.events, len(self.play.own_places(int(choice.seat))))
        asked.ahead = self._ahead(asked.question + 1)
        return asked

    def _ahead(self, number: int) -> Ahead | None:
        step, session = step_ahead(self.play, self.speech), self.play.session
        if step is None:
            return None
        view = self.play.rules.view(step.course.state, int(step.choice.seat))
        rest = session.rest_before(len(session.answers))
        events = [*lately(session.events, rest.events, self.speech), *step.course.events]
        return Ahead(places=step.places, question=self._put(step.choice, view, events, number))

    def _put(self, choice: Choice, view: View, events: Sequence[Event], number: int) -> Asked:
        speech = self.speech
        told = told_to(lately(events, len(events), speech), int(choice.seat))
        facts = speech.facts(choice, view, told, self.names)
        safe, about = speech.safe(choice), facts.get("about")
        options = offered(self.play.rules, choice)
        return Asked(
            question=number,
            why=choice.why,
            source=choice.source,
            least=int(choice.least),
            most=int(choice.most),
            ordered=choice.ordered,
            options=[
                Option(id=option, copies=int(choice.copies(place)), prospect=speech.prospect(choice, option, view))
                for place, option in enumerate(options)
            ],
            about=about if isinstance(about, str) else None,
            whom=int(choice.whom) if choice.whom >= 0 else None,
            beside=[Beside(**laid._asdict()) for laid in speech.beside(choice, view, told, options)],
            prompt=Message(id=f"ask-{choice.why.replace('.', '-')}", facts={**facts}),
            headline=speech.headline(choice, view, told, self.names, self.words),
            usual=speech.usual(choice),
            safe=None if safe is None else Safe(kind=safe[0], places=safe[1]),
            ahead=None,
        )


def lately(events: Sequence[Event], end: int, speech: Speech) -> Sequence[Event]:
    """What happened since the last heading before that end: the cause of a question is never older."""
    for place in range(end - 1, -1, -1):
        if events[place].what in speech.headings:
            return events[place:end]
    return events[:end]
