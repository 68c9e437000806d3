"""A theory of any domain, from a folder as Popper has them: learn folder."""

import gc
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.progress import ProgressLine
from clausewitz.learn.learned_theory import learned_domain
from clausewitz.runs.run_folder import RunFolder

if TYPE_CHECKING:
    from clausewitz.learn.domain.domain_run import DomainResult

_FOLDER_HELP = "Folder with bias.pl, exs.pl and bk.pl."
_SCORE_HELP = (
    "Measure of a theory: perfect, careful (where examples are few), mdl, mdl0.5 … where they "
    "may be wrong, or f1, f0.5 … where of these few are positive."
)


def folder(
    examples: Annotated[Path, arg.argument("FOLDER", _FOLDER_HELP)],
    output: arg.RunOutput,
    score: Annotated[str, arg.option("MEASURE", _SCORE_HELP)] = "perfect",
    resume: arg.Resume = False,
    seconds: Annotated[float | None, arg.seconds("in total; what was found is saved.", 0)] = None,
    as_json: arg.Json = False,
) -> None:
    """Learn a theory of any domain from a folder in Popper's format.

    The run folder gets theory.pl and results.json. bk.pl is run as Prolog with all its powers, so
    learn only from folders that you trust.
    """
    from clausewitz.learn.domain.domain_run import learn_folder

    RunFolder(output).refuse_used(resume)  # before anything is read or written
    gc.freeze()  # what is loaded by now stays, and need not be looked through over and over
    with stoppable(output), ProgressLine() as tell:
        found = learn_folder(
            examples, output, score=score, resume=resume, timeout=seconds, tell=tell
        )
    print(learned_domain(found).to_json() if as_json else _in_words(found), flush=True)


def _in_words(found: "DomainResult") -> str:
    figures = (
        f"accuracy {found.accuracy:.3f}, precision {found.score.precision:.3f}, "
        f"recall {found.score.recall:.3f}, {arg.counted(found.score.size, 'literal')}"
    )
    notes = [f"note: {note}" for note in found.notes]
    return "\n".join([*notes, *map(str, found.clauses), figures, found.bound, str(found.theory)])
