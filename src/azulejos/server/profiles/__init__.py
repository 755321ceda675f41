"""My games and I: profiles without accounts, their games, statistics and ratings."""
