"""Lines of a streamed review besides its parts, and how far a review is."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from azulejos.review.shapes import ReviewPart


class ReviewProgress(Struct, frozen=True, tag="progress"):
    """How far a review is: how many of its moves and deals are judged.

    `ahead` is the number of reviews that are made before this one; 0 if it is under way.
    """

    done: int
    total: int
    ahead: int = 0


class ReviewProblem(Struct, frozen=True, tag="problem"):
    """The review ended without a result, and why. Ask again after so many milliseconds."""

    code: str
    sentence: str
    retry_after: int = 0


ReviewLine: TypeAlias = ReviewPart | ReviewProgress | ReviewProblem
