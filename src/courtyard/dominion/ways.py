"""The questions that are not about cards, and the ways to answer each, in printed order."""

from __future__ import annotations

from typing import Final

YES: Final = "yes"
YES_NO: Final = (YES, "no")
WAYS: Final[dict[str, tuple[str, ...]]] = {
    "baron.discard": YES_NO,
    "chancellor.flip": YES_NO,
    "jester.choose": ("they", "you"),
    "library.set-aside": YES_NO,
    "mining-village.trash": YES_NO,
    "minion.choose": ("coins", "hand"),
    "nobles.choose": ("cards", "actions"),
    "pawn.choose": ("card", "action", "buy", "coin"),
    "spy.discard": YES_NO,
    "steward.choose": ("cards", "coins", "trash"),
    "torturer.choose": ("discard", "curse"),
    "tournament.reveal": YES_NO,
    "trusty-steed.choose": ("cards", "actions", "coins", "silvers"),
    "young-witch.reveal": YES_NO,
}
