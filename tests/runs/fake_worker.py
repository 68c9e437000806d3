"""A worker for tests: it echoes its question, or does what that commands.

Numbers are answered by themselves, plus the number it was started with; "fail" is a mistake of the
user, "die" ends the process, "sleep" takes longer than anybody waits, "path" is where a program
that it starts would look for packages.
"""

import os
import sys
import time
from typing import Any

from clausewitz.runs.worker_process import Service, serve
from clausewitz.support.errors import ClausewitzError


def main() -> None:
    serve(_open)


def _open(first: Any) -> Service:
    return lambda question: _answer(first, question), lambda: _note(first, "closed")


def _answer(first: Any, question: Any) -> dict[str, Any]:
    if question == "fail":
        raise ClausewitzError("the question is wrong")
    if question == "die":
        sys.stdout.close()
        os._exit(3)
    if question == "sleep":
        _note(first, f"busy {os.getpid()}")
        time.sleep(3600)
    if question == "path":
        return {"path": os.environ.get("PYTHONPATH")}
    return {"sum": first["number"] + question, "process": os.getpid()}


def _note(first: Any, words: str) -> None:
    with open(first["notes"], "a", encoding="utf-8") as file:
        file.write(words + "\n")


if __name__ == "__main__":
    main()
