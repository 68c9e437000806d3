"""Flags, eight to a byte: searches keep those of many thousand bodies."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Flags = NDArray[np.bool_]


def packed(flags: Flags) -> list[bytes]:
    """Each row of flags."""
    return [row.tobytes() for row in np.packbits(flags, axis=1)]


def unpacked(rows: Sequence[bytes], count: int) -> Flags:
    """So many flags of each, a row each."""
    words = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
    return np.unpackbits(words, axis=1, count=count).astype(np.bool_)
