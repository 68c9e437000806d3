"""Files of lessons, as lesson_maker.py writes them: positions in four words each, with labels."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.search.network_training import Floats
from clausewitz.kernel.search.packed_positions import PACKED_WORDS, Packed, are_sound
from clausewitz.support.errors import ClausewitzError

_HELD_OUT = 50  # the last one of so many positions


def read_lessons(files: Sequence[Path]) -> tuple[Packed, int]:
    """The positions of all files, and how many of them are to be learned: the last ones, which are
    of other games, are held out."""
    learned, held_out = list[Packed](), list[Packed]()
    for file in files:
        found = _positions(file)
        end = len(found) - max(1, len(found) // _HELD_OUT)
        learned.append(found[:end])
        held_out.append(found[end:])
    count = sum(map(len, learned))
    if not count:
        raise ClausewitzError("too few positions to learn from and to test on")
    return np.concatenate([*learned, *held_out]), count


def labels_of(packed: Packed) -> Floats:
    """What the positions are worth to the side to move, in hundredths of a pawn."""
    labels: NDArray[np.int32] = packed.view(np.int32)[:, -1]
    return labels.astype(np.float32)


def _positions(file: Path) -> Packed:
    try:
        words = np.fromfile(file, np.uint64)
    except OSError as error:
        raise ClausewitzError(f"cannot read {file}: {error.strerror}") from error
    if not len(words) or len(words) % PACKED_WORDS:
        raise ClausewitzError(f"{file} does not hold positions as `tune lessons` writes them")
    packed = words.reshape(-1, PACKED_WORDS)
    if not are_sound(packed):
        raise ClausewitzError(f"{file} holds something that is no position")
    return packed
