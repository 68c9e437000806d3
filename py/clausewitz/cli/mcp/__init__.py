"""Tools for assistants: mcp, a server that speaks the Model Context Protocol."""

from importlib.util import find_spec
from typing import Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.terminal import fall_silent
from clausewitz.support.errors import ClausewitzError

_HTTP_HELP = "Serve over HTTP on this port of this machine instead; 0 means any free port."


def mcp(
    http: Annotated[
        int | None, arg.option("PORT", _HTTP_HELP, "--http", min=0, max=65535, shown="stdio")
    ] = None,
) -> None:
    """Serve tools to assistants that speak MCP.

    An assistant starts this command, speaks to it on standard input and output, and gets the tools
    suggest, explain, refute, tag, legal_moves, mate, solve, query, annotate, coach, compose,
    opening and board. They take positions, moves and games as text, read and write no files, and
    each has a limit of time. A query is limited to the vocabulary and the tactics.
    """
    if find_spec("mcp") is None:
        raise ClausewitzError(
            "clausewitz mcp needs the SDK of the protocol: pip install 'clausewitz[mcp]'"
        )
    from clausewitz.cli.mcp.tool_server import serve_http, serve_stdio

    fall_silent()
    if http is None:
        serve_stdio()
    else:
        serve_http(http)
