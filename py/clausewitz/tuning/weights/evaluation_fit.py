"""The weights of the engine's evaluation, fitted to what positions of games turned out to be worth.

A run is a folder: games that the engine plays with itself (self-play/), quiet positions of these
and of the user's games, what a player says about them, and the weights. Each step goes on where it
was stopped. With other values for blend and spread a finished run is only fitted anew.
"""

import hashlib
from contextlib import closing
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from clausewitz import __version__
from clausewitz.engines.own.evaluation_weights import (
    EvaluationWeights,
    features,
    find_weights,
    weights_text,
)
from clausewitz.engines.own.search_limit import Limit
from clausewitz.play.matches.game import GameRules
from clausewitz.play.matches.game_table import Pairing, Seat, Setting, play_all
from clausewitz.play.matches.match_folder import MatchFolder
from clausewitz.play.matches.start_positions import RANDOM_PLIES, openings
from clausewitz.runs.pool import Workers
from clausewitz.runs.progress import Progress, Tell, silent, step
from clausewitz.runs.run_folder import RunFolder, file_digest, reporting_damage
from clausewitz.support.errors import ClausewitzError
from clausewitz.tuning.weights.evaluation_features import (
    Rows,
    are_linear,
    evaluations,
    features_of,
    table_of,
    weights_of,
)
from clausewitz.tuning.weights.labelled_positions import LabelledPositions, read_labelled
from clausewitz.tuning.weights.logistic_fit import FitProblem, best_scale, chances, fit
from clausewitz.tuning.weights.position_labels import UNKNOWN, check_labeller, label
from clausewitz.tuning.weights.provenance import made_by
from clausewitz.tuning.weights.quiet_positions import QuietPositions, collect

_POSITIONS, _LABELS = "positions.npz", "labels.npz"
_DECIDED = 2000  # positions beyond teach nothing about weights
_HELD_OUT = 10  # one game of so many
_LABELS_SCALE = 180.0  # of labels without results: hundredths of a pawn for a chance of 73 %
_WON = 700  # hundredths of a pawn that both sides see: a game of self-play is over


@dataclass(frozen=True)
class TuningRequest:
    """What the data of a run are made of."""

    files: tuple[Path, ...] = ()
    games: int = 2000
    """Of self-play."""
    nodes: int = 1000
    """Of a move in them."""
    per_game: int = 30
    positions: int = 100_000
    labels: str = ""
    start: str = "handset"
    seed: int = 0
    labelled: tuple[Path, ...] = ()
    """Files of positions with labels: then neither games nor a player are needed."""

    @property
    def labeller(self) -> str:
        return self.labels or f"clausewitz:nodes=4000,hash=1,weights={self.start}"

    def settings(self) -> dict[str, Any]:
        known = asdict(self) | {"labels": self.labeller, "version": __version__}
        known["start"] = hashlib.sha256(find_weights(self.start).values.tobytes()).hexdigest()[:16]
        known |= {"files": [f"{file.name} {file_digest(file)}" for file in self.files]}
        del known["labelled"]
        if self.labelled:
            names = [f"{file.name} {file_digest(file)}" for file in self.labelled]
            known |= {"labelled": names, "labels": None, "games": 0}
        return known


@dataclass(frozen=True)
class Fitted:
    """Weights, and how well they predict what positions are worth, before and after."""

    weights: EvaluationWeights
    positions: int
    games: int
    scales: tuple[float, float]
    """Of the labels and of the evaluation: hundredths of a pawn for a chance of 73 %."""
    before: tuple[float, float]
    after: tuple[float, float]
    """Losses on positions fitted to, and on held-out games."""

    def as_dict(self) -> dict[str, Any]:
        parts = ("fitted", "held out")
        return {
            "positions": self.positions,
            "games": self.games,
            "scales": dict(zip(("labels", "evaluation"), self.scales, strict=True)),
            "before": dict(zip(parts, self.before, strict=True)),
            "after": dict(zip(parts, self.after, strict=True)),
        }


