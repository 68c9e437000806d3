"""The paper's experiments again: figures 15 to 18 and the match of the selective player."""

import json
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import chess

from clausewitz.games.whole_games import PlayedGame, Step
from clausewitz.papers.finkelstein_markovitch.selective_search import (
    AlphaBeta,
    SelectiveMatchPlan,
    in_a_line,
    selective_match,
)
from clausewitz.patterns.graphs.canonical_form import canonical_pattern
from clausewitz.patterns.graphs.pattern import Pattern, PatternSet
from clausewitz.patterns.graphs.pattern_files import read_patterns
from clausewitz.patterns.learning.from_teacher import (
    AUGMENTED,
    EVERY,
    STATE,
    Teacher,
    TeacherLesson,
    learn_from_teacher,
    self_played,
)
from clausewitz.patterns.learning.sylph import Sylph
from clausewitz.patterns.ranking.filter_measure import Rank, Success, random_rank, success
from clausewitz.patterns.ranking.ranker import ranker_of
from clausewitz.runs.progress import Progress, Tell, step
from clausewitz.runs.run_folder import RunFolder

_MEASURED = "measured.json"
_MATCHES = ("match", "two_plies")
PAPER = {
    "patterns": 4614,
    "tal_k4": 0.577,
    "chump_k4": 0.194,
    "match": "6 wins, 38 draws, 6 losses",
}


@dataclass(frozen=True, slots=True)
class PatternExperiment:
    """The paper's numbers, unless said otherwise."""

    lesson: TeacherLesson = field(default_factory=TeacherLesson)
    test_games: int = 25
    positions: int = 1_000_000  # of the games tested on, at most
    searched: int = 10_000  # of them for alpha-beta
    deepest: int = 4
    match: SelectiveMatchPlan = field(default_factory=SelectiveMatchPlan)
    two_plies: SelectiveMatchPlan = field(
        default_factory=lambda: SelectiveMatchPlan(plies=2, games=200)
    )
    way: str = "paper"


def reproduce(
    teacher: Teacher,
    request: PatternExperiment,
    output: Path,
    others: Sequence[Step],
    masters: PatternSet | None,
    tell: Tell,
) -> dict[str, Any]:
    """Learn, then measure; `others` are moves of a player that the teacher is not, as Tal.

    `masters` are patterns learned elsewhere, measured beside. What was learned, played or measured
    is saved in the folder, and a run that was cut off goes on there.
    """
    folder = RunFolder(output)
    final = learn_from_teacher(teacher, request.lesson, output, tell, resume=True)
    tests = _test_steps(teacher, request, folder, tell)[: request.positions]
    tested = {name: value for name, value in asdict(request).items() if name not in _MATCHES}
    known = MeasuredBefore(folder, {"tested_on": len(tests), "others": len(others), **tested})
    result: dict[str, Any] = {"paper": PAPER, "wish": asdict(request), "tested_on": len(tests)}
    result["figure_15"], result["figure_16"], result["figure_16_right"] = [], [], []
    augmenting = _augmenting_steps(folder, request.lesson)
    for number in range(EVERY, request.lesson.training + 1, EVERY):
        snapshot = read_patterns(output / f"patterns-{number:03}.pl")
        result["figure_15"].append({"games": number, **_sizes(snapshot.patterns)})
        rank = partial(_rank, snapshot, request.way)
        plain = known.measured(f"plain {number}", rank, tests).by_third
        counted = partial(_rank_counted, snapshot, augmenting, request.way)
        augmented = known.measured(f"augmented {number}", counted, tests).by_third
        result["figure_16"].append({"games": number, "plain": plain, "augmented": augmented})
        words = f"{len(snapshot)} patterns, {plain:.3f}, {augmented:.3f}"
        tell(step(f"after {number} games: {words}"))
    for number, snapshot in _augmented(output, request.lesson):
        rank = partial(_rank, snapshot, request.way)
        share = known.measured(f"counted {number}", rank, tests).by_third
        result["figure_16_right"].append({"games": number, "kept": share})
    sets = {"patterns": final} | ({"masters": masters} if masters else {})
    for figure, steps in (("figure_17", tests), ("figure_18", others)):
        if steps:
            result[figure] = _filters(figure, sets, steps, request, known, tell)
    result["match"] = selective_match(
        _rank(final, request.way), request.match, folder, "match", tell
    )
    if masters:
        name = f"masters {_digest(masters)}"
        of_masters = _rank(masters, "fitted")
        result["two_plies"] = selective_match(of_masters, request.two_plies, folder, name, tell)
    folder.write_json("figures.json", result)
    return result


class MeasuredBefore:
    """What has been measured already in a folder, for the same request."""

    def __init__(self, folder: RunFolder, request: dict[str, Any]) -> None:
        request = json.loads(json.dumps(request))
        before = folder.read_json(_MEASURED) or {}
        self.folder = folder
        self.found: dict[str, Any] = (
            before.get("found", {}) if before.get("wish") == request else {}
        )
        self.request = request

    def measured(self, name: str, rank: Callable[[], Rank], steps: Sequence[Step]) -> Success:
        """Whatever `rank` makes, measured once."""
        if name not in self.found:
            self.found[name] = success(rank(), steps).as_lists()
            self.folder.write_json(_MEASURED, {"wish": self.request, "found": self.found})
        return Success.from_lists(self.found[name])


def _rank(patterns: PatternSet, way: str) -> Rank:
    return ranker_of(patterns, way).rank


def _searching(depth: int) -> Rank:
    return AlphaBeta(depth).rank


def _digest(patterns: PatternSet) -> str:
    """Distinguishes sets that have one name at different times."""
    return f"{zlib.crc32(repr(patterns.patterns).encode()):08x}"


