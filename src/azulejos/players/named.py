"""Players by name, as they are written on a command line.

random                a random legal move
greedy                the move that pays most in this round
master, expert, ...   a level with its own limits
Leonor, ...           a level by the name of its character, ignoring case
master:0.1s           a master with this time for each move; other levels keep their own limits
master:20000n         ... or with this many nodes: the same moves every time
learned@FILE:0.1s     the master's search with the weights of a file
engine:COMMAND        another program that speaks the engine protocol, 0.1 s for each move
engine@0.5s:COMMAND   ... with another time
old=master:0.1s       any of these under a name that you choose
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from azulejos.players.characters import CHARACTERS, level_of
from azulejos.players.levels import LEVELS, Level
from azulejos.players.plain import PlainPlayer
from azulejos.players.player import Player
from azulejos.players.simple import GreedyPlayer, RandomPlayer
from azulejos.search.limits import Limits

if TYPE_CHECKING:
    from azulejos.players.thinking import ThinkingPlayer

_LIMIT: Final = re.compile(r"([0-9]+(?:\.[0-9]+)?)s|([0-9]+)n")
_ALIAS: Final = re.compile(r"([A-Za-z0-9_.-]{1,30})=(.+)", re.DOTALL)
_ENGINE: Final = re.compile(r"engine(?:@([^:]*))?:(.*\S.*)", re.DOTALL)
_LEARNED: Final = re.compile(r"learned@([^:]+)(?::(.+))?", re.DOTALL)
DEFAULT_LIMITS: Final = Limits(seconds=0.1)
SIMPLE: Final = ("random", "greedy")


@dataclass(frozen=True, slots=True)
class PlayerName:
    """A parsed name: player and limits; for an engine its command, for weights their file."""

    text: str
    who: str
    limits: Limits | None = None
    command: str | None = None

    @property
    def level(self) -> Level:
        """The level of a player that is neither simple nor an engine."""
        return LEVELS.get(self.who, LEVELS["master"])

    @classmethod
    def parse(cls, text: str) -> PlayerName:
        """Parse a name; raises `ValueError` with a sentence."""
        alias = _ALIAS.fullmatch(text)
        if alias:
            return replace(cls.parse(alias[2]), text=alias[1])
        engine = _ENGINE.fullmatch(text)
        if engine:
            limits = _parse_limits(engine[1]) if engine[1] else DEFAULT_LIMITS
            return cls(text, "engine", limits, engine[2])
        learned = _LEARNED.fullmatch(text)
        if learned:
            limits = _parse_limits(learned[2]) if learned[2] else DEFAULT_LIMITS
            if not Path(learned[1]).is_file():
                raise ValueError(f"there is no player {text!r}: no file {learned[1]}")
            return cls(text, "learned", limits, learned[1])
        given, colon, limit = text.partition(":")
        who = level_of(given)
        if who not in (*SIMPLE, *LEVELS):
            known = ", ".join((*SIMPLE, *LEVELS, "learned@FILE", "engine:COMMAND"))
            names = ", ".join(CHARACTERS.values())
            raise ValueError(f"there is no player {text!r}; there are {known}; by name: {names}")
        if colon and who in SIMPLE:
            raise ValueError(f"{who} does not think and takes no limit: {text!r}")
        if colon and who in LEVELS and LEVELS[who].limits.seconds is None:
            free = "master, learned@FILE and engine take one"
            raise ValueError(f"{who} thinks as its level does and takes no limit: {text!r}; {free}")
        if colon:
            return cls(text, who, _parse_limits(limit))
        return cls(text, who)


def _parse_limits(text: str) -> Limits:
    found = _LIMIT.fullmatch(text)
    if found is None:
        raise ValueError(f"a limit is 0.1s (seconds) or 5000n (nodes), not {text!r}")
    return Limits(seconds=float(found[1])) if found[1] else Limits(nodes=int(found[2]))


def make_player(name: str, seed: int = 0, threads: int = 1) -> Player:
    """The player with this name, loaded."""
    parsed = PlayerName.parse(name)
    if parsed.who == "random":
        return RandomPlayer(parsed.text, seed)
    if parsed.who == "greedy":
        return GreedyPlayer(parsed.text, seed)
    if parsed.who == "engine":
        from azulejos.players.engines.player import EnginePlayer

        assert parsed.command is not None
        assert parsed.limits is not None
        return EnginePlayer(parsed.command, parsed.text, parsed.limits)
    level = LEVELS.get(parsed.who)
    if level is not None and level.sees is not None:
        return PlainPlayer(level, parsed.text, seed)
    return _searching(parsed, seed, threads)


def level_player(level: Level, seed: int = 0, threads: int = 1) -> PlainPlayer | ThinkingPlayer:
    """The player of a level."""
    if level.sees is not None:
        return PlainPlayer(level, seed=seed)
    from azulejos.players.thinking import ThinkingPlayer

    return ThinkingPlayer(level, seed=seed, threads=threads)


def _searching(parsed: PlayerName, seed: int, threads: int) -> Player:
    from azulejos.players.thinking import ThinkingPlayer

    level = parsed.level
    if parsed.limits is not None:
        level = replace(level, limits=parsed.limits)
    weights = Path(parsed.command) if parsed.command is not None else None
    player = ThinkingPlayer(level, parsed.text, seed, threads, weights)
    player.load()  # otherwise its first move would take longer
    return player
