"""Every refusal is data, has words, and is given just the facts that they name."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from courtyard.core.errors import Refused
from courtyard.core.phrase import Phrase
from courtyard.extras import Lacking
from courtyard.games import GAMES
from courtyard.words import ENGLISH, Catalogue, Words, load

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCE = Path(__file__).parent.parent / "src" / "courtyard"
MAKERS = {"Refused", "Nay", "Lacking", "Lost", "Phrase"}
WHOLE = re.compile(rf"^((?:{'|'.join(GAMES)})-)?refused-")


class Said(NamedTuple):
    """A place in the code that says something: the ids it may have, and the names of the facts."""

    place: str
    ids: list[str]
    facts: set[str]


def calls(path: Path) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS:
            yield node


def literals(node: ast.expr) -> list[str]:
    """The texts that an argument may be; none if anything else may be there."""
    if isinstance(node, ast.IfExp):
        ways = [literals(node.body), literals(node.orelse)]
        return ways[0] + ways[1] if all(ways) else []
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def message_of(maker: str, id_: str) -> str:
    return (Phrase(id_) if maker == "Phrase" else Refused(id_).phrase).message


def passes_on(call: ast.Call) -> bool:
    """Whether it says once more what another one said: `Nay(refused.id, 422, **refused.facts)`."""
    names = [ast.unparse(call.args[0])] + [ast.unparse(fact.value) for fact in call.keywords if fact.arg is None]
    return names == ["refused.id", "refused.facts"] and len(call.keywords) == 1


def said() -> Iterator[Said]:
    for path in sorted(SOURCE.rglob("*.py")):
        name = str(path.relative_to(SOURCE))
        if name in {"core/errors.py", "core/phrase.py"}:  # which make them
            continue
        for call in calls(path):
            assert isinstance(call.func, ast.Name)
            if passes_on(call):
                continue
            ids = [message_of(call.func.id, id_) for id_ in literals(call.args[0])]
            yield Said(f"{name}:{call.lineno}", ids, {fact.arg or "**" for fact in call.keywords})


def variables(node: object) -> set[str]:
    """The facts that a message names, wherever in it."""
    if isinstance(node, fluent.VariableReference):
        return {node.id.name}
    parts = list(vars(node).values()) if isinstance(node, fluent.BaseNode) else node if isinstance(node, list) else []
    return {name for part in parts for name in variables(part)}


def messages() -> dict[str, dict[str, set[str]]]:
    """All messages in English by file, with the facts that each one names."""
    folder = files("courtyard.words").joinpath(ENGLISH)
    bodies = {file.name: FluentParser().parse(file.read_text(encoding="utf-8")).body for file in folder.iterdir()}
    return {
        name: {entry.id.name: variables(entry) for entry in body if isinstance(entry, fluent.Message)}
        for name, body in bodies.items()
    }


SAID = list(said())
FILES = messages()
MESSAGES = {id_: facts for file in FILES.values() for id_, facts in file.items()}


@pytest.mark.parametrize("one", SAID, ids=lambda one: one.place)
def test_what_is_refused_is_a_message_with_just_the_facts_that_it_names(one: Said) -> None:
    assert one.ids, "an id is written where it is raised"
    assert "id" not in one.facts, "compiled code would take that for the id of the refusal"
    assert {id_: MESSAGES.get(id_) for id_ in one.ids} == dict.fromkeys(one.ids, one.facts)


def test_every_kind_of_refusal_is_looked_at() -> None:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py")]
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    kinds = {node.name for node in classes if MAKERS & {ast.unparse(base) for base in node.bases}}
    assert {"Refused", "Phrase"} | kinds == MAKERS


def test_no_words_for_refusals_are_left_over() -> None:
    used = {id_ for one in SAID for id_ in one.ids}
    parts = {id_ for name, file in FILES.items() if name.endswith("refusals.ftl") for id_ in file}
    assert (parts | {id_ for id_ in MESSAGES if WHOLE.match(id_)}) - used == set()


def test_a_message_with_the_name_of_a_game_before_it_belongs_to_that_game() -> None:
    """By which the pages know whose cards it speaks of."""
    assert {id_.removesuffix("-game") for id_ in MESSAGES if re.fullmatch("[a-z]+-game", id_)} == set(GAMES)


# How they are said

CHESS = """
refused-in-file = { $path }, line { $line }: { $why }
chess-refused-no-piece = There is no piece “{ $name }”; { $hint }
chess-refused-many = There are { $count } of { CARD($card) }.
chess-card-pawn = the pawn
hint-near = did you mean “{ $near }”?
"""
HUNGARIAN = """
chess-refused-no-piece = Nincs ilyen báb: „{ $name }”; { $hint }
hint-near = talán „{ $near }”?
"""


def test_a_refusal_is_said_in_the_readers_language_to_its_last_part() -> None:
    refused = Refused("chess.no-piece", name="pwan", hint=Phrase("hint-near", near="pawn"))
    whole = Refused("in-file", path="a.toml", line="3", why=refused.phrase)
    english, hungarian = Catalogue("en", CHESS), Catalogue("hu", HUNGARIAN)
    assert Words([english]).phrase(whole.phrase) == "a.toml, line 3: There is no piece “pwan”; did you mean “pawn”?"
    assert Words([hungarian, english]).phrase(whole.phrase) == "a.toml, line 3: Nincs ilyen báb: „pwan”; talán „pawn”?"


def test_a_refusal_of_a_game_knows_its_cards() -> None:
    assert Words([Catalogue("en", CHESS)]).phrase(Refused("chess.many", count=9, card="pawn").phrase) == (
        "There are 9 of the pawn."
    )


def test_whoever_prints_a_refusal_reads_english() -> None:
    assert str(Refused("game-over")) == "The game is over; there is no question to answer."
    assert str(Refused("none-such", kind=Phrase("noun-card"), wanted="x", hint=Phrase("hint-near", near="y"))) == (
        "There is no card “x”; did you mean “y”?"
    )


def test_what_words_cannot_say_without_a_library_is_the_same_sentence_in_the_code() -> None:
    lacking = Lacking("lacking", libraries=["click", "rich"], extra="play")
    assert str(lacking) == load(strict=True).phrase(lacking.phrase)


def test_what_has_no_words_shows_its_facts() -> None:
    refused = Refused("go.no-stone", place="a1", known=["b1", "c1"], why=Phrase("go.why-taken"))
    assert str(refused) == "go-refused-no-stone (place: a1) (known: b1, c1) (why: go-why-taken)"
    with pytest.raises(LookupError):
        load(strict=True).phrase(refused.phrase)


def test_a_fact_is_no_longer_than_can_be_read() -> None:
    refused = Refused("unreadable-file", path="x" * 5000, reason="file name too long")
    assert str(refused) == f"{'x' * 499}… cannot be read: file name too long."
    known = Phrase("hint-known", known=[f"{number:05}" for number in range(9999)], count=9999)
    assert str(known).startswith("there are 00000, 00001, 00002")
    assert str(known).endswith("00284, ….")


def test_no_fact_steers_a_screen() -> None:
    refused = Refused("x", name="a\x1b[2J", known=["\x00"], why=Phrase("why", name="\n"))
    assert str(refused).isprintable()
    assert refused.facts["name"] == "a\N{REPLACEMENT CHARACTER}[2J"


def test_a_reason_of_several_lines_is_told_on_one() -> None:
    assert Refused("player-failed", reason="one\ntwo").facts["reason"] == "one two"
