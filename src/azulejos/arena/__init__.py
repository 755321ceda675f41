"""Matches between players: honest schedules, honest statistics.

schedule    which games: every deal with all seat rotations
game        one game between players, and what came of it
bench       the players of one process
workers     games over all cores
cluster     games over a Ray cluster
statistics  win rates with intervals, mean points, ratings
match       all of it together
ladder      all levels against each other, with ratings
"""

from azulejos.arena.match import MatchReport, run_match
from azulejos.arena.schedule import MatchSettings

__all__ = ["MatchReport", "MatchSettings", "run_match"]
