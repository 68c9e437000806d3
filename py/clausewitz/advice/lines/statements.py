"""Statements about lines of play, as terms for the grammar of logic/english, which has the words.

line(12, white, ['Nd5+', 'Kf7', 'Nxc7'])        moves, from the move number and side they start
gain([rook], [pawn])                            what a line wins, and what it gives for it
"""

from collections.abc import Iterable, Sequence

import chess

from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.line_ends import SettledPart, first_gain, gain, settled_part
from clausewitz.clauses import Text
from clausewitz.position.board import SIDES, after_move, after_moves, material
from clausewitz.wording import written_move

NOTHING = "gain([], [])"
_LONGER = 15  # half moves in which a greater gain is looked for, or how much of it stays won
_FAR_MORE = 2  # pawns by which it has to be greater
_WORTH_A_THREAT = 3  # pawns
_AHEAD = 100  # hundredths of a pawn
_LEVEL = 60  # hundredths of a pawn: nobody is ahead
_MORE = 250  # hundredths of a pawn: an attack, a pawn that cannot be stopped, a piece that falls
_GLIMPSE = 5  # half moves that give an idea of what is to come
_MORE_THAN_PAWNS = 80  # hundredths, where one pawn or two are all that is named

_Piece = tuple[chess.PieceType, bool]  # and whether a pawn has become it


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
    return f"line({number}, {side}, {_list(written)})"


def outcome_term(board: chess.Board, line: JudgedLine, *, named: bool = False) -> str:
    """What a line comes to: mate, or what is won and lost in it. It, or its first move by name."""
    part, result = explained_part(board, line).moves, result_term(board, line)
    if result.startswith("and_more("):
        part = line.moves[: max(len(part), _GLIMPSE)]
    subject = move_term(board, line.move) if named else "it"
    return f"outcome({subject}, {result}, {line_term(board, part)})"


def outcome_after(board: chess.Board, line: JudgedLine, sentence: str = "") -> str:
    """The same behind a sentence: "it" is the move only where the sentence is about that."""
    is_it = bool(sentence) and sentence.startswith((written_move(board, line.move), "It "))
    return outcome_term(board, line, named=not is_it)


def result_term(board: chess.Board, line: JudgedLine) -> str:
    """mate(Moves), mated(Moves), or what the part of the line wins that matters: gain(Won, Lost),
    at_least(gain(Won, Lost)), and_more(gain(Won, Lost)) where that is the least of it, or
    saving(gain(Won, Lost)) where it makes up for what was lost."""
    if line.mate is not None:
        return f"mate({line.mate})" if line.mate > 0 else f"mated({-line.mate})"
    part = explained_part(board, line)
    if not part.wins:
        return NOTHING
    term = gain_term(board, part.moves)
    if term == NOTHING:  # the line may end in mate though the search is not sure of it
        return NOTHING
    if _restores_balance(board, line, part.moves):
        return f"saving({term})"
    surplus, is_ahead = _surplus(board, line, part.moves), line.score >= _AHEAD
    is_small = gain(board, part.moves) <= _FAR_MORE and is_ahead
    if surplus < _MORE:
        return f"at_least({term})" if is_small and surplus >= _MORE_THAN_PAWNS else term
    if is_small:
        return f"and_more({term})"
    # Far behind before and not ahead after: the game is saved, and what was taken is no matter.
    return f"at_least({term})" if is_ahead else NOTHING


def _restores_balance(board: chess.Board, line: JudgedLine, moves: Sequence[chess.Move]) -> bool:
    """Whether a side that was behind is level after these moves, in material and by the search."""
    was_behind = material(board, board.turn) <= -_FAR_MORE
    end = after_moves(board, moves)
    return was_behind and abs(line.score) < _LEVEL and abs(material(end, board.turn)) <= 1


def threat_term(board: chess.Board, line: JudgedLine) -> str:
    """mate(Moves), or what is won first: all of what a side wins that may move twice says less."""
    if line.mate is not None:
        return result_term(board, line)
    part = first_gain(board, line.moves, _WORTH_A_THREAT) or first_gain(board, line.moves, 1)
    return gain_term(board, part) if part else NOTHING


