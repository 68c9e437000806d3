"""How long clingo takes to confirm what the kernel says of chess problems.

    python bench/problem_confirmations.py PROBLEMS.csv --stipulation '#2' 's#2' --every 10
    python bench/problem_confirmations.py PROBLEMS.csv --stipulation '#3' --keys-only

Seconds are of the processor, without start-up, for the tree of play, its facts and clingo together;
memory is the most that the whole process had in use by then.
"""

import argparse
import resource
import time
from pathlib import Path
from statistics import mean, median

from clausewitz.mates.problem_claims import confirmed
from clausewitz.mates.problem_files import Unread, read_problems
from clausewitz.mates.problem_solver import Wanted, solve, with_castling
from clausewitz.mates.stipulations import read_stipulation


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--stipulation", nargs="+", default=["#2", "s#2", "h#2"])
    parser.add_argument("--every", type=int, default=1, help="take each nth problem of a class")
    parser.add_argument("--keys-only", action="store_true", help="leave out why other moves fail")
    options = parser.parse_args()
    print("| class | problems | confirmed | runs | mean | median | longest | MB |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for written in options.stipulation:
        row(written, options)


def row(written: str, options: argparse.Namespace) -> None:
    stipulation, wanted = read_stipulation(written), Wanted(variations=False, set_play=False)
    boards = [
        with_castling(problem.board)
        for problem in read_problems(options.file)
        if not isinstance(problem, Unread) and problem.stipulation == stipulation
    ][:: options.every]
    seconds, runs, agree = [], [], 0
    for number, board in enumerate([boards[0]] * 2 + boards):
        found = solve(board, stipulation, wanted)
        began = time.process_time()
        answer = confirmed(found, refuting=not options.keys_only)
        if number < 2:  # the program was not read yet
            continue
        seconds.append(time.process_time() - began)
        runs.append(answer.runs)
        complete = answer.is_complete or options.keys_only or stipulation.is_help
        agree += complete and answer.keys == {*found.first_moves}
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    figures = f"{mean(seconds):.2f} | {median(seconds):.2f} | {max(seconds):.2f} | {memory}"
    counts = f"{len(boards)} | {agree}/{len(boards)} | {mean(runs):.1f}"
    print(f"| {written} | {counts} | {figures} |", flush=True)


if __name__ == "__main__":
    main()
