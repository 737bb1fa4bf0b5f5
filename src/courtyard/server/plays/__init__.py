"""One game at a table: how it is played, kept, shared, ended, and told where it cannot be played again."""
