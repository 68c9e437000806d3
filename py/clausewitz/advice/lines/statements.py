"""Statements about lines of play, as terms for the grammar of logic/english, which has the words.

line(12, white, ['Nd5+', 'Kf7', 'Nxc7'])        moves, from the move number and side they start
gain([rook], [pawn])                            what a line wins, and what it gives for it
"""

from collections.abc import Sequence

import chess

from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.judgement import degree, given, holds, judge, move_classes
from clausewitz.clauses import Text
from clausewitz.position.board import SIDES, after_move
from clausewitz.wording import written_move

NOTHING = "gain([],[])"


def move_term(board: chess.Board, move: chess.Move) -> str:
    """A move as it is written now: see wording.writing."""
    return str(Text(written_move(board, move)))


def line_term(board: chess.Board, moves: Sequence[chess.Move]) -> str:
    """The moves, and where they start."""
    board, written = board.copy(stack=False), []
    number, side = board.fullmove_number, SIDES[board.turn]
    for move in moves:
        written.append(move_term(board, move))
        board.push(move)
    return f"line({number}, {side}, [{', '.join(written)}])"


def result_term(board: chess.Board, line: JudgedLine) -> str:
    """mate(Moves), mated(Moves), or what the part of the line wins that matters: see
    logic/judgement/outcomes.pl."""
    return _text("result", board, line)


def answer_term(board: chess.Board, line: JudgedLine) -> str:
    """What the answer to the first move of a line comes to, for the side that gives it."""
    return _text("answer", board, line)


def mistake_term(
    board: chess.Board,
    played: JudgedLine,
    best: JudgedLine,
    named: str = "",
    is_chance: bool = False,
    is_back: bool = False,
    wins: str = "",
) -> str:
    """A mistake: how bad it is, and what it runs into; if that is little, what it misses.

    Where the answer is a chance that is explained by itself, it wins what is said there. `named` is
    how bad it is, if that is always said, `is_back` is whether the best move merely takes back, and
    `wins` what the best line wins, as in missed_term.
    """
    after = after_move(board, played.move)
    if is_chance:
        answer = _text("brief_result", after, JudgedLine(played.moves[1:], -played.score))
    else:
        answer = brief_answer(board, played)
    if answer.startswith("gain([]") or len(played.moves) < 2:
        return missed_term(board, played, best, named, is_back, wins)
    if not is_back and holds(f"misses_more({result_term(board, best)},{answer})"):
        return missed_term(board, played, best, named, wins=wins)
    how = named or degree(move_classes(best.score, played.score))
    move = move_term(board, played.move)
    reply = line_term(after, played.moves[1:])
    return f"mistake({how}, {move}, {answer}, {reply}, {score_term(played, board.turn)})"


def missed_term(
    board: chess.Board,
    played: JudgedLine,
    best: JudgedLine,
    named: str = "",
    is_back: bool = False,
    wins: str = "",
) -> str:
    """A chance that went by: what it was, and how the game stands after what was played; before
    that how bad the move is, if that is named. What merely takes back is no chance. `wins` is what
    the best line wins, where its moves alone do not say it."""
    moves = move_term(board, played.move), move_term(board, best.move)
    answer = line_term(after_move(board, played.move), played.moves[1:])
    result = "back" if is_back else wins or brief_term(board, best)
    stands = score_term(played, board.turn)
    if played.mate is not None and played.mate > 1:  # one of the moves to mate has been made
        stands = f"mate_score({SIDES[board.turn]}, {played.mate - 1})"
    what = result, answer, stands
    return f"missed({', '.join(filter(None, (named, *moves, *what)))})"


def brief_term(board: chess.Board, line: JudgedLine) -> str:
    """What a line comes to, as a comment on its first move says it."""
    return _text("brief_result", board, line)


def brief_answer(board: chess.Board, line: JudgedLine) -> str:
    """What the answer to the first move of a line comes to; what that move takes is held against
    it."""
    return _text("brief_answer", board, line)


def _text(request: str, board: chess.Board, line: JudgedLine) -> str:
    (text,) = judge([f"text({request}({given(board, line)}))"])
    return str(text)


def score_term(line: JudgedLine, side: chess.Color) -> str:
    """score(Side, Hundredths) or mate_score(Side, Moves): what a line is worth to its mover."""
    if line.mate is None:
        return f"score({SIDES[side]}, {line.score})"
    return f"mate_score({SIDES[side]}, {line.mate})"
