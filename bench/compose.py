"""What a puzzle costs: boards guessed by ASP and repaired, beside boards placed at random.

    python bench/compose.py [--seconds 60] [--themes | --check puzzles.epd …]

A class of puzzles is made for so many seconds of CPU by each, with the same exact filter and the
same rule for repeats; proofs cost the same for both and are counted apart. The sampler draws
pieces, puts them anywhere, and looks whether the position is a puzzle. --themes says how many
problems with a theme are made in an hour of CPU instead; --check has Stockfish look at the puzzles
of a file.
"""

import argparse
import shutil
import time
from collections.abc import Iterator
from itertools import repeat
from pathlib import Path
from random import Random
from typing import NamedTuple

import chess
import chess.engine

from clausewitz.mates.boards import Game, game_of
from clausewitz.puzzles.compose.attempts import Attempts, Summary
from clausewitz.puzzles.compose.composer import ends_in
from clausewitz.puzzles.compose.guess import check_proof
from clausewitz.puzzles.compose.material import LETTERS, value_of
from clausewitz.puzzles.compose.puzzle import Puzzle, sound
from clausewitz.puzzles.compose.puzzle_request import SCHEMES, PuzzleRequest, usual_pieces
from clausewitz.puzzles.compose.themed import ThemedAttempts

SEED = 1
PROVED = 10
DEPTH = 12
LONGEST = 30.0  # seconds that Stockfish may look for a mate
POOL = "qrrbbnnpppp"  # what pieces are drawn from: the usual share of a game, with fewer pawns


class Class(NamedTuple):
    """Puzzles of a sort, and how they are requested."""

    name: str
    wish: PuzzleRequest


CLASSES = [
    Class("one reply", PuzzleRequest(replies=1)),
    Class("up to three replies", PuzzleRequest(replies=3)),
    Class("sacrifice, up to three replies", PuzzleRequest(replies=3, sacrifice=True)),
    Class("promotion, one reply", PuzzleRequest(replies=1, promotion=True)),
    Class(
        "smothered mate, one reply", PuzzleRequest(replies=1, black=9, named_mate="smothered_mate")
    ),
]


class Made(NamedTuple):
    """What came out in so much CPU time."""

    puzzles: list[Puzzle]
    boards: int
    seconds: float

    @property
    def each(self) -> float:
        """Seconds for a puzzle; for none at all, more than were spent."""
        return self.seconds / max(1, len(self.puzzles))

    def __str__(self) -> str:
        sign = ">" if not self.puzzles else " "
        return f"{len(self.puzzles):8} {self.boards:9} {sign}{self.each:8.2f} s"


def composed(game: Game, wish: PuzzleRequest, random: Random) -> Iterator[Puzzle | None]:
    return Attempts(game, wish, random, Summary()).puzzles()


def drawn(random: Random, white: int, black: int, promotion: bool) -> str:
    """Pieces for a puzzle, at most so many for each side: White can mate, Black has something."""
    while True:
        mine = random.sample(POOL, random.randint(2, max(2, white - 1)))[: white - 1]
        theirs = random.sample(POOL, random.randint(min(2, black - 1), black - 1))
        if value_of("".join(mine)) >= 5 and ("p" in mine or not promotion):
            text = "K" + "".join(mine).upper() + "k" + "".join(theirs)
            return "".join(sorted(text, key=LETTERS.index))


def sampled(game: Game, wish: PuzzleRequest, random: Random) -> Iterator[Puzzle | None]:
    """Random pieces on random squares; None where they are no puzzle."""
    for _ in repeat(None):
        letters = drawn(random, wish.white, wish.black, wish.promotion)
        board = chess.Board(None)
        for letter, square in zip(letters, random.sample(chess.SQUARES, len(letters)), strict=True):
            board.set_piece_at(square, chess.Piece.from_symbol(letter))
        board.turn = chess.WHITE
        yield sound(game, board, wish)


def made(
    attempts: Iterator[Puzzle | None], game: Game, wish: PuzzleRequest, seconds: float
) -> Made:
    """New puzzles until the time is up; the first attempt, which grounds the program, counts."""
    start = time.process_time()
    puzzles: list[Puzzle] = []
    seen: set[object] = set()
    boards = 0
    while time.process_time() - start < seconds:
        puzzle = next(attempts)
        boards += 1
        if puzzle is None or puzzle.form in seen or puzzle.idea in seen:
            continue
        if wish.named_mate and not ends_in(puzzle, wish.named_mate, game):
            continue
        seen |= {puzzle.form, puzzle.idea}
        puzzles.append(puzzle)
    return Made(puzzles, boards, time.process_time() - start)


