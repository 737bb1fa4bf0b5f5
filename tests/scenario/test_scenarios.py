"""Every file in scenarios/ comes out as it says; and the runner that says so can be trusted."""

from __future__ import annotations

import contextlib
from collections import Counter
from io import StringIO
from pathlib import Path
from textwrap import dedent

import pytest

from courtyard.core.choice import Journal, Pending
from courtyard.core.errors import Refused
from courtyard.dominion.cards import BASE, CORNUCOPIA, INTRIGUE, PRIZES
from courtyard.scenario import begin_record, find_files, read, read_text, report, run, start
from courtyard.terminal.app import run as program

FOLDER = Path(__file__).parents[2] / "scenarios"
FILES = find_files([FOLDER])


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_scenario(path: Path) -> None:
    verdict = run(read(path))
    assert verdict.passed, f"\n{verdict.explanation}"


def test_no_two_scenarios_have_one_name() -> None:
    names = Counter(read(path).name for path in FILES)
    assert [name for name, count in names.items() if count > 1] == []


def test_a_scenario_comes_to_the_same_end_when_nobody_listens() -> None:
    for path in FILES:
        scenario = read(path)
        session = run(scenario).session
        if session is None:
            continue
        rules, script = session.rules, Journal(session.answers)
        script.listens = False
        state = rules.load(begin_record(scenario).table or {})
        with contextlib.suppress(Pending):
            while not rules.over(state):
                rules.move(state, script)
        assert rules.dump(state) == rules.dump(session.state), path


def test_no_card_gets_lost_in_a_scenario() -> None:
    for path in FILES:
        scenario = read(path)
        session = run(scenario).session
        if session is not None:
            assert session.rules.census(session.state) == session.rules.census(start(scenario).state), path


@pytest.mark.parametrize("card", [*BASE, *INTRIGUE, *CORNUCOPIA, *PRIZES], ids=lambda card: card.id)
def test_every_card_has_scenarios(card: object) -> None:
    name = getattr(card, "id", "")
    assert sum(path.stem.startswith(f"{name}-") for path in FILES) >= 2


# -- the runner ------------------------------------------------------------------------------------------------------

TABLE = """game = "dominion"
name = "Militia and Witch"
cites = ["rules: both"]
[table]
seats = ["Anna", "Bela", "Cili"]
actions = 2
[table.Anna]
hand = ["Militia", "Witch"]
deck = ["Gold", "Throne Room", "Silver"]
[table.Bela]
hand = ["Copper", "Copper", "Estate", "Silver"]
[table.Cili]
hand = ["Moat"]
"""


def explained(steps: str) -> str:
    """What the referee says about some steps at the table, which must be something."""
    verdict = run(read_text(TABLE + dedent(steps), "here.toml"))
    assert not verdict.passed
    return verdict.explanation


def refusal(text: str) -> str:
    """Why a text is refused, which must be one sentence."""
    with pytest.raises(Refused) as refused:
        run(read_text(dedent(text), "here.toml"))
    assert "\n" not in str(refused.value)
    return str(refused.value)


def refused_step(step: str) -> str:
    return refusal(TABLE + "[[step]]\n" + dedent(step))


def test_what_differs_stands_side_by_side() -> None:
    told = explained("""
        [[step]]
        do = ["Anna: Militia", "Cili: Moat", "Bela: Estate"]
        then = { coins = 3, Bela = { hand = ["Copper", "Silver", "Silver"], deck = ["Gold"] }, turn = "Bela" }
    """)
    assert told.splitlines() == [
        "here.toml, line 15: Militia and Witch  [rules: both]",
        "Step 1: “Anna: Militia”, “Cili: Moat”, “Bela: Estate”",
        "  coins",
        "    should be  3",
        "    but is     2",
        "  Bela's hand",
        "    should be  Copper, Silver, Silver",
        "    but is     Copper, Copper, Silver",
        "    missing    Silver",
        "    too many   Copper",
        "  Bela's deck",
        "    should be  Gold",
        "    but is     (empty)",
        "    missing    Gold",
        "  turn",
        "    should be  Bela",
        "    but is     Anna",
        "Now Anna is asked turn.action: 0 to 1 of Witch",
        "The last events:",
        "  Anna played Militia",
        "    Cili revealed Moat",
        "    Anna more-coins 2",
        "    Bela discarded Estate",
    ]


def test_a_deck_is_compared_in_order() -> None:
    told = explained("""
        [[step]]
        then = { Anna = { hand = ["Witch", "Militia"], deck = ["Throne Room", "Gold", "Silver"] } }
    """)
    assert "Anna's hand" not in told
    assert "should be  Throne Room, Gold, Silver\n    but is     Gold, Throne Room, Silver" in told


