"""Games for make_book_puzzles.py: where they begin, how they are played, and what they offer."""

import random
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

import chess

from clausewitz import kernel
from clausewitz.board import fen_of
from clausewitz.coaching.puzzle_miner import MinedPuzzle
from clausewitz.engine.search_limit import MATE, Limit
from clausewitz.engine.searcher import Info, Searcher, mate_distance
from clausewitz.games.move_lines import MoveLine

NODES, DEEPER_NODES = 400, 4_000
MOST_QUIET = 40  # half moves without a capture or a move of a pawn
LINES, NEARLY_EQUAL = 4, 60  # moves that are weighed, and hundredths of a pawn
BLUNDERS = 0.02, 0.08, 0.2  # how often a side plays any move at all
PASSED_OVER = 0.7  # how often a mate that is seen is not played
LONGEST_GAME, LONGEST_ATTACK = 160, 9  # half moves
SPECIAL = 100  # hundredths that a special move is worth at least
WILD = 0.4  # how often any move at all is played in an attack
SKIRMISHES_FROM = 300  # the number of a game
SKIRMISHES, LONGEST_SKIRMISH = 12, 12
OFTEN = 0.85  # how often a man of a setup is there
ATTACKS = 12  # for each game
AHEAD = 350  # hundredths: from then on a longer look may find a mate
LONGEST_MATE, PROOF_LIMIT, MOST_LINES = 5, 30_000, 24
GIVEN_AWAY, WON_BEFORE = 200, 300  # hundredths: by a move that allows a tactic, and before it
OPENINGS = """
    e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 O-O; e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Be7 Re1 O-O;
    e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 Nc3 Nxc3 dxc3 Be7 Be3 O-O Qd2 Nc6 O-O-O;
    e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 f3 O-O Qd2 Nc6 O-O-O;
    e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5 Ng3 Bg6 Nf3 Nd7 Bd3 Bxd3 Qxd3 e6 O-O Qc7 c4 O-O-O;
    e4 d5 exd5 Qxd5 Nc3 Qa5 d4 Nf6 Nf3 Bg4 Be2 Nc6 O-O O-O-O; e4 e6 d4 d5 Nc3 Nf6 e5 Nfd7 f4 c5;
    d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Qc2 Nbd7 O-O-O; d4 d5 Bf4 Nf6 e3 Bf5 Nf3 e6 Nbd2 Nc6;
    d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O; e4 d6 d4 Nf6 Nc3 g6 Be3 Bg7 Qd2 O-O O-O-O;
    e4 e5 d4 exd4 Qxd4 Nc6 Qe3 Nf6 Nc3 Be7 Bd2 O-O O-O-O; e4 e5 f4 exf4 Nf3 g5 Bc4 Bg7 O-O d6;
    e4 e5 Nc3 Nf6 d3 Bc5 Bg5 h6 Bh4 d6; c4 e5 Nc3 Nf6 g3 d5 cxd5 Nxd5 Bg2 Be6 Nf3 Nc6 O-O Qd7
"""
MEN = (chess.KNIGHT, chess.BISHOP, chess.ROOK, chess.QUEEN)


class Found(NamedTuple):
    """A puzzle, and the name that tells its game."""

    name: str
    puzzle: MinedPuzzle

    def line(self) -> MoveLine:
        moves = tuple(move.uci() for move in self.puzzle.moves)
        return MoveLine(self.name, fen_of(self.puzzle.start), moves, after_a_move=True)

    def record(self) -> list[object]:
        return [*self.line_cells(), self.puzzle.score]

    def line_cells(self) -> tuple[str, str, str]:
        line = self.line()
        return line.name, line.fen, " ".join(line.moves)

    @staticmethod
    def of(record: Sequence[str | int]) -> "Found":
        name, fen, moves, score = record
        played = tuple(map(chess.Move.from_uci, str(moves).split()))
        return Found(str(name), MinedPuzzle(chess.Board(str(fen)), played, int(score)))


# Where games begin.


def start_of(chance: random.Random) -> chess.Board:
    kind = chance.random()
    if kind < 0.3:
        return endgame(chance)
    board = chess.Board()
    for san in chance.choice(OPENINGS.split(";")).split():
        board.push_san(san)
    return thinned(board, chance) if kind < 0.75 else board


def thinned(board: chess.Board, chance: random.Random) -> chess.Board:
    """The same men taken from both sides."""
    found = board.copy(stack=False)
    pieces = chance.sample([*MEN, *MEN[:3]], chance.randint(1, 5))
    for kind in [*pieces, *[chess.PAWN] * chance.randint(0, 4)]:
        for side in chess.COLORS:
            places = sorted(found.pieces(kind, side))
            if places:
                found.remove_piece_at(chance.choice(places))
    found.castling_rights = found.clean_castling_rights()
    return found if found.is_valid() else thinned(board, chance)


