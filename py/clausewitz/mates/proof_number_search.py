"""Proof-number search for a mate in so many moves, in rounds.

An attacking node is proved by one move, a defending node only by all replies. `proof` and
`disproof` estimate how many positions must still be looked at to prove or refute a node. The search
goes down to the leaf that matters most and queries it; to query many leaves at once it takes
each for decided until the answer is there.

The numbers guide, clingo decides: legal moves, check and mate in one come from the oracle alone.
"""

from collections import Counter

import chess

from clausewitz.mates.mate_proof import Proof
from clausewitz.mates.oracle import OracleAnswer, Question, RoundQuestions, Rounds
from clausewitz.mates.reply_order import is_plain_move, lateness
from clausewitz.mates.search_nodes import INFINITE, Key, ProofNode, key_of, work
from clausewitz.position.board import after_move

_FEWEST, _WIDE, _MOST = 16, 40, 48  # leaves in one round
_GROWTH = 8  # a round queries 1/8 as many positions as all before it

# How many replies are expected to a move that may check, and to another.
_CHECK, _QUIET = 2, 25


class ProofNumberSearch:
    """All that is known of one position and those after it, for mates of every length."""

    def __init__(self, board: chess.Board, checks_only: bool = False) -> None:
        self.board = board.copy(stack=False)
        self.queried = 0
        self._checks_only = checks_only
        self._supposing = False
        self._supposed: set[ProofNode] = set()
        self._looks: dict[Key, OracleAnswer] = {}
        self._mates: dict[Key, list[chess.Move]] = {}
        self._nodes: dict[tuple[Key, int], ProofNode] = {}
        self._refuting: Counter[chess.Move] = Counter()
        self._proofs: dict[ProofNode, Proof] = {}

    def remember(self, look: OracleAnswer, mates: list[chess.Move]) -> None:
        """What the oracle says of the position itself."""
        self.queried += 1
        key = key_of(self.board)
        self._looks[key], self._mates[key] = look, mates

    def root(self, moves: int) -> ProofNode:
        """The node of the position itself."""
        return self._node(self.board, moves, True)

    def decide(self, root: ProofNode, wide: bool = False) -> Rounds:
        """Query until the node is proved or refuted.

        The more moves have been refuted, the more positions are queried at once: it may be that
        all have to be, and what refutes is known. If that is expected, count earlier searches too.
        """
        before = 0 if wide else self._refuting.total()
        while not root.decided:
            most = max(_FEWEST, self.queried // _GROWTH)
            most = max(most, min(_WIDE, self._refuting.total() - before))
            leaves = self._select(root, min(most, _MOST), wide)
            if leaves:
                yield from self._query(leaves)

    def keys(self, root: ProofNode) -> Rounds:
        """Query until every move of a proved attacking node is proved or refuted."""
        children = [self._entered(root, move, child) for move, child in list(root.children or [])]
        while undecided := [child for child in children if not child.decided]:
            each = max(1, _WIDE // len(undecided))
            leaves = [leaf for child in undecided for leaf in self._select(child, each, wide=True)]
            if leaves:
                yield from self._query(leaves)

    def proved_moves(self, root: ProofNode) -> list[chess.Move]:
        """The moves that prove an attacking node."""
        if root.children is None:
            return self._mates[root.key]
        return [move for move, child in root.children or [] if child.proof == 0]

    def proof(self, node: ProofNode) -> Proof:
        """The proof of a proved attacking node; the shortest that was found."""
        if node not in self._proofs:
            proofs = [self._proof_of(node, move) for move in self.proved_moves(node)]
            self._proofs[node] = min(proofs, key=lambda proof: proof.length)
        return self._proofs[node]

    def _proof_of(self, node: ProofNode, move: chess.Move) -> Proof:
        """The proof that begins with a move that proves the node."""
        if node.children is None:
            return Proof(move, {})
        child = dict(node.children)[move]
        return Proof(move, {reply: self.proof(after) for reply, after in child.children or []})

    # Down to the leaves

    def _select(self, root: ProofNode, most: int, wide: bool) -> list[ProofNode]:
        """The leaves of a round. Each is taken for decided, so that the next is another."""
        leaves: list[ProofNode] = []
        while len(leaves) < most and not root.decided:
            leaf, parent = self._descend(root)
            if leaf is not None and not self._answer_from_memory(leaf):
                leaves.append(leaf)
                self._suppose(leaf, met=self._may_be_met(leaf, parent))
                if root.proof == 0 and wide:
                    self._suppose(leaf, met=False)
        return leaves

    def _descend(self, node: ProofNode) -> tuple[ProofNode | None, ProofNode | None]:
        """The leaf to look at next, and the node above it. None if the numbers were not right."""
        parent: ProofNode | None = None
        while node.children is not None or self._propose(node, parent):
            children = node.children or []
            if node.attacking:
                move, child = min(children, key=lambda item: item[1].proof)
            else:
                killer = None if parent is None else parent.killer
                move, child = self._best_reply(children, killer)
            parent = node
            node = self._entered(parent, move, child)
            if node is not child:  # known from another line, with other numbers
                self._update(parent)
                return None, None
        return node, parent

    def _best_reply(
        self, children: list[tuple[chess.Move, ProofNode]], killer: chess.Move | None
    ) -> tuple[chess.Move, ProofNode]:
        """The reply to try. Of those that may as well refute, it is the one that last refuted a
        sibling of the move, or else the one that has refuted most."""
        least = min(child.disproof for _, child in children)
        best = [item for item in children if item[1].disproof == least]
        return max(best, key=lambda item: (item[0] == killer, self._refuting[item[0]]))

    def _propose(self, node: ProofNode, parent: ProofNode | None) -> bool:
        """Try a reply that refuted other moves before all replies are known."""
        if node.attacking or node.forced or node.proposed or parent is None:
            return False
        if node.key in self._looks:
            return False
        node.proposed = True
        assert node.board is not None
        for move in [parent.killer, *(move for move, _ in self._refuting.most_common(3))]:
            if move is not None and is_plain_move(node.board, move):
                child = ProofNode(node.left, True, node.left)
                child.unsure = True
                node.children = [(move, child)]
                node.partial = True
                return True
        return False

    def _entered(self, parent: ProofNode, move: chess.Move, child: ProofNode) -> ProofNode:
        """The child, with a board. If its position is known, the known node takes its place."""
        if child.board is not None:
            return child
        assert parent.board is not None
        board = after_move(parent.board, move)
        if child.unsure:
            child.board, child.key = board, key_of(board)
            known = child
        else:
            known = self._node(board, child.left, child.attacking, child)
        if known is not child:
            children = parent.children or []
            children[children.index((move, child))] = (move, known)
        known.parents.append(parent)
        return known

    def _node(
        self, board: chess.Board, left: int, attacking: bool, new: ProofNode | None = None
    ) -> ProofNode:
        key = key_of(board)
        node = self._nodes.get((key, left))
        if node is None:
            node = new or ProofNode(left, attacking, 1)
            node.board, node.key = board, key
            self._nodes[key, left] = node
        return node

    def _may_be_met(self, leaf: ProofNode, parent: ProofNode | None) -> bool:
        """Whether a leaf is a reply of which the siblings were met, or one of few replies."""
        if parent is None or not leaf.attacking or leaf.unsure:
            return False
        return parent.proof <= 3 or any(child.proof == 0 for _, child in parent.children or [])

    def _suppose(self, leaf: ProofNode, met: bool) -> None:
        """Take a leaf for decided until the answer is there."""
        leaf.proof, leaf.disproof = (0, INFINITE) if met else (INFINITE, 0)
        self._supposing = True
        self._update_above(leaf)
        self._supposing = False

    # Back from the oracle

    def _query(self, leaves: list[ProofNode]) -> Rounds:
        last = [leaf for leaf in leaves if leaf.attacking and leaf.left == 1]
        others = [leaf for leaf in leaves if not (leaf.attacking and leaf.left == 1)]
        self.queried += len(leaves)
        answers = yield RoundQuestions(list(map(_question, others)), list(map(_question, last)))
        for leaf, mates in zip(last, answers.mates, strict=True):
            self._mates[leaf.key] = mates.moves
            self._confirm(leaf, mates.made)
        for leaf, look in zip(others, answers.looks, strict=True):
            self._looks[leaf.key] = look
            self._confirm(leaf, look.made)
        self._revise()

    def _revise(self) -> None:
        """What was supposed is known: compute all numbers that came from it, from below."""
        for node in sorted(self._supposed, key=lambda node: (node.left, not node.attacking)):
            if node.children:
                self._update(node)
                self._learn(node)
        self._supposed.clear()

    def _confirm(self, leaf: ProofNode, made: bool) -> None:
        """Whether a reply that was proposed is legal is known now."""
        if leaf.unsure and not made:
            (parent,) = leaf.parents
            self._close(parent)
            return
        leaf.unsure = False
        self._nodes.setdefault((leaf.key, leaf.left), leaf)
        self._answer_from_memory(leaf)

    def _close(self, node: ProofNode) -> None:
        """Make a defending node a leaf again: the reply that was proposed does not refute."""
        node.children, node.partial = None, False
        node.proof, node.disproof = _QUIET * node.left, work(node.left)
        self._update_above(node)

    def _answer_from_memory(self, leaf: ProofNode) -> bool:
        """Give a leaf its numbers and children, if the oracle has spoken of its position."""
        if leaf.unsure:
            return False
        if leaf.attacking:
            mates = self._mates.get(leaf.key)
            if mates or (mates is not None and leaf.left == 1):
                self._settle(leaf, proved=bool(mates))
                if mates:
                    self._threaten(leaf, mates[0])
                return True
            if leaf.left == 1:
                return False
        if leaf.key not in self._looks:
            return False
        self._expand(leaf, self._looks[leaf.key])
        return True

    def _expand(self, node: ProofNode, look: OracleAnswer) -> None:
        node.children = self._attacks(node, look) if node.attacking else self._replies(node, look)
        node.proposed, node.partial = True, False
        if node.children:
            self._update(node)
            self._update_above(node)
        else:
            self._settle(node, proved=not node.attacking and not look.moves and look.in_check)

    def _attacks(self, node: ProofNode, look: OracleAnswer) -> list[tuple[chess.Move, ProofNode]]:
        children = []
        for move in look.moves:
            check = _plain(move) in look.may_check
            if check or not self._checks_only:
                proof = (_CHECK if check else _QUIET) * (node.left - 1)
                children.append((move, ProofNode(node.left - 1, False, proof, check)))
        return children

    def _replies(self, node: ProofNode, look: OracleAnswer) -> list[tuple[chess.Move, ProofNode]]:
        if self._checks_only and not look.in_check:
            return []
        order = self._order(node, look.moves)
        return [(move, ProofNode(node.left, True, node.left)) for move in order]

    def _order(self, node: ProofNode, replies: list[chess.Move]) -> list[chess.Move]:
        """The replies, those first that do something against what threatens, then captures."""
        board = node.board
        assert board is not None
        threat = node.threat or next((p.threat for p in node.parents if p.threat), None)
        return sorted(
            replies,
            key=lambda move: (
                lateness(board, move, threat),
                not board.is_capture(move),
                move.uci(),
            ),
        )

    def _threaten(self, reply: ProofNode, mate: chess.Move) -> None:
        """The reply was met by mate: others may do something against it."""
        for node in reply.parents:
            if node.threat != mate and node.children:
                node.threat = mate
                children = dict(node.children)
                node.children = [(m, children[m]) for m in self._order(node, list(children))]
            for parent in node.parents:
                parent.threat = mate

    def _settle(self, node: ProofNode, proved: bool) -> None:
        node.proof, node.disproof = (0, INFINITE) if proved else (INFINITE, 0)
        self._update_above(node)

    def _update(self, node: ProofNode) -> None:
        """Compute the numbers of a node from those of its children; if they change, go on above."""
        children = node.children
        if not children:
            return
        if node.attacking:
            proof = min(child.proof for _, child in children)
            disproof = min(INFINITE, sum(child.disproof for _, child in children))
        else:
            proof = min(INFINITE, sum(child.proof for _, child in children))
            disproof = min(child.disproof for _, child in children)
        if proof == 0 and node.partial:
            if not self._supposing:
                self._close(node)
                return
            proof, disproof = INFINITE, 0
        elif proof == 0:
            disproof = INFINITE
        if self._supposing:
            self._supposed.add(node)
        if (proof, disproof) != (node.proof, node.disproof):
            node.proof, node.disproof = proof, disproof
            self._update_above(node)

    def _update_above(self, node: ProofNode) -> None:
        for parent in node.parents:
            self._update(parent)

    def _learn(self, node: ProofNode) -> None:
        """Remember the reply that refuted."""
        if node.attacking or node.disproof > 0:
            return
        move = next(move for move, child in node.children or [] if child.disproof == 0)
        self._refuting[move] += 1
        for parent in node.parents:
            parent.killer = move


def _question(leaf: ProofNode) -> Question:
    assert leaf.board is not None
    reply = leaf.board.peek() if leaf.unsure else None
    return Question(leaf.board, reply, replying=not leaf.attacking)


def _plain(move: chess.Move) -> chess.Move:
    """The move without its promotion."""
    return chess.Move(move.from_square, move.to_square) if move.promotion else move
