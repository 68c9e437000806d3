"""The experiments with move patterns once more: reproduce patterns."""

from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from clausewitz.cli import arguments as arg
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.progress import ProgressLine
from clausewitz.cli.results import print_json
from clausewitz.cli.teachers import Teacher
from clausewitz.position.drawing.curves import Curve, CurvePanel, curves_svg
from clausewitz.support.files import write_text

if TYPE_CHECKING:
    from clausewitz.games.whole_games import PlayedGame, Step

_SEARCH = "alpha-beta"
_MOST_OF = 0.9  # of the games, for a player to be whom they are of

_GAMES_HELP = "Games to read; what is learned is tested on them, too."
_TEACHER_HELP = "Teacher to play against and learn from."


def patterns(
    output: arg.RunOutput,
    games: Annotated[Path | None, arg.option("FILE", _GAMES_HELP)] = None,
    teacher: Annotated[str, arg.player(_TEACHER_HELP)] = "gnuchess:depth=4",
    seed: arg.Seed = 0,
    quick: arg.Quick = False,
    as_json: arg.Json = False,
) -> None:
    """Learn move patterns as Finkelstein and Markovitch did."""
    from clausewitz.papers.finkelstein_markovitch.pattern_experiments import (
        PatternExperiment,
        in_words,
        reproduce,
    )
    from clausewitz.papers.finkelstein_markovitch.selective_search import SelectiveMatchPlan
    from clausewitz.patterns.graphs.pattern_files import read_patterns, shipped
    from clausewitz.patterns.learning.from_teacher import TeacherLesson

    tell = ProgressLine()
    others = _steps(games, tell) if games else []
    request = PatternExperiment(
        TeacherLesson(seed=seed),
        match=SelectiveMatchPlan(seed=seed),
        two_plies=SelectiveMatchPlan(plies=2, games=200, seed=seed),
    )
    if quick:
        request = PatternExperiment(
            TeacherLesson(training=10, augmentation=2, seed=seed, plies=40),
            test_games=2,
            positions=40,
            searched=10,
            deepest=3,
            match=SelectiveMatchPlan(depth=2, games=2, seed=seed),
            two_plies=SelectiveMatchPlan(plies=2, depth=2, games=2, seed=seed),
        )
    masters = read_patterns(shipped("masters"))
    with (
        stoppable(saved="finished work is saved: the same command continues"),
        closing(Teacher(teacher)) as player,
        tell,
    ):
        others = others[: request.positions]
        result = reproduce(player, request, output, others, masters, tell)
    for name, picture in _pictures(result).items():
        write_text(output / name, picture)
    print_json(result) if as_json else print(f"{in_words(result)}\n\n{output}/figure15.svg …")


def _steps(file: Path, tell: ProgressLine) -> "list[Step]":
    """The moves of the player whose games these are, or of both sides."""
    from clausewitz.games.whole_games import read_games

    found = list(read_games([file]))
    player = _player_of(found)
    tell.say(f"{file.name}: {len(found)} games, moves of {player or 'both sides'}")
    return [step for game in found for step in game.steps(player)]


def _player_of(games: "Sequence[PlayedGame]") -> str:
    """The surname that nearly all games have, with its comma."""
    names = Counter(
        name.partition(",")[0] for game in games for name in {game.white, game.black} if name
    )
    for name, count in names.most_common(1):
        if count >= _MOST_OF * len(games) and len(games) > 1:
            return f"{name},"
    return ""


def _pictures(result: dict[str, Any]) -> dict[str, str]:
    """Figures 15 to 18 as SVG, by the names of their files."""

    def over_games(figure: str, column: str) -> list[tuple[float, float | None]]:
        return [(row["games"], row[column]) for row in result[figure]]

    kinds = ("material", "positional")
    numbers = [Curve(kind, over_games("figure_15", kind)) for kind in kinds]
    sizes = [Curve(kind, over_games("figure_15", f"{kind}_size")) for kind in kinds]
    panels = [CurvePanel("patterns", numbers), CurvePanel("edges of a pattern, in the mean", sizes)]
    found = {"figure15.svg": curves_svg("Figure 15: patterns learned", panels, "games")}
    ways = [Curve(way, over_games("figure_16", way)) for way in ("plain", "augmented")]
    rivals = [
        Curve(_short(name), [(x, row["by_third"]) for x, _ in ways[0].values])
        for name, row in result["figure_17"].items()
        if name.startswith(_SEARCH)
    ]
    panel = CurvePanel("selected at gamma = 1/3", [*ways, *rivals])
    found["figure16.svg"] = curves_svg("Figure 16: learning and counting", [panel], "games")
    right = [Curve("counted", over_games("figure_16_right", "kept"))]
    panel = CurvePanel("selected at gamma = 1/3", right)
    found["figure16-right.svg"] = curves_svg(
        "Figure 16, right: counting", [panel], "games of the teacher with itself"
    )
    for number in (17, 18):
        rows = result.get(f"figure_{number}", {})
        searched = [name for name in rows if name.startswith(_SEARCH)]
        shown = {"": [n for n in rows if n not in searched[:-1]], "-search": ["random", *searched]}
        for letter, column in (("k", "by_k"), ("gamma", "by_gamma")):
            for end, names in shown.items():
                curves = [Curve(_short(n), list(rows[n][column].items())) for n in names if rows]
                title = f"Figure {number}: the move that was played is selected"
                panel = CurvePanel("part of the positions", curves)
                if curves:
                    found[f"figure{number}-{letter}{end}.svg"] = curves_svg(title, [panel], letter)
    return found


def _short(name: str) -> str:
    """A name for a legend of six."""
    depth = name.replace(_SEARCH, "depth")
    return depth.replace("patterns, ", "").replace("masters, fitted", "masters")
