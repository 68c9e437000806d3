"""The nodes of a search for a mate: positions with a number of moves left, and their estimates."""

from dataclasses import dataclass, field

import chess

INFINITE = 1_000_000_000

# How many more positions it takes to refute a mate that is one move longer.
_WIDTH = 8

Key = tuple[int, ...]


@dataclass(slots=True, eq=False)
class ProofNode:
    """A position with the number of moves that the attacker has left.

    It has a board only when it is visited: most replies never are.
    """

    left: int
    attacking: bool
    proof: int
    forced: bool = True  # a defending node after what may be check
    disproof: int = field(init=False)
    board: chess.Board | None = None
    key: Key = ()
    parents: "list[ProofNode]" = field(default_factory=list)
    children: "list[tuple[chess.Move, ProofNode]] | None" = None
    killer: chess.Move | None = None  # of an attacking node: refuted one of its moves
    threat: chess.Move | None = None  # mates if nothing is done against it
    proposed: bool = False  # a defending node that needs no reply taken from elsewhere any more
    partial: bool = False  # a defending node that has such a reply as its only child
    unsure: bool = False  # that child, until the reply is known to be legal

    def __post_init__(self) -> None:
        self.disproof = work(self.left)

    @property
    def decided(self) -> bool:
        return self.proof == 0 or self.disproof == 0


def work(left: int) -> int:
    """About how many positions must be looked at to refute a mate in so many moves."""
    positions: int = _WIDTH ** (left - 1)
    return positions


def key_of(board: chess.Board) -> Key:
    """What makes two positions the same: all but the clocks."""
    passed = board.ep_square if board.has_pseudo_legal_en_passant() else None
    return (
        board.pawns,
        board.knights,
        board.bishops,
        board.rooks,
        board.queens,
        board.kings,
        board.occupied_co[chess.WHITE],
        board.turn,
        board.castling_rights,
        -1 if passed is None else passed,
    )
