"""Solutions in words, as problemists write them: S is the knight, ! marks a key, ? a try."""

from collections.abc import Iterable, Iterator, Sequence

import chess

from clausewitz.mates.solution_tree import Attack, Defence, Line, Solution
from clausewitz.position.board import after_move

_INDENT = "   "


def solution_text(solution: Solution) -> str:
    """The whole solution, phase by phase."""
    return "\n".join(_text_lines(solution))


def move_text(board: chess.Board, move: chess.Move, goal: str = "#") -> str:
    """A move in short algebraic notation, with S for the knight; a stalemate is marked with =."""
    text = board.san(move).replace("N", "S")
    if goal == "=" and after_move(board, move).is_stalemate():
        return f"{text}="
    return text


def verdict_text(solution: Solution) -> str:
    """Whether it is solved, and whether it should be so."""
    match solution.soundness:
        case "unknown":
            return "unknown: the time was not enough"
        case "no solution":
            return "no solution"
        case "sound" | "short solution" if solution.stipulation.is_help:
            number = len(solution.lines)
            short = f", {len(solution.short_lines)} too short" if solution.short_lines else ""
            return f"{number or 'no'} solution{'s' * (number != 1)}{short}"
        case "cooked":
            return f"cooked: {len(solution.keys)} keys"
        case "short solution":
            return "unsound: there is a shorter solution"
    return "sound: one key"


def _text_lines(solution: Solution) -> Iterator[str]:
    board = solution.board
    pieces = "+".join(
        str(chess.popcount(board.occupied_co[side])) for side in (chess.WHITE, chess.BLACK)
    )
    yield f"{solution.stipulation} ({pieces}) {verdict_text(solution)}"
    writer = _Writer(solution)
    if solution.set_play or solution.set_lines:
        yield "set play"
    for line in solution.set_lines:
        yield writer.help_line(line, after_first=True)
    yield from writer.defences(turned(board), solution.set_play, 1, 1)
    if solution.lines:
        yield "solutions" if len(solution.lines) > 1 else "solution"
    for line in solution.lines:
        yield writer.help_line(line, after_first=False)
    if solution.short_lines:
        yield "too short"
    for line in solution.short_lines:
        yield writer.help_line(line, after_first=False)
    for attack in solution.tries:
        yield from writer.phase(attack, "?")
    for attack in solution.keys:
        yield from writer.phase(attack, "!")
    for before, answers in solution.duals():
        yield writer.dual(before, answers)


def turned(board: chess.Board) -> chess.Board:
    """The board with the other side to move."""
    board = board.copy(stack=False)
    board.turn, board.ep_square = not board.turn, None
    return board


class _Writer:
    """Trees and lines of one problem as text."""

    def __init__(self, solution: Solution) -> None:
        self._board, self._stipulation = solution.board, solution.stipulation

    def phase(self, attack: Attack, mark: str) -> Iterator[str]:
        """A key or a try with what follows."""
        yield f"1.{self._attack(self._board, attack, 1, mark)}"
        after = after_move(self._board, attack.move)
        yield from self.defences(after, attack.defences, 1, 1)
        if attack.refutations:
            replies = ", ".join(f"{self._move(after, move)}!" for move in attack.refutations)
            yield f"{_INDENT}but 1...{replies}"

    def defences(
        self, board: chess.Board, defences: Iterable[Defence], number: int, depth: int
    ) -> Iterator[str]:
        """Replies, those that are met in the same way on one line, and deeper play below."""
        groups: dict[tuple[str, tuple[Attack, ...]], list[Defence]] = {}
        for defence in defences:
            answers = self._answers(after_move(board, defence.move), defence, number + 1)
            groups.setdefault((answers, defence.answers), []).append(defence)
        for (answers, _), group in groups.items():
            replies = ", ".join(self._move(board, defence.move) for defence in group)
            begin = f"{_INDENT * depth}{number}...{replies}"
            after = after_move(board, group[0].move)
            if not any(answer.defences for answer in group[0].answers):
                yield begin + answers
                continue
            for answer in group[0].answers:
                yield f"{begin} {number + 1}.{self._attack(after, answer, number + 1, '')}"
                last = after_move(after, answer.move)
                yield from self.defences(last, answer.defences, number + 1, depth + 1)

    def dual(self, before: Sequence[chess.Move], answers: Sequence[Attack]) -> str:
        """A choice that the solver should not have, and the moves before it."""
        board, words = self._board, []
        for ply, move in enumerate(before):
            number = f"{ply // 2 + 1}." if ply % 2 == 0 else ""
            words.append(number + self._move(board, move))
            board = after_move(board, move)
        choices = ", ".join(self._move(board, answer.move) for answer in answers)
        return f"dual after {' '.join(words)}: {choices}"

    def help_line(self, line: Line, *, after_first: bool) -> str:
        """A line of help or of a series; in set play without its first ply."""
        begin = 1 if after_first or self._stipulation.half else 0
        board, words = self._board.copy(stack=False), []
        first = not board.turn if after_first else board.turn
        for ply, move in enumerate(line.moves):
            series = self._stipulation.is_series
            side = self._stipulation.side(ply + line.skipped * series, first)
            if side != board.turn:
                board = turned(board)
            words.append(self._number(ply, begin, line.skipped) + self._move(board, move))
            board.push(move)
        if line.forced:
            words.append(", ".join(self._move(board, reply.move) for reply in line.forced))
        return _INDENT + " ".join(words)

    def _number(self, ply: int, begin: int, skipped: int) -> str:
        """What stands before a ply of a line whose first is, or is not, the first of a move."""
        if self._stipulation.is_series:
            return f"{ply + 1}." if ply + skipped < self._stipulation.moves else ""
        if ply == 0 and begin:
            return "1..."
        return f"{(ply + begin) // 2 + 1}." if (ply + begin) % 2 == 0 else ""

    def _answers(self, board: chess.Board, defence: Defence, number: int) -> str:
        texts = [f" {number}.{self._attack(board, each, number, '')}" for each in defence.answers]
        return ",".join(texts)

    def _attack(self, board: chess.Board, attack: Attack, number: int, mark: str) -> str:
        text = f"{self._move(board, attack.move)}{mark}"
        if attack.threats:
            passed = turned(after_move(board, attack.move))
            threats = ", ".join(self._move(passed, threat.move) for threat in attack.threats)
            return f"{text} ({number + 1}.{threats})"
        return f"{text} zugzwang" if attack.is_zugzwang else text

    def _move(self, board: chess.Board, move: chess.Move) -> str:
        return move_text(board, move, self._stipulation.goal)
