"""How the tree is grown with two, three and four seats: what won most games against itself.

A file of its own because it is all that is tuned, one line for each number of seats. Policies that
have learned long are surer than they should be: the move that wins is sometimes one of which they
think little, and a search that looks at it too late plays another one. So they are softened.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from azulejos.search.puct.descent import Manner


class Style(NamedTuple):
    """What a search begins with."""

    manner: Manner
    softness: float  # of the policy: what its logits are divided by
    looking: float  # visits beyond the deal for each in the round


PLAIN: Final = Style(Manner(exploration=1.1, urgency=0.2, growth=0.05), softness=1.0, looking=0.0)

STYLES: Final = {
    2: Style(Manner(exploration=0.75, urgency=0.3, growth=0.05), softness=1.2, looking=0.5),
    3: PLAIN,  # looking beyond the deal lost games
    4: PLAIN,
}
