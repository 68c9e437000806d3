"""Plans that end in mate: plan."""

import signal
import sys
from typing import Annotated, Any

import chess

from clausewitz.cli import arguments as arg
from clausewitz.cli.results import print_json
from clausewitz.cli.terminal import print_boards
from clausewitz.position.board import PIECE_VALUES, fen_of, parse_fen
from clausewitz.position.drawing.text_board import attack_text, plain_text
from clausewitz.puzzles.plans.plan import Plan
from clausewitz.puzzles.plans.plan_request import MOST_MODELS, Checks, PlanRequest, Way, checked
from clausewitz.puzzles.plans.planner import FoundPlans, Variety, find
from clausewitz.support.errors import ClausewitzError

_GUESSED = "Invented boards"

_WAY_HELP = "Kind of plan: Black never moves (static), is forced (dynamic), or helps (help)."
_FEN_HELP = "Position as FEN, quoted or not. Default: invented boards."
_STEPS_HELP = "Number of boards from the first to the mate; the maximum if a FEN is given."
_CHECKS_HELP = "Checks available to White before the mate: none, only unplayed ones, or any."
_BEST_HELP = "Minimize white and maximize black pieces, or take any plan."
_SIMILAR_HELP = "Allow plans with the moves and king of an earlier one."


def plan(
    way: Annotated[Way, arg.argument("WAY", _WAY_HELP)],
    fen: Annotated[list[str] | None, arg.argument("FEN", _FEN_HELP)] = None,
    size: arg.Size = 8,
    steps: Annotated[int, arg.number(_STEPS_HELP, None)] = 4,
    white: Annotated[int, arg.pieces("white", panel=_GUESSED)] = 3,
    black: Annotated[int, arg.pieces("black", panel=_GUESSED)] = 2,
    pawns: Annotated[bool, arg.choice("Allow pawns.", panel=_GUESSED)] = True,
    checks: Annotated[Checks, arg.choice(_CHECKS_HELP, panel=_GUESSED)] = Checks.NONE,
    best: Annotated[bool, arg.choice(_BEST_HELP, "--best/--any", panel=_GUESSED)] = True,
    similar: Annotated[bool, arg.flag("--similar", _SIMILAR_HELP, _GUESSED)] = False,
    models: Annotated[int, arg.most("plans.", None)] = 1,
    seed: Annotated[int | None, arg.random_seed()] = None,
    limit: Annotated[
        float | None, arg.seconds("in total; what was found is printed.", None)
    ] = None,
    attacks: arg.Attacks = False,
    as_json: arg.Json = False,
) -> None:
    """Plan a mate, in a position or on invented boards."""
    board = parse_fen(" ".join(fen)) if fen else None
    wish = checked(PlanRequest(way, board, size, steps, white, black, pawns, checks))
    if not 1 <= models <= MOST_MODELS:
        raise ClausewitzError(f"--count is 1 to {MOST_MODELS}, not {models}")
    if limit is not None and not limit > 0:
        raise ClausewitzError(f"--seconds is more than 0, not {limit:g}")
    if board is not None and (board.castling_rights or board.ep_square is not None):
        print("castling and en passant are not planned", file=sys.stderr)
    variety = Variety.RESTART if similar else Variety.IDEAS
    signal.signal(signal.SIGINT, signal.default_int_handler)
    found = find(wish, models, best=best, variety=variety, seconds=limit, seed=seed, report=_tell)
    if as_json:
        print_json(_as_data(found))
        return
    for place, one in enumerate(found.plans, 1):
        print_boards(_in_words(one, place, attacks), end="\n\n")
    print(_verdict(found, models, best=best))


def _tell(one: Plan) -> None:
    """The best so far, while the search for a better one goes on."""
    white, black = _worth(one, chess.WHITE), _worth(one, chess.BLACK)
    worth = f"White {white}, Black {black}, mate on board {one.mate_at}"
    print(f"found: {worth}: {one.words()}", file=sys.stderr, flush=True)


def _in_words(one: Plan, place: int, attacks: bool) -> str:
    draw = attack_text if attacks else plain_text
    where = "" if one.size == 8 else f", {one.size} by {one.size} in the corner at a1"
    return f"{place}\n{draw(one.boards[0], one.size)}\n{one.fen()}{where}\n{one.words()}"


def _verdict(found: FoundPlans, models: int, *, best: bool) -> str:
    """How far the search went, in one line."""
    if found.result == "none":
        dropped = f" ({len(found.dropped)} had a shorter mate or another fault)"
        return f"no solution{dropped if found.dropped else ''}"
    end = "it was stopped" if found.stopped else "time was up"
    if found.result == "unknown":
        return f"unknown: {end} before there was a plan"
    count = f"{len(found.plans)} plan{'s' if len(found.plans) > 1 else ''}"
    more = "" if found.in_time and not found.stopped else f"; then {end}"
    if not best:
        return f"{count}{more}"
    if not found.proved:
        return f"{count}; {end} before it was proved best"
    few = "; there are no others as good" if found.exhausted and len(found.plans) < models else ""
    quality = "best" if found.request.board is None else "shortest"
    return f"{count}, proved {quality}{few}{more}"


def _as_data(found: FoundPlans) -> dict[str, Any]:
    wish = found.request
    wished: dict[str, Any] = {"way": wish.way, "size": wish.size, "steps": wish.steps}
    if wish.board is not None:
        wished["fen"] = fen_of(wish.board)
    else:
        pieces = {"white": wish.white, "black": wish.black, "pawns": wish.pawns}
        wished |= pieces | {"checks": wish.checks}
    return wished | {
        "result": found.result,
        "proved": found.proved,
        "exhausted": found.exhausted,
        "in_time": found.in_time,
        "stopped": found.stopped,
        "plans": [_plan_data(one) for one in found.plans],
    }


def _plan_data(one: Plan) -> dict[str, Any]:
    worth = {"white": _worth(one, chess.WHITE), "black": _worth(one, chess.BLACK)}
    moves = {"moves": one.uci(), "line": one.words(), "mate_at": one.mate_at}
    return {"fen": one.fen(), "size": one.size} | moves | {"worth": worth}


def _worth(one: Plan, side: chess.Color) -> int:
    """What the pieces are worth on the first board without the kings, in pawns."""
    first = one.boards[0]
    return sum(len(first.pieces(kind, side)) * value for kind, value in PIECE_VALUES.items())
