"""Matches between players, with fair schedules and statistics.

schedule      which games: every deal with all seat rotations
game          one game between players, and its result
roster        the players of one process
workers       games on all cores
cluster       games on a Ray cluster
statistics    win rates with intervals, mean points, ratings
match         a whole match
ladder        all levels against each other, with ratings
progress      what a terminal shows while games are played
match_table   the table of a match for the terminal
ladder_table  the table of a ladder for the terminal
"""

from azulejos.arena.match import MatchReport, run_match
from azulejos.arena.schedule import MatchSettings

__all__ = ["MatchReport", "MatchSettings", "run_match"]
