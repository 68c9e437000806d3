"""Natural mistakes: whether `explain` names what refutes them, and whether Stockfish agrees.

    python bench/natural_mistakes.py [-n N] [--seed N] [--part dev] [--list N] [--depth N]

Of puzzles of reserved games, each gives one wrong move that people like: the capture or check that
takes most, or else what Stockfish plays when it looks one ply ahead. It counts if Stockfish, 14
plies deep, sees it lose two pawns or more beside the best move. `explain` gets the position and
that move. A refutation is named if a sentence about what the move does has a legal reply to it and
says what that wins, that it mates, or that the opponent stands far better then; where a win is
merely gone, how the game stands after the reply is what refutes the move. Stockfish agrees if
the reply mates, keeps four fifths of the advantage of the best reply, or is at most a pawn worse.

Moves after which the opponent is ahead have a refutation that wins something. After others a win is
merely gone: they are counted apart. In brackets stand 95 % Wilson intervals.

--part dev draws from all other games: words and limits are chosen there.
"""

import argparse
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import islice

import chess

from clausewitz.advice.explanation.explainer import Part as Said
from clausewitz.advice.explanation.explainer import explain
from clausewitz.advice.lines.engine_lines import EngineLines
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.line_search import THOROUGH, LineSearch
from clausewitz.cli.progress import ProgressLine
from clausewitz.engines.own.searcher import mate_distance
from clausewitz.position.board import after_move, fen_of, seen_moves, taken
from clausewitz.runs.progress import Progress, Tell, silent
from clausewitz.support.data import required_files
from clausewitz.support.errors import ClausewitzError
from puzzle_draws import DrawnPuzzle, draw_mixed, draw_options
from themes import markdown, rate

LOST = 200
"""Hundredths of a pawn that a mistake gives away at least."""
AHEAD = 150
"""Hundredths that the opponent is ahead by where a refutation wins something."""
_MOST = 1500  # hundredths: beyond, there is nothing more to lose
_AS_GOOD, _SHARE = 100, 0.8  # hundredths, and the part of the best reply's advantage
_TRIED = 4  # tempting moves of a puzzle that Stockfish looks at
_WHAT = re.compile(r"\b(wins?|mates?|gets?|takes?|is (winning|clearly better))\b")
_STANDS = re.compile(r"\b(are about level|is slightly better)\b")


@dataclass(frozen=True, slots=True)
class Mistake:
    """A wrong move, and the best reply to it."""

    board: chess.Board
    move: chess.Move
    reply: JudgedLine
    """By Stockfish, for the side that replies."""

    @property
    def after(self) -> chess.Board:
        return after_move(self.board, self.move)

    @property
    def opponent_is_ahead(self) -> bool:
        return self.reply.score >= AHEAD


@dataclass(frozen=True, slots=True)
class JudgedMistake:
    mistake: Mistake
    text: str
    """What is said that the move does."""
    is_mistake: bool
    """Whether it is called one."""
    reply: chess.Move | None
    """The first that is named."""
    named: chess.Move | None
    """The first that is named with what it wins."""
    is_agreed: bool
    """Whether Stockfish takes that for a refutation, too."""


def mistakes(
    puzzles: Iterable[DrawnPuzzle], deep: EngineLines, shallow: EngineLines
) -> Iterator[Mistake]:
    """At most one of each puzzle."""
    for puzzle in puzzles:
        board = puzzle.board.copy(stack=False)
        best = deep.lines(board, 1)[0]
        for move in tempting(puzzle, shallow):
            after = after_move(board, move)
            if not any(after.legal_moves):
                continue
            reply = deep.lines(after, 1)[0]
            if bounded(best.score) + bounded(reply.score) >= LOST:
                yield Mistake(board, move, reply)
                break


def tempting(puzzle: DrawnPuzzle, shallow: EngineLines) -> Iterator[chess.Move]:
    """Wrong captures and checks, those that take most first; then the move seen at a glance."""
    board = puzzle.board
    wrong = [move for move in seen_moves(board) if not puzzle.is_right(move.uci())]
    forcing = [move for move in wrong if board.is_capture(move) or board.gives_check(move)]
    yield from sorted(forcing, key=lambda move: -taken(board, move))[:_TRIED]
    first = shallow.lines(board.copy(stack=False), 1)[0].move
    if first in wrong and first not in forcing:
        yield first


def judged(
    found: Sequence[Mistake], deep: EngineLines, tell: Tell = silent
) -> Iterator[JudgedMistake]:
    search = LineSearch(THOROUGH)
    for done, mistake in enumerate(found, 1):
        explanation = explain(mistake.board, mistake.move, search)
        text = " ".join(explanation.words.get(Said.DOES, ()))
        reply, named = (named_reply(mistake, text, wins=wins) for wins in (False, True))
        is_agreed = named is not None and is_refutation(mistake, named, deep)
        yield JudgedMistake(mistake, text, explanation.is_mistake, reply, named, is_agreed)
        tell(Progress("mistakes", done, len(found)))


