"""Puzzles: those of this server, and the process that explains their moves."""
