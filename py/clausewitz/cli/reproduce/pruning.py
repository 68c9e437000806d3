"""The experiments with Base and Pruning Player once more: reproduce pruning."""

import math
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.progress import ProgressLine
from clausewitz.cli.results import print_json
from clausewitz.support.errors import ClausewitzError

if TYPE_CHECKING:
    from clausewitz.papers.han_lavelle_wilkerson.paper_games import PlayerInGame
    from clausewitz.papers.han_lavelle_wilkerson.pruning_experiments import (
        PlayersMatch,
        PruningResults,
    )
    from clausewitz.papers.han_lavelle_wilkerson.published import PerState

_GAMES_HELP = "games per set of weights, an even number."


def pruning(
    games: Annotated[int | None, arg.count(_GAMES_HELP, 0, shown="40")] = None,
    rated: Annotated[
        Path | None, arg.option("FILE", "Rated games to evaluate.", shown="the three built-in ones")
    ] = None,
    output: arg.OptionalRunOutput = None,
    seed: arg.Seed = 0,
    jobs: arg.Jobs = 0,
    quick: arg.Quick = False,
    as_json: arg.Json = False,
) -> None:
    """Play the Base Player against the Pruning Player as Han, Lavelle and Wilkerson did.

    Games are saved in the run folder: the same command continues with them.
    """
    from clausewitz.papers.han_lavelle_wilkerson.pruning_experiments import (
        RATED_GAMES,
        PruningExperiment,
        reproduce,
    )

    if games is not None and games % 2:
        raise ClausewitzError(f"-n is an even number here, not {games}")
    request = PruningExperiment(
        games=(2 if quick else PruningExperiment.games) if games is None else games,
        depth=3 if quick else PruningExperiment.depth,
        seed=seed,
        jobs=arg.cores(jobs),
        rated=rated or RATED_GAMES,
        run=output,
    )
    saved = f"the same command continues, games are saved in {output}" if output else ""
    with stoppable(saved=saved), ProgressLine() as tell:
        result = reproduce(request, lambda words: tell.say(f"{words} …"))
    print_json({"experiment": "pruning"} | result.as_dict()) if as_json else print(_words(result))


def _words(result: "PruningResults") -> str:
    tables = (_single_games, _matches, _weights, _cases, _evaluations)
    return "\n\n".join("\n".join(table(result)) for table in tables)


def _single_games(result: "PruningResults") -> list[str]:
    """Figure 2."""
    from clausewitz.papers.han_lavelle_wilkerson import published

    lines = [
        f"Single games from the start position, {result.request.depth} plies ahead (the paper's "
        "figure 2): microseconds for a state",
        f"{'weights':10}{'player':20}{'ours':>16}{'result':>8}{'paper':>18}  result",
    ]
    for duel in result.duels:
        base_white, pruning_black = duel.base_with_white
        base_black, pruning_white = duel.pruning_with_white
        name = duel.weights
        rows = (
            ("Base, White", base_white, published.BASE_WITH_WHITE.get(name)),
            ("Pruning, Black", pruning_black, None),
            ("Pruning, White", pruning_white, published.PRUNING_WITH_WHITE.get(name)),
            ("Base, Black", base_black, published.BASE_WITH_BLACK.get(name)),
        )
        lines += [_single(name, *row) for row in rows]
    return lines


def _single(weights: str, player: str, ours: "PlayerInGame", paper: "PerState | None") -> str:
    own = f"{1e6 * ours.seconds_per_state:.2f} ± {1e6 * ours.deviation:.2f}"
    theirs = f"{1e6 * paper.seconds:.0f} ± {1e6 * paper.deviation:.0f}" if paper else "-"
    result = paper.result if paper else "-"
    return f"{weights:10}{player:20}{own:>16}{ours.result:>8}{theirs:>18}  {result}"


def _matches(result: "PruningResults") -> list[str]:
    lines = [
        f"Pruning without its openings against Base, {result.request.games} games from random "
        "openings: won, drawn, lost",
        f"{'weights':10}{'won':>5}{'drawn':>7}{'lost':>6}{'Elo':>22}{'states':>9}",
    ]
    for duel in result.duels:
        if duel.standing is None:
            continue
        tally, effort = duel.standing.tally, [duel.standing.effort(p) for p in ("a", "b")]
        pruned, all_states = (e.nodes / max(e.moves, 1) for e in effort)
        share = f"{pruned / all_states:.0%}" if all_states else "-"
        counts = f"{tally.wins:>5}{tally.draws:>7}{tally.losses:>6}"
        lines.append(f"{duel.weights:10}{counts}{_elo(duel):>22}{share:>9}")
    lines.append("states: those that Pruning visits for a move, of those that Base does")
    return lines


def _elo(duel: "PlayersMatch") -> str:
    assert duel.standing is not None
    value, low, high = (f"{x:+.0f}" if math.isfinite(x) else "∞" for x in duel.standing.elo)
    return f"{value} [{low}, {high}]"


def _weights(result: "PruningResults") -> list[str]:
    """Table 3, and the other sets of the paper."""
    from clausewitz.papers.han_lavelle_wilkerson import published

    lines = [
        "Weights (the paper's table 3 is winning)",
        f"{'name':10}{'material':>10}{'places':>10}{'threats':>10}{'places / material':>19}",
    ]
    for one in result.weights:
        of = "" if one.name in published.WEIGHT_SETS else "  ours: clausewitz tune genetic"
        shares = "".join(f"{value / 1000:>10.3f}" for value in one.values())
        ratio = one.places / one.material if one.material else math.nan
        lines.append(f"{one.name:10}{shares}{ratio:>19.3f}{of}")
    return lines


def _cases(result: "PruningResults") -> list[str]:
    """Table 4."""
    lines = [
        "Moves of the Pruning Player by the opening cases (the paper's table 4)",
        f"{'against':10}{'sorted':>8}{'paper':>8}{'not sorted':>12}{'paper':>8}",
    ]
    for one in result.case_moves:
        ours, paper = one.ours, one.paper
        by_length = f"{ours[0]:>8.1f}{paper[0]:>8.1f}"
        lines.append(f"{one.opponent:10}{by_length}{ours[1]:>12.1f}{paper[1]:>8.1f}")
    return lines


def _evaluations(result: "PruningResults") -> list[str]:
    """Figures 3 and 4, which have no numbers."""
    lines = [
        f"Evaluations of rated games, {result.request.depth} plies ahead (the paper's figures 3 "
        "and 4: Pruning is the smoother one in all three)",
        f"{'game':6}{'rating':>8}{'plies':>7}  {'player':10}{'change':>8}{'of two':>8}"
        f"{'seconds':>9}{'states':>11}{'by cases':>10}",
    ]
    for game in result.rated:
        for one in game.players:
            change = f"{one.change:>8.2f}{one.change_of_two:>8.2f}"
            effort = f"{one.seconds:>9.2f}{one.states:>11,}{one.case_moves:>10}"
            head = f"{game.level:6}{game.rating:>8.0f}{game.plies:>7}"
            lines.append(f"{head}  {one.player:10}{change}{effort}")
    lines.append("change: of H from ply to ply, and between positions with the same side to move")
    return lines
