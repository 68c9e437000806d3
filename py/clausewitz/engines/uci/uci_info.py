"""What an engine says while it searches: lines `info …`, then `bestmove …`."""

from collections.abc import Iterable
from typing import NamedTuple

from clausewitz.engines.move_values import Value
from clausewitz.engines.uci.uci_process import EngineFaultError

_BOUNDS = {"lowerbound", "upperbound"}


class InfoLine(NamedTuple):
    """One line of play: its place among others (MultiPV), its first move and value."""

    place: int
    move: str
    value: Value
    line: tuple[str, ...] = ()
    """All its moves, the first one included."""


class Searched(NamedTuple):
    """The last line reported for each place, and the move chosen."""

    lines: dict[int, InfoLine]
    best: str


def searched(answer: Iterable[str]) -> Searched:
    """Read up to the move that ends the search. Deeper searches are reported later."""
    lines: dict[int, InfoLine] = {}
    for text in answer:
        if text.startswith("bestmove"):
            if not lines:
                raise EngineFaultError("it gives a move without a value")
            return Searched(lines, text.removeprefix("bestmove").strip().partition(" ")[0])
        line = parse_info(text)
        if line is not None:
            lines[line.place] = line
    raise EngineFaultError("its answer has no end")


def parse_info(text: str) -> InfoLine | None:
    """The value in a line, if it is such a line; a mere bound is no value."""
    words = text.split()
    if words[:1] != ["info"] or "score" not in words or not _BOUNDS.isdisjoint(words):
        return None
    try:
        at = words.index("score")
        kind, number = words[at + 1], int(words[at + 2])
        place = int(words[words.index("multipv") + 1]) if "multipv" in words else 1
        line = tuple(words[words.index("pv") + 1 :]) if "pv" in words else ()
    except (IndexError, ValueError) as error:
        raise EngineFaultError(f'it says "{text[:80]}"') from error
    move = line[0] if line else ""
    if kind == "cp":
        return InfoLine(place, move, Value(float(number)), line)
    if kind == "mate":
        return InfoLine(place, move, Value(mate=number), line)
    raise EngineFaultError(f'it says "{text[:80]}"')
