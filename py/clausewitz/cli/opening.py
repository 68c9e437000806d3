"""The opening of a game: its name, the cases nearest to the board, the move they advise."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import chess

from clausewitz.cli import arguments as arg
from clausewitz.cli.positions import answered
from clausewitz.cli.results import print_json
from clausewitz.engines.own.search_limit import Choice
from clausewitz.position.board import fen_of

if TYPE_CHECKING:
    from clausewitz.play.openings.book import OpeningBook
    from clausewitz.play.openings.cases import Case, CaseBase, NamedOpening

_POSITION_HELP = (
    "Position as FEN, or the moves of a game, quoted or not; - reads one FEN per line from "
    "standard input. Default: the start position."
)
_MOVES_HELP = 'Moves played from the position, such as "e4 c5 Nf3".'
_FARTHEST_HELP = "Maximum distance of a case to follow."


def opening(
    position: Annotated[list[str] | None, arg.argument("FEN|MOVES", _POSITION_HELP)] = None,
    moves: Annotated[str, arg.option("MOVES", _MOVES_HELP, shown="none")] = "",
    lines: Annotated[
        list[Path] | None,
        arg.option(
            "FILE",
            "Lines of your own, preferred to the table: PGN or facts (.pl); repeatable.",
        ),
    ] = None,
    farthest: Annotated[int | None, arg.number(_FARTHEST_HELP, shown="any")] = None,
    by_length: Annotated[
        bool, arg.choice("Sort the cases, longest line first.", "--sorted/--unsorted")
    ] = True,
    most: Annotated[int, arg.count("cases to show.", 0)] = 10,
    as_json: arg.Json = False,
) -> None:
    """Name the opening of a game and suggest a move in it.

    The name is that of the last position of the game found in the table of openings. The move comes
    from the cases nearest to the position.
    """
    from clausewitz.games.opening_lines import play_moves
    from clausewitz.play.openings.book import Manner, OpeningBook

    manner = Manner(by_length=by_length, farthest=farthest)
    book = OpeningBook(_case_base(lines or []), manner)
    words = " ".join(position or [])
    if words not in ("", "-") and "/" not in words:
        position, moves = None, f"{words} {moves}"
    for start in answered(position, headed=not as_json):
        board = play_moves(start, moves)
        cases = book.retrieve(board)
        choice = book.choose(board, cases)
        if as_json:
            print_json(_as_dict(book, board, cases[:most], len(cases), choice))
            continue
        _print_name(book.cases, board)
        _print_cases(board, cases[:most], len(cases))
        if choice:
            print(f"advises {board.san(choice.move)}: {choice.reason}")
        else:
            print("no case has a move that can be played here: suggest finds one by search")


def _case_base(files: list[Path]) -> "CaseBase":
    from clausewitz.games.opening_lines import read_lines
    from clausewitz.play.openings.cases import with_lines

    found = [read_lines(file) for file in files]
    for games in found:
        if games.passed_over:
            print(f"clausewitz: {games.passed_over}", file=sys.stderr)
    return with_lines([line for games in found for line in games.lines])


def _print_name(base: "CaseBase", board: chess.Board) -> None:
    """The last known opening of the moves first; only a position without one has the nearest."""
    nearest, last = base.name(board), base.left(board)
    if last is None:
        print(_nearest(nearest) if nearest else "no opening yet")
        return
    named, ago = last
    print(named.line.title)
    if ago:
        played = board.copy()
        for _ in range(ago - 1):
            played.pop()
        move = played.pop()
        number = f"{played.fullmove_number}{'.' if played.turn == chess.WHITE else '...'}"
        print(f"not in the table since {number} {played.san(move)}")


def _nearest(named: "NamedOpening") -> str:
    squares = "1 square" if named.distance == 1 else f"{named.distance} squares"
    return f"not in the table; nearest, {squares} different: {named.line.title}"


def _print_cases(board: chess.Board, cases: "list[Case]", found: int) -> None:
    rows = [("distance", "length", "next", "opening")] if cases else []
    for case in cases:
        rows.append((str(case.distance), str(case.length), _next(case, board), case.line.title))
    width = max((len(row[2]) for row in rows), default=0)
    for distance, length, move, title in rows:
        print(f"{distance:>8}  {length:>6}  {move:{width}}  {title}")
    if found > len(cases):
        print(f"… {found - len(cases)} more of {found} cases: raise --count")


def _next(case: "Case", board: chess.Board) -> str:
    if case.move is None:
        return "(end)"
    return case.move if case.legal_move(board) else f"({case.move})"


def opening_dict(board: chess.Board, most: int = 10) -> dict[str, Any]:
    """What is printed with --json of a game, by the table of openings alone."""
    from clausewitz.play.openings.book import Manner, OpeningBook

    book = OpeningBook(_case_base([]), Manner())
    cases = book.retrieve(board)
    return _as_dict(book, board, cases[:most], len(cases), book.choose(board, cases))


def _as_dict(
    book: "OpeningBook",
    board: chess.Board,
    cases: "list[Case]",
    found: int,
    choice: Choice | None,
) -> dict[str, Any]:
    nearest, left = book.cases.name(board), book.cases.left(board)
    named = left[0] if left else nearest
    return {
        "fen": fen_of(board),
        "opening": _named(named) if named else None,
        "nearest": _named(nearest) if nearest else None,
        "left": _named(left[0]) | {"plies_ago": left[1]} if left and left[1] else None,
        "found": found,
        "cases": [_case(case, board) for case in cases],
        "move": choice.move.uci() if choice else None,
        "san": board.san(choice.move) if choice else None,
        "reason": choice.reason if choice else None,
    }


def _named(named: "NamedOpening") -> dict[str, Any]:
    line = named.line
    return {
        "eco": line.eco,
        "name": line.name,
        "distance": named.distance,
        "moves": " ".join(line.moves),
    }


def _case(case: "Case", board: chess.Board) -> dict[str, Any]:
    return {
        "eco": case.line.eco,
        "name": case.line.name,
        "distance": case.distance,
        "ply": case.ply,
        "length": case.length,
        "next": case.move,
        "legal": case.legal_move(board) is not None,
        "own": case.line.own,
    }
