"""Many games in a row: what is counted of each, and what is watched as it goes. Knows no game, does no I/O."""
