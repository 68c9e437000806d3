"""The network of the engine's evaluation, made by one command from labelled positions.

It learns what positions are worth as they stand first, then what searches say of them.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from clausewitz import __version__
from clausewitz.engines.own.evaluation_weights import EvaluationWeights, find_weights
from clausewitz.engines.own.network_file import network_bytes
from clausewitz.kernel.search.network_training import Networks
from clausewitz.runs.progress import Progress, Tell, silent
from clausewitz.runs.run_folder import RunFolder, file_digest
from clausewitz.support.errors import ClausewitzError
from clausewitz.tuning.network_learning.network_fit import (
    Course,
    Lessons,
    chances,
    first_network,
    learn,
    loss,
    outputs,
    whole,
)
from clausewitz.tuning.network_learning.network_lessons import SCALE, as_they_stand, of_searches
from clausewitz.tuning.weights.evaluation_features import evaluations
from clausewitz.tuning.weights.labelled_positions import read_labelled
from clausewitz.tuning.weights.provenance import made_by

_QUANTILES, _AHEAD = (0.1, 0.25, 0.5, 0.75, 0.9), 0.75
_STANDING, _SEARCHES = "as they stand", "by searches"
_COURSES = {
    _STANDING: Course(epochs=3, rate=0.002, batch=8192),
    _SEARCHES: Course(epochs=3, rate=0.0007, batch=4096),
}
_FILES = {_STANDING: "standing.npz", _SEARCHES: "searches.npz"}


@dataclass(frozen=True)
class NetworkRequest:
    """What a network is made of."""

    files: tuple[Path, ...]
    """Of labelled positions: labelled_positions.py has their form."""
    weights: str = "clausewitz"
    """Of the readable evaluation, which says how large scores are."""
    seed: int = 0

    def settings(self) -> dict[str, Any]:
        files = [f"{file.name} {file_digest(file)}" for file in self.files]
        return asdict(self) | {"files": files, "version": __version__}


@dataclass(frozen=True)
class Learned:
    """How well a network says what held-out positions are worth, beside the readable evaluation.

    Losses are mean squares of what is wrong with chances to win.
    """

    lines: int
    positions: dict[str, int]
    """Learned from: as they stand, and by searches."""
    losses: dict[str, tuple[float, float]]
    """Likewise: of the readable evaluation, and of the network."""
    quantiles: dict[str, list[int]]
    """Of scores of held-out positions, whoever is ahead, by both evaluations: hundredths of a
    pawn."""
    scale: int
    """Hundredths of a pawn for an output of 1, so that both are alike where someone is ahead."""

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def tune_network(request: NetworkRequest, folder: RunFolder, tell: Tell = silent) -> Learned:
    """All of it. The folder has been taken for the request; it gets network.bin, results.json."""
    weights = find_weights(request.weights)
    labelled = read_labelled(request.files, tell=tell)
    network, lessons = first_network(request.seed), {_STANDING: as_they_stand(labelled)}
    _take_course(_STANDING, network, lessons, request, folder, tell)
    if labelled.searched.any():
        searched = labelled.part(labelled.searched)
        lessons[_SEARCHES] = of_searches(searched, outputs(network, searched.rows))
        _take_course(_SEARCHES, network, lessons, request, folder, tell)
    learned = _measured(network, lessons, weights, labelled.lines)
    content = network_bytes(whole(network, learned.scale), provenance(request, learned))
    folder.write_binary("network.bin", content)
    folder.write_json("results.json", learned.as_dict(), indent=1)
    return learned


def _take_course(
    name: str,
    network: Networks,
    lessons: dict[str, Lessons],
    request: NetworkRequest,
    folder: RunFolder,
    tell: Tell,
) -> None:
    """Change the network as a course does; a run that goes on later need not take it again."""
    taught, course, file = lessons[name], _COURSES[name], _FILES[name]
    if not taught.learned.any() or not taught.held_out.any():
        raise ClausewitzError(f"{len(taught.rows)} positions are too few to learn and to test")
    saved = folder.read_arrays(file)
    if saved is not None:
        network.view(np.float32)[:] = saved["weights"]
        return
    learn(network, taught, course, request.seed, _noting(name, course, tell))
    folder.write_arrays(file, weights=network.view(np.float32))


def _noting(name: str, course: Course, tell: Tell) -> Callable[[int, float, float], None]:
    def report(epoch: int, fitted: float, held_out: float) -> None:
        words = f"loss {fitted:.6f}, held out {held_out:.6f}"
        tell(Progress(f"epochs with positions {name}", epoch, course.epochs, words, milestone=True))

    return report


def _measured(
    network: Networks, lessons: dict[str, Lessons], weights: EvaluationWeights, lines: int
) -> Learned:
    losses, counts = dict[str, tuple[float, float]](), dict[str, int]()
    for name, taught in lessons.items():
        rows, targets = taught.rows[taught.held_out], taught.targets[taught.held_out]
        readable = evaluations(rows, weights)
        words = chances(readable.astype(np.float32), SCALE)
        losses[name] = float(np.mean((words - targets) ** 2)), loss(network, taught)
        counts[name] = int(taught.learned.sum())
    said = np.abs(outputs(network, rows))
    sizes = np.abs(readable)
    scale = round(np.quantile(sizes, _AHEAD) / max(1e-3, np.quantile(said, _AHEAD)))
    quantiles = {
        kind: [int(each) for each in np.quantile(found, _QUANTILES)]
        for kind, found in (("words", sizes), ("network", scale * said))
    }
    return Learned(lines, counts, losses, quantiles, scale)


def provenance(request: NetworkRequest, learned: Learned) -> list[str]:
    """Lines that say how a network was made."""
    files = " ".join(file.name for file in request.files)
    command = (
        f"clausewitz tune network {files} --weights {request.weights} --seed {request.seed} -o RUN"
    )
    lines = [*made_by(command), f"% from {learned.lines} labelled positions in"]
    lines += [f"%   {source}" for source in request.settings()["files"]]
    for name, (words, network) in learned.losses.items():
        lines.append(
            f"% {learned.positions[name]} positions {name}: loss of the readable evaluation on "
            f"those held out {words:.6f}, of this {network:.6f}"
        )
    return lines
