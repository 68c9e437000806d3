"""Games for make_book_puzzles.py: how they are played, and what they offer."""

import random
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

import chess
from book_starts import (
    LAST_SETUPS,
    LATER_SETUPS,
    SETUPS,
    Begun,
    attack,
    skirmish,
    special,
    start_of,
)

from clausewitz import kernel
from clausewitz.engines.own.search_limit import MATE, Limit
from clausewitz.engines.own.searcher import Info, Searcher, mate_distance
from clausewitz.games.move_lines import MoveLine
from clausewitz.position.board import fen_of
from clausewitz.training.puzzle_miner import MinedPuzzle

NODES, DEEPER_NODES = 400, 4_000
MOST_QUIET = 40  # half moves without a capture or a move of a pawn
LINES, NEARLY_EQUAL = 4, 60  # moves that are weighed, and hundredths of a pawn
BLUNDERS = 0.02, 0.08, 0.2  # how often a side plays any move at all
PASSED_OVER = 0.7  # how often a mate that is seen is not played
LONGEST_GAME, LONGEST_ATTACK = 160, 9  # half moves
SPECIAL = 100  # hundredths that a special move is worth at least
WILD = 0.4  # how often any move at all is played in an attack
SKIRMISHES_FROM, SPECIAL_FROM = 300, 400  # numbers of games
SKIRMISHES, LONGEST_SKIRMISH = 12, 12
ATTACKS = 12  # for each game
AHEAD = 350  # hundredths: from then on a longer look may find a mate
LONGEST_MATE, PROOF_LIMIT, MOST_LINES = 5, 30_000, 24
GIVEN_AWAY, WON_BEFORE = 200, 300  # hundredths: by a move that allows a tactic, and before it


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
    is_last = number >= SPECIAL_FROM
    for one in range(SKIRMISHES if is_late else 0):
        start = special(chance) if is_last and one % 2 else skirmish(chance)
        found += _played(f"{name}s{one}", start, wild, LONGEST_SKIRMISH, chance, searcher)
    setups = LAST_SETUPS if is_last else LATER_SETUPS if is_late else SETUPS
    for one in range(ATTACKS):
        board = attack(chance, setups)
        found += _played(f"{name}a{one}", board, wild, LONGEST_ATTACK, chance, searcher)
    return found


def _played(
    name: str,
    start: chess.Board | Begun,
    rates: dict[chess.Color, float],
    longest: int,
    chance: random.Random,
    searcher: Searcher,
) -> Iterator[Found | Gift]:
    before, is_attack = 0, longest == LONGEST_ATTACK
    board = start.before if isinstance(start, Begun) else start
    first = len(board.move_stack)
    if isinstance(start, Begun):
        board.push(start.move)
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
