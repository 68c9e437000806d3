"""The nodes of a search for a mate: positions with a number of moves left, and their estimates."""

import chess

INFINITE = 1_000_000_000

# How many more positions it takes to refute a mate that is one move longer.
_WIDTH = 8

Key = tuple[int, ...]


class ProofNode:
    """A position with the number of moves that the attacker has left.

    It has a board only when it is visited: most replies never are.
    """

    __slots__ = (
        "attacking",
        "board",
        "children",
        "disproof",
        "forced",
        "key",
        "killer",
        "left",
        "parents",
        "partial",
        "proof",
        "proposed",
        "threat",
        "unsure",
    )

    def __init__(self, left: int, attacking: bool, proof: int, forced: bool = True) -> None:
        self.left = left
        self.attacking = attacking
        self.proof = proof
        self.disproof = work(left)
        self.board: chess.Board | None = None
        self.key: Key = ()
        self.parents: list[ProofNode] = []
        self.children: list[tuple[chess.Move, ProofNode]] | None = None
        self.killer: chess.Move | None = None  # of an attacking node: refuted one of its moves
        self.threat: chess.Move | None = None  # mates if nothing is done against it
        self.forced = forced  # a defending node after what may be check
        self.proposed = False  # a defending node that needs no reply taken from elsewhere any more
        self.partial = False  # a defending node that has such a reply as its only child
        self.unsure = False  # that child, until the reply is known to be legal

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
