"""The messages of one language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.extras import need
from courtyard.words.nouns import Nouns

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


class Catalogue:
    """Read once. Each game has a bundle of it, in which the functions that messages call know its cards."""

    def __init__(self, language: str, text: str) -> None:
        need("play", "fluent.runtime")
        from fluent.runtime import FluentResource  # noqa: PLC0415 - whoever says nothing does without

        self._language = language
        self._resource = FluentResource(text)
        self._bundles: dict[str, FluentBundle] = {}

    def bundle(self, game: str) -> FluentBundle:
        """All messages, for those who speak of a game, or of none (“”)."""
        if game not in self._bundles:
            from fluent.runtime import FluentBundle  # noqa: PLC0415 - as above

            nouns = Nouns(game)
            nouns.bundle = FluentBundle([self._language], functions=nouns.functions(), use_isolating=False)
            nouns.bundle.add_resource(self._resource)
            self._bundles[game] = nouns.bundle
        return self._bundles[game]
