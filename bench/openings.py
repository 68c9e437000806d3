"""Openings by cases: how quick, how long they are followed, and how the board stands then.

    python bench/openings.py [--games N] [--nodes N]

Retrieval is compared with the same by strings of 64 signs, in plain Python. Then sides that follow
the cases play themselves and a player of random moves (the paper's table 4, but for games against
a search). Then they play someone who mostly follows random lines of the table and else asks
Stockfish: when the cases have no move left, Stockfish says how they stand, in centipawns.
"""

import argparse
import random
import shutil
import sys
import time
from collections.abc import Callable
from statistics import mean, median

import chess
import chess.engine

from clausewitz.games.opening_lines import play_moves
from clausewitz.play.openings.book import ENGINE, PAPER, UNSORTED, Manner, OpeningBook
from clausewitz.play.openings.cases import table

MANNERS = {
    "paper (sorted, any distance)": PAPER,
    "paper, not sorted": UNSORTED,
    "at most 4 squares": Manner(farthest=4),
    "at most 2 squares": Manner(farthest=2),
    "engine (known boards)": ENGINE,
}
ON_A_LINE = 0.85  # how often the opponent stays on a line of the table
OPPONENT = chess.engine.Limit(nodes=3000)
LOST = 100
BOUND = 1000
Reply = Callable[[chess.Board], chess.Move]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--nodes", type=int, default=60_000)
    wish = parser.parse_args()
    speed()
    lengths(wish.games)
    stockfish = shutil.which("stockfish") or shutil.which("stockfish", path="/usr/games")
    if not stockfish:
        sys.exit("stockfish is not installed: no word on how the boards stand")
    with chess.engine.SimpleEngine.popen_uci(stockfish) as engine:
        standing(engine, wish.games, chess.engine.Limit(nodes=wish.nodes))


def speed() -> None:
    start = time.process_time()
    base = table()
    print(f"{len(base.lines)} lines, {len(base)} cases in {time.process_time() - start:.2f} s")
    board = play_moves(chess.Board(), "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 a3")
    known = [
        str(play_moves(chess.Board(), " ".join(line.moves[:ply])))
        for line in base.lines[::10]
        for ply in range(len(line.moves) + 1)
    ]
    here = str(board)
    plain = timed(lambda: min(sum(map(str.__ne__, there, here)) for there in known))
    plain *= len(base) / len(known)
    quick = timed(lambda: base.retrieve(board))
    print(f"retrieval {1e3 * quick:.2f} ms, {plain / quick:.0f} times as quick as plain strings\n")


def timed(work: Callable[[], object]) -> float:
    """CPU seconds of one call."""
    start, calls = time.process_time(), 0
    while time.process_time() - start < 0.5:
        work()
        calls += 1
    return (time.process_time() - start) / calls


def lengths(games: int) -> None:
    print(f"{'moves by the cases':30} {'themselves':>10} {'random':>7}")
    for name, manner in MANNERS.items():
        itself = played(chess.Board(), OpeningBook(manner=manner), None)
        moves = [played(chess.Board(), *against_chance(game, manner))[1] for game in range(games)]
        print(f"{name:30} {itself[1]:10.1f} {mean(moves):7.1f}")
    print()


def against_chance(game: int, manner: Manner) -> tuple[OpeningBook, Reply, bool]:
    chooser = random.Random(game)
    return (
        OpeningBook(manner=manner),
        lambda board: chooser.choice(list(board.legal_moves)),
        game % 2 == 0,
    )


def played(
    board: chess.Board, book: OpeningBook, reply: Reply | None, side: bool = chess.WHITE
) -> tuple[chess.Board, float]:
    """The board when the cases have no move left, and how many a side has made from them."""
    moves = 0
    while not board.is_game_over():
        if reply and board.turn != side:
            board.push(reply(board))
        elif choice := book.advise(board):
            board.push(choice.move)
            moves += 1
        else:
            break
    return board, moves if reply else moves / 2


def standing(engine: chess.engine.SimpleEngine, games: int, limit: chess.engine.Limit) -> None:
    print(f"{'how they stand then':30} {'moves':>5} {'mean':>5} {'median':>6} {'worst':>6}  lost")
    for name, manner in MANNERS.items():
        values, moves = [], []
        for game in range(games):
            reply, side = opponent(engine, random.Random(game)), game % 2 == 0
            board, made = played(chess.Board(), OpeningBook(manner=manner), reply, side)
            score = engine.analyse(board, limit)["score"].pov(side).score(mate_score=BOUND)
            values.append(max(-BOUND, min(BOUND, score)))
            moves.append(made)
        lost = sum(value < -LOST for value in values)
        print(
            f"{name:30} {mean(moves):5.1f} {mean(values):5.0f} {median(values):6.0f}"
            f" {min(values):6}  {lost}/{games}",
            flush=True,
        )


def opponent(engine: chess.engine.SimpleEngine, chooser: random.Random) -> Reply:
    def reply(board: chess.Board) -> chess.Move:
        moves = [case.legal_move(board) for case in table().retrieve(board) if not case.distance]
        legal = [move for move in moves if move]
        if legal and chooser.random() < ON_A_LINE:
            return chooser.choice(legal)
        move = engine.play(board, OPPONENT, game=object()).move
        assert move
        return move

    return reply


if __name__ == "__main__":
    main()
