"""Before a game: the first screen, the opponents, a new table, and who is invited to it."""
