"""metrics.json, as `clausewitz metrics` writes it into a run, read with care.

A value knows where it stands, and a wrong one is refused with its place.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import chess

from clausewitz.metrics import results
from clausewitz.position.board import parse_fen
from clausewitz.support.errors import ClausewitzError

METRICS = "metrics.json"
_MOST = 1e9
_LONGEST = 40

T = TypeVar("T")


class Field:
    """A value of a file, and the way to it."""

    def __init__(self, value: Any, file: Path, way: str = "") -> None:
        self._value, self._file, self._way = value, file, way

    def refuse(self, reason: str) -> NoReturn:
        where = f"{self._way}: " if self._way else ""
        advice = "(clausewitz metrics writes such files)"
        raise ClausewitzError(f"{self._file}: {where}{reason} {advice}")

    def __getitem__(self, name: str) -> "Field":
        if name not in self._object():
            self.refuse(f'there is no "{name}"')
        return Field(self._value[name], self._file, f"{self._way}.{name}".lstrip("."))

    def each(self) -> list["Field"]:
        if not isinstance(self._value, list):
            self._expected("a list")
        return [
            Field(value, self._file, f"{self._way}[{number}]")
            for number, value in enumerate(self._value)
        ]

    def dictionary(self, read: Callable[["Field"], T]) -> dict[str, T]:
        """The values by name, each read so."""
        for name in self._object():
            Field(name, self._file, f"a name in {self._way}").text()
        return {name: read(self[name]) for name in self._object()}

    def text(self) -> str:
        if not isinstance(self._value, str):
            self._expected("text")
        try:
            self._value.encode()
        except UnicodeEncodeError:
            self._expected("text of whole characters")
        return self._value

    def count(self) -> int:
        value = self._value
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= _MOST:
            self._expected("a count")
        return int(value)

    def number(self) -> float | None:
        """A number, or null where there was nothing to count."""
        value = self._value
        if value is None:
            return None
        # What is not a number is not below anything.
        if not isinstance(value, int | float) or isinstance(value, bool) or not abs(value) <= _MOST:
            self._expected("a number")
        return float(value)

    def _object(self) -> dict[str, Any]:
        if not isinstance(self._value, dict):
            self._expected("an object")
        found: dict[str, Any] = self._value
        return found

    def _expected(self, what: str) -> NoReturn:
        found = json.dumps(self._value)
        shown = found if len(found) <= _LONGEST else f"{found[:_LONGEST]}…"
        self.refuse(f"expected {what}, found {shown}")


def parse_json(content: bytes, file: Path) -> Field:
    """The value that the content of the file states."""
    try:
        return Field(json.loads(content.decode()), file)
    except (ValueError, RecursionError) as error:
        reason = "nested too deep" if isinstance(error, RecursionError) else str(error)
        raise ClausewitzError(f"{file}: this is not JSON: {reason}") from error


def read_metrics(run: Path) -> tuple[results.Metrics, bytes]:
    """The figures of a run, and the file they were read from as it is."""
    file = run / METRICS
    if not run.is_dir():
        raise ClausewitzError(f"{run} is not a folder: make a run with clausewitz metrics -o RUN")
    try:
        content = file.read_bytes()
    except FileNotFoundError:
        raise ClausewitzError(
            f"{run} has no {METRICS}: measure its tactics with clausewitz metrics -o {run}"
        ) from None
    except OSError as error:
        raise ClausewitzError(f"{file} cannot be read: {error.strerror}") from error
    return _metrics(parse_json(content, file)), content


def _metrics(field: Field) -> results.Metrics:
    return results.Metrics(
        positions=field["positions"].count(),
        examples=field["examples"]["name"].text(),
        digest=field["examples"]["digest"].text(),
        engines=[
            results.QueriedEngine(*(one[name].text() for name in results.QueriedEngine._fields))
            for one in field["engines"].each()
        ],
        missing=[
            results.Missing(one["engine"].text(), one["reason"].text())
            for one in field["missing"].each()
        ],
        baselines=[
            results.Baseline(one["name"].text(), _figures(one)) for one in field["baselines"].each()
        ],
        rank=field["policy"]["rank"].text(),
        policy=_figures(field["policy"]),
        tactics=[_tactic(one) for one in field["tactics"].each()],
    )


def _estimate(field: Field) -> results.Estimate:
    value, low, high = (field[name].number() for name in ("value", "low", "high"))
    return results.Estimate(value, low, high, field["n"].count())


def _figures(field: Field) -> results.Figures:
    return results.Figures(
        suggestions=field["suggestions"].count(),
        coverage=_estimate(field["coverage"]),
        accuracy=_estimate(field["accuracy"]["suggestions"]),
        hits=_estimate(field["accuracy"]["covered"]),
        chance=_estimate(field["accuracy"]["chance"]),
        divergence=field["divergence"].dictionary(_estimate),
        value=field["value"].dictionary(_estimate),
    )


def _tactic(field: Field) -> results.MeasuredTactic:
    return results.MeasuredTactic(
        name=field["name"].text(),
        clause=field["clause"].text(),
        english=field["english"].text(),
        figures=_figures(field),
        shown=[_shown(one) for one in field["shown"].each()],
    )


def _shown(field: Field) -> results.ExamplePosition:
    try:
        board = parse_fen(field["fen"].text())
    except ClausewitzError as error:
        field["fen"].refuse(str(error))
    move, played = (_move(field[name], board) for name in ("move", "played"))
    return results.ExamplePosition(board, move, played, field["bindings"].dictionary(Field.text))


def _move(field: Field, board: chess.Board) -> chess.Move:
    try:
        move = chess.Move.from_uci(field.text())
    except ValueError:
        field.refuse(f'"{field.text()}" is not a move')
    if not board.is_legal(move):
        field.refuse(f'"{move}" is not a legal move in {board.fen()}')
    return move
