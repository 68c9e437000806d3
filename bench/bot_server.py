"""A stand-in for Lichess on this machine: one game by its Bot API, for programs that run bots.

It challenges whoever listens, as Lichess would for an opponent, and plays the opponent's moves.
Only what a bot needs for a game to the end is there; the clock runs, and a move that is late loses.
"""

import json
import queue
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import chess
import chess.pgn

BOT, RIVAL, GAME = "bot", "rival", "standin1"
_ALIVE = 5.0  # seconds between empty lines, by which Lichess shows that a stream is alive
_VARIANT = {"key": "standard", "name": "Standard", "short": "Std"}

Opponent = Callable[[chess.Board], chess.Move]
Event = dict[str, Any]


@dataclass
class BotGame:
    """A game of the bot, who has Black, with an opponent on this machine."""

    opponent: Opponent
    seconds: float = 60.0
    increment: float = 1.0
    board: chess.Board = field(default_factory=chess.Board)
    winner: str | None = None
    status: str = "started"
    chat: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    """Moves that were not legal, or not the bot's to make."""
    over: threading.Event = field(default_factory=threading.Event)

    def __post_init__(self) -> None:
        self._left = {chess.WHITE: self.seconds, chess.BLACK: self.seconds}
        self._since = time.monotonic()
        self._lock = threading.Lock()
        self._streams: list[queue.SimpleQueue[Event]] = []

    def stream(self) -> "queue.SimpleQueue[Event]":
        """What happens from now on. The opponent has the first move, once somebody listens."""
        with self._lock:
            heard: queue.SimpleQueue[Event] = queue.SimpleQueue()
            self._streams.append(heard)
            if not self.board.move_stack:
                threading.Thread(target=self._reply, daemon=True).start()
            return heard

    def full(self) -> Event:
        players = {"white": _player(RIVAL), "black": _player(BOT)}
        clock = {"initial": int(self.seconds * 1000), "increment": int(self.increment * 1000)}
        facts = {"id": GAME, "type": "gameFull", "rated": False, "speed": "blitz"}
        when = {"createdAt": int(time.time() * 1000), "initialFen": "startpos"}
        shown = {"variant": _VARIANT, "perf": {"name": "Blitz"}, "state": self.state()}
        return {**facts, **players, "clock": clock, **when, **shown}

    def state(self) -> Event:
        left, gain = self._left, int(self.increment * 1000)
        moves = " ".join(move.uci() for move in self.board.move_stack)
        found: Event = {"type": "gameState", "moves": moves, "status": self.status}
        found |= {"wtime": int(left[chess.WHITE] * 1000), "btime": int(left[chess.BLACK] * 1000)}
        found |= {"winc": gain, "binc": gain}
        return found | ({"winner": self.winner} if self.winner else {})

    def move(self, text: str) -> bool:
        """A move of the bot's."""
        with self._lock:
            try:
                move = self.board.parse_uci(text)
            except ValueError:
                move = chess.Move.null()
            if not move or self.board.turn != chess.BLACK or self.over.is_set():
                self.refused.append(text)
                return False
            self._push(move)
            if not self.over.is_set():
                threading.Thread(target=self._reply, daemon=True).start()
            return True

    def end(self, status: str, winner: str | None) -> None:
        self.status, self.winner = status, winner
        self.over.set()
        self._tell()

    def _reply(self) -> None:
        move = self.opponent(self.board.copy())
        with self._lock:
            if not self.over.is_set():
                self._push(move)

    def _push(self, move: chess.Move) -> None:
        now, side = time.monotonic(), self.board.turn
        if len(self.board.move_stack) > 1:  # Lichess starts the clocks then
            self._left[side] += self.increment - (now - self._since)
        self._since = now
        self.board.push(move)
        outcome = self.board.outcome(claim_draw=True)
        if self._left[side] <= self.increment - 1e-9 and self._left[side] <= 0:
            self.end("outoftime", "black" if side else "white")
        elif outcome is None:
            self._tell()
        elif outcome.winner is None:
            self.end("draw", None)
        else:
            self.end("mate", "white" if outcome.winner else "black")

    def _tell(self) -> None:
        for heard in self._streams:
            heard.put(self.state())

    def pgn(self) -> str:
        game = chess.pgn.Game.from_board(self.board)
        game.headers.update({"Event": "Stand-in", "White": RIVAL, "Black": BOT})
        results = {"white": "1-0", "black": "0-1"}
        drawn = "1/2-1/2" if self.status == "draw" else "*"
        game.headers["Result"] = results.get(self.winner or "", drawn)
        return str(game)