def proof_seconds(puzzles: list[Puzzle]) -> float:
    """What it costs to have clingo prove a puzzle, on average of a few."""
    start = time.process_time()
    for puzzle in puzzles[:PROVED]:
        check_proof(puzzle, 8)
    return (time.process_time() - start) / max(1, len(puzzles[:PROVED]))


def compare(seconds: float) -> None:
    game = game_of(8)
    sound(game, chess.Board(), PuzzleRequest())  # compiled code is loaded before the clock starts
    print(f"{'CPU time, kernel as filter':42}{'puzzles':>8} {'boards':>9} {'each':>11}")
    proved: list[Puzzle] = []
    for name, wish in CLASSES:
        ours = made(composed(game, wish, Random(SEED)), game, wish, seconds)
        theirs = made(sampled(game, wish, Random(SEED)), game, wish, seconds)
        print(f"{name}:\n{'    ASP and repair':42}{ours}\n{'    random sampler':42}{theirs}")
        print(f"    {ratio(ours, theirs)}")
        proved += ours.puzzles[: PROVED // 2]
    print(f"proof by clingo, for each puzzle of either: {proof_seconds(proved):.2f} s")


def themes(seconds: float) -> None:
    """Problems with each theme, its clause included, clingo's proof of soundness not."""
    for theme in SCHEMES:
        white, black = usual_pieces(8, is_themed=True)
        wish = PuzzleRequest(white=white, black=black, themes=(theme,))
        attempts = ThemedAttempts(game_of(8), wish, Random(SEED), Summary()).puzzles()
        ours = made(attempts, game_of(8), wish, seconds)
        hourly = 3600 * len(ours.puzzles) / ours.seconds
        print(f"{theme}: {len(ours.puzzles)} in {ours.seconds:.0f} s, {hourly:.0f} an hour")


def ratio(ours: Made, theirs: Made) -> str:
    """How the sampler compares, as far as there is something to compare."""
    if not ours.puzzles:
        return "too few to compare: give it more --seconds"
    bound = "" if theirs.puzzles else "more than "
    return f"the sampler takes {bound}{theirs.each / ours.each:.2f} times as long"


def check(files: list[Path]) -> None:
    """Ask Stockfish for the key of each puzzle, and for all other moves."""
    path = shutil.which("stockfish") or "/usr/games/stockfish"
    with chess.engine.SimpleEngine.popen_uci(path) as engine:
        for file in files:
            lines = file.read_text(encoding="utf-8").splitlines()
            puzzles = [line for line in lines if line.strip() and not line.startswith("#")]
            left = [line for line in puzzles if not is_confirmed(engine, line, deep=False)]
            wrong = [line for line in left if not is_confirmed(engine, line, deep=True)]
            print(
                f"{file}: {len(puzzles)} puzzles, {len(puzzles) - len(left)} confirmed at depth "
                f"{DEPTH}, {len(left) - len(wrong)} more by its search for mates"
            )
            print("".join(f"    not confirmed: {line}\n" for line in wrong), end="")


def is_confirmed(engine: chess.engine.SimpleEngine, line: str, deep: bool) -> bool:
    """The key mates in time and no other move does.

    A search of its own for each question: looking for its best move, Stockfish is at times content
    with a longer mate. So it may be at a fixed depth with the key; "go mate" is then the last word.
    """
    position, _, said = line.partition(" dm ")
    mate, san = int(said.split(";")[0]), said.partition("bm ")[2].split(";")[0]
    board = chess.Board(f"{position} 0 1")
    key = board.parse_san(san)
    others = [move for move in board.legal_moves if move != key]
    shallow = chess.engine.Limit(depth=DEPTH)
    limit = chess.engine.Limit(mate=mate, time=LONGEST) if deep else shallow
    best = _mate(engine, board, [key], limit)
    second = _mate(engine, board, others, shallow) if others else None
    return best == mate and not (second is not None and 0 < second <= mate)


def _mate(
    engine: chess.engine.SimpleEngine,
    board: chess.Board,
    moves: list[chess.Move],
    limit: chess.engine.Limit,
) -> int | None:
    info = engine.analyse(board, limit, root_moves=moves, game=object())
    return info["score"].white().mate()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60, help="CPU time of each measurement")
    parser.add_argument("--themes", action="store_true", help="problems with a theme, an hour")
    parser.add_argument("--check", nargs="+", type=Path, metavar="FILE", help="puzzles to check")
    arguments = parser.parse_args()
    if arguments.check:
        check(arguments.check)
    elif arguments.themes:
        themes(arguments.seconds)
    else:
        compare(arguments.seconds)


if __name__ == "__main__":
    main()
