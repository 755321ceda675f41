"""PUCT: a tree inside the round, grown by a network's policy and value."""
