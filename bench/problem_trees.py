"""Whole solutions beside Popeye's: set play, tries, keys, threats, the answers to each defence.

    python bench/problem_trees.py PROBLEMS.csv --popeye PATH --stipulation '#2' --most 50

Of each phase the first three plies are compared, which is all there is of a two-mover. Two things
are left out that are written differently: replies of selfmates and reflex mates that reach the goal
at once, which Popeye does not list, and White's own mates, which it lists as refutations of reflex
mates. In longer direct mates Popeye leaves out some replies that are mated sooner.
"""

import argparse
import re
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import chess

from clausewitz.mates.problem_files import Problem, Unread, read_problems
from clausewitz.mates.problem_solver import Wanted, solve, with_castling
from clausewitz.mates.solution_tree import Attack, Defence
from problems import MOVE, popeye_text, uci_of

FIRST = re.compile(r"^ {3}1\.(\S.*?) (\?|!)(.*)$")
REPLY = re.compile(r"^ {6}1\.\.\.(\S.*?)( !)?$")
ANSWER = re.compile(r"^ {10}2\.(\S.*)$")

Phase = tuple[str, str]  # a first move with ! or ?, or no move: set play
Phases = dict[Phase, dict[str, set[str]]]
"""The answers to each reply of each phase; "threat" and "but" stand in for a reply."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--popeye", type=Path, required=True)
    parser.add_argument("--stipulation", default="#2")
    parser.add_argument("--most", type=int, default=50)
    options = parser.parse_args()
    problems = [
        problem
        for problem in read_problems(options.file)
        if not isinstance(problem, Unread) and str(problem.stipulation) == options.stipulation
    ][: options.most]
    same, phases = 0, 0
    for problem in problems:
        ours, theirs = our_phases(problem), popeye_phases(options.popeye, problem)
        same += ours == theirs
        phases += len(theirs)
        for phase in sorted({*ours, *theirs}):
            if ours.get(phase) != theirs.get(phase):
                print(problem.board.fen(), phase, ours.get(phase), theirs.get(phase))
    print(f"{options.stipulation}: {same} of {len(problems)} solutions the same, {phases} phases")


def our_phases(problem: Problem) -> Phases:
    found = solve(with_castling(problem.board), problem.stipulation, Wanted(tries=1))
    phases: Phases = {}
    if found.set_play:
        phases["", ""] = dict(replies(found.set_play))
    for mark, attacks in (("?", found.tries), ("!", found.keys)):
        for attack in attacks:
            phases[attack.move.uci(), mark] = dict(parts(attack))
    return phases


def parts(attack: Attack) -> Iterator[tuple[str, set[str]]]:
    if attack.threats:
        yield "threat", {threat.move.uci() for threat in attack.threats}
    if attack.refutations:
        yield "but", {move.uci() for move in attack.refutations}
    yield from replies(attack.defences)


def replies(defences: tuple[Defence, ...]) -> Iterator[tuple[str, set[str]]]:
    for defence in defences:
        if not defence.is_goal:
            yield defence.move.uci(), {answer.move.uci() for answer in defence.answers}


def popeye_phases(path: Path, problem: Problem) -> Phases:
    text = popeye_text(problem).replace("NoBoard", "NoBoard SetPlay Variation Try")
    with tempfile.NamedTemporaryFile("w", suffix=".inp") as file:
        file.write(f"BeginProblem\n{text}EndProblem\n")
        file.flush()
        done = subprocess.run(
            [path, file.name], capture_output=True, text=True, errors="replace", check=True
        )
    phases: Phases = {}
    board = with_castling(problem.board)
    phase, place = ("", ""), "threat"
    for line in done.stdout.splitlines():
        if first := FIRST.match(line):
            phase, place = (uci(first[1], board), first[2]), "threat"
            phases[phase] = {}
        elif line.strip() == "but":
            place = "but"
        elif reply := REPLY.match(line):
            moved = uci(reply[1], turned(board))
            if reply[2]:
                if board.color_at(chess.parse_square(moved[:2])) == (not board.turn):
                    phases[phase].setdefault("but", set()).add(moved)
            else:
                place = moved
                phases.setdefault(phase, {})[place] = set()
        elif place != "but" and (answer := ANSWER.match(line)):
            phases.setdefault(phase, {}).setdefault(place, set()).add(uci(answer[1], board))
    return phases


def turned(board: chess.Board) -> chess.Board:
    board = board.copy(stack=False)
    board.turn = not board.turn
    return board


def uci(written: str, board: chess.Board) -> str:
    found = MOVE.match(written)
    return uci_of(found, board) if found else written


if __name__ == "__main__":
    main()
