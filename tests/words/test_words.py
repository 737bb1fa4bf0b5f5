"""The catalogues are sound and whole, and what cannot be said is reported or shown, never a crash in a game."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser, ast
from tests.dominion.printed import CARDS, names
from tests.words.messages import Entry, entries, named_entries, nodes, owner_of

from courtyard.games import GAMES
from courtyard.speech import find_speech
from courtyard.tajmahal.card import CARD_IDS, EFFECTS, SPECIAL, SYMBOLS
from courtyard.tajmahal.reading import STANDARD
from courtyard.words import ENGLISH, Catalogue, Words, begun, load

if TYPE_CHECKING:
    from collections.abc import Iterator

LANGUAGES = begun()
DOMINION = load(strict=True).of("dominion")
TAJMAHAL = load(strict=True).of("tajmahal")


KINGDOMS = names("""
    First Game, Big Money, Interaction, Size Distortion, Village Square
    Victory Dance, Secret Schemes, Best Wishes
    Deconstruction, Hand Madness, Underlings
    Bounty of the Hunt, Bad Omens, The Jester's Workshop
    Last Laughs, The Spice of Life, Small Victories
""")
OTHERS = names("""
    type-action, type-treasure, type-victory, type-curse, type-attack, type-reaction, type-prize
    set-basic, set-base, set-intrigue, set-cornucopia, set-prize
    phase-start, phase-action, phase-treasure, phase-buy
    zone-hand, zone-deck, zone-discard, zone-in-play, zone-set-aside, zone-revealed, zone-trash, zone-supply
    zone-prizes
    game, help, help-aim, help-turn, help-cards, help-end
