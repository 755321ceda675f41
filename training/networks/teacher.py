"""The network that plays and learns: attention among groups of tiles, pattern lines and seats.

It is never shipped. Groups of tiles of one colour, pattern lines and seats are tokens of a
transformer; a move's logit is the product of the vectors of its group and its line. It learns more
from the same games than a perceptron on a row of numbers, but is far too slow for play.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional

from azulejos.net.inputs import layout as inputs
from azulejos.net.inputs.layout import (
    CENTRE,
    FACTORY_FEATURES,
    LINES,
    LOOKAHEAD,
    REST_FEATURES,
    SEAT_FEATURES,
)
from training.networks.model import WALL_CELLS, Network

HEADS = 4  # of attention
KEYS = 64  # length of the vectors that match groups with lines
VALUES = 256  # units before the values
MIDDLE = 64  # inputs for the centre
BY_ROW = (
    inputs.COLOURED,
    inputs.GREY_CELLS,
    inputs.GREY_ROWS,
    inputs.CELLS,
    inputs.ROWS,
)  # parts of a seat with five inputs for each row


class Layer(nn.Module):
    """A transformer layer: attention among all tokens, then a perceptron for each."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self.before, self.after = nn.LayerNorm(size), nn.LayerNorm(size)
        self.mix, self.out = nn.Linear(size, 3 * size), nn.Linear(size, size)
        self.up, self.down = nn.Linear(size, 3 * size), nn.Linear(3 * size, size)

    def forward(self, tokens: Tensor) -> Tensor:
        """The tokens after attention."""
        mixed = self.mix(self.before(tokens)).unflatten(2, (3, HEADS, -1)).permute(2, 0, 3, 1, 4)
        seen = functional.scaled_dot_product_attention(mixed[0], mixed[1], mixed[2])
        tokens = tokens + self.out(seen.transpose(1, 2).flatten(2))
        thought: Tensor = self.down(torch.relu(self.up(self.after(tokens))))
        return tokens + thought


