"""The network of the engine's evaluation, made by one command from labelled positions.

It learns from the readable evaluation first, of positions near the labelled ones; then from
searches, of positions that follow them, and from labels. Searches are made twice: with the readable
evaluation, and with the network that has learned so far.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from clausewitz import __version__, kernel
from clausewitz.engines.own.evaluation_weights import EvaluationWeights, find_weights
from clausewitz.engines.own.network_file import network_bytes
from clausewitz.kernel import search
from clausewitz.kernel.search.network_training import Networks
from clausewitz.runs.progress import Progress, Tell, silent, step
from clausewitz.runs.run_folder import RunFolder, file_digest
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
from clausewitz.tuning.network_learning.network_labels import read_labelled
from clausewitz.tuning.network_learning.network_lessons import (
    SCALE,
    lessons_of_search,
    of_labels,
    of_search,
    of_words,
    together,
)
from clausewitz.tuning.weights.evaluation_features import evaluations
from clausewitz.tuning.weights.provenance import made_by

_QUANTILES, _AHEAD = (0.1, 0.25, 0.5, 0.75, 0.9), 0.75
_BY_WORDS = Course(epochs=5, rate=0.003, alike=True)
_BY_OTHERS = Course(epochs=4, rate=0.0007, batch=1024)


@dataclass(frozen=True)
class NetworkRequest:
    """What a network is made of."""

    files: tuple[Path, ...]
    """Of labelled positions: network_labels.py has their form."""
    copies: int = 13
    """Positions near each that the readable evaluation teaches."""
    played: int = 60_000
    """Positions from which the search plays on."""
    nodes: int = 150
    """Of a move there."""
    weights: str = "clausewitz"
    """Of the readable evaluation."""
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
    scale: int
    """Hundredths of a pawn for an output of 1, so that both are alike where someone is ahead."""

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def tune_network(request: NetworkRequest, folder: RunFolder, tell: Tell = silent) -> Learned:
    """All of it. The folder has been taken for the request; it gets network.bin, results.json."""
    weights = find_weights(request.weights)
    tell(step("reading labelled positions"))
    labelled = read_labelled(request.files)
    starts = labelled.rows[~labelled.held_out]
    chance = np.random.default_rng(request.seed)
    lessons = {"words": of_words(starts, request.copies, weights, chance)}

    def searched(network: search.WholeNetwork | None) -> Lessons:
        return _searched(request, folder, starts, weights, network, tell)

    def taught(network: Networks, teacher: str, course: Course) -> Networks:
        """A copy of the network that has learned so, too."""
        copy, noted = network.copy(), _noting(teacher, course, tell)
        learn(copy, lessons[teacher], course, request.seed, noted)
        return copy

    by_words = taught(first_network(request.seed), "words", _BY_WORDS)
    lessons["search"] = searched(None)
    network = taught(by_words, "search", _BY_OTHERS)
    for by_network in (False, True):
        if by_network:
            more = searched(whole(network, SCALE))
            lessons["search"] = together(lessons["search"], more)
        lessons["labels"] = of_labels(labelled, SCALE * outputs(network, labelled.rows))
        lessons["both"] = together(lessons["search"], lessons["labels"])
        network = taught(by_words, "both", _BY_OTHERS)
    del lessons["both"]

    learned = _measured(network, lessons, weights, labelled.lines)
    content = network_bytes(whole(network, learned.scale), provenance(request, learned))
    folder.write_binary("network.bin", content)
    folder.write_json("results.json", learned.as_dict(), indent=1)
    return learned


def _searched(
    request: NetworkRequest,
    folder: RunFolder,
    rows: kernel.Row,
    weights: EvaluationWeights,
    network: search.WholeNetwork | None,
    tell: Tell,
) -> Lessons:
    """Lessons of searches with the network, or with the readable evaluation; they are saved."""
    judge = "words" if network is None else "network"
    saved = folder.read_arrays(f"played-by-{judge}.npz")
    if saved is None:
        chance = np.random.default_rng([request.seed, network is not None])
        chosen = chance.permutation(len(rows))[: request.played]

        def report(done: int) -> None:
            tell(Progress(f"positions played on by {judge}", done, len(chosen)))

        played, scores = of_search(rows[chosen], request.nodes, weights, network, report)
        saved = {"rows": played, "scores": scores}
        folder.write_arrays(f"played-by-{judge}.npz", **saved)
    return lessons_of_search(saved["rows"], saved["scores"])


def _noting(teacher: str, course: Course, tell: Tell) -> Callable[[int, float, float], None]:
    def report(epoch: int, fitted: float, held_out: float) -> None:
        words = f"loss {fitted:.6f}, held out {held_out:.6f}"
        tell(Progress(f"epochs taught by {teacher}", epoch, course.epochs, words, milestone=True))

    return report


def _measured(
    network: Networks, lessons: dict[str, Lessons], weights: EvaluationWeights, lines: int
) -> Learned:
    losses, counts = dict[str, tuple[float, float]](), dict[str, int]()
    for teacher, taught in lessons.items():
        rest = taught.part(taught.held_out)
        words = chances(evaluations(rest.rows, weights).astype(np.float32), SCALE)
        losses[teacher] = float(np.mean((words - rest.targets) ** 2)), loss(network, rest)
        counts[teacher] = len(taught.rows)
    rows = lessons["search"].rows[lessons["search"].held_out]
    readable, said = np.abs(evaluations(rows, weights)), np.abs(outputs(network, rows))
    scale = round(np.quantile(readable, _AHEAD) / max(1e-3, np.quantile(said, _AHEAD)))
    quantiles = {
        name: [int(each) for each in np.quantile(found, _QUANTILES)]
        for name, found in (("words", readable), ("network", scale * said))
    }
    return Learned(lines, counts, losses, quantiles, scale)


def provenance(request: NetworkRequest, learned: Learned) -> list[str]:
    """Lines that say how a network was made."""
    files = " ".join(file.name for file in request.files)
    command = (
        f"clausewitz tune network {files} --copies {request.copies} --played {request.played} "
        f"--nodes {request.nodes} --weights {request.weights} --seed {request.seed} -o RUN"
    )
    lines = [*made_by(command), f"% from {learned.lines} labelled positions in"]
    lines += [f"%   {source}" for source in request.settings()["files"]]
    for teacher, (words, network) in learned.losses.items():
        lines.append(
            f"% {learned.positions[teacher]} positions taught by {teacher}: loss of the readable "
            f"evaluation on those held out {words:.6f}, of this {network:.6f}"
        )
    return lines
