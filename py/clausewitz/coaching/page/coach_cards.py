"""The chances of a player as cards of the page: boards to solve, and boards with the solution."""

from collections.abc import Sequence
from typing import Any

import chess

from clausewitz.coaching.chances import ExplainedChance
from clausewitz.coaching.game_records import GameRecord
from clausewitz.coaching.page.coach_boards import board_svg
from clausewitz.engines.own.searcher import mate_distance
from clausewitz.position.board import COLOURS, is_mate
from clausewitz.support.escapes import for_line, for_markup

Placed = tuple[GameRecord, ExplainedChance]
MOVE_FORM = (
    '<form class="try"><label>Your move <input name="move" autocomplete="off" '
    'autocapitalize="off" spellcheck="false" size="7" placeholder="Nf3"></label> '
    '<button class="button">Check</button></form>'
)
"""Where a move is typed."""


def puzzle_card(number: int, placed: Placed, hints: Sequence[str]) -> str:
    """A missed chance: the move played, hints one by one, the solution on request."""
    game, chance = placed
    board, line = chance.board, chance.moves
    last = chess.Move.from_uci(chance.before) if chance.before else None
    picture = board_svg(board, COLOURS[chance.side], last, line[0], chance.squares)
    key = f"{chance.fen} {chance.line[0]}"  # that progress is saved under
    items = "".join(f"<li hidden>{for_markup(hint)}</li>" for hint in hints)
    return (
        f'<article class="puzzle" id="missed-{number}" data-key="{for_markup(key)}" '
        f'data-number="{number - 1}" tabindex="-1">'
        f"<h3>{number}. {chance.side.capitalize()} to play</h3>{_source(game)}{picture}"
        f"<p>You played <b>{_numbered(board, chance.played)}</b> ({_worth(chance.value)}); "
        f"best was {_worth(chance.score)}.</p>"
        f'{MOVE_FORM}<p class="verdict" role="status"></p>'
        f'<ol class="hints">{items}</ol>'
        '<p class="ask"><button type="button" class="button hint">Hint</button></p>'
        f"{_solution(board, chance, line)}</article>"
    )


def puzzle_data(chance: ExplainedChance) -> dict[str, Any]:
    """What the script of the page knows of a board: the moves that solve it, and all others."""
    board = chance.board
    right = {chance.line[0]}
    if chance.score > 0 and mate_distance(chance.score) == 1:
        right |= {move.uci() for move in board.legal_moves if is_mate(board, move)}
    return {
        "right": sorted(right),
        "played": chance.played,
        "moves": moves_by_words(board),
        "flipped": chance.side == "black",
    }


def explained_card(placed: Placed, motif: str, allowed: bool = False) -> str:
    """A chance that was found, or that the opponent had: the board with its solution."""
    game, chance = placed
    board, line = chance.board, chance.moves
    last = chess.Move.from_uci(chance.before) if chance.before else None
    picture = board_svg(board, COLOURS[game.side], last, line[0], chance.squares)
    missing = "it was not played" if chance.played else "the game was over"
    taken = "" if chance.taken else f"; {missing}"
    allowed_move = f"{_numbered(board, chance.line[0])}{taken}"
    words = allowed_move if allowed else _numbered(board, chance.played)
    return (
        f'<article class="explained"><h3>{for_markup(motif)}: {words}</h3>{_source(game)}'
        f"{picture}<p>{for_markup(chance.why)}</p></article>"
    )


def moves_by_words(board: chess.Board) -> dict[str, str]:
    """The legal moves as the scripts of pages know them: SAN and UCI."""
    return {board.san(move): move.uci() for move in board.legal_moves}


def _numbered(board: chess.Board, uci: str) -> str:
    dots = "." if board.turn == chess.WHITE else "…"
    return for_markup(f"{board.fullmove_number}{dots}{board.san(chess.Move.from_uci(uci))}")


def _source(game: GameRecord) -> str:
    date = game.tags.get("Date", "").replace("?", "").strip(".")
    words = ", ".join(filter(None, (f"against {for_line(game.opponent)}", date)))
    return f'<p class="source">{for_markup(words)}</p>'


def _worth(score: int) -> str:
    mate = mate_distance(score)
    if mate is None:
        return f"{score / 100:+.1f}"
    return f"mate in {mate}" if mate > 0 else f"mated in {-mate}"


def _solution(board: chess.Board, chance: ExplainedChance, line: Sequence[chess.Move]) -> str:
    """The reason; and the line, where the reason does not name it."""
    variation = board.variation_san(line)
    is_named = len(line) == 1 or variation.split()[-1] in chance.why
    moves = "" if is_named else f'<p class="line">{for_markup(variation)}</p>'
    return (
        '<details class="solution"><summary>Solution</summary>'
        f"<p>{for_markup(chance.why)}</p>{moves}</details>"
    )