def line_inputs() -> Tensor:
    """The inputs of a seat that belong to each line, padded to the same number."""
    free, rows = inputs.HOLDER + 1, []
    for line in range(5):
        begin = LINES + 5 * (line * (line + 1) // 2)
        own = [*range(begin, begin + 5 * (line + 1))]
        own += [free] * (25 - len(own))
        for part in BY_ROW:
            own += range(part + 5 * line, part + 5 * line + 5)
        scarce = LOOKAHEAD + inputs.SCARCE + 20 * line
        fits = inputs.FITS + 20 * line
        rows.append([*own, *range(scarce, scarce + 20), LOOKAHEAD + inputs.BEST + line])
        rows[-1] += range(fits, fits + 20)
    return torch.tensor(rows)


def _table(*shape: int, scale: float = 0.1) -> nn.Parameter:
    return nn.Parameter(scale * torch.randn(*shape))


class TokenEmbedding(nn.Module):
    """Embeds the inputs as tokens: groups in the centre and on factories, lines, seats, table."""

    lines: Tensor
    seat_scales: Tensor
    rest_scales: Tensor

    def __init__(self, seats: int, size: int) -> None:
        super().__init__()
        self.seats, self.factories = seats, 2 * seats + 1
        self.register_buffer("lines", line_inputs(), persistent=False)
        for name, scales in (
            ("seat_scales", inputs.seat_scales()),
            ("rest_scales", inputs.rest_scales()),
        ):
            self.register_buffer(name, torch.from_numpy(scales), persistent=False)
        self.line_weight = _table(5, self.lines.shape[1], size, scale=0.15)
        self.line_bias, self.seat_bias = _table(5, size), _table(seats, size)
        self.colour_bias, self.centre_bias = _table(5, size), _table(size)
        self.seat, self.rest = nn.Linear(SEAT_FEATURES, size), nn.Linear(REST_FEATURES, size)
        self.factory, self.middle = nn.Linear(FACTORY_FEATURES, size), nn.Linear(MIDDLE, size)
        self.group_weight = _table(5, 4, size, scale=0.3)
        self.centre_weight = _table(5, inputs.MOST_CENTRE, size, scale=0.3)
        with torch.no_grad():
            self.seat.weight.mul_(3)
            self.rest.weight.mul_(3)

    def forward(self, features: Tensor) -> Tensor:
        """The tokens before attention."""
        kind, begin = self.seat_scales.dtype, inputs.rest_begin(self.seats)
        blocks = features[:, :begin].unflatten(1, (self.seats, SEAT_FEATURES))
        blocks = blocks.to(kind) * self.seat_scales
        rest = features[:, begin : begin + REST_FEATURES].to(kind) * self.rest_scales
        first = inputs.factories_begin(self.seats)
        held = features[:, first : first + FACTORY_FEATURES * self.factories].to(kind)
        held = held.unflatten(1, (self.factories, FACTORY_FEATURES))
        lines = torch.einsum("bslf,lfd->bsld", blocks[:, :, self.lines], self.line_weight.to(kind))
        lines = lines + self.line_bias + self.seat_bias[:, None]
        seats = self.seat(blocks) + self.seat_bias
        groups = torch.einsum(
            "bfck,ckd->bfcd", held.unflatten(2, (5, 4)), self.group_weight.to(kind)
        )
        groups = groups + self.factory(held)[:, :, None] + self.colour_bias
        middle = rest[:, CENTRE : CENTRE + 5 * inputs.MOST_CENTRE].unflatten(1, (5, -1))
        centre = torch.einsum("bck,ckd->bcd", middle, self.centre_weight.to(kind))
        centre = centre + self.middle(rest[:, :MIDDLE])[:, None]
        centre = centre + self.colour_bias + self.centre_bias
        everything = self.rest(rest)[:, None]
        parts = [centre, groups.flatten(1, 2), lines.flatten(1, 2), seats, everything]
        return torch.cat(parts, dim=1)


class Teacher(Network):
    """Attention among tokens, also for positions before a deal, in which most tokens are empty."""

    def __init__(self, seats: int, size: int, layers: int) -> None:
        super().__init__(seats, size, layers)
        self.embedding = TokenEmbedding(seats, size)
        self.layers = nn.ModuleList(Layer(size) for _ in range(layers))
        self.norm = nn.LayerNorm(size)
        self.keys, self.queries = nn.Linear(size, KEYS), nn.Linear(size, 5 * KEYS)
        self.floor, self.bias = nn.Linear(size, 5 * KEYS), nn.Linear(size, 6)
        self.tiling = nn.Linear(size, 6)
        self.before_values = nn.Linear((seats + 2) * size, VALUES)
        self.values = nn.Linear(VALUES, 3 * seats)
        self.walls = nn.Linear(size, WALL_CELLS)
        with torch.no_grad():
            self.values.weight.mul_(0.2)

    def forward(self, features: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """All heads, for training."""
        device = features.device.type
        mixed = device == "cuda" and self.norm.weight.dtype is torch.float32
        with torch.autocast(device, torch.bfloat16, enabled=mixed, cache_enabled=False):
            return self._heads(features)

    def _heads(self, features: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        tokens = self.embedding(features)
        for layer in self.layers:
            tokens = layer(tokens)
        tokens = self.norm(tokens)
        groups = 5 * (2 * self.seats + 2)
        everything, seats = tokens[:, -1], tokens[:, -1 - self.seats : -1]
        lines = tokens[:, groups : groups + 5]
        policy = self._policy(tokens[:, :groups], lines, seats[:, 0])
        pooled = torch.cat([seats.flatten(1), everything, tokens.mean(1)], dim=1)
        values = self.values(torch.relu(self.before_values(pooled)))
        return policy.float(), values.float(), self.walls(seats).flatten(1).float()

    def _policy(self, groups: Tensor, lines: Tensor, mover: Tensor) -> Tensor:
        """The products of each group with each line of its colour."""
        sources = 2 * self.seats + 2
        wanted = torch.cat([self.queries(lines), self.floor(mover)[:, None]], dim=1)
        queries = wanted.unflatten(2, (5, KEYS))
        keys = self.keys(groups).unflatten(1, (sources, 5))
        logits = torch.einsum("bsck,blck->bscl", keys, queries) / KEYS**0.5
        logits = logits + self.bias(groups).unflatten(1, (sources, 5))
        return torch.cat([logits.flatten(1), self.tiling(lines).flatten(1)], dim=1)
