"""Chess problems solved by the kernel, by class, and beside Popeye.

    python bench/problems.py PROBLEMS.csv                  solved, and whether the key is as printed
    python bench/problems.py PROBLEMS.csv --popeye PATH    and whether Popeye finds the same

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
from pathlib import Path

import chess

from clausewitz.mates.problem_files import Problem, Unread, read_problems
from clausewitz.mates.problem_solver import Wanted, solve, with_castling
from clausewitz.mates.stipulations import Play, Stipulation
from clausewitz.support.errors import ClausewitzError

MOST_MOVES = {Play.DIRECT: 5, Play.SELF: 4, Play.REFLEX: 3}  # of the classes that are measured
LIMIT = 60.0  # seconds for a problem
EASY = "8/8/8/8/8/1K6/7R/k7"  # what Popeye's start is measured with
NOT_AS_PRINTED = {"Cooked", "Unsound", "Retro", "Cantcastler", "Illegal position", "Fairy board"}
NOT_AS_PRINTED |= {"Vertical cylinder", "Stipulation?", "Position?", "Shortmate", "pRA"}
"""Keywords of problems whose printed key is not the solution by the rules of chess alone."""

MOVE = re.compile(r"(?:[A-Z]?([a-h][1-8])[-*]([a-h][1-8])(?:=([QRBS]))?|(0-0-0|0-0))")
KEY = re.compile(r"^ {2,}1\.(\S+).*!", re.MULTILINE)
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
    parser.add_argument("file", type=Path)
    parser.add_argument("--popeye", type=Path, help="the program py that Popeye's makefile builds")
    parser.add_argument("--stipulation", help="one class only")
    parser.add_argument("--most", type=int, default=10_000, help="problems of a class")
    parser.add_argument("--seconds", type=float, default=LIMIT, help="limit for a problem")
    options = parser.parse_args()
    classes: dict[Stipulation, list[Problem]] = defaultdict(list)
    for problem in read_problems(options.file):
        if isinstance(problem, Unread):
            print(f"not read: {problem.name}: {problem.reason}")
        elif problem.stipulation.moves <= MOST_MOVES.get(problem.stipulation.play, 5):
            classes[problem.stipulation].append(problem)
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


def row(
    stipulation: Stipulation,
    problems: list[Problem],
    options: argparse.Namespace,
    start: float,
    notes: list[str],
) -> str:
    answers = [answer(problem, options.seconds) for problem in problems]
    solved = [pair for pair in zip(problems, answers, strict=True) if pair[1].lines is not None]
    printed = [pair for pair in solved if pair[0].key and not NOT_AS_PRINTED & {*pair[0].keywords}]
    right = [pair for pair in printed if is_key(pair[0], pair[1])]
    notes += [
        f"{stipulation} {problem.board.fen()} {problem.name}: printed {problem.key}, "
        f"found {sorted({line[0] for line in found.lines or ()})}"
        for problem, found in printed
        if not is_key(problem, found)
    ]
    popeyes, agree = "", ""
    if options.popeye:
        used, theirs = popeye_seconds(options.popeye, problems)
        popeyes = f"{max(0.0, used - start):.2f}"
        same = [ours.lines == other for ours, other in zip(answers, theirs, strict=True)]
        agree = f"{sum(same)}/{len(same)}"
        notes += [
            f"{stipulation} {problem.board.fen()}: "
            f"only ours {sorted((ours.lines or set()) - other)}, "
            f"only Popeye's {sorted(other - (ours.lines or set()))}"
            for problem, ours, other, one in zip(problems, answers, theirs, same, strict=True)
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
        found = solve(with_castling(problem.board), problem.stipulation, wanted)
    except ClausewitzError as error:
        print(f"not solved: {problem.board.fen()}: {error}", file=sys.stderr)
        return Answer(None, time.process_time() - began)
    seconds = time.process_time() - began
    if found.soundness == "unknown":
        return Answer(None, seconds)
    if found.stipulation.is_help:
        lines = (*found.lines, *found.short_lines)
        return Answer({tuple(move.uci() for move in line.moves) for line in lines}, seconds)
    return Answer({(key.move.uci(),) for key in found.keys}, seconds)


def is_key(problem: Problem, found: Answer) -> bool:
    """Whether what is printed is just what was found: one key, or several of a cooked problem."""
    return {line[0] for line in found.lines or ()} == {*printed_moves(problem)}


def printed_moves(problem: Problem) -> Iterator[str]:
    """The first moves as printed: long or short, with marks of all kinds; set play is left out."""
    board = with_castling(problem.board)
    for word in re.sub(r"\[\w\]|[!?+#]", "", problem.key).split():
        if long := MOVE.match(word):
            yield uci_of(long, board)
        elif not word.startswith(".."):
            short = word.replace("S", "N").replace(":", "x").replace("/", "=")
            try:
                yield board.parse_san(short).uci()
            except ValueError:
                yield word


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
    return "\n".join([*lines, ""])


def popeye_lines(problem: Problem, output: str) -> Iterator[tuple[str, ...]]:
    """First moves or whole lines, of what Popeye printed."""
    first = problem.stipulation.first_side(problem.board.turn)
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
