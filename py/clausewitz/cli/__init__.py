"""The command line: one command per question. A command parses, calls one function and prints."""

import os
import sys

import typer

from clausewitz.cli import machine, rules, tactics
from clausewitz.errors import ClausewitzError

app = typer.Typer(
    help="Chess tactics as logic clauses.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

for _command in (
    rules.facts,
    rules.legal,
    rules.perft,
    tactics.suggest,
    tactics.query,
    tactics.repl,
    machine.doctor,
):
    app.command()(_command)


@app.callback(invoke_without_command=True)
def clausewitz(version: machine.Version = False) -> None:
    """Chess tactics as logic clauses."""


def main() -> None:
    """Run a command. An expected error is one line and exit status 2, never a traceback."""
    try:
        app(prog_name="clausewitz")
    except ClausewitzError as error:
        print(f"clausewitz: {error}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        # The reader of our output went away, as head does; there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
