"""The shipped network in PyTorch: two residual perceptrons and a policy with few rows.

`azulejos.net` repeats its forward pass without PyTorch, and a test compares the two. Seats share
the weights that read their blocks, and the policy knows what is taken, not where it lies, so what
is learned for one seat or factory holds for all. The first layer and every block are one matrix
each, applied to rectified activations, so that inference only multiplies positive numbers.
Positions before a deal have their own small perceptron: there are few of them, and a large one
overfits.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional

from azulejos.net.file import MOST as MOST_STEPS
from azulejos.net.file import Sizes, seat_units
from azulejos.net.inputs import layout as inputs
from azulejos.net.inputs.layout import FACTORY_FEATURES, REST_FEATURES, SEAT_FEATURES
from azulejos.net.inputs.sources import CONTENTS
from azulejos.net.policy import (
    CENTRE,
    FACTORY,
    FILLED,
    LEFT,
    MOST,
    POLICY_ROWS,
    TILING,
    left_table,
)
from training.networks.model import WALL_CELLS, Network

# Steps of weights, relative to the usual size of a weight of the same output: finer if they matter
# more, or if there are few weights.
VALUE_STEP, SEAT_STEP, STEP, POLICY_STEP = 0.04, 0.12, 0.22, 0.24
MIDDLE = 5 * inputs.MOST_CENTRE  # inputs for the centre


class QuantisedLinear(nn.Linear):
    """A linear layer with quantisation-aware training.

    It uses rounded weights in the forward pass and straight-through gradients.
    """

    def __init__(self, inputs: int, outputs: int, step: float, bias: bool = True) -> None:
        super().__init__(inputs, outputs, bias)
        self.step = step

    def steps(self) -> Tensor:
        """The step of the weights of each output."""
        return self.step * self.weight.detach().square().mean(1).sqrt().clamp(min=1e-6)

    def forward(self, given: Tensor) -> Tensor:
        """The layer, its weights rounded."""
        steps = self.steps()[:, None]
        off = ((self.weight / steps).round().clamp(-MOST_STEPS, MOST_STEPS) * steps) - self.weight
        return functional.linear(given, self.weight + off.detach(), self.bias)


class Trunk(nn.Module):
    """A residual perceptron: values (win logits, margins and scores of each seat) and walls."""

    seat_scales: Tensor
    rest_scales: Tensor

    def __init__(self, seats: int, width: int, blocks: int) -> None:
        super().__init__()
        self.seats = seats
        self.seat = QuantisedLinear(SEAT_FEATURES, seat_units(seats, width), SEAT_STEP, bias=False)
        self.rest = QuantisedLinear(REST_FEATURES, width, STEP)
        self.blocks = nn.ModuleList(QuantisedLinear(width, width, STEP) for _ in range(blocks))
        self.values = QuantisedLinear(width, 3 * seats, VALUE_STEP)
        self.walls = nn.Linear(width, WALL_CELLS * seats)
        for name, scales in (
            ("seat_scales", inputs.seat_scales()),
            ("rest_scales", inputs.rest_scales()),
        ):
            self.register_buffer(name, torch.from_numpy(scales), persistent=False)
        with torch.no_grad():
            self.seat.weight.mul_(3)  # few inputs are active at a time
            self.rest.weight.mul_(3)
            self.values.weight.mul_(0.2)

    def forward(self, features: Tensor) -> Tensor:
        """The activations that the heads read."""
        begin = inputs.rest_begin(self.seats)
        blocks = features[:, :begin].unflatten(1, (self.seats, SEAT_FEATURES))
        seats = self.seat(blocks.to(self.seat_scales.dtype) * self.seat_scales).flatten(1)
        rest = features[:, begin : begin + REST_FEATURES].to(self.rest_scales.dtype)
        hidden: Tensor = self.rest(rest * self.rest_scales)
        hidden = hidden + functional.pad(seats, (0, hidden.shape[1] - seats.shape[1]))
        for block in self.blocks:
            hidden = hidden + block(torch.relu(hidden))
        return torch.relu(hidden)


class Policy(nn.Module):
    """A query computed from the units, and rows that turn it into logits."""

    kinds: Tensor  # the index in CONTENTS, by the digits of a factory
    digits: Tensor
    left: Tensor  # a row for each kind and colour
    begun: Tensor  # how many tiles each input of the lines stands for, and on which line
    lines: Tensor  # the row for each colour and line that is exactly filled

    def __init__(self, seats: int, width: int, rank: int) -> None:
        super().__init__()
        self.seats = seats
        self.query = QuantisedLinear(width, rank, POLICY_STEP)
        self.rows = QuantisedLinear(rank, POLICY_ROWS, POLICY_STEP)
        kinds = torch.full((5**5,), len(CONTENTS))
        for kind, colours in enumerate(CONTENTS):
            kinds[sum(5**colour for colour in colours)] = kind
        left = torch.full((len(CONTENTS) + 1, 5), POLICY_ROWS)  # a zero row after all others
        table = torch.from_numpy(left_table())
        left[:-1] = torch.where(table < 0, POLICY_ROWS, LEFT + table)
        digits = 5 ** torch.arange(5).repeat_interleave(4) * torch.arange(1, 5).repeat(5)
        begun = torch.zeros(inputs.FLOOR - inputs.LINES, 5)
        for line in range(5):
            place = 5 * (line * (line + 1) // 2)
            begun[place : place + 5 * (line + 1), line] = torch.arange(1.0, line + 2).repeat(5)
        tables = {"kinds": kinds, "left": left, "digits": digits, "begun": begun}
        tables["lines"] = FILLED + MOST + (2 * MOST + 1) * torch.arange(25).view(5, 5)
        for name, content in tables.items():
            self.register_buffer(name, content, persistent=False)
        with torch.no_grad():
            self.rows.weight.mul_(0.2)

    def forward(self, hidden: Tensor, features: Tensor) -> Tensor:
        """A logit for each index of the policy: centre, sorted factories, tiling."""
        rows = self.rows(self.query(hidden))
        rest, first = inputs.rest_begin(self.seats), inputs.factories_begin(self.seats)
        count = 2 * self.seats + 1
        middle = features[:, rest : rest + MIDDLE].unflatten(1, (5, 8))
        held = features[:, first : first + FACTORY_FEATURES * count].unflatten(1, (count, 20))
        groups = held.unflatten(2, (5, 4))
        centre = torch.einsum(
            "bck,bckl->bcl", middle.to(rows.dtype), _part(rows, CENTRE, (5, 8, 6))
        )
        factories = torch.einsum(
            "bsck,bckl->bscl", groups.to(rows.dtype), _part(rows, FACTORY, (5, 4, 6))
        )
        kinds = self.kinds[(held * self.digits).sum(2)]
        padded = functional.pad(rows, (0, 1))
        left = padded.gather(1, self.left[kinds].flatten(1)).unflatten(1, (count, 5, 1))
        drafts = torch.cat([centre[:, None], factories + left], dim=1)
        taken = torch.cat([_counts(middle)[:, None], _counts(groups)], dim=1)
        drafts = drafts + self._filled(rows, taken, features)
        return torch.cat([drafts.flatten(1), rows[:, TILING:FILLED]], dim=1)

    def _filled(self, rows: Tensor, taken: Tensor, features: Tensor) -> Tensor:
        """The part of the logits for filling the mover's lines, by source, colour and line."""
        begun = (features[:, inputs.LINES : inputs.FLOOR].float() @ self.begun).long()
        more = taken[..., None] - (torch.arange(1, 6, device=rows.device) - begun)[:, None, None]
        places = more.clamp(-MOST, MOST) + self.lines
        found = rows.gather(1, places.flatten(1)).view(places.shape)
        return functional.pad(found, (0, 1))


