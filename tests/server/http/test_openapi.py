"""The OpenAPI promises hold for random requests, and no server error is found."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from testing.servers import RunningServer
from testing.tables import MadeTable, make_table
from tools.protocol import OPENAPI

pytestmark = pytest.mark.long

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]

schema = schemathesis.openapi.from_path(OPENAPI)


_made: dict[str, MadeTable] = {}


def _table(server: RunningServer) -> MadeTable:
    """A table that really exists: random names never find one."""
    if server.url not in _made:
        _made[server.url] = make_table(server, None, None, "novice")
    return _made[server.url]


@schema.parametrize()
@settings(suppress_health_check=list(HealthCheck))
def test_answers_as_promised(case: schemathesis.Case[Any], server: RunningServer) -> None:
    table = _table(server)
    if "table" in case.path_parameters and len(str(case.path_parameters["table"])) % 3:
        case.path_parameters["table"] = table.name
        if len(str(case.body)) % 2:
            case.headers["Authorization"] = f"Bearer {table.tokens[0]}"
    response = case.call(base_url=server.url)
    case.validate_response(response, checks=CHECKS)
