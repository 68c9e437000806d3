"""The main point: whether `suggest` names a motif of a puzzle that it sees as a position alone.

    python bench/main_points.py [-n N] [--seed N] [--part dev] [--list N] [--first N]

Puzzles are of games that were reserved before anything was learned, N rated under 1800 and N from
there on, all with a theme that is a motif beyond plain mate. The position comes without the move
that led to it. A motif is named if a reader finds its word (bench/motif_words.py): first is what
the first reason says that is a motif (a threat, or what is won, may come before it), the rest is in
the other reasons and in what the line comes to.

Beside the answers stand what is named without judgement: the most frequent motif of the sample,
always; the motif that the same line shows first, by its clauses alone; and the answers dealt to
other puzzles. A move that threatens mate in one, by passing, and neither takes, checks nor forces
mate should say so. In brackets stand 95 % Wilson intervals; CPU is without what it takes to start.

--list N prints N answers to be read. --part dev draws from all other games: words and weights are
chosen there, and never on what is measured.
"""

import argparse
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

import chess

import clausewitz
from clausewitz.advice.advised_move import AdvisedMove
from clausewitz.advice.lines.line_tags import motif_kinds
from clausewitz.advice.methods.adviser import Adviser
from clausewitz.advice.methods.by_search import SearchAdviser
from clausewitz.cli.progress import ProgressLine
from clausewitz.position.board import after_move, fen_of
from clausewitz.runs.progress import Progress, Tell, silent
from clausewitz.support.data import required_files
from clausewitz.support.errors import ClausewitzError
from motif_words import BEYOND_MATE, MOTIFS, named_motifs
from puzzle_draws import HARD, DrawnPuzzle, draw_options, draw_puzzles, is_mate
from themes import markdown, rate

_THREAT = re.compile(r"\bthreat", re.IGNORECASE)
_MATE_THREAT = re.compile(r"\bthreatens (mate|[0-9]+\.+ \S*(#|, (which is|with) mate))")


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    """A puzzle, and what is said of the first move that is suggested; nothing where none is."""

    puzzle: DrawnPuzzle
    move: chess.Move | None = None
    reasons: tuple[str, ...] = ()
    """The sentences of all reasons, the best first."""
    names: tuple[str, ...] = ()
    """Those of the reasons: motifs, or threat, material and so on."""
    outcome: str = ""
    shown: str = ""
    """The theme that the line shows first, by its clauses alone."""
    forces_mate: bool = False
    cpu: float = 0.0

    @property
    def text(self) -> str:
        return " ".join(filter(None, (*self.reasons, self.outcome)))

    @property
    def first(self) -> set[str]:
        """The motifs of the first reason that is one: a threat of mate is not the motif of mate."""
        said = zip(self.names, self.reasons, strict=True)
        kinds = {*motif_kinds(), "zugzwang"}
        motifs = (named_motifs(why) for name, why in said if name in kinds)
        return next(filter(None, motifs), set())

    @property
    def named(self) -> set[str]:
        return named_motifs(self.text)

    @property
    def themes(self) -> frozenset[str]:
        """Those of the puzzle that are motifs."""
        return MOTIFS.intersection(self.puzzle.themes)

    @property
    def is_right(self) -> bool:
        return self.move is not None and self.puzzle.is_right(self.move.uci())

    @property
    def is_empty(self) -> bool:
        """Whether there is an answer without a motif, a threat or a mate in it."""
        return self.move is not None and not self.named and not _THREAT.search(self.text)

    @property
    def is_mate_threat(self) -> bool:
        """Whether the move does nothing at once, and mates next if the opponent passes."""
        board = self.puzzle.board
        if self.move is None or self.forces_mate or board.is_capture(self.move):
            return False
        return threatens_mate_in_one(board, self.move)

    @property
    def says_mate_threat(self) -> bool:
        return bool(_MATE_THREAT.search(self.text))


def threatens_mate_in_one(board: chess.Board, move: chess.Move) -> bool:
    """Whether there is a mate in one after the move and a null move; never after a check."""
    after = after_move(board, move)
    if after.is_check():
        return False
    after.push(chess.Move.null())
    return any(is_mate(after, mate) for mate in after.legal_moves)


def answers(
    puzzles: Sequence[DrawnPuzzle], adviser: Adviser, tell: Tell = silent
) -> list[PuzzleAnswer]:
    """What is answered to each puzzle, seen as a position without a past."""
    adviser.advise(chess.Board())  # so that what is loaded once is not counted
    found = list[PuzzleAnswer]()
    for done, puzzle in enumerate(puzzles, 1):
        board = puzzle.board.copy(stack=False)
        before = time.process_time()
        moves = adviser.advise(board)
        cpu = time.process_time() - before
        found.append(_answer(puzzle, moves[0], cpu) if moves else PuzzleAnswer(puzzle, cpu=cpu))
        tell(Progress("puzzles", done, len(puzzles)))
    return found


