"""People at tables in their browsers. Knows the games only by their rules, speech and words."""
