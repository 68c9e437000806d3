"""Learning from a folder of any domain on the command line: bk.pl, bias.pl and exs.pl."""

import gc
from pathlib import Path

from clausewitz.runs.progress import Tell


def learn(
    folder: Path,
    output: Path,
    score: str | None,
    resume: bool,
    timeout: float | None,
    as_json: bool,
    tell: Tell,
) -> None:
    """Learn a theory and tell what it is worth."""
    from clausewitz.learn.domain.domain_run import PERFECT, learn_folder
    from clausewitz.learn.learned_theory import learned_domain

    gc.freeze()  # what is loaded by now stays, and need not be looked through over and over
    found = learn_folder(
        folder, output, score=score or PERFECT, resume=resume, timeout=timeout, tell=tell
    )
    if as_json:
        print(learned_domain(found).to_json(), flush=True)
        return
    for note in found.notes:
        print(f"note: {note}")
    print("\n".join(map(str, found.clauses)))
    print(
        f"accuracy {found.accuracy:.3f}, precision {found.score.precision:.3f}, "
        f"recall {found.score.recall:.3f}, {found.score.size} literals"
    )
    print(found.bound)
    print(found.theory)
