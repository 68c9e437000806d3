"""How the game stands, in words: the score of the best line, and whether anything is forced."""

from collections.abc import Sequence

from clausewitz.advice.advised_move import AdvisedMove
from clausewitz.wording import say


def verdict_texts(answers: Sequence[Sequence[AdvisedMove]]) -> list[str]:
    """For the moves advised in each position; nothing where no search has looked."""
    terms = [_term(moves) for moves in answers]
    texts = iter(say([term for term in terms if term]))
    return [next(texts) if term else "" for term in terms]


def _term(moves: Sequence[AdvisedMove]) -> str:
    if not moves or moves[0].line is None:
        return ""
    from clausewitz.advice.lines.statements import score_term

    first = moves[0]
    score = score_term(moves[0].line, first.board.turn)
    is_forced = any(move.forced for move in moves)
    return f"standing({score})" if is_forced else f"no_forced_win({score})"
