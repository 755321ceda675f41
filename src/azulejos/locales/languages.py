"""The list of languages, and which of them the environment asks for.

This is the only list in Python. To add a language, add it here, and add a catalogue in this folder
and in each of the folders below it. This module loads no catalogue, because `--help` lists the
languages.

>>> wanted_language({"LANG": "da_DK.UTF-8"})
'da'
>>> wanted_language({"LC_ALL": "C", "LANG": "da_DK.UTF-8"})
'en'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = {
    "en": "English",
    "da": "Dansk",
    "nl": "Nederlands",
    "fr": "Français",
    "is": "Íslenska",
    "de": "Deutsch",
}
_ENGLISH: Final = "en"


def known_language(word: str) -> str | None:
    """Our code for `da`, `da_DK.UTF-8` or `da-DK`; None for a language that we do not speak."""
    code = word.strip().lower().replace("-", "_").split(".")[0].split("@")[0].split("_")[0]
    return code if code in LANGUAGES else None


def wanted_language(environment: Mapping[str, str]) -> str:
    """What the environment asks for, in the order of POSIX; English if that is not spoken here."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return known_language(value) or _ENGLISH
    return _ENGLISH
