"""The chances of a player as cards of the page, each a board to solve with its story."""

import chess

from clausewitz.advice.lines.judgement import move_classes
from clausewitz.coaching.chances import ExplainedChance
from clausewitz.coaching.game_records import GameRecord
from clausewitz.coaching.page.coach_boards import board_svg
from clausewitz.coaching.page.game_links import game_link, names_moves, site_name
from clausewitz.coaching.page.solving_data import Placed, numbered, player_worth
from clausewitz.position.board import COLOURS
from clausewitz.support.escapes import for_line, for_markup

MOVE_FORM = (
    '<form class="try"><label>Your move <input name="move" autocomplete="off" '
    'autocapitalize="off" spellcheck="false" size="7" placeholder="Nf3"></label> '
    '<button class="button">Check</button></form>'
)
"""Where a move is typed."""
_DASH = "\N{EN DASH}"
KINDS = ("missed", "overlooked", "allowed", "found")
"""What a player did of chances, in the order in which they are solved."""


def puzzle_card(number: int, placed: Placed, motif: str) -> str:
    """The board, what happened in the game, and the solution on request."""
    game, chance, kind = placed
    picture = static_board(placed)
    mover = chance.side.capitalize()
    return (
        f'<article class="puzzle" id="board-{number}" data-key="{for_markup(placed.key)}" '
        f'data-number="{number - 1}" data-kind="{kind}" data-motif="{for_markup(motif)}" '
        f'tabindex="-1" aria-labelledby="task-{number}">'
        f'<div class="picture">{picture}</div><div class="side">'
        f'<p class="about">{kind_badge(kind)} {source(game, chance)}</p>'
        f'<h3 id="task-{number}">{mover} to play</h3><p class="story">{_story(placed)}</p>'
        f"{_solution(placed, motif)}</div></article>"
    )


def kind_badge(kind: str) -> str:
    return f'<span class="kind {kind}">{kind.capitalize()}</span>'


def static_board(placed: Placed) -> str:
    """The board as the player saw it; the answer is drawn, but hidden."""
    game, chance, _ = placed
    last = chess.Move.from_uci(chance.before) if chance.before else None
    lit = chance.squares if chance.lit == 1 else ()  # others are meant later in the line
    return board_svg(chance.board, COLOURS[game.side], last, chance.moves[0], lit)


def source(game: GameRecord, chance: ExplainedChance) -> str:
    """Against whom, when, and where to see it."""
    date = game.tags.get("Date", "").replace("?", "").strip(".")
    words = ", ".join(filter(None, (f"against {for_line(game.opponent)}", date)))
    found = game_link(game, for_markup(words))
    if names_moves(game):
        found += f" · {game_link(game, f'this move at {for_markup(site_name(game))}', chance.ply)}"
    return f'<span class="source">{found}</span>'


def _story(placed: Placed) -> str:
    """What happened, as far as it does not give the solution away; values are the player's."""
    _, chance, kind = placed
    best, was = player_worth(placed, chance.score), player_worth(placed, chance.value)
    if kind == "found":
        return f"You found the move in the game ({best}). Find it again."
    if kind == "allowed":
        return _allowed_story(placed, best, was)
    played = f"You played <b>{for_markup(_played(chance))}</b>"
    if kind == "overlooked":
        # The same may have been missed a move ago, or several moves would have done it.
        is_harmless = "bad" not in move_classes(chance.score, chance.value)
        how = ", which changed little" if is_harmless else ""
        return f"{played} ({was}){how}. There was better: {best}."
    return f"{played} ({was}). The best move was worth {best}."


def _allowed_story(placed: Placed, best: str, was: str) -> str:
    chance = placed.chance
    mover = chance.side.capitalize()
    begin = f"Your last move, <b>{for_markup(_last_move(chance))}</b>, allowed a tactic ({best})"
    if not chance.played:
        return f"{begin}; the game ended here. What can {mover} play?"
    found = "played it" if chance.taken else f"did not play it ({was})"
    return f"{begin}; {mover} {found}. What is it?"


def _last_move(chance: ExplainedChance) -> str:
    """The move that led there, of which the board shows the piece and the squares."""
    move, board = chess.Move.from_uci(chance.before), chance.board
    piece = board.piece_type_at(move.to_square)
    letter = "" if move.promotion or not piece else chess.piece_symbol(piece).upper()
    names = (chess.square_name(square) for square in (move.from_square, move.to_square))
    return f"{letter.removeprefix('P')}{_DASH.join(names)}"


def _played(chance: ExplainedChance) -> str:
    return numbered(chance.board, chess.Move.from_uci(chance.played))


def _solution(placed: Placed, motif: str) -> str:
    """The motif and the reason; and the line, where the reason does not name it."""
    chance = placed.chance
    variation = chance.board.variation_san(chance.moves)
    is_named = len(chance.line) == 1 or variation.split()[-1] in chance.why
    moves = "" if is_named else f'<p class="line">{for_markup(variation)}</p>'
    return (
        '<details class="solution"><summary>Solution</summary>'
        f"<p><b>{for_markup(motif)}.</b> {for_markup(chance.why)}</p>{moves}</details>"
    )