@pytest.mark.parametrize(
    ("answers", "line", "sentence"),
    [
        ('["Bela: Estate"]', 16, "“Bela: Estate”: it is not Bela who is asked now."),
        ('["Anna: Moat"]', 16, "“Anna: Moat” is refused: “Moat” is not an answer to turn.action; possible:"),
        ('["Anna [turn.buy]: -"]', 16, "“Anna [turn.buy]: -”: the question is turn.action, not turn.buy."),
        ('[\n"Anna: Militia",\n"Cili: -",\n"Bela: Gold",\n]', 19, "“Bela: Gold” is refused:"),
    ],
)
def test_an_answer_that_does_not_fit(answers: str, line: int, sentence: str) -> None:
    told = explained(f"\n[[step]]\ndo = {answers}\nthen = {{ coins = 2 }}\n")
    assert told.startswith(f"here.toml, line {line}: ")
    assert f"\n  {sentence}" in told


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ('{ seat = "Bela" }', "Bela should be asked now."),
        ('{ why = "turn.buy" }', "“why” of the question should be turn.buy, but it is turn.action."),
        ("{ most = 2 }", "“most” of the question should be 2, but it is 1."),
        ("{ least = 1 }", "“least” of the question should be 1, but it is 0."),
        ('{ offered = ["Moat", "Witch"] }', "Moat should be offered 1 x, but it is 0 x."),
        ('{ offered = ["Witch", "Witch"] }', "Witch should be offered 2 x, but it is 1 x."),
        ('{ not_offered = ["Witch"] }', "Witch should not be offered, but it is."),
        ("false", "The game should be over, but it goes on."),
    ],
)
def test_a_question_that_is_not_as_expected(asked: str, sentence: str) -> None:
    assert f"\n  {sentence}\n" in explained(f"[[step]]\nasked = {asked}\n")


def test_what_was_told() -> None:
    told = explained("""
        [[step]]
        do = ["Anna: Witch", "Cili: -"]
        told = { Anna = ["Anna drew Throne Room, Gold"], everyone = ["Anna drew 2 cards"] }
    """)
    assert "  Anna should have been told “Anna drew 2 cards”, but was told only:" in told
    assert "Anna should have been told “Anna drew Throne Room, Gold”" not in told


def test_what_was_not_to_be_told() -> None:
    told = explained("""
        [[step]]
        do = ["Anna: Witch", "Cili: -"]
        untold = { Bela = ["Anna drew Gold, Throne Room", "Anna drew 2 cards"], everyone = ["Cili revealed Moat"] }
    """)
    assert "Bela should not have been told “Anna drew 2 cards”." in told
    assert "Throne Room”" not in told.split("\n", 2)[2].split("Now")[0]
    assert "Moat" not in told.split("\n", 2)[2].split("Now")[0]


def test_a_line_that_nobody_hears_shows_nothing() -> None:
    told = explained("""
        [[step]]
        do = ["Anna: Witch", "Cili: -"]
        untold = { Bela = ["Anna drew Sliver"] }
    """)
    assert "“Anna drew Sliver” was told to nobody" in told


def test_an_answer_must_be_refused_as_it_says() -> None:
    step = '[[step]]\ndo = ["Anna: {}"]\nrefused = "not-an-answer"\nthen = {{ coins = 0 }}\n'
    assert run(read_text(TABLE + step.format("Moat"))).passed
    assert "but it is a good answer." in explained(step.format("Witch"))
    assert "but with “wants-between”:\n  turn.action wants from 0 to 1, not 2." in explained(
        step.format("Witch, Militia")
    )


def test_a_table_must_be_refused_as_it_says() -> None:
    text = 'game = "dominion"\nname = "x"\ncites = ["y"]\nrefused = "{}"\n[table]\nseats = [{}]\n'
    assert run(read_text(text.format("table-seats", '"Anna"'))).passed
    assert "but it was set." in run(read_text(text.format("table-seats", '"Anna", "Bela"'))).explanation
    assert "but with “table-seats”:" in run(read_text(text.format("seats", '"Anna"'))).explanation


def test_the_table_must_be_at_rest_in_the_end() -> None:
    told = explained('[[step]]\ndo = ["Anna: Militia", "Cili: -"]\nthen = { coins = 2 }\n')
    assert "The scenario ends in the middle of something" in told
    assert "Now Bela is asked militia.discard: 1 of " in told


