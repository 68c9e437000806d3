"""A process that stays: serve. Requests come in and answers go out, a line of JSON each."""

import json
import os
import sys
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from clausewitz.cli.terminal import fall_silent
from clausewitz.support.errors import ClausewitzError, words_of
from clausewitz.support.json_results import json_line
from clausewitz.support.limits import LONGEST_LINE

if TYPE_CHECKING:
    from clausewitz.support.json_results import JsonResult

_FEN = "fen"
_TEXTS: Any = str | list
_WORDS = {str: "a text", int: "a whole number", bool: "true or false", float: "a number"}


class _Method(NamedTuple):
    """A function of `import clausewitz`: its parameters, and what kind of value each takes."""

    needed: Mapping[str, Any]
    others: Mapping[str, Any]


_ENGINE = {"engine": str, "depth": int, "notation": str}
METHODS = {
    "suggest": _Method({_FEN: str}, {"by": str, "only": _TEXTS, "everything": bool, **_ENGINE}),
    "explain": _Method({_FEN: str}, {"move": str, "proof": bool, **_ENGINE}),
    "tag": _Method(
        {_FEN: str, "moves": _TEXTS},
        {"only": _TEXTS, "learned": bool, "after_a_move": bool, "name": str},
    ),
    "mate": _Method(
        {_FEN: str, "moves": int},
        {"by": str, "all_keys": bool, "checks_only": bool, "seconds": float},
    ),
    "legal_moves": _Method({_FEN: str}, {"by": str}),
    "facts": _Method({_FEN: str}, {"to": str}),
    "query": _Method({"goal": str}, {_FEN: str, "most": int, "inferences": int, "checked": bool}),
}


def serve() -> None:
    """Answer requests in JSON on standard input, one per line.

    A request is {"id": 1, "method": "suggest", "params": {"fen": "…"}}. Its answer is {"id": 1,
    "result": …} with what the command prints with --json, or {"id": 1, "error": {"message": "…"}}.
    Methods and parameters are those of Python's functions: suggest, explain, tag, mate,
    legal_moves, facts and query. Everything stays loaded between requests. A query is Prolog with
    all its powers, so pass on none that you do not trust, unless "checked" is true.
    """
    fall_silent()
    # What a Prolog goal prints is no answer: it goes to standard error.
    answers = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    for line in _lines():
        waiting = f"{answer(line)}\n".encode()
        while waiting:
            waiting = waiting[os.write(answers, waiting) :]


def answer(line: bytes) -> str:
    """The answer to a request, as one line of JSON; what is wrong with it is an answer, too."""
    number = None
    try:
        request = _parsed(line)
        number = request.get("id")
        return f'{{"id": {json_line(number)}, "result": {_result(request).to_json()}}}'
    except Exception as error:  # whatever it is, the next request is answered
        words = words_of(error) or f"a mistake of the program, {type(error).__name__}: {error}"
        return json_line({"id": number, "error": {"message": words}})


def _lines() -> Iterator[bytes]:
    """The lines of standard input that are not empty; of one that is too long, its beginning."""
    while line := sys.stdin.buffer.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = sys.stdin.buffer.readline(LONGEST_LINE + 1)
        if line.strip():
            yield line


def _parsed(line: bytes) -> dict[str, Any]:
    if len(line) > LONGEST_LINE:
        raise ClausewitzError(f"a request of more than {LONGEST_LINE:,} bytes")
    try:
        request = json.loads(line)
    except ValueError as error:
        raise ClausewitzError(f"not a line of JSON: {error}") from error
    if not isinstance(request, dict):
        raise ClausewitzError('not a request such as {"id": 1, "method": "suggest", "params": {…}}')
    return request


def _result(request: Mapping[str, Any]) -> "JsonResult":
    from clausewitz import api

    name, given = request.get("method"), request.get("params", {})
    if not isinstance(name, str) or name not in METHODS:
        raise ClausewitzError(f"no method {json_line(name)}: there are {', '.join(METHODS)}")
    if not isinstance(given, dict):
        raise ClausewitzError(f"{name}: params is an object of named values")
    _check(name, METHODS[name], given)
    values = {("position" if key == _FEN else key): value for key, value in given.items()}
    found: JsonResult = getattr(api, name)(**values)
    return found


def _check(name: str, method: _Method, given: Mapping[str, Any]) -> None:
    """Refuse parameters that are missing, unknown, or not of their kind."""
    kinds = {**method.needed, **method.others}
    for key in method.needed:
        if key not in given:
            raise ClausewitzError(f"{name}: {key} is missing")
    for key, value in given.items():
        if key not in kinds:
            raise ClausewitzError(f"{name}: no parameter {key}: there are {', '.join(kinds)}")
        if not _is_of(kinds[key], value):
            wanted = _WORDS.get(kinds[key], "a text or a list of texts")
            raise ClausewitzError(f"{name}: {key} is {wanted}, not {json_line(value)[:100]}")


def _is_of(kind: Any, value: object) -> bool:
    if isinstance(value, bool) or kind is bool:
        return kind is bool and isinstance(value, bool)
    if isinstance(value, list):
        return kind is _TEXTS and all(isinstance(one, str) for one in value)
    return isinstance(value, int | float if kind is float else kind)