def endgame(chance: random.Random) -> chess.Board:
    """Kings, the same pieces on both sides or none, and some pawns."""
    pieces = chance.choice(["", "", "", "N", "N", "B", "B", "R", "R", "Q", "RR", "QR", "BB"])
    pawns = chance.randint(2, 6)
    while True:
        board = chess.Board(None)
        board.turn = chance.random() < 0.5
        for side in chess.COLORS:
            for letter in ["K", *pieces, *"P" * pawns]:
                rows = range(8, 56) if letter == "P" else range(64)
                free = [square for square in rows if board.piece_at(square) is None]
                kind = chess.Piece.from_symbol(letter).piece_type
                board.set_piece_at(chance.choice(free), chess.Piece(kind, side))
        if board.is_valid() and not board.is_game_over():
            return board


SETUPS = (
    ("Q", "c8", "Bf4 Be2 rd8 nd7 pc6 pb7"),
    ("QR", "c8", "Bg3 Bd3 rd8 pd7 pc6"),
    ("Q", "e8", "Ba3 Bd3 qd8 pd7 pe7"),
    ("BB", "c8 d8", "rd8 pd7 pa7"),
    ("B", "h8", "Bb2 ph7 rf8"),
    ("BBQ", "h8 g8", "ph7 pf7"),
    ("RN", "h8 g8", "pg7 ph7"),
    ("RQ", "h7", "Ne7 pg7 rf8"),
    ("RQ", "h8", "Ne7 ph7 pg7 rf8"),
    ("R", "g7", "Nf6 Pe5 ph6 pf7"),
    ("RN", "f7 e7", "Pd5 pf6 pg7"),
    ("RNP", "h8 f8 g7 f7", ""),
    ("Q", "h8", "Nh6 rf8 ph7 pg7"),
    ("Q", "h8", "Ng5 rg8 ph7 pg7"),
    ("RR", "g8 f8", "rf8"),
    ("QR", "g8 h7 e7 f6 d6", ""),
    ("Q", "f7", "be7 rf8 Ph5"),
    ("Q", "e6", "pd6 pe7 Pg4"),
    ("QB", "d6", "pc6 rd7 Pf4"),
    ("QB", "g8 f8 e8 c8", ""),
    ("RB", "g8 h8 e8 d8", ""),
    ("RBN", "g8 h8 f8 d8", ""),
    ("ORN", "d8 d7 d6", "rb2"),
    ("OBP", "d8 d7", "nb2"),
    ("oRN", "f8 f7 f6", "rh2"),
    ("oBP", "f8 f7", "rg2"),
)
"""Pieces that the names of mates speak of, where a king may stand that they mate, and men that
often stand around it. O and o: a king that may castle, to either side."""
LATER_SETUPS = (
    *SETUPS[:22],
    ("Q", "g8", "Ng4 rf8 rh8 pf7 pg7 ph7"),
    ("Q", "e8", "Ne4 qd8 bf8 pd7 pe7 pf7"),
    ("Q", "c8", "Nd5 rd8 rb8 pb7 pc7 pd7"),
    ("R", "e7", "Nd6 Pc5 pf6 pd7"),
    ("R", "f7", "Ne6 Pd5 pg6 pe7"),
    ("R", "h7", "Ng6 Pf5 pg7 ph6"),
)
"""With other pictures of the same mates."""


def attack(chance: random.Random, setups: Sequence[tuple[str, str, str]]) -> chess.Board:
    """A king and its men, and pieces of the other side around it, who moves second."""
    while True:
        letters, kings, around = chance.choice(setups)
        board = chess.Board(None)
        king = chess.parse_square(chance.choice(kings.split()))
        board.set_piece_at(king, chess.Piece(chess.KING, chess.BLACK))
        _put_home(board, letters[0], chance)
        for man in around.split():
            if chance.random() < OFTEN:
                board.set_piece_at(chess.parse_square(man[1:]), chess.Piece.from_symbol(man[0]))
        for letter in letters.strip("Oo"):
            _put(board, letter, king, chance.choice((2, 3, 7)), chance)
        for letter in chance.choices("pppppqrrbbnn", k=chance.randint(2, 4 if around else 9)):
            _put(board, letter, king, chance.choice((1, 1, 2, 7)), chance)
        for letter in chance.choices("PPNBR", k=chance.randint(0, 2)):
            _put(board, letter, king, chance.choice((2, 3, 7)), chance)
        board.turn = chess.BLACK
        if board.is_valid() and not board.is_game_over():
            return _mirrored(board, chance)


