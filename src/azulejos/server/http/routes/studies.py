"""HTTP routes of studies: a record as a tree of moves, and a tree as a record."""

from __future__ import annotations

import gzip

import msgspec
from litestar import Response, post
from litestar.params import JSONBody

from azulejos.players.characters import recorded_names
from azulejos.rules import Game, Move, Position
from azulejos.rules.record.several import read_first_game
from azulejos.server.http.compressed import Caller, packed_response
from azulejos.server.http.problems import ProblemError, problems
from azulejos.server.http.routes.tables import Parts
from azulejos.server.wire.bodies import LoadRecord
from azulejos.server.wire.studies import SaveStudy, Study, StudyNode
from azulejos.views.annotations import parse_event
from azulejos.views.to_json import position_view, step_views
from azulejos.views.tree import TreeNode, line_of, tree_of


@post("/api/studies", summary="Open a record as a tree", status_code=200, responses=problems(503))
async def open_study(
    data: JSONBody[LoadRecord], request: Caller, services: Parts
) -> Response[Study]:
    """A record with its variations; of several games the first one."""
    services.need(services.records, request)

    def read() -> bytes:
        return gzip.compress(msgspec.json.encode(_study(read_first_game(data.record))), mtime=0)

    try:
        content = await services.replays.run(read)
    except ValueError as error:
        raise ProblemError(400, "game/bad_record", f"This record is wrong: {error}.") from None
    return packed_response(request, content, "application/json")


@post(
    "/api/studies/record",
    summary="Write a tree as a record",
    status_code=200,
    media_type="text/plain",
    responses=problems(503),
)
async def save_study(data: JSONBody[SaveStudy], request: Caller, services: Parts) -> Response[str]:
    """The record of a tree; its variations are beside the moves that they replace."""
    services.need(services.records, request)
    try:
        text = await services.replays.run(lambda: str(_game(data)))
    except ValueError as error:
        raise ProblemError(400, "game/bad_record", f"This record is wrong: {error}.") from None
    return Response(text, media_type="text/plain; charset=utf-8")


def _study(game: Game) -> Study:
    positions: list[Position] = []
    nodes: list[StudyNode] = []
    for node in tree_of(game):
        before = game.start if node.parent is None else positions[node.parent]
        after, steps = before.transition(node.event)
        positions.append(after)
        nodes.append(
            StudyNode(
                parent=node.parent,
                event=str(node.event),
                seat=before.turn if isinstance(node.event, Move) else None,
                steps=step_views(steps),
                position=position_view(after),
                absent=node.absent,
                comment=node.comment,
                mark=node.mark,
            )
        )
    return Study(
        names=recorded_names(game),
        headers=dict(game.headers),
        ended_early=game.ended_early,
        comment=game.comment,
        start=position_view(game.start),
        nodes=nodes,
    )


def _game(data: SaveStudy) -> Game:
    """The game of a tree; `str` replays it and checks its variations."""
    nodes = [
        TreeNode(one.parent, parse_event(one.event), one.absent, one.comment, one.mark)
        for one in data.nodes
    ]
    events, annotations, absent = line_of(nodes)
    headers = tuple(data.headers.items())
    start = Position.parse(data.start)
    return Game(start, events, headers, absent, data.ended_early, data.comment, annotations)
