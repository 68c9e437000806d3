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

import chess

from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.judgement import holds, move_classes, score_of
from clausewitz.coaching.judged_moves import Chance, JudgedGame, JudgedMove
from clausewitz.coaching.judges import Care, Judge, ended_score, turned, turned_back
from clausewitz.coaching.line_worth import (
    is_claimed,
    is_clear,
    is_sharp,
    is_tactic,
    leads_far,
    takes_back,
    wins,
)
from clausewitz.position.board import after_move


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
        self._settle_glances()
        for _ in range(2):  # what was made sure of may show that another move is suspicious
            self._look_at_suspects()
            self._make_all_sure()
        found, late, tried = self._chances(range(len(self._moves)), []), [0], set[int]()
        while late:  # a longer look at an answer may show a mistake
            self._make_all_sure()
            failures = (at for at, move in enumerate(self._moves) if move.is_failure)
            late = [at for at in failures if at not in tried]
            found = self._chances(late, found)
            tried.update(late)
        return JudgedGame(self._moves, found + self._chances_at_end())

    def _chances(self, places: Sequence[int], known: Sequence[Chance]) -> list[Chance]:
        """The chances that are known, and those at some places, in the order of the game."""
        found = {chance.at: chance for chance in known}
        for at in places:
            if at not in found:
                before = [chance for _, chance in sorted(found.items()) if chance.at < at]
                chance = self._chance(at, before)
                if chance is not None:
                    found[at] = chance
        return [found[at] for at in sorted(found)]

    def _make_all_sure(self) -> None:
        """From the end to the beginning: what is found later is what earlier moves led to. A look
        at the answer to a move may show that the answer played was a mistake, hence twice."""
        for at in [*reversed(range(len(self._moves)))] * 2:
            self._make_sure(at)

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

    def _settle_glances(self) -> None:
        """Where the best move was played, two glances have seen it: that at the position after it
        counts, and where they are far apart both positions are looked at again."""
        for at in reversed(range(len(self._moves) - 1)):
            move = self._moves[at]
            if _is_refuted(move.best, move):
                self._look(at)
            self._agree(at)

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
            self._agree(at - 1)

    def _look_at(self, at: int, care: Care) -> None:
        """The best line of a position, known as well as that; what was played there follows."""
        if at >= len(self._moves) or self._moves[at].care >= care:
            return
        move = self._moves[at]
        if care is Care.SURE:
            move.answered = self._judge.answer(_alone(move.board))
            move.best, move.care = move.answered.line, care
        else:
            move.best, move.care = self._judge.best(_alone(move.board), care), care
        self._spread(at)

    def _spread(self, at: int) -> None:
        """What is known now of the best move of a position is known of those around it."""
        for place in (self._follow(at), at):
            self._agree(place)

    def _follow(self, at: int) -> int:
        """What a look has found of the best move is known of the position after it, too, where it
        was played and nobody looked there for as long: up to which move."""
        move, rest = self._moves[at], self._moves[at].best.moves[1:]
        if move.move != move.best.move:
            return at
        if at + 1 == len(self._moves):
            self._replay(at, move.best)
            return at
        after = self._moves[at + 1]
        care = min(move.care, Care.RECHECK)  # a chance is named by a look of its own
        line = JudgedLine(rest, turned_back(move.best.score))
        if rest and after.care < care and not _is_refuted(line, after):
            after.best, after.care = line, care
            return self._follow(at + 1)
        return at

    def _agree(self, at: int) -> None:
        """One value for one line: what is known of a position holds for the move that led there,
        and for those before, as long as they see something new in it."""
        at = min(at, len(self._moves) - 2)
        for before in range(at, -1, -1):
            move, after = self._moves[before], self._moves[before + 1]
            line = after.best if after.best.score >= after.value else after.played
            score = move.score
            self._replay(before, JudgedLine((move.move, *line.moves), turned(line.score)))
            if before < at and move.score == score:
                return

    def _replay(self, at: int, line: JudgedLine) -> None:
        """What is known now of a move that was played, and so of the best one if it was that."""
        move = self._moves[at]
        move.value, move.answer = line.score, line.moves[1:]
        if move.move == move.best.move and line.moves:
            move.best = line

    def _make_sure(self, at: int) -> None:
        """Before a move is called a mistake, both moves are looked at for long, or only the one
        that was played, where a look has shown the mistake to be obvious; longer still, where it
        does not give away so much that this is beyond doubt, and for longest in queen endings, or
        where a tactic would be listed that is worth little. What is nearly a mistake at a look may
        be one; what is questionable is for both evaluations to say."""
        move = self._moves[at]
        if at in self._sure:
            return
        self._weigh(at)
        is_doubtful = "doubtful" in move.classes and move.care < Care.CHECK
        if not (move.is_blamed or is_doubtful):
            return
        needs_long = is_sharp(move.board)
        if "obvious" in move.classes and not needs_long and self._is_looked_at(at):
            self._look_at(at + 1, Care.CHECK)
            if "obvious" in move.classes:
                self._sure.add(at)
                return
        if self._stays_blamed(at, (Care.LONG,) if needs_long else (Care.CHECK, Care.RECHECK)):
            self._sure.add(at)

    def _stays_blamed(self, at: int, cares: Sequence[Care]) -> bool:
        """Whether something bad is still said of a move that was compared with the best."""
        move = self._moves[at]
        for care in cares:
            self._compare(at, care)
            is_undecided = "undecided" in move.classes and bool(move.weighed)
            if not (move.is_blamed or is_undecided):
                return False
            if "beyond_doubt" in move.classes:
                return True
            is_slight = move.is_blamed and bool(move.classes & {"unsure", "undecided"})
            if is_slight and self._is_tactic(at):  # it will be listed
                self._compare(at, Care.LONG)
                break
        return move.is_blamed

    def _weigh(self, at: int) -> None:
        """Ask the other evaluation, too, where it is questionable whether a tactic was overlooked:
        what the one sees too much or too little of, the other seldom does."""
        move = self._moves[at]
        if "questionable" not in move.classes or move.care < Care.LOOK:
            return
        if not move.is_blamed and not is_tactic(move.board, move.best):
            return
        for one in (move.best.move, move.move):
            if one not in move.weighed:
                worth = self._judge.weighed(_alone(move.board), one)
                if worth is not None:
                    move.weighed[one] = worth

    def _is_looked_at(self, at: int) -> bool:
        """Whether a position and the one after it were looked at."""
        both = self._moves[at : at + 2]
        return len(both) == 2 and all(move.care >= Care.LOOK for move in both)

    def _compare(self, at: int, care: Care) -> None:
        """The best move and the one that was played, looked at alike; so is the answer that was
        played, where it seems to be the best one."""
        move = self._moves[at]
        self._look_at(at, care)
        if move.move == move.best.move:
            return
        if at + 1 < len(self._moves):
            self._look_at(at + 1, care)
            after = self._moves[at + 1]
            if after.value > after.best.score:
                self._look_at(at + 2, care)
        else:
            self._replay(at, self._judge.line_of(_alone(move.board), move.move, care))
            self._agree(at - 1)
        self._weigh(at)

    def _chance(self, at: int, before: Sequence[Chance]) -> Chance | None:
        move = self._moves[at]
        given = at > 0 and self._moves[at - 1].is_slip
        if not given and not move.is_failure and self._goes_on(at, before):
            return None
        if move.is_great_mistake and not self._is_tactic(at):
            self._look_at(at, Care.RECHECK)  # so much is seldom given away where there is no tactic
        is_won = wins(move.board, move.best)
        if not is_won:
            counts = given and self._is_strong(at)
        else:
            counts = given or (not _again(at, move, before) and self._wins_alone(at))
        if not counts and not (move.is_failure and self._is_tactic(at)):
            return None
        if counts and not move.is_oversight:  # what is overlooked was compared for long already
            self._name(at)
        return Chance(at, move, given, counts) if counts or move.is_failure else None

    def _name(self, at: int) -> None:
        """Make sure of a chance, and read what it shows: of one that was missed, as any answer has
        it; one that was neither found nor missed, of which nothing is said, is merely looked at."""
        move = self._moves[at]
        if move.is_failure:
            self._look_at(at, Care.SURE)
        else:
            self._look_at(at, Care.LOOK if move.is_slip else Care.CHECK)
        if move.answered is None:
            move.answered = self._judge.answer(_alone(move.board), move.best)
            move.best = move.answered.line
            self._spread(at)

    def _is_tactic(self, at: int) -> bool:
        """Whether the best move is one that is listed, if it was much to have and not played."""
        move = self._moves[at]
        return is_tactic(move.board, move.best) or self._lets_win_slip(at)

    def _lets_win_slip(self, at: int) -> bool:
        """Whether a won game is no longer won, though the answer wins nothing: the win was missed,
        whatever it was."""
        move = self._moves[at]
        if not move.is_great_mistake or not holds(f"still_winning({score_of(move.best.score)})"):
            return False
        return not wins(after_move(move.board, move.move), move.best_answer)

    def _chances_at_end(self) -> list[Chance]:
        """What the last move has allowed, where the game broke off: somebody resigned, or had no
        time left."""
        if not self._moves or not self._moves[-1].is_slip or not self._moves[-1].answer:
            return []
        last, board = self._moves[-1], self._end
        best = last.best_answer
        is_blunder = "blunder" in last.classes and not takes_back(board, best.move)
        if not (is_blunder and leads_far(best)) and not wins(board, best):
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
        return "blunder" in self._moves[at - 1].classes or self._stands_out(at, is_clear)

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
        found = self._stands_out(at, is_claimed)
        return found and wins(self._moves[at].board, self._moves[at].best)


def _is_refuted(line: JudgedLine, move: JudgedMove) -> bool:
    """Whether a line begins with the move that was played, and it is known that this is worth far
    more or less."""
    values = line.score, move.value
    return line.move == move.move and "blunder" in move_classes(max(values), min(values))


def _boards(start: chess.Board, moves: Sequence[chess.Move]) -> list[chess.Board]:
    """The positions of a game, each with the one move that led there."""
    found = [start.copy(stack=False)]
    for move in moves:
        found.append(after_move(found[-1], move))
    return found


def _alone(board: chess.Board) -> chess.Board:
    """The position without what was played before: a repetition is no mistake of tactics."""
    return board.copy(stack=False)


def _again(at: int, move: JudgedMove, before: Sequence[Chance]) -> bool:
    """Whether the same was to be had a move ago and was missed, and is missed again."""
    return move.is_mistake and any(
        chance.at == at - 2 and chance.line.move == move.best.move for chance in before[-2:]
    )