def explained_part(board: chess.Board, line: JudgedLine) -> SettledPart:
    """The part of a line that is explained: a longer one where the first gain is the least of it,
    or where the search sees that much of it is lost again."""
    part = settled_part(board, line.moves)
    if line.mate is not None:
        return part
    surplus = _surplus(board, line, part.moves)
    if surplus <= -_MORE:
        return settled_part(board, line.moves, settling=_LONGER)
    longer = settled_part(board, line.moves, _LONGER) if surplus >= _MORE else part
    return longer if gain(board, longer.moves) >= gain(board, part.moves) + _FAR_MORE else part


def _surplus(board: chess.Board, line: JudgedLine, moves: Sequence[chess.Move]) -> int:
    """How much more the search sees in the line than the material left after these moves."""
    return line.score - 100 * material(after_moves(board, moves), board.turn)


def answer_term(board: chess.Board, line: JudgedLine) -> str:
    """The same of the answer to the first move of a line, for the side that gives it.

    What the first move has taken counts as lost: to take back wins nothing.
    """
    if line.mate is not None:
        # The answer to the first of so many moves is the same number of moves from mate, or one
        # less where it is the first move that was to mate.
        return f"mate({-line.mate})" if line.mate < 0 else f"mated({line.mate - 1})"
    part = settled_part(after_move(board, line.move), line.moves[1:])
    if not part.wins:
        return NOTHING
    return gain_term(board, (line.move, *part.moves), not board.turn)


def gain_term(
    board: chess.Board, moves: Sequence[chess.Move], side: chess.Color | None = None
) -> str:
    """What a side, or else the one to move, takes and loses; what a pawn becomes is new(Piece)."""
    board = board.copy(stack=False)
    side = board.turn if side is None else side
    gains: dict[bool, list[_Piece]] = {True: [], False: []}
    became: dict[chess.Square, chess.PieceType] = {}  # where pawns have become pieces
    for move in moves:
        own, others = gains[board.turn == side], gains[board.turn != side]
        if new := became.pop(move.to_square, None):
            others.remove((new, True))
            own.append((chess.PAWN, False))
        elif board.is_capture(move):
            own.append((board.piece_type_at(move.to_square) or chess.PAWN, False))
        if kind := move.promotion or became.pop(move.from_square, None):
            became[move.to_square] = kind
        if move.promotion:
            own.append((move.promotion, True))
        board.push(move)
    won, lost = _uneven(gains[True], gains[False])
    return f"gain({_pieces(won)}, {_pieces(lost)})"


def score_term(line: JudgedLine, side: chess.Color) -> str:
    """score(Side, Hundredths) or mate_score(Side, Moves): what a line is worth to its mover."""
    if line.mate is None:
        return f"score({SIDES[side]}, {line.score})"
    return f"mate_score({SIDES[side]}, {line.mate})"


def _uneven(won: Sequence[_Piece], lost: Sequence[_Piece]) -> tuple[list[_Piece], list[_Piece]]:
    """What was not simply exchanged. Where a new piece makes up for a lost one, a pawn was lost."""
    won, lost = list(won), list(lost)
    for piece in list(won):
        if piece in lost:
            won.remove(piece)
            lost.remove(piece)
    for here, there in ((won, lost), (lost, won)):
        for kind, is_new in list(here):
            if is_new and (kind, False) in there:
                here.remove((kind, True))
                there[there.index((kind, False))] = (chess.PAWN, False)
    return won, lost


def _pieces(pieces: Iterable[_Piece]) -> str:
    ordered = sorted(pieces, key=lambda piece: (piece[1], -piece[0]))
    names = [(chess.piece_name(kind), is_new) for kind, is_new in ordered]
    return _list(f"new({name})" if is_new else name for name, is_new in names)


def _list(items: Iterable[str]) -> str:
    return f"[{', '.join(items)}]"
