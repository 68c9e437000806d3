"""Proof-number search for a mate in so many moves, in rounds.

An attacking node is proved by one move, a defending node only by all replies. `proof` and
`disproof` estimate how many positions must still be looked at to prove or refute a node. The search
goes down to the leaf that matters most and asks about it; to ask about many leaves at once it takes
each for decided until the answer is there.

The numbers guide, clingo decides: legal moves, check and mate in one come from the oracle alone.
"""

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field

import chess

from clausewitz.mates.oracle import Look
from clausewitz.mates.proof import Proof

INFINITE = 1_000_000_000
_FEWEST, _MOST = 8, 96  # leaves in one round
_GROWTH = 4  # a round asks about at least 1/4 as many positions as all before it

Key = tuple[int, ...]


@dataclass(slots=True)
class Questions:
    """What a round asks: a look at some positions, the mates in one of others."""

    looks: list[chess.Board] = field(default_factory=list)
    mates: list[chess.Board] = field(default_factory=list)


@dataclass(slots=True)
class Answers:
    """One for each board asked about."""

    looks: list[Look]
    mates: list[list[chess.Move]]


Asking = Generator[Questions, Answers, None]
"""Yields the questions of a round, is sent their answers."""


class Node:
    """A position with the number of moves that the attacker has left.

    It has a board only when it is visited: most replies never are.
    """

    __slots__ = (
        "attacking",
        "board",
        "children",
        "disproof",
        "key",
        "left",
        "move",
        "parents",
        "proof",
    )

    def __init__(self, move: chess.Move | None, left: int, attacking: bool, proof: int) -> None:
        self.move = move
        self.left = left
        self.attacking = attacking
        self.proof = proof
        self.disproof = _work(left)
        self.board: chess.Board | None = None
        self.key: Key = ()
        self.parents: list[Node] = []
        self.children: list[tuple[chess.Move, Node]] | None = None

    @property
    def decided(self) -> bool:
        return self.proof == 0 or self.disproof == 0


def _work(left: int) -> int:
    """About how many positions must be looked at to refute a mate in so many moves."""
    return 8 ** (left - 1)


