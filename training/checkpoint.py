"""A training run on disk: weights, averages and optimiser moments, two bytes a number.

A file of its own because of the sizes: two bytes a number are half of what torch would write, and
a run goes on from it as if nothing had happened. The second moments are kept as their roots, which
bfloat16 holds well enough.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from azulejos.net.layout import feature_count, prospects_begin
from training.learner import Learner
from training.model import Network

EXTRA = ("weights", "first", "second")  # what a slim checkpoint does without


def _packed(learner: Learner) -> dict[str, Any]:
    kind = torch.bfloat16
    state: dict[str, Any] = {
        "shape": learner.network.shape,
        "steps": learner.steps,
        "average": [p.detach().to("cpu", torch.float16) for p in learner.average.parameters()],
    }
    slots = [learner.optimiser.state[p] for p in learner.network.parameters()]
    state["weights"] = [p.detach().to("cpu", kind) for p in learner.network.parameters()]
    state["first"] = [slot["exp_avg"].to("cpu", kind) for slot in slots]
    state["second"] = [slot["exp_avg_sq"].sqrt().to("cpu", kind) for slot in slots]
    return state


def grown(
    tensors: Sequence[Tensor], network: Network, student: Sequence[Tensor] = ()
) -> Sequence[Tensor]:
    """What was saved for each parameter, of earlier runs too.

    One trunk alone serves as both; inputs that did not exist begin with nothing; and where the
    trunk before a deal had another size, the student's takes its place.
    """
    wanted = list(network.parameters())
    count = len(list(network.between.parameters()))
    if len(tensors) == len(wanted) - count:
        layers = 2 + 2 * len(network.inside.blocks)
        trunk = [*tensors[:layers], *tensors[layers + 2 :]]  # the policy stood between
        tensors = [*trunk, *tensors[layers : layers + 2], *trunk]
    if len(tensors) != len(wanted) or tensors[-2].shape != wanted[-2].shape:
        tensors = [*tensors[: len(wanted) - count], *student[-count:]]
    return [
        saved if saved.shape == own.shape else _wide(saved, network.seats)
        for saved, own in zip(tensors, wanted, strict=True)
    ]


def _wide(first: Tensor, seats: int) -> Tensor:
    known = prospects_begin(seats)
    wide = first.new_zeros(first.shape[0], feature_count(seats))
    wide[:, :known] = first[:, :known]
    return wide


Saved = dict[str, Sequence[Tensor]]


@torch.no_grad()
def _unpack(learner: Learner, state: dict[str, Any], student: Saved) -> Saved:
    shape = learner.network.shape
    if tuple(state["shape"][:3]) != shape[:3]:
        raise ValueError(f"the checkpoint is of a network {state['shape']}, not {shape}")
    learner.steps = state["steps"]
    names = [name for name in ("average", *EXTRA) if name in state]
    kept = {name: grown(state[name], learner.network, student.get(name, ())) for name in names}
    for index, parameter in enumerate(learner.network.parameters()):
        parameter.copy_(kept.get("weights", kept["average"])[index])
        if "first" in kept:
            learner.optimiser.state[parameter] = {
                "step": torch.tensor(float(learner.steps), device=learner.rate.device),
                "exp_avg": kept["first"][index].to(parameter),
                "exp_avg_sq": kept["second"][index].to(parameter).square(),
            }
    for parameter, saved in zip(learner.average.parameters(), kept["average"], strict=True):
        parameter.copy_(saved)
    return kept


def save(folder: Path, learners: dict[str, Learner], progress: dict[str, Any]) -> None:
    """Write a file for each network, each at once or not at all."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, learner in learners.items():
        part = folder / f"{name}.part"
        torch.save(_packed(learner) | {"progress": progress}, part)
        part.replace(folder / f"{name}.pt")


def load(folder: Path, learners: dict[str, Learner]) -> dict[str, Any]:
    """Take up the networks that a folder holds; what was known of the run."""
    progress: dict[str, Any] = {}
    student: Saved = {}
    for name in sorted(learners):  # the student first
        state = torch.load(folder / f"{name}.pt", map_location="cpu", weights_only=True)
        student = _unpack(learners[name], state, student)
        progress = state["progress"]
    return progress


def slim(folder: Path, target: Path) -> None:
    """Copy a checkpoint with nothing but the averages: a quarter of the size, for keeping.

    A run that goes on from it begins with a fresh optimiser.
    """
    target.mkdir(parents=True, exist_ok=True)
    for file in sorted(folder.glob("*.pt")):
        state = torch.load(file, map_location="cpu", weights_only=True)
        torch.save(
            {name: part for name, part in state.items() if name not in EXTRA}, target / file.name
        )
