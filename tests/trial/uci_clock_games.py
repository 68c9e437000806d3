"""Games of clausewitz-uci by the clock, against itself or GNU Chess; its memory is watched."""

import asyncio
import itertools
import os
import shutil
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import chess
import chess.engine

from clausewitz.play.matches.start_positions import Opening, openings, read_openings
from clausewitz.runs.progress import Progress
from trial.plan import Plan
from trial.verdicts import FAULT, PartReport, Verdict

COMMAND = [sys.executable, "-c", "from clausewitz.play.uci.protocol import main; main()"]
_STARTS_WITHIN, _HANGS = 900.0, 600.0  # seconds
_LOST = 1.0
"""Seconds past its clock on the wall after which the machine is no excuse any more."""
_MOST_PLIES = 400
_GROWS = 30.0
"""Megabytes that an engine may have more after many games than after the first ones."""


def gnuchess() -> str | None:
    return shutil.which("gnuchess", path="/usr/games:/usr/bin:/usr/local/bin")


def resident(process: int) -> float:
    """Megabytes of memory that a process holds."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def stolen() -> float:
    """Seconds that a virtual machine wanted its processors and did not get them, since it began.

    Engines on such a machine lose on time whatever they do.
    """
    jiffies = int(Path("/proc/stat").read_text().split(maxsplit=9)[8])
    return jiffies / os.sysconf("SC_CLK_TCK")


@dataclass
class Clock:
    """What one side has left, by the wall and by the work of its own process."""

    wall: float
    work: float
    increment: float
    excused: int = 0
    """Moves that came late by the wall, not by its own work: others had the processor."""

    def press(self, wall: float, work: float, taken: float = 0.0) -> str:
        """Why the side has lost on time; nothing, if it has not.

        `taken` is what the machine was prevented from doing in this move.
        """
        self.wall -= wall
        self.work -= work
        # Its own work alone is no loss: it finds reasons in one thread and searches in another.
        if self.wall + taken < -_LOST or max(self.wall, self.work) < 0:
            return (
                f"lost on time: {self.wall:.2f} s left, {self.work:.2f} s by its own work, "
                f"{taken:.2f} s taken from the machine in a move of {wall:.2f} s"
            )
        self.excused += self.wall < 0
        self.wall = max(self.wall, 0.01) + self.increment
        self.work += self.increment
        return ""


class Seat:
    """A process of an engine."""

    def __init__(self, command: list[str], depth: int | None = None) -> None:
        self._command, self._depth = command, depth
        self.is_ours = depth is None

    async def start(self) -> None:
        self._transport, self.client = await chess.engine.popen_uci(self._command)
        await asyncio.wait_for(self.client.ping(), _STARTS_WITHIN)

    def limit(self, clocks: dict[chess.Color, Clock]) -> chess.engine.Limit:
        if self._depth:
            return chess.engine.Limit(depth=self._depth)
        white, black = clocks[chess.WHITE], clocks[chess.BLACK]
        return chess.engine.Limit(
            white_clock=white.wall,
            black_clock=black.wall,
            white_inc=white.increment,
            black_inc=black.increment,
        )

    def work(self) -> float:
        """Seconds of processor time so far, by Linux's clock of another process."""
        return time.clock_gettime((~self._transport.get_pid() << 3) | 2)

    def memory(self) -> float:
        return resident(self._transport.get_pid())

    @property
    def has_ended(self) -> bool:
        return self.client.returncode.done()

    async def close(self) -> int:
        await asyncio.wait_for(self.client.quit(), _HANGS)
        return int(await asyncio.wait_for(self.client.returncode, _HANGS))

    def kill(self) -> None:
        self._transport.kill()


async def play(seats: list[Seat], opening: Opening, clocks: dict[chess.Color, Clock]) -> Verdict:
    """A game; the first seat has White."""
    board = opening.board()
    game = object()
    for _ in range(_MOST_PLIES):
        if board.is_game_over(claim_draw=True):
            break
        seat = seats[0 if board.turn else 1]
        wall, work, taken = time.perf_counter(), seat.work(), stolen()
        playing = seat.client.play(board, seat.limit(clocks), game=game)
        move = (await asyncio.wait_for(playing, _HANGS)).move
        if seat.is_ours:
            if move is None or not board.is_legal(move):
                return Verdict(FAULT, f"illegal move {move} in {board.fen()}", "illegal move")
            late = clocks[board.turn].press(
                time.perf_counter() - wall, seat.work() - work, stolen() - taken
            )
            if late:
                return Verdict(FAULT, f"{late} in {board.fen()}", "lost on time")
        assert move is not None
        board.push(move)
    return Verdict(board.result(claim_draw=True))


