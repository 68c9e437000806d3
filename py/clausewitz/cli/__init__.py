"""The command line: one command per question. A command parses, calls one function and prints."""

import os
import signal
import sys
from typing import Any, NoReturn

import typer

from clausewitz.cli import (
    analyse,
    board,
    compose,
    data,
    doctor,
    endgame,
    evolve,
    learn,
    match,
    mate,
    metrics,
    opening,
    patterns,
    plan,
    play,
    position,
    report,
    sample,
    sheet,
    show,
    suggest,
    task,
    tune,
)
from clausewitz.cli.reproduce import tactics
from clausewitz.errors import ClausewitzError

app = typer.Typer(
    help="Chess tactics as logic clauses.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

for _command in (
    position.facts,
    position.legal,
    position.perft,
    mate.mate,
    plan.plan,
    compose.compose,
    board.board,
    sheet.sheet,
    suggest.suggest,
    suggest.query,
    suggest.repl,
    sample.sample,
    learn.learn,
    show.show,
    metrics.metrics,
    evolve.evolve,
    endgame.explain,
    match.match,
    play.play,
    opening.opening,
    analyse.analyse,
    report.report,
    tactics.reproduce,
    data.data,
    doctor.doctor,
):
    app.command()(_command)
app.add_typer(task.app, name="task")
app.add_typer(endgame.app, name="endgame")
app.add_typer(tune.app, name="tune")
app.add_typer(patterns.app, name="patterns")

# typer has it from click, which it brings along in some versions and depends on in others.
_UsageError: Any = next(c for c in typer.BadParameter.__mro__ if c.__name__ == "ClickException")


@app.callback(invoke_without_command=True)
def clausewitz(version: doctor.Version = False) -> None:
    """Chess tactics as logic clauses."""


def main() -> None:
    """Run a command. An expected error is one line and exit status 2, never a traceback."""
    # Prolog and clingo run for long in C, where Python would not hear Ctrl-C.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    # Who types a command waits for compiled code once, and not again for each part of it.
    os.environ.setdefault("CLAUSEWITZ_COMPILE", "all")
    try:
        status = app(prog_name="clausewitz", standalone_mode=False)
        sys.stdout.flush()
    except ClausewitzError as error:
        _refuse(str(error))
    except _UsageError as error:
        if not (reason := error.format_message()):
            sys.exit(0)  # no command: the help has been shown
        _refuse(f"{reason} (see clausewitz --help)")
    except BrokenPipeError:
        # The reader of our output went away, as head does; there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    sys.exit(status if isinstance(status, int) else 0)


def _refuse(reason: str) -> NoReturn:
    print(f"clausewitz: {' '.join(reason.split())}", file=sys.stderr)
    sys.exit(2)
