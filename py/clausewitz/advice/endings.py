"""Known endings: Lucena, key squares, wrong bishops and others, as logic/judgement proves them."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import chess

from clausewitz.endgames.endgame_tables import TableVerdict
from clausewitz.position.board import SIDES, fen_of
from clausewitz.prolog import prolog
from clausewitz.wording import say, written_move

MOST_PIECES = 12
"""With more pieces on the board, kings included, no ending is looked for."""

_LONGEST = 10  # half moves of a line that are looked at
_OPEN = "open"
_ORDER = (
    "spoils",
    "loses",
    "builds_bridge",
    "drives_off",
    "opposition",
    "key_square",
    "reaches",
    "holds",
    "rook_behind",
    "line",
)
"""What a move does, that which says most first, of what decides and of what does not."""

_PLAIN = {"reaches", "holds", "line"}
"""What is said of a move that leaves everything as it was, too."""


class KnownEnding(NamedTuple):
    """An ending that a position is, or what a move has to do with one."""

    name: str
    """Its name in logic/judgement, such as lucena; of a move, what it does: reaches, holds, …"""
    verdict: str
    """won(white), won(black), drawn, drawish; or open, where it decides nothing by itself."""
    sentence: str
    """In English."""
    squares: tuple[str, ...]
    """Those of its proof."""

    def as_dict(self) -> dict[str, Any]:
        return {**self._asdict(), "squares": list(self.squares)}

    @property
    def is_decided(self) -> bool:
        """Whether it is known how the game ends with best play."""
        return self.verdict == "drawn" or self.winner is not None

    @property
    def winner(self) -> chess.Color | None:
        """Who wins, where somebody does."""
        return {"won(white)": chess.WHITE, "won(black)": chess.BLACK}.get(self.verdict)


def may_be_known(board: chess.Board) -> bool:
    """Whether it is worth looking: few pieces, no castling, and not both sides with queens."""
    if board.occupied.bit_count() > MOST_PIECES or board.castling_rights:
        return False
    return not (board.queens & board.occupied_co[True] and board.queens & board.occupied_co[False])


def known_endings(board: chess.Board) -> list[KnownEnding]:
    """The endings that a position is, those with a verdict first."""
    if not may_be_known(board) or not board.is_valid():
        return []
    prolog().load_english()
    found = _read(prolog().service("endings", fen_of(board)))
    return sorted(found, key=lambda ending: ending.verdict == _OPEN)


def ending_reason(
    board: chess.Board, move: chess.Move, line: Sequence[chess.Move] = ()
) -> KnownEnding | None:
    """What a legal move does in terms of endings, or what its line comes to; none where nothing.

    The line begins with the move; without it only the move itself is looked at.
    """
    if not may_be_known(board) or not board.is_valid():
        return None
    prolog().load_english()
    moves = line if line and line[0] == move else (move,)
    found = _read(prolog().service("ending_moves", f"{fen_of(board)}|{_written(board, moves)}"))
    return min(found, key=_rank, default=None)


def ending_moves(board: chess.Board) -> list[tuple[chess.Move, KnownEnding]]:
    """The moves that preserve a known win, or a known draw of the weaker side, and what they do.

    None where the position is no known ending, or where every move does as well without a point
    of its own. Those that say most come first.
    """
    verdicts = {ending.verdict for ending in known_endings(board) if ending.is_decided}
    if len(verdicts) != 1:
        return []
    (verdict,) = verdicts
    moves = list(board.legal_moves)
    lines = [f"{fen_of(board)}|{_written(board, [move])}" for move in moves]
    answers = prolog().lines("ending_moves", lines)
    found = list[tuple[chess.Move, KnownEnding]]()
    for move, answer in zip(moves, answers, strict=True):
        deeds = [deed for deed in _read(answer) if deed.verdict == verdict]
        if deeds:
            found.append((move, min(deeds, key=_rank)))
    if len(found) == len(moves):
        found = [(move, deed) for move, deed in found if deed.name not in _PLAIN]
    return sorted(found, key=lambda pair: _rank(pair[1]))


def _rank(deed: KnownEnding) -> tuple[bool, int]:
    """What decides comes before what does not."""
    return not deed.is_decided, _ORDER.index(deed.name)


def table_sentence(board: chess.Board, verdict: TableVerdict) -> str:
    """What endgame tables say, in English."""
    moves = -(-(verdict.distance or 0) // 2)
    return say([f"table_verdict({SIDES[board.turn]}, {verdict.result}, {moves})"])[0]


def _written(board: chess.Board, moves: Sequence[chess.Move]) -> str:
    """Each move as it is written now, all but the first with a number, and as Prolog reads it."""
    after, words = board.copy(stack=False), list[str]()
    for move in moves[:_LONGEST]:
        dots = "." if after.turn else "..."
        number = f"{after.fullmove_number}{dots} " if words else ""
        piece = chess.piece_name(move.promotion) if move.promotion else "none"
        squares = f"{chess.square_name(move.from_square)}-{chess.square_name(move.to_square)}"
        words += [f"{number}{written_move(after, move)}", f"{squares}-{piece}"]
        after.push(move)
    return ",".join(words)


def _read(answer: str) -> list[KnownEnding]:
    """The endings of a line of the bridge."""
    found = []
    for text in filter(None, answer.strip("\n").split("\t")):
        name, verdict, squares, sentence = text.split("|")
        found.append(KnownEnding(name, verdict, sentence, tuple(filter(None, squares.split(",")))))
    return found
