"""Positions, steps and choices as JSON: the one form for the wire, files and programs."""
