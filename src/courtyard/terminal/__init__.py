"""Courtyard in a terminal: the program `courtyard`. Knows the games only by their rules, speech, boards and words."""
