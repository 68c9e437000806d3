"""The engine on trial: games at a few milliseconds a move, and lines that make no sense.

    python bench/uci.py [--games N] [--openings N] [--ms N] [--lines N] [--seed N] [--json]

Two processes of clausewitz-uci play each other, and python-chess's own client is the judge: an
illegal move, a process that ends or hangs, and any line that the client remarks upon is a fault.
In between they are stopped at random moments, sent new games, made to ponder, and sent lines
that make no sense. Then one is sent so many lines of a mutilated conversation: each `go` must be
answered by one legal move, and everything said must be a line of the protocol.

A move is late by the wall clock if it took longer than the limit and a margin. On a machine that
does other things as well that is mostly the machine's doing, so the processor time that the engine
used is printed too: a game is lost on time where the engine used more than the limit and the
margin, or made the client wait for a second.
"""

import argparse
import asyncio
import itertools
import json
import logging
import random
import re
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import chess
import chess.engine

from clausewitz.play.matches.start_positions import Opening, openings, read_openings
from clausewitz.play.uci.uci_parsing import CurrentPosition
from clausewitz.support.errors import ClausewitzError

COMMAND = [sys.executable, "-c", "from clausewitz.play.uci.protocol import main; main()"]
HANGS, COMPILES = 30.0, 900.0  # seconds
LOST = 1.0  # seconds
MARGIN = 0.01
MOST_PLIES = 400
BATCH = 25
FAULTS_TO_TELL = 10

NUMBER = r"-?\d+"
MOVE = r"[a-h][1-8][a-h][1-8][nbrq]?"
LINE = re.compile(
    rf"readyok|uciok|id (name|author) \S.*|bestmove ({MOVE}( ponder {MOVE})?|\(none\))"
    r"|option name \S.* type (check|spin|combo|button|string)( .*)?"
    r"|info string \S[ -~\u00a0-\uffff]*"
    rf"|info depth 0 score (cp|mate) 0"
    rf"|info depth \d+ seldepth \d+ multipv \d+ score (cp|mate) {NUMBER} nodes \d+ nps \d+ "
    rf"hashfull \d+ time \d+ pv {MOVE}( {MOVE})*"
)
TALK = [
    "position startpos",
    "position startpos moves e2e4 e7e5 g1f3",
    "position startpos moves e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6",
    "position fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "position fen 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1 moves b4f4",
    "position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    "position fen 4k3/P7/8/8/8/8/7p/4K3 w - - 99 80 moves a7a8q h2h1n",
    "go depth 3",
    "go nodes 500",
    "go movetime 3",
    "go infinite",
    "go ponder wtime 500 btime 500 winc 10 binc 10 movestogo 5",
    "go wtime 60 btime 60 winc 1 binc 1",
    "go mate 2",
    "go depth 2 searchmoves e2e4 d2d4",
    "stop",
    "ponderhit",
    "isready",
    "uci",
    "ucinewgame",
    "debug on",
    "debug off",
    "register name Nobody code 123",
    "setoption name Hash value 16",
    "setoption name Clear Hash",
    "setoption name MultiPV value 3",
    "setoption name MultiPV value 1",
    "setoption name Ponder value true",
    "setoption name OwnBook value true",
    "setoption name OwnBook value false",
    "setoption name Move Overhead value 5",
    "setoption name Explain value false",
    "setoption name Explain value true",
    "setoption name UCI_AnalyseMode value true",
]
COMMANDS = {line.split()[0] for line in TALK} | {"quit"}
BIG_HASH = re.compile(r"hash\s+value\s+-?\d{3,}", re.IGNORECASE)
JUNK = [
    "",
    " ",
    "joho",
    "0000",
    "moves",
    "fen",
    "value",
    "name",
    "e9e9",
    "-1",
    "9" * 40,
    "ünï",
    "\t",
]


@dataclass
class Trial:
    """What has happened so far."""

    games: int = 0
    moves: int = 0
    lines: int = 0
    searches: int = 0
    wall: list[float] = field(default_factory=list)
    work: list[float] = field(default_factory=list)
    results: Counter[str] = field(default_factory=Counter)
    ways: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def fault(self, text: str) -> None:
        self.faults.append(text)
        print(f"FAULT {text}", file=sys.stderr, flush=True)

    def summary(self, limit: float) -> dict[str, Any]:
        late = sum(wall > limit + MARGIN for wall in self.wall)
        return {
            "games": self.games,
            "moves": self.moves,
            "lines": self.lines,
            "searches": self.searches,
            "results": dict(self.results),
            "ways": dict(self.ways),
            "limit_ms": 1000 * limit,
            "wall_ms": _spread(self.wall),
            "processor_ms": _spread(self.work),
            "late_by_wall": late,
            "faults": len(self.faults),
        }


def _spread(seconds: list[float]) -> dict[str, float]:
    if not seconds:
        return {}
    ordered = sorted(seconds)
    parts = {"median": 0.5, "99%": 0.99, "99.9%": 0.999, "longest": 1.0}
    last = len(ordered) - 1
    return {name: round(1000 * ordered[int(part * last)], 2) for name, part in parts.items()}