def _sizes(patterns: Sequence[Pattern]) -> dict[str, float]:
    found: dict[str, float] = {"patterns": len(patterns)}
    for origin in ("material", "positional"):
        sizes = [pattern.size for pattern in patterns if pattern.origin == origin]
        found[origin] = len(sizes)
        found[f"{origin}_size"] = sum(sizes) / max(1, len(sizes))
    return found


def _rank_counted(patterns: PatternSet, steps: Sequence[Step], way: str) -> Rank:
    """By the same patterns, after they have been counted in more games."""
    learner = Sylph([canonical_pattern(pattern) for pattern in patterns.patterns])
    learner.count(steps)
    return _rank(PatternSet(tuple(learner.patterns), patterns.header), way)


def _augmented(output: Path, lesson: TeacherLesson) -> list[tuple[int, PatternSet]]:
    """The snapshots made while the teacher played with itself, by how many such games."""
    found = []
    for path in sorted(output.glob("patterns-*.pl")):
        number = int(path.stem.rpartition("-")[2]) - AUGMENTED
        if number > lesson.training:
            found.append((number - lesson.training, read_patterns(path)))
    return found


def _test_steps(
    teacher: Teacher, request: PatternExperiment, folder: RunFolder, tell: Tell
) -> list[Step]:
    """The games tested on, which were not learned from; they are saved as they are played."""
    known = folder.read_json("test.json") or {"games": []}
    games: list[list[str]] = known["games"]
    while len(games) < request.test_games:
        steps = self_played(
            teacher,
            f"test {request.lesson.seed} {len(games)}",
            request.lesson.opening,
            request.lesson.plies,
        )
        games.append([steps[0][0].fen(), *(move.uci() for _, move in steps)])
        folder.write_json("test.json", {"games": games})
        tell(Progress("test games", len(games), request.test_games))
    return [step for fen, *moves in games for step in _steps(fen, moves)]


def _augmenting_steps(folder: RunFolder, lesson: TeacherLesson) -> list[Step]:
    """The teacher's games with itself: those after the training games of the run."""
    state = folder.read_json(STATE) or {}
    games, starts = state["games"][lesson.training :], state["starts"][lesson.training :]
    return [
        step
        for start, moves in zip(starts, games, strict=True)
        for step in _steps(start, moves.split())
    ]


def _steps(start: str, moves: Sequence[str]) -> Iterator[Step]:
    played = tuple(map(chess.Move.from_uci, moves))
    return PlayedGame("", "", chess.Board(start), played).steps()


def _filters(
    figure: str,
    sets: dict[str, PatternSet],
    steps: Sequence[Step],
    request: PatternExperiment,
    known: MeasuredBefore,
    tell: Tell,
) -> dict[str, Any]:
    """Success over k and gamma of patterns, of chance, and of alpha-beta at each depth."""
    ranks: dict[str, tuple[Callable[[], Rank], Sequence[Step]]] = {
        "random": (partial(random_rank, request.lesson.seed), steps)
    }
    spread = steps[:: max(1, len(steps) // request.searched)]
    for depth in range(1, request.deepest + 1):
        ranks[f"alpha-beta {depth}"] = (partial(_searching, depth), spread)
    for name, patterns in sets.items():
        for way in ("paper", "fitted") if name == "patterns" else ("fitted",):
            ranks[f"{name}, {way}"] = (partial(_rank, patterns, way), steps)
    rows: dict[str, Any] = {}
    for name, (rank, tested) in ranks.items():
        digest = _digest(sets[name.partition(",")[0]]) if "," in name else ""
        found = known.measured(f"{figure} {name} {digest}".rstrip(), rank, tested)
        rows[name] = asdict(found)
        words = f"{found.by_k[4]:.3f} at k = 4, {found.by_third:.3f} at gamma = 1/3"
        tell(step(f"{figure} {name}: {words}, {found.positions} positions"))
    return rows


def in_words(result: dict[str, Any]) -> str:
    """The figures as tables."""
    lines = ["figure 15: games, patterns, material (mean size), positional (mean size)"]
    for row in result["figure_15"]:
        lines.append(
            f"{row['games']:6}{row['patterns']:8}{row['material']:7} ({row['material_size']:.1f})"
            f"{row['positional']:7} ({row['positional_size']:.1f})"
        )
    lines += ["", "figure 16: games, preserved at gamma = 1/3 plain and augmented"]
    lines += [f"{r['games']:6}{r['plain']:8.3f}{r['augmented']:8.3f}" for r in result["figure_16"]]
    lines += ["", "figure 16, right: augmentation games, preserved at gamma = 1/3"]
    lines += [f"{row['games']:6}{row['kept']:8.3f}" for row in result["figure_16_right"]]
    for figure in ("figure_17", "figure_18"):
        if figure in result:
            lines += ["", *_filter_lines(figure.replace("_", " "), result[figure])]
    lines += [
        "",
        f"selective match: {in_a_line(result['match'])}",
        f"      the paper: {PAPER['match']}, +0.78 pawns",
    ]
    if "two_plies" in result:
        words = "with patterns of masters, at the first two plies"
        lines += [f"{words}: {in_a_line(result['two_plies'])}"]
    return "\n".join(lines)


def _filter_lines(name: str, rows: dict[str, Any]) -> list[str]:
    first = next(iter(rows.values()))
    ks, gammas = list(first["by_k"]), list(first["by_gamma"])
    lines = [
        f"{name}: preserved by k = {ks[0]} … {ks[-1]}; 1/3; gamma = {gammas[0]} … {gammas[-1]}"
    ]
    for kind, row in rows.items():
        numbers = [*row["by_k"].values(), row["by_third"], *row["by_gamma"].values()]
        lines.append(f"{kind:18}" + "".join(f"{number:6.3f}" for number in numbers))
    return lines