def _mirrored(board: chess.Board, chance: random.Random) -> chess.Board:
    if not board.castling_rights and chance.random() < 0.5:
        board.apply_transform(chess.flip_horizontal)
    return board if chance.random() < 0.5 else board.mirror()


def _put_home(board: chess.Board, letter: str, chance: random.Random) -> None:
    """The attacker's king: castled behind its pawns, or with the right to castle."""
    if letter in "Oo":
        rook = chess.A1 if letter == "O" else chess.H1
        board.set_piece_at(chess.E1, chess.Piece(chess.KING, chess.WHITE))
        board.set_piece_at(rook, chess.Piece(chess.ROOK, chess.WHITE))
        board.castling_rights = chess.BB_SQUARES[rook]
        return
    squares = chance.choice(("g1 f2 g2 h2", "b1 a2 b2 c2", "h1 g2 h2 f2", "g1 f2 g3 h2")).split()
    for kind, name in zip((chess.KING, *[chess.PAWN] * 3), squares, strict=True):
        if board.piece_at(square := chess.parse_square(name)) is None:
            board.set_piece_at(square, chess.Piece(kind, chess.WHITE))


def _put(board: chess.Board, letter: str, king: int, near: int, chance: random.Random) -> None:
    """A man on a free square that is not too far from the king under attack."""
    man = chess.Piece.from_symbol(letter)
    free = [
        square
        for square in chess.SQUARES
        if board.piece_at(square) is None
        and chess.square_distance(square, king) <= near
        and (man.piece_type != chess.PAWN or 0 < chess.square_rank(square) < 7)
    ]
    if free:
        board.set_piece_at(chance.choice(free), man)


def skirmish(chance: random.Random) -> chess.Board:
    """An opening broken off early or with men taken away, or one of several endgames."""
    kind = chance.random()
    if kind < 0.1:
        return castling(chance)
    if kind < 0.2:
        return promoting(chance)
    if kind < 0.5:
        return endgame(chance)
    board, moves = chess.Board(), chance.choice(OPENINGS.split(";")).split()
    for san in moves[: chance.randint(4, len(moves))]:
        board.push_san(san)
    return board if kind < 0.7 else thinned(board, chance)


def castling(chance: random.Random) -> chess.Board:
    """A king that may castle with check, and a piece that it attacks then; it moves second."""
    side = chance.choice(("Ra1 kd b2 b3", "Rh1 kf g2 h2")).split()
    while True:
        board = chess.Board(None)
        target = f"{chance.choice('rbn')}{chance.choice(side[2:])}"
        king = f"{side[1]}{chance.randint(5, 8)}"
        for man in ("Ke1", side[0], king, target):
            board.set_piece_at(chess.parse_square(man[1:]), chess.Piece.from_symbol(man[0]))
        for letter in f"{chance.choice('NBR')}{chance.choice('nb')}PPPPpppp":
            _put(board, letter, chess.E4, 4, chance)
        board.castling_rights = chess.BB_SQUARES[chess.parse_square(side[0][1:])]
        board.turn = chess.BLACK
        if board.is_valid() and not board.is_game_over():
            return board if chance.random() < 0.5 else board.mirror()


def promoting(chance: random.Random) -> chess.Board:
    """Pawns about to promote, and a king with a piece or two nearby."""
    while True:
        board = chess.Board(None)
        king = chance.choice(range(40, 64))
        board.set_piece_at(king, chess.Piece(chess.KING, chess.BLACK))
        for square in chance.sample(range(48, 56), 2):
            if chess.square_distance(square, king) <= 3 and board.piece_at(square) is None:
                board.set_piece_at(square, chess.Piece(chess.PAWN, chess.WHITE))
        for letter in f"{chance.choice('qr')}pp{chance.choice('rbn')}":
            _put(board, letter, king, chance.choice((2, 7)), chance)
        for letter in f"K{chance.choice('RBN')}P":
            _put(board, letter, king, 7, chance)
        board.turn = chess.BLACK
        if board.is_valid() and not board.is_game_over():
            return board if chance.random() < 0.5 else board.mirror()


# What games offer.


class Gift(NamedTuple):
    """A position in which the last move gave something away."""

    name: str
    board: chess.Board


