"""The `go` and `position` commands of the Universal Chess Interface, read."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import chess

from clausewitz.engines.own.search_limit import Limit
from clausewitz.play.uci.move_time import Clock, MoveTime, of_clock, of_fixed
from clausewitz.position.board import fen_of, parse_fen
from clausewitz.support.errors import ClausewitzError

_NUMBERS = {"depth", "nodes", "movetime", "mate", "wtime", "btime", "winc", "binc", "movestogo"}
_NUMBER = re.compile(r"-?\d{1,18}", re.ASCII)
_AMONG = "searchmoves"
_FLAGS = {"infinite", "ponder"}


@dataclass(frozen=True)
class Go:
    """What a search is to be."""

    limit: Limit
    clock: Clock | None
    among: tuple[chess.Move, ...]
    endless: bool
    """Infinite: no answer before `stop`."""
    ponder: bool
    mate: int | None

    def with_at_most(self, nodes: int | None) -> "Go":
        """The same with so many nodes at most, if that is not None."""
        if nodes is None:
            return self
        most = min(nodes, self.limit.nodes or nodes)
        return replace(self, limit=replace(self.limit, nodes=most))


class CurrentPosition:
    """The position of the last command. A game is sent again from its start with every move: what
    was known of it before is not read again."""

    def __init__(self) -> None:
        self.board: chess.Board | None = chess.Board()
        """None after a position that was refused: a move for another one would be no answer."""
        self._words = ["startpos"]

    def read(self, words: Sequence[str]) -> None:
        """startpos|fen FEN [moves …]."""
        words, known, before = list(words), len(self._words), self.board
        self.board = None
        is_longer = before is not None and words[:known] == self._words
        rest = _more_moves(words, known) if is_longer else None
        if before is not None and rest is not None:
            board = before.copy()
            _play(board, rest)
        else:
            board = read_position(words)
        self.board, self._words = board, words


def _more_moves(words: list[str], known: int) -> list[str] | None:
    """What comes after the words that are known, if these are moves alone."""
    if "moves" in words[:known]:
        return words[known:]
    return words[known + 1 :] if words[known : known + 1] == ["moves"] else None


def read_position(words: Sequence[str]) -> chess.Board:
    """position startpos|fen FEN [moves …]."""
    cut = words.index("moves") if "moves" in words else len(words)
    match list(words[:cut]):
        case ["startpos"]:
            board = chess.Board()
        case ["fen", *fields]:
            board = parse_fen(" ".join(fields))
        case _:
            raise ClausewitzError("a position is startpos or fen with a FEN")
    _play(board, words[cut + 1 :])
    return board


def _play(board: chess.Board, moves: Iterable[str]) -> None:
    for text in moves:
        board.push(_move(board, text))


def read_go(words: Sequence[str], board: chess.Board) -> tuple[Go, list[str]]:
    """go, with everything that may follow in any order, and remarks on what is left out.

    A search has to be answered: what makes no sense cannot keep it from being begun.
    """
    numbers: dict[str, int] = {}
    flags: set[str] = set()
    among: list[chess.Move] = []
    remarks: list[str] = []
    current = ""
    for word in words:
        try:
            if word in _FLAGS:
                flags.add(word)
            elif current in _NUMBERS:
                name, current = current, ""
                numbers[name] = _number(name, word)
                continue
            elif current == _AMONG and word not in _NUMBERS:
                among.append(_move(board, word))
                continue
        except ClausewitzError as error:
            remarks.append(str(error))
            continue
        current = word
    return _read(numbers, flags, among, board.turn), remarks


def _read(
    numbers: dict[str, int], flags: set[str], among: list[chess.Move], side: chess.Color
) -> Go:
    mate = numbers.get("mate")
    depth = numbers.get("depth", 2 * mate if mate else None)
    seconds = max(0, numbers["movetime"]) / 1000 if "movetime" in numbers else None
    limit = Limit(_at_least_one(depth), _at_least_one(numbers.get("nodes")), seconds)
    clock = _clock(numbers, side)
    endless = "infinite" in flags or (limit == Limit() and clock is None)
    return Go(limit, clock, tuple(among), endless, "ponder" in flags, mate)


def time_of(go: Go, lost: float, waiting: float) -> MoveTime | None:
    """What the clock or a fixed time allows, cut by what gets lost on the way and by what a move on
    the clock may wait for its reasons; None: no end."""
    if go.limit.seconds is not None:
        return of_fixed(go.limit.seconds, lost)
    if go.clock is not None and not go.endless:
        return of_clock(go.clock, lost, waiting)
    return None


def _clock(numbers: dict[str, int], side: chess.Color) -> Clock | None:
    left, increment = ("wtime", "winc") if side == chess.WHITE else ("btime", "binc")
    if left not in numbers:
        return None
    gained = max(0, numbers.get(increment, 0)) / 1000
    return Clock(numbers[left] / 1000, gained, numbers.get("movestogo"))


def _number(name: str, text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise ClausewitzError(f"{name} cannot be {text[:20]}")
    return int(text)


def _at_least_one(number: int | None) -> int | None:
    return None if number is None else max(1, number)


def _move(board: chess.Board, text: str) -> chess.Move:
    try:
        move = board.parse_uci(text)
    except ValueError:
        move = chess.Move.null()
    if not move:  # the null move, which python-chess takes for legal, is none in a game
        raise ClausewitzError(f"{text[:10]} is not a legal move in {fen_of(board)}")
    return move
