"""Conditions as text: `own(Smithy) < 2 and (money >= 16 or turn > 12)`, read into a tree."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from courtyard.bots.dominion.strategy.vocabulary import CARD_WORDS, WORDS, card_id, kind_of, unknown
from courtyard.core.errors import Refused
from courtyard.core.given import shortened

if TYPE_CHECKING:
    from collections.abc import Callable

COMPARISONS: Final = ("<", "<=", "=", "!=", ">=", ">")
JOINTS: Final = ("and", "or", "not")
TOKEN: Final = re.compile(
    r"\s*(?:(?P<number>\d+(?:\.\d+)?)(?![\w.])"
    r"|(?!(?:and|or|not)\b)(?P<call>[a-z]+)\s*\((?P<card>[^()<>=+*]*)\)"
    r"|(?P<word>[a-z]\w*)"
    r"|(?P<sign><=|>=|!=|==|≤|≥|≠|[-+*<>=()−×]))",  # noqa: RUF001 - people paste these
    re.IGNORECASE,
)
SPELLINGS: Final = {"==": "=", "≤": "<=", "≥": ">=", "≠": "!=", "−": "-", "×": "*"}  # noqa: RUF001 - the same
DECIMALS: Final = 3
DIGITS: Final = 6
MOST_TOKENS: Final = 200
MOST_BRACKETS: Final = 20  # within one another


class Token:
    """A number, a word, a word with a card behind it, or a sign."""

    def __init__(self, kind: str, text: str, card: str = "") -> None:
        self.kind = kind
        self.text = text
        self.card = card


class Tree:
    """What was written. `op` is number, word, card or a sign; `text` the number or word, `card` an id or a kind."""

    def __init__(self, op: str, parts: list[Tree], text: str = "", card: str = "") -> None:
        self.op = op
        self.parts = parts
        self.text = text
        self.card = card

    @property
    def is_condition(self) -> bool:
        """Something that holds or not, rather than a number."""
        return self.op in COMPARISONS or self.op in JOINTS

    def trees(self) -> list[Tree]:
        """All of it: this one and everything in it."""
        found = [self]
        for part in self.parts:
            found += part.trees()
        return found


def parse_condition(text: str) -> Tree:
    """The tree of a condition, or refuse."""
    tree = Parser(tokens_of(text)).whole()
    if not tree.is_condition:
        raise Refused("dominion.no-condition", text=text.strip())
    return tree


def parse_number(text: str) -> Tree:
    """The tree of a number, or refuse."""
    return number(Parser(tokens_of(text)).whole())


def tokens_of(text: str) -> list[Token]:
    found: list[Token] = []
    place = 0
    while text[place:].strip():
        match = TOKEN.match(text, place)
        if match is None:
            raise Refused("dominion.not-understood", text=text[place:].split(maxsplit=1)[0])
        place = match.end()
        found.append(token_of(match))
    if len(found) > MOST_TOKENS:
        raise Refused("dominion.long-condition", most=MOST_TOKENS)
    return found


def token_of(match: re.Match[str]) -> Token:
    if match["number"]:
        whole, _, decimals = match["number"].partition(".")
        if len(whole) > DIGITS or len(decimals) > DECIMALS:
            number = shortened(match["number"])
            raise Refused("dominion.long-number", number=number, digits=DIGITS, decimals=DECIMALS)
        return Token("number", match["number"])
    if match["call"]:
        return Token("call", match["call"].lower(), match["card"].strip())
    if match["word"]:
        return Token("word", match["word"].lower())
    return Token("sign", SPELLINGS.get(match["sign"], match["sign"]))


class Parser:
    """Goes through the tokens once: `or` binds least, then `and`, `not`, comparisons, `+` and `-`, `*`."""

    def __init__(self, tokens: list[Token]) -> None:
        self.tokens = tokens
        self.place = 0
        self.depth = 0  # of brackets

    def whole(self) -> Tree:
        tree = self.either()
        if self.next_text() == "up":
            raise Refused("dominion.order")
        if self.place < len(self.tokens):
            raise Refused("dominion.cannot-follow", text=self.next_text())
        return tree

    def next_text(self) -> str:
        """The next token, or "" at the end."""
        return self.tokens[self.place].text if self.place < len(self.tokens) else ""

    def accept(self, texts: tuple[str, ...]) -> str:
        """Go on if one of these comes next, and tell which; or ""."""
        text = self.next_text()
        if text not in texts or self.tokens[self.place].kind == "call":
            return ""
        self.place += 1
        return text

    def chain(self, signs: tuple[str, ...], part: Callable[[], Tree], sort: Callable[[Tree], Tree]) -> Tree:
        """Parts of a sort with such signs between them: what stands first is done first."""
        tree = part()
        while sign := self.accept(signs):
            tree = Tree(sign, [sort(tree), sort(part())])
        return tree

    def either(self) -> Tree:
        return self.chain(("or",), self.both, condition)

    def both(self) -> Tree:
        return self.chain(("and",), self.negated, condition)

    def negated(self) -> Tree:
        if self.accept(("not",)):
            return Tree("not", [condition(self.negated())])
        return self.comparison()

    def comparison(self) -> Tree:
        """Also a chain: `3 <= turn <= 5` is both of the comparisons."""
        tree = last = self.sum()
        sign = self.accept(COMPARISONS)
        while sign:
            right = self.sum()
            pair = Tree(sign, [number(last), number(right)])
            tree = pair if tree is last else Tree("and", [tree, pair])
            last = right
            sign = self.accept(COMPARISONS)
        return tree

    def sum(self) -> Tree:
        return self.chain(("+", "-"), self.product, number)

    def product(self) -> Tree:
        return self.chain(("*",), self.atom, number)

    def atom(self) -> Tree:
        if self.accept(("-",)):
            return Tree("-", [Tree("number", [], "0"), number(self.atom())])
        if self.accept(("(",)):
            return self.bracket()
        if self.place == len(self.tokens):
            raise Refused("dominion.breaks-off")
        token = self.tokens[self.place]
        self.place += 1
        return leaf(token)

    def bracket(self) -> Tree:
        """What stands behind an opened one, up to where it is closed."""
        self.depth += 1
        if self.depth > MOST_BRACKETS:
            raise Refused("dominion.many-brackets", most=MOST_BRACKETS)
        tree = self.either()
        if not self.accept((")",)):
            raise Refused("dominion.open-bracket")
        self.depth -= 1
        return tree


def leaf(token: Token) -> Tree:
    """A number or a word."""
    if token.kind == "number":
        return Tree("number", [], token.text)
    if token.kind == "call":
        return call(token)
    if token.kind == "sign" or token.text in JOINTS:
        raise Refused("dominion.cannot-stand", text=token.text)
    if token.text == "up":
        raise Refused("dominion.order")
    if token.text in CARD_WORDS:
        raise Refused("dominion.word-needs-card", word=token.text)
    if token.text not in WORDS:
        raise unknown(token.text)
    return Tree("word", [], token.text)


def call(token: Token) -> Tree:
    """A word with the card that it speaks of."""
    if token.text in WORDS:
        raise Refused("dominion.word-alone", word=token.text)
    if token.text not in CARD_WORDS:
        raise unknown(token.text)
    if not token.card:
        raise Refused("dominion.word-empty", word=token.text)
    kind = kind_of(token.card)
    if kind and CARD_WORDS[token.text].make_kind is None:
        raise Refused("dominion.word-of-kind", word=token.text, kind=token.card)
    return Tree("card", [], token.text, kind or card_id(token.card))


def number(tree: Tree) -> Tree:
    if tree.is_condition:
        raise Refused("dominion.no-number", sign=tree.op)
    return tree


def condition(tree: Tree) -> Tree:
    if not tree.is_condition:
        raise Refused("dominion.joins-number", text=name_of(tree))
    return tree


def name_of(tree: Tree) -> str:
    """What stands at the end of it, for a complaint."""
    if tree.parts:
        return name_of(tree.parts[-1])
    return f"{tree.text}({tree.card})" if tree.card else tree.text