""")


def id_of(name: str) -> str:
    return name.lower().replace(" ", "-").replace("'", "")


def name_of(entry: Entry) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def referred(entry: Entry) -> Iterator[str]:
    """What an entry refers to: `id` or `id.attribute`, terms with their dash."""
    for node in nodes(entry):
        if isinstance(node, ast.MessageReference | ast.TermReference):
            dash = "-" if isinstance(node, ast.TermReference) else ""
            yield dash + node.id.name + (f".{node.attribute.name}" if node.attribute else "")


# The catalogues


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_parses(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_and_no_attribute_is_defined_twice(language: str) -> None:
    found = named_entries(language)
    names = [name_of(entry) for entry in found]
    names += [f"{name_of(entry)}.{attribute.id.name}" for entry in found for attribute in entry.attributes]
    assert [name for name, times in Counter(names).items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_no_message_that_english_lacks(language: str) -> None:
    english = {name_of(entry) for entry in named_entries(ENGLISH) if isinstance(entry, ast.Message)}
    own = {name_of(entry) for entry in named_entries(language) if isinstance(entry, ast.Message)}
    assert own - english == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_refers_only_to_what_its_own_language_has(language: str) -> None:
    found = named_entries(language)
    have = {name_of(entry) for entry in found}
    have |= {f"{name_of(entry)}.{attribute.id.name}" for entry in found for attribute in entry.attributes}
    assert {name for entry in found for name in referred(entry)} - have == set()


# The words of a game


def files_of(language: str) -> dict[str, set[str]]:
    """The ids that each file of a language has."""
    folder = files("courtyard.words").joinpath(language)
    parsed = {file.name: FluentParser().parse(file.read_text(encoding="utf-8")).body for file in folder.iterdir()}
    return {name: {entry.id.name for entry in body if isinstance(entry, Entry)} for name, body in parsed.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_its_own_files_and_the_ids_in_them_are_its_own(language: str) -> None:
    strays = {(file, one) for file, ids in files_of(language).items() for one in ids if owner_of(one) != owner_of(file)}
    assert strays == set()
    assert {owner_of(file) for file in files_of(ENGLISH)} >= set(GAMES)


CHESS_AND_LUDO = """
tell-left = { $player } left the table.
tell-back = { $player } is back.
chess-tell-left = { $player } has { CARD($card) } left.
chess-card-pawn = Pawn
ludo-tell-left = { CARD($card) } of { $player } left the house.
ludo-card-pawn = The token
"""


def test_two_games_say_the_same_id_each_in_their_own_words() -> None:
    words = Words([Catalogue("en", CHESS_AND_LUDO)], strict=True)
    assert words.of("chess").say("tell-left", player="Ann", card="pawn") == "Ann has Pawn left."
    assert words.of("ludo").say("tell-left", player="Ann", card="pawn") == "The token of Ann left the house."
    assert words.say("tell-left", player="Ann") == "Ann left the table."


def test_what_a_game_has_no_words_for_is_said_in_general_ones() -> None:
    words = Words([Catalogue("en", CHESS_AND_LUDO)], strict=True)
    assert words.of("ludo").say("tell-back", player="Ann") == "Ann is back."
    assert not words.of("ludo").has("tell-right")


def test_a_games_own_words_in_english_come_before_general_ones_in_any_language() -> None:
    hungarian = Catalogue("hu", "tell-left = { $player } elment.\n")
    words = Words([hungarian, Catalogue("en", CHESS_AND_LUDO)], strict=True)
    assert words.say("tell-left", player="Ann") == "Ann elment."
    assert words.of("chess").say("tell-left", player="Ann", card="pawn") == "Ann has Pawn left."


# English is whole


def test_no_card_and_no_kingdom_is_listed_twice() -> None:
    assert len(set(CARDS)) == len(CARDS)
    assert len(set(KINGDOMS)) == len(KINGDOMS)


@pytest.mark.parametrize("name", CARDS)
def test_a_card_has_its_name_plural_and_text(name: str) -> None:
    words = DOMINION
    card = f"card-{id_of(name)}"
    assert words.say(card) == name
    assert words.attribute(card, "many")
    assert words.attribute(card, "text")


@pytest.mark.parametrize("game", GAMES)
def test_what_a_catalogue_lists_can_be_read(game: str) -> None:
    words = load(strict=True).of(game)
    for card in find_speech(game).cards():
        assert words.say(f"card-{card.id}")
        assert words.attribute(f"card-{card.id}", "text")
        assert words.say(f"set-{card.set}")
        for kind in card.types:
            assert words.say(f"type-{kind}")


@pytest.mark.parametrize("card", CARD_IDS[:SPECIAL])
def test_a_card_that_any_box_may_hold_says_what_it_shows(card: str) -> None:
    """Its colour and its symbols are in its name, how often it shows each in its text."""
    words = TAJMAHAL
    suit, *symbols = card.split("-")
    name, text = words.say(f"card-{card}").lower(), words.attribute(f"card-{card}", "text").lower()
    assert name.startswith(suit)
    for symbol, count in Counter(symbols).items():
        noun = words.say(f"symbol-{symbol}")
        assert noun in name
        several = words.attribute(f"shows-{symbol}", "two").lower()
        assert several in text if count == 2 else f"one {noun}," in text
    assert sum(words.say(f"symbol-{symbol}") in name for symbol in SYMBOLS) == len(set(symbols))


def test_a_special_card_says_whose_tiles_it_comes_for() -> None:
    words = TAJMAHAL
    for influence, card in enumerate(STANDARD.specials.cards()):
        note = words.attribute(f"card-{CARD_IDS[card]}", "note")
        assert note == f"Comes for two tiles of the {words.say(f'symbol-{SYMBOLS[influence]}')}."
    assert len(EFFECTS) == STANDARD.specials.size


def test_cards_have_no_other_attributes_and_a_note_is_one_line() -> None:
    cards = [entry for entry in named_entries(ENGLISH) if entry.id.name.partition("-")[2].startswith("card-")]
    known = {f"dominion-card-{id_of(name)}" for name in CARDS} | {f"tajmahal-card-{card}" for card in CARD_IDS}
    assert {entry.id.name for entry in cards} == known
    attributes = {attribute.id.name for entry in cards for attribute in entry.attributes}
    assert attributes == {"many", "within", "text", "note", "mark"}
    for entry in cards:
        words = load(strict=True).of(owner_of(entry.id.name) or "")
        if words.has(entry.id.name, "note"):
            assert "\n" not in words.attribute(entry.id.name, "note")


@pytest.mark.parametrize("name", KINGDOMS)
def test_a_kingdom_has_its_name(name: str) -> None:
    assert DOMINION.say(f"preset-{id_of(name)}") == name


@pytest.mark.parametrize("message_id", OTHERS)
def test_a_word_around_the_cards_is_there(message_id: str) -> None:
    assert DOMINION.say(message_id)


def test_the_help_is_its_four_parts() -> None:
    parts = [DOMINION.say(f"help-{part}") for part in ("aim", "turn", "cards", "end")]
    assert DOMINION.say("help") == "\n\n".join(parts)
    assert DOMINION.attribute("game", "about")


# Words


def test_a_missing_message_raises_if_strict() -> None:
    with pytest.raises(LookupError, match=r"There is no message 'card-platypus'\."):
        DOMINION.say("card-platypus")
    with pytest.raises(LookupError, match=r"There is no message 'card-copper\.smell'\."):
        DOMINION.attribute("card-copper", "smell")


def test_a_missing_variable_raises_if_strict() -> None:
    words = Words([Catalogue("en", "gained = { $player } gains a card.")], strict=True)
    assert words.say("gained", player="Ann") == "Ann gains a card."
    with pytest.raises(LookupError, match=r"'gained' cannot be said: .*player"):
        words.say("gained")


def test_what_cannot_be_said_shows_its_id_in_a_game() -> None:
    words = Words([Catalogue("en", "gained = { $player } gains a card.\n    .short = { $player }")])
    assert words.say("lost") == "[lost]"
    assert words.say("gained") == "[gained]"
    assert words.attribute("gained", "short") == "[gained.short]"
    assert words.attribute("gained", "smell") == "[gained.smell]"
    assert load().say("card-platypus") == "[card-platypus]"


def test_english_stands_in_message_by_message_and_attribute_by_attribute() -> None:
    english = Catalogue("en", "copper = Copper\n    .many = Coppers\nsilver = Silver\n")
    hungarian = Catalogue("hu", "copper = Réz\n")
    words = Words([hungarian, english], strict=True)
    assert words.say("copper") == "Réz"
    assert words.attribute("copper", "many") == "Coppers"
    assert words.say("silver") == "Silver"


def test_english_stands_in_for_a_flawed_translation_unless_strict() -> None:
    english = Catalogue("en", "gained = { $player } gains a card.\n")
    polish = Catalogue("pl", "gained = { $gracz } bierze kartę.\n")
    assert Words([polish, english]).say("gained", player="Ann") == "Ann gains a card."
    with pytest.raises(LookupError, match="gracz"):
        Words([polish, english], strict=True).say("gained", player="Ann")


def test_each_language_counts_in_its_own_way() -> None:
    text = "cards = { $count ->\n    [one] { $count } karta\n    [few] { $count } karty\n   *[many] { $count } kart\n}"
    words = Words([Catalogue("pl", text)], strict=True)
    assert [words.say("cards", count=count) for count in (1, 3, 5)] == ["1 karta", "3 karty", "5 kart"]


def test_facts_are_not_wrapped_in_invisible_characters() -> None:
    assert Words([Catalogue("en", "hello = Hello { $name }.")]).say("hello", name="Ann") == "Hello Ann."


def test_a_fact_may_have_any_name() -> None:
    words = Words([Catalogue("en", "hello =\n    .short = { $name }, { $message_id }")], strict=True)
    assert words.attribute("hello", "short", name="Ann", message_id="Bob") == "Ann, Bob"


# Names of cards inside messages

POLISH = """
card-copper = Miedziak
    .accusative = Miedziaka
    .few = Miedziaki
    .many = Miedziaków
