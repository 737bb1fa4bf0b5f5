"""Tables in memory, with those who look at them and the bots that play there."""