class Search:
    """All that is known of one position and those after it, for mates of every length."""

    def __init__(self, board: chess.Board, checks_only: bool = False) -> None:
        self.board = board.copy(stack=False)
        self.asked = 0
        self._checks_only = checks_only
        self._supposing = False
        self._looks: dict[Key, Look] = {}
        self._mates: dict[Key, list[chess.Move]] = {}
        self._nodes: dict[tuple[Key, int], Node] = {}
        self._refuting: Counter[chess.Move] = Counter()

    def remember(self, answers: Answers) -> None:
        """What the oracle says of the position itself."""
        key = _key(self.board)
        self._looks[key], self._mates[key] = answers.looks[0], answers.mates[0]

    def root(self, moves: int) -> Node:
        """The node of the position itself."""
        return self._node(self.board, moves, True)

    def decide(self, root: Node) -> Asking:
        """Ask until the node is proved or refuted."""
        while not root.decided:
            leaves = self._select(root)
            if leaves:
                yield from self._ask(leaves)

    def keys(self, root: Node) -> Asking:
        """Ask until every move of a proved attacking node is proved or refuted."""
        if root.left == 1:
            return
        assert root.children is not None
        for move, child in list(root.children):
            yield from self.decide(self._entered(root, move, child))

    def proved_moves(self, root: Node) -> list[chess.Move]:
        """The moves that prove an attacking node."""
        if root.left == 1:
            return self._mates.get(root.key, [])
        return [move for move, child in root.children or [] if child.proof == 0]

    def proof(self, node: Node) -> Proof:
        """The proof of a proved attacking node; the shortest that was found."""
        return min((self.proof_of(node, m) for m in self.proved_moves(node)), key=_length)

    def proof_of(self, node: Node, move: chess.Move) -> Proof:
        """The proof that begins with a move that proves the node."""
        if node.left == 1:
            return Proof(move, {})
        child = dict(node.children or [])[move]
        return Proof(move, {reply: self.proof(after) for reply, after in child.children or []})

    # Down to the leaves

    def _select(self, root: Node) -> list[Node]:
        """The leaves of a round. Each is taken for decided, so that the next is another."""
        most = min(_MOST, _FEWEST + self.asked // _GROWTH)
        leaves: list[Node] = []
        while len(leaves) < most and not root.decided:
            leaf, parent = self._descend(root)
            if leaf is not None and not self._answer_from_memory(leaf):
                leaves.append(leaf)
                self._suppose(leaf, parent)
        return leaves

    def _descend(self, node: Node) -> tuple[Node | None, Node | None]:
        """The leaf to look at next, and the node above it. None if the numbers were not right."""
        parent = None
        while node.children is not None:
            parent = node
            if node.attacking:
                move, child = min(node.children, key=_proof)
            else:
                move, child = min(node.children, key=self._refutes)
            node = self._entered(parent, move, child)
            if node is not child:  # known from another line, with other numbers
                self._update(parent)
                return None, None
        return node, parent

    def _refutes(self, item: tuple[chess.Move, Node]) -> tuple[int, int]:
        """Among replies that are as easily shown to refute, that which has refuted most is first."""
        move, child = item
        return child.disproof, -self._refuting[move]

    def _entered(self, parent: Node, move: chess.Move, child: Node) -> Node:
        """The child, with a board. If its position is known, the known node takes its place."""
        if child.board is not None:
            return child
        assert parent.board is not None
        board = parent.board.copy(stack=False)
        board.push(move)
        known = self._node(board, child.left, child.attacking, child)
        if known is not child:
            children = parent.children or []
            children[children.index((move, child))] = (move, known)
        known.parents.append(parent)
        return known

    def _node(
        self, board: chess.Board, left: int, attacking: bool, new: Node | None = None
    ) -> Node:
        key = _key(board)
        node = self._nodes.get((key, left))
        if node is None:
            node = new or Node(None, left, attacking, 1)
            node.board, node.key = board, key
            self._nodes[key, left] = node
        return node

    def _suppose(self, leaf: Node, parent: Node | None) -> None:
        """Until the answer is there: a reply is met if its siblings were, all else fails."""
        met = (
            parent is not None
            and leaf.attacking
            and (parent.proof <= 3 or any(child.proof == 0 for _, child in parent.children or []))
        )
        leaf.proof, leaf.disproof = (0, INFINITE) if met else (INFINITE, 0)
        self._supposing = True
        self._update_above(leaf)
        self._supposing = False

    # Back from the oracle

    def _ask(self, leaves: list[Node]) -> Asking:
        last = [leaf for leaf in leaves if leaf.attacking and leaf.left == 1]
        others = [leaf for leaf in leaves if not (leaf.attacking and leaf.left == 1)]
        self.asked += len(leaves)
        answers = yield Questions(
            [leaf.board for leaf in others if leaf.board],
            [leaf.board for leaf in last if leaf.board],
        )
        self._mates.update(zip((leaf.key for leaf in last), answers.mates, strict=True))
        self._looks.update(zip((leaf.key for leaf in others), answers.looks, strict=True))
        for leaf in leaves:
            self._answer_from_memory(leaf)

    def _answer_from_memory(self, leaf: Node) -> bool:
        """Give a leaf its numbers and children, if the oracle has spoken of its position."""
        if leaf.attacking and leaf.left == 1:
            if leaf.key not in self._mates:
                return False
            self._settle(leaf, proved=bool(self._mates[leaf.key]))
            return True
        if leaf.key not in self._looks:
            return False
        self._expand(leaf, self._looks[leaf.key])
        return True

    def _expand(self, node: Node, look: Look) -> None:
        node.children = self._attacks(node, look) if node.attacking else self._replies(node, look)
        if node.children:
            self._compute(node)
            self._update_above(node)
        else:
            self._settle(node, proved=not node.attacking and not look.moves and look.in_check)

    def _attacks(self, node: Node, look: Look) -> list[tuple[chess.Move, Node]]:
        children = []
        for move in look.moves:
            check = _plain(move) in look.may_check
            if check or not self._checks_only:
                proof = (2 if check else 12) * (node.left - 1)
                children.append((move, Node(move, node.left - 1, False, proof)))
        return children

    def _replies(self, node: Node, look: Look) -> list[tuple[chess.Move, Node]]:
        if self._checks_only and not look.in_check:
            return []
        order = self._order(node, look.moves)
        return [(move, Node(move, node.left, True, node.left)) for move in order]

    def _order(self, node: Node, replies: Iterable[chess.Move]) -> list[chess.Move]:
        """The replies, captures first."""
        board = node.board
        assert board is not None
        return sorted(replies, key=lambda move: (not board.is_capture(move), move.uci()))

    def _settle(self, node: Node, proved: bool) -> None:
        node.proof, node.disproof = (0, INFINITE) if proved else (INFINITE, 0)
        if not proved and node.attacking and node.move:
            self._refuting[node.move] += 1
        self._update_above(node)

    def _compute(self, node: Node) -> bool:
        """The numbers of a node from those of its children; whether they have changed."""
        children = node.children
        assert children
        if node.attacking:
            proof = min(child.proof for _, child in children)
            disproof = min(INFINITE, sum(child.disproof for _, child in children))
        else:
            proof = min(INFINITE, sum(child.proof for _, child in children))
            disproof = min(child.disproof for _, child in children)
        if proof == 0:
            disproof = INFINITE
        changed = (proof, disproof) != (node.proof, node.disproof)
        if changed and disproof == 0 and node.attacking and node.move and not self._supposing:
            self._refuting[node.move] += 1
        node.proof, node.disproof = proof, disproof
        return changed

    def _update(self, node: Node) -> None:
        if self._compute(node):
            self._update_above(node)

    def _update_above(self, node: Node) -> None:
        for parent in node.parents:
            self._update(parent)


def _proof(item: tuple[chess.Move, Node]) -> int:
    return item[1].proof


def _length(proof: Proof) -> int:
    return proof.length


def _plain(move: chess.Move) -> chess.Move:
    """The move without its promotion."""
    return chess.Move(move.from_square, move.to_square) if move.promotion else move


def _key(board: chess.Board) -> Key:
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
