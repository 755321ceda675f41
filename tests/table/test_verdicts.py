"""The verifier of the package says the same as that of the page (web/test/fair)."""

import pytest

from azulejos.rules import Game
from azulejos.table import verify
from tools.page_verdicts import Case, cases


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_forged_share_is_never_fair(case: Case) -> None:
    game, kept = Game.parse(case.record), case.kept
    if kept is None:
        verification = verify(game)
    else:
        noted = dict(enumerate(kept.hashes)) if kept.hashes else {}
        verification = verify(game, kept.commitment, {0: kept.nonce}, noted)
    assert verification.finding is case.finding
