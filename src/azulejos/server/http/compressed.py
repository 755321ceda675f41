"""Responses that are kept compressed, and requests for them: gzip and entity tags."""

from __future__ import annotations

import gzip
from typing import Any, TypeAlias

from litestar import Request, Response

Caller: TypeAlias = Request[Any, Any, Any]


def accepts_gzip(request: Caller) -> bool:
    """Whether the client can unpack gzip."""
    for one in request.headers.get("Accept-Encoding", "").split(","):
        name, _, quality = one.partition(";")
        if name.strip().lower() == "gzip":
            return quality.replace(" ", "").rstrip("0") not in ("q=", "q=0.")
    return False


def has_tag(request: Caller, tag: str) -> bool:
    """Whether the client already has the response with this tag."""
    known = request.headers.get("If-None-Match", "").split(",")
    return any(one.strip().removeprefix("W/") == tag.removeprefix("W/") for one in known)


def packed_response(
    request: Caller, content: bytes, media_type: str, headers: dict[str, str] | None = None
) -> Response[Any]:
    """Compressed content, in a form that the client understands."""
    headers = {**(headers or {}), "Vary": "Accept-Encoding"}
    if accepts_gzip(request):
        headers["Content-Encoding"] = "gzip"
    else:
        content = gzip.decompress(content)
    return Response(content, headers=headers, media_type=media_type)