def _counts(groups: Tensor) -> Tensor:
    """The number of tiles from one-hot inputs for 1, 2 and so on."""
    many = torch.arange(1, groups.shape[-1] + 1, device=groups.device)
    return (groups * many).sum(-1)


def _part(rows: Tensor, begin: int, shape: tuple[int, int, int]) -> Tensor:
    """Some rows as colour, count, line."""
    return rows[:, begin : begin + shape[0] * shape[1] * shape[2]].unflatten(1, shape)


class Student(Network):
    """Policy logits, values and wall logits; positions before a deal have their own trunk."""

    def __init__(self, *shape: int) -> None:
        """The shape is that of a file: see Sizes."""
        super().__init__(*shape)
        sizes = Sizes(*shape)
        seats = sizes.seats
        self.inside = Trunk(seats, sizes.width, sizes.blocks)
        self.before_deal = Trunk(seats, sizes.before_width, sizes.before_blocks)
        self.policy = Policy(seats, sizes.width, sizes.rank)
        self.before_deal_input = inputs.rest_begin(seats) + inputs.BEFORE_DEAL

    def forward(self, features: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """All heads, for training."""
        is_before = features[:, self.before_deal_input : self.before_deal_input + 1] > 0
        inside, before = self.inside(features), self.before_deal(features)
        values = torch.where(is_before, self.before_deal.values(before), self.inside.values(inside))
        walls = torch.where(is_before, self.before_deal.walls(before), self.inside.walls(inside))
        return self.policy(inside, features), values, walls
