"""The agreement between the face of an entry point and the process that loads it.

How objects of Python and numpy lie in memory is part of what these promise to compiled code; the
loader looks at an array before it relies on it.
"""

import ctypes
import sys

import numpy as np

_HEAD = object.__basicsize__
_POINTER = ctypes.sizeof(ctypes.c_void_p)

# Bytes from the beginning of an object to its type; of an array to its parts, and of the
# description of its elements to their order of bytes and their number among numpy's types.
OBJECT_TYPE = _HEAD - _POINTER
DATA, NUMBER_OF_DIMENSIONS, DIMENSIONS, STRIDES, _, DESCRIPTION, FLAGS = (
    _HEAD + _POINTER * number for number in range(7)
)
BYTE_ORDER, TYPE_NUMBER = _HEAD + _POINTER + 2, _HEAD + _POINTER + 4
SWAPPED = ord(">" if sys.byteorder == "little" else "<")
CONTIGUOUS_ALIGNED_WRITEABLE = 0x0001 | 0x0100 | 0x0400

# The places of a face's `self`, a tuple.
ARRAY_TYPE, WRONG_TYPE, FAILURE, NONE = range(4)
SELF = (np.ndarray, TypeError, RuntimeError, None)


def is_as_agreed() -> bool:
    """Whether an array of this process lies in memory as faces expect it."""
    array = np.zeros((2, 3), np.uint64)

    def word(address: int) -> int:
        return ctypes.c_size_t.from_address(address).value

    def number(address: int) -> int:
        return ctypes.c_int.from_address(address).value

    start = id(array)
    shape = word(start + DIMENSIONS), word(start + STRIDES)
    return (
        word(start + OBJECT_TYPE) == id(np.ndarray)
        and word(start + DATA) == array.ctypes.data
        and number(start + NUMBER_OF_DIMENSIONS) == array.ndim
        and tuple(word(shape[0] + _POINTER * n) for n in range(2)) == array.shape
        and tuple(word(shape[1] + _POINTER * n) for n in range(2)) == array.strides
        and word(start + DESCRIPTION) == id(array.dtype)
        and number(word(start + DESCRIPTION) + TYPE_NUMBER) == array.dtype.num
        and number(start + FLAGS) & array.flags.num == array.flags.num
    )
