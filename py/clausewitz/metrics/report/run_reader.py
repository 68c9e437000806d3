"""metrics.json, as `clausewitz metrics` writes it into a run."""

from pathlib import Path

import chess

from clausewitz.board import parse_fen
from clausewitz.errors import ClausewitzError
from clausewitz.metrics.report.json_fields import Field, parse_json
from clausewitz.metrics.results import (
    AskedEngine,
    Baseline,
    Estimate,
    ExamplePosition,
    Figures,
    MeasuredTactic,
    Metrics,
    Missing,
)

METRICS = "metrics.json"


def read_metrics(run: Path) -> tuple[Metrics, bytes]:
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


def _metrics(field: Field) -> Metrics:
    return Metrics(
        positions=field["positions"].count(),
        examples=field["examples"]["name"].text(),
        digest=field["examples"]["digest"].text(),
        engines=[
            AskedEngine(*(one[name].text() for name in AskedEngine._fields))
            for one in field["engines"].each()
        ],
        missing=[
            Missing(one["engine"].text(), one["reason"].text()) for one in field["missing"].each()
        ],
        baselines=[
            Baseline(one["name"].text(), _figures(one)) for one in field["baselines"].each()
        ],
        rank=field["policy"]["rank"].text(),
        policy=_figures(field["policy"]),
        tactics=[_tactic(one) for one in field["tactics"].each()],
    )


def _estimate(field: Field) -> Estimate:
    value, low, high = (field[name].number() for name in ("value", "low", "high"))
    return Estimate(value, low, high, field["n"].count())


def _figures(field: Field) -> Figures:
    return Figures(
        suggestions=field["suggestions"].count(),
        coverage=_estimate(field["coverage"]),
        accuracy=_estimate(field["accuracy"]["suggestions"]),
        hits=_estimate(field["accuracy"]["covered"]),
        chance=_estimate(field["accuracy"]["chance"]),
        divergence=field["divergence"].dictionary(_estimate),
        value=field["value"].dictionary(_estimate),
    )


def _tactic(field: Field) -> MeasuredTactic:
    return MeasuredTactic(
        name=field["name"].text(),
        clause=field["clause"].text(),
        english=field["english"].text(),
        figures=_figures(field),
        shown=[_shown(one) for one in field["shown"].each()],
    )


def _shown(field: Field) -> ExamplePosition:
    try:
        board = parse_fen(field["fen"].text())
    except ClausewitzError as error:
        field["fen"].refuse(str(error))
    move, played = (_move(field[name], board) for name in ("move", "played"))
    return ExamplePosition(board, move, played, field["bindings"].dictionary(Field.text))


def _move(field: Field, board: chess.Board) -> chess.Move:
    try:
        move = chess.Move.from_uci(field.text())
    except ValueError:
        field.refuse(f'"{field.text()}" is not a move')
    if not board.is_legal(move):
        field.refuse(f'"{move}" is not a legal move in {board.fen()}')
    return move
