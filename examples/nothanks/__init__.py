"""No Thanks! for 3 to 7 players: a small game that is no part of Courtyard and needs no line there."""
