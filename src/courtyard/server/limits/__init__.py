"""How much of what is too much, by whom it is counted, and what is written in the log of it all."""
