"""The rules of Dominion: base game, Intrigue and Cornucopia in their first editions, 2-6 players."""
