"""What is installed."""

import typer

from clausewitz.cli.arguments import Json
from clausewitz.cli.results import print_json


def doctor(as_json: Json = False) -> None:
    """Show what this machine has of what is needed.

    And how to mend what is missing.
    """
    from dataclasses import asdict

    from clausewitz.doctor import examine, is_healthy, report

    findings = examine()
    if as_json:
        print_json({"findings": [asdict(finding) for finding in findings]})
    else:
        print(report(findings))
    if not is_healthy(findings):
        raise typer.Exit(1)
