"""An open question, as the one who is asked gets it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.core.answer import offered
from courtyard.server.shapes.wire import Asked, Beside, Message, Option, Safe
from courtyard.speech.telling import told_to

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.core.choice import Choice
    from courtyard.core.event import Event
    from courtyard.server.plays.play import Play
    from courtyard.speech import Speech
    from courtyard.speech.speech import View
    from courtyard.words import Words


def ask(play: Play, speech: Speech, choice: Choice, view: View, names: Sequence[str], words: Words) -> Asked:
    seat = int(choice.seat)
    told = told_to(lately(play.session.events, speech), seat)
    facts = speech.facts(choice, view, told, names)
    safe, about = speech.safe(choice), facts.get("about")
    options = offered(play.rules, choice)
    return Asked(
        question=len(play.own_places(seat)),
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
        headline=speech.headline(choice, view, told, names, words),
        usual=speech.usual(choice),
        safe=None if safe is None else Safe(kind=safe[0], places=safe[1]),
    )


def lately(events: Sequence[Event], speech: Speech) -> Sequence[Event]:
    """What happened since the last heading: the cause of a question is never older."""
    for back, event in enumerate(reversed(events), 1):
        if event.what in speech.headings:
            return events[-back:]
    return events
