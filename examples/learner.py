"""A small learner in numpy: a policy network that learns from self-play.

    python examples/learner.py --seconds 20 --curve curve.png

It uses policy gradients on a batch of games: the better a game ended for a seat, compared with the
average, the more likely its moves become. After 20 seconds on one core it nearly always beats
random play. The curve shows the share of games won against random play over the learning time.
"""

# ruff: noqa: E402 (numpy is imported after the number of its threads is set)
from __future__ import annotations

import argparse
import os
import time
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

# One thread learns fastest: the matrices are small, and threads would wait for each other. The
# libraries under numpy read this when they are loaded.
for library in ("OMP", "OPENBLAS", "MKL", "VECLIB_MAXIMUM", "BLIS"):
    os.environ[f"{library}_NUM_THREADS"] = "1"

import numpy as np
from numpy.typing import NDArray

from azulejos.envs.batch import Batch
from azulejos.envs.drawing.canvas import Canvas
from azulejos.envs.features import observation_high

Floats = NDArray[np.float32]
GAMES, HIDDEN, RATE = 256, 64, 0.003
SCALE = 1 / observation_high(2, False).astype(np.float32)


class Moves(NamedTuple):
    """A row for every move, and the final result of its seat."""

    inputs: Floats
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    results: Floats


class Policy:
    """A network with one hidden layer that gives probabilities of the legal actions."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        self.rng = rng
        self.weights = [
            rng.normal(0, inputs**-0.5, (inputs, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, actions), np.float32),
            np.zeros(actions, np.float32),
        ]
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._updates = 0

    def probabilities(self, inputs: Floats, masks: NDArray[np.bool_]) -> tuple[Floats, Floats]:
        """The hidden layer, and the probability of each action."""
        hidden = np.tanh(inputs @ self.weights[0] + self.weights[1])
        logits = np.where(masks, hidden @ self.weights[2] + self.weights[3], -np.inf)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, odds / odds.sum(axis=1, keepdims=True)

    def choose(self, inputs: Floats, masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        """An action for every row, drawn by its probability."""
        _, chances = self.probabilities(inputs, masks)
        upto = chances.cumsum(axis=1)
        drawn = self.rng.random((len(inputs), 1), np.float32) * upto[:, -1:]
        actions: NDArray[np.int64] = np.minimum((upto <= drawn).sum(axis=1), masks.shape[1] - 1)
        return actions

    def learn(self, moves: Moves) -> None:
        """Make the moves with good results more likely, in one step of Adam."""
        hidden, chances = self.probabilities(moves.inputs, moves.masks)
        slope = -chances
        slope[np.arange(len(slope)), moves.actions] += 1
        slope *= moves.results[:, None] / len(slope)
        back = (slope @ self.weights[2].T) * (1 - hidden**2)
        self._adam([moves.inputs.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0)])

    def _adam(self, gradients: list[Floats]) -> None:
        self._updates += 1
        first, second = 1 - 0.9**self._updates, 1 - 0.999**self._updates
        for weight, mean, square, gradient in zip(
            self.weights, self._means, self._squares, gradients, strict=True
        ):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            weight += RATE * (mean / first) / (np.sqrt(square / second) + 1e-8)


def scaled(observations: NDArray[np.uint8]) -> Floats:
    """Every feature between 0 and 1."""
    return np.multiply(observations, SCALE, dtype=np.float32)


def self_play(policy: Policy, batch: Batch) -> Moves:
    """Play all games of a batch to their end."""
    batch.reset()
    seen: list[tuple[Floats, NDArray[np.bool_], NDArray[np.int64]]] = []
    places: list[tuple[NDArray[np.int64], NDArray[np.int8]]] = []
    while (playing := np.flatnonzero(batch.playing)).size:
        inputs, masks = scaled(batch.observation[playing]), batch.mask[playing]
        actions = np.full(batch.games, -1, np.int64)
        actions[playing] = policy.choose(inputs, masks)
        seen.append((inputs, masks, actions[playing]))
        places.append((playing, batch.seat[playing]))
        batch.step(actions)
    inputs, masks, actions = (np.concatenate(parts) for parts in zip(*seen, strict=True))
    games, seats = (np.concatenate(parts) for parts in zip(*places, strict=True))
    scores = batch.final_score.astype(np.float32)
    # Points teach more than wins, and lost points count although a score stays at 0.
    results = scores + 0.5 * (scores - scores[:, ::-1])
    results = (results - results.mean()) / (results.std() + 1e-6)
    return Moves(inputs, masks, actions, results[games, seats])


def win_rate(policy: Policy, games: int = 200, seed: int = 0) -> float:
    """The share of games won against random play, half of them from each seat."""
    batch = Batch(games, restarts=False, seed=seed)
    own_seat = np.arange(games) % 2
    while (playing := np.flatnonzero(batch.playing)).size:
        actions = batch.random_actions().copy()
        own = playing[batch.seat[playing] == own_seat[playing]]
        if own.size:
            actions[own] = policy.choose(scaled(batch.observation[own]), batch.mask[own])
        batch.step(actions)
    own_score = batch.final_score[np.arange(games), own_seat]
    other = batch.final_score[np.arange(games), 1 - own_seat]
    return float(np.mean((own_score > other) + 0.5 * (own_score == other)))


def learn(seconds: float, iterations: int, seed: int) -> list[tuple[float, float]]:
    """Learn for some time or number of batches; return pairs of learning time and win rate."""
    batch = Batch(GAMES, restarts=False, seed=seed)
    policy = Policy(batch.observation.shape[1], batch.actions, np.random.default_rng(seed))
    curve, spent, done, shown = [(0.0, win_rate(policy))], 0.0, 0, 0.0
    while spent < seconds and done < iterations:
        began = time.perf_counter()
        policy.learn(self_play(policy, batch))
        spent, done = spent + time.perf_counter() - began, done + 1
        if spent - shown >= seconds / 20 or done == iterations or spent >= seconds:
            shown = spent
            curve.append((spent, win_rate(policy)))
            print(f"{spent:5.1f} s  {done * GAMES:6} games  {curve[-1][1]:6.1%} won", flush=True)
    return curve


def draw(curve: list[tuple[float, float]]) -> bytes:
    """The learning curve as a PNG file."""
    canvas, width, height = Canvas(520, 320), 440, 240
    for percent in range(0, 101, 25):
        y = 30 + height - height * percent // 100
        canvas.line(60, y, 60 + width, y, (220, 220, 220))
        canvas.text(14, y - 5, f"{percent}%")
    last = max(curve[-1][0], 1e-9)
    points = [(60 + int(width * t / last), 30 + int(height * (1 - w))) for t, w in curve]
    for (x0, y0), (x1, y1) in pairwise(points):
        canvas.line(x0, y0, x1, y1, (38, 110, 180), thick=3)
    canvas.text(60, 8, "games won against random play")
    canvas.text(60, 290, f"{last:.1f} seconds of learning")
    return canvas.png()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to learn (20)")
    parser.add_argument("--iterations", type=int, default=10**9, help="at most this many batches")
    parser.add_argument("--seed", type=int, default=1, help="the seed of deals and choices (1)")
    parser.add_argument("--curve", type=Path, help="write the learning curve to this PNG file")
    options = parser.parse_args()
    curve = learn(options.seconds, options.iterations, options.seed)
    if options.curve:
        options.curve.write_bytes(draw(curve))


if __name__ == "__main__":
    main()
