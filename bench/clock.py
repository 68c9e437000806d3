"""The clock: how exactly a fixed time is used, and games between two UCI programs by the clock.

    python bench/clock.py [--movetime MS] [--positions N] [PROGRAM]
    python bench/clock.py --games N [--clock 2+0.02] [--jobs N] PROGRAM OTHER

Without a program it is clausewitz-uci. Times are on the wall, from the position sent to `bestmove`,
so the machine should have a core for each game. In games pairs start from the same openings, of the
table that ships, with colours changed; a game that both see decided is over. Elo is of the first
program, with its interval of 95 %. A clock below zero loses; with a margin, for the delays of a
busy machine, the game goes on, and it is counted.
"""

import argparse
import asyncio
import itertools
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
ALLOWED = 0.03  # of a fixed time


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("programs", nargs="*", metavar="PROGRAM", help="a command line each")
    parser.add_argument("--movetime", type=int, default=1000, help="milliseconds a move")
    parser.add_argument("--positions", type=int, default=50)
    parser.add_argument("--games", type=int, default=0, help="a match instead, an even number")
    parser.add_argument("--clock", default="2+0.02", help="seconds, and seconds more a move")
    parser.add_argument("--margin", type=float, default=0.0, help="seconds below zero forgiven")
    parser.add_argument("--jobs", type=int, default=1, help="games at once")
    parser.add_argument("--seed", type=int, default=0, help="of the openings")
    wish = parser.parse_args()
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
    limit = chess.engine.Limit(time=wish.movetime / 1000)
    used = []
    for opening in itertools.islice(drawn, wish.positions):
        client.send_line("ucinewgame")
        await client.ping()  # what that takes is not the move's
        began = time.perf_counter()
        await client.play(opening.board(), limit)
        used.append((time.perf_counter() - began) * 1000 / wish.movetime)
    await client.quit()
    within = sum(abs(share - 1) <= ALLOWED for share in used)
    used.sort()
    print(
        f"go movetime {wish.movetime}: {within} of {len(used)} within {ALLOWED:.0%}; used", end=" "
    )
    print(f"{used[0]:.1%} to {used[-1]:.1%}, half of them {used[len(used) // 2]:.1%} or less")


@dataclass
class Standing:
    """What the games have brought so far."""

    points: dict[int, float] = field(default_factory=dict)
    below_zero: Counter[int] = field(default_factory=Counter)
    least_left: list[float] = field(default_factory=lambda: [1e9, 1e9])

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


async def match(wish: argparse.Namespace) -> None:
    seconds, increment = (float(part) for part in wish.clock.split("+"))
    drawn = openings(wish.seed, 0, read_openings(Path("eco")))
    starts = list(itertools.islice(drawn, wish.games // 2))
    numbers, standing = iter(range(wish.games)), Standing()

    async def work() -> None:
        clients = [await opened(program) for program in wish.programs]
        for number in numbers:
            game = ClockGame(clients, number, starts[number // 2], seconds, increment, wish.margin)
            standing.points[number] = await game.play(standing)
            if len(standing.points) % 20 == 0:
                print(standing.line(), flush=True)
        for client in clients:
            await client.quit()

    await asyncio.gather(*(work() for _ in range(wish.jobs)))
    print(f"{wish.clock}: {standing.line()}")


class ClockGame:
    """One game; the first program has White in games of even numbers."""

    def __init__(
        self,
        clients: list[chess.engine.UciProtocol],
        number: int,
        opening: Opening,
        seconds: float,
        increment: float,
        margin: float,
    ) -> None:
        self._margin = margin
        self._clients, self._number, self._opening = clients, number, opening
        self._left, self._increment = [seconds, seconds], increment
        self._scores = [0, 0]

    async def play(self, standing: Standing) -> float:
        """The points of the first program."""
        board = self._opening.board()
        for _ in range(MOST_PLIES):
            if board.is_game_over(claim_draw=True):
                break
            who = (self._number + (not board.turn)) % 2
            move = await self._move(board, who)
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

    async def _move(self, board: chess.Board, who: int) -> chess.Move:
        white, black = self._left if self._number % 2 == 0 else self._left[::-1]
        limit = chess.engine.Limit(
            white_clock=max(white, 0.001),
            black_clock=max(black, 0.001),
            white_inc=self._increment,
            black_inc=self._increment,
        )
        began = time.perf_counter()
        played = await self._clients[who].play(
            board, limit, game=self._number, info=chess.engine.INFO_SCORE
        )
        self._left[who] -= time.perf_counter() - began
        if "score" in played.info:
            self._scores[who] = played.info["score"].pov(board.turn).score(mate_score=30_000)
        assert played.move is not None
        return played.move


if __name__ == "__main__":
    main()