class Listener(logging.Handler):
    """What the client finds odd; that an engine may remark upon what it was sent is not odd."""

    def __init__(self, trial: Trial) -> None:
        super().__init__(logging.WARNING)
        self._trial = trial

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if "Unexpected engine output: 'info string " not in text:
            self._trial.fault(f"the client says: {text}")


class Engine:
    """A process of the engine and python-chess's client of it."""

    def __init__(self, trial: Trial) -> None:
        self._trial = trial

    async def start(self) -> None:
        self.transport, self.client = await chess.engine.popen_uci(COMMAND)
        await asyncio.wait_for(self.client.ping(), COMPILES)

    async def close(self) -> None:
        try:
            await asyncio.wait_for(self.client.quit(), HANGS)
        except (TimeoutError, chess.engine.EngineError) as error:
            self._trial.fault(f"quit: {error!r}")
            self.transport.kill()
        status = await asyncio.wait_for(self.client.returncode, HANGS)
        if status:
            self._trial.fault(f"the engine ended with status {status}")

    def send(self, line: str) -> None:
        self.client.send_line(line)

    def work(self) -> float:
        """Seconds of processor time so far, by Linux's clock of another process."""
        return time.clock_gettime((~self.transport.get_pid() << 3) | 2)


async def choose(
    engine: Engine, board: chess.Board, limit: float, game: object, way: str, trial: Trial
) -> chess.Move | None:
    """A move in one of several ways; those on the clock are timed."""
    client, began, work = engine.client, time.perf_counter(), engine.work()
    if way == "stop":
        with await client.analysis(board, game=game, multipv=random.choice((1, 1, 3))) as analysis:
            await asyncio.sleep(random.random() * 1.5 * limit)
            analysis.stop()
            return (await asyncio.wait_for(analysis.wait(), HANGS)).move
    limits = chess.engine.Limit(time=limit)
    if way == "clock":
        left = 30 * limit  # of which the engine may take a thirtieth, and most of the increment
        limits = chess.engine.Limit(
            white_clock=left, black_clock=left, white_inc=limit / 2, black_inc=limit / 2
        )
    ponder = way == "ponder"
    played = await asyncio.wait_for(client.play(board, limits, game=game, ponder=ponder), HANGS)
    if way == "time":
        trial.wall.append(time.perf_counter() - began)
        trial.work.append(engine.work() - work)
        # Work alone is no fault: it finds reasons in one thread while it searches in another.
        late = min(trial.wall[-1], trial.work[-1]) > limit + MARGIN
        if late or trial.wall[-1] > limit + LOST:
            trial.fault(
                f"lost on time: {1000 * trial.wall[-1]:.1f} ms, of these "
                f"{1000 * trial.work[-1]:.1f} ms at work, in {board.fen()}"
            )
    return played.move


async def play(
    engines: list[Engine], opening: Opening, limit: float, number: int, trial: Trial
) -> None:
    board, chance = opening.board(), random.Random(f"game {number}")
    pondering = number % 10 == 0
    plies = 0
    while not board.is_game_over(claim_draw=True) and plies < MOST_PLIES:
        engine = engines[(number + board.turn) % 2]
        way = chance.choices(("time", "stop", "clock"), (90, 5, 5))[0]
        way = "ponder" if pondering else way
        if not pondering and chance.random() < 0.05:
            engine.send(chance.choice(("ucinewgame", "stop", "ponderhit", unanswered(chance))))
            trial.lines += 1
            await asyncio.wait_for(engine.client.ping(), HANGS)  # what it costs is not the move's
        move = await choose(engine, board, limit, number, way, trial)
        trial.ways[way] += 1
        if move is None or not board.is_legal(move):
            trial.fault(f"illegal move {move} in {board.fen()}")
            break
        board.push(move)
        plies += 1
        trial.moves += 1
    trial.games += 1
    trial.results[board.result(claim_draw=True)] += 1


def garbage(chance: random.Random) -> str:
    """A line of a conversation, mutilated; never one that ends it or asks for much memory."""
    while True:
        words = chance.choice(TALK).split()
        for _ in range(chance.randrange(4)):
            place = chance.randrange(len(words) + 1)
            match chance.randrange(5):
                case 0:
                    words.insert(place, chance.choice(JUNK))
                case 1:
                    del words[place : place + 1]
                case 2:
                    words[place:place] = chance.choice(TALK).split()[1:]
                case 3:
                    chance.shuffle(words)
                case 4 if place < len(words):
                    words[place] = mutilated(words[place], chance)
        line = " ".join(words)
        if "quit" not in line and not BIG_HASH.search(line):
            return line


def unanswered(chance: random.Random) -> str:
    """Garbage that asks for no answer which the client has not requested."""
    while True:
        line = garbage(chance)
        if not {"uci", "isready", "go"}.intersection(_commands([line])):
            return line


def mutilated(word: str, chance: random.Random) -> str:
    signs = list(word)
    for _ in range(1 + chance.randrange(2)):
        place = chance.randrange(len(signs) + 1)
        signs[place : place + chance.randrange(2)] = chance.choice("abch18/-w +\x7f\u2028é§0")
    return "".join(signs)


