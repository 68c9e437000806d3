"""The server: tools and texts for one assistant at a time or several, over stdio or HTTP.

Tools run in processes of their own, so that each can be stopped when its time is up, when the
assistant has changed its mind, or when it is gone.
"""

import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import anyio
import anyio.to_thread
import mcp_types as types
from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server

from clausewitz import __version__
from clausewitz.clauses.spelling import did_you_mean
from clausewitz.cli.mcp import shared_texts
from clausewitz.cli.mcp.tool_list import BY_NAME, SECONDS_TO_START, TOOLS
from clausewitz.runs.worker_process import Worker
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.json_results import json_line
from clausewitz.support.limits import shortened

_INSTRUCTIONS = """Chess answers with proofs: every statement has the squares, the line of moves and
the clause that prove it. Never work out chess yourself: pass the moves of the game as they were
given (`moves`), and report what the tools say. Moves are legal only if a tool says so."""

_PROCESSES = 2
_LONGEST_ERROR = 2_000  # characters: a list of legal moves has to fit
_HELLO = {"tool": "suggest", "arguments": {"fen": "7k/8/5K2/8/8/8/8/R7 w - - 0 1"}}
_HOST = "127.0.0.1"
_LISTENS = 0.5  # seconds: how often it is looked whether a client is still there