def named_reply(mistake: Mistake, text: str, *, wins: bool = True) -> chess.Move | None:
    """The first legal reply in a text that says what it wins; or the first of all.

    The move itself comes first, and may look like a reply: both sides may take on one square.
    """
    after = mistake.after
    text = text.removeprefix(mistake.board.san(mistake.move))
    replies = {after.san(move): move for move in after.legal_moves}
    for sentence in re.split(r"(?<=[a-z#+0-9])\. (?=[A-Z])", text):
        words = (word.strip(",.:;") for word in sentence.split())
        reply = next((replies[word] for word in words if word in replies), None)
        refutes = _WHAT.search(sentence) or (
            not mistake.opponent_is_ahead and _STANDS.search(sentence)
        )
        if reply is not None and (refutes or not wins):
            return reply
    return None


def bounded(score: int) -> int:
    """What is beyond makes no difference."""
    return max(-_MOST, min(_MOST, score))


def is_refutation(mistake: Mistake, reply: chess.Move, deep: EngineLines) -> bool:
    """Whether Stockfish thinks as much of this reply as of its own, or nearly so."""
    if reply == mistake.reply.move:
        return True
    score = deep.line_of(mistake.after, reply).score
    if (mate_distance(score) or 0) > 0:
        return True
    best = bounded(mistake.reply.score)
    return best - score <= _AS_GOOD or (best > 0 and score >= _SHARE * best)


def figures(found: Sequence[JudgedMistake]) -> Iterator[str]:
    groups: list[tuple[str, Callable[[JudgedMistake], bool]]] = [
        ("all", lambda one: True),
        ("the opponent is ahead", lambda one: one.mistake.opponent_is_ahead),
        ("a win is gone", lambda one: not one.mistake.opponent_is_ahead),
    ]
    rows = [_row(name, [one for one in found if belongs(one)]) for name, belongs in groups]
    headings = (
        *("moves", "number", "called a mistake", "a reply is named"),
        *("a refutation is named", "Stockfish agrees"),
    )
    yield from markdown(headings, rows, 1)


def _row(name: str, found: Sequence[JudgedMistake]) -> tuple[object, ...]:
    """The last share is of those that are named."""
    called = sum(one.is_mistake for one in found)
    replied = sum(one.reply is not None for one in found)
    named = sum(one.named is not None for one in found)
    agreed = sum(one.is_agreed for one in found)
    number = len(found)
    shares = [rate(part, number) for part in (called, replied, named)]
    return name, number, *shares, rate(agreed, named)


def listed(found: Iterable[JudgedMistake]) -> Iterator[str]:
    """To be read: what is not named, or not agreed."""
    for one in found:
        mistake = one.mistake
        best = mistake.after.san(mistake.reply.move)
        what = "not named" if one.named is None else "not agreed"
        yield f"{fen_of(mistake.board)} {mistake.board.san(mistake.move)}: {what}"
        yield f"  Stockfish: {best} ({mistake.reply.score}); said: {one.text}"


def options() -> argparse.Namespace:
    parser = draw_options(__doc__)
    add = parser.add_argument
    add("-n", type=int, default=100, help="mistakes, 100 by default")
    add("--depth", type=int, default=14, help="plies of Stockfish's search, 14 by default")
    add("--list", type=int, default=0, metavar="N", help="print N that fail, to be read")
    return parser.parse_args()


def main() -> int:
    chosen = options()
    try:
        file = chosen.puzzles or required_files("puzzles")[0]
        first = chosen.first or None
        # Not every puzzle has a natural mistake: three in four do.
        puzzles = draw_mixed(file, chosen.part, 3 * chosen.n, chosen.seed, first)
        with (
            closing(EngineLines("stockfish", chosen.depth)) as deep,
            closing(EngineLines("stockfish", 1)) as shallow,
            ProgressLine() as progress,
        ):
            wrong = list(islice(mistakes(puzzles, deep, shallow), chosen.n))
            found = list(judged(wrong, deep, progress))
    except ClausewitzError as error:
        print(error, file=sys.stderr)
        return 2
    command = " ".join(["python bench/natural_mistakes.py", *sys.argv[1:]])
    print(f"{len(found)} mistakes in puzzles of the part {chosen.part}: `{command}`\n")
    print(*figures(found), sep="\n")
    failed = [one for one in found if not one.is_agreed]
    print(*listed(failed[: chosen.list]), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
