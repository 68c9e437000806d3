"""Questions to `swipl logic/repl.pl`, without Python."""

from pathlib import Path

from plain_swipl import run_swipl

REPL = Path(__file__).parents[2] / "logic" / "repl.pl"


def asked(goal: str, folder: Path) -> list[str]:
    """What the goal writes, line by line; it must not fail, warn or raise."""
    done = run_swipl(f"{goal}, halt", REPL, folder)
    assert (done.stderr, done.returncode) == ("", 0)
    return done.stdout.splitlines()


def complaint(goal: str, folder: Path) -> list[str]:
    """The error message of a goal, line by line."""
    done = run_swipl(f"catch(({goal}), E, print_message(error, E)), halt", REPL, folder)
    assert done.returncode != 0
    return [line for line in done.stderr.splitlines() if "Halting with status" not in line]
