"""Chess problems: solve."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.positions import head
from clausewitz.cli.results import print_json
from clausewitz.position.board import fen_of, parse_fen
from clausewitz.support.errors import ClausewitzError

if TYPE_CHECKING:
    from clausewitz.mates.problem_files import Problem, Unread
    from clausewitz.mates.problem_solver import Wanted
    from clausewitz.mates.solution_tree import Solution

_WORDS_HELP = "Position as FEN, quoted or not, and behind it the stipulation: #2, s#3, r#2, h#2.5."
_FILE_HELP = "File of problems: .csv, .olv (YACPDB), .inp (Popeye), or one EPD per line."
_TRIES_HELP = "Maximum number of refutations of a try; 0: no tries."
_TWIN_HELP = "Change of the position, as Popeye writes it: Move a3 b4; repeatable."
_KEYS_HELP = "Find the solutions only: no set play, no tries, no variations."
_CASTLING_HELP = "Castle only as the FEN allows, not wherever king and rook stand at home."
_CONFIRM_HELP = (
    "Let clingo confirm, by asp/stipulation.lp, which first moves solve it and which do not."
)
_FACTS_HELP = "Print the tree of play as facts for asp/stipulation.lp, not the solution."
_THEMES_HELP = "Name the themes that the solution shows, by logic/themes, with what proves them."
_DUPLEX_HELP = "Let the sides change parts: the other one begins."


def solve(
    words: Annotated[list[str] | None, arg.argument("FEN STIPULATION", _WORDS_HELP)] = None,
    file: Annotated[Path | None, arg.option("FILE", _FILE_HELP)] = None,
    twin: Annotated[list[str] | None, arg.option("CHANGE", _TWIN_HELP)] = None,
    duplex: Annotated[bool, arg.flag("--duplex", _DUPLEX_HELP)] = False,
    tries: Annotated[int | None, arg.number(_TRIES_HELP, shown="1, in 3 moves or less")] = None,
    keys: Annotated[bool, arg.flag("--keys", _KEYS_HELP)] = False,
    as_given: Annotated[bool, arg.flag("--castling-as-given", _CASTLING_HELP)] = False,
    confirm: Annotated[bool, arg.flag("--clingo", _CONFIRM_HELP)] = False,
    themes: Annotated[bool, arg.flag("--themes", _THEMES_HELP)] = False,
    facts: Annotated[bool, arg.flag("--facts", _FACTS_HELP)] = False,
    limit: Annotated[float | None, arg.seconds("per problem.", 0)] = None,
    as_json: arg.Json = False,
) -> None:
    """Solve a chess problem: all solutions, set play, tries and variations.

    Stipulations are #n, s#n, r#n, semi-r#n, h#n, hs#n (with .5 too), ser-#n, ser-h#n and ser-s#n;
    = in place of # is stalemate. White begins, Black in h#n and ser-h#n; in other play than help
    the side to move of the FEN does.
    """
    from clausewitz.mates.problem_solver import Wanted

    only = keys or facts
    wanted = Wanted(not only, tries, not only, seconds=limit)
    printed = _Printed(as_given, confirm, themes, facts, as_json)
    with stoppable():
        for number, problem in enumerate(_problems(words, file, twin or [], duplex)):
            _answer(problem, wanted, printed, number if file else None)


@dataclass(frozen=True, slots=True)
class _Printed:
    """How positions are read, and what is printed of them."""

    as_given: bool
    confirm: bool
    themes: bool
    facts: bool
    as_json: bool


def _answer(
    problem: "Problem | Unread", wanted: "Wanted", printed: _Printed, number: int | None
) -> None:
    """Print the solution; a problem of a file is headed, and a mistake in it stops no other."""
    from clausewitz.mates.problem_files import Unread

    named = {"id": problem.name} if problem.name else {}
    if number is not None and not printed.as_json:
        title = problem.name or fen_of(problem.board)  # type: ignore[union-attr]
        head(f"% {title}" if printed.facts else title, first=not number)
    try:
        if isinstance(problem, Unread):
            raise ClausewitzError(problem.reason)
        _print_solution(problem, wanted, printed, named)
    except ClausewitzError as error:
        if number is None:
            raise
        if printed.as_json:
            print_json(named | {"error": str(error)})
        else:
            print(f"{'% ' if printed.facts else ''}not solved: {error}", flush=True)


def _print_solution(
    problem: "Problem", wanted: "Wanted", printed: _Printed, named: dict[str, str]
) -> None:
    from clausewitz.mates.problem_claims import all_claims
    from clausewitz.mates.problem_solver import solve, with_castling
    from clausewitz.mates.problem_themes import themes_of, themes_text
    from clausewitz.mates.solution_text import solution_text

    board = problem.board if printed.as_given else with_castling(problem.board)
    found = solve(board, problem.stipulation, wanted, is_duplex=problem.is_duplex)
    if printed.facts:
        print(all_claims(found).text(), end="", flush=True)
        return
    remark = _remark(found) if printed.confirm else None
    themes = themes_of([found])[0] if printed.themes else []
    if printed.as_json:
        more = {"confirmed": remark} if remark else {}
        shown = {"themes": [theme.as_dict() for theme in themes]} if printed.themes else {}
        print_json(named | found.as_dict() | shown | more)
    else:
        said = [themes_text(themes)] if printed.themes else []
        print(solution_text(found), *said, *([remark] if remark else []), sep="\n", flush=True)


def _remark(found: "Solution") -> str:
    """What clingo says of the first moves."""
    from clausewitz.mates.problem_claims import confirmed

    if found.soundness == "unknown":
        return "clingo was not called: there is nothing to confirm"
    answer = confirmed(found)
    if answer.keys != {*found.first_moves} or not answer.keys.isdisjoint(answer.refuted):
        raise ClausewitzError(f"clingo does not confirm the kernel's answer: {found.to_json()}")
    if answer.is_complete and not found.stipulation.is_help:
        return "clingo confirms it: these first moves solve it, and no others"
    return "clingo confirms the solutions; that there are no others is the kernel's word"


def _problems(
    words: list[str] | None, file: Path | None, twins: list[str], duplex: bool
) -> "Iterator[Problem | Unread]":
    from clausewitz.mates.problem_files import Problem, board_of, read_problems
    from clausewitz.mates.problem_twins import Twin, changed
    from clausewitz.mates.stipulations import read_stipulation

    *position, last = " ".join(words or []).split() or [""]
    if file:
        if position:
            raise ClausewitzError("name a problem, or a file of problems with --file")
        yield from read_problems(file, read_stipulation(last) if last else None)
        return
    if not position:
        raise ClausewitzError("name a position and a stipulation, or a file with --file")
    stipulation, board = read_stipulation(last), parse_fen(" ".join(position))
    yield Problem(board, stipulation, is_duplex=duplex)
    first = before = Twin(board.piece_map(), stipulation)
    for change in twins:
        before = changed(first, before, change)
        changed_board = board_of(before.pieces)
        yield Problem(changed_board, before.stipulation, change, is_duplex=duplex)
