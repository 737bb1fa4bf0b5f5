"""What a viewer sees: the table, the game, its story and its questions."""