def clock_games(plan: Plan, report: PartReport, number: int) -> None:
    """So many games: every other one against GNU Chess, where that is installed."""
    asyncio.run(_clock_games(plan, report, number))


async def _clock_games(plan: Plan, report: PartReport, number: int) -> None:
    """The option `rivals` names them: itself, gnuchess; all that are there by default."""
    seconds = float(plan.options.get("seconds", "10"))
    increment = float(plan.options.get("increment", "0.1"))
    drawn = openings(plan.seed, 0, read_openings(Path("eco")))
    chosen = list(itertools.islice(drawn, min(number, 500)))
    table = Table(plan.options.get("rivals", "gnuchess,itself").split(","), report)
    await table.sit_down()
    memories: list[float] = []
    excused, taken = 0, stolen()
    for game in range(number):
        clocks = {side: Clock(seconds, seconds, increment) for side in chess.COLORS}
        try:
            verdict = await play(table.pair(game), chosen[game % len(chosen)], clocks)
        except (TimeoutError, chess.engine.EngineError) as error:
            verdict = Verdict(FAULT, f"{error!r}", "an engine that fails")
            if await table.rival_died():
                verdict = Verdict("GNU Chess died")
        report.take(f"game-{game}", verdict)
        if verdict.kind == "an engine that fails":
            break
        excused += sum(clock.excused for clock in clocks.values())
        memories.append(table.ours[0].memory())
        plan.tell(Progress("games by the clock", game + 1, number))
    report.note(f"{excused} moves late by the wall, but not by the engine's own work")
    report.note(f"{stolen() - taken:.0f} s of the processors were taken away from this machine")
    await _close(table.seats, report)
    _judge_memory(memories, report)


class Table:
    """Two processes of ours, and one of GNU Chess where that is installed and wanted."""

    def __init__(self, rivals: list[str], report: PartReport) -> None:
        self.ours = [Seat(COMMAND), Seat(COMMAND)]
        self._program = gnuchess() if "gnuchess" in rivals else None
        self._plays_itself = "itself" in rivals or self._program is None
        self._gnuchess: Seat | None = None
        if "gnuchess" in rivals and self._program is None:
            report.note("GNU Chess is not installed: all games are against itself")

    @property
    def seats(self) -> list[Seat]:
        return [*self.ours, *([self._gnuchess] if self._gnuchess else [])]

    async def sit_down(self) -> None:
        for seat in self.ours:
            await seat.start()
        await self._seat_gnuchess()

    def pair(self, game: int) -> list[Seat]:
        """Who plays, White first: rivals take turns, and so do colours."""
        is_against_itself = self._gnuchess is None or (self._plays_itself and game % 2 == 1)
        pair = self.ours if is_against_itself else self.seats[::2]
        return pair if game % 4 < 2 else pair[::-1]

    async def rival_died(self) -> bool:
        """Whether it was GNU Chess that failed, as it does now and then; another takes its seat."""
        if self._gnuchess is None or not self._gnuchess.has_ended:
            return False
        await self._seat_gnuchess()
        return True

    async def _seat_gnuchess(self) -> None:
        if self._program:
            self._gnuchess = Seat([self._program, "-u"], depth=4)
            await self._gnuchess.start()


async def _close(seats: list[Seat], report: PartReport) -> None:
    for number, seat in enumerate(seats):
        try:
            if (status := await seat.close()) and seat.is_ours:
                report.take("quit", Verdict(FAULT, f"engine {number} ended with status {status}"))
        except (TimeoutError, chess.engine.EngineError) as error:
            report.take("quit", Verdict(FAULT, f"engine {number} does not quit: {error!r}"))
            seat.kill()


def _judge_memory(memories: list[float], report: PartReport) -> None:
    """The engine holds as much after all games as after the first tenth of them."""
    if len(memories) < 2:
        return
    first, last = memories[max(1, len(memories) // 10)], memories[-1]
    report.note(f"memory of the engine: {first:.0f} MB after a tenth of the games, {last:.0f} MB")
    if last - first > _GROWS:
        report.take("memory", Verdict(FAULT, f"memory grew from {first:.0f} to {last:.0f} MB"))
