"""The network of the evaluation in a file: lines of text that say how it was made, then numbers.

The first line has the sizes, the scale and the share, an empty one ends the text. Numbers follow as
the kernel takes them, low bytes first: weights of inputs, biases of views and weights of outputs in
16 bits, biases of outputs in 32.
"""

import math
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np

from clausewitz.engines.own.evaluation_kinds import NETWORK, WORDS
from clausewitz.kernel import search
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError

ENDING = ".bin"
_FIRST_LINE = "clausewitz network, {} inputs, {} hidden, {} outputs, scale {}, share {}"
_SIZES = search.NETWORK_SIZES
_LARGEST_SCALE, _WHOLE = 10_000, 100


def find_network(text: str) -> search.WholeNetwork | None:
    """The network that an evaluation uses, by name or by file; None if it is of words."""
    if text == WORDS:
        return None
    if text == NETWORK:
        return read_network(data_dir("logic") / "weights" / f"network{ENDING}")
    if text.endswith(ENDING):
        return read_network(Path(text))
    raise ClausewitzError(
        f'no evaluation is called "{text}": it is {WORDS}, {NETWORK} or FILE{ENDING}'
    )


@cache
def read_network(path: Path) -> search.WholeNetwork:
    """A network that the kernel takes."""
    stored = stored_network(path)
    sizes = *stored.input_weights.shape, len(stored.output_biases)
    if sizes != _SIZES:
        raise ClausewitzError(f"{path}: a network of another size than {_SIZES}")
    return search.whole_network(*stored)


def stored_network(path: Path) -> search.WholeNetwork:
    """A network of as many inputs and outputs as the kernel's, and of any hidden values."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise ClausewitzError(f"cannot read {path}: {error.strerror}") from error
    heading, _, numbers = content.partition(b"\n\n")
    pattern = re.escape(_FIRST_LINE).replace(r"\{\}", r"(\d{1,6})")
    found = re.match(pattern, heading.decode(errors="replace"))
    if found is None:
        raise ClausewitzError(f"{path} is not a network")
    inputs, hidden, outputs, scale, share = map(int, found.groups())
    fits = (inputs, outputs) == (_SIZES[0], _SIZES[2])
    if not fits or not (0 < scale <= _LARGEST_SCALE and share <= _WHOLE):
        raise ClausewitzError(f"{path}: a network of another size than {_SIZES}, or of no scale")
    shapes = (inputs, hidden), (hidden,), (outputs, 2, hidden)
    ends = np.cumsum([math.prod(shape) for shape in shapes])
    if len(numbers) != 2 * ends[-1] + 4 * outputs:
        raise ClausewitzError(f"{path}: {len(numbers)} bytes of numbers are not those of a network")
    parts = np.split(np.frombuffer(numbers[: 2 * ends[-1]], "<i2").astype(np.int16), ends[:-1])
    weights, views, lasts = (part.reshape(to) for part, to in zip(parts, shapes, strict=True))
    biases = np.frombuffer(numbers[2 * ends[-1] :], "<i4").astype(np.int64)
    return search.WholeNetwork(weights, views, lasts, biases, scale, share)


def network_bytes(network: search.WholeNetwork, how: Sequence[str]) -> bytes:
    """The content of a file, with lines that say how the network was made."""
    if not all(how):
        raise ValueError("an empty line would end the text")
    lines = [_FIRST_LINE.format(*_SIZES, network.network_scale, network.network_share), *how]
    numbers = [np.ascontiguousarray(part, "<i2").tobytes() for part in network[:3]]
    numbers.append(np.ascontiguousarray(network.output_biases, "<i4").tobytes())
    return "\n".join([*lines, "", ""]).encode() + b"".join(numbers)
