"""Many games of the same players, and what came of them."""
