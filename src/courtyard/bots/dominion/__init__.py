"""Programs that play Dominion."""
