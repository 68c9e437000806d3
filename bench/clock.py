"""The clock: how exactly a fixed time is used, and games between two UCI programs by the clock.

    python bench/clock.py [--movetime MS] [--positions N] [PROGRAM]
    python bench/clock.py --games N --movetime MS [PROGRAM OTHER]
    python bench/clock.py --games N [--clock 2+0.02] [--jobs N] PROGRAM OTHER

Without a program it is clausewitz-uci. Times are on the wall, from the position sent to `bestmove`,
so the machine should have a core for each game. In games pairs start from the same openings, of the
table that ships, with colours changed; a game that both see decided is over. Elo is of the first
program, with its interval of 95 %. A clock below zero loses; with a margin, for the delays of a
busy machine, the game goes on, and it is counted. With a fixed time there is no clock: how long the
moves took is printed, and how many took more than a tenth too long, each program's by itself.
"""

import argparse
import asyncio
import itertools
import math
import shlex
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import chess
import chess.engine

from clausewitz.play.matches.start_positions import Opening, openings, read_openings
from clausewitz.play.matches.statistics import elo_interval, pentanomial, tally

OURS = f"{shlex.quote(sys.executable)} -c 'from clausewitz.play.uci.protocol import main; main()'"
MOST_PLIES, RANDOM_PLIES = 400, 6
DECIDED = 900  # hundredths of a pawn that both see
USUAL = 1000  # milliseconds
ALLOWED, TOO_LONG = 0.03, 0.1  # of a fixed time, beyond it


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("programs", nargs="*", metavar="PROGRAM", help="a command line each")
    parser.add_argument("--movetime", type=int, help="milliseconds a move, 1000 without games")
    parser.add_argument("--positions", type=int, default=50)
    parser.add_argument("--games", type=int, default=0, help="a match instead, an even number")
    parser.add_argument("--clock", default="2+0.02", help="seconds, and seconds more a move")
    parser.add_argument("--margin", type=float, default=0.0, help="seconds below zero forgiven")
    parser.add_argument("--jobs", type=int, default=1, help="games at once")
    parser.add_argument("--seed", type=int, default=0, help="of the openings")
    wish = parser.parse_args()
    if wish.games and wish.movetime:
        wish.programs = wish.programs or [OURS, OURS]
    if wish.games:
        asyncio.run(match(wish))
    else:
        asyncio.run(fixed_time(wish))


async def opened(command: str) -> chess.engine.UciProtocol:
    _, client = await chess.engine.popen_uci(shlex.split(command))
    await client.ping()
    return client


async def fixed_time(wish: argparse.Namespace) -> None:
    client = await opened(wish.programs[0] if wish.programs else OURS)
    drawn = openings(wish.seed, RANDOM_PLIES, read_openings(Path("eco")))
    allowed = wish.movetime or USUAL
    limit = chess.engine.Limit(time=allowed / 1000)
    used = []
    for opening in itertools.islice(drawn, wish.positions):
        client.send_line("ucinewgame")
        await client.ping()  # what that takes is not the move's
        began = time.perf_counter()
        await client.play(opening.board(), limit)
        used.append((time.perf_counter() - began) * 1000 / allowed)
    await client.quit()
    within = sum(abs(share - 1) <= ALLOWED for share in used)
    used.sort()
    print(f"go movetime {allowed}: {within} of {len(used)} within {ALLOWED:.0%}; used", end=" ")
    print(f"{used[0]:.1%} to {used[-1]:.1%}, half of them {used[len(used) // 2]:.1%} or less")


@dataclass
class Standing:
    """What the games have brought so far."""

    points: dict[int, float] = field(default_factory=dict)
    below_zero: Counter[int] = field(default_factory=Counter)
    least_left: list[float] = field(default_factory=lambda: [1e9, 1e9])
    took: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))
    """Seconds of the moves of each program."""

    def fixed(self, seconds: float) -> str:
        """How a fixed time was used."""
        return "\n".join(
            f"{who}: {len(took)} moves, half {_percentile(took, 50)} ms or less, 99 % "
            f"{_percentile(took, 99)}, the longest {_percentile(took, 100)}; "
            f"{sum(one > seconds * (1 + TOO_LONG) for one in took)} too long"
            for who, took in zip(("first", "other"), self.took, strict=True)
        )

    def line(self) -> str:
        known = [self.points[n] for n in sorted(self.points)]
        pairs = [(self.points[n], self.points[n + 1]) for n in self._first_games()]
        found, elo = tally(known), elo_interval(pentanomial(pairs))
        late, left = self.below_zero, self.least_left
        return (
            f"{found.games} games: {found.wins} won, {found.draws} drawn, {found.losses} lost, "
            f"Elo {elo.value:.0f} ({elo.low:.0f} to {elo.high:.0f}); below zero {late[0]} and "
            f"{late[1]} times, least left {left[0]:.3f} and {left[1]:.3f} s"
        )

    def _first_games(self) -> list[int]:
        return [n for n in self.points if n % 2 == 0 and n + 1 in self.points]