class BotServer(ThreadingHTTPServer):
    """The server; it is for this machine alone, on any free port."""

    daemon_threads = True

    def __init__(self, game: BotGame) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.game = game
        self.events: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self.events.put({"type": "challenge", "challenge": _challenge(game)})

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/"


class _Handler(BaseHTTPRequestHandler):
    server: BotServer
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        game = self.server.game
        match self._path():
            case ["api", "account"]:
                self._json(_player(BOT) | {"username": BOT, "perfs": {}})
            case ["api", "account", "playing"]:
                self._json({"nowPlaying": []})
            case ["api", "stream", "event"]:
                self._lines(_events(self.server))
            case ["api", "bot", "game", "stream", _]:
                self._lines(_game_events(game))
            case ["game", "export", _]:
                self._send(game.pgn().encode(), "application/x-chess-pgn")
            case _:
                self._json({})

    def do_POST(self) -> None:
        given = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
        game, found = self.server.game, {"ok": True}
        match self._path():
            case ["api", "token", "test"]:
                self._json({given: {"scopes": "bot:play", "userId": BOT}})
                return
            case ["api", "challenge", _, "accept"]:
                self.server.events.put({"type": "gameStart", "game": _started()})
            case ["api", "bot", "game", _, "move", move]:
                found = {"ok": game.move(move)}
            case ["api", "bot", "game", _, "chat"]:
                game.chat.append(given)
            case ["api", "bot", "game", _, "resign"]:
                game.end("resign", "white")
            case ["api", "bot", "game", _, "abort"]:
                game.end("aborted", None)
        self._json(found, 200 if found["ok"] else 400)

    def _path(self) -> list[str]:
        return self.path.partition("?")[0].strip("/").split("/")

    def _json(self, found: Event, status: int = 200) -> None:
        self._send(json.dumps(found).encode(), "application/json", status)

    def _send(self, content: bytes, kind: str, status: int = 200) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def _lines(self, events: Iterator[Event | None]) -> None:
        """A stream: a line of JSON for each event, an empty one where there is none.

        In chunks, else a client would wait until its buffer is full.
        """
        self.close_connection = True
        self.send_response(200)
        self.send_header("Content-Type", "application/x-ndjson")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        try:
            for event in events:
                line = (json.dumps(event) if event else "").encode() + b"\n"
                self.wfile.write(b"%x\r\n%s\r\n" % (len(line), line))
            self.wfile.write(b"0\r\n\r\n")
        except OSError:
            pass  # nobody listens any more

    def log_message(self, *_: Any) -> None:
        """Requests are not printed."""


def _events(server: BotServer) -> Iterator[Event | None]:
    while not server.game.over.is_set():
        try:
            yield server.events.get(timeout=_ALIVE)
        except queue.Empty:
            yield None
    yield {"type": "gameFinish", "game": _started()}


def _game_events(game: BotGame) -> Iterator[Event | None]:
    heard = game.stream()
    yield game.full()
    while True:
        try:
            event = heard.get(timeout=_ALIVE)
        except queue.Empty:
            yield None
            continue
        yield event
        if event["status"] != "started":
            return


def _player(name: str) -> Event:
    return {"id": name, "name": name, "title": "BOT", "rating": 1500}


def _started() -> Event:
    may = {"bot": True, "board": True}
    return {
        "id": GAME,
        "gameId": GAME,
        "source": "friend",
        "compat": may,
        "opponent": _player(RIVAL),
    }


def _challenge(game: BotGame) -> Event:
    facts = {"id": GAME, "status": "created", "rated": False, "speed": "blitz", "color": "white"}
    facts |= {"variant": _VARIANT, "perf": {"name": "Blitz"}, "finalColor": "white"}
    clock = {"type": "clock", "limit": int(game.seconds), "increment": int(game.increment)}
    return facts | {
        "timeControl": clock,
        "challenger": _player(RIVAL) | {"title": None},
        "destUser": _player(BOT),
        "compat": {"bot": True, "board": True},
    }
