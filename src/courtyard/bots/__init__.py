"""Players that are programs: one that plays any game, and those that each game's own folder adds."""

from courtyard.bots.find import bot_names, find_bot

__all__ = ["bot_names", "find_bot"]
