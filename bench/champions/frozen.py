"""The frozen champions: networks that were shipped, each with the code of its commit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WEIGHTS: Final = "src/azulejos/net/weights/seats{}.net"


@dataclass(frozen=True, slots=True)
class Champion:
    """A network and the code that plays it; `sha256` is that of the file in the commit."""

    name: str
    seats: int
    commit: str
    sha256: str

    @property
    def file(self) -> str:
        """The weights, as a path in the repository."""
        return WEIGHTS.format(self.seats)


CHAMPIONS: Final = (
    Champion(
        "games",
        2,
        "47457b3d4f02ac6d7163bd47be7f9d4584152bde",
        "4582ed5f99f85ec9dc89c6c9acbd3b9a523ba4758a17c16953b74ba9602738a5",
    ),
    Champion(
        "lookahead",
        2,
        "a305cf39dac877f3f9e9b1d9c1e5f3d9507c860c",
        "1c4ef231a37395dfd6548f4db094cb9897bcacd2c741a65de040a3df33fdc536",
    ),
    Champion(
        "softened",
        2,
        "e1b6777b4b350219dbb37141477a96a0a1f1885c",
        "0708eb8cfeaae47c5bc73a5f8b5bd402fc55db3db79e66fa69c1a0ac58780e50",
    ),
    Champion(
        "taught",
        2,
        "25d6d3970ae701b215d3366a183dd2d0d8100577",
        "d45000c96de8e9c13e5e8433623bd1be9b2fd8908bad80935bcdceb7ae496e5d",
    ),
    Champion(
        "games",
        3,
        "25d6d3970ae701b215d3366a183dd2d0d8100577",
        "5fe262394f47c79ab5896c098c3ad389e331b70cfc3f00fbb8b804ee6643a87a",
    ),
    Champion(
        "lookahead",
        4,
        "25d6d3970ae701b215d3366a183dd2d0d8100577",
        "5e0ac34a77d16e55cb928fbc2c126150cbccbf85a91a3bb3d23656b0d9afe0c1",
    ),
    Champion(
        "taught",
        4,
        "12454c505065b1098f81ea591accc7db11544e7f",
        "736036e7e81dd795ed3808aacc0f8e63e7eeef7f5d01c8b5fafe5cd3c678bb69",
    ),
)
"""`games` learned from games alone, `lookahead` knows what can still come, `softened` learned from
searches with a higher policy temperature, and `taught` from an attention network. Add a champion
when its network is replaced."""
