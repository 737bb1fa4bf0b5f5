"""The player does what its strategy says, and where that is silent what the default player does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from courtyard.bots.dominion.answers import answer as default_answer
from courtyard.bots.dominion.playing import next_action
from courtyard.bots.dominion.strategy.player import StrategyBot, follow
from courtyard.bots.dominion.strategy.questions import DISCARD, GAIN, PRIZE, QUESTIONS, TRASH
from courtyard.bots.random_bot import RandomBot
from courtyard.core.answer import read_answer, write_answer
from courtyard.core.checked import Checked
from courtyard.core.choice import EVERYTHING, THINK, Choice, Chooser, Seats
from courtyard.core.rules import play_out
from courtyard.core.session import Session
from courtyard.dominion.card import CARDS
from courtyard.dominion.state import State
from courtyard.dominion.ways import WAYS
from courtyard.games import find_game
from courtyard.lab.laws.secrecy import Doubter
from courtyard.lab.laws.trial import Trial

if TYPE_CHECKING:
    from courtyard.core.state import State as CoreState

RULES = find_game("dominion")
NOTHING = ""


def strategy(buy: str = "Silver", more: str = "") -> Chooser:
    """A player with a list of what to buy, separated by semicolons, and further lines of a file."""
    lines = ", ".join(f'"{line.strip()}"' for line in buy.split(";"))
    return follow(f'name = "Test"\nbuy = [{lines}]\n{more}', "test.toml")


def cards(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def bought(bot: Chooser, **table: object) -> str:
    """What it buys with 8 coins, unless something else is said; the same by reflex and when asked."""
    seats = table.pop("seats", [{}, {}])
    whole = {"seats": seats, "phase": "buy", "coins": 8, "kingdom": ["Smithy", "Village", "Gardens", "Duke"], **table}
    state = RULES.arrange(whole)
    assert isinstance(state, State)
    session = Session(RULES, RULES.copy(state))
    card = bot.reflex("turn.buy", state.seat, state)
    assert session.choice is not None
    picked = write_answer(RULES, session.choice, bot.choose(session.choice, session.state))
    assert picked == ([CARDS[card].id] if card >= 0 else [])
    return picked[0] if picked else NOTHING


def answered(bot: Chooser, why: str, hand: str, *first: str, **table: object) -> str:
    """What it answers to a question that comes after some answers, given by name."""
    other = {"hand": cards(str(table.pop("other", "")))}
    seats = [{"hand": cards(hand), "deck": cards(str(table.pop("deck", "")))}, other]
    session: Session[Any] = Session(RULES, RULES.arrange({"seats": seats, **table}))
    for names in first:
        assert session.choice is not None
        session.answer(read_answer(RULES, session.choice, cards(names)))
    choice = session.choice
    assert choice is not None
    assert choice.why == why
    picked = bot.choose(choice, session.state)
    assert not choice.fault(picked)
    return ", ".join(write_answer(RULES, choice, picked))


# -- buying -----------------------------------------------------------------------------------------------------------
def test_the_list_is_read_from_the_top() -> None:
    assert bought(strategy("Province; Gold")) == "province"
    assert bought(strategy("Gold; Province")) == "gold"
    assert bought(strategy("Province; Gold"), coins=7) == "gold"
    assert bought(strategy("Province; Gold"), coins=5) == NOTHING


def test_what_is_not_there_is_not_bought() -> None:
    assert bought(strategy("Witch; Silver")) == "silver"
    assert bought(strategy("Smithy; Silver"), supply={"Smithy": 0}) == "silver"


def test_up_to_counts_what_is_owned_wherever_it_lies() -> None:
    seats = [{"hand": ["Gold"], "deck": ["Gold"], "discard": ["Gold"]}, {"hand": ["Gold"]}]
    assert bought(strategy("Gold up to 5; Silver"), seats=seats, in_play=["Gold"]) == "gold"
    assert bought(strategy("Gold up to 4; Silver"), seats=seats, in_play=["Gold"]) == "silver"


def test_up_to_can_follow_something_that_changes() -> None:
    bot = strategy("Village up to own(Smithy) + 1; Silver")
    assert bought(bot) == "village"
    assert bought(bot, seats=[{"hand": ["Village"]}, {}]) == "silver"
    assert bought(bot, seats=[{"hand": ["Village", "Smithy"]}, {}]) == "village"


def test_a_condition_must_hold() -> None:
    bot = strategy("Duchy when left(Province) <= 5; Gold")
    assert bought(bot, supply={"Province": 6}) == "gold"
    assert bought(bot, supply={"Province": 5}) == "duchy"


def test_cards_can_be_cheaper() -> None:
    assert bought(strategy("Province; Silver"), coins=6, in_play=["Princess"]) == "province"


@pytest.mark.parametrize(
    ("coins", "hand", "turns", "card"),
    [
        (4, "", 0, "smithy"),  # the dearer one first, wherever it stands
        (3, "", 0, "silver"),
        (5, "", 0, "smithy"),
        (2, "", 0, NOTHING),
        (4, "Smithy", 1, "silver"),
        (3, "Silver", 1, "estate"),  # the other one cannot be paid: the list decides
        (5, "Smithy, Silver", 1, "estate"),  # complete
        (4, "", 2, "estate"),  # too late
    ],
)
def test_an_opening_comes_first(coins: int, hand: str, turns: int, card: str) -> None:
    bot = strategy("Estate when coins > 2", 'opening = ["Silver", "Smithy"]')
    assert bought(bot, coins=coins, seats=[{"hand": cards(hand), "turns": turns}, {}]) == card


def test_an_opening_counts_what_everybody_begins_with() -> None:
    start = ["Copper"] * 7 + ["Estate"] * 3
    bot = strategy("Silver", 'opening = ["Estate", "Estate"]')
    assert bought(bot, coins=3, seats=[{"deck": start}, {}]) == "estate"
    assert bought(bot, coins=3, seats=[{"deck": [*start, "Estate"]}, {}]) == "estate"
    assert bought(bot, coins=3, seats=[{"deck": [*start, "Estate", "Estate"]}, {}]) == "silver"


def test_green_holds_back_what_only_scores() -> None:
    bot = strategy("Province; Gardens when turn > 3; Nobles; Silver", 'green = "money >= 6"')
    poor, rich = [{"hand": ["Gold"]}, {}], [{"hand": ["Gold", "Gold"]}, {}]
    assert bought(bot, seats=poor) == "silver"
    assert bought(bot, seats=rich) == "province"
    assert bought(bot, seats=rich, coins=4) == "silver"
    assert bought(bot, seats=[{"hand": ["Gold", "Gold"], "turns": 3}, {}], coins=4) == "gardens"
    assert bought(bot, seats=poor, kingdom=["Nobles"], coins=6) == "nobles"


# -- not to end the game while behind ---------------------------------------------------------------------------------
LAST = {"Province": 1}
BUYS = "Province; Smithy; Gold; Silver"
WINS, LOSES = {"hand": ["Duchy"]}, {"hand": ["Province", "Duchy"]}


@pytest.mark.parametrize("players", range(2, 7))
def test_the_last_province_is_left_while_it_would_lose(players: int) -> None:
    others: list[dict[str, list[str]]] = [{}] * (players - 2)
    assert bought(strategy(BUYS), supply=LAST, seats=[{}, LOSES, *others]) == "smithy"
    assert bought(strategy(BUYS), supply=LAST, seats=[{}, *others, LOSES]) == "smithy"
    assert bought(strategy(BUYS), supply=LAST, seats=[{}, WINS, *others]) == "province"
    assert bought(strategy(BUYS), supply={"Province": 2}, seats=[{}, LOSES, *others]) == "province"
    to_the_letter = strategy(BUYS, "ends-behind = true")
    assert bought(to_the_letter, supply=LAST, seats=[{}, LOSES, *others]) == "province"


@pytest.mark.parametrize(("players", "empty"), [(2, 2), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_last_pile_is_left_while_it_would_lose(players: int, empty: int) -> None:
    gone = dict.fromkeys(["Village", "Gardens", "Duke"][:empty], 0)
    seats = [{}, WINS, *[{}] * (players - 2)]
    assert bought(strategy("Smithy; Silver"), supply={**gone, "Smithy": 1}, seats=seats) == "silver"
    assert bought(strategy("Smithy; Silver"), supply={**gone, "Smithy": 2}, seats=seats) == "smithy"
    assert bought(strategy("Smithy; Silver"), supply={"Smithy": 1}, seats=seats) == "smithy"
    ahead = [{"hand": ["Province"]}, *seats[1:]]
    assert bought(strategy("Smithy; Silver"), supply={**gone, "Smithy": 1}, seats=ahead) == "smithy"


@pytest.mark.parametrize(("turns", "card"), [(4, "smithy"), (5, "smithy"), (6, "province")])
def test_of_equals_the_one_with_fewer_turns_wins(turns: int, card: str) -> None:
    seats = [{"turns": 5}, {"hand": ["Province"], "turns": turns}]  # the sixth turn of the first seat
    assert bought(strategy(BUYS), supply=LAST, seats=seats) == card


def test_points_that_depend_on_the_deck_are_counted() -> None:
    duchies = {"hand": ["Duchy", "Duchy", "Duke", "Duke"]}
    assert bought(strategy(BUYS), supply=LAST, seats=[duchies, {"hand": ["Province"] * 2}]) == "province"
    assert bought(strategy(BUYS), supply=LAST, seats=[{}, duchies]) == "smithy"
    gardens = {"hand": ["Gardens"] * 2, "deck": ["Copper"] * 7}  # the tenth card is worth two points more
    assert (
        bought(strategy("Smithy; Silver"), supply={"Village": 0, "Duke": 0, "Smithy": 1}, seats=[gardens, {}])
        == "smithy"
    )


def test_what_the_other_buys_bring_is_counted() -> None:
    behind = [{}, {"hand": ["Province", "Estate", "Estate"]}]
    assert bought(strategy(BUYS), supply=LAST, seats=behind, coins=8, buys=2) == "smithy"
    assert bought(strategy(BUYS), supply=LAST, seats=behind, coins=13, buys=1) == "smithy"
    assert bought(strategy(BUYS), supply=LAST, seats=behind, coins=13, buys=2) == "province"
    far = [{}, {"hand": ["Province", "Duchy", "Estate", "Estate"]}]
    for duchies, card in ((2, "province"), (1, "smithy")):
        supply = {"Duchy": duchies, "Province": 1}
        assert bought(strategy(BUYS), supply=supply, seats=far, coins=18, buys=3) == card


def test_when_the_game_is_over_anyway_only_points_count() -> None:
    assert bought(strategy(BUYS), supply={"Province": 0}) == "duchy"
    assert bought(strategy(BUYS), supply={"Province": 0}, coins=4) == "estate"
    assert bought(strategy(BUYS), supply={"Province": 0}, coins=1) == NOTHING
    assert bought(strategy(BUYS, "ends-behind = true"), supply={"Province": 0}) == "smithy"


def test_a_gain_does_not_end_the_game_either() -> None:
    gone = {"Village": 0, "Gardens": 0, "Silver": 1}
    bot = strategy("Silver; Smithy")
    assert (
        answered(bot, "workshop.gain", "Workshop", "Workshop", other="Duchy", supply={**gone, "Smithy": 9}) == "smithy"
    )
    assert answered(bot, "workshop.gain", "Workshop, Province", "Workshop", other="Duchy", supply=gone) == "silver"
    letter = strategy("Silver; Smithy", "ends-behind = true")
    assert answered(letter, "workshop.gain", "Workshop", "Workshop", other="Duchy", supply=gone) == "silver"
    # With three Golds in hand a Duchy follows, and that is enough.
    rich = "Workshop, Gold, Gold, Gold"
    assert answered(bot, "workshop.gain", rich, "Workshop", other="Estate", supply=gone) == "silver"


def test_a_gain_in_the_turn_of_another_counts_no_buys() -> None:
    gone = {"Village": 0, "Gardens": 0, "Silver": 1}
    session: Session[Any] = Session(
        RULES,
        RULES.arrange(
            {"seats": [{"hand": ["Saboteur", "Province"]}, {"deck": ["Gold"], "hand": ["Gold"] * 3}], "supply": gone}
        ),
    )
    session.answer(read_answer(RULES, _asked(session), ["Saboteur"]))
    assert _asked(session).why == "saboteur.gain"
    picked = strategy("Silver; Estate").choose(_asked(session), session.state)
    assert write_answer(RULES, _asked(session), picked) == ["estate"]


def _asked(session: Session[Any]) -> Choice:
    assert session.choice is not None
    return session.choice


# -- playing ----------------------------------------------------------------------------------------------------------
def played(more: str, hand: str, **table: object) -> str:
    """The Action that is played, the same by reflex and when asked."""
    bot = strategy(more=f"[play]\n{more}")
    state = RULES.arrange({"seats": [{"hand": cards(hand)}, {}], **table})
    card = bot.reflex("turn.action", 0, state)
    name = answered(bot, "turn.action", hand, **table)
    assert name == (CARDS[card].id if card >= 0 else NOTHING)
    return name


def test_actions_are_played_in_the_order_that_is_wanted() -> None:
    assert played('first = ["Smithy", "Village"]', "Village, Moat, Smithy") == "smithy"
    assert played('first = ["Smithy when actions > 1", "Village"]', "Village, Moat, Smithy") == "village"
    assert played('first = ["Chapel"]', "Village, Chapel") == "chapel"


def test_actions_that_are_not_listed_follow_as_usual() -> None:
    state = RULES.arrange({"seats": [{"hand": ["Village", "Moat", "Smithy"]}, {}]})
    bot = strategy()
    assert isinstance(state, State)
    assert isinstance(bot, StrategyBot)
    usual = CARDS[next_action(bot, state, 0)].id
    assert played('first = ["Militia"]', "Village, Moat, Smithy") == usual


def test_what_is_held_is_not_played() -> None:
    assert played('hold = ["Village when hand(Smithy) = 0"]', "Village, Moat") == "moat"
    assert played('hold = ["Village when hand(Smithy) = 0"]', "Village, Smithy") == "village"
    assert played('hold = ["Village", "Moat"]', "Village, Moat, Village") == NOTHING
    assert played('first = ["Village"]\nhold = ["Village when turn = 1"]', "Village, Moat") == "moat"


def test_what_is_held_is_not_played_by_a_throne_room_either() -> None:
    bot = strategy(more='[play]\nhold = ["Smithy when turn = 1"]')
    hand = "Throne Room, Smithy, Woodcutter"
    assert answered(bot, "throne-room.play", hand, "Throne Room") == "woodcutter"
    alone = "Throne Room, Smithy, Smithy, Throne Room"
    assert answered(bot, "throne-room.play", alone, "Throne Room") == "throne-room"


def test_treasures_are_all_played_horns_of_plenty_last() -> None:
    bot = strategy()
    assert answered(bot, "turn.treasures", "Horn of Plenty, Gold") == "gold, horn-of-plenty"
    plain = RULES.arrange({"seats": [{"hand": ["Gold"]}, {}]})
    assert bot.reflex("turn.treasures", 0, plain) == EVERYTHING
    assert bot.reflex("militia.discard", 0, plain) == THINK


# -- trashing, discarding, gaining ------------------------------------------------------------------------------------
TRASHES = '[play]\ntrash = ["Curse", "Estate when left(Province) > 4", "Copper when money >= 4"]'


def test_only_what_is_listed_is_trashed_where_that_is_allowed() -> None:
    bot = strategy(more=TRASHES)
    hand = "Chapel, Estate, Curse, Copper, Copper"
    assert answered(bot, "chapel.trash", hand, "Chapel") == "curse, estate"
    assert answered(bot, "chapel.trash", hand, "Chapel", supply={"Province": 4}) == "curse"
    assert answered(bot, "chapel.trash", "Chapel, Gold, Silver", "Chapel") == NOTHING


def test_conditions_see_what_is_trashed_already() -> None:
    bot = strategy(more=TRASHES)
    hand = "Chapel, Copper, Copper, Copper, Copper"
    assert answered(bot, "chapel.trash", hand, "Chapel") == "copper"
    assert answered(bot, "chapel.trash", hand, "Chapel", deck="Silver") == "copper, copper, copper"
    assert answered(bot, "chapel.trash", hand, "Chapel", deck="Gold") == "copper, copper, copper, copper"


def test_where_more_must_be_trashed_the_default_player_adds_to_it() -> None:
    bot = strategy(more='[play]\ntrash = ["Estate"]')
    assert answered(bot, "trading-post.trash", "Trading Post, Gold, Estate, Copper", "Trading Post") == "estate, copper"
    assert answered(bot, "remodel.trash", "Remodel, Gold, Estate", "Remodel") == "estate"
    usual = answered(strategy(), "remodel.trash", "Remodel, Gold, Copper", "Remodel")
    assert answered(bot, "remodel.trash", "Remodel, Gold, Copper", "Remodel") == usual


def test_discards_come_in_the_order_that_is_wanted() -> None:
    bot = strategy(more='[play]\ndiscard = ["Gold when hand(Gold) > 1", "Province", "Silver"]')
    militia = {"other": "Gold, Gold, Province, Silver, Estate"}
    assert answered(bot, "militia.discard", "Militia", "Militia", **militia) == "gold, province"
    assert (
        answered(bot, "militia.discard", "Militia", "Militia", other="Gold, Copper, Copper, Estate, Curse").count(
            "gold"
        )
        == 0
    )
    assert (
        answered(bot, "cellar.discard", "Cellar, Province, Estate, Gold, Gold, Gold", "Cellar")
        == "gold, gold, province"
    )
    assert answered(bot, "cellar.discard", "Cellar, Estate, Gold", "Cellar") == NOTHING


def test_gains_follow_their_own_list_or_else_what_is_bought() -> None:
    hand = "Workshop"
    table = {"kingdom": ["Workshop", "Village", "Smithy", "Militia"]}
    assert answered(strategy("Gold; Smithy up to 1; Village"), "workshop.gain", hand, "Workshop", **table) == "smithy"
    full = {"deck": "Smithy", **table}
    assert answered(strategy("Gold; Smithy up to 1; Village"), "workshop.gain", hand, "Workshop", **full) == "village"
    bot = strategy("Gold; Smithy", '[play]\ngain = ["Village when turn = 1", "Smithy"]')
    assert answered(bot, "workshop.gain", hand, "Workshop", **table) == "village"
    usual = answered(strategy("Gold"), "workshop.gain", hand, "Workshop", **table)
    assert usual
    assert answered(strategy("Gold", '[play]\ngain = ["Witch"]'), "workshop.gain", hand, "Workshop", **table) == usual


def test_green_holds_for_gains_that_the_list_of_buys_decides() -> None:
    bot = strategy("Estate; Silver", 'green = "turn > 5"')
    assert answered(bot, "workshop.gain", "Workshop", "Workshop") == "silver"


def test_a_prize_is_won_by_the_list_of_gains_and_not_by_that_of_buys() -> None:
    hand, first = "Tournament, Province", ("Tournament", "yes")
    usual = answered(strategy("Duchy"), "tournament.prize", hand, *first)
    assert usual != "duchy"
    assert answered(strategy(more='[play]\ngain = ["Princess"]'), "tournament.prize", hand, *first) == "princess"


# -- single questions -------------------------------------------------------------------------------------------------
def test_a_way_is_chosen_as_the_strategy_says() -> None:
    bot = strategy(more='[choose]\n"minion.choose" = ["coins when purse >= 3", "hand"]')
    assert answered(bot, "minion.choose", "Minion, Gold", "Minion") == "coins"
    assert answered(bot, "minion.choose", "Minion, Silver", "Minion") == "hand"
    pawn = strategy(more='[choose]\n"pawn.choose" = ["buy", "coin when turn = 1", "card"]')
    assert answered(pawn, "pawn.choose", "Pawn", "Pawn") == "buy, coin"
    assert answered(pawn, "pawn.choose", "Pawn", "Pawn", seats=[{"hand": ["Pawn"], "turns": 1}, {}]) == "buy, card"


def test_where_no_way_fits_the_default_player_chooses() -> None:
    bot = strategy(more='[choose]\n"steward.choose" = ["trash when turn > 1"]')
    hand = "Steward, Gold"
    assert answered(bot, "steward.choose", hand, "Steward") == answered(strategy(), "steward.choose", hand, "Steward")


def test_a_single_question_goes_before_a_list_for_many() -> None:
    more = '[play]\ntrash = ["Estate"]\n[choose]\n"chapel.trash" = ["Copper"]\n"masquerade.pass" = ["Gold"]'
    bot = strategy(more=more)
    assert answered(bot, "chapel.trash", "Chapel, Estate, Copper, Copper", "Chapel") == "copper, copper"
    assert answered(bot, "masquerade.pass", "Masquerade, Estate, Gold", "Masquerade", other="Gold") == "gold"


def test_what_need_not_be_picked_is_not() -> None:
    bot = strategy(more='[choose]\n"react" = ["Secret Chamber when turn > 3"]\n"throne-room.play" = ["Smithy"]')
    assert answered(bot, "react", "Militia", "Militia", other="Moat, Secret Chamber") == NOTHING
    assert answered(bot, "throne-room.play", "Throne Room, Village, Smithy", "Throne Room") == "smithy"


def test_every_question_can_be_named_and_the_lists_know_only_questions() -> None:
    assert set(WAYS) | set(TRASH) | set(DISCARD) | set(GAIN) | {PRIZE} <= set(QUESTIONS)
    assert not set(WAYS) & {*TRASH, *DISCARD, *GAIN, PRIZE}


HARMLESS = "woodcutter great-hall market festival".split()  # ask nothing


class Wayfinder(Chooser):
    """Notes the ways of all questions that are asked."""

    def __init__(self, bot: Chooser) -> None:
        super().__init__()
        self.bot = bot
        self.ways: dict[str, tuple[str, ...]] = {}

    def choose(self, choice: Choice, state: CoreState) -> list[int]:
        if choice.ways:
            self.ways[choice.why] = choice.ways
        return self.bot.choose(choice, state)


def test_the_ways_are_those_of_the_rules() -> None:
    notes = Wayfinder(RandomBot(1))
    kingdom = sorted({why.partition(".")[0] for why in WAYS} - {"trusty-steed"})
    for seed in range(8):
        ten = [*kingdom[seed % 2 :: 2], *HARMLESS][:10]
        bane = {"bane": "moat"} if "young-witch" in ten else {}
        options = RULES.settle({"players": 3, "kingdom": ten, **bane}, seed)
        play_out(RULES, RULES.new(options, seed), Seats([notes, notes, notes]))
    for hand, why in (("Trusty Steed", "trusty-steed.choose"), ("Tournament, Province", "tournament.reveal")):
        assert answered(notes, why, hand, cards(hand)[0])
    assert notes.ways == WAYS


# -- a strategy that says as much as it can ---------------------------------------------------------------------------
KINGDOM = [card for card in CARDS if card.box in ("base", "intrigue", "cornucopia")]
GREEDY = "\n".join(
    [
        'name = "Buys everything and looks at everything"',
        "needs = []",
        'opening = ["Silver", "Chapel"]',
        'green = "turn > 8 or gains < 6"',
        "buy = [",
        '  "Province", "Duchy when lead < 3 and left(Province) < 6", "Gold up to 3 when theirs(Gold) <= own(Gold)",',
        *[f'  "{card.name} up to 2 when terminals < 3 or different < 9",' for card in KINGDOM],
        '  "Silver when average < 1.4", "Copper when own(Treasures) < 4 and deck > 2",',
        "]",
        "[play]",
        'first = ["Throne Room when hand(Action) > 1", "Laboratory", "Remodel when score > 6"]',
        'hold = ["Cellar when handsize < 4", "Remodel when money < 6", "Minion when played(Minion) > 0"]',
        'trash = ["Curse", "Estate when piles > 1", "Copper when money > 6"]',
        'discard = ["Curse", "Province", "Estate when hand(Estate) > 1", "Copper when purse > 7"]',
        'gain = ["Trusty Steed", "Gold", "Silver when cards < 16", "Duchy when empty > 0", "Estate when players > 2"]',
        "[choose]",
        '"minion.choose" = ["coins when purse >= 5 or buys > 1", "hand"]',
        '"throne-room.play" = ["Smithy when cost(Smithy) < 5 and actions > 0"]',
    ]
)


@pytest.mark.parametrize("players", range(2, 7))
def test_its_reflexes_change_no_game(players: int) -> None:
    """Whoever is checked has none, and is asked everything."""
    for seed in range(4):
        ends = []
        for asked in (False, True):
            state = RULES.new(RULES.settle({"players": players}, seed), seed)
            bots = [follow(GREEDY, "greedy") for _ in range(players)]
            play_out(RULES, state, Seats([Checked(bot, "greedy") for bot in bots] if asked else bots))
            ends.append(RULES.dump(state))
        assert ends[0] == ends[1]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_it_uses_nothing_that_it_may_not_know(players: int) -> None:
    for seed in range(4):
        trial = Trial(RULES, RULES.settle({"players": players}, seed), seed)
        trial.bot = "greedy"
        state = RULES.new(trial.options, seed)
        bots = [Doubter(trial, follow(GREEDY, "greedy"), follow(GREEDY, "greedy")) for _ in range(players)]
        play_out(RULES, state, Seats(list(bots)))
        assert RULES.over(state)


def test_where_it_is_silent_the_default_player_answers() -> None:
    session: Session[Any] = Session(RULES, RULES.arrange({"seats": [{"hand": ["Chapel", "Curse", "Gold"]}, {}]}))
    session.answer(read_answer(RULES, _asked(session), ["Chapel"]))
    choice, bot = _asked(session), strategy()
    assert isinstance(bot, StrategyBot)
    assert bot.choose(choice, session.state) == default_answer(choice, session.state, bot)
