"""What every game stands on: choices, sessions, records, dice, events. Knows no game and does no I/O."""