class Workers:
    """Processes that answer tools; one is started when it is needed, and used again."""

    def __init__(self) -> None:
        self._free: list[Worker] = []
        self._limit = anyio.CapacityLimiter(_PROCESSES)

    async def ask(self, tool: str, arguments: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The answer of a free process; the time begins when there is one."""
        async with self._limit:
            worker = self._free.pop() if self._free else await self._started()
            question = {"tool": tool, "arguments": arguments}
            answer = await _answered(worker, question, seconds)
            self._free.append(worker)
            return answer

    async def warm_up(self) -> None:
        """Have one process ready before the first call, which says why if there is none."""
        with suppress(ClausewitzError):
            async with self._limit:
                self._free.append(await self._started())

    async def _started(self) -> Worker:
        worker = Worker("clausewitz.cli.mcp.tool_answers", {}, "the process that answers")
        try:
            await _answered(worker, _HELLO, SECONDS_TO_START)
        except TimeoutError:
            words = "the kernel is still being compiled, which is done once: call again in a minute"
            raise ClausewitzError(words) from None
        return worker

    def close(self) -> None:
        while self._free:
            self._free.pop().kill()


async def _answered(worker: Worker, question: dict[str, Any], seconds: float) -> dict[str, Any]:
    """What it answers in time; a process that is not waited for any more is ended."""
    try:
        with anyio.fail_after(seconds):
            return dict(
                await anyio.to_thread.run_sync(worker.ask, question, abandon_on_cancel=True)
            )
    except BaseException:
        worker.kill()
        raise


@asynccontextmanager
async def _working(_: Server[Workers]) -> AsyncIterator[Workers]:
    workers = Workers()
    try:
        async with anyio.create_task_group() as group:
            group.start_soon(workers.warm_up)
            yield workers
            group.cancel_scope.cancel()
    finally:
        workers.close()


async def _list_tools(_: Any, __: Any) -> types.ListToolsResult:
    return types.ListToolsResult(
        tools=[
            types.Tool(
                name=tool.name,
                description=f"{tool.description} At most {tool.seconds} seconds.",
                input_schema=tool.input_schema,
                output_schema=tool.output_schema,
                annotations=types.ToolAnnotations(
                    read_only_hint=True, idempotent_hint=True, open_world_hint=False
                ),
            )
            for tool in TOOLS
        ]
    )


async def _call_tool(context: Any, params: types.CallToolRequestParams) -> types.CallToolResult:
    """The result of a tool. What is wrong is a result, too, which the model can read."""
    workers: Workers = context.lifespan_context
    try:
        given = params.arguments or {}
        seconds = _checked(params.name, given)
        with anyio.CancelScope() as scope:
            async with _given_up_without_client(context.request, scope):
                answer = await workers.ask(params.name, given, seconds)
        if scope.cancelled_caught:
            raise ClausewitzError("nobody waits for the answer any more")
    except TimeoutError:
        return _refusal(f"{params.name} took more than {BY_NAME[params.name].seconds} seconds")
    except ClausewitzError as error:
        return _refusal(f"{params.name}: {error}")
    if "refused" in answer:
        return _refusal(f"{params.name}: {answer['refused']}")
    blocks: list[types.ContentBlock] = [types.TextContent(text=answer["text"])]
    if "png" in answer:
        blocks.append(types.ImageContent(data=answer["png"], mime_type="image/png"))
    # For clients that pass on no structured content.
    blocks.append(types.TextContent(text=json_line(answer["result"])))
    return types.CallToolResult(content=blocks, structured_content=answer["result"])


@asynccontextmanager
async def _given_up_without_client(request: Any, scope: anyio.CancelScope) -> AsyncIterator[None]:
    """Cancel what is done for a client over HTTP that has gone: its answer could not reach it.

    Over stdio the whole server ends with its client. What goes wrong is raised as it is, not as
    the group of tasks would wrap it.
    """
    wrong: Exception | None = None

    async def watch() -> None:
        while not await request.is_disconnected():
            await anyio.sleep(_LISTENS)
        scope.cancel()

    async with anyio.create_task_group() as group:
        if request is not None:
            group.start_soon(watch)
        try:
            yield
        except Exception as error:
            wrong = error
        group.cancel_scope.cancel()
    if wrong is not None:
        raise wrong


def _refusal(words: str) -> types.CallToolResult:
    text = types.TextContent(text=shortened(words, _LONGEST_ERROR))
    return types.CallToolResult(content=[text], is_error=True)


def _checked(name: str, given: dict[str, Any]) -> int:
    """How many seconds a call may take; arguments that do not fit the schema are refused."""
    if name not in BY_NAME:
        known = ", ".join(BY_NAME)
        raise ClausewitzError(f"there is no such tool{did_you_mean(name, BY_NAME)}: {known}")
    tool = BY_NAME[name]
    wrong = best_match(Draft202012Validator(tool.input_schema).iter_errors(given))
    if wrong is not None:
        where = "".join(f"{part}: " for part in wrong.absolute_path)
        is_long = wrong.validator == "maxLength"  # its message is the text itself
        words = f"more than {wrong.validator_value} characters" if is_long else wrong.message
        raise ClausewitzError(f"{where}{shortened(words, 300)}")
    return tool.seconds


async def _list_resources(_: Any, __: Any) -> types.ListResourcesResult:
    texts = {
        shared_texts.VOCABULARY: "The words that goals and clauses may use, with their meaning.",
        shared_texts.MOTIFS: "The names of all motifs and tactics.",
    }
    return types.ListResourcesResult(
        resources=[
            types.Resource(
                uri=uri, name=uri.partition("//")[2], description=words, mime_type="text/plain"
            )
            for uri, words in texts.items()
        ]
    )


async def _list_templates(_: Any, __: Any) -> types.ListResourceTemplatesResult:
    clauses = types.ResourceTemplate(
        uri_template=shared_texts.CLAUSES,
        name="clauses",
        description="The Prolog clauses of a motif or tactic, and of the helpers that they call.",
        mime_type="text/x-prolog",
    )
    return types.ListResourceTemplatesResult(resource_templates=[clauses])


async def _read_resource(
    _: Any, params: types.ReadResourceRequestParams
) -> types.ReadResourceResult:
    from mcp.shared.exceptions import MCPError

    uri = str(params.uri)
    try:
        text = await anyio.to_thread.run_sync(shared_texts.text_of, uri)
    except ClausewitzError as error:
        raise MCPError(code=types.INVALID_PARAMS, message=str(error)) from error
    contents = types.TextResourceContents(uri=uri, text=text, mime_type="text/plain")
    return types.ReadResourceResult(contents=[contents])


def server() -> Server[Workers]:
    """The server, to be run over any transport."""
    return Server(
        "clausewitz",
        version=__version__,
        title="Clausewitz",
        description="Chess tactics as logic clauses: moves, reasons and their proofs.",
        instructions=_INSTRUCTIONS,
        lifespan=_working,
        on_list_tools=_list_tools,
        on_call_tool=_call_tool,
        on_list_resources=_list_resources,
        on_list_resource_templates=_list_templates,
        on_read_resource=_read_resource,
    )


def serve_stdio() -> None:
    """Serve whoever has started this process, until standard input ends."""

    async def run() -> None:
        served = server()
        async with stdio_server() as (reading, writing):
            await served.run(reading, writing, served.create_initialization_options())

    try:
        anyio.run(run)
    except* BrokenPipeError:
        pass  # whoever has started it is gone


def serve_http(port: int) -> None:
    """Serve this machine alone, until Ctrl-C. Requests that name another host are refused."""
    import uvicorn

    try:
        listening = socket.create_server((_HOST, port))
    except OSError as error:
        raise ClausewitzError(f"port {port} of {_HOST}: {error.strerror or error}") from error
    number = listening.getsockname()[1]
    print(f"http://{_HOST}:{number}/mcp (Ctrl-C ends it)", file=sys.stderr, flush=True)
    app = server().streamable_http_app(host=_HOST)
    uvicorn.Server(uvicorn.Config(app, log_level="warning")).run(sockets=[listening])
