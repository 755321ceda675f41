"""Checkpoints: weights, averages and optimiser moments, two bytes per number.

This is half of what torch would write, and a run continues from it without a visible break. The
second moments are stored as their roots, which bfloat16 represents well enough.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch

from training.learning.learner import Learner

EXTRA = ("weights", "first", "second")  # missing in a slim checkpoint


def _packed(learner: Learner) -> dict[str, Any]:
    kind = torch.bfloat16
    state: dict[str, Any] = {
        "shape": learner.network.shape,
        "steps": learner.steps,
        "average": [p.detach().to("cpu", torch.float16) for p in learner.average.parameters()],
    }
    state["weights"] = [p.detach().to("cpu", kind) for p in learner.network.parameters()]
    if learner.optimiser.state:  # empty until the first step
        slots = [learner.optimiser.state[p] for p in learner.network.parameters()]
        state["first"] = [slot["exp_avg"].to("cpu", kind) for slot in slots]
        state["second"] = [slot["exp_avg_sq"].sqrt().to("cpu", kind) for slot in slots]
    return state


@torch.no_grad()
def _unpack(learner: Learner, state: dict[str, Any]) -> None:
    shape = learner.network.shape
    if tuple(state["shape"]) != shape:
        raise ValueError(f"the checkpoint is of a network {state['shape']}, not {shape}")
    learner.steps = state["steps"]
    for index, parameter in enumerate(learner.network.parameters()):
        parameter.copy_(state.get("weights", state["average"])[index])
        if "first" in state:
            learner.optimiser.state[parameter] = {
                "step": torch.tensor(float(learner.steps), device=learner.rate.device),
                "exp_avg": state["first"][index].to(parameter),
                "exp_avg_sq": state["second"][index].to(parameter).square(),
            }
    for parameter, saved in zip(learner.average.parameters(), state["average"], strict=True):
        parameter.copy_(saved)


def save(folder: Path, learners: dict[str, Learner], progress: dict[str, Any]) -> None:
    """Write a file for each network, each atomically."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, learner in learners.items():
        part = folder / f"{name}.part"
        torch.save(_packed(learner) | {"progress": progress}, part)
        part.replace(folder / f"{name}.pt")


def load(folder: Path, learners: dict[str, Learner]) -> dict[str, Any]:
    """Load the networks of a folder and return the progress of the run.

    If the student is missing, a new one begins.
    """
    progress: dict[str, Any] = {}
    for name, learner in learners.items():
        file = folder / f"{name}.pt"
        if name == "student" and not file.exists():
            continue
        state = torch.load(file, map_location="cpu", weights_only=True)
        _unpack(learner, state)
        progress = state["progress"]
    return progress


def slim(folder: Path, target: Path) -> None:
    """Copy a checkpoint with only the averages: a quarter of the size, for keeping.

    A run that continues from it begins with a fresh optimiser.
    """
    target.mkdir(parents=True, exist_ok=True)
    for file in sorted(folder.glob("*.pt")):
        state = torch.load(file, map_location="cpu", weights_only=True)
        torch.save(
            {name: part for name, part in state.items() if name not in EXTRA}, target / file.name
        )