# -- broken files ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        (TABLE.replace("cites", "sites"), 3, "“sites” is not part of a scenario"),
        (TABLE.replace('name = "Militia and Witch"', ""), 1, "needs a “name”"),
        (TABLE.replace("[table]", "[tafel]"), 4, "“tafel” is not part of a scenario"),
        (TABLE.replace('cites = ["rules: both"]', "cites = []"), 3, "“cites” must list the rules"),
        (TABLE.replace("[table.Cili]", "[table.Zita]"), 12, "nobody is called “Zita”; there are Anna, Bela, Cili"),
        (TABLE.replace('"Cili"]', '"Anna"]'), 5, "two seats are called “Anna”"),
        (TABLE.replace('"Cili"]', '"cili"]'), 5, "a seat cannot be called “cili”"),
        (
            TABLE.replace('"Cili"]', f'"C{"i" * 40}"]'),
            5,
            f"be called “C{'i' * 38}…”; the limit is 40 letters",
        ),
        (TABLE.replace("actions = 2", "acts = 2"), 6, "There is no “acts” in a table"),
        (TABLE.replace('"Moat"', '"Maot"'), 13, "There is no card “Maot”; did you mean “moat”?"),
        (TABLE.replace("hand = [", "hnad = [", 1), 8, "There is no “hnad” in a seat"),
        (TABLE.replace('"dominion"', '"chess"'), 1, "there is no game “chess”"),
    ],
)
def test_a_broken_table(text: str, line: int, sentence: str) -> None:
    told = refusal(text + "[[step]]\nthen = { coins = 0 }\n")
    assert told.startswith(f"here.toml, line {line}: "), told
    assert sentence in told


@pytest.mark.parametrize(
    ("step", "line", "sentence"),
    [
        ('do = ["Anna: Witch", "Cili: -"]\nthan = { coins = 2 }', 16, "“than” is not part of a step"),
        ('do = ["Anna: Witch"]', 14, "nothing is checked after the last step"),
        ("then = {}", 15, "“then” is empty"),
        ('do = ["Anne: Witch"]\nthen = { coins = 0 }', 15, "nobody is called “Anne”"),
        ('do = ["Witch"]\nthen = { coins = 0 }', 15, "“Witch” is not an answer; write “Name: what, what”"),
        ('do = ["Anna:"]\nthen = { coins = 0 }', 15, "leaves out what is answered"),
        ('asked = { seat = "Anna", hwy = "turn.buy" }', 15, "“hwy” is not part of “asked”"),
        ("asked = true", 15, "“asked” must describe the open question"),
        ("asked = { not_offered = [] }", 15, "“not_offered” is empty"),
        ('asked = { most = "one" }', 15, "“most” must be a number"),
        ('told = { Zita = ["Anna played Witch"] }', 15, "nobody is called “Zita”"),
        ("told = { Anna = [] }", 15, "has no lines for Anna"),
        ('untold = { everyone = [" , "] }', 15, "has no lines for everyone"),
        ('refused = "no"', 15, "“refused” is about the last answer"),
    ],
)
def test_a_broken_step(step: str, line: int, sentence: str) -> None:
    told = refused_step(step)
    assert told.startswith(f"here.toml, line {line}: "), told
    assert sentence in told


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        ("then = { coin = 2 }", "There is no “coin” in this table; it has Anna, Bela, Cili,"),
        ('then = { coins = "two" }', "“coins” is a number, not “two”."),
        ("then = { over = 0 }", "“over” is true or false, not “0”."),
        ("then = { phase = 1 }", "“phase” is a name, not “1”."),
        ('then = { trash = "Copper" }', "“trash” is a list, not “Copper”."),
        ("then = { supply = 3 }", "“supply” must be a table"),
        ("then = { supply = { Cooper = 3 } }", "There is no “Cooper” in “supply”; it has"),
        ('then = { Anna = { hands = ["Copper"] } }', "There is no “hands” in “Anna”; it has hand,"),
        ('then = { Anna = { hand = ["Cooper"] } }', "“Cooper” in “Anna's hand” is nothing that lies on this table."),
        ('asked = { not_offered = ["Village"] }', "“village” in “not_offered” is nothing that lies on this table."),
        ('untold = { everyone = ["Anna shufled"] }', "“shufled” in “Anna shufled” can never be told"),
        ('untold = { everyone = ["Anna drew Cooper"] }', "“Cooper” in “Anna drew Cooper” can never be told"),
    ],
)
def test_a_check_that_could_never_be_right(step: str, sentence: str) -> None:
    told = refused_step(step)
    assert told.startswith("here.toml, step 1 in line 14: "), told
    assert sentence in told


