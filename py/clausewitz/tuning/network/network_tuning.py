"""The network of the engine's evaluation, made by one command from labelled positions.

It learns in three courses: from the readable evaluation, of positions near the labelled ones;
from searches with that evaluation, of positions that follow them; and from the labels.
"""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from clausewitz import __version__
from clausewitz.engines.own.evaluation_weights import EvaluationWeights, find_weights
from clausewitz.engines.own.network_file import network_bytes
from clausewitz.runs.progress import Progress, Tell, silent, step
from clausewitz.runs.run_folder import RunFolder, file_digest
from clausewitz.tuning.network.labelled_positions import read_labelled
from clausewitz.tuning.network.network_fit import (
    Course,
    Lessons,
    chances,
    first_network,
    learn,
    loss,
    outputs,
    whole,
)
from clausewitz.tuning.network.network_lessons import (
    SCALE,
    lessons_of_search,
    of_labels,
    of_search,
    of_words,
)
from clausewitz.tuning.weights.evaluation_features import evaluations
from clausewitz.tuning.weights.provenance import made_by

_PLAYED = "played.npz"
_QUANTILES = (0.1, 0.25, 0.5, 0.75, 0.9)
_BY_WORDS = Course(epochs=5, rate=0.003, alike=True)
_BY_SEARCH = Course(epochs=4, rate=0.0007, batch=1024)
_BY_LABELS = Course(epochs=1, rate=0.0002, batch=1024)


@dataclass(frozen=True)
class NetworkRequest:
    """What a network is made of."""

    files: tuple[Path, ...]
    """Of labelled positions: labelled_positions.py has their form."""
    copies: int = 9
    """Positions near each that the readable evaluation teaches."""
    starts: int = 100_000
    """Positions from which the search plays on."""
    nodes: int = 150
    """Of a move there."""
    weights: str = "clausewitz"
    """Of the readable evaluation."""
    label_scale: float = 0.0
    """Hundredths of a pawn of the labels that are a chance of 73 %; 0 leaves the labels out."""
    seed: int = 0

    def settings(self) -> dict[str, Any]:
        files = [f"{file.name} {file_digest(file)}" for file in self.files]
        return asdict(self) | {"files": files, "version": __version__}


@dataclass(frozen=True)
class Learned:
    """How well a network tells what held-out positions are worth, beside the readable evaluation.

    Losses are mean squares of what is wrong with chances to win.
    """

    lines: int
    positions: dict[str, int]
    """Learned from, by teacher."""
    losses: dict[str, tuple[float, float]]
    """By teacher: of the readable evaluation, and of the network."""
    quantiles: dict[str, list[int]]
    """Of scores of held-out positions, whoever is ahead, by both evaluations: hundredths of a
    pawn."""

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def tune_network(request: NetworkRequest, folder: RunFolder, tell: Tell = silent) -> Learned:
    """All courses. The folder has been taken for the request; it gets network.bin, results.json."""
    weights, chance = find_weights(request.weights), np.random.default_rng(request.seed)
    tell(step("reading labelled positions"))
    labelled = read_labelled(request.files)
    known = labelled.rows[~labelled.held_out]
    searched = _searched(request, folder, known, weights, tell)
    lessons = {"words": of_words(known, request.copies, weights, chance), "search": searched}
    courses = {"words": _BY_WORDS, "search": _BY_SEARCH, "labels": _BY_LABELS}
    if request.label_scale:
        lessons["labels"] = of_labels(labelled, request.label_scale)
    network = first_network(request.seed)
    for teacher, taught in lessons.items():
        course = courses[teacher]
        learn(network, taught, course, request.seed, _telling(teacher, course, tell))

    losses = dict[str, tuple[float, float]]()
    for teacher, taught in lessons.items():
        rest = taught.part(taught.held_out)
        words = chances(evaluations(rest.rows, weights).astype(np.float32), SCALE)
        losses[teacher] = float(np.mean((words - rest.targets) ** 2)), loss(network, rest)
    rows = searched.rows[searched.held_out]
    scores = {
        "words": evaluations(rows, weights),
        "network": (SCALE * outputs(network, rows)).astype(np.int64),
    }
    quantiles = {
        name: [int(each) for each in np.quantile(np.abs(found), _QUANTILES)]
        for name, found in scores.items()
    }
    counts = {teacher: len(taught.rows) for teacher, taught in lessons.items()}
    learned = Learned(labelled.lines, counts, losses, quantiles)
    content = network_bytes(whole(network, SCALE), provenance(request, learned))
    folder.write_bytes("network.bin", content)
    folder.write_json("results.json", learned.as_dict(), indent=1)
    return learned


def _searched(
    request: NetworkRequest,
    folder: RunFolder,
    rows: np.ndarray[Any, np.dtype[np.uint64]],
    weights: EvaluationWeights,
    tell: Tell,
) -> Lessons:
    saved = folder.read_arrays(_PLAYED)
    if saved is None:
        chosen = np.random.default_rng(request.seed).permutation(len(rows))[: request.starts]

        def report(done: int) -> None:
            tell(Progress("positions played on", done, len(chosen)))

        played, scores = of_search(rows[chosen], request.nodes, weights, None, report)
        saved = {"rows": played, "scores": scores}
        folder.write_arrays(_PLAYED, **saved)
    return lessons_of_search(saved["rows"], saved["scores"])


def _telling(teacher: str, course: Course, tell: Tell) -> Any:
    def report(epoch: int, fitted: float, held_out: float) -> None:
        words = f"loss {fitted:.6f}, held out {held_out:.6f}"
        tell(Progress(f"epochs taught by {teacher}", epoch, course.epochs, words, milestone=True))

    return report


def provenance(request: NetworkRequest, learned: Learned) -> list[str]:
    """Lines that say how a network was made."""
    files = " ".join(file.name for file in request.files)
    command = (
        f"clausewitz tune network {files} --copies {request.copies} --starts {request.starts} "
        f"--nodes {request.nodes} --weights {request.weights} "
        f"--label-scale {request.label_scale:g} --seed {request.seed} -o RUN"
    )
    lines = [*made_by(command), f"% from {learned.lines} labelled positions in"]
    lines += [f"%   {source}" for source in request.settings()["files"]]
    for teacher, (words, network) in learned.losses.items():
        lines.append(
            f"% {learned.positions[teacher]} positions taught by {teacher}: loss of the readable "
            f"evaluation on those held out {words:.6f}, of this {network:.6f}"
        )
    return lines
