"""HTTP routes about the server itself: what it offers, the rulebook, its health and its figures.

The page draws the boards from `/api/about`, so that pattern, penalties and bonuses are only in the
rules.
"""

from __future__ import annotations

import gzip
from functools import cache
from typing import Final

import msgspec
from litestar import Response, get

from azulejos import __version__
from azulejos.locales.languages import LANGUAGES
from azulejos.rulebook.shapes import Rulebook, rulebook
from azulejos.rules.board import home_column
from azulejos.rules.scoring import COLOUR_BONUS, COLUMN_BONUS, PENALTIES, ROW_BONUS
from azulejos.rules.tiles import COLOURS, SIDE
from azulejos.server.http.compressed import Caller, packed_response
from azulejos.server.http.problems import ProblemError, problems
from azulejos.server.http.routes.tables import Parts
from azulejos.server.tables.bots import levels
from azulejos.server.wire.bodies import About, Health, LanguageView
from azulejos.table.reactions import REACTIONS
from azulejos.views.shapes import ColourLetter
from azulejos.views.to_json import COLOUR_LETTERS

_LANGUAGES: Final = [LanguageView(code, name) for code, name in LANGUAGES.items()]


@get("/api/about", summary="What this server offers", responses=problems())
async def get_about(services: Parts) -> About:
    """Everything that a page needs to draw the game."""
    return About(
        version=__version__,
        levels=levels(),
        languages=_LANGUAGES,
        reactions=list(REACTIONS),
        colours=list(COLOUR_LETTERS),
        wall_pattern=_wall_pattern(),
        floor_penalties=list(PENALTIES),
        row_bonus=ROW_BONUS,
        column_bonus=COLUMN_BONUS,
        colour_bonus=COLOUR_BONUS,
        reachable_from=list(services.settings.shown_addresses),
    )


def _wall_pattern() -> list[list[ColourLetter]]:
    """Which colour belongs where on the coloured wall."""
    pattern: list[list[ColourLetter]] = []
    for row in range(SIDE):
        colours = sorted(COLOURS, key=lambda colour, row=row: home_column(row, colour))  # type: ignore[misc]
        pattern.append([COLOUR_LETTERS[colour] for colour in colours])
    return pattern


@get("/api/rulebook", summary="The rulebook", responses=problems())
async def get_rulebook(request: Caller) -> Response[Rulebook]:
    """Order, numbers and worked examples of the rulebook; its sentences are in the catalogues."""
    return packed_response(request, _packed_rulebook(), "application/json")


@cache
def _packed_rulebook() -> bytes:
    return gzip.compress(msgspec.json.encode(rulebook()))


@get("/api/languages", summary="List languages", responses=problems())
async def list_languages() -> list[LanguageView]:
    """The languages of the catalogues."""
    return _LANGUAGES


@get("/api/health", summary="Ask whether the server works", responses=problems(503))
async def get_health(services: Parts) -> Health:
    """Answers if the store answers, within a second."""
    await services.readiness.need_answer()
    bots = services.bots
    return Health("ok", __version__, bots.status)


@get("/metrics", summary="Figures for Prometheus", media_type="text/plain", responses=problems())
async def get_metrics(services: Parts) -> Response[str]:
    """Everything that this process counts."""
    if not services.settings.metrics:
        raise ProblemError(404, "server/not_found", "There is nothing here.")
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")