def tune_evaluation(
    request: TuningRequest,
    folder: RunFolder,
    workers: Workers,
    jobs: int = 1,
    blend: float = 0.9,
    spread: float = 50.0,
    tell: Tell = silent,
) -> Fitted:
    """All steps. The folder has been taken for the request; it gets weights.pl and results.json."""
    start = find_weights(request.start)
    if request.labelled:
        fitted = fit_labelled(
            read_labelled(request.labelled, request.positions, tell), start, spread, tell
        )
    else:
        check_labeller(request.labeller)
        positions = _positions(request, folder, jobs, start, tell)
        labels = _labels(request, folder, positions, workers, tell)
        fitted = fit_positions(positions, labels, start, blend, spread, tell)
    folder.write("weights.pl", fitted_text(request, fitted, blend, spread))
    folder.write_json("results.json", fitted.as_dict(), indent=1)
    return fitted


def fit_positions(
    positions: QuietPositions,
    labels: NDArray[np.float64],
    start: EvaluationWeights,
    blend: float,
    spread: float,
    tell: Tell = silent,
) -> Fitted:
    """The last step. Targets are the labels as chances, and how the games ended, so much of each.

    The scale of the labels is the one that fits the results best; that of the evaluation is the
    one by which the first weights fit the targets best, so that pawns stay what they are.
    """
    chosen = np.abs(labels) <= _DECIDED
    rows, results = positions.rows[chosen], positions.results[chosen]
    labels_scale = best_scale(labels[chosen], results)
    targets = blend * chances(labels[chosen], labels_scale) + (1 - blend) * results
    return _fit(rows, targets, positions.games[chosen], labels_scale, start, spread, tell)


def fit_labelled(
    positions: LabelledPositions, start: EvaluationWeights, spread: float, tell: Tell = silent
) -> Fitted:
    """The same of positions whose games are not known.

    If random moves were played to reach them, whoever is to move is better on average, for the
    other side played the last of them: that is no worth of the move, so its weight stays.
    """
    linear = positions.part(are_linear(positions.rows))
    targets = chances(linear.labels.astype(np.float64), _LABELS_SCALE)
    held, games = ("tempo",), linear.games
    return _fit(linear.rows, targets, games, _LABELS_SCALE, start, spread, tell, held)


def _fit(
    rows: Rows,
    targets: NDArray[np.float64],
    games: NDArray[np.int64],
    labels_scale: float,
    start: EvaluationWeights,
    spread: float,
    tell: Tell,
    held: tuple[str, ...] = (),
) -> Fitted:
    """Fit to most games, and see how well others are predicted; some features, though fitted, are
    then put back to what they were."""
    held_out = games % _HELD_OUT == 0
    if held_out.all() or not held_out.any():
        raise ClausewitzError(f"{len(rows)} positions are too few to fit to and to test on")
    scale = best_scale(evaluations(rows, start).astype(np.float64), targets)
    problem = FitProblem(features_of(rows, tell), targets, scale)
    parts = problem.part(~held_out), problem.part(held_out)
    del problem
    first = table_of(start).astype(np.float64)

    table = np.round(fit(parts[0], first, spread, tell)).astype(np.int64)
    before, after = (
        (parts[0].loss(each), parts[1].loss(each)) for each in (first, table.astype(np.float64))
    )
    for number, (name, _) in enumerate(features()):
        if name in held:
            table[number] = first[number]
    number = len(np.unique(games))
    scales = labels_scale, scale
    return Fitted(weights_of(table), len(rows), number, scales, before, after)


