"""Explanations of positions made by hand, as people read them."""

import pytest

from azulejos.locales.catalogue import catalogue_of
from azulejos.players.contrast import contrast
from azulejos.rules import Move
from azulejos.terminal.text.reasons import reason_line
from tests.rules.texts import position as read

THREE_RED = (
    "C draft 2 1 1- KK/BRRR/-/-/-/- ? 0,0,0,0,0 "
    "5:5/5/5/5/5:-/-/K1/-/-:- 6:5/5/K4/1K3/Y4:-/-/-/R1/-:-"
)
COLUMN = (
    "C draft 4 1 12 -/YYYY/-/-/-/- ? 0,0,0,0,0 "
    "20:B4/W4/K4/R4/5:-/-/-/-/Y1:- 30:5/5/5/5/5:-/-/-/-/-:*"
)
SCARCE = "C draft 3 1 12 -/WWW/-/-/-/- ? 0,0,0,0,17 9:5/5/5/5/5:-/-/-/-/-:- 9:5/5/5/5/5:-/-/-/-/-:*"
ROW = "C draft 5 1 12 B/-/-/-/-/- ? 0,0,0,0,0 40:1YRKW/5/5/5/5:-/-/-/-/-:- 36:5/5/5/5/5:-/-/-/-/-:*"
LAST_ROUND = (
    "C draft 5 1 12 -/YYY/-/-/-/- ? 0,0,0,0,0 "
    "40:1YRKW/5/5/5/5:B1/-/-/-/-:- 46:5/5/5/5/5:-/-/-/-/-:*"
)
SHARED = (
    "C draft 5 1 12 -/YYY/-/-/-/- ? 0,0,0,0,0 "
    "40:1YRKW/5/5/5/5:B1/-/-/-/-:- 41:1YRKW/5/5/5/5:B1/-/-/-/-:*"
)
FORCED = (
    "C draft 5 1 12 -/YYY/-/-/-/- ? 0,0,0,0,0 "
    "40:5/5/5/4Y/5:B1/K2/R2/-/B1:- 46:5/5/5/5/5:-/-/-/-/-:*"
)

EXAMPLES = [
    (
        THREE_RED, "CK3 1R4 CB1", "1R4 CK2 CB1",
        [
            "- This leaves 3 red tiles: Bento completes line 4 (+5).",
            "+ Anna begins the next round.",
            "+ Anna completes line 3: +1.",
        ],
        [
            "- Der Zug lässt 3 rote Fliesen liegen: Bento macht Musterreihe 4 komplett (+5).",
            "+ Anna beginnt die nächste Runde.",
            "+ Anna macht Musterreihe 3 komplett: +1.",
        ],
    ),
    (
        THREE_RED, "1R4 CK2 CB1", "CK3 1R4 CB1",
        [
            "+ This takes 3 red tiles: Bento does not complete line 4 (otherwise +5).",
            "- Bento begins the next round.",
            "- Anna does not complete line 3 (otherwise +1).",
        ],
        [
            "+ Der Zug nimmt 3 rote Fliesen weg: "
            "Bento macht Musterreihe 4 nicht komplett (sonst +5).",
            "- Bento beginnt die nächste Runde.",
            "- Anna macht Musterreihe 3 nicht komplett (sonst +1).",
        ],
    ),
    (
        COLUMN, "1Y5", "1YF",
        [
            "+ Anna loses nothing on the floor line (otherwise 6).",
            "+ Anna completes line 5: +5.",
            "+ Anna completes column 1: 7 bonus points.",
        ],
        [
            "+ Anna verliert keine Punkte in der Bodenreihe (sonst 6).",
            "+ Anna macht Musterreihe 5 komplett: +5.",
            "+ Anna vervollständigt Spalte 1: 7 Zusatzpunkte.",
        ],
    ),
    (
        SCARCE, "1W5", "1W3",
        [
            "- Anna does not complete line 3 (otherwise +1).",
            "- Anna still needs 2 white tiles for line 5: 0 in the bag, 17 in the lid.",
            "+ Anna then has 3 of 5 tiles in line 5 (otherwise 0).",
        ],
        [
            "- Anna macht Musterreihe 3 nicht komplett (sonst +1).",
            "- Anna braucht noch 2 weiße Fliesen für Musterreihe 5: 0 im Beutel, 17 im Deckel.",
            "+ Anna hat dann 3 von 5 Fliesen in Musterreihe 5 (sonst 0).",
        ],
    ),
    (
        ROW, "CB2", "CB1",
        [
            "- Anna does not complete row 1: the game goes on.",
            "- Anna does not complete line 1 (otherwise +5).",
        ],
        [
            "- Anna vervollständigt Zeile 1 nicht: Das Spiel geht weiter.",
            "- Anna macht Musterreihe 1 nicht komplett (sonst +5).",
        ],
    ),
    (
        LAST_ROUND, "1YF", "1Y3",
        [
            "- Bento wins the game, 45 to 43.",
            "- Anna loses 4 points on the floor line.",
            "- Anna does not complete line 3 (otherwise +1).",
        ],
        [
            "- Bento gewinnt das Spiel mit 45 zu 43.",
            "- Anna verliert 4 Punkte in der Bodenreihe.",
            "- Anna macht Musterreihe 3 nicht komplett (sonst +1).",
        ],
    ),
    (
        SHARED, "1Y5", "1YF",
        [
            "+ Anna shares the victory, 47 to 47.",
            "+ Anna loses nothing on the floor line (otherwise 4).",
        ],
        [
            "+ Anna teilt sich den Sieg, 47 zu 47.",
            "+ Anna verliert keine Punkte in der Bodenreihe (sonst 4).",
        ],
    ),
    (
        SHARED, "1Y5", "1Y3",
        [
            "- Anna shares the victory, 47 to 47.",
            "- Anna does not complete line 3 (otherwise +1).",
        ],
        [
            "- Anna teilt sich den Sieg, 47 zu 47.",
            "- Anna macht Musterreihe 3 nicht komplett (sonst +1).",
        ],
    ),
    (
        FORCED, "1YF", "",
        ["- Anna loses 4 points on the floor line."],
        ["- Anna verliert 4 Punkte in der Bodenreihe."],
    ),
]  # fmt: skip


def moves(line: str) -> list[Move]:
    return [Move.parse(text) for text in line.split()]


@pytest.mark.parametrize(("text", "line", "other", "english", "german"), EXAMPLES)
def test_explanation_is_told_in_sentences(
    text: str, line: str, other: str, english: list[str], german: list[str]
) -> None:
    found = contrast(read(text), moves(line), moves(other))
    for language, expected in (("en", english), ("de", german)):
        told = [reason_line(each, ["Anna", "Bento"], catalogue_of(language)) for each in found]
        assert told == expected
