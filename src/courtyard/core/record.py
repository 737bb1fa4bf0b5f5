"""A game as one small file: what was played, from which start, and every answer by name."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from courtyard.core.answer import read_answer, write_answer
from courtyard.core.errors import Refused
from courtyard.core.given import LONGEST_TEXT, check_shape, listed, mapped, read_json, shortened, text, whole
from courtyard.core.phrase import Phrase
from courtyard.core.seed import check_seed, draft_of
from courtyard.core.session import Session

if TYPE_CHECKING:
    from collections.abc import Mapping

    from courtyard.core.rules import Rules
    from courtyard.core.seed import Seed
    from courtyard.core.state import State

FORMAT: Final = 1
LARGEST: Final = 400_000  # characters
MOST_ANSWERS: Final = 20_000  # several times as many as a served game can have
MOST_NAMES: Final = 500  # in one answer
MOST_PLAYERS: Final = 10


class Record:
    """Says the game, its version, options, seed, who sat where, and the answers. Plays back to the same state."""

    def __init__(self, game: str, version: int, options: Mapping[str, object], seed: Seed) -> None:
        self.game = game
        self.version = version
        self.options: dict[str, object] = dict(options)
        self.seed = seed
        self.table: dict[str, object] | None = None  # a start that was set by hand, instead of options and seed
        self.players: list[str] = []
        self.answers: list[list[str]] = []

    def keep(self, session: Session[State]) -> None:
        """Write down all that was answered."""
        rules = session.rules
        self.answers = [write_answer(rules, *pair) for pair in zip(session.asked, session.answers, strict=True)]

    def start(self, rules: Rules[State]) -> Session[State]:
        """The game before its first answer."""
        if self.table is not None:
            state = rules.load(self.table)
        else:
            state = rules.new(rules.settle(self.options, draft_of(self.seed)), self.seed)
        if self.version < rules.version:
            rules.date_back(state, self.version)
        return Session(rules, state)

    def replay(self, rules: Rules[State]) -> Session[State]:
        """Play all answers again."""
        session, refused = self.replay_while_it_fits(rules)
        if refused is None:
            return session
        if self.version == rules.version:
            raise refused
        raise Refused("other-version", why=refused.phrase, made=str(self.version), rules=str(rules.version))

    def replay_while_it_fits(self, rules: Rules[State]) -> tuple[Session[State], Refused | None]:
        """Play the answers again up to the first that does not fit, and say why: other rules made it, or none did."""
        session = self.start(rules)
        for number, names in enumerate(self.answers, 1):
            if session.choice is None:
                return session, Refused("record-goes-on", number=number)
            try:
                session.answer(read_answer(rules, session.choice, names))
            except Refused as refused:
                return session, Refused("record-unfit", number=number, why=refused.phrase)
        return session, None

    def move_on(self, rules: Rules[State]) -> None:
        """Let it go on by these rules, if it would have gone the same by them from its start."""
        earlier = self.version
        if earlier < rules.version:
            self.version = rules.version
            if self.replay_while_it_fits(rules)[1] is not None:
                self.version = earlier

    def to_json(self) -> str:
        data: dict[str, object] = {
            "courtyard": FORMAT,
            "game": self.game,
            "version": self.version,
            "options": self.options,
            "seed": self.seed,
            "players": self.players,
        }
        if self.table is not None:
            data["table"] = self.table
        head = json.dumps(data, ensure_ascii=False, indent=1)
        answers = ",\n  ".join(json.dumps(answer, ensure_ascii=False) for answer in self.answers)
        return f'{head[:-2]},\n "answers": [\n  {answers}\n ]\n}}\n'

    @staticmethod
    def from_json(written: str) -> Record:
        """Read a record, or refuse it with the reason."""
        data = read_json(written, Phrase("what-record"), LARGEST)
        if not isinstance(data, dict) or "courtyard" not in data:
            raise Refused("not-a-record")
        made = data["courtyard"]
        if isinstance(made, bool) or made != FORMAT:
            raise Refused("record-format", made=shortened(made), format=str(FORMAT))
        return _read(data)


def _read(data: dict[str, object]) -> Record:
    game = text(data.get("game"), Phrase("what-record-key", key="game"))
    version = whole(data.get("version"), Phrase("what-record-key", key="version"))
    options = mapped(data.get("options"), Phrase("what-record-key", key="options"))
    record = Record(game, version, options, check_seed(data.get("seed")))
    players = listed(data.get("players"), Phrase("what-record-key", key="players"), MOST_PLAYERS)
    record.players = [text(player, Phrase("what-record-player"), LONGEST_TEXT) for player in players]
    if "table" in data:
        record.table = mapped(data["table"], Phrase("what-record-key", key="table"))
        check_shape(options, Phrase("what-record-key", key="options"), MOST_NAMES)  # which nobody will settle
    answers = listed(data.get("answers"), Phrase("what-record-key", key="answers"), MOST_ANSWERS)
    for number, answer in enumerate(answers, 1):
        what = Phrase("what-record-answer", number=number)
        record.answers.append([text(name, what, LONGEST_TEXT) for name in listed(answer, what, MOST_NAMES)])
    return record
