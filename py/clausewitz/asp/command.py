"""The console script clausewitz-clingo: clingo itself, which its wheel lacks as a command."""

import sys
from typing import NoReturn

from clausewitz.asp.grounding import require_clingo
from clausewitz.support.exit_status import run_and_exit


def clingo_command() -> NoReturn:
    run_and_exit("clausewitz-clingo", _run_clingo)


def _run_clingo() -> int:
    require_clingo()
    from clingo import Application, clingo_main

    class ClingoCommand(Application):
        """It uses clingo's own main: one written in Python would disable #include <incmode>."""

        program_name = "clausewitz-clingo"

    return clingo_main(ClingoCommand(), sys.argv[1:])
