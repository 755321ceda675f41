"""What a sample should learn to expect: the result, drawn towards what was said on the way to it.

A file of its own because it is the one place where the network's own word becomes a target. The
result of one game is a noisy witness, and the same for all samples of that game, so that a network
soon knows it by heart. Between the rounds the network has judged the position before the deal, over
all deals at once: a sample takes a part of its target from the next of these, that one from the
one after it, and the last from the result. The judgements are made when a game is handed over,
before anything has been learned from it. And a search, which samples through the round, knows more
than what came of the few visits with which the round was then played.
"""

from __future__ import annotations

import torch
from torch import Tensor

from azulejos.net.inputs.layout import WIN_WEIGHT
from azulejos.net.value import FOLLOWS

MOST_ROUNDS = 12  # what lies further ahead counts as if it were the result


def turned(values: Tensor, by: Tensor, seats: int) -> Tensor:
    """Values of every seat, heads side by side, counted from another seat: place p takes p + by."""
    rows = values.view(len(values), -1, seats)
    places = (torch.arange(seats, device=values.device) + by.unsqueeze(1)) % seats
    return rows.gather(2, places.unsqueeze(1).expand_as(rows)).flatten(1)


def drawn_to(
    results: Tensor, judgements: Tensor, ahead: Tensor, movers: Tensor, seats: int, td_lambda: float
) -> Tensor:
    """The targets of samples that lie in the order in which they were played.

    Results and judgements are counted from each sample's mover; `ahead` says how many rows further
    on the sample before the next deal lies, 0 where the game ended first.
    """
    known, said = (turned(values, -movers, seats) for values in (results, judgements))
    following = torch.arange(len(ahead), device=ahead.device) + ahead
    goes_on = (ahead > 0).unsqueeze(1)
    targets = known
    for _ in range(MOST_ROUNDS):
        later = td_lambda * targets[following] + (1 - td_lambda) * said[following]
        targets = torch.where(goes_on, later, known)
    return turned(targets, movers, seats)


def mix_search(targets: Tensor, searched: Tensor, seats: int, search_mix: float) -> Tensor:
    """Targets of which so much is what a search said; where that is NaN they stay as they are.

    A search says only what a position is worth to each seat, so win shares and margins move
    together until they are worth that; scores stay.
    """
    wins, margins, scores = targets.split(seats, dim=1)
    worth = WIN_WEIGHT * (2 * wins - 1) + (1 - WIN_WEIGHT) * margins
    further = search_mix * torch.where(searched.isnan(), torch.zeros_like(worth), searched - worth)
    further = further / (WIN_WEIGHT + (1 - WIN_WEIGHT) * FOLLOWS)
    wins = (wins + further / 2).clamp(1e-6, 1)
    margins = (margins + FOLLOWS * further).clamp(-1, 1)
    return torch.cat([wins / wins.sum(1, keepdim=True), margins, scores], dim=1)
