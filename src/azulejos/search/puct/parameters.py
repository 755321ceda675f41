"""The parameters of the tree search, for two, three and four seats.

These are the values that won most games against other values. A policy that was trained for long is
too sure of itself: sometimes it gives the winning move a small prior, and a search that tries this
move too late plays another one. So its logits are divided by a temperature above 1.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from azulejos.fast import inlined


class SearchParameters(NamedTuple):
    """How a tree is grown."""

    exploration: float  # how much a prior counts
    fpu_reduction: float  # how much less than its node an unopened move is expected to be worth
    growth: float  # each visit to a known leaf counts for this share of all earlier ones, plus 1
    temperature: float  # the logits of the policy are divided by it
    chance_share: float  # visits in sampled deals for each visit in the round


_TWO_SEATS: Final = SearchParameters(
    exploration=0.75, fpu_reduction=0.3, growth=0.05, temperature=1.2, chance_share=0.5
)

_MORE_SEATS: Final = _TWO_SEATS._replace(chance_share=0.0)  # with three, sampled deals lost games

BY_SEATS: Final = {2: _TWO_SEATS, 3: _MORE_SEATS, 4: _MORE_SEATS}


@inlined
def with_exploration(parameters: SearchParameters, exploration: float) -> SearchParameters:
    """The same parameters with another exploration."""
    return SearchParameters(
        exploration,
        parameters.fpu_reduction,
        parameters.growth,
        parameters.temperature,
        parameters.chance_share,
    )


@inlined
def without_growth(parameters: SearchParameters) -> SearchParameters:
    """The same parameters with every visit counting for one."""
    return SearchParameters(
        parameters.exploration,
        parameters.fpu_reduction,
        0.0,
        parameters.temperature,
        parameters.chance_share,
    )
