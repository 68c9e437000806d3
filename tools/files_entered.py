"""Count the files of the package that one command runs through.

    python tools/files_entered.py suggest "FEN"
    python tools/files_entered.py coach game.pgn --player NAME -j 1 -o FOLDER

A file counts when one of its functions runs for the answer. What runs while modules are loaded (the
bodies of classes, tables that are computed) is counted apart. The answer itself goes to standard
output, the counts to standard error; --list names the files, too.
"""

import os
import sys
import threading
from pathlib import Path
from types import FrameType

import clausewitz

PACKAGE = f"{Path(clausewitz.__file__).parent}{os.sep}"
_FUNCTION = 1  # CO_OPTIMIZED: not the body of a class


class Trace:
    """The files of the package whose code is entered."""

    def __init__(self) -> None:
        self.run: set[str] = set()
        self.loaded: set[str] = set()
        self._loading = 0

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if code.co_name == "<module>":
            self._loading += {"call": 1, "return": -1}.get(event, 0)
        elif event == "call" and code.co_filename.startswith(PACKAGE):
            answers = not self._loading and code.co_flags & _FUNCTION
            (self.run if answers else self.loaded).add(code.co_filename.removeprefix(PACKAGE))

    def report(self, with_names: bool) -> None:
        packages = {name.split(os.sep)[0] for name in self.run}
        only = self.loaded - self.run
        words = (
            f"{len(self.run)} files of {len(packages)} packages run, {len(only)} more are loaded"
        )
        print(words, *(sorted(self.run) if with_names else ()), sep="\n", file=sys.stderr)


def main(words: list[str]) -> None:
    from clausewitz.cli import main as command

    trace, with_names = Trace(), "--list" in words
    sys.argv = ["clausewitz", *(word for word in words if word != "--list")]
    leave_at_once = os._exit

    def leave(status: int) -> None:  # a command may end its process without further ado
        trace.report(with_names)
        leave_at_once(status)

    os._exit = leave  # type: ignore[assignment]
    threading.setprofile(trace)
    sys.setprofile(trace)
    try:
        command()
    finally:
        sys.setprofile(None)
        trace.report(with_names)


if __name__ == "__main__":
    main(sys.argv[1:])
