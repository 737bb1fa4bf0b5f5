"""Which ten kingdom cards are played with: the recommended sets, sets drawn at random, and that of a day."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.core.answer import name_id
from courtyard.core.dice import Dice
from courtyard.core.errors import Refused
from courtyard.core.given import listed, perhaps, shortened, text, there_are, whole
from courtyard.core.phrase import Phrase
from courtyard.dominion.cards import BASE, CARDS, CORNUCOPIA, INTRIGUE
from courtyard.dominion.day import check_day, is_day, number_on

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from courtyard.dominion.card import Card

KINGDOM_SIZE: Final = 10
BOXES: Final = {"base": BASE, "intrigue": INTRIGUE, "cornucopia": CORNUCOPIA}
BY_ID: Final = {card.id: card for card in CARDS}
YOUNG_WITCH: Final = "young-witch"
NAME_OF_CARD: Final = Phrase("what-name", kind=Phrase("noun-card"))
NAME_OF_SET: Final = Phrase("what-name", kind=Phrase("noun-set"))

# Name, ten cards, and the Bane where the rulebook names one.
RECOMMENDED: Final[dict[str, tuple[str, str]]] = {
    "first-game": ("cellar market militia mine moat remodel smithy village woodcutter workshop", ""),
    "big-money": (
        "adventurer bureaucrat chancellor chapel feast laboratory market mine moneylender throne-room",
        "",
    ),
    "interaction": ("bureaucrat chancellor council-room festival library militia moat spy thief village", ""),
    "size-distortion": ("cellar chapel feast gardens laboratory thief village witch woodcutter workshop", ""),
    "village-square": (
        "bureaucrat cellar festival library market remodel smithy throne-room village woodcutter",
        "",
    ),
    "victory-dance": ("bridge duke great-hall harem ironworks masquerade nobles pawn scout upgrade", ""),
    "secret-schemes": (
        "conspirator harem ironworks pawn saboteur shanty-town steward swindler trading-post tribute",
        "",
    ),
    "best-wishes": (
        "coppersmith courtyard masquerade scout shanty-town steward torturer trading-post upgrade wishing-well",
        "",
    ),
    "deconstruction": (
        "bridge mining-village remodel saboteur secret-chamber spy swindler thief throne-room torturer",
        "",
    ),
    "hand-madness": (
        "bureaucrat chancellor council-room courtyard mine militia minion nobles steward torturer",
        "",
    ),
    "underlings": ("baron cellar festival library masquerade minion nobles pawn steward witch", ""),
    "bounty-of-the-hunt": (
        "harvest horn-of-plenty hunting-party menagerie tournament cellar festival militia moneylender smithy",
        "",
    ),
    "bad-omens": (
        "fortune-teller hamlet horn-of-plenty jester remake adventurer bureaucrat laboratory spy throne-room",
        "",
    ),
    "the-jesters-workshop": (
        "fairgrounds farming-village horse-traders jester young-witch feast laboratory market remodel workshop",
        "chancellor",
    ),
    "last-laughs": (
        "farming-village harvest horse-traders hunting-party jester minion nobles pawn steward swindler",
        "",
    ),
    "the-spice-of-life": (
        (
            "coppersmith courtyard fairgrounds great-hall horn-of-plenty "
            "mining-village remake tournament tribute young-witch"
        ),
        "wishing-well",
    ),
    "small-victories": (
        "fortune-teller hamlet hunting-party remake tournament conspirator duke great-hall harem pawn",
        "",
    ),
}


def find_card(name: object) -> Card:
    """A card by its English name or id, or refuse."""
    wanted = name_id(text(name, NAME_OF_CARD))
    if wanted in BY_ID:
        return BY_ID[wanted]
    hint = perhaps(wanted, BY_ID, Phrase("dominion.hint-cards"))
    raise Refused("none-such", kind=Phrase("noun-card"), wanted=shortened(name), hint=hint)


class Wish:
    """What a person asks of a kingdom; `pick` makes ten cards of it, and a Bane where one is needed."""

    def __init__(self, options: Mapping[str, object]) -> None:
        self.boxes = boxes_of(options.get("sets"))
        self.required = kingdom_cards(options, "require")
        self.banned = kingdom_cards(options, "ban")
        self.bane = name_id(bane_of(options))
        if self.bane and YOUNG_WITCH not in self.required + self.banned:
            self.required.append(YOUNG_WITCH)  # whoever names a Bane wants her
        both = [card for card in [*self.required, self.bane] if card in self.banned]
        if both:
            raise Refused("dominion.wanted-and-banned", card=both[0])

    def pick(self, order: list[str]) -> tuple[list[str], str]:
        """Ten cards and the Bane, or "" where there is none.

        They are the first that fit, of all kingdom cards in this order. So whoever wishes for one card more, or one
        less, keeps what the same order has brought besides.
        """
        cards = list(self.required)
        for box, wanted in self.boxes.items():
            if wanted is not None:
                have = len([card for card in cards if find_card(card).box == box])
                if have > wanted:
                    raise Refused("dominion.many-of-set", set=box, required=have, wanted=wanted)
                what = Phrase("dominion.what-cards-of-set", set=box)
                cards += first(self.fitting(order, [box], cards), wanted - have, what)
        if len(cards) > KINGDOM_SIZE:
            raise Refused("dominion.many-cards", size=KINGDOM_SIZE, cards=len(cards))
        rest = [box for box, wanted in self.boxes.items() if wanted is None]
        what = Phrase("dominion.what-cards-of-kingdom")
        cards += first(self.fitting(order, rest, cards), KINGDOM_SIZE - len(cards), what)
        return cards, self.pick_bane(order, cards)

    def fitting(self, order: list[str], boxes: Collection[str], taken: list[str]) -> list[str]:
        known = [card for card in order if find_card(card).box in boxes]
        return [card for card in known if card not in taken and card not in self.banned and card != self.bane]

    def pick_bane(self, order: list[str], cards: list[str]) -> str:
        if self.bane:
            return check_bane(self.bane, cards)
        if YOUNG_WITCH not in cards:
            return ""
        fit = [card for card in self.fitting(order, self.boxes, cards) if find_card(card).cost in (2, 3)]
        fit = fit or [card for card in self.fitting(order, BOXES, cards) if find_card(card).cost in (2, 3)]
        return first(fit, 1, Phrase("dominion.what-cards-for-bane"))[0]


def first(cards: list[str], count: int, what: Phrase) -> list[str]:
    """So many of the cards, or refuse if there are fewer."""
    if count > len(cards):
        raise Refused("dominion.few-left", what=what, left=len(cards), needed=count)
    return cards[:count]


def all_kingdom_cards() -> list[str]:
    return [card.id for box in BOXES.values() for card in box]


def order_of_seed(seed: int) -> list[str]:
    """All kingdom cards at random."""
    dice, left = Dice(seed), all_kingdom_cards()
    return [left.pop(dice.roll(len(left))) for _ in range(len(left))]


def order_of_day(day: str, cards: list[str]) -> list[str]:
    """However they were listed, on one day the same cards stand in the same order."""
    return sorted(cards, key=lambda card: number_on(day, card))


def boxes_of(wish: object) -> dict[str, int | None]:
    """The sets to draw from, with how many cards of each are wanted; None: any number."""
    if wish is None:
        return dict.fromkeys(BOXES)
    counts: dict[object, object] = wish if isinstance(wish, dict) else {}
    boxes: dict[str, int | None] = {}
    for name in listed(list(wish) if isinstance(wish, dict) else wish, "sets", len(BOXES)):
        box = name_id(text(name, NAME_OF_SET))
        if box not in BOXES:
            raise Refused("none-such", kind=Phrase("noun-set"), wanted=box, hint=there_are(list(BOXES)))
        check_once([*boxes, box], "sets")
        count = counts.get(name)
        boxes[box] = None if count is None else whole(count, f"sets: {box}", 0, KINGDOM_SIZE)
    return boxes


def kingdom_cards(options: Mapping[str, object], key: str) -> list[str]:
    """The kingdom cards that an option lists."""
    cards = [find_card(name) for name in listed(options.get(key, []), key, len(CARDS))]
    for card in cards:
        check_kingdom_card(card)
    check_once([card.id for card in cards], key)
    return [card.id for card in cards]


def check_once(ids: list[str], key: str) -> None:
    """Refuse what is listed twice, however it is spelt."""
    for place, id_ in enumerate(ids):
        if id_ in ids[:place]:
            raise Refused("dominion.listed-twice", key=key, entry=id_)


def bane_of(options: Mapping[str, object]) -> str:
    """The Bane as somebody wrote it, or ""."""
    bane = options.get("bane")
    return "" if bane is None else text(bane, "bane")


def check_kingdom_card(card: Card) -> None:
    if card.box not in BOXES:
        raise Refused("dominion.not-a-kingdom-card", card=card.id)


def check_bane(name: str, kingdom: list[str]) -> str:
    card = find_card(name)
    check_kingdom_card(card)
    if YOUNG_WITCH not in kingdom:
        raise Refused("dominion.bane-alone")
    if card.cost not in (2, 3):
        raise Refused("dominion.bane-cost", card=card.id, cost=card.cost)
    if card.id in kingdom:
        raise Refused("dominion.bane-in-kingdom", card=card.id)
    return card.id


def recommended(name: str) -> tuple[list[str], str]:
    """A recommended set by its name, or refuse."""
    if name_id(name) not in RECOMMENDED:
        hint = perhaps(name_id(name), RECOMMENDED, Phrase("dominion.hint-kingdoms"))
        raise Refused("none-such", kind=Phrase("dominion.noun-kingdom"), wanted=shortened(name), hint=hint)
    cards, bane = RECOMMENDED[name_id(name)]
    return cards.split(), bane


def kingdom_of(name: str) -> tuple[list[str], str]:
    """What everybody plays with on a day, where a date is named; else a recommended set."""
    day = name_id(name)
    if not is_day(day):
        return recommended(name)
    check_day(day)
    return Wish({}).pick(order_of_day(day, all_kingdom_cards()))


def settle_kingdom(options: Mapping[str, object], seed: int) -> tuple[list[str], str]:
    """The kingdom and Bane that the options name or describe."""
    wish = options.get("kingdom")
    if isinstance(wish, str):
        text(wish, "kingdom")
    if wish is None or (isinstance(wish, str) and name_id(wish) == "random"):
        return Wish(options).pick(order_of_seed(seed))
    idle = [key for key in ("sets", "require", "ban") if options.get(key)]
    if idle:
        raise Refused("dominion.nothing-to-draw", key=idle[0])
    bane = bane_of(options)
    if isinstance(wish, str):
        cards, usual = kingdom_of(wish)
        return cards, check_bane(bane, cards) if bane else usual
    cards = kingdom_cards(options, "kingdom")
    if len(cards) != KINGDOM_SIZE:
        raise Refused("dominion.kingdom-size", size=KINGDOM_SIZE, cards=len(cards))
    return cards, check_bane(bane, cards) if bane else Wish({}).pick_bane(order_of_seed(seed), cards)
