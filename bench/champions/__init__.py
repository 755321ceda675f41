"""Matches against the networks of earlier commits."""