class Mirror:
    """What the engine must have understood: how many moves it owes, and in which positions."""

    def __init__(self) -> None:
        self._positions = CurrentPosition()
        self.owed: list[chess.Board] = []

    def hear(self, line: str) -> None:
        words = line.split()
        place = next((n for n, word in enumerate(words) if word in COMMANDS), None)
        if place is None:
            return
        if words[place] == "position":
            try:
                self._positions.read(words[place + 1 :])
            except ClausewitzError:
                return
        elif words[place] == "go":
            board = self._positions.board  # after one that was refused there is no move to find
            self.owed.append(chess.Board(None) if board is None else board.copy())


async def fuzz(lines: int, seed: int, trial: Trial) -> None:
    """Send so many lines in batches, and read what comes back."""
    chance, mirror = random.Random(f"lines {seed}"), Mirror()
    process = await asyncio.create_subprocess_exec(
        *COMMAND, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=1 << 20
    )
    assert process.stdin is not None
    assert process.stdout is not None
    progress = Progress("lines", lines)
    sent = 0
    while sent < lines:
        batch = [garbage(chance) for _ in range(min(BATCH, lines - sent))]
        for line in batch:
            mirror.hear(line)
        text = "\n".join([*batch, "stop", "isready", "stop", "isready", ""])
        questions = sum(word == "isready" for word in _commands(batch)) + 2
        process.stdin.write(text.encode("utf-8", "replace"))
        sent += len(batch)
        trial.lines += len(batch)
        trial.searches += len(mirror.owed)
        try:
            await asyncio.wait_for(_answers(process.stdout, mirror, questions, trial), HANGS)
        except TimeoutError:
            trial.fault(f"no answer to {batch}")
            break
        except EOFError:
            trial.fault(f"the engine ended within {batch}")
            break
        progress(sent)
    process.stdin.close()
    status = await asyncio.wait_for(process.wait(), HANGS)
    if status:
        trial.fault(f"the engine ended with status {status}")


def _commands(lines: list[str]) -> list[str]:
    found = ([word for word in line.split() if word in COMMANDS] for line in lines)
    return [words[0] for words in found if words]


async def _answers(out: asyncio.StreamReader, mirror: Mirror, ready: int, trial: Trial) -> None:
    """Read until every question has been answered."""
    while ready > 0 or mirror.owed:
        raw = await out.readline()
        if not raw:
            raise EOFError
        line = raw.decode("utf-8").rstrip("\n")
        if not LINE.fullmatch(line):
            trial.fault(f"not a line of the protocol: {line!r}")
        ready -= line == "readyok"
        if line.startswith("bestmove"):
            if not mirror.owed:
                trial.fault(f"nobody asked: {line}")
                continue
            board, word = mirror.owed.pop(0), line.split()[1]
            legal = {move.uci() for move in board.legal_moves} or {"(none)"}
            if word not in legal:
                trial.fault(f"{line} in {board.fen()}")


class Progress:
    """Now and then a line on standard error."""

    def __init__(self, what: str, number: int) -> None:
        self._what, self._number, self._began = what, number, time.monotonic()
        self._shown = self._began

    def __call__(self, done: int) -> None:
        now = time.monotonic()
        if now - self._shown > 20 or done >= self._number:
            self._shown = now
            seconds = now - self._began
            text = f"{done} of {self._number} {self._what}, {seconds:.0f} s"
            print(text, file=sys.stderr, flush=True)


async def games(number: int, starts: int, limit: float, seed: int, trial: Trial) -> None:
    drawn = openings(seed, 0, read_openings(Path("eco")))
    chosen = list(itertools.islice(drawn, starts))
    engines = [Engine(trial), Engine(trial)]
    for engine in engines:
        await engine.start()
    progress = Progress("games", number)
    for game in range(number):
        try:
            await play(engines, chosen[game % len(chosen)], limit, game, trial)
        except (TimeoutError, chess.engine.EngineError) as error:
            trial.fault(f"game {game}: {error!r}")
            for engine in engines:
                engine.transport.kill()
            engines = [Engine(trial), Engine(trial)]
            for engine in engines:
                await engine.start()
        progress(game + 1)
        if len(trial.faults) > FAULTS_TO_TELL:
            break
    for engine in engines:
        await engine.close()


async def whole(wish: argparse.Namespace, trial: Trial) -> None:
    if wish.games:
        await games(wish.games, wish.openings, wish.ms / 1000, wish.seed, trial)
    if wish.lines:
        await fuzz(wish.lines, wish.seed, trial)


def main() -> None:
    parser = argparse.ArgumentParser(description="The UCI engine on trial.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--openings", type=int, default=200)
    parser.add_argument("--ms", type=float, default=10, help="milliseconds for a move")
    parser.add_argument("--lines", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    trial = Trial()
    chess.engine.LOGGER.addHandler(Listener(trial))
    chess.engine.LOGGER.propagate = False
    asyncio.run(whole(wish, trial))
    found = trial.summary(wish.ms / 1000)
    if wish.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name.replace('_', ' '):16} {value}")
    sys.exit(1 if trial.faults else 0)


if __name__ == "__main__":
    main()
