"""Everything that a person reads, kept as Fluent messages: one folder a language, one file a topic.

A new language is a new folder beside `en`, named by its code and holding `.ftl` files; nothing else changes. What it
does not translate is said in English, message by message.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from courtyard.extras import need
from courtyard.words.nouns import SEPARATOR, Nouns

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

__all__ = ["ENGLISH", "Fact", "Words", "load", "make_bundle", "source"]

ENGLISH: Final = "en"
SUFFIX: Final = ".ftl"

Fact = str | int | float | list[str]  # a list is what the functions CARDS and LIST take


class Words:
    """The messages of one language, with English behind them. Made by `load`."""

    def __init__(self, bundles: Sequence[FluentBundle], *, strict: bool = False) -> None:
        """Look in these bundles, the first one first. If strict, what cannot be said raises; else it shows its id."""
        self._bundles = tuple(bundles)
        self._strict = strict

    def say(self, message_id: str, /, **facts: Fact) -> str:
        """The message with the facts filled in."""
        return self._format(message_id, None, facts)

    def attribute(self, message_id: str, name: str, /, **facts: Fact) -> str:
        """One attribute of a message, such as the `text` of a card."""
        return self._format(message_id, name, facts)

    def has(self, message_id: str, attribute: str | None = None) -> bool:
        """Whether there is such a message or, if an attribute is named, such an attribute."""
        return any(True for _ in self._patterns(message_id, attribute))

    @staticmethod
    def languages() -> tuple[str, ...]:
        """The codes of all languages that there are words in, sorted."""
        folders = (entry for entry in files(__name__).iterdir() if entry.is_dir())
        return tuple(
            sorted(folder.name for folder in folders if any(file.name.endswith(SUFFIX) for file in folder.iterdir()))
        )

    def _format(self, message_id: str, attribute: str | None, facts: dict[str, Fact]) -> str:
        whole_id = message_id if attribute is None else f"{message_id}.{attribute}"
        troubles: list[Exception] = []
        plain = {name: SEPARATOR.join(fact) if isinstance(fact, list) else fact for name, fact in facts.items()}
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

    def _patterns(self, message_id: str, attribute: str | None) -> Iterator[tuple[FluentBundle, Pattern]]:
        for bundle in self._bundles:
            if not bundle.has_message(message_id):
                continue
            message = bundle.get_message(message_id)
            pattern = message.value if attribute is None else message.attributes.get(attribute)
            if pattern is not None:
                yield bundle, pattern


def load(language: str = ENGLISH, *, strict: bool = False) -> Words:
    """The words of a language. An unknown language raises LookupError, strict or not."""
    if language not in Words.languages():
        raise LookupError(f"There are no words in {language!r}; there are in {', '.join(Words.languages())}.")
    return Words([_bundle(code) for code in dict.fromkeys((language, ENGLISH))], strict=strict)


def make_bundle(language: str) -> FluentBundle:
    """No messages yet, but all the functions that messages may call."""
    need("play", "fluent.runtime")
    from fluent.runtime import FluentBundle  # noqa: PLC0415 - whoever says nothing does without

    nouns = Nouns()
    nouns.bundle = FluentBundle([language], functions=nouns.functions(), use_isolating=False)
    return nouns.bundle


def source(language: str) -> str:
    """All messages of a language as they are written, for those who format them elsewhere."""
    folder = files(__name__).joinpath(language)
    texts = [file for file in folder.iterdir() if file.name.endswith(SUFFIX)]
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(texts, key=lambda file: file.name))


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = make_bundle(language)
    from fluent.runtime import FluentResource  # noqa: PLC0415 - as above

    bundle.add_resource(FluentResource(source(language)))
    return bundle
