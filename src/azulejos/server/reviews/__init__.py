"""Reviews of games: the waiting line, the process that makes them, and where they are kept."""