card-estate = Posiadłość
    .few = Posiadłości
    .many = Posiadłości
some-cards = { $count ->
    [one] { $form ->
        [accusative] { CARD($card, form: "accusative") }
       *[nominative] { CARD($card) }
    }
    [few] { $count } { CARD($card, form: "few") }
   *[many] { $count } { CARD($card, form: "many") }
}
list-next = { $list }, { $item }
list-last = { $list } i { $item }
lies = Tu leży { CARDS($cards) }.
gains = { $player } bierze { CARDS($cards, form: "accusative") }.
"""
HUNGARIAN = """
card-copper = Réz
    .accusative = Rezet
card-estate = Birtok
    .accusative = Birtokot
some-cards = { $count ->
    [one] { CARD($card, form: "accusative") }
   *[other] { $count } { CARD($card, form: "accusative") }
}
list-next = { $list }, { $item }
list-last = { $list } és { $item }
gains = { $player } { CARDS($cards) } kap.
"""


def test_cards_are_counted_and_joined_in_english() -> None:
    assert DOMINION.say("tell-trashed", player="Ann", cards=["copper"]) == "Ann trashes Copper."
    cards = ["copper", "estate", "copper", "gold"]
    assert DOMINION.say("tell-trashed", player="Ann", cards=cards) == "Ann trashes 2 Coppers, Estate and Gold."


def test_a_language_bends_names_as_its_sentences_need() -> None:
    polish = Words([Catalogue("pl", POLISH)], strict=True)
    cards = ["copper", *["estate"] * 2]
    assert polish.say("lies", cards=cards) == "Tu leży Miedziak i 2 Posiadłości."
    assert polish.say("gains", player="Ola", cards=cards) == "Ola bierze Miedziaka i 2 Posiadłości."
    assert polish.say("gains", player="Ola", cards=["copper"] * 5) == "Ola bierze 5 Miedziaków."
    hungarian = Words([Catalogue("hu", HUNGARIAN)], strict=True)
    assert hungarian.say("gains", player="Anna", cards=cards) == "Anna Rezet és 2 Birtokot kap."


PLACES = """
prize-vizier = wezyr
    .accusative = wezyra
