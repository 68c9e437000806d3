"""From a scheme to a problem: pieces come, move, go and are exchanged until nothing is wrong.

What is wrong, and how much of it, says asp/compose/faults.lp. Worse boards are accepted by chance,
less and less of them: annealing. The kernel judges some thousands of boards a second.
"""

import math
from collections.abc import Mapping, Sequence
from random import Random

import chess

from clausewitz import kernel
from clausewitz.mates.boards import Game
from clausewitz.mates.problem_solver import with_turn
from clausewitz.mates.stipulations import read_stipulation
from clausewitz.puzzles.compose.key_criteria import value_on
from clausewitz.puzzles.compose.puzzle import is_diagram
from clausewitz.puzzles.compose.puzzle_request import PuzzleRequest
from clausewitz.puzzles.compose.scheme import Scheme

_POOL = "qrrbbnnpppp"
_WAYS = ("move", "move", "add", "remove", "exchange", "key")
_HEAT, _LEAST_HEAT = 0.7, 0.05  # of faults; where worse boards are accepted most and least
_HOMES = (chess.WHITE, chess.E1), (chess.BLACK, chess.E8)

_Answers = Mapping[chess.Move, Sequence[chess.Move]]


class Walk:
    """A board on its way; the scheme's lines and its black king stay."""

    def __init__(self, game: Game, scheme: Scheme, request: PuzzleRequest, random: Random) -> None:
        self._game, self._scheme, self._request, self._random = game, scheme, request, random
        self.board, self.key = scheme.board, scheme.key
        self.boards = 0
        """How many were judged."""
        king = scheme.board.king(chess.BLACK)
        self._held = {king, *(line.reply.from_square for line in scheme.lines)}
        end = math.inf
        self._help = read_stipulation("h#1").search(end)
        self._mates = read_stipulation("#1").search(end)
        self._keys = read_stipulation("#2").search(end)

    def walk(self, tries: int) -> float | None:
        """How much is wrong at the end; nothing is with a board that is sound and has the lines."""
        wrong = self.wrong(self.board, self.key, math.inf)
        for number in range(tries):
            if wrong is None or wrong == 0:
                break
            changed = self._changed()
            if changed is None:
                continue
            heat = max(_LEAST_HEAT, _HEAT * (1 - number / tries))
            most = wrong - heat * math.log(1 - self._random.random())
            still = self.wrong(*changed, most)
            if still is not None and still <= most:
                (self.board, self.key), wrong = changed, still
        return wrong

    def polish(self, tries: int) -> None:
        """Go on where nothing is wrong, to boards on which fewer replies have two answers."""
        duals = self._duals(self.board, self.key)
        for _ in range(tries):
            changed = self._changed() if duals else None
            if changed is None or self.wrong(*changed, 0) != 0:
                continue
            if (fewer := self._duals(*changed)) <= duals:
                (self.board, self.key), duals = changed, fewer

    def _duals(self, board: chess.Board, key: chess.Move) -> int:
        answers = self._answers(self._game.after(board, key))
        return sum(len(mates) > 1 for mates in answers.values())

    def prune(self) -> None:
        """Take away all pieces that are not needed, the dearest first; no dual may come of it."""
        duals = self._duals(self.board, self.key)
        pieces = chess.scan_forward(self.board.occupied & ~self.board.kings)
        for square in sorted(pieces, key=lambda square: -value_on(self.board, square)):
            fewer = self.board.copy(stack=False)
            fewer.remove_piece_at(square)
            if self.wrong(fewer, self.key, 0) == 0 and self._duals(fewer, self.key) <= duals:
                self.board = fewer

    def wrong(self, board: chess.Board, key: chess.Move, most: float) -> float | None:
        """How much is wrong, or, where it is more than `most`, some of it; None where the position
        or the key is impossible."""
        self.boards += 1
        if not self._is_possible(board, key):
            return None
        weights, scheme = self._scheme.faults, self._scheme
        after, before = self._game.after(board, key), with_turn(board, chess.BLACK)
        answers = self._answers(after)
        replies = kernel.perft_bulk(kernel.from_board(after), 1)
        wrong = weights["unmet_reply"] * (replies - len(answers))
        wrong += weights["few_replies"] * max(0, scheme.least_replies - replies)
        if wrong > most:
            return wrong
        threats = {move for (move,) in self._mates.lines(with_turn(after, chess.WHITE), 0, 1)}
        in_set_play = self._answers(before) if any(line.is_set for line in scheme.lines) else {}
        for line in scheme.lines:
            found = (in_set_play if line.is_set else answers).get(line.reply, ())
            mates = sum(move.to_square == line.mate.to_square for move in found)
            wrong += weights["lost_line"] if not mates else weights["dual"] * (mates - 1)
            wrong += weights["dual"] * (len(found) - mates)
            is_idle = bool(threats) and threats <= set(found)
            if not scheme.threats_allowed:
                is_idle = any(move.to_square == line.mate.to_square for move in threats)
            wrong += weights["threatened"] * (is_idle and not line.is_set)
        wrong += weights["known_reply"] * sum(map(before.is_legal, scheme.new_replies))
        if wrong > most:
            return wrong
        wrong += weights["short_mate"] * bool(self._mates.lines(board, 0, 1))
        others = sum(found != key for (found,) in self._keys.lines(board, 0, 1))
        return wrong + weights["other_key"] * others

    def _is_possible(self, board: chess.Board, key: chess.Move) -> bool:
        """The key is quiet. Nobody may be about to castle: no solution should hang on it."""
        return (
            not board.is_check()
            and not board.was_into_check()
            and board.is_legal(key)
            and not (key.promotion or board.is_capture(key) or board.gives_check(key))
            and not any(board.king(side) == home for side, home in _HOMES)
            and is_diagram(self._game, board, self._request)
        )

    def _answers(self, board: chess.Board) -> _Answers:
        """The mates after each of Black's moves that has any."""
        found: dict[chess.Move, list[chess.Move]] = {}
        if not board.was_into_check():
            for reply, mate in self._help.lines(board, 0, 2):
                found.setdefault(reply, []).append(mate)
        return found

    def _changed(self) -> tuple[chess.Board, chess.Move] | None:
        """The board with one piece changed, and the key; None where that cannot be."""
        board, random = self.board.copy(stack=False), self._random
        free = [*chess.scan_forward(chess.BB_ALL & ~board.occupied)]
        others = chess.scan_forward(board.occupied & ~chess.BB_SQUARES[self.key.from_square])
        movable = [square for square in others if square not in self._held]
        way = random.choice(_WAYS)
        if way == "key":
            return self._other_key(board, free)
        if way == "add":
            letter = random.choice(_POOL)
            letter = letter.upper() if random.random() < 0.5 else letter
            board.set_piece_at(random.choice(free), chess.Piece.from_symbol(letter))
            return board, self.key
        square = random.choice(movable)
        piece = board.remove_piece_at(square)
        assert piece is not None
        if way == "move":
            board.set_piece_at(random.choice(free), piece)
        elif piece.piece_type == chess.KING:
            return None
        elif way == "exchange":
            kind = chess.Piece.from_symbol(random.choice(_POOL)).piece_type
            board.set_piece_at(square, chess.Piece(kind, random.random() < 0.5))
        return board, self.key

    def _other_key(
        self, board: chess.Board, free: Sequence[chess.Square]
    ) -> tuple[chess.Board, chess.Move] | None:
        """The key from elsewhere, at times to elsewhere or by another piece."""
        random, to = self._random, self.key.to_square
        piece = board.remove_piece_at(self.key.from_square)
        if piece is None or piece.piece_type == chess.PAWN:
            return None
        if piece.piece_type != chess.KING and random.random() < 0.2:
            piece = chess.Piece(random.choice(range(chess.KNIGHT, chess.KING)), chess.WHITE)
        if not self._scheme.is_key_square_fixed and random.random() < 0.5:
            to = random.choice(free)
        board.set_piece_at(to, piece)
        homes = [*chess.scan_forward(board.attacks_mask(to) & ~board.occupied)]
        board.remove_piece_at(to)
        if not homes:
            return None
        home = random.choice(homes)
        board.set_piece_at(home, piece)
        return board, chess.Move(home, to)
