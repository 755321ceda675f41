"""Value targets: the result of a game, mixed with the network's and the search's values.

The result of one game is noisy, and the same for all samples of that game, so a network soon
overfits to it. Between rounds, the network has a value for the position before the deal, averaged
over all deals. A sample takes part of its target from the next such position, that one from the
next, and the last from the result (TD(lambda)). These values are computed when a game is finished,
before anything has been learned from it. The value of a full search is mixed in too: it knows more
than the outcome of a round that was then played with few visits.
"""

from __future__ import annotations

import torch
from torch import Tensor

from azulejos.net.inputs.layout import WIN_WEIGHT
from azulejos.net.value import FOLLOWS
from training.networks.model import utility

MOST_ROUNDS = 12  # rounds further ahead are ignored: the result is used instead


def rotated(values: Tensor, by: Tensor, seats: int) -> Tensor:
    """Values of every seat, heads side by side, counted from another seat: index p takes p + by."""
    rows = values.view(len(values), -1, seats)
    places = (torch.arange(seats, device=values.device) + by.unsqueeze(1)) % seats
    return rows.gather(2, places.unsqueeze(1).expand_as(rows)).flatten(1)


def td_targets(
    results: Tensor,
    predictions: Tensor,
    ahead: Tensor,
    movers: Tensor,
    seats: int,
    td_lambda: float,
) -> Tensor:
    """TD(lambda) targets of samples, in playing order.

    Results and values start with each sample's mover. `ahead` is the number of rows to the sample
    before the next deal, or 0 if the game ended first.
    """
    known, predicted = (rotated(values, -movers, seats) for values in (results, predictions))
    following = torch.arange(len(ahead), device=ahead.device) + ahead
    goes_on = (ahead > 0).unsqueeze(1)
    targets = known
    for _ in range(MOST_ROUNDS):
        later = td_lambda * targets[following] + (1 - td_lambda) * predicted[following]
        targets = torch.where(goes_on, later, known)
    return rotated(targets, movers, seats)


def mix_search(targets: Tensor, searched: Tensor, seats: int, search_mix: float) -> Tensor:
    """Mix the search's values into the targets with this weight; NaN leaves a target as it is.

    A search has only a utility for each seat, so win shares and margins move together until they
    have that utility; scores stay.
    """
    wins, margins, scores = targets.split(seats, dim=1)
    worth = utility(wins, margins)
    further = search_mix * torch.where(searched.isnan(), torch.zeros_like(worth), searched - worth)
    further = further / (WIN_WEIGHT + (1 - WIN_WEIGHT) * FOLLOWS)
    wins = (wins + further / 2).clamp(1e-6, 1)
    margins = (margins + FOLLOWS * further).clamp(-1, 1)
    return torch.cat([wins / wins.sum(1, keepdim=True), margins, scores], dim=1)
