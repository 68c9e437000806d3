"""How the players of a paper evaluate a game: reproduce curves."""

import math
import time
from contextlib import closing
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from clausewitz.cli import arguments as arg
from clausewitz.cli.progress import ProgressLine
from clausewitz.cli.results import check_picture, print_json, write_picture
from clausewitz.engines.own.search_limit import Limit
from clausewitz.play.players.parameters import parse_player
from clausewitz.position.drawing.curves import Curve, CurvePanel, curves_svg
from clausewitz.runs.progress import Tell

if TYPE_CHECKING:
    import chess.pgn

    from clausewitz.papers.han_lavelle_wilkerson.game_curves import Point

_PLAYERS = ("base", "pruning")

_WEIGHTS_HELP = "Weights of the players' heuristic."
_ALSO_HELP = "Another player, named as for match: clausewitz:nodes=20000; repeatable."


def curves(
    games: Annotated[Path, arg.argument("GAMES", "PGN file; - is standard input.")],
    output: arg.Picture = None,
    game: Annotated[int, arg.number("Number of the game in the file.", 1)] = 1,
    plies: Annotated[int, arg.depth("of players without a limit of their own", 12)] = 4,
    weights: Annotated[str, arg.option("WEIGHTS", _WEIGHTS_HELP)] = "winning",
    also: Annotated[list[str] | None, arg.player(_ALSO_HELP)] = None,
    as_json: arg.Json = False,
) -> None:
    """Draw how players evaluate a game, move by move.

    The players are the Base Player and the Pruning Player of Han, Lavelle and Wilkerson, as in
    their figure 3. The table has the time they take, and how smooth their curves are: the mean
    change from ply to ply, over the plies that every player evaluates.
    """
    from clausewitz.games.pgn import read_game

    check_picture(output)
    found = read_game(games, game)
    names = [*(f"{name}:{weights}" for name in _PLAYERS), *(also or [])]
    with ProgressLine() as tell:
        found_curves = _curves(found, list(dict.fromkeys(names)), Limit(depth=plies), tell)
    if output is not None:
        write_picture(output, _picture(found, found_curves))
    print_json(_as_dict(found, game, found_curves)) if as_json else print(_in_words(found_curves))


def _curves(
    game: "chess.pgn.Game", names: list[str], limit: Limit, tell: Tell
) -> "dict[str, list[Point]]":
    from clausewitz.papers.han_lavelle_wilkerson.game_curves import curve, in_pawns
    from clausewitz.play.players.player_names import find_player
    from clausewitz.play.players.programs import ExternalPlayer

    players = [(find_player(name), parse_player(name)) for name in names]  # first all, then work
    found = {}
    for one, parameters in players:
        clock = time.perf_counter if isinstance(one, ExternalPlayer) else time.process_time
        with closing(one):
            points = curve(game, one, parameters.limit(limit), tell, clock)
        found[parameters.label] = in_pawns(points, parameters)
    return found


def _picture(game: "chess.pgn.Game", curves: "dict[str, list[Point]]") -> str:
    heads = game.headers
    white, black = heads.get("White", "?"), heads.get("Black", "?")
    title = f"{white} against {black}: {heads.get('Result', '*')}"
    values, times = [], []
    for name, points in curves.items():
        moves = [1 + point.ply / 2 for point in points]
        seen = [point.evaluation for point in points]
        values.append(Curve(name, list(zip(moves, seen, strict=True))))
        spent = accumulate(point.seconds for point in points)
        times.append(Curve(name, list(zip(moves, spent, strict=True))))
    panels = [CurvePanel("evaluation for White, in pawns", values)]
    return curves_svg(title, [*panels, CurvePanel("seconds in all", times)])


def _figures(curves: "dict[str, list[Point]]") -> dict[str, dict[str, Any]]:
    from clausewitz.papers.han_lavelle_wilkerson.game_curves import (
        evaluated_by_all,
        seconds_per_state,
        smoothness,
    )

    plies = evaluated_by_all(list(curves.values()))
    return {
        name: {
            "positions": len(points),
            "evaluated": sum(point.evaluation is not None for point in points),
            "mates": sum(point.mate != 0 for point in points),
            "from_cases": sum(bool(point.reason) for point in points),
            "compared": len(plies),
            "change": _number(smoothness(points, plies)),
            "change_same_side": _number(smoothness(points, plies, step=2)),
            "seconds": round(sum(point.seconds for point in points), 6),
            "states": sum(point.states for point in points),
            "seconds_per_state": seconds_per_state(points),
        }
        for name, points in curves.items()
    }


def _number(value: float) -> float | None:
    return None if math.isnan(value) else round(value, 4)


def _as_dict(
    game: "chess.pgn.Game", number: int, curves: "dict[str, list[Point]]"
) -> dict[str, Any]:
    figures = _figures(curves)
    return {
        "game": number,
        "headers": dict(game.headers),
        "players": [
            {"player": name} | figures[name] | {"points": [point.as_dict() for point in points]}
            for name, points in curves.items()
        ],
    }


def _in_words(curves: "dict[str, list[Point]]") -> str:
    heads = ("evaluated", "cases", "mates", "change", "same side", "seconds", "µs/state")
    width = max(map(len, curves)) + 2
    lines = [" " * width + "".join(f"{head:>11}" for head in heads)]
    for name, figures in _figures(curves).items():
        per_state = figures["seconds_per_state"]
        cells = [
            f"{figures['evaluated']}/{figures['positions']}",
            str(figures["from_cases"]),
            str(figures["mates"]),
            _shown(figures["change"]),
            _shown(figures["change_same_side"]),
            f"{figures['seconds']:.2f}",
            "-" if per_state is None else f"{1e6 * per_state:.2f}",
        ]
        lines.append(f"{name:{width}}" + "".join(f"{cell:>11}" for cell in cells))
        compared = figures["compared"]
    lines.append(
        f"change: mean change of the evaluation from ply to ply, in pawns, over {compared} plies "
        "that all evaluate; same side: over two plies"
    )
    return "\n".join(lines)


def _shown(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f}"
