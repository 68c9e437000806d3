"""A game judged move by move: what each move was worth, and which tactics were to be had.

A *chance* is a position in which a tactic is to be had: the best line mates or wins material, and
the opponent's last move was a mistake or the best move is far better than all others. After a
mistake also a move that leads to an advantage, if all others are far worse or it was a blunder.
It is *taken* if the move that was played is nearly as good, *missed* if that was a great mistake,
and neither if it was something between, as a slower way to win is, or if the game was over. A
chance that a move of the opponent has made possible was *allowed* by that move.

What was much to have and made no great difference is *overlooked*: the game stays won or lost, the
same was missed a move ago, or several moves would have done it. It is listed, and counted apart.

All positions are glanced at; those where something seems to happen are looked at for longer, and
once more before a move is called a mistake.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import chess

from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.judgement import claimed, given, holds, move_classes, score_of
from clausewitz.clauses import Text
from clausewitz.coaching.judges import Care, Judge, ended_score, turned, turned_back
from clausewitz.position.board import after_move, fen_of


@dataclass(slots=True)
class JudgedMove:
    """A move of a game. Scores are for the side that made it."""

    board: chess.Board
    """Before the move; it remembers the move that led there, if there is one."""
    move: chess.Move
    """The null move where the game ended."""
    best: JudgedLine
    """The best line there."""
    value: int
    """What the move is worth: hundredths of a pawn, or a mate."""
    answer: tuple[chess.Move, ...] = ()
    """The best line after the move."""
    care: Care = Care.GLANCE

    @property
    def score(self) -> int:
        """What the position is worth, if the best is played."""
        return max(self.best.score, self.value)

    @property
    def classes(self) -> frozenset[str]:
        """What the move is by logic/judgement/mistakes.pl: a slip, a mistake, …"""
        is_best = self.move == self.best.move
        return move_classes(self.best.score, self.value, is_best=is_best)

    @property
    def is_mistake(self) -> bool:
        """Whether it gives away much; a move that still wins easily is none."""
        return "mistake" in self.classes

    @property
    def is_great_mistake(self) -> bool:
        """Whether it gives away so much that nobody would call it a slower way to win."""
        return "great_mistake" in self.classes

    @property
    def is_oversight(self) -> bool:
        """Whether it gives away a mate or a piece, though the game stays won or lost."""
        return "overlooked" in self.classes

    @property
    def is_blamed(self) -> bool:
        """Whether something bad is said of it."""
        return self.is_mistake or self.is_oversight

    @property
    def is_failure(self) -> bool:
        """Whether a tactic was not played that was much to have."""
        return self.is_great_mistake or self.is_oversight

    @property
    def is_nearly_best(self) -> bool:
        """Whether no move is better by much: a slower mate is not as good."""
        return "nearly_best" in self.classes

    @property
    def is_slip(self) -> bool:
        """Whether it gives enough away for the answer to be a chance."""
        return "slip" in self.classes

    @property
    def best_answer(self) -> JudgedLine:
        """The best line after the move, for the side to move then; there may be no move in it."""
        return JudgedLine(self.answer, turned_back(self.value))

    @property
    def played(self) -> JudgedLine:
        """The line that the game took, as it was judged."""
        return JudgedLine((self.move, *self.answer), self.value)


@dataclass(frozen=True, slots=True)
class Chance:
    """A position of a game in which a tactic was to be had."""

    at: int
    """Which move of the game it was, from 0."""
    move: JudgedMove
    given: bool
    """Whether the opponent's last move has made it possible."""
    counts: bool = True
    """Whether it is one that may be found or missed; others are listed if they are overlooked."""

    @property
    def taken(self) -> bool:
        return bool(self.move.move) and not self.move.is_failure and not self.move.is_slip

    @property
    def missed(self) -> bool:
        return self.counts and self.move.is_great_mistake

    @property
    def overlooked(self) -> bool:
        return self.move.is_failure and not self.missed

    @property
    def line(self) -> JudgedLine:
        """The tactic: the best line, or that of another move which was played and is as good."""
        is_other = self.taken and self.move.move != self.move.best.move
        return self.move.played if is_other else self.move.best


@dataclass(slots=True)
class JudgedGame:
    """The moves of a game, and the chances in it; the last may be in the position at its end."""

    moves: list[JudgedMove]
    chances: list[Chance] = field(default_factory=list)

    def answer_to(self, at: int) -> JudgedLine:
        """The best line after a move."""
        if at + 1 < len(self.moves):
            return self.moves[at + 1].best
        return self.moves[at].best_answer


def judged_game(start: chess.Board, moves: Sequence[chess.Move], judge: Judge) -> JudgedGame:
    """Judge the moves of a game, all of them legal, from a position."""
    judge.begin()
    return _GameJudge(start, moves, judge).judged()


