"""Alpha-beta to the end of the round, with the hand-written evaluation."""
