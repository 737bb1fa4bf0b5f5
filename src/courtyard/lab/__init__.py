"""Many games: the laws that all of them obey, matches, and how fast they go. Knows no game by name."""
