"""And why: whether the sentence for a puzzle's solution names one of the puzzle's motifs.

    python bench/explain.py [-n N] [--seed N] [--part dev] [--read N] [--first N]

Puzzles are of games that were reserved before anything was learned, drawn from the head of the
file, which is a natural mix. `explain` gets the position and the solver's first move; what it
says that the move does is read, four sentences at most. A motif is named if a reader finds its word
(bench/motif_words.py). To see what chance would do, the same sentences are dealt to other puzzles.
A square in a sentence should be one of a proof, of the moves or of a piece that is named with it; a
piece should stand where the sentence says, in some position of the line. In brackets stand
95 % Wilson intervals.

--read N prints what is said of N puzzles as Markdown, each with its board and line, to be read.
--part dev draws from all other games: words are chosen there, and never on what is measured.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random

import chess

from clausewitz.cli.progress import ProgressLine
from clausewitz.position.drawing.text_board import plain_text
from clausewitz.support.data import required_files
from clausewitz.support.errors import ClausewitzError
from motif_words import BEYOND_MATE, MOTIFS, named_motifs
from our_sentences import Explained, explained_solutions
from puzzle_draws import HEAD, DrawnPuzzle, Part, draw_mixed
from sentence_checks import absent_pieces, strange_squares
from themes import markdown, rate

Pair = tuple[DrawnPuzzle, Explained]


def figures(pairs: Sequence[Pair]) -> Iterator[str]:
    """All figures, as Markdown."""
    rows = [
        ("the first sentence names one of its motifs", *_named(pairs, MOTIFS, first=True)),
        ("one of the sentences does", *_named(pairs, MOTIFS)),
        ("one does, of its motifs beyond plain mate", *_named(pairs, BEYOND_MATE)),
        ("the same, sentences dealt to another puzzle", *_named(dealt(pairs), MOTIFS)),
        ("the same beyond plain mate", *_named(dealt(pairs), BEYOND_MATE)),
        (
            "the solution is called a mistake",
            *_counted(explained.is_mistake for _, explained in pairs),
        ),
        ("all squares are of a proof, a move or a piece", *_counted(map(_squares_known, pairs))),
        ("all pieces stand where the sentences say", *_counted(map(_pieces_stand, pairs))),
    ]
    yield from markdown(("what is said", "puzzles", "share"), rows, 1)


def dealt(pairs: Sequence[Pair]) -> list[Pair]:
    """Each puzzle with the sentence of the next."""
    texts = [explained for _, explained in pairs]
    return list(zip((puzzle for puzzle, _ in pairs), texts[1:] + texts[:1], strict=True))


def _named(
    pairs: Iterable[Pair], motifs: frozenset[str], *, first: bool = False
) -> tuple[int, str]:
    """Of the puzzles that have one of these motifs, those that are said to have one of theirs."""
    having = [(motifs.intersection(p.themes), explained) for p, explained in pairs]
    texts = [
        (own, explained.first if first else explained.text) for own, explained in having if own
    ]
    return _counted(bool(own & named_motifs(text)) for own, text in texts)


def _counted(flags: Iterable[bool]) -> tuple[int, str]:
    known = list(flags)
    return len(known), rate(sum(known), len(known))


def _squares_known(pair: Pair) -> bool:
    puzzle, explained = pair
    return not strange_squares(explained.text, explained.squares, puzzle.board, explained.line)


def _pieces_stand(pair: Pair) -> bool:
    puzzle, explained = pair
    return not absent_pieces(explained.text, puzzle.board, explained.line)


def by_theme(pairs: Sequence[Pair]) -> Iterator[str]:
    """For each motif how many of its puzzles have it named, and how many have one of theirs."""
    themes = BEYOND_MATE.intersection(theme for p, _ in pairs for theme in p.themes)
    rows = []
    for theme in sorted(themes):
        those = [pair for pair in pairs if theme in pair[0].themes]
        own = _named(those, frozenset((theme,)))
        rows.append((theme, len(those), own[1], _named(those, MOTIFS)[1]))
    rows.sort(key=lambda row: -row[1])
    yield from markdown(("motif", "puzzles", "it is named", "one of theirs is"), rows, 1)


def some(puzzles: Sequence[DrawnPuzzle], number: int, seed: int) -> list[DrawnPuzzle]:
    """So many of them at random, in their order."""
    drawn = Random(seed).sample(range(len(puzzles)), min(number, len(puzzles)))
    return [puzzles[at] for at in sorted(drawn)]


def reading(pairs: Sequence[Pair]) -> Iterator[str]:
    """Puzzles, each with what a reader needs to judge what is said."""
    for count, (puzzle, explained) in enumerate(pairs, 1):
        side = "White" if puzzle.board.turn else "Black"
        yield f"## {count}. {puzzle.name}: {side} to move\n"
        yield f"```\n{plain_text(puzzle.board)}\n```\n"
        yield f"- position: `{puzzle.board.fen()}`"
        yield f"- puzzle's line: {puzzle.board.variation_san(puzzle.line)}"
        yield f"- line shown: {_san(puzzle.board, explained.line)}"
        yield f"- themes: {' '.join(sorted(MOTIFS.intersection(puzzle.themes))) or 'no motif'}"
        said = " ".join(filter(None, (explained.text, explained.threat)))
        yield f"- **{said or 'nothing is said'}**"
        yield "- verdict:\n"


def _san(board: chess.Board, line: Sequence[chess.Move]) -> str:
    return board.variation_san(line) if line else "none"


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    add = parser.add_argument
    add("--puzzles", type=Path, metavar="FILE", help="a puzzle file of database.lichess.org")
    add("--first", type=int, default=HEAD, help=f"lines of the file to draw from, {HEAD:,}; 0: all")
    add("-n", type=int, default=500, help="puzzles, 500 by default")
    add("--seed", type=int, default=1, help="of the draws, 1 by default")
    add("--part", type=Part, choices=list(Part), default=Part.TEST, help="test by default")
    add(
        "--read",
        type=int,
        default=0,
        metavar="N",
        help="print N to be read instead",
    )
    return parser.parse_args()


def main() -> int:
    chosen = options()
    try:
        file = chosen.puzzles or required_files("puzzles")[0]
        puzzles = draw_mixed(file, chosen.part, chosen.n, chosen.seed, chosen.first or None)
        if chosen.read:
            puzzles = some(puzzles, chosen.read, chosen.seed)
        with ProgressLine() as progress:
            pairs = list(zip(puzzles, explained_solutions(puzzles, progress), strict=True))
    except ClausewitzError as error:
        print(error, file=sys.stderr)
        return 2
    if chosen.read:
        print(*reading(pairs), sep="\n")
        return 0
    command = " ".join(["python bench/explain.py", *sys.argv[1:]])
    print(f"{len(pairs)} puzzles of the part {chosen.part}: `{command}`\n")
    print(*figures(pairs), "", *by_theme(pairs), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
