"""One game between two players, from an opening to its end, written as PGN."""

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

import chess
import chess.engine
import chess.pgn

from clausewitz.engines.own.search_limit import MATE, Choice, Limit
from clausewitz.play.matches.start_positions import Opening
from clausewitz.play.player import Fault, Player, PlayerFaultError, ResignError
from clausewitz.position.board import SIDES, fen_of, material
from clausewitz.support.escapes import for_tag

DRAW = "1/2-1/2"
WON = {chess.WHITE: "1-0", chess.BLACK: "0-1"}
_MATES = 1000  # moves to a mate are fewer
_CLEARLY = 3  # pawns that decide a game which is stopped
_AGREED = 3  # moves of each player in a row that see the same one winning


class AtEnd(StrEnum):
    """What becomes of a game that has gone on for too long."""

    DRAW = "draw"
    MATERIAL = "material"


@dataclass(frozen=True)
class GameRules:
    """What ends a game besides the rules of chess."""

    max_plies: int = 400
    at_end: AtEnd = AtEnd.DRAW
    resign: int | None = None
    """Hundredths of a pawn: a game is won when both players have seen so much for a while."""


@dataclass(frozen=True)
class GameEnding:
    result: str
    words: str
    termination: str = "normal"
    """As PGN has it."""
    forfeit: chess.Color | None = None
    """Whose fault it was."""


@dataclass
class Effort:
    """What a player spent on its moves."""

    moves: int = 0
    nodes: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, nodes: int | None, seconds: float) -> None:
        self.moves += 1
        self.nodes += nodes or 0
        self.seconds += seconds
        self.longest = max(self.longest, seconds)

    def __add__(self, other: "Effort") -> "Effort":
        return Effort(
            self.moves + other.moves,
            self.nodes + other.nodes,
            self.seconds + other.seconds,
            max(self.longest, other.longest),
        )


@dataclass
class Played:
    game: chess.pgn.Game
    ending: GameEnding
    effort: dict[chess.Color, Effort] = field(default_factory=dict)


@dataclass(frozen=True)
class Side:
    """A player and how much it may think about a move."""

    player: Player
    limit: Limit


def play_game(
    white: Side,
    black: Side,
    opening: Opening | None = None,
    rules: GameRules | None = None,
    headers: Mapping[str, str] | None = None,
) -> Played:
    """Play to the end. A player at fault loses; what it was stands in the game."""
    opening, rules = opening or Opening(), rules or GameRules()
    sides = {chess.WHITE: white, chess.BLACK: black}
    board = opening.board()
    game = chess.pgn.Game.from_board(board)
    node: chess.pgn.GameNode = game.end()
    effort = {colour: Effort() for colour in sides}
    scores = list[int | None]()  # for White
    start = len(board.move_stack)
    ending = _fresh(sides) or ended(board)
    while ending is None:
        colour = board.turn
        try:
            choice = _chosen(sides[colour], board, effort[colour])
        except PlayerFaultError as error:
            ending = forfeited(colour, error)
            break
        except ResignError:
            ending = GameEnding(WON[not colour], f"{SIDES[colour]} resigns")
            break
        node = node.add_variation(choice.move)
        _annotate(node, choice, colour)
        board.push(choice.move)
        scores.append(choice.score if choice.score is None or colour else -choice.score)
        ending = ended(board) or _stopped(board, rules, len(board.move_stack) - start, scores)
    known = {"White": white.player.name, "Black": black.player.name, "Result": ending.result}
    known |= {"Termination": ending.termination, "Ending": ending.words}
    known |= {"Opening": opening.name} if opening.name else {}
    for name, value in (known | dict(headers or {})).items():
        game.headers[name] = for_tag(value)
    return Played(game, ending, effort)


def ended(board: chess.Board) -> GameEnding | None:
    """What the rules of chess say; draws need nobody to claim them."""
    if not any(board.legal_moves):
        if board.is_check():
            return GameEnding(WON[not board.turn], f"{SIDES[not board.turn]} mates")
        return GameEnding(DRAW, "stalemate")
    if board.is_insufficient_material():
        return GameEnding(DRAW, "insufficient material")
    if board.halfmove_clock >= 100:
        return GameEnding(DRAW, "fifty moves")
    if board.is_repetition(3):
        return GameEnding(DRAW, "threefold repetition")
    return None


def _fresh(sides: Mapping[chess.Color, Side]) -> GameEnding | None:
    for colour, side in sides.items():
        try:
            side.player.new_game()
        except PlayerFaultError as error:
            return forfeited(colour, error)
    return None


def _chosen(side: Side, board: chess.Board, effort: Effort) -> Choice:
    """The player's move, which is legal. The board is a copy: players are not trusted with ours."""
    began = time.perf_counter()
    choice = side.player.choose(board.copy(), side.limit)
    effort.add(choice.nodes, time.perf_counter() - began)
    if not board.is_legal(choice.move):
        raise PlayerFaultError(Fault.ILLEGAL, f"illegal move {choice.move} in {fen_of(board)}")
    return choice


def forfeited(colour: chess.Color, error: PlayerFaultError) -> GameEnding:
    return GameEnding(WON[not colour], f"{SIDES[colour]} forfeits: {error}", error.kind, colour)


def _stopped(
    board: chess.Board, rules: GameRules, plies: int, scores: list[int | None]
) -> GameEnding | None:
    """What is decided where the rules of chess leave a game open."""
    winner = None if rules.resign is None else _agreed(scores[-2 * _AGREED :], rules.resign)
    if winner is not None:
        return GameEnding(WON[winner], f"{SIDES[winner]} wins: both see it", "adjudication")
    if plies < rules.max_plies:
        return None
    words, ahead = f"stopped after {plies} plies", material(board)
    if rules.at_end is AtEnd.MATERIAL and abs(ahead) >= _CLEARLY:
        return GameEnding(WON[ahead > 0], f"{words}, {ahead:+} pawns", "adjudication")
    return GameEnding(DRAW, words, "adjudication")


def _agreed(scores: list[int | None], enough: int) -> chess.Color | None:
    known = [score for score in scores if score is not None]
    if len(known) < 2 * _AGREED:
        return None
    if min(known) >= enough:
        return chess.WHITE
    return chess.BLACK if max(known) <= -enough else None


def _annotate(node: chess.pgn.ChildNode, choice: Choice, colour: chess.Color) -> None:
    node.comment = choice.reason.replace("{", "(").replace("}", ")")
    if choice.score is not None:
        node.set_eval(chess.engine.PovScore(_as_score(choice.score), colour), choice.depth)


def _as_score(score: int) -> chess.engine.Score:
    """Mates as such, which for PGN are not hundredths of pawns."""
    if abs(score) <= MATE - _MATES:
        return chess.engine.Cp(score)
    return chess.engine.Mate(MATE - score if score > 0 else -MATE - score)