prize-tile = płytka { $number }
    .accusative = płytkę { $number }
list-last = { $list } i { $item }
wins = { $player } zdobywa { NAMES($prizes, form: "accusative") }.
where = Gdzie? { NAME($town, form: "locative") }
town-agra = Agra
    .locative = w Agrze
"""


def test_things_are_bent_by_their_ids_and_numbered_ones_have_one_message() -> None:
    polish = Words([Catalogue("pl", PLACES)], strict=True)
    said = polish.say("wins", player="Ola", prizes=["prize-vizier", "prize-tile-4"])
    assert said == "Ola zdobywa wezyra i płytkę 4."


def test_a_place_that_no_catalogue_knows_brings_its_name() -> None:
    polish = Words([Catalogue("pl", PLACES)], strict=True)
    assert polish.say("where", town="town-agra=Agra") == "Gdzie? w Agrze"
    assert polish.say("where", town="town-atlantis=Atlantis") == "Gdzie? Atlantis"
    assert polish.say("where", town="town-where=a=b") == "Gdzie? a=b"
    with pytest.raises(LookupError, match="atlantis"):
        polish.say("where", town="town-atlantis")


def test_a_card_without_the_wanted_form_is_called_by_its_name() -> None:
    polish = Words([Catalogue("pl", POLISH)], strict=True)
    assert polish.say("gains", player="Ola", cards=["estate"]) == "Ola bierze Posiadłość."


def test_the_order_of_cards_can_be_kept() -> None:
    cards = "card-gold = Gold\n    .many = Golds\ncard-silver = Silver\n"
    lists = files("courtyard.words").joinpath("en", "lists.ftl").read_text(encoding="utf-8")
    words = Words([Catalogue("en", f'told = {{ CARDS($cards, order: "kept") }}\n{cards}{lists}')], strict=True)
    assert words.say("told", cards=["gold", "gold", "silver", "gold"]) == "2 Golds, Silver and Gold"


def test_names_are_joined_whatever_they_contain() -> None:
    made = Catalogue(
        "en", "who = { LIST($names) }\nlist-next = { $list }, { $item }\nlist-last = { $list } and { $item }\n"
    )
    words = Words([made], strict=True)
    assert words.say("who", names=["Ann"]) == "Ann"
    assert words.say("who", names=["Ann", "Bob, the elder", "{ $names }"]) == "Ann, Bob, the elder and { $names }"


def test_a_card_that_is_not_there_is_reported() -> None:
    with pytest.raises(LookupError, match=r"'tell-trashed' cannot be said: .*card-platypus"):
        DOMINION.say("tell-trashed", player="Ann", cards=["platypus"])


def test_has_tells_what_is_there() -> None:
    assert DOMINION.has("card-moat")
    assert DOMINION.has("card-moat", "note")
    assert not DOMINION.has("card-copper", "note")
    assert not DOMINION.has("card-platypus")
    assert not load().has("card-moat")


def test_english_is_there_and_an_unknown_language_is_refused() -> None:
    assert ENGLISH in load().languages()
    for language in ("xx", "", "../en"):
        with pytest.raises(LookupError, match="There are no words in"):
            load(language)