def _answer(puzzle: DrawnPuzzle, move: AdvisedMove, cpu: float) -> PuzzleAnswer:
    sentences = tuple(reason.why for reason in move.reasons)
    names = tuple(reason.tactic for reason in move.reasons)
    forces_mate, shown = False, ""
    if move.line is not None:
        forces_mate = move.line.mate is not None
        shown = shown_first(puzzle.board, move.line.moves)
    return PuzzleAnswer(puzzle, move.move, sentences, names, move.outcome, shown, forces_mate, cpu)


def shown_first(board: chess.Board, line: Sequence[chess.Move]) -> str:
    """The theme of the motif that comes first in a line; of several, any."""
    tags = clausewitz.tag(fen_of(board), line).tags
    return min(tags, key=lambda tag: tag.ply or 0).name if tags else ""


def figures(easy: Sequence[PuzzleAnswer], hard: Sequence[PuzzleAnswer]) -> Iterator[str]:
    """All figures, as Markdown."""
    most = most_frequent((*easy, *hard))
    rows: list[tuple[str, Callable[[PuzzleAnswer], bool]]] = [
        ("the motif named first is one of its themes", lambda one: bool(one.first & one.themes)),
        ("the same beyond plain mate", lambda one: bool(one.first & one.themes & BEYOND_MATE)),
        ("any motif named is one of its themes", lambda one: bool(one.named & one.themes)),
        ("the same beyond plain mate", lambda one: bool(one.named & one.themes & BEYOND_MATE)),
        ("an answer without motif, threat or mate", lambda one: one.is_empty),
        ("no answer", lambda one: one.move is None),
        ("the move is right", lambda one: one.is_right),
        (f'always "{most}"', lambda one: most in one.themes),
        ("the motif that the line shows first", lambda one: one.shown in one.themes),
        ("the same beyond plain mate", lambda one: one.shown in one.themes & BEYOND_MATE),
    ]
    cells: list[list[object]] = [
        [name, *(_share(map(holds, part)) for part in (easy, hard))] for name, holds in rows
    ]
    cells += [
        ["named first in the answer to another puzzle", *map(_dealt, (easy, hard))],
        ["a threat of mate in one that is mentioned", *map(_threats, (easy, hard))],
        ["CPU per position, ms", *map(_cpu, (easy, hard))],
    ]
    yield from markdown(("what is said", f"under {HARD}", f"from {HARD}"), cells, 1)


def most_frequent(found: Iterable[PuzzleAnswer]) -> str:
    """The motif beyond plain mate that most puzzles have."""
    counted = Counter(theme for one in found for theme in sorted(one.themes & BEYOND_MATE))
    return counted.most_common(1)[0][0] if counted else ""


def _share(flags: Iterable[bool]) -> str:
    known = list(flags)
    return rate(sum(known), len(known))


def _dealt(found: Sequence[PuzzleAnswer]) -> str:
    """Each puzzle with the answer to the next one."""
    others = [*found[1:], *found[:1]]
    return _share(bool(two.first & one.themes) for one, two in zip(found, others, strict=True))


def _threats(found: Sequence[PuzzleAnswer]) -> str:
    said = [one.says_mate_threat for one in found if one.is_mate_threat]
    return f"{_share(said)} of {len(said)}"


def _cpu(found: Sequence[PuzzleAnswer]) -> str:
    return f"{1000 * sum(one.cpu for one in found) / max(1, len(found)):.0f}"


def listed(found: Sequence[PuzzleAnswer]) -> Iterator[str]:
    """Answers to be read: position, move, themes and what is said."""
    for one in found:
        board = one.puzzle.board
        move = "no answer" if one.move is None else board.san(one.move)
        right = "" if one.is_right else f", not {board.san(one.puzzle.line[0])}"
        agrees = "agrees" if one.first & one.themes else "differs"
        yield f"{fen_of(board)}\n  {move}{right}; {' '.join(sorted(one.themes))}; {agrees}"
        yield f"  {one.names[0]}: {one.text}" if one.reasons else "  nothing is said"


def options() -> argparse.Namespace:
    parser = draw_options(__doc__)
    add = parser.add_argument
    add("-n", type=int, default=400, help=f"puzzles under {HARD}, and from there; 400 by default")
    add("--list", type=int, default=0, metavar="N", help="print N answers to be read, too")
    return parser.parse_args()


def main() -> int:
    chosen = options()
    try:
        file = chosen.puzzles or required_files("puzzles")[0]
        first = chosen.first or None
        easy, hard = draw_puzzles(
            file, chosen.part, chosen.n, chosen.seed, first, themes=BEYOND_MATE
        )
        with ProgressLine() as progress:
            found = answers([*easy, *hard], SearchAdviser(), progress)
    except ClausewitzError as error:
        print(error, file=sys.stderr)
        return 2
    command = " ".join(["python bench/main_points.py", *sys.argv[1:]])
    print(f"{len(easy)} + {len(hard)} puzzles of the part {chosen.part}: `{command}`\n")
    print(*figures(found[: len(easy)], found[len(easy) :]), sep="\n")
    if chosen.list:
        some = Random(chosen.seed).sample(found, min(chosen.list, len(found)))
        print("", *listed(some), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
