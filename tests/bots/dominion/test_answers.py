"""Big Money answers every question of every card, and sensibly."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

import courtyard
from courtyard.bots.dominion.answers import QUESTIONS
from courtyard.bots.dominion.money import BigMoney
from courtyard.core.answer import name_id, read_answer
from courtyard.core.session import Session
from courtyard.games import find_game

if TYPE_CHECKING:
    from collections.abc import Mapping

RULES = find_game("dominion")


def cards(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


class Case(NamedTuple):
    """A hand, what is answered first, the question that is then put to Big Money, and what it should answer."""

    why: str
    hand: str
    first: tuple[str, ...]
    answer: str
    deck: str = ""
    other: str = ""  # the hand of the other player
    other_deck: str = ""
    kingdom: str = ""
    table: Mapping[str, object] = MappingProxyType({})

    def session(self) -> Session[Any]:
        seats = [
            {"hand": cards(self.hand), "deck": cards(self.deck)},
            {"hand": cards(self.other), "deck": cards(self.other_deck)},
        ]
        table: dict[str, object] = {"seats": seats, **self.table}
        if self.kingdom:
            table["kingdom"] = cards(self.kingdom)
        return Session(RULES, RULES.arrange(table))


FIVE = "Gold, Silver, Copper, Estate, Curse"
LATE = {"supply": {"Province": 3}}
LAST = {"supply": {"Province": 2}}
BUY = {"phase": "buy"}
CASES = [
    # buying
    Case("turn.buy", "", (), "Province", table={**BUY, "coins": 8}),
    Case("turn.buy", "", (), "Gold", table={**BUY, "coins": 7}),
    Case("turn.buy", "", (), "Duchy", table={**BUY, **LATE, "coins": 7}),
    Case("turn.buy", "", (), "Witch", kingdom="Witch, Smithy, Laboratory", table={**BUY, "coins": 6}),
    Case("turn.buy", "", (), "Smithy", kingdom="Witch, Smithy, Laboratory", table={**BUY, "coins": 4}),
    Case("turn.buy", "", (), "Laboratory", "Smithy, Witch", kingdom="Witch, Laboratory", table={**BUY, "coins": 5}),
    Case("turn.buy", "", (), "Silver", "Smithy, Witch", kingdom="Witch, Smithy", table={**BUY, "coins": 4}),
    Case("turn.buy", "", (), "", table={**BUY, "coins": 2}),
    Case("turn.buy", "", (), "Estate", table={**BUY, **LAST, "coins": 2}),
    Case("turn.buy", "", (), "", table={**BUY, "coins": 0}),
    # playing
    Case("turn.action", "Smithy, Village, Witch, Moat", (), "Village"),
    Case("turn.action", "Smithy, Witch, Moat", (), "Witch"),
    Case("turn.action", "Throne Room", (), ""),
    Case("turn.action", "Throne Room, Smithy", (), "Throne Room"),
    Case("turn.action", "Moneylender, Mine, Coppersmith, Baron, Secret Chamber, Workshop", (), "Workshop"),
    Case("turn.action", "Minion, Cellar, Laboratory", (), "Laboratory"),
    Case("turn.action", "Smithy, Militia, Village", (), "Village", "Copper, Copper"),
    Case("turn.action", "Smithy, Militia, Village", ("Village",), "Smithy", "Copper"),
    Case("turn.action", "Smithy, Militia", (), "Militia"),
    Case("turn.action", "Smithy, Cellar, Village", ("Village",), "Smithy", "Copper"),
    Case("turn.action", "Smithy, Cellar, Estate", (), "Cellar"),
    Case("turn.action", "Library, Militia, Village", ("Village",), "Militia", "Copper"),
    Case("turn.action", "Conspirator, Smithy", (), "Smithy"),
    Case("turn.action", "Conspirator, Market, Market, Smithy", ("Market", "Market"), "Conspirator", "Copper, Copper"),
    Case("turn.action", "Menagerie, Village, Copper, Estate", (), "Menagerie"),
    Case("turn.action", "Menagerie, Menagerie, Village, Copper", (), "Menagerie"),
    Case("turn.action", "Menagerie, Village, Copper, Copper", (), "Village"),
    Case("turn.action", "Chapel, Copper, Copper", (), "Chapel", "Gold, Gold"),
    Case("turn.action", "Chapel, Copper, Copper", (), "", "Copper, Copper"),
    Case("turn.action", "Mine, Copper, Copper", (), "Mine"),
    Case("turn.action", "Remodel, Copper, Copper, Silver", (), "", kingdom="Remodel, Cellar"),
    Case("turn.action", "Upgrade, Silver, Silver", (), "", kingdom="Upgrade, Spy"),
    Case("turn.action", "Upgrade, Copper, Gold", (), "Upgrade", "Gold, Gold"),
    Case("turn.treasures", "Horn of Plenty, Gold, Horn of Plenty", (), "Gold, Horn of Plenty, Horn of Plenty"),
    Case("throne-room.play", "Throne Room, Smithy, Chapel", ("Throne Room",), "Smithy"),
    Case("throne-room.play", "Throne Room, Militia, Witch", ("Throne Room",), "Witch"),
    Case("throne-room.play", "Throne Room, Smithy, Village, Militia", ("Throne Room",), "Village"),
    Case("throne-room.play", "Throne Room, Throne Room, Moat", ("Throne Room",), "Moat"),
    # discarding, and putting back
    Case("militia.discard", "Militia", ("Militia",), "Curse, Estate", other=FIVE),
    Case("militia.discard", "Militia", ("Militia",), "Smithy, Copper", other="Smithy, Smithy, Gold, Silver, Copper"),
    Case("militia.discard", "Militia", ("Militia",), "Copper, Copper", other="Village, Smithy, Smithy, Copper, Copper"),
    Case("followers.discard", "Followers", ("Followers",), "Curse, Estate", other=FIVE),
    Case("torturer.discard", "Torturer", ("Torturer", "discard"), "Curse, Estate", other=FIVE),
    Case("horse-traders.discard", "Horse Traders, Estate, Smithy, Gold", ("Horse Traders",), "Estate, Smithy"),
    Case("young-witch.discard", "Young Witch, Estate, Curse, Gold", ("Young Witch",), "Curse, Estate"),
    Case("bureaucrat.topdeck", "Bureaucrat", ("Bureaucrat",), "Duchy", other="Nobles, Harem, Duchy"),
    Case("cellar.discard", "Cellar, Estate, Curse, Copper", ("Cellar",), "Curse, Estate"),
    Case("cellar.discard", "Cellar, Estate, Copper, Silver", ("Cellar",), "Estate, Copper", "Gold, Silver, Village"),
    Case("cellar.discard", "Cellar, Estate, Copper, Silver", ("Cellar",), "Estate", "Copper, Copper, Estate"),
    Case("cellar.discard", "Cellar, Village, Smithy, Smithy, Curse", ("Cellar",), "Curse"),
    Case("secret-chamber.discard", "Secret Chamber, Estate, Smithy, Copper", ("Secret Chamber",), "Estate, Smithy"),
    Case("hamlet.action", "Hamlet, Estate, Smithy, Witch", ("Hamlet",), "Estate"),
    Case("hamlet.action", "Hamlet, Estate, Smithy", ("Hamlet",), ""),
    Case("hamlet.buy", "Hamlet, Estate, Gold, Gold, Gold", ("Hamlet", ""), "Estate"),
    Case("hamlet.buy", "Hamlet, Estate, Gold", ("Hamlet", ""), ""),
    Case("courtyard.topdeck", "Courtyard, Smithy, Gold, Estate", ("Courtyard",), "Smithy"),
    Case("courtyard.topdeck", "Courtyard, Gold, Gold, Copper, Estate", ("Courtyard",), "Copper"),
    Case("courtyard.topdeck", "Courtyard, Gold, Gold, Estate", ("Courtyard",), "Estate"),
    Case("courtyard.topdeck", "Courtyard, Gold, Silver, Silver, Estate", ("Courtyard",), "Silver", table=LATE),
    Case("courtyard.topdeck", "Courtyard, Gold, Silver, Silver, Estate", ("Courtyard",), "Estate"),
    Case("courtyard.topdeck", "Courtyard, Silver, Silver, Copper, Estate", ("Courtyard",), "Silver"),
    Case("courtyard.topdeck", "Courtyard, Silver, Silver, Copper, Estate", ("Courtyard",), "Estate", table=LATE),
    Case("scout.order", "Scout", ("Scout",), "Gold, Silver, Copper, Curse", "Copper, Gold, Curse, Silver"),
    # reacting
    Case("react", "Militia", ("Militia",), "Horse Traders", other="Moat, Horse Traders, Secret Chamber"),
    Case("react", "Militia", ("Militia",), "Moat", other="Moat, Secret Chamber"),
    Case("react", "Militia", ("Militia", "Moat"), "", other="Moat, Secret Chamber", other_deck="Gold, Gold"),
    Case("react", "Militia", ("Militia",), "Secret Chamber", other="Secret Chamber", other_deck="Gold, Gold"),
    Case(
        "react",
        "Militia",
        ("Militia", "Secret Chamber", "Gold, Estate"),
        "",
        other="Secret Chamber, Estate, Gold",
        other_deck="Gold, Gold, Gold",
    ),
    Case(
        "secret-chamber.topdeck",
        "Militia",
        ("Militia", "Secret Chamber"),
        "Silver, Secret Chamber",
        other="Secret Chamber, Gold, Estate, Estate, Silver",
        other_deck="Gold, Gold",
    ),
    Case(
        "secret-chamber.topdeck",
        "Thief",
        ("Thief", "Secret Chamber"),
        "Estate, Curse",
        other="Secret Chamber, Gold, Estate, Curse, Silver",
        other_deck="Gold, Gold",
    ),
    # trashing, and passing
    Case("chapel.trash", "Chapel, Estate, Curse, Copper", ("Chapel",), "Curse, Estate, Copper", "Gold, Gold, Gold"),
    Case("chapel.trash", "Chapel, Estate, Curse, Copper", ("Chapel",), "Curse, Estate"),
    Case(
        "chapel.trash",
        "Chapel, Estate, Gold, Copper, Copper",
        ("Chapel",),
        "Estate",
        "Gold, Gold, Gold",
        kingdom="Chapel, Laboratory",
    ),
    Case("masquerade.pass", "Masquerade, Gold, Copper, Curse", ("Masquerade",), "Curse", other="Gold"),
    Case("masquerade.pass", "Masquerade, Estate, Copper, Silver", ("Masquerade",), "Estate", other="Gold"),
    Case("masquerade.pass", "Masquerade, Estate, Copper, Gold", ("Masquerade",), "Copper", other="Gold", table=LAST),
    Case("masquerade.trash", "Masquerade, Gold, Estate", ("Masquerade", "Gold"), "Estate", other="Gold"),
    Case("masquerade.trash", "Masquerade, Gold, Silver", ("Masquerade", "Gold"), "", other="Gold"),
    Case("masquerade.trash", "Masquerade, Curse, Copper, Gold", ("Masquerade", "Curse"), "Copper", other="Gold"),
    Case("masquerade.trash", "Masquerade, Curse, Copper, Copper", ("Masquerade", "Curse"), "", "Gold", other="Copper"),
    Case("steward.trash", "Steward, Estate, Curse, Gold", ("Steward", "trash"), "Curse, Estate"),
    Case("trading-post.trash", "Trading Post, Estate, Curse, Gold", ("Trading Post",), "Curse, Estate"),
    Case("remodel.trash", "Remodel, Gold, Estate, Copper", ("Remodel",), "Estate"),
    Case("remodel.trash", "Remodel, Gold, Estate, Copper", ("Remodel",), "Gold", table=LATE),
    Case("mine.trash", "Mine, Copper, Silver, Gold", ("Mine",), "Silver"),
    Case("upgrade.trash", "Upgrade, Estate, Silver, Copper", ("Upgrade",), "Estate"),
    Case("upgrade.trash", "Upgrade, Copper, Silver, Gold", ("Upgrade",), "Copper", "Gold, Gold, Gold"),
    Case("remake.trash", "Remake, Estate, Duchy, Gold, Copper", ("Remake",), "Estate"),
    Case("remake.trash", "Remake, Curse, Gold, Copper", ("Remake",), "Curse"),
    # gaining, and making others gain
    Case("workshop.gain", "Workshop", ("Workshop",), "Smithy", kingdom="Workshop, Village, Smithy"),
    Case("workshop.gain", "Workshop", ("Workshop",), "Silver", kingdom="Workshop, Village"),
    Case("workshop.gain", "Workshop", ("Workshop",), "Estate", table=LAST),
    Case("feast.gain", "Feast", ("Feast",), "Laboratory", kingdom="Feast, Laboratory, Village"),
    Case("remodel.gain", "Remodel, Gold, Estate", ("Remodel", "Gold"), "Province"),
    Case("mine.gain", "Mine, Copper, Silver", ("Mine", "Silver"), "Gold"),
    Case("ironworks.gain", "Ironworks", ("Ironworks",), "Silver"),
    Case("upgrade.gain", "Upgrade, Estate, Gold", ("Upgrade", "Estate"), "Silver", kingdom="Upgrade, Village"),
    Case("remake.gain", "Remake, Estate, Gold", ("Remake", "Estate"), "Silver", kingdom="Remake, Village"),
    Case("horn-of-plenty.gain", "Horn of Plenty, Gold, Silver", ("Gold, Silver, Horn of Plenty",), "Silver"),
    Case("thief.trash", "Thief", ("Thief",), "Gold", other_deck="Copper, Gold"),
    Case("thief.gain", "Thief", ("Thief", "Gold"), "Gold", other_deck="Copper, Gold"),
    Case("thief.gain", "Thief", ("Thief",), "", other_deck="Copper, Copper"),
    Case("saboteur.gain", "Saboteur", ("Saboteur",), "Silver", other_deck="Gold"),
    Case("saboteur.gain", "Saboteur", ("Saboteur",), "", other_deck="Silver"),
    Case("swindler.give", "Swindler", ("Swindler",), "Curse", other_deck="Copper"),
    Case("swindler.give", "Swindler", ("Swindler",), "Duchy", other_deck="Laboratory"),
    Case("swindler.give", "Swindler", ("Swindler",), "Laboratory", other_deck="Laboratory", table=LATE),
    Case("tournament.prize", "Tournament, Province", ("Tournament", "yes"), "Followers"),
    Case("tournament.prize", "Tournament, Province", ("Tournament", "yes"), "Duchy", table=LAST),
    Case("tournament.prize", "Tournament, Province", ("Tournament", "yes"), "Duchy", table={"prizes": []}),
    Case("wishing-well.name", "Wishing Well", ("Wishing Well",), "Silver", "Copper, Silver, Gold, Silver"),
    # ways
    Case("pawn.choose", "Pawn, Copper", ("Pawn",), "card, coin"),
    Case("pawn.choose", "Pawn, Smithy", ("Pawn",), "card, action"),
    Case("nobles.choose", "Nobles, Copper", ("Nobles",), "cards"),
    Case("nobles.choose", "Nobles, Smithy", ("Nobles",), "actions"),
    Case("trusty-steed.choose", "Trusty Steed, Copper", ("Trusty Steed",), "cards, coins"),
    Case("trusty-steed.choose", "Trusty Steed, Smithy", ("Trusty Steed",), "cards, actions"),
    Case("steward.choose", "Steward, Estate, Curse", ("Steward",), "trash"),
    Case("steward.choose", "Steward, Gold, Silver, Copper", ("Steward",), "coins"),
    Case("steward.choose", "Steward, Gold", ("Steward",), "cards"),
    Case("minion.choose", "Minion, Gold, Gold", ("Minion",), "coins", "Gold, Silver, Copper, Copper"),
    Case("minion.choose", "Minion, Minion, Copper", ("Minion",), "coins", "Gold, Gold, Gold, Gold"),
    Case("minion.choose", "Minion, Copper", ("Minion",), "hand", "Gold, Minion, Silver, Copper"),
    Case("minion.choose", "Minion, Copper", ("Minion",), "coins", "Copper, Estate, Estate, Estate"),
    Case("minion.choose", "Minion, Estate", ("Minion",), "hand", "Estate, Estate", table={"coins": 5}),
    Case("torturer.choose", "Torturer", ("Torturer",), "discard", other="Estate, Estate, Gold"),
    Case("torturer.choose", "Torturer", ("Torturer",), "curse", other="Gold, Gold, Gold"),
    Case("torturer.choose", "Torturer", ("Torturer",), "curse", other=FIVE, table={"supply": {"Curse": 0}}),
    Case("jester.choose", "Jester", ("Jester",), "you", other_deck="Gold"),
    Case("jester.choose", "Jester", ("Jester",), "they", other_deck="Copper"),
    Case("spy.discard", "Spy", ("Spy",), "yes", "Gold, Estate"),
    Case("spy.discard", "Spy", ("Spy",), "no", "Gold, Silver"),
    Case("spy.discard", "Spy", ("Spy", "no"), "yes", "Gold, Silver", other_deck="Gold"),
    Case("spy.discard", "Spy", ("Spy", "no"), "no", "Gold, Silver", other_deck="Copper"),
    Case("library.set-aside", "Library", ("Library",), "yes", "Smithy, Gold"),
    Case("library.set-aside", "Village, Library", ("Village", "Library"), "no", "Copper, Smithy, Gold"),
    Case("mining-village.trash", "Mining Village, Gold, Gold", ("Mining Village",), "yes"),
    Case("mining-village.trash", "Mining Village, Gold", ("Mining Village",), "no"),
    Case("chancellor.flip", "Chancellor", ("Chancellor",), "yes", "Copper"),
    Case("baron.discard", "Baron, Estate", ("Baron",), "yes"),
    Case("tournament.reveal", "Tournament, Province", ("Tournament",), "yes"),
    Case(
        "young-witch.reveal",
        "Young Witch",
        ("Young Witch",),
        "yes",
        other="Village",
        kingdom="Young Witch",
        table={"bane": "Village"},
    ),
]


@pytest.mark.parametrize("case", CASES, ids=[f"{case.why}: {case.answer or 'nothing'}" for case in CASES])
def test_big_money_answers_sensibly(case: Case) -> None:
    session = case.session()
    for names in case.first:
        assert session.choice is not None
        session.answer(read_answer(RULES, session.choice, cards(names)))
    choice = session.choice
    assert choice is not None
    assert choice.why == case.why
    answer = BigMoney().choose(choice, session.state)
    assert not choice.fault(answer)
    told = [RULES.spell(choice, place) for place in answer]
    wanted = [name_id(name) for name in cards(case.answer)]
    assert told == wanted if choice.ordered else Counter(told) == Counter(wanted)


def questions() -> set[str]:
    """The names of all questions that stand in the rules; refusals begin with the game's name."""
    package = Path(courtyard.__file__).parent / "dominion"
    found = {"react"}
    for path in package.rglob("*.py"):
        found |= set(re.findall(r'"([a-z][a-z-]*\.[a-z][a-z-]*)"', path.read_text(encoding="utf-8")))
    return {name for name in found if not name.startswith("dominion.")}


def test_every_question_of_the_rules_is_known_and_tried() -> None:
    turn = {"turn.action", "turn.treasures", "turn.buy"}
    assert set(QUESTIONS) == questions() - turn
    assert {case.why for case in CASES} == questions()
