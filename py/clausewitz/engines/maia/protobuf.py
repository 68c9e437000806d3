"""As much of protobuf's wire format as a network file needs.

A message is a row of fields. Each begins with a number that holds the field's own number and, in
its lowest three bits, how long the value is: a varint, 8 bytes, 4 bytes, or a length and as many
bytes. Inner messages are such bytes too, so a reader needs no schema, only the numbers of the
fields it wants; all others are passed over, as protobuf requires of every reader.
"""

import struct
from collections.abc import Iterator

_VARINT, _EIGHT, _BYTES, _FOUR = 0, 1, 2, 5
_LONGEST_VARINT = 10  # bytes that hold 64 bits, 7 in each


class WireError(ValueError):
    """These bytes are not a message, or not of the requested kind."""


class Message:
    """The fields of a message, by number. A field that is not there reads as nothing or 0."""

    def __init__(self, data: bytes) -> None:
        self._fields: dict[int, list[tuple[int, bytes | int]]] = {}
        for number, kind, value in _fields(data):
            self._fields.setdefault(number, []).append((kind, value))

    def messages(self, number: int) -> list["Message"]:
        return [Message(value) for value in self._all(number, _BYTES) if isinstance(value, bytes)]

    def message(self, number: int) -> "Message":
        return Message(self.raw(number))

    def raw(self, number: int) -> bytes:
        value = self._last(number, _BYTES)
        return value if isinstance(value, bytes) else b""

    def number(self, number: int) -> int:
        """A varint, such as the value of an enumeration."""
        value = self._last(number, _VARINT)
        return value if isinstance(value, int) else 0

    def fixed(self, number: int) -> int:
        """Four bytes as a number without a sign."""
        value = self._last(number, _FOUR)
        return int.from_bytes(value, "little") if isinstance(value, bytes) else 0

    def real(self, number: int) -> float:
        """Four bytes as a float."""
        value = self._last(number, _FOUR)
        return float(struct.unpack("<f", value)[0]) if isinstance(value, bytes) else 0.0

    def _all(self, number: int, kind: int) -> Iterator[bytes | int]:
        for found, value in self._fields.get(number, ()):
            if found != kind:
                raise WireError(f"field {number} has another type")
            yield value

    def _last(self, number: int, kind: int) -> bytes | int | None:
        """Of a field that is given several times the last value counts."""
        return ([None, *self._all(number, kind)])[-1]


def _fields(data: bytes) -> Iterator[tuple[int, int, bytes | int]]:
    place = 0
    while place < len(data):
        key, place = _varint(data, place)
        number, kind = key >> 3, key & 7
        if not number:
            raise WireError("a field has the number 0")
        if kind == _VARINT:
            value, place = _varint(data, place)
            yield number, kind, value
            continue
        if kind == _BYTES:
            length, place = _varint(data, place)
        elif kind in (_EIGHT, _FOUR):
            length = 8 if kind == _EIGHT else 4
        else:
            raise WireError(f"field {number} has the unknown type {kind}")
        end = place + length
        if end > len(data):
            raise WireError(f"field {number} goes beyond the end")
        yield number, kind, data[place:end]
        place = end


def _varint(data: bytes, place: int) -> tuple[int, int]:
    """A number in groups of seven bits, the lowest first, and the place behind it."""
    value = 0
    for shift, byte in enumerate(data[place : place + _LONGEST_VARINT]):
        value |= (byte & 127) << (7 * shift)
        if byte < 128:
            return value, place + shift + 1
    raise WireError("a number has no end")
