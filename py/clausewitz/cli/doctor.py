"""What is installed: doctor."""

from dataclasses import asdict
from typing import Annotated

import typer

from clausewitz.cli import arguments as arg
from clausewitz.cli.results import print_json
from clausewitz.support.doctor import examine, is_healthy, report

_COMPILE_ALL_HELP = "Compile everything first; takes a minute."


def doctor(
    compile_all: Annotated[bool, arg.flag("--compile", _COMPILE_ALL_HELP)] = False,
    as_json: arg.Json = False,
) -> None:
    """Check installed dependencies.

    Anything that is missing is listed with how to install it.
    """
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
