"""Chess problems solved by the kernel, by class, and beside Popeye.

    python bench/problems.py PROBLEMS.csv                  solved, and whether the key is as printed
    python bench/problems.py PROBLEMS.csv --popeye PATH    and whether Popeye finds the same
    python bench/problems.py PROBLEMS.csv --popeye PATH --every 10 --stipulation '#3'
    python bench/problems.py POPEYE/TESTS POPEYE/REGRESSIONS --popeye POPEYE/py

Folders stand for Popeye's inputs in them. With `--every 10` Popeye solves each tenth problem, and
all whose printed key is not what was found.

Seconds are of the processor, without start-up: Popeye solves all problems of a class in one run,
from which the time of a run with an easy problem is taken off. Only solutions are looked for, no
variations and no tries.
"""

import argparse
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import chess

from clausewitz.mates.problem_files import Problem, Unread, read_problems
from clausewitz.mates.problem_solver import Wanted, solve, with_castling
from clausewitz.mates.stipulations import Play, Stipulation
from clausewitz.support.errors import ClausewitzError

MOST_MOVES = {Play.DIRECT: 5, Play.SELF: 4, Play.REFLEX: 3}  # of the classes that are measured
MOST_HELP = 3
LIMIT = 60.0  # seconds for a problem
EASY = "8/8/8/8/8/1K6/7R/k7"  # what Popeye's start is measured with
NOT_AS_PRINTED = {"Cooked", "Unsound", "Retro", "Cantcastler", "Illegal position", "Fairy board"}
NOT_AS_PRINTED |= {"Vertical cylinder", "Stipulation?", "Position?", "Shortmate", "pRA"}
"""Keywords of problems whose printed key is not the solution by the rules of chess alone."""

MOVE = re.compile(r"(?:[A-Z]?([a-h][1-8])[-*]([a-h][1-8])(?:=([QRBS]))?|(0-0-0|0-0))")
SHORT = re.compile(r"([KQRBN])?([a-h]?[1-8]?)x?([a-h][1-8])=?([QRBN])?")
KEY = re.compile(r"^ {2,}1\.(\S+)(?!.*\?!\?).*!", re.MULTILINE)  # ?!?: White mates, which fails
LINE = re.compile(r"^ {2,}1\.(?:\.\.)?\S.*$", re.MULTILINE)
LETTERS = {"Q": "q", "R": "r", "B": "b", "S": "n", "": "", None: ""}

Found = set[tuple[str, ...]]


