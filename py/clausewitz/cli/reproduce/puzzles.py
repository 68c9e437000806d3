"""The experiments with puzzles once more: reproduce puzzles."""

from typing import Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.progress import ProgressLine
from clausewitz.cli.results import print_json
from clausewitz.papers.ahmer_huang import PaperRun, PuzzleResults, reproduce

_CHECKS = {
    "unplayed": "White's first move gives no check (figure 4)",
    "none": "no first move of White's gives check",
}
_VARIETY = {
    "plain": "as clingo finds them (figure 6)",
    "restart": "restarts after each, solutions recorded",
    "ideas": "the same, and no idea twice",
}


def puzzles(
    limit: Annotated[float, arg.seconds("per search.")] = 120.0,
    quick: arg.Quick = False,
    as_json: arg.Json = False,
) -> None:
    """Plan mates and compose mates in two as Ahmer and Huang did."""
    with ProgressLine() as tell:
        result = reproduce(limit, quick=quick, report=lambda words: tell.say(f"{words} …"))
    data = {"experiment": "puzzles"} | result.as_data()
    print_json(data) if as_json else print(_in_words(result))


def _in_words(result: PuzzleResults) -> str:
    lines = [f"{'plan, board, pieces':38}{'plans':>7}{'worth':>9}{'seconds':>10}{'paper':>9}"]
    lines += [_run_words(run) for run in result.runs]
    lines += ["", f"{'mates in two on 4 by 4':48}{'plans':>7}{'with a mate in one':>20}"]
    for hidden in result.hidden:
        words = _CHECKS[hidden.checks]
        lines.append(f"{words:48}{hidden.plans:>7}{hidden.with_a_shorter_mate:>20}")
    counts = list(result.alike[0].ideas)
    heads = "".join(f"{f'of {count}':>8}" for count in counts)
    lines += ["", f"{'different puzzles, 5 by 5':48}{heads}"]
    for alike in result.alike:
        numbers = "".join(f"{alike.ideas[count]:>8}" for count in counts)
        lines.append(f"{_VARIETY[alike.variety]:48}{numbers}")
    return "\n".join(lines)


def _run_words(run: PaperRun) -> str:
    what = f"{run.way}, {run.size} by {run.size}, {run.white} and {run.black} pieces"
    worth = f"{run.cost[1]} : {-run.cost[2]}" if len(run.cost) == 3 else "-"
    proved = " " if run.proved else "?"
    paper = f"{run.paper_seconds:g}" if run.paper_seconds else "-"
    return f"{what:38}{run.models:>7}{worth + proved:>9}{run.seconds:>10.1f}{paper:>9}"