def fitted_text(request: TuningRequest, fitted: Fitted, blend: float, spread: float) -> str:
    """The weights as facts, with how they were made."""
    sources = [f"%   {source}" for source in request.settings()["files"]]
    if request.games and not request.labelled:
        sources.append(f"%   {request.games} games of self-play with the weights {request.start}")
    if request.labelled:
        sources = [f"%   {source}" for source in request.settings()["labelled"]]
    command = _command(request, blend, spread)
    heading = [
        "% The weights of the engine's evaluation, fitted.",
        "%",
        "%     weight(Feature, Middlegame, Endgame).",
        "%",
        "% What one of a feature is worth, in hundredths of a pawn; handset.pl explains the names.",
        *made_by(command),
        f"% from {fitted.positions} quiet positions of",
        *sources,
        f"% Loss of the first weights {fitted.before[0]:.5f}, on held-out games "
        f"{fitted.before[1]:.5f};",
        f"% of these {fitted.after[0]:.5f} and {fitted.after[1]:.5f}.",
        "",
    ]
    return "\n".join([*heading, weights_text(fitted.weights)])


def _command(request: TuningRequest, blend: float, spread: float) -> str:
    """What makes the same weights again."""
    if request.labelled:
        files = "".join(f" --labelled {file.name}" for file in request.labelled)
        return (
            f"clausewitz tune evaluation{files} --positions {request.positions} "
            f"--start {request.start} --spread {spread:g} -o RUN"
        )
    files = "".join(f" {file.name}" for file in request.files)
    return (
        f"clausewitz tune evaluation{files} -n {request.games} --nodes {request.nodes} "
        f"--per-game {request.per_game} --positions {request.positions} --start {request.start} "
        f"--labels {request.labeller} --blend {blend:g} --spread {spread:g} "
        f"--seed {request.seed} -o RUN"
    )


def _positions(
    request: TuningRequest, folder: RunFolder, jobs: int, start: EvaluationWeights, tell: Tell
) -> QuietPositions:
    known = folder.read_arrays(_POSITIONS)
    if known is None:
        files = list(request.files)
        if request.games:
            files.append(_self_play(request, folder.path / "self-play", jobs, tell))
        tell(step("reading games"))
        found = collect(files, request.per_game, request.positions, request.seed, start)
        known = {"rows": found.rows, "results": found.results, "games": found.games}
        folder.write_arrays(_POSITIONS, **known)
    with reporting_damage(folder.path / _POSITIONS):
        return QuietPositions(known["rows"], known["results"], known["games"])


def _self_play(request: TuningRequest, path: Path, jobs: int, tell: Tell) -> Path:
    """The file of games that the engine plays with itself, each from an opening of its own.

    They are saved in the folder of a match; games that are there stay.
    """
    seat = Seat(f"clausewitz:hash=1,weights={request.start}", Limit(nodes=request.nodes))
    setting = Setting(seat, seat, GameRules(resign=_WON))
    folder = MatchFolder(path)
    folder.start(setting.as_dict() | {"seed": request.seed}, resume=True)
    records = {record.number: record for record in folder.games()}
    numbered = enumerate(islice(openings(request.seed, RANDOM_PLIES), request.games))
    # Only even numbers: with colours changed the same player would play the same game again.
    missing = (Pairing(2 * n, opening) for n, opening in numbered if 2 * n not in records)
    with closing(play_all(setting, missing, jobs)) as playing:
        for record in playing:
            folder.add(record)
            records[record.number] = record
            tell(Progress("games of self-play", len(records), request.games))
    folder.put(records.values())
    return path / "games.pgn"


def _labels(
    request: TuningRequest,
    folder: RunFolder,
    positions: QuietPositions,
    workers: Workers,
    tell: Tell,
) -> NDArray[np.float64]:
    def save(labels: NDArray[np.float64]) -> None:
        folder.write_arrays(_LABELS, labels=labels)
        tell(Progress("labels", int((~np.isnan(labels)).sum()), len(labels)))

    saved = folder.read_arrays(_LABELS)
    known = np.full(len(positions), UNKNOWN) if saved is None else saved["labels"]
    return label(positions.rows, known, request.labeller, workers, save)
