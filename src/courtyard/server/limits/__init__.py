"""How much of anything is too much, for whom it is counted, and what the log says of it all."""
