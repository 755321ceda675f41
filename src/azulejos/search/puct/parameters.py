"""How the tree is grown with two, three and four seats: what won most games against itself.

A file of its own because it is all that is tuned, one line for each number of seats. Policies that
have learned long are surer than they should be: the move that wins is sometimes one of which they
think little, and a search that samples at it too late plays another one. So they are softened.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from azulejos.search.puct.descent import SearchParameters


class Style(NamedTuple):
    """What a search begins with."""

    parameters: SearchParameters
    temperature: float  # of the policy: what its logits are divided by
    chance_share: float  # visits beyond the deal for each in the round


PLAIN: Final = Style(
    SearchParameters(exploration=1.1, fpu_reduction=0.2, growth=0.05),
    temperature=1.0,
    chance_share=0.0,
)

STYLES: Final = {
    2: Style(
        SearchParameters(exploration=0.75, fpu_reduction=0.3, growth=0.05),
        temperature=1.2,
        chance_share=0.5,
    ),
    3: PLAIN,  # chance_share beyond the deal lost games
    4: PLAIN,
}