@dataclass(slots=True)
class Answer:
    """What was found for a problem, and how long it took."""

    lines: Found | None
    seconds: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--popeye", type=Path, help="the program py that Popeye's makefile builds")
    parser.add_argument("--every", type=int, default=1, help="give Popeye each nth of a class")
    parser.add_argument("--stipulation", help="one class only")
    parser.add_argument("--most", type=int, default=10_000, help="problems of a class")
    parser.add_argument("--seconds", type=float, default=LIMIT, help="limit for a problem")
    options = parser.parse_args()
    classes: dict[Stipulation, list[Problem]] = defaultdict(list)
    unread = 0
    for problem in chain.from_iterable(map(read_problems, inputs(options.files))):
        if isinstance(problem, Unread):
            unread += 1
        elif problem.stipulation.moves <= MOST_MOVES.get(problem.stipulation.play, MOST_HELP):
            classes[problem.stipulation].append(problem)
    print(f"{unread} not read, of other kinds of chess\n")
    start = popeye_seconds(options.popeye, [EASY_PROBLEM])[0] if options.popeye else 0.0
    answer(EASY_PROBLEM, LIMIT)  # so that nothing has to be loaded any more
    print("| class | problems | solved | key as printed | seconds | longest | Popeye | agree |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    notes: list[str] = []
    for stipulation in sorted(classes, key=lambda one: (one.play, one.moves, one.half)):
        if options.stipulation in (None, str(stipulation)):
            problems = classes[stipulation][: options.most]
            print(row(stipulation, problems, options, start, notes), flush=True)
    print(*["", *notes], sep="\n")


def inputs(paths: list[Path]) -> Iterator[Path]:
    for path in paths:
        yield from sorted(path.rglob("*.inp")) if path.is_dir() else [path]


def row(
    stipulation: Stipulation,
    problems: list[Problem],
    options: argparse.Namespace,
    start: float,
    notes: list[str],
) -> str:
    answers = [answer(problem, options.seconds) for problem in problems]
    solved = [pair for pair in zip(problems, answers, strict=True) if pair[1].lines is not None]
    printed = [
        pair
        for pair in solved
        if printed_moves(pair[0]) and not NOT_AS_PRINTED & {*pair[0].keywords}
    ]
    right = [pair for pair in printed if is_key(pair[0], pair[1])]
    other = [(problem, found) for problem, found in printed if not is_key(problem, found)]
    notes += [difference(problem, found, options.popeye) for problem, found in other]
    popeyes, agree = "", ""
    if options.popeye:
        some, ours = problems[:: options.every], answers[:: options.every]
        used, theirs = popeye_seconds(options.popeye, some)
        popeyes = f"{max(0.0, used - start):.2f}"
        if options.every > 1:
            popeyes += f" ({sum(one.seconds for one in ours):.2f})"
        same = [mine.lines == other for mine, other in zip(ours, theirs, strict=True)]
        agree = f"{sum(same)}/{len(same)}"
        notes += [
            f"{stipulation} {problem.board.fen()}: only ours "
            f"{sorted((mine.lines or set()) - other)}, "
            f"only Popeye's {sorted(other - (mine.lines or set()))}"
            for problem, mine, other, one in zip(some, ours, theirs, same, strict=True)
            if not one
        ]
    seconds = [one.seconds for one in answers]
    cells = (
        stipulation, len(problems), len(solved), f"{len(right)}/{len(printed)}",
        f"{sum(seconds):.2f}", f"{max(seconds):.2f}", popeyes, agree,
    )  # fmt: skip
    return f"| {' | '.join(map(str, cells))} |"


def answer(problem: Problem, limit: float) -> Answer:
    """All solutions: first moves, or whole lines where both sides help."""
    began = time.process_time()
    wanted = Wanted(set_play=False, variations=False, seconds=limit)
    try:
        board = with_castling(problem.board)
        found = solve(board, problem.stipulation, wanted, is_duplex=problem.is_duplex)
    except ClausewitzError as error:
        print(f"not to be solved: {problem.board.fen()}: {error}", file=sys.stderr)
        return Answer(set(), time.process_time() - began)
    seconds = time.process_time() - began
    if found.soundness == "unknown":
        return Answer(None, seconds)
    if found.stipulation.is_help:
        lines = (*found.lines, *found.short_lines)
        return Answer({tuple(move.uci() for move in line.moves) for line in lines}, seconds)
    return Answer({(key.move.uci(),) for key in found.keys}, seconds)


def difference(problem: Problem, found: Answer, popeye: Path | None) -> str:
    """A problem whose printed key is not what was found, as a row of a table, and Popeye's word."""
    lines, printed = found.lines or set(), {*printed_moves(problem)}
    keys = sorted({line[0] for line in lines})
    if not keys:
        reason = "no solution"
    elif printed & {*keys}:
        reason = f"cooked: {len({*keys} - printed)} more"
    else:
        reason = "another key"
    said = ""
    if popeye:
        _, (theirs,) = popeye_seconds(popeye, [problem])
        said = "the same" if theirs == lines else f"{sorted(line[0] for line in theirs)}"
    few = " ".join(keys[:6]) + (" …" if len(keys) > 6 else "")
    cells = (
        problem.stipulation, problem.board.board_fen(), problem.name, problem.key, few, reason,
        said,
    )  # fmt: skip
    return f"| {' | '.join(map(str, cells))} |"


def is_key(problem: Problem, found: Answer) -> bool:
    """Whether what is printed is just what was found: one key, or several of a cooked problem."""
    keys = {line[0] for line in found.lines or ()}
    choices = [*printed_choices(problem)]
    return all(len(keys & each) == 1 for each in choices) and keys <= {*printed_moves(problem)}


def printed_moves(problem: Problem) -> set[str]:
    return set().union(*printed_choices(problem))


def printed_choices(problem: Problem) -> Iterator[set[str]]:
    """The first moves as printed, long or short, with marks of all kinds, each with the moves that
    it may mean; set play is left out."""
    board = with_castling(problem.board)
    for word in re.sub(r"\[\w\]|[!?+#]", "", problem.key).replace("O", "0").split():
        if word.startswith(".."):
            continue
        long = MOVE.match(word)
        yield {uci_of(long, board)} if long else short_moves(word, board) or {word}


def short_moves(word: str, board: chess.Board) -> set[str]:
    """The legal moves that a short notation may mean."""
    short = word.replace("S", "N").replace(":", "x").replace("*", "x").replace("/", "=")
    parts = SHORT.fullmatch(short)
    if parts is None:
        return set()
    piece = chess.PIECE_SYMBOLS.index((parts[1] or "p").lower())
    becomes = chess.PIECE_SYMBOLS.index(parts[4].lower()) if parts[4] else None
    return {
        move.uci()
        for move in board.legal_moves
        if board.piece_type_at(move.from_square) == piece
        and chess.square_name(move.to_square) == parts[3]
        and set(parts[2]) <= {*chess.square_name(move.from_square)}
        and move.promotion == becomes
    }


def uci_of(found: re.Match[str], board: chess.Board, ply: int = 0) -> str:
    if found[4]:
        row_name = "1" if (board.turn if ply % 2 == 0 else not board.turn) else "8"
        return f"e{row_name}{'c' if found[4] == '0-0-0' else 'g'}{row_name}"
    return f"{found[1]}{found[2]}{LETTERS[found[3]]}"


def popeye_seconds(path: Path, problems: Sequence[Problem]) -> tuple[float, list[Found]]:
    """Popeye's time for all of them in one run, and its solutions."""
    text = "NextProblem\n".join(map(popeye_text, problems))
    with tempfile.NamedTemporaryFile("w", suffix=".inp") as file:
        file.write(f"BeginProblem\n{text}EndProblem\n")
        file.flush()
        before = children()
        done = subprocess.run(
            [path, "-maxmem", "64M", file.name],
            capture_output=True,
            text=True,
            errors="replace",
            check=True,
        )
    used = children() - before
    outputs = re.split(r"(?:solution finished|Partial solution)[^\n]*\n", done.stdout)[:-1]
    if len(outputs) != len(problems):
        raise ClausewitzError(f"Popeye gave {len(outputs)} answers to {len(problems)} problems")
    return used, [
        {*popeye_lines(problem, output)} for problem, output in zip(problems, outputs, strict=True)
    ]


def popeye_text(problem: Problem) -> str:
    pieces = problem.board.board_fen().translate(str.maketrans("nN", "sS"))
    lines = [f"Forsyth {pieces}", f"Stipulation {problem.stipulation}", "Option NoBoard"]
    if problem.is_duplex:
        lines.append("Option HalfDuplex")
    return "\n".join([*lines, ""])


def popeye_lines(problem: Problem, output: str) -> Iterator[tuple[str, ...]]:
    """First moves or whole lines, of what Popeye printed."""
    first = problem.stipulation.first_side(problem.board.turn) != problem.is_duplex
    board = problem.board.copy(stack=False)
    board.turn = first
    if not problem.stipulation.is_help:
        for written in KEY.findall(output):
            if found := MOVE.match(written):
                yield (uci_of(found, board),)
        return
    for line in LINE.findall(output):
        moves = (uci_of(found, board, ply) for ply, found in enumerate(MOVE.finditer(line)))
        yield tuple(moves)[: problem.stipulation.prefix]


def children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


EASY_PROBLEM = Problem(chess.Board(f"{EASY} w - - 0 1"), Stipulation(Play.DIRECT, "#", 1))

if __name__ == "__main__":
    main()
