"""The hand-written evaluation: features of a board, and their tuned coefficients."""
