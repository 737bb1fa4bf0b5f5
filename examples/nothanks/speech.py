"""What is said of it: the open card in the question, and who takes a seat that is left free."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.speech import Speech

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.core.choice import Choice
    from courtyard.core.phrase import Plain
    from courtyard.speech.speech import Told, View


class SpeechOfNoThanks(Speech):
    """All else is as in any game."""

    usual_bot = "thrifty"
    open_scores = True

    def facts(self, choice: Choice, view: View, told: Sequence[Told], names: Sequence[str]) -> dict[str, Plain]:
        return {"card": int(str(view["card"])), "chips": int(str(view["pot"]))}


SPEECH: Final = SpeechOfNoThanks()
