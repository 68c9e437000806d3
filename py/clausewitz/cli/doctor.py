"""What is installed."""

from typing import Annotated

import typer

from clausewitz import __version__
from clausewitz.cli.arguments import Json, print_json


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"clausewitz {__version__}")
        raise typer.Exit


Version = Annotated[
    bool,
    typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version."),
]


def doctor(
    compile_all: Annotated[
        bool, typer.Option("--compile", help="First compile what is not yet compiled: a minute.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Show what this machine has of what is needed, and how to mend what is missing."""
    from dataclasses import asdict

    from clausewitz.doctor import examine, is_healthy, report

    if compile_all:
        from clausewitz.kernel.jit.parallel import compile_with_words
        from clausewitz.prolog import prolog

        prolog()  # keeps the vocabulary compiled
        compile_with_words()
    findings = examine()
    if as_json:
        print_json({"findings": [asdict(finding) for finding in findings]})
    else:
        print(report(findings))
    if not is_healthy(findings):
        raise typer.Exit(1)
