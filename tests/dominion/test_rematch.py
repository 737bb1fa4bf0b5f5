from courtyard.games import find_game

RULES = find_game("dominion")


def start_after(ranks: list[int], seed: int = 1) -> object:
    options = RULES.settle({"players": len(ranks), "kingdom": "first-game"}, 1)
    return RULES.rematch(options, ranks, seed)["start"]


def test_the_player_left_of_the_winner_begins() -> None:
    assert start_after([1, 2, 3]) == 1
    assert start_after([2, 3, 1]) == 0


def test_after_a_shared_victory_somebody_begins_who_did_not_win() -> None:
    assert {start_after([1, 3, 1, 4], seed) for seed in range(50)} == {1, 3}


def test_if_everybody_won_anybody_may_begin() -> None:
    assert {start_after([1, 1], seed) for seed in range(50)} == {0, 1}


def test_the_kingdom_stays() -> None:
    options = RULES.settle({"players": 2, "kingdom": "random"}, 5)
    assert RULES.rematch(options, [1, 2], 9)["kingdom"] == options["kingdom"]
