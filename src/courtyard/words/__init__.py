"""Everything that a person reads, kept as Fluent messages: one folder a language, one file a topic.

A new language is a new folder beside `en`, named by its code and holding `.ftl` files; nothing else changes. What it
does not translate is said in English, message by message, and until it is whole it is offered to nobody who has not
asked for drafts.

The messages of a game begin with its name, and so do the files that they stand in: `chess-tell-took` in `chess.ftl`.
Those who speak of a game say `words.of("chess").say("tell-took")`, and get a general message where the game has none.
A game that is no part of Courtyard brings its messages in its own package (`courtyard.guests`).
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from itertools import product
from typing import TYPE_CHECKING, Final

from courtyard.core.phrase import Fact, Phrase, Plain
from courtyard.guests import guest_words
from courtyard.words.catalogue import Catalogue
from courtyard.words.nouns import SEPARATOR, spellings
from courtyard.words.offer import drafts_wanted, missing

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Sequence
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

__all__ = ["ENGLISH", "PAGE_TOPICS", "USUAL", "Catalogue", "Fact", "Plain", "Words", "begun", "lacks", "load", "source"]

ENGLISH: Final = "en"
SUFFIX: Final = ".ftl"
USUAL: Final = "usual"
LATER: Final = ("guide",)  # topics that the pages fetch when somebody asks for them
LAB: Final = "lab"  # what matches, tournaments and their reports say, and no page
OF_LAB: Final = (LAB, "report", "tournament")  # what the names of its files begin with
PAGE_TOPICS: Final = (USUAL, *LATER)
EVERY_TOPIC: Final = (*PAGE_TOPICS, LAB)


class Words:
    """The messages of one language, with English behind them. Made by `load`."""

    def __init__(self, catalogues: Sequence[Catalogue], *, game: str = "", strict: bool = False) -> None:
        """Look in these, the first one first. If strict, what cannot be said raises; else it shows its id."""
        self._catalogues = tuple(catalogues)
        self.game = game
        self._strict = strict

    def of(self, game: str) -> Words:
        """The same, for those who speak of a game: its own messages come before all others."""
        return Words(self._catalogues, game=game, strict=self._strict)

    def say(self, message_id: str, /, **facts: Fact) -> str:
        """The message with the facts filled in."""
        return self._format(message_id, None, facts)

    def attribute(self, message_id: str, name: str, /, **facts: Fact) -> str:
        """One attribute of a message, such as the `text` of a card."""
        return self._format(message_id, name, facts)

    def phrase(self, phrase: Phrase) -> str:
        """What was to be said, by the words of its game; a message that is missing shows its facts, unless strict."""
        words = self.of(phrase.game) if phrase.game else self
        known = self._strict or words.has(phrase.message)
        return words.say(phrase.message, **phrase.facts) if known else phrase.bare()

    def has(self, message_id: str, attribute: str | None = None) -> bool:
        """Whether there is such a message or, if an attribute is named, such an attribute."""
        return any(True for _ in self._patterns(message_id, attribute))

    @staticmethod
    def languages() -> tuple[str, ...]:
        """The codes of the languages that are offered, sorted: those that are whole, and drafts if they are wanted."""
        return tuple(code for code in begun() if drafts_wanted() or not lacks(code))

    def _format(self, message_id: str, attribute: str | None, facts: dict[str, Fact]) -> str:
        whole_id = message_id if attribute is None else f"{message_id}.{attribute}"
        troubles: list[Exception] = []
        plain = {name: self._plain(fact) for name, fact in facts.items()}
        for bundle, pattern in self._patterns(message_id, attribute):
            text, errors = bundle.format_pattern(pattern, plain)
            if not errors and isinstance(text, str):
                return text
            troubles += errors
            if self._strict:
                break  # English must not hide a flaw in a translation
        if not self._strict:
            return f"[{whole_id}]"
        if troubles:
            raise LookupError(f"The message {whole_id!r} cannot be said: {'; '.join(map(str, troubles))}.")
        raise LookupError(f"There is no message {whole_id!r}.")

    def _plain(self, fact: Fact) -> str | int | float:
        """A fact as Fluent takes it."""
        if isinstance(fact, Phrase):
            return self.phrase(fact)
        return SEPARATOR.join(fact) if isinstance(fact, list) else fact

    def _patterns(self, message_id: str, attribute: str | None) -> Iterator[tuple[FluentBundle, Pattern]]:
        bundles = [catalogue.bundle(self.game) for catalogue in self._catalogues]
        for spelled, bundle in product(spellings(message_id, self.game), bundles):
            if not bundle.has_message(spelled):
                continue
            message = bundle.get_message(spelled)
            pattern = message.value if attribute is None else message.attributes.get(attribute)
            if pattern is not None:
                yield bundle, pattern


def begun() -> tuple[str, ...]:
    """The codes of all languages that have words here, sorted, drafts among them."""
    folders = (entry for entry in files(__name__).iterdir() if entry.is_dir())
    return tuple(
        sorted(folder.name for folder in folders if any(file.name.endswith(SUFFIX) for file in folder.iterdir()))
    )


@cache
def lacks(language: str) -> tuple[str, ...]:
    """What a language would have to say to be whole; what games from elsewhere say does not count."""
    own, english = (_text([files(__name__) / code]) for code in (language, ENGLISH))
    return tuple(missing(own, english))


def load(language: str = ENGLISH, *, strict: bool = False) -> Words:
    """The words of a language, or of a draft. An unknown language raises LookupError, strict or not."""
    if language not in begun():
        raise LookupError(f"There are no words in {language!r}; there are in {', '.join(begun())}.")
    return Words([_catalogue(code) for code in dict.fromkeys((language, ENGLISH))], strict=strict)


def source(language: str, topics: Container[str] = EVERY_TOPIC) -> str:
    """The messages of a language as they are written, for those who format them elsewhere: all, or some topics."""
    codes = dict.fromkeys((language, ENGLISH))  # a game from elsewhere need not speak the language
    guests = [folder for code in codes for folder in guest_words(code)]
    return _text([files(__name__) / language, *guests], topics)  # of two messages with one id the first is heard


def _text(folders: Iterable[Traversable], topics: Container[str] = EVERY_TOPIC) -> str:
    texts = [file for folder in folders for file in sorted(folder.iterdir(), key=lambda file: file.name)]
    wanted = [file for file in texts if file.name.endswith(SUFFIX) and topic_of(file.name) in topics]
    return "\n".join(file.read_text(encoding="utf-8") for file in wanted)


def topic_of(file: str) -> str:
    """What a file is about, where not everybody needs it: `guide.ftl` and `chess-guide.ftl` are a guide."""
    parts = file.removesuffix(SUFFIX).split("-")
    if parts[0] in OF_LAB:
        return LAB
    return parts[-1] if parts[-1] in LATER else USUAL


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(language, source(language))
