"""A language that nobody speaks, made of English: accents on every vowel, and a third longer.

It is what a folder of a fifth language would be, so whatever works for it works for any.
"""

from __future__ import annotations

from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from tests.words.messages import nodes

CODE: Final = "en-XA"  # which is set aside for this
ACCENTS: Final = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")
VOWELS: Final = "aeiou"


def pseudo(english: str) -> str:
    """A catalogue with all its texts changed and all else as it is."""
    resource = FluentParser().parse(english)
    for node in nodes(resource):
        if isinstance(node, ast.TextElement):
            node.value = "".join(stretched(line) for line in node.value.splitlines(keepends=True))
    return FluentSerializer().serialize(resource)


def stretched(line: str) -> str:
    """Signs, gifts and lines across a card stay what they are."""
    if line.strip() == "---" or line.lstrip().startswith(("+", "$")):
        return line
    return "".join(letter * 2 if letter in VOWELS else letter for letter in line).translate(ACCENTS)
