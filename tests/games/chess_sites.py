"""Stand-ins for Lichess and Chess.com on this machine, which answer as their interfaces do.

Lichess: https://lichess.org/api#tag/Games/operation/apiGamesUser, a chunked stream of JSON lines,
the latest game first. Chess.com: https://www.chess.com/news/view/published-data-api, documents with
an ETag. What goes wrong is a list of troubles, one for each request.
"""

import json
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlsplit

HOUR = 3_600_000


@dataclass(frozen=True)
class SiteGame:
    """A game as a site has it."""

    number: int
    when: int
    """Milliseconds of the epoch."""
    speed: str = "blitz"
    variant: str = "standard"

    @property
    def name(self) -> str:
        return f"game{self.number:04}"

    @property
    def pgn(self) -> str:
        tags = [("Event", "Rated"), ("Site", "Chess.com"), ("White", "anna"), ("Black", "bert")]
        heads = "".join(f'[{name} "{value}"]\n' for name, value in (*tags, ("Round", self.name)))
        return f"{heads}\n1. e4 {{ [%clk 0:03:00] }} e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n\n\n"

    def of_lichess(self) -> dict[str, Any]:
        return {
            "id": self.name,
            "createdAt": self.when,
            "speed": self.speed,
            "variant": self.variant,
            "pgn": self.pgn.replace("Chess.com", f"https://lichess.org/{self.name}"),
        }

    def of_chesscom(self) -> dict[str, Any]:
        return {
            "url": f"https://www.chess.com/game/live/{self.number}",
            "end_time": self.when // 1000,
            "time_class": {"correspondence": "daily"}.get(self.speed, self.speed),
            "rules": {"standard": "chess"}.get(self.variant, self.variant),
            "pgn": self.pgn,
        }


@dataclass(frozen=True)
class Trouble:
    """What goes wrong with a request."""

    status: int = 200
    headers: tuple[tuple[str, str], ...] = ()
    games: int | None = None
    """So many come whole, and half of another; then the connection breaks."""
    body: bytes | None = None
    """Something else than games."""
    lost: int = 0
    """Bytes at the end of it that do not come."""


@dataclass
class SiteState:
    """What a stand-in has, and what it was sent."""

    player: str = "anna"
    games: list[SiteGame] = field(default_factory=list)
    troubles: list[Trouble | None] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)
    headers: list[dict[str, str]] = field(default_factory=list)
    most_at_a_time: int = 0
    under_way: int = 0


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    state: SiteState

    def log_message(self, *_: Any) -> None:
        """Nothing is printed."""

    def do_GET(self) -> None:
        state = self.state
        state.under_way += 1
        state.most_at_a_time = max(state.most_at_a_time, state.under_way)
        state.requests.append(self.path)
        state.headers.append({name.lower(): value for name, value in self.headers.items()})
        trouble = state.troubles.pop(0) if state.troubles else None
        try:
            self._answer(trouble or Trouble())
        finally:
            state.under_way -= 1

    def _answer(self, trouble: Trouble) -> None:
        path = urlsplit(self.path).path
        if trouble.status != 200 or trouble.body is not None:
            self._whole(trouble.status, trouble.body or b"", trouble.headers, trouble.lost)
        elif self.headers.get("Authorization", "Bearer good") != "Bearer good":
            self._whole(401, b'{"error":"No such token"}')
        elif path == f"/api/games/user/{self.state.player}":
            self._stream(trouble)
        elif path.startswith(f"/pub/player/{self.state.player}/games/"):
            self._document(path.partition("/games/")[2])
        else:
            self._whole(404, b'{"code":0,"message":"not found"}')

    def _whole(
        self, status: int, body: bytes, headers: Sequence[tuple[str, str]] = (), lost: int = 0
    ) -> None:
        self.send_response(status)
        for name, value in (*headers, ("Content-Length", str(len(body)))):
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body[: len(body) - lost])
        self.close_connection = self.close_connection or bool(lost)

    def _stream(self, trouble: Trouble) -> None:
        query = {name: values[0] for name, values in parse_qs(urlsplit(self.path).query).items()}
        speeds = query["perfType"].lower().split(",")
        games = [
            game
            for game in sorted(self.state.games, key=lambda game: -game.when)
            if game.speed.lower() in speeds
            and int(query.get("since", 0)) <= game.when < int(query["until"])
        ][: int(query.get("max", 1 << 30))]
        self.send_response(200)
        self.send_header("Content-Type", "application/x-ndjson")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        for number, game in enumerate(games):
            line = json.dumps(game.of_lichess()).encode() + b"\n"
            half = len(line) // 2
            self._chunk(line[:half])
            if number == trouble.games:
                self.close_connection = True
                return
            self._chunk(line[half:])
        self._chunk(b"")

    def _chunk(self, part: bytes) -> None:
        self.wfile.write(b"%x\r\n%s\r\n" % (len(part), part))

    def _document(self, wanted: str) -> None:
        months: dict[str, list[SiteGame]] = {}
        for game in self.state.games:
            day = datetime.fromtimestamp(game.when / 1000, UTC)
            months.setdefault(f"{day.year}/{day.month:02}", []).append(game)
        if wanted == "archives":
            address = f"https://api.chess.com/pub/player/{self.state.player}/games"
            value: dict[str, Any] = {"archives": [f"{address}/{month}" for month in sorted(months)]}
        else:
            value = {"games": [game.of_chesscom() for game in months[wanted]]}
        body = json.dumps(value).encode()
        tag = f'W/"{len(body)}"'
        if self.headers.get("If-None-Match") == tag:
            self.send_response(304)
            self.end_headers()
            return
        self._whole(200, body, [("ETag", tag)])


@contextmanager
def serving(state: SiteState) -> Iterator[str]:
    """The address of a stand-in, as long as it is there."""
    handler = type("Handler", (_Handler,), {"state": state})
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
