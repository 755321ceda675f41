"""Figures of reviews: grades of each level, honest blunders, luck, and times."""
