"""Answers by name: how people, scenarios and records speak of options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.core.errors import Refused

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.core.rules import Rules, S


def name_id(text: str) -> str:
    """The id that belongs to a name as a person would write it: "Queen Mother" is queen-mother."""
    return "-".join(text.strip().lower().replace("'", "").replace("\u2019", "").replace("_", " ").split()).strip("-")


def offered(rules: Rules[S], choice: Choice) -> list[str]:
    """The names of all options."""
    return [rules.spell(choice, place) for place in range(choice.size)]


def read_answer(rules: Rules[S], choice: Choice, names: list[str]) -> list[int]:
    """Turn names into an answer, or refuse them with the reason."""
    known = offered(rules, choice)
    answer: list[int] = []
    for name in names:
        spelled = name_id(name)
        if spelled not in known:
            raise Refused("not-an-answer", wanted=name, question=choice.why, known=known)
        answer.append(known.index(spelled))
    check_answer(rules, choice, answer)
    return answer


def check_answer(rules: Rules[S], choice: Choice, answer: list[int]) -> None:
    """Refuse an answer that the question does not allow."""
    fault = choice.fault(answer)
    if not fault:
        return
    if fault == "unknown":
        raise Refused("no-such-option", question=choice.why, last=choice.size - 1, answer=str(answer))
    if fault == "repeated":
        counts = [f"{choice.copies(i)} x {name}" for i, name in enumerate(offered(rules, choice))]
        raise Refused("too-often", question=choice.why, offered=counts)
    if choice.least == choice.most:
        raise Refused("wants-exactly", question=choice.why, wanted=choice.most, picked=len(answer))
    raise Refused("wants-between", question=choice.why, least=choice.least, most=choice.most, picked=len(answer))


def write_answer(rules: Rules[S], choice: Choice, answer: list[int]) -> list[str]:
    """The names of what was picked."""
    return [rules.spell(choice, place) for place in answer]
