"""A move explained: what it does, threatens and runs into, and what happens otherwise."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import chess

from clausewitz.advice.advised_move import Reason
from clausewitz.advice.explanation.side_lines import Role, SideLine
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.judgement import move_classes
from clausewitz.advice.lines.line_reading import DESCRIBES, Motif, PlayedLine, read_lines
from clausewitz.advice.lines.line_search import THOROUGH, LineSearch, LineSource
from clausewitz.advice.lines.passed_moves import dangers, parried, threats
from clausewitz.advice.lines.searched_lines import SearchedLine, searched_line
from clausewitz.advice.methods.by_search import advised_by_lines
from clausewitz.advice.request import AdviceRequest
from clausewitz.position.board import after_move, seen_moves
from clausewitz.support.errors import ClausewitzError

_DEFENCES = 3
_ALTERNATIVES = 3
_TRIED = 8  # tempting moves that are looked at


@dataclass(frozen=True, slots=True)
class Explanation:
    board: chess.Board
    line: JudgedLine
    motifs: tuple[Motif, ...]
    best: JudgedLine
    """The best line of the position, perhaps the one that is explained."""
    rival: JudgedLine | None
    """The best line with another first move."""
    side_lines: tuple[SideLine, ...]
    refutation: tuple[Motif, ...] = ()
    """Of a mistake: the motifs of the answer to it."""
    quiet: tuple[Reason, ...] = ()
    """What speaks for a move that wins nothing by force."""

    @property
    def move(self) -> chess.Move:
        return self.line.move

    @property
    def is_best(self) -> bool:
        return self.line.move == self.best.move

    @property
    def is_mistake(self) -> bool:
        """Whether another move is better by so much that it matters."""
        return "refuted" in move_classes(self.best.score, self.line.score)

    def lines_of(self, role: Role) -> list[SideLine]:
        return [side_line for side_line in self.side_lines if side_line.role is role]


def explain(
    board: chess.Board, move: chess.Move | None = None, search: LineSource | None = None
) -> Explanation:
    """Explain a legal move, or the best one."""
    if not any(board.legal_moves):
        raise ClausewitzError("there is no legal move to explain: the game is over")
    search = search or LineSearch(THOROUGH)
    lines = search.lines(board)
    line = next((line for line in lines if move in (None, line.move)), None)
    if line is None and move is not None:
        line = search.line_of(board, move, search.effort.best)
    assert line is not None
    best = max([*lines, line], key=lambda found: found.score)
    rival = next((found for found in lines if found.move != line.move), None)
    found = Explanation(board, line, (), best, rival, ())
    if found.is_mistake:
        found = _looked_at_again(found, search)
    searched = searched_line(board, found.line, search)
    if not found.is_mistake:
        found = replace(found, line=searched.line)
    danger = dangers(board, search)
    # What a mistake threatens does not matter: it is answered at once.
    own = [] if found.is_mistake else _side_lines(searched, found.best, danger, search)
    found = _read(replace(found, side_lines=(*own, *danger)), searched.played)
    return _with_quiet_reasons(found, lines, search)


def _with_quiet_reasons(
    found: Explanation, lines: Sequence[JudgedLine], search: LineSource
) -> Explanation:
    """Where the best move wins nothing by force: what else speaks for it, as any answer says."""
    if not found.is_best or found.is_mistake:
        return found
    best, *_ = advised_by_lines(found.board, lines, search, AdviceRequest())
    if best.move != found.move or best.forced:
        return found
    motifs = tuple(motif for motif in found.motifs if motif.kind == DESCRIBES)
    return replace(found, motifs=motifs, quiet=best.reasons)


def _side_lines(
    searched: SearchedLine, best: JudgedLine, danger: Sequence[SideLine], search: LineSource
) -> list[SideLine]:
    board, line = searched.board, searched.line
    return [
        *(met for one in danger for met in parried(board, line, one, search)),
        *threats(board, line, search),
        *_defences(searched, search),
        *_alternatives(board, line, best, search),
    ]


def _looked_at_again(found: Explanation, search: LineSource) -> Explanation:
    """The same after a longer look at the move: what seems a mistake may be a sacrifice."""
    line = search.line_of(found.board, found.move, search.effort.before_blaming)
    return replace(found, line=line, best=max(found.best, line, key=lambda each: each.score))


def _read(found: Explanation, played: PlayedLine) -> Explanation:
    """The same with the motifs of its lines, which are looked for all at once."""
    answer = PlayedLine(after_move(found.board, found.move), found.line.moves[1:])
    main = [played, answer]
    answers = [side_line.answer for side_line in found.side_lines]
    motifs = read_all([*main, *answers])
    side_lines = tuple(
        replace(side_line, motifs=tuple(own))
        for side_line, own in zip(found.side_lines, motifs[2:], strict=True)
    )
    refutation = tuple(motifs[1]) if found.is_mistake else ()
    return replace(found, motifs=tuple(motifs[0]), side_lines=side_lines, refutation=refutation)


def read_all(lines: Sequence[PlayedLine]) -> list[list[Motif]]:
    """The motifs of each line; of one without moves, none."""
    found: list[list[Motif]] = [[] for _ in lines]
    played = [number for number, line in enumerate(lines) if line.moves]
    for number, own in zip(played, read_lines([lines[n] for n in played]), strict=True):
        found[number] = own
    return found


def _defences(searched: SearchedLine, search: LineSource) -> list[SideLine]:
    """The replies that hold out best, after the natural one, and how each is answered."""
    after = after_move(searched.board, searched.line.move)
    if not any(after.legal_moves):
        return []
    found = [JudgedLine(reply.moves[1:], -reply.score) for reply in searched.replies]
    for _ in range(min(_DEFENCES, after.legal_moves.count() - len(found))):
        found.append(search.best_line(after, without=[reply.move for reply in found]))
    return [SideLine(Role.DEFENCE, after, reply) for reply in found if len(reply.moves) > 1]


def _alternatives(
    board: chess.Board, line: JudgedLine, best: JudgedLine, search: LineSource
) -> list[SideLine]:
    """Tempting moves that are worse than the best one, the most tempting first."""
    worse = []
    for move in _tempting(board, {line.move, best.move}):
        found = search.line_of(board, move, search.effort.side_line)
        is_worse = "worse" in move_classes(best.score, found.score)
        if is_worse and len(found.moves) > 1:
            worse.append(SideLine(Role.ALTERNATIVE, board, found))
        if len(worse) == _ALTERNATIVES:
            break
    return worse


def _tempting(board: chess.Board, known: set[chess.Move]) -> list[chess.Move]:
    """Checks and captures, those that take most first."""
    moves = [
        move
        for move in seen_moves(board)
        if move not in known and (board.is_capture(move) or board.gives_check(move))
    ]
    return sorted(moves, key=lambda move: -taken(board, move))[:_TRIED]


def taken(board: chess.Board, move: chess.Move) -> int:
    """The piece that a move takes, which is greater the more it is worth; 0 if none."""
    return board.piece_type_at(move.to_square) or int(board.is_capture(move))
