"""Players by name, as one writes them on a command line.

A file of its own because matches, analysis and games in the terminal all name players this way:

    random                one of the legal moves
    greedy                what pays most in this round
    uct:0.1s              a plain tree search with random playouts, to measure others against
    master, expert, ...   a level with its own limits
    master:0.1s           a level that thinks so long
    master:20000n         ... or so many nodes: the same moves every time
    learned:0.1s          the player that has learned: a network and a tree search
    learned@FILE:0.1s     ... with the weights of a file
    engine:COMMAND        another program that speaks the engine protocol, 0.1 s a move
    engine@0.5s:COMMAND   ... with its own time
    old=master:0.1s       any of these under a name of one's own
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from azulejos.players.levels import LEVELS
from azulejos.players.player import Player
from azulejos.players.simple import GreedyPlayer, RandomPlayer
from azulejos.search.limits import Limits

_LIMIT: Final = re.compile(r"([0-9]+(?:\.[0-9]+)?)s|([0-9]+)n")
_ALIAS: Final = re.compile(r"([A-Za-z0-9_.-]{1,30})=(.+)", re.DOTALL)
_ENGINE: Final = re.compile(r"engine(?:@([^:]*))?:(.+)", re.DOTALL)
_LEARNED: Final = re.compile(r"learned(?:@([^:]+))?(?::(.+))?", re.DOTALL)
DEFAULT_LIMITS: Final = Limits(seconds=0.1)
SIMPLE: Final = ("random", "greedy")


@dataclass(frozen=True, slots=True)
class PlayerName:
    """A name taken apart: who, with which limits; for an engine its command, for weights a file."""

    text: str
    who: str
    limits: Limits | None = None
    command: str | None = None

    @classmethod
    def parse(cls, text: str) -> PlayerName:
        """Read a name; raises `ValueError` with a sentence."""
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
            return cls(text, "learned", limits, learned[1])
        who, colon, limit = text.partition(":")
        if who not in (*SIMPLE, "uct", *LEVELS):
            known = ", ".join((*SIMPLE, "uct", *LEVELS, "learned", "engine:COMMAND"))
            raise ValueError(f"there is no player {text!r}; there are {known}")
        if colon and who in SIMPLE:
            raise ValueError(f"{who} does not think and takes no limit: {text!r}")
        if colon:
            return cls(text, who, _parse_limits(limit))
        return cls(text, who, DEFAULT_LIMITS if who == "uct" else None)


def _parse_limits(text: str) -> Limits:
    found = _LIMIT.fullmatch(text)
    if found is None:
        raise ValueError(f"a limit is 0.1s (seconds) or 5000n (nodes), not {text!r}")
    return Limits(seconds=float(found[1])) if found[1] else Limits(nodes=int(found[2]))


def make_player(name: str, seed: int = 0, threads: int = 1) -> Player:
    """The player with this name; what it needs is loaded now."""
    parsed = PlayerName.parse(name)
    if parsed.who == "random":
        return RandomPlayer(parsed.text, seed)
    if parsed.who == "greedy":
        return GreedyPlayer(parsed.text, seed)
    if parsed.who == "learned":
        return _learned(parsed, seed, threads)
    if parsed.command is not None:
        from azulejos.players.engine_player import EnginePlayer

        assert parsed.limits is not None
        return EnginePlayer(parsed.command, parsed.text, parsed.limits)
    return _searching(parsed, seed, threads)


def _learned(parsed: PlayerName, seed: int, threads: int) -> Player:
    from azulejos.players.learned import LearnedPlayer

    assert parsed.limits is not None
    file = Path(parsed.command) if parsed.command is not None else None
    player = LearnedPlayer(parsed.text, parsed.limits, file, threads, seed)
    player.warm_up()  # or its first move would be charged with it
    return player


def _searching(parsed: PlayerName, seed: int, threads: int) -> Player:
    from azulejos.players.thinking import PlayoutPlayer, ThinkingPlayer

    if parsed.who == "uct":
        assert parsed.limits is not None
        return PlayoutPlayer(parsed.text, parsed.limits, seed)
    level = LEVELS[parsed.who]
    if parsed.limits is not None and level.limits.seconds is not None:
        level = replace(level, limits=parsed.limits)
    elif parsed.limits is not None:
        level = replace(level, limits=replace(level.limits, seconds=parsed.limits.seconds))
    player = ThinkingPlayer(level, parsed.text, seed, threads)
    player.warm_up()  # or its first move would be charged with it
    return player