class _GameJudge:
    """The work on one game."""

    def __init__(self, start: chess.Board, moves: Sequence[chess.Move], judge: Judge) -> None:
        self._judge = judge
        boards = _boards(start, moves)
        self._end = boards[-1]
        self._moves = self._glanced_at(boards, moves)
        self._sure = set[int]()
        """Moves that were compared with the best."""

    def judged(self) -> JudgedGame:
        for _ in range(2):  # what was made sure of may show that another move is suspicious
            self._look_at_suspects()
            for at in range(len(self._moves)):
                self._make_sure(at)
        found = JudgedGame(self._moves)
        for at in range(len(self._moves)):
            chance = self._chance(at, found.chances)
            if chance is not None:
                found.chances.append(chance)
        found.chances += self._chances_at_end()
        for at in range(len(self._moves)):  # a longer look at an answer may show a mistake
            self._make_sure(at)
        self._agree(found.chances)
        return found

    def _agree(self, chances: Sequence[Chance]) -> None:
        """One value for one line, whether it is of the best move, or of the answer to a move."""
        for chance in chances:
            if 0 < chance.at < len(self._moves):
                self._replay_before(chance.at)
        for at, move in enumerate(self._moves):
            if move.move == move.best.move:
                self._replay(at, move.best)

    def _glanced_at(
        self, boards: Sequence[chess.Board], moves: Sequence[chess.Move]
    ) -> list[JudgedMove]:
        """From the end to the beginning: so the search remembers what was played later."""
        found: list[JudgedMove] = []
        score, line = ended_score(boards[-1]), tuple[chess.Move, ...]()
        if score is None:
            last = self._judge.best(_alone(boards[-1]), Care.GLANCE)
            score, line = last.score, last.moves
        for board, move in zip(boards[-2::-1], moves[::-1], strict=True):
            best = self._judge.best(_alone(board), Care.GLANCE)
            judged = JudgedMove(board, move, best, turned(score), line)
            found.append(judged)
            score = judged.score
            line = best.moves if best.score >= judged.value else judged.played.moves
        return found[::-1]

    def _look_at_suspects(self) -> None:
        for at in reversed(range(len(self._moves))):  # what is found later explains earlier moves
            if "suspicious" in self._moves[at].classes:
                self._look(at)

    def _look(self, at: int, care: Care = Care.LOOK) -> None:
        """Look longer at a position and at the one after it, if that was not done before."""
        if self._moves[at].care >= care:
            return
        for place in (at + 1, at):
            self._look_at(place, care)
        move = self._moves[at]
        if move.move != move.best.move and at + 1 == len(self._moves):
            self._replay(at, self._judge.line_of(_alone(move.board), move.move, care))

    def _look_at(self, at: int, care: Care) -> None:
        """The best line of a position, known as well as that; what was played there follows."""
        if at >= len(self._moves) or self._moves[at].care >= care:
            return
        move = self._moves[at]
        move.best, move.care = self._judge.best(_alone(move.board), care), care
        if at:
            self._replay_before(at)

    def _replay_before(self, at: int) -> None:
        """What is known now of the move that led to a position."""
        move, before = self._moves[at], self._moves[at - 1]
        line = move.best if move.best.score >= move.value else move.played
        self._replay(at - 1, JudgedLine((before.move, *line.moves), turned(line.score)))

    def _replay(self, at: int, line: JudgedLine) -> None:
        """What is known now of a move that was played."""
        self._moves[at].value, self._moves[at].answer = line.score, line.moves[1:]

    def _make_sure(self, at: int) -> None:
        """Before a move is called a mistake, both moves are looked at for long; longer still, where
        it does not give away so much that this is beyond doubt, and in queen endings."""
        move = self._moves[at]
        if at in self._sure or not move.is_blamed:
            return
        for care in (Care.LONG,) if _is_sharp(move.board) else (Care.CHECK, Care.RECHECK):
            self._compare(at, care)
            if not move.is_blamed:
                return
            if "beyond_doubt" in move.classes:
                break
        self._sure.add(at)

    def _compare(self, at: int, care: Care) -> None:
        """The best move and the one that was played, looked at alike."""
        move = self._moves[at]
        self._look_at(at, care)
        if move.move == move.best.move:
            self._replay(at, move.best)
        else:
            self._replay(at, self._judge.line_of(_alone(move.board), move.move, care))

    def _chance(self, at: int, before: Sequence[Chance]) -> Chance | None:
        move = self._moves[at]
        given = at > 0 and self._moves[at - 1].is_slip
        if not given and not move.is_failure and self._goes_on(at, before):
            return None
        wins = _wins(move.board, move.best)
        if not wins:
            counts = given and self._is_strong(at)
        else:
            counts = given or (not _again(at, move, before) and self._wins_alone(at))
        is_tactic = wins or _forces(move.board, move.best) or self._lets_win_slip(at)
        if not counts and not (move.is_failure and is_tactic):
            return None
        if counts and not move.is_oversight:  # what is overlooked was compared for long already
            self._look_at(at, Care.SURE)
        return Chance(at, move, given, counts) if counts or move.is_failure else None

    def _lets_win_slip(self, at: int) -> bool:
        """Whether a won game is no longer won, though the answer wins nothing: the win was missed,
        whatever it was."""
        move = self._moves[at]
        if not move.is_great_mistake or not holds(f"still_winning({score_of(move.best.score)})"):
            return False
        return not _wins(after_move(move.board, move.move), move.best_answer)

    def _chances_at_end(self) -> list[Chance]:
        """What the last move has allowed, where the game broke off: somebody resigned, or had no
        time left."""
        if not self._moves or not self._moves[-1].is_slip or not self._moves[-1].answer:
            return []
        last, board = self._moves[-1], self._end
        best = last.best_answer
        is_blunder = "blunder" in last.classes and not takes_back(board, best.move)
        if not (is_blunder and leads_far(best)) and not _wins(board, best):
            return []
        at_end = JudgedMove(board, chess.Move.null(), best, best.score)
        return [Chance(len(self._moves), at_end, given=True)]

    def _goes_on(self, at: int, before: Sequence[Chance]) -> bool:
        """Whether the move carries on with a tactic that was begun before."""
        begun = [chance for chance in before[-2:] if chance.taken and (at - chance.at) % 2 == 0]
        return any(
            chance.at == at - 2
            or chance.line.moves[at - chance.at :][:1] == (self._moves[at].move,)
            for chance in begun
        )

    def _is_strong(self, at: int) -> bool:
        """Whether a move that wins no material is one that must be found: it leads to an advantage,
        and the opponent has blundered, or all others are far worse."""
        move = self._moves[at]
        if not leads_far(move.best) or takes_back(move.board, move.best.move):
            return False
        return "blunder" in self._moves[at - 1].classes or self._stands_out(at, _is_clear)

    def _stands_out(self, at: int, by: Callable[[Sequence[JudgedLine]], bool]) -> bool:
        """Whether the best move is far better than all others, at a glance and at a look."""
        move = self._moves[at]
        board = _alone(move.board)
        if board.legal_moves.count() < 2:
            return False
        other = self._judge.best(board, Care.GLANCE, [move.best.move])
        if not by([move.best, other]):
            return False
        self._look_at(at, Care.LOOK)
        other = self._judge.best(board, Care.LOOK, [move.best.move])
        return by([move.best, other])

    def _wins_alone(self, at: int) -> bool:
        """Whether one move alone wins something, also after a longer look."""
        found = self._stands_out(at, _is_claimed)
        return found and _wins(self._moves[at].board, self._moves[at].best)


