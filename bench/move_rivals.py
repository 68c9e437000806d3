"""Who may choose moves in a puzzle, beside `clausewitz suggest`: chance, Maia, engines.

Everybody answers a list of moves for each position, best first, or moves in any order. CPU is that
of the answers: programs are started and networks are read before the clock runs, as far as can be
measured.
"""

import resource
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import comb
from pathlib import Path
from typing import TypeVar

import chess

from clausewitz.engines.engine_names import find_engine
from clausewitz.engines.maia import Maia
from clausewitz.engines.own.search_limit import Limit
from clausewitz.engines.own.searcher import Searcher
from clausewitz.engines.uci.uci_info import searched
from clausewitz.engines.uci.uci_process import EngineFaultError, UciProcess
from clausewitz.runs.progress import Progress, Tell
from clausewitz.support.data import required_files
from clausewitz.support.errors import ClausewitzError
from puzzle_draws import DrawnPuzzle

_TABLE = 16  # megabytes of our engine's table; a new one for each position
_PATIENCE = 300.0  # seconds for one search on a machine that has other work


@dataclass(frozen=True, slots=True)
class Hit:
    """How well the moves that were named for one puzzle solve it; shares where chance decides."""

    first: float
    three: float | None
    """Among the first three; None of whoever names one move."""
    among: float
    """Among all that were named."""
    named: int


@dataclass(frozen=True, slots=True)
class Answers:
    """What became of each puzzle, and seconds of CPU where they are known."""

    hits: tuple[Hit, ...]
    cpu: float | None = None
    """For one position."""
    start: float | None = None
    """To start and answer one position alone, of a command."""


Done = TypeVar("Done")
Rival = Callable[[Sequence[DrawnPuzzle], Tell], Answers]


def ranked_hit(puzzle: DrawnPuzzle, moves: Sequence[str], ranks: bool = True) -> Hit:
    """Of moves that were named best first; `ranks` is off for whoever names one move only."""
    right = [puzzle.is_right(move) for move in moves]
    three = float(any(right[:3])) if ranks else None
    return Hit(float(any(right[:1])), three, float(any(right)), len(moves))


def chance_hit(puzzle: DrawnPuzzle, moves: Sequence[chess.Move]) -> Hit:
    """What moves in random order can be expected to do, exactly."""
    right = sum(puzzle.is_right(move.uci()) for move in moves)
    first, three = (_share_drawn(len(moves), right, number) for number in (1, 3))
    return Hit(first, three, float(right > 0), len(moves))


def _share_drawn(moves: int, right: int, drawn: int) -> float:
    """How probable it is that one of the right moves is among so many drawn ones."""
    drawn = min(drawn, moves)
    return 1 - comb(moves - right, drawn) / comb(moves, drawn)


def any_move(puzzles: Sequence[DrawnPuzzle], tell: Tell) -> Answers:
    """All legal moves in random order."""
    return Answers(tuple(chance_hit(p, list(p.board.legal_moves)) for p in puzzles))


def forcing_moves(puzzles: Sequence[DrawnPuzzle], tell: Tell) -> Answers:
    """All checks and captures, in random order."""
    return Answers(tuple(chance_hit(p, list(forcing(p.board))) for p in puzzles))


def forcing(board: chess.Board) -> Iterator[chess.Move]:
    for move in board.legal_moves:
        if board.is_capture(move) or board.gives_check(move):
            yield move


def maia_1600(puzzles: Sequence[DrawnPuzzle], tell: Tell) -> Answers:
    """The moves that people rated 1600 are likeliest to play; it knows the opponent's last move."""
    file = next((path for path in required_files("maia") if "1600" in path.name), None)
    if file is None:
        raise ClausewitzError("there is no maia-1600.pb.gz among the networks")
    maia = Maia.open(file)
    started, hits = time.process_time(), list[Hit]()
    for done, puzzle in enumerate(puzzles, 1):
        (policy,) = maia.policies([puzzle.board_with_history()])
        likeliest = sorted(policy, key=lambda move: (-policy[move], move.uci()))
        hits.append(ranked_hit(puzzle, [move.uci() for move in likeliest[:3]]))
        tell(Progress("puzzles", done, len(puzzles), maia.name))
    return Answers(tuple(hits), (time.process_time() - started) / len(puzzles))


def stockfish(depth: int) -> Rival:
    """Stockfish to a depth: one thread, and everything is forgotten before each position."""

    def answers(puzzles: Sequence[DrawnPuzzle], tell: Tell) -> Answers:
        path = Path(find_engine("stockfish").path)
        empty, _ = _cpu_of_children(lambda: UciProcess(path).kill())
        spent, chosen = _cpu_of_children(lambda: list(_searched(path, depth, puzzles, tell)))
        hits = [ranked_hit(p, [move], ranks=False) for p, move in zip(puzzles, chosen, strict=True)]
        return Answers(tuple(hits), max(0.0, spent - empty) / len(puzzles))

    return answers


def _searched(path: Path, depth: int, puzzles: Sequence[DrawnPuzzle], tell: Tell) -> Iterator[str]:
    try:
        process = UciProcess(path, _PATIENCE)
        for done, puzzle in enumerate(puzzles, 1):
            process.new_game()
            process.send(f"position fen {puzzle.board.fen()}", f"go depth {depth}")
            yield searched(process.answer()).best
            tell(Progress("puzzles", done, len(puzzles), f"Stockfish, depth {depth}"))
        process.kill()
    except EngineFaultError as error:
        raise ClausewitzError(f"Stockfish: {error}") from error


def _cpu_of_children(work: Callable[[], Done]) -> tuple[float, Done]:
    """Seconds of CPU of the programs that work starts and ends."""
    before = children_cpu()
    done = work()
    return children_cpu() - before, done


def children_cpu() -> float:
    """Seconds of CPU of all programs that were started here and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def own_engine(nodes: int) -> Rival:
    """Our own search with so many positions to visit, an empty table for each puzzle."""

    def answers(puzzles: Sequence[DrawnPuzzle], tell: Tell) -> Answers:
        searcher = Searcher(megabytes=_TABLE)
        searcher.search(chess.Board(), Limit(nodes=1000))  # loads what is compiled
        started, hits = time.process_time(), list[Hit]()
        for done, puzzle in enumerate(puzzles, 1):
            searcher.new_game()
            (best,) = searcher.search(puzzle.board, Limit(nodes=nodes))
            hits.append(ranked_hit(puzzle, [best.line[0].uci()], ranks=False))
            tell(Progress("puzzles", done, len(puzzles), f"our engine, {nodes:,} nodes"))
        return Answers(tuple(hits), (time.process_time() - started) / len(puzzles))

    return answers