def test_what_is_not_toml() -> None:
    assert "line 1: this is not TOML" in refusal("name = ")
    assert "a key with other letters than a to z is written in quotes" in refusal(TABLE + "[table.Béla]\n")


# -- files, folders and the command ----------------------------------------------------------------------------------


def test_a_report_counts_good_bad_and_broken(tmp_path: Path) -> None:
    good, bad = "[[step]]\nthen = { coins = 0 }\n", "[[step]]\nthen = { coins = 1 }\n"
    for name, text in (("a.toml", TABLE + good), ("b.toml", TABLE + bad), ("c.toml", TABLE), ("d.txt", "")):
        (tmp_path / name).write_text(text, encoding="utf-8")
    result = report([tmp_path])
    assert (result.passed, len(result.failed), len(result.refused)) == (1, 1, 1)
    assert str(tmp_path / "b.toml") in result.failed[0]
    assert str(tmp_path / "c.toml") in result.refused[0]


def test_files_that_are_not_there(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="There is no scenario in"):
        find_files([tmp_path])
    with pytest.raises(Refused, match="cannot be read: no such file"):
        read(tmp_path / "none.toml")


def test_the_folder_tells_the_game(tmp_path: Path) -> None:
    path = tmp_path / "scenarios" / "chess" / "mate.toml"
    path.parent.mkdir(parents=True)
    text = TABLE + "[[step]]\nthen = { coins = 0 }\n"
    path.write_text(text.replace('game = "dominion"', ""), encoding="utf-8")
    with pytest.raises(Refused, match="there is no game “chess”; set “game” to one of dominion"):
        read(path)
    path.write_text(text, encoding="utf-8")
    assert run(read(path)).passed


def test_the_example_of_the_docs_passes() -> None:
    page = (FOLDER.parent / "docs" / "scenarios.md").read_text(encoding="utf-8")
    verdict = run(read_text(page.split("```toml\n")[1].split("```")[0], str(FOLDER / "dominion" / "example.toml")))
    assert verdict.passed, verdict.explanation


def test_the_mark_that_some_editors_put_before_a_text_is_no_part_of_it(tmp_path: Path) -> None:
    path = tmp_path / "marked.toml"
    path.write_text(TABLE + "[[step]]\nthen = { coins = 0 }\n", encoding="utf-8-sig")
    assert path.read_bytes().startswith(b"\xef\xbb\xbf")
    assert report([path]).passed == 1


def test_the_command_tells_by_its_exit_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.toml"
    for step, code in (("then = { coins = 0 }", 0), ("then = { coins = 1 }", 1), ("than = { coins = 1 }", 2)):
        path.write_text(f"{TABLE}[[step]]\n{step}\n", encoding="utf-8")
        assert program(["scenario", str(path)]) == code
    shown = capsys.readouterr()
    assert "1 passed, 0 failed, 0 refused." in shown.out
    assert "    should be  1\n    but is     0\n" in shown.out
    assert "“than” is not part of a step" in shown.err


def test_the_command_lets_people_play_on(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("\nquit\n"))
    assert program(["scenario", "--play", str(FOLDER / "dominion" / "base" / "militia-three-cards.toml")]) == 0
    assert "Militia: everyone else discards down to three cards" in capsys.readouterr().out
    assert program(["scenario", "--play", str(FOLDER)]) == 2
    assert "One scenario can be played at a time" in capsys.readouterr().err


ENDLESS = """game = "dominion"
name = "Nobody has a card or can buy one"
cites = ["rules: none"]
[table]
seats = ["Anna", "Bela"]
supply = { Copper = 0, Curse = 0 }
[[step]]
then = { coins = 0 }
"""


def test_a_table_that_would_go_on_for_ever_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "endless.toml"
    path.write_text(ENDLESS, encoding="utf-8")
    for flags in ([], ["--play"]):
        assert program(["scenario", *flags, str(path)]) == 2
        told = " ".join(capsys.readouterr().err.split())
        assert f"{path}, line 4: Nobody has had anything to decide for 500 moves" in told


def test_a_scenario_can_be_played_on_and_kept() -> None:
    scenario = read_text(TABLE + "[[step]]\nthen = { coins = 0 }\n")
    session, record = start(scenario), begin_record(scenario)
    session.answer([session.choice.everything()[0]] if session.choice is not None else [])
    record.keep(session)
    again = type(record).from_json(record.to_json()).replay(session.rules)
    assert session.rules.dump(again.state) == session.rules.dump(session.state)
