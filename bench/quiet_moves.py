"""Where nothing is won by force: which move is suggested, how good it is, and why.

    python bench/quiet_moves.py [-n N] [--seed N] [--part dev] [--read N]

Positions are of master games, one of each game, from the eighth move on. Stockfish looks at each to
depth 14, with one thread and an empty hash table: it is taken if nobody mates in the three best
lines, and the best move is worth less than 60 hundredths of a pawn more than the third. `suggest`
should name a move there, with a strategic reason, and no tactic; the move should be nearly as good
as the best, as Stockfish sees it at the same depth. In brackets stand 95 % Wilson intervals.

--read N prints what is said in N of the positions as Markdown, to be read.
--part dev draws from all other games: words are chosen there, and never on what is measured.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import chess

from clausewitz.advice.lines.advised_lines import BEST
from clausewitz.cli.progress import ProgressLine
from clausewitz.engines.engine_names import find_engine
from clausewitz.engines.move_values import Value
from clausewitz.engines.uci.uci_info import searched
from clausewitz.engines.uci.uci_process import UciProcess
from clausewitz.position.drawing.text_board import plain_text
from clausewitz.runs.progress import Progress, Tell
from clausewitz.support.data import cache_dir, required_files
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import append_text
from our_answers import COMMAND, answer_lines
from puzzle_draws import Part
from quiet_positions import DEPTH, by_chance, drawn_position
from themes import markdown, rate

LINES = 3
STANDS_OUT = 60
NEARLY = 30
"""Hundredths of a pawn that a move may lose and be as good as the best."""
_PATIENCE = 300.0
_ALL_MOVES = ""

Values = dict[str, Value]
"""By move, in UCI."""


class Answered(NamedTuple):
    """A position, what Stockfish says of its moves, and what `suggest` answers."""

    fen: str
    values: Values
    answer: dict[str, Any]

    @property
    def move(self) -> dict[str, Any] | None:
        moves = self.answer["moves"]
        return moves[0] if moves else None

    @property
    def loss(self) -> float | None:
        """By how much the move is worse than the best, in hundredths."""
        if self.move is None:
            return None
        values = {move: value.clipped() for move, value in self.values.items()}
        return max(0.0, max(values.values()) - values[self.move["move"]])

    @property
    def has_reason(self) -> bool:
        return self.move is not None and self.move["tactic"] != BEST

    @property
    def announces_tactic(self) -> bool:
        return self.move is not None and bool(self.move.get("forced"))


class Judge:
    """Stockfish, which forgets everything before each search; what it said is saved."""

    def __init__(self) -> None:
        self._process = UciProcess(Path(find_engine("stockfish").path), _PATIENCE)
        name = self._process.named.name.replace(" ", "-").lower()
        self._path = cache_dir("quiet") / f"{name}-depth-{DEPTH}-three-lines.jsonl"
        self._known: dict[tuple[str, str], Values] = {}
        text = self._path.read_text(encoding="utf-8") if self._path.exists() else ""
        for line in text.splitlines():
            fen, only, values = json.loads(line)
            self._known[fen, only] = {move: Value.restored(value) for move, value in values.items()}

    def values(self, fen: str, only: str = _ALL_MOVES) -> Values:
        """Those of the three best moves, or of a certain one."""
        if (fen, only) not in self._known:
            self._process.set_option("MultiPV", 1 if only else LINES)
            self._process.new_game()
            moves = f" searchmoves {only}" if only else ""
            self._process.send(f"position fen {fen}", f"go depth {DEPTH}{moves}")
            found = searched(self._process.answer()).lines
            values = {line.move: line.value for line in found.values()}
            stored = {move: value.stored() for move, value in values.items()}
            append_text(self._path, json.dumps([fen, only, stored]) + "\n")
            self._known[fen, only] = values
        return self._known[fen, only]

    def close(self) -> None:
        self._process.kill()


def quiet_masters(
    judge: Judge, part: Part, number: int, seed: int, tell: Tell
) -> list[tuple[str, Values]]:
    """So many quiet positions, each with the values of its three best moves."""
    found: list[tuple[str, Values]] = []
    for record in by_chance(required_files("masters"), part, seed):
        drawn = drawn_position(record, seed)
        if drawn is None or chess.Board(drawn.fen).legal_moves.count() < LINES:
            continue
        values = judge.values(drawn.fen)
        if is_quiet(list(values.values())):
            found.append((drawn.fen, values))
            tell(Progress("quiet positions", len(found), number))
        if len(found) == number:
            return found
    raise ClausewitzError(f"the games have {len(found)} quiet positions, not {number}")


def is_quiet(values: Sequence[Value]) -> bool:
    if len(values) < LINES or any(value.mate is not None for value in values):
        return False
    ordered = sorted((value.centipawns for value in values), reverse=True)
    return ordered[0] - ordered[LINES - 1] < STANDS_OUT


def answered(judge: Judge, positions: Sequence[tuple[str, Values]], tell: Tell) -> list[Answered]:
    found = []
    lines = answer_lines([fen for fen, _ in positions], COMMAND)
    for (fen, values), line in zip(positions, lines, strict=True):
        answer = json.loads(line)
        move = answer["moves"][0]["move"] if answer["moves"] else None
        known = values if move is None or move in values else values | judge.values(fen, move)
        found.append(Answered(fen, known, answer))
        tell(Progress("answers", len(found), len(positions)))
    return found


def figures(found: Sequence[Answered]) -> Iterator[str]:
    rows = [
        ("a move is named", _share(one.move is not None for one in found)),
        ("with a reason", _share(one.has_reason for one in found)),
        (
            f"it loses {NEARLY} hundredths at most",
            _share(one.loss is not None and one.loss <= NEARLY for one in found),
        ),
        ("a tactic is announced", _share(one.announces_tactic for one in found)),
    ]
    yield from markdown(("what is said", "positions"), rows, 1)
    reasons = Counter(one.move["tactic"] for one in found if one.move)
    yield ""
    yield "Reasons: " + ", ".join(f"{name} {count}" for name, count in reasons.most_common())


def _share(flags: Iterator[bool]) -> str:
    known = list(flags)
    return rate(sum(known), len(known))


def reading(found: Sequence[Answered]) -> Iterator[str]:
    """Positions, each with what a reader needs to judge what is said."""
    for count, one in enumerate(found, 1):
        board = chess.Board(one.fen)
        yield f"## {count}. {'White' if board.turn else 'Black'} to move\n"
        yield f"```\n{plain_text(board)}\n```\n"
        yield f"- position: `{one.fen}`"
        if one.move is not None:
            line = [chess.Move.from_uci(move) for move in one.move.get("line", [])[:6]]
            yield f"- line: {board.variation_san(line)}; it loses {one.loss:.0f}"
            names = ", ".join(reason["tactic"] for reason in one.move["reasons"])
            yield f"- **{one.answer['verdict']} {one.move['why']}** ({names})"
        yield "- verdict:\n"


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    add = parser.add_argument
    add("-n", type=int, default=300, help="positions, 300 by default")
    add("--seed", type=int, default=1, help="of the draw, 1 by default")
    add("--part", type=Part, choices=list(Part), default=Part.TEST, help="test by default")
    add("--read", type=int, default=0, metavar="N", help="print N to be read instead")
    return parser.parse_args()


def main() -> int:
    chosen = options()
    judge = None
    try:
        judge = Judge()
        number = chosen.read or chosen.n
        with ProgressLine() as progress:
            positions = quiet_masters(judge, chosen.part, number, chosen.seed, progress)
            found = answered(judge, positions, progress)
    except ClausewitzError as error:
        print(error, file=sys.stderr)
        return 2
    finally:
        if judge is not None:
            judge.close()
    if chosen.read:
        print(*reading(found), sep="\n")
        return 0
    command = " ".join(["python bench/quiet_moves.py", *sys.argv[1:]])
    print(f"{len(found)} quiet positions of the part {chosen.part}: `{command}`\n")
    print(*figures(found), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