def _percentile(took: list[float], share: int) -> str:
    """The time in milliseconds that such a share of the moves did not exceed."""
    return f"{sorted(took)[max(0, math.ceil(len(took) * share / 100) - 1)] * 1000:.1f}"


async def match(wish: argparse.Namespace) -> None:
    seconds, increment = (float(part) for part in wish.clock.split("+"))
    fixed = wish.movetime / 1000 if wish.movetime else None
    drawn = openings(wish.seed, 0, read_openings(Path("eco")))
    starts = list(itertools.islice(drawn, wish.games // 2))
    numbers, standing = iter(range(wish.games)), Standing()

    async def work() -> None:
        clients = [await opened(program) for program in wish.programs]
        for client in clients if fixed else ():
            await client.play(chess.Board(), chess.engine.Limit(nodes=1))
        for number in numbers:
            opening, clock = starts[number // 2], (seconds, increment, wish.margin)
            game = ClockGame(clients, number, opening, clock, fixed)
            standing.points[number] = await game.play(standing)
            if len(standing.points) % 20 == 0:
                print(standing.line() if fixed is None else standing.fixed(fixed), flush=True)
        for client in clients:
            await client.quit()

    await asyncio.gather(*(work() for _ in range(wish.jobs)))
    if fixed is None:
        print(f"{wish.clock}: {standing.line()}")
    else:
        print(f"go movetime {wish.movetime}, {wish.games} games", standing.fixed(fixed), sep="\n")


class ClockGame:
    """One game; the first program has White in games of even numbers."""

    def __init__(
        self,
        clients: list[chess.engine.UciProtocol],
        number: int,
        opening: Opening,
        clock: tuple[float, float, float],
        fixed: float | None,
    ) -> None:
        seconds, self._increment, self._margin = clock
        self._clients, self._number, self._opening = clients, number, opening
        self._left = [seconds, seconds]
        self._scores = [0, 0]
        self._fixed = fixed  # seconds for each move, instead of a clock

    async def play(self, standing: Standing) -> float:
        """The points of the first program."""
        board = self._opening.board()
        for client in self._clients if self._fixed else ():
            client.send_line("ucinewgame")
            await client.ping()  # what that takes is not the move's
        for _ in range(MOST_PLIES):
            if board.is_game_over(claim_draw=True):
                break
            who = (self._number + (not board.turn)) % 2
            move, took = await self._move(board, who)
            standing.took[who].append(took)
            self._left[who] -= 0 if self._fixed else took
            standing.least_left[who] = min(standing.least_left[who], self._left[who])
            if self._left[who] < 0:
                standing.below_zero[who] += 1
            if self._left[who] < -self._margin:
                return float(who)
            self._left[who] = max(self._left[who], 0.0) + self._increment
            board.push(move)
            if min(self._scores[0], -self._scores[1]) > DECIDED:
                return 1.0
            if min(-self._scores[0], self._scores[1]) > DECIDED:
                return 0.0
        result = board.result(claim_draw=True)
        if result not in ("1-0", "0-1"):
            return 0.5
        return float((result == "1-0") == (self._number % 2 == 0))

    def _limit(self) -> chess.engine.Limit:
        if self._fixed is not None:
            return chess.engine.Limit(time=self._fixed)
        white, black = self._left if self._number % 2 == 0 else self._left[::-1]
        return chess.engine.Limit(
            white_clock=max(white, 0.001),
            black_clock=max(black, 0.001),
            white_inc=self._increment,
            black_inc=self._increment,
        )

    async def _move(self, board: chess.Board, who: int) -> tuple[chess.Move, float]:
        """The move, and the seconds it took."""
        limit = self._limit()
        began = time.perf_counter()
        game = None if self._fixed else self._number  # with a new number, a new game is begun
        played = await self._clients[who].play(
            board, limit, game=game, info=chess.engine.INFO_SCORE
        )
        took = time.perf_counter() - began
        if "score" in played.info:
            self._scores[who] = played.info["score"].pov(board.turn).score(mate_score=30_000)
        assert played.move is not None
        return played.move, took


if __name__ == "__main__":
    main()
