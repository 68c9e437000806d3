"""The parts of the kernel that a page of the web runs, and what JavaScript has to know of them.

Nothing of this is written by hand in JavaScript: functions with their arguments, records with the
places of their fields, and how a move is made of bits come from what the kernel is compiled from.
"""

import re
from collections.abc import Mapping
from typing import Any

import chess
import numpy as np

from clausewitz.kernel import search
from clausewitz.kernel.board import legal_moves, row
from clausewitz.kernel.board.bits import U0, U1
from clausewitz.kernel.jit.entry_points import EntryPoint, Part, entry_points_of
from clausewitz.kernel.problems import play_rules, stipulated_play
from clausewitz.kernel.search import scores

_PACKAGE = "clausewitz.kernel."
_ENTRY_POINTS = Part(
    0,
    [
        *("entries", "board.fen_rows", "board.forced_mate"),
        *("search.entries", "search.deepening"),
        *("relations", "relations.clause_join", "relations.image_table", "relations.line_rows"),
        *("relations.move_cases", "problems.stipulated_play"),
    ],
)
_ROW_SLOTS = {
    "white": row.WHITE,
    "turn": row.TURN,
    "castling": row.CASTLING,
    "enPassant": row.EN_PASSANT,
    "halfmoves": row.HALFMOVES,
    "fullmove": row.FULLMOVE,
    "key": row.KEY,
}
_ARGUMENT = re.compile(r"(\w+)(?:\[([^\]]*)\])?")


def web_entry_points() -> dict[str, EntryPoint]:
    """By the names that JavaScript has for them."""
    return {
        entry.full_name.removeprefix(_PACKAGE): entry for entry in entry_points_of(_ENTRY_POINTS)
    }


def web_table() -> dict[str, Any]:
    """Functions, records and numbers, as JavaScript reads them."""
    entries = web_entry_points()
    records = {name: kind for entry in entries.values() for name, kind in entry.records.items()}
    return {
        "functions": {name: _function(entry.signature) for name, entry in entries.items()},
        "records": {name: _record(kind) for name, kind in records.items()},
        "move": _move_bits(),
        "row": {"slots": row.SLOTS, **{name: int(slot) for name, slot in _ROW_SLOTS.items()}},
        "scores": {"mate": int(scores.MATE), "nearMate": int(scores.NEAR_MATE)},
        "pieceLetters": [letter or "" for letter in chess.PIECE_SYMBOLS],
        "mostMoves": legal_moves.MAX_MOVES,
        "entryWords": search.ENTRY_WORDS,
        "problems": _problem_numbers(),
    }


def _problem_numbers() -> dict[str, int]:
    """What a ply of a plan is like, the goals, and how the search of a problem keeps its place."""
    rules = "ANY", "SEEKS", "SHUNS", "ENDS", "AGAIN", "CHECKS_FIRST", "REMEMBERED"
    numbers = {name: getattr(play_rules, name) for name in ("MATE", "STALEMATE", *rules)}
    places = "COUNTERS", "PLACES", "LINES", "VISITED", "HOLDS", "UNDECIDED"
    numbers |= {name: getattr(stipulated_play, name) for name in places}
    return {name: int(number) for name, number in numbers.items()}


def _function(signature: str) -> dict[str, Any]:
    """The kinds of its arguments, with dimensions if it is an array, and of its result."""
    result, _, arguments = signature.partition("(")
    return {"result": result, "arguments": [*map(_argument, _ARGUMENT.findall(arguments))]}


def _argument(found: tuple[str, str]) -> dict[str, Any]:
    kind, dimensions = found
    return {"kind": kind, "dimensions": len(dimensions.split(",")) if dimensions else 0}


def _record(kind: "np.dtype[np.void]") -> dict[str, Any]:
    fields: Mapping[str, Any] = kind.fields or {}
    return {
        "bytes": kind.itemsize,
        "fields": {
            name: {"at": at, "kind": str(field.base), "shape": list(field.shape)}
            for name, (field, at, *_) in fields.items()
        },
    }


def _move_bits() -> dict[str, list[int]]:
    """Where the parts of a move begin in its word, and how large they may be."""
    words = {
        "from": legal_moves.move_word(U0, U1, U0, U0),
        "to": legal_moves.move_word(U0, U0, U1, U0),
        "promotion": legal_moves.move_word(U0, U0, U0, U1),
    }
    read = {
        "from": legal_moves.move_source,
        "to": legal_moves.move_target,
        "promotion": legal_moves.move_promotion,
    }
    return {
        name: [int(word).bit_length() - 1, int(read[name](~U0))] for name, word in words.items()
    }
