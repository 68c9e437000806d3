"""A run of Popper on a folder, saved: its log, its best program, and that program as tactics."""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from clausewitz import __version__
from clausewitz.clauses import read_text
from clausewitz.learn.popper.importer import OF_CHESS, Imported, import_task
from clausewitz.learn.rule_scores import figures
from clausewitz.runs.progress import Tell, silent, step
from clausewitz.runs.run_folder import SETTINGS, RunFolder
from clausewitz.support.errors import ClausewitzError
from popper_runner.popper_log import FoundProgram, Moment
from popper_runner.popper_process import (
    FINISHED,
    STOPPED,
    TIMEOUT,
    Checkout,
    RivalRequest,
    RivalRun,
    run_popper,
)
from popper_runner.program import Returned, returned, tactics_text

LOG, PROGRAM, TACTICS, RESULTS = "popper.log", "program.pl", "tactics.pl", "results.json"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What Popper found, and what came back of it."""

    run: RivalRun
    best: FoundProgram
    tactics: Returned | None
    """None where the folder is not of chess, so that its words are not ours."""


def run_task(
    folder: Path, output: Path, popper: Checkout, request: RivalRequest, tell: Tell = silent
) -> Outcome:
    """Run Popper on a folder into a new run folder; one error where nothing comes of it."""
    if not (folder / "bias.pl").is_file():
        raise ClausewitzError(f"{folder}: no folder with bk.pl, bias.pl and exs.pl")
    saved = RunFolder(output)
    _refuse_other_runs(saved)
    is_chess = any(map(OF_CHESS.match, read_text(folder / "bk.pl").split("\n")))
    imported = import_task(folder, everything=True) if is_chess else None
    settings = {"folder": str(folder), "popper": popper.version, "limits": asdict(request)}
    saved.write_json(SETTINGS, settings, indent=1)
    run = run_popper(popper, folder, output / LOG, request, tell)
    if not run.log.found:
        raise ClausewitzError(_nothing(run, output / LOG))
    best = run.log.found[-1]
    saved.write(PROGRAM, "\n".join(best.rules) + "\n")
    back = None
    if imported is not None:
        tell(step("counting again what Popper's program covers"))
        back = _checked(best, imported)
        head = _provenance(folder, popper, request, run, back, imported)
        saved.write(TACTICS, tactics_text(back.clauses, imported.own, head, output / TACTICS))
    outcome = Outcome(run, best, back)
    saved.write_json(RESULTS, results(outcome, popper), indent=1)
    if run.ended == STOPPED:
        raise ClausewitzError(f"stopped; what Popper had found by then is saved: {output}")
    return outcome


def _refuse_other_runs(saved: RunFolder) -> None:
    """A run of Popper that came to nothing leaves its folder free."""
    known = saved.read_json(SETTINGS)
    if (saved.path / RESULTS).exists() or (known is not None and "popper" not in known):
        raise ClausewitzError(f"{saved.path} holds a run already: choose another folder")


def _checked(best: FoundProgram, imported: Imported) -> Returned:
    """The program in our words, if these mean to us what they mean to Popper."""
    back = returned(best.rules, imported)
    score = back.score
    ours = (score.true, score.positives - score.true, score.false, score.size)
    if ours != (best.true, best.missed, best.false, best.size):
        raise ClausewitzError(
            f"Popper counts {_counts(best.true, best.missed, best.false, best.size)} for its "
            f"program, SWI-Prolog {_counts(*ours)}: bk.pl does not fit bias.pl"
        )
    return back


def _counts(true: float, missed: float, false: float, size: float) -> str:
    return f"{true:g} true, {missed:g} missed, {false:g} false and {size:g} literals"


def _nothing(run: RivalRun, log: Path) -> str:
    """One line that says why there is no program."""
    if run.ended == STOPPED:
        return f"stopped before Popper found anything: {log}"
    if run.log.begun is None and run.ended != TIMEOUT:
        return f"Popper did not start ({run.ended}): {run.log.last or 'it said nothing'}: {log}"
    how = "" if run.ended == FINISHED else f" ({run.ended})"
    return f"Popper found nothing in {run.spent.seconds:.0f} s{how}: {log}"


def results(outcome: Outcome, popper: Checkout) -> dict[str, Any]:
    """The figures of a run, for results.json."""
    run, best = outcome.run, outcome.best
    return {
        "popper": popper.version,
        "ended": run.ended,
        "spent": run.spent._asdict(),
        "start": run.log.begun._asdict() if run.log.begun else None,
        "left_out": run.log.pointless,
        "found": [_figures(program) for program in run.log.found],
        "best": _figures(best),
        "scores": {"train": figures(outcome.tactics.score)} if outcome.tactics else {},
    }


def _figures(program: FoundProgram) -> dict[str, Any]:
    return {
        "cpu": program.at.cpu,
        "seconds": program.at.seconds,
        "true": program.true,
        "missed": program.missed,
        "false": program.false,
        "size": program.size,
        "description_length": program.description_length,
        "rules": list(program.rules),
    }


def after_start(run: RivalRun, at: Moment) -> Moment:
    """A time of the run, counted from where its search began."""
    start = run.log.begun or Moment(0, 0)
    return Moment(max(0.0, at.cpu - start.cpu), max(0.0, at.seconds - start.seconds))


def _provenance(
    folder: Path,
    popper: Checkout,
    request: RivalRequest,
    run: RivalRun,
    back: Returned,
    imported: Imported,
) -> list[str]:
    name = f"Popper {popper.version}".rstrip()
    noisy = " --noisy" if request.noisy else ""
    score, best = back.score, run.log.found[-1]
    passed = after_start(run, best.at)
    missed = score.positives - score.true
    return [
        f"{imported.bias.head.name}: popper_run.py {folder.name} --popper POPPER "
        f"--seconds {request.seconds:g}{noisy} -o RUN",
        f"Found by {name} from {score.positives:g} positive and {score.negatives:g} negative "
        f"examples,",
        f"{passed.cpu:.1f} s of the processor after its search began; run: {run.ended}.",
        f"Brought here by clausewitz {__version__}, and tried again in SWI-Prolog on all examples.",
        f"Description length {score.description_length():g}: {score.false:g} false, {missed:g} "
        f"missed, {score.size} literals, heads among them.",
    ]
