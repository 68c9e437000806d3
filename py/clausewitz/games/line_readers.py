"""Parts of files of lines, read: a line for each puzzle, each position, and some for each game.

Of a game these are: the main line from its position, where it has one of its own (the tag FEN); or
else, as nobody knows where something happens in a whole game, some half moves from each of its
moves on, where these win material or mate; and each variation from where it branches off. The
solver is who moves first in a line.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import chess
import chess.pgn

from clausewitz.games.epd import EpdPosition, is_position, read_epd
from clausewitz.games.lichess_puzzles import puzzle_line, puzzle_of
from clausewitz.games.line_files import LineKind, LinePart
from clausewitz.games.move_lines import MoveLine, UnreadLine
from clausewitz.games.opening_lines import play_moves
from clausewitz.games.pgn import decoded, game_of, refusal
from clausewitz.position.board import after_move, fen_of, material
from clausewitz.support.errors import ClausewitzError

_SIGNS = "+#!?"
LONGEST = 60
"""Half moves of a line of a game: what follows is left out."""


@dataclass(frozen=True, slots=True)
class GameLine:
    """A line of a game, and where its moves stand there."""

    line: MoveLine
    nodes: tuple[chess.pgn.ChildNode, ...]
    """One for each move of the line."""
    is_cut: bool = False
    """Whether it is cut from the main line of a whole game, as its neighbours are."""


@dataclass(frozen=True, slots=True)
class ReadGame:
    game: chess.pgn.Game
    lines: tuple[GameLine, ...]


def read_lines(part: LinePart) -> Iterator[MoveLine | UnreadLine]:
    """The lines of a part that is not of games, in its order."""
    for number, text in enumerate(part.texts):
        place = part.place(number)
        if part.kind is LineKind.PUZZLES:
            if puzzle := puzzle_of(text, part.columns, place):
                yield puzzle_line(puzzle)
        else:
            yield from _position_lines(decoded(text), place)


def _position_lines(text: str, place: str) -> Iterator[MoveLine | UnreadLine]:
    """The principal variation of an EPD, or else a line of one move for each best move."""
    if not is_position(text):
        return
    try:
        yield from list(_lines_of_position(read_epd(text.strip()), place))
    except ClausewitzError as error:
        yield UnreadLine(place, str(error))


def _lines_of_position(position: EpdPosition, place: str) -> Iterator[MoveLine]:
    variations = [" ".join(words) for words in [position.operations.get("pv", [])] if words]
    fen, name = fen_of(position.board), "".join(filter(str.isprintable, position.name)) or place
    best = [word for word in position.best if word.strip(_SIGNS)]
    for number, moves in enumerate(variations or best, 1):
        played = play_moves(position.board, moves).move_stack
        own = name if number == 1 else f"{name}/{number}"
        yield MoveLine(own, fen, tuple(move.uci() for move in played), place=place)
    if not variations and not best:
        raise ClausewitzError("it has neither pv nor bm: there is no move")


def read_games(part: LinePart, plies: int) -> Iterator[ReadGame | UnreadLine]:
    """The games of a part, with lines of so many half moves where they are cut."""
    for number, text in enumerate(part.texts):
        place = part.place(number)
        game = game_of(text)
        if game is None:
            continue
        if why := refusal(game):
            yield UnreadLine(place, why)
        else:
            yield ReadGame(game, tuple(_game_lines(game, part.first + number, place, plies)))


def _game_lines(game: chess.pgn.Game, number: int, place: str, plies: int) -> Iterator[GameLine]:
    main = tuple(game.mainline())
    if "FEN" in game.headers:
        yield _game_line(main, f"{number}:{main[0].ply()}", place)
    else:
        yield from _cut_lines(game, main, number, place, plies)
    start = game.board()
    yield from _variations(main, (start, start), str(number), place)


def _cut_lines(
    game: chess.pgn.Game,
    main: tuple[chess.pgn.ChildNode, ...],
    number: int,
    place: str,
    plies: int,
) -> Iterator[GameLine]:
    """The lines of a whole game in which who moves first wins something, or mates."""
    board, ply = game.board(), game.ply() + 1
    signs = (1, -1) if board.turn == chess.WHITE else (-1, 1)
    balances = [material(board)]
    for node in main:
        board.push(node.move)
        balances.append(material(board))
    ends = [min(at + plies, len(main)) for at in range(len(main))]
    is_mate = board.is_checkmate()

    def is_won(at: int) -> bool:
        if is_mate and ends[at] == len(main):
            return (len(main) - at) % 2 == 1  # the side that also moves last
        return (balances[ends[at]] - balances[at]) * signs[at % 2] > 0

    starts = {at: max(at - 1, 0) for at in range(len(main)) if is_won(at)}
    fens = _fens(board, set(starts.values()))
    for at, start in starts.items():
        nodes = main[start : ends[at]]
        moves = tuple(node.move.uci() for node in nodes)
        line = MoveLine(f"{number}:{ply + at}", fens[start], moves, start < at, place=place)
        yield GameLine(line, nodes, is_cut=True)


def _fens(board: chess.Board, wanted: set[int]) -> dict[int, str]:
    """The positions after so many of the board's moves. The board goes back to its start."""
    found = {}
    while board.move_stack:
        board.pop()
        if (at := len(board.move_stack)) in wanted:
            found[at] = fen_of(board)
    return found


def _variations(
    nodes: tuple[chess.pgn.ChildNode, ...],
    boards: tuple[chess.Board, chess.Board],
    name: str,
    place: str,
) -> Iterator[GameLine]:
    """The lines that branch off from one, and those that branch off from these.

    The boards are those before the first of the nodes, and a half move earlier. They go along: to
    play up to each branch from the start of the game takes long where there are many late ones.
    """
    earlier, board = boards
    for node in nodes:
        for number, branch in enumerate(node.parent.variations[1:], 1):
            moves = (branch, *branch.mainline())
            own = f"{name}:{board.ply() + 1}/{number}"
            yield _game_line(moves, own, place, earlier)
            yield from _variations(moves[1:], (board, after_move(board, branch.move)), own, place)
        earlier, board = board, after_move(board, node.move)


def _game_line(
    nodes: tuple[chess.pgn.ChildNode, ...],
    name: str,
    place: str,
    board: chess.Board | None = None,
) -> GameLine:
    """The line of moves that follow each other, and the move before them, if there is one.

    The board, where it is known, is that before the first of all these.
    """
    before = nodes[0].parent
    after_a_move = isinstance(before, chess.pgn.ChildNode)
    if isinstance(before, chess.pgn.ChildNode):
        nodes = (before, *nodes)
    nodes = nodes[:LONGEST]
    moves = tuple(node.move.uci() for node in nodes)
    fen = fen_of(board or nodes[0].parent.board())
    return GameLine(MoveLine(name, fen, moves, after_a_move, place=place), nodes)
