"""The network of the engine's evaluation, made by one command from lessons.

Their scores become chances to win. Another program's evaluation is learned best, for it knows each
position at once, so there can be very many, and no tactic is in it.
"""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from clausewitz import __version__
from clausewitz.engines.own.evaluation_weights import EvaluationWeights, find_weights
from clausewitz.engines.own.network_file import network_bytes, stored_network
from clausewitz.kernel.board.row import SLOTS
from clausewitz.kernel.search.network_layout import PLAINLY_AHEAD
from clausewitz.kernel.search.network_training import Floats, Networks
from clausewitz.kernel.search.packed_positions import unpack_all
from clausewitz.runs.progress import Progress, Tell, silent
from clausewitz.runs.run_folder import RunFolder, file_digest
from clausewitz.tuning.network_learning.lesson_files import labels_of, read_lessons
from clausewitz.tuning.network_learning.network_fit import (
    Course,
    Lessons,
    chances,
    first_network,
    grown,
    learn,
    mean_square,
    outputs,
    whole,
)
from clausewitz.tuning.weights.evaluation_features import evaluations
from clausewitz.tuning.weights.provenance import made_by

_QUANTILES, _AHEAD = (0.1, 0.25, 0.5, 0.75, 0.9), 0.75
_SCALE = 200  # hundredths of a pawn of a label that are a chance of 73 %
_MEASURED = 200_000  # positions held out that the readable evaluation judges, too
_RATE, _RATE_OF_START = 0.001, 0.0005


@dataclass(frozen=True)
class NetworkRequest:
    """What a network is made of."""

    files: tuple[Path, ...]
    """Of lessons, as lesson_maker.py makes them."""
    weights: str = "clausewitz"
    """Of the readable evaluation, which says how large scores are."""
    learn_on: Path | None = None
    """The network that is to learn on, if it is not to be a new one."""
    epochs: int = 8
    seed: int = 0

    def settings(self) -> dict[str, Any]:
        files = [f"{file.name} {file_digest(file)}" for file in self.files]
        start = self.learn_on and f"{self.learn_on.name} {file_digest(self.learn_on)}"
        return asdict(self) | {"files": files, "learn_on": start, "version": __version__}


@dataclass(frozen=True)
class Learned:
    """How well a network says what held-out positions are worth, beside the readable evaluation.

    Losses are mean squares of what is wrong with chances to win.
    """

    positions: int
    """Learned from."""
    losses: dict[str, float]
    """Of the readable evaluation, and of the network."""
    quantiles: dict[str, list[int]]
    """Of scores of held-out positions, whoever is ahead, by both evaluations: hundredths of a
    pawn."""
    scale: int
    """Hundredths of a pawn for an output of 1, so that both are alike where someone is ahead."""
    share: int
    """Hundredths of what a score is beyond PLAINLY_AHEAD that count, so that it is like labels."""

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def tune_network(
    request: NetworkRequest, folder: RunFolder, tell: Tell = silent, cores: int = 1
) -> Learned:
    """All of it. The folder has been taken for the request; it gets network.bin, results.json."""
    weights = find_weights(request.weights)
    packed, learned = read_lessons(request.files)
    lessons = Lessons(packed, chances(labels_of(packed), _SCALE), learned)
    if request.learn_on is None:
        network, like, rate = first_network(request.seed), None, _RATE
    else:
        start = stored_network(request.learn_on)
        network, rate = grown(start, request.seed), _RATE_OF_START
        like = start.network_scale * outputs(network, _held_out(lessons).packed)

    def report(epoch: int, fitted: float, held_out: float) -> None:
        words = f"loss {fitted:.6f}, held out {held_out:.6f}"
        tell(Progress("epochs", epoch, request.epochs, words, milestone=True))

    learn(network, lessons, Course(request.epochs, rate), request.seed, report, cores)
    found = _measured(network, _held_out(lessons), weights, like)
    content = network_bytes(whole(network, found.scale, found.share), provenance(request, found))
    folder.write_binary("network.bin", content)
    folder.write_json("results.json", found.as_dict(), indent=1)
    return found


def _held_out(lessons: Lessons) -> Lessons:
    """Some of those that are not learned."""
    some = slice(lessons.learned, lessons.learned + _MEASURED)
    return Lessons(lessons.packed[some], lessons.targets[some], lessons.learned)


def _measured(
    network: Networks, lessons: Lessons, weights: EvaluationWeights, like: Floats | None
) -> Learned:
    """How good the network is on these lessons; its scores are to be as large as those of `like`,
    else as those of the readable evaluation."""
    rows = np.empty((len(lessons.packed), SLOTS), np.uint64)
    unpack_all(lessons.packed, rows)
    readable, said = evaluations(rows, weights), outputs(network, lessons.packed)
    losses = {
        "words": mean_square(chances(readable.astype(np.float32), _SCALE), lessons.targets),
        "network": mean_square(chances(said, 1.0), lessons.targets),
    }
    sizes = {"words": np.abs(readable), "network": np.abs(said)}
    ahead = np.quantile(sizes["words"] if like is None else np.abs(like), _AHEAD)
    scale = round(float(ahead) / max(1e-3, float(np.quantile(sizes["network"], _AHEAD))))
    share = _share_beyond(scale * said, labels_of(lessons.packed))
    sizes["network"] *= scale
    quantiles = {
        kind: [int(each) for each in np.quantile(found, _QUANTILES)]
        for kind, found in sizes.items()
    }
    return Learned(lessons.learned, losses, quantiles, scale, share)


def _share_beyond(scores: Floats, labels: Floats) -> int:
    """Of what scores are beyond PLAINLY_AHEAD, the hundredths that labels are beyond it: what is to
    be expected, by least squares."""
    far = np.abs(scores) > PLAINLY_AHEAD
    beyond = np.abs(scores[far]) - PLAINLY_AHEAD
    true = labels[far] * np.sign(scores[far]) - PLAINLY_AHEAD
    share = np.dot(beyond, true) / max(1.0, float(np.dot(beyond, beyond)))
    return int(np.clip(round(100 * share), 1, 100))


def provenance(request: NetworkRequest, learned: Learned) -> list[str]:
    """Lines that say how a network was made."""
    files = " ".join(file.name for file in request.files)
    settings = request.settings()
    start = f" --learn-on {request.learn_on.name}" if request.learn_on else ""
    command = (
        f"clausewitz tune network {files}{start} --epochs {request.epochs} "
        f"--weights {request.weights} --seed {request.seed} -o RUN"
    )
    lines = [*made_by(command), "% from labelled positions in"]
    lines += [f"%   {source}" for source in settings["files"]]
    if settings["learn_on"]:
        lines.append(f"% and from an earlier network, {settings['learn_on']}")
    losses = learned.losses
    lines.append(
        f"% {learned.positions} learned: loss of the readable evaluation on those held out "
        f"{losses['words']:.6f}, of this {losses['network']:.6f}"
    )
    return lines
