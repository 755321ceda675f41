"""Reviews of games: the queue, the process that makes them, and where they are kept."""