def _boards(start: chess.Board, moves: Sequence[chess.Move]) -> list[chess.Board]:
    """The positions of a game, each with the one move that led there."""
    found = [start.copy(stack=False)]
    for move in moves:
        found.append(after_move(found[-1], move))
    return found


def _alone(board: chess.Board) -> chess.Board:
    """The position without what was played before: a repetition is no mistake of tactics."""
    return board.copy(stack=False)


def _wins(board: chess.Board, line: JudgedLine) -> bool:
    """Whether a line mates, or wins material that matters and stays won.

    What the opponent's last move has taken counts: to take back wins nothing.
    """
    if not line.moves:
        return False
    before = "none"
    if board.move_stack:
        earlier = board.copy()
        before = given(earlier, JudgedLine((earlier.pop(),), 0))
    return holds(f"wins({given(board, line)},{before})")


def takes_back(board: chess.Board, move: chess.Move) -> bool:
    """Whether a move takes what has just taken something there: nobody has to look for that."""
    if not board.move_stack:
        return False
    before = board.copy()
    last = before.pop()
    return before.is_capture(last) and move.to_square == last.to_square


def _forces(board: chess.Board, line: JudgedLine) -> bool:
    return holds(f"forces({given(board, line)})")


def _is_sharp(board: chess.Board) -> bool:
    return holds(f"is_sharp({Text(fen_of(board))})")


def leads_far(line: JudgedLine) -> bool:
    """Whether a line leads to an advantage."""
    return holds(f"leads_far({score_of(line.score)})")


def _is_claimed(lines: Sequence[JudgedLine]) -> bool:
    return claimed(lines)[0] > 0


def _is_clear(lines: Sequence[JudgedLine]) -> bool:
    return claimed(lines)[1]


def _again(at: int, move: JudgedMove, before: Sequence[Chance]) -> bool:
    """Whether the same was to be had a move ago and was missed, and is missed again."""
    return move.is_mistake and any(
        chance.at == at - 2 and chance.line.move == move.best.move for chance in before[-2:]
    )
