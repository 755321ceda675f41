"""Problems: every HTTP error in one shape.

Routes raise `ProblemError`. The traceback of an unexpected error goes to the log, and the client
only gets a sentence.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR

from azulejos.server import log
from azulejos.server.tables.tables import BusyError
from azulejos.server.wire.bodies import ProblemView
from azulejos.store import StoreError
from azulejos.table.refusals import Code, Refusal

_CODES = {
    401: "server/bad_token",
    404: "server/not_found",
    405: "server/not_allowed",
    413: "server/too_large",
    429: "server/too_fast",
}
_BUSY: Final = "The server cannot do this now; try again."
_STORE_AWAY_MS: Final = 1_000
_CLIENT_WENT = "client disconnected prematurely"  # the framework's message; the client has gone
_STATUS = {Code.NOT_YOUR_SEAT: 403, Code.NOT_HOST: 403, Code.NO_SUCH_SEAT: 404}


_MEANINGS = {
    400: "The request cannot be read, or asks for something that there is not.",
    401: "A token is missing, or no guest of this table has it.",
    403: "Not from here, or not for this guest.",
    404: "There is no such table, seat or page.",
    405: "This cannot be done here.",
    408: "The request took too long to arrive.",
    409: "The table refuses: the code says why, and nothing has changed.",
    413: "The request is too large.",
    421: "The server is not known by the name in `Host`.",
    429: "Too many requests.",
    431: "The headers of the request are too large.",
    500: "Something went wrong on the server.",
    503: "Not now; try again.",
}


def problems(*codes: int) -> dict[int, ResponseSpec]:
    """The errors that a route may answer, for OpenAPI."""
    usual = (400, 403, 404, 405, 408, 413, 421, 429, 431, 500, *codes)
    return {
        code: ResponseSpec(ProblemView, generate_examples=False, description=_MEANINGS[code])
        for code in sorted(usual)
    }


class ProblemError(HTTPException):
    """An error that a route answers on purpose."""

    def __init__(self, status_code: int, code: str, sentence: str, retry_after: int = 0) -> None:
        super().__init__(status_code=status_code, detail=sentence)
        self.code = code
        self.retry_after = retry_after


def refused(refusal: Refusal) -> ProblemError:
    """A table's refusal as an HTTP error."""
    status = _STATUS.get(refusal.code, 409)
    return ProblemError(status, refusal.code.value, refusal.sentence)


def no_such_table() -> ProblemError:
    """The error for a table that does not exist."""
    return ProblemError(404, "server/no_such_table", "There is no table with this name.")


def answer(
    status_code: int, code: str, sentence: str, retry_after: int = 0
) -> Response[ProblemView]:
    """The one shape of every error."""
    problem = ProblemView(code=code, sentence=sentence, retry_after=retry_after)
    headers = {"Retry-After": str(-(-retry_after // 1000))} if retry_after else None
    return Response(problem, status_code=status_code, headers=headers, media_type=MediaType.JSON)


def encode_problem(code: str, sentence: str) -> bytes:
    """The same as JSON, for answers outside the framework."""
    return msgspec.json.encode(ProblemView(code=code, sentence=sentence))


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[ProblemView]:
    """An error that a route or the framework raised on purpose."""
    if isinstance(error, ProblemError):
        return answer(error.status_code, error.code, error.detail, error.retry_after)
    if isinstance(error, ValidationException):
        return answer(400, "server/bad_request", _what_is_wrong(error))
    if error.status_code >= HTTP_500_INTERNAL_SERVER_ERROR and error.detail != _CLIENT_WENT:
        return _unexpected(request, error)
    code = _CODES.get(error.status_code, "server/bad_request")
    return answer(error.status_code, code, error.detail)


def on_store_error(_: Request[Any, Any, Any], error: StoreError) -> Response[ProblemView]:
    """The store does not answer; the client may try again."""
    log.warn("store_does_not_answer", reason=str(error))
    return answer(503, "server/busy", _BUSY, _STORE_AWAY_MS)


def on_busy(_: Request[Any, Any, Any], __: BusyError) -> Response[ProblemView]:
    """Other processes wrote to this table first, again and again; the client may try again."""
    return answer(503, "server/busy", _BUSY, _STORE_AWAY_MS)


def on_deep_body(_: Request[Any, Any, Any], __: RecursionError) -> Response[ProblemView]:
    """A JSON body that is nested too deeply; no other code here recurses so deeply."""
    return answer(400, "server/bad_request", "The body is nested too deep.")


def on_bad_text(_: Request[Any, Any, Any], __: UnicodeDecodeError) -> Response[ProblemView]:
    """A body that is not UTF-8; no other code here decodes what clients send."""
    return answer(400, "server/bad_request", "The body is not UTF-8.")


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemView]:
    """An unexpected error."""
    return _unexpected(request, error)


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemView]:
    log.report("unexpected_error", error, path=request.url.path)
    request.app.state.services.metrics.errors.inc()
    sentence = "Something went wrong here; it has been written down."
    return answer(HTTP_500_INTERNAL_SERVER_ERROR, "server/error", sentence)


def _what_is_wrong(error: ValidationException) -> str:
    """The first fault with its place, if the framework names one."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        place, words = extra[0].get("key", ""), extra[0].get("message", "")
        return f"{place}: {words}" if place else str(words)
    cause = error.__cause__
    if isinstance(cause, msgspec.DecodeError):
        return str(cause)
    return str(error.detail)
