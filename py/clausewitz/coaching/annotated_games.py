"""Games with what was judged written into them: evaluations, signs, words, arrows, better lines."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import chess
import chess.engine
import chess.pgn
import chess.svg

from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.judgement import degree
from clausewitz.advice.lines.statements import brief_answer, missed_term, mistake_term
from clausewitz.coaching.chances import ExplainedChance
from clausewitz.coaching.judged_moves import JudgedGame, JudgedMove
from clausewitz.coaching.judges import turned
from clausewitz.coaching.line_worth import is_tactic, leads_far, takes_back, wins
from clausewitz.engines.own.searcher import mate_distance
from clausewitz.games.pgn import add_line
from clausewitz.position.board import after_move
from clausewitz.position.drawing.board_results import BoardResult
from clausewitz.support.escapes import for_comment
from clausewitz.wording import say

_BAD = {
    "terrible": chess.pgn.NAG_BLUNDER,
    "bad": chess.pgn.NAG_MISTAKE,
    "slight": chess.pgn.NAG_DUBIOUS_MOVE,
}
_JUDGING = frozenset(range(chess.pgn.NAG_GOOD_MOVE, chess.pgn.NAG_DUBIOUS_MOVE + 1))
_PLAIN = frozenset(("hanging_piece", "material", "advanced_pawn", "clearance"))
"""Tactics that need no exclamation mark."""
_NOTHING = "gain([],[])"
_LONGEST = 9  # half moves of a better line
_FOUND, _DANGER = "green", "red"


@dataclass(frozen=True, slots=True)
class ReadyGame:
    """A game, what was judged of it, and the chances in it by the number of their move."""

    game: chess.pgn.Game
    judged: JudgedGame
    chances: Mapping[int, ExplainedChance]


@dataclass(frozen=True, slots=True)
class AnnotatedGame(BoardResult):
    """A game with evaluations, signs, words and better lines written into it."""

    game: chess.pgn.Game
    chances: tuple[ExplainedChance, ...]
    """The tactics that were to be had, in the order of the game."""

    @property
    def pgn(self) -> str:
        return str(self.game)

    @property
    def text(self) -> str:
        """A sentence for each tactic."""
        return "\n".join(chance.why for chance in self.chances)

    def _drawn(self) -> tuple[chess.Board, list[chess.Move], tuple[str, ...]]:
        """The first tactic; without any, the position at the end."""
        if not self.chances:
            return self.game.end().board(), [], ()
        first = self.chances[0]
        return first.board, [first.moves[0]], first.squares

    def as_dict(self) -> dict[str, Any]:
        chances = [chance.as_dict() for chance in self.chances]
        return {"headers": dict(self.game.headers), "chances": chances, "pgn": self.pgn}


def annotate(games: Sequence[ReadyGame], full: bool = False) -> None:
    """Write into the games; all sentences are made at once. What stands there already stays.

    A move gets one sentence, or all that is known of a tactic.
    """
    terms = [(game, at, term) for game in games for at, term in _terms(game)]
    said = say([term for _, _, term in terms])
    words: dict[tuple[int, int], list[str]] = {}
    for (game, at, _), text in zip(terms, said, strict=True):
        words.setdefault((id(game), at), []).append(text)
    for game in games:
        for at, node in enumerate(game.game.mainline()):
            _annotate_move(game, at, node, words.get((id(game), at), []), full)


def _terms(game: ReadyGame) -> Iterator[tuple[int, str]]:
    """What the grammar is to say of the bad moves of a game, each with the number of its move."""
    for at, move in enumerate(game.judged.moves):
        chance = game.chances.get(at)
        how = degree(move.classes)
        is_failure = chance is not None and (chance.missed or chance.overlooked)
        if not is_failure and not move.is_mistake:
            continue
        gain = _gain(game, at)
        if is_failure and _misses_much(move):
            yield at, missed_term(move.board, move.played, move.best, how, wins=gain)
        else:
            answer, line = game.judged.answer_to(at), move.played
            named = _names_next(game, at)
            if named:  # both moves are then explained by one line
                line = JudgedLine((move.move, *answer.moves), turned(answer.score))
            named = named and not _is_held(move, answer)
            is_back = takes_back(move.board, move.best.move) and not wins(move.board, move.best)
            yield at, mistake_term(move.board, line, move.best, how, named, is_back, gain)


def _misses_much(move: JudgedMove) -> bool:
    """Whether what was missed is to be said; else it is what the move runs into, as a mate is."""
    is_mated, mates = (move.played.mate or 0) < 0, (move.best.mate or 0) > 0
    if is_mated and not mates:
        return False
    return leads_far(move.best) and not takes_back(move.board, move.best.move)


def _names_next(game: ReadyGame, at: int) -> bool:
    """Whether the move is blamed for the chance that comes next, and that is named."""
    if at < 0 or not game.judged.moves[at].is_blamed or not _gives_chance(game, at):
        return False
    return game.chances[at + 1].line[0] == game.judged.answer_to(at).move.uci()


def _is_held(move: JudgedMove, answer: JudgedLine) -> bool:
    """Whether what the move takes is held against the answer: not if it takes back, and that is
    the end of the exchange."""
    is_over = takes_back(move.board, move.move) and answer.move.to_square != move.move.to_square
    return move.board.is_capture(move.move) and not is_over


def _gain(game: ReadyGame, at: int) -> str:
    """What the best line wins, if that is not said by the line alone: nothing, if it is no tactic,
    and less, if the comment on the move before has held against it what that took."""
    best, board = game.judged.moves[at].best, game.judged.moves[at].board
    if not is_tactic(board, best):
        return _NOTHING
    before = game.judged.moves[at - 1] if at else None
    if before is None or not before.is_blamed or not _is_held(before, best):
        return ""
    line = JudgedLine((before.move, *best.moves), turned(best.score))
    result = brief_answer(before.board, line)
    return "" if result.startswith("gain([]") else result


def _gives_chance(game: ReadyGame, at: int) -> bool:
    return at + 1 in game.chances and game.chances[at + 1].given


def _annotate_move(
    game: ReadyGame, at: int, node: chess.pgn.ChildNode, words: Sequence[str], full: bool
) -> None:
    move, chance = game.judged.moves[at], game.chances.get(at)
    is_blamed = bool(words)
    if is_blamed:
        _sign(node, _BAD[degree(move.classes)])
    elif chance is not None and _is_praised(game, at, chance) and not _is_echo(game, at):
        words = [chance.why if full and not _is_late(chance) else chance.main]
        _draw(node, move.move, _squares(chance), _FOUND)
        if chance.motif not in _PLAIN and not _is_late(chance):
            _sign(node, chess.pgn.NAG_GOOD_MOVE)
    if is_blamed and _gives_chance(game, at):  # an arrow without a word would be a riddle
        _draw(node, game.judged.answer_to(at).move, (), _DANGER)
    _say(node, words)
    _evaluate(node, move)
    if is_blamed:
        _better(node, move, chance, full)


def _is_praised(game: ReadyGame, at: int, chance: ExplainedChance) -> bool:
    """Whether a tactic was played and none is better by much. There is something to be said for
    it, it was not the only legal move, and it does not merely take back, or take what the move
    before was sure to win."""
    move = game.judged.moves[at]
    if not (chance.taken and move.is_nearly_best and chance.main):
        return False
    is_plain = chance.motif in _PLAIN or not chance.shows
    if is_plain and move.best.mate is None:
        line = game.judged.moves[at - 2].played if at > 1 else None
        is_due = line is not None and line.moves[2:][:1] == (move.move,)
        if is_due or takes_back(move.board, move.move):
            return False
    return move.board.legal_moves.count() > 1


def _is_echo(game: ReadyGame, at: int) -> bool:
    """Whether the comment on the move before says all that there is to say of this one."""
    chance = game.chances[at]
    return chance.motif in _PLAIN and _names_next(game, at - 1)


def _is_late(chance: ExplainedChance) -> bool:
    """Whether its motif comes after the part of the line that is explained."""
    return chance.lit > len(chance.line)


def _squares(chance: ExplainedChance) -> tuple[str, ...]:
    """Those of its motif, if that is said."""
    return () if _is_late(chance) else chance.squares


def _sign(node: chess.pgn.ChildNode, sign: int) -> None:
    """A sign, where nobody has put one."""
    if not node.nags & _JUDGING:
        node.nags.add(sign)


def _evaluate(node: chess.pgn.ChildNode, move: JudgedMove) -> None:
    """The evaluation after the move, if there is none and the game goes on."""
    if node.eval() is not None or not any(after_move(move.board, move.move).legal_moves):
        return
    mate = mate_distance(move.value)
    score: chess.engine.Score = chess.engine.Cp(move.value)
    if mate is not None:
        # The move has been made: whoever mates needs one move less.
        score = chess.engine.Mate(mate - 1 if mate > 0 else mate)
    node.set_eval(chess.engine.PovScore(score, move.board.turn))


def _better(
    node: chess.pgn.ChildNode, move: JudgedMove, chance: ExplainedChance | None, full: bool
) -> None:
    """The better line as a variation; of a tactic, with its reason. What it wins is said beside the
    move that was played, so that is no reason by itself."""
    if move.best.move == move.move:
        return
    line = move.best.moves if chance is None else chance.moves
    first = add_line(node.parent, line[:_LONGEST])
    assert first is not None
    if chance is not None:
        _draw(first, line[0], _squares(chance), _FOUND)
        if chance.shows or (full and chance.main and not _is_late(chance)):
            _say(first, [chance.why if full else chance.main])


def _say(node: chess.pgn.ChildNode, texts: Sequence[str]) -> None:
    """Words behind what is said already; what is there word for word is not said again."""
    new = [text for text in map(for_comment, texts) if text not in node.comment]
    node.comment = " ".join(filter(None, [node.comment, *new]))


def _draw(node: chess.pgn.ChildNode, move: chess.Move, squares: Sequence[str], colour: str) -> None:
    """An arrow and squares beside those that are drawn already."""
    drawn = node.arrows()
    places = {(arrow.tail, arrow.head) for arrow in drawn}
    known = [chess.parse_square(name) for name in squares if name in chess.SQUARE_NAMES]
    wanted = [(move.from_square, move.to_square), *zip(known, known, strict=True)]
    new = [chess.svg.Arrow(*ends, color=colour) for ends in wanted if ends not in places]
    if new:
        node.set_arrows([*drawn, *new])