def offers_of(number: int, seed: int, searcher: Searcher) -> list[Found | Gift]:
    """What a game and some attacks offer. They depend on their number and the seed alone.

    Whole games are soon decided; so later numbers are skirmishes, from the first moves on wild.
    """
    chance = random.Random(f"{seed}/{number}")
    searcher.new_game()
    name, found, is_late = f"cwbook{number}", list[Found | Gift](), number >= SKIRMISHES_FROM
    wild = dict.fromkeys(chess.COLORS, WILD)
    if not is_late:
        rates = {side: chance.choice(BLUNDERS) for side in chess.COLORS}
        found += _played(name, start_of(chance), rates, LONGEST_GAME, chance, searcher)
    for one in range(SKIRMISHES if is_late else 0):
        board = skirmish(chance)
        found += _played(f"{name}s{one}", board, wild, LONGEST_SKIRMISH, chance, searcher)
    for one in range(ATTACKS):
        board = attack(chance, LATER_SETUPS if is_late else SETUPS)
        found += _played(f"{name}a{one}", board, wild, LONGEST_ATTACK, chance, searcher)
    return found


def _played(
    name: str,
    board: chess.Board,
    rates: dict[chess.Color, float],
    longest: int,
    chance: random.Random,
    searcher: Searcher,
) -> Iterator[Found | Gift]:
    before, first, is_attack = 0, len(board.move_stack), longest == LONGEST_ATTACK
    for ply in range(longest):
        if board.is_game_over() or board.halfmove_clock >= MOST_QUIET:
            return
        infos = searcher.search(board, Limit(nodes=NODES * _depth(board)), lines=LINES)
        score, known = infos[0].score, len(board.move_stack) > first
        is_special = score >= SPECIAL and _is_special(board, infos[0].line[0], longest)
        if known and (length := mate_length(board, score, searcher)):
            yield from mates_of(f"{name}-{ply}", board, length)
        elif known and (is_special or (not is_attack and is_gift(score, before))):
            yield Gift(f"{name}-{ply}", board.copy())
        before = score
        board.push(move_of(board, infos, rates[board.turn], chance))


def _is_special(board: chess.Board, move: chess.Move, longest: int) -> bool:
    """Whether it is a move of a kind that seldom wins."""
    is_rare = move.promotion not in (None, chess.QUEEN) or board.is_en_passant(move)
    return board.is_castling(move) or (is_rare and longest == LONGEST_SKIRMISH)


def move_of(
    board: chess.Board, infos: Sequence[Info], rate: float, chance: random.Random
) -> chess.Move:
    others = [info for info in infos if (mate_distance(info.score) or 0) <= 0]
    passes_over = len(others) < len(infos) and chance.random() < PASSED_OVER
    if chance.random() < rate or (passes_over and not others):
        return chance.choice(list(board.legal_moves))
    among = others if passes_over else infos
    best = max(info.score for info in among)
    return chance.choice([i for i in among if best - i.score <= NEARLY_EQUAL]).line[0]


def _depth(board: chess.Board) -> int:
    """With few pieces left, mates and promotions are further away."""
    pieces = board.occupied & ~board.pawns & ~board.kings
    return 3 if chess.popcount(pieces) <= 2 else 1


def is_gift(score: int, before: int) -> bool:
    """Whether the last move gave much away to a side that had not won before."""
    return score + before >= GIVEN_AWAY and score >= GIVEN_AWAY and -before <= WON_BEFORE


def mate_length(board: chess.Board, score: int, searcher: Searcher) -> int:
    """In how many moves the side to move mates, as far as a short search sees it; 0 if not."""
    length = mate_distance(score)
    if length is None and score >= AHEAD and len(board.move_stack) % 3 == 0:
        limit = Limit(nodes=DEEPER_NODES * _depth(board))
        length = mate_distance(searcher.search(board, limit)[0].score)
    if length is None or not 0 < length <= LONGEST_MATE:
        return 0
    return kernel.forced_mate(kernel.from_board(board), length, PROOF_LIMIT) or 0


def mates_of(name: str, board: chess.Board, length: int) -> Iterator[Found]:
    """The lines against the longest defences."""
    before = board.copy()
    last = before.pop()
    start = before.copy(stack=False)
    for line in islice(mate_lines(board.copy(stack=False), length), MOST_LINES):
        yield Found(name, MinedPuzzle(start, (last, *line), MATE - 2 * length + 1))


def mate_lines(board: chess.Board, length: int) -> Iterator[list[chess.Move]]:
    """Lines in which every move of the solver is the only one that mates so soon."""
    keys = kernel.mating_moves(kernel.from_board(board), length, PROOF_LIMIT)
    if keys is None or len(keys) != 1:
        return
    after = board.copy(stack=False)
    after.push(keys[0])
    if length == 1:
        yield keys
        return
    for reply in list(after.legal_moves):
        after.push(reply)
        sooner = length > 2 and kernel.forced_mate(kernel.from_board(after), length - 2)
        if not sooner:
            yield from ([*keys, reply, *rest] for rest in mate_lines(after, length - 1))
        after.pop()
