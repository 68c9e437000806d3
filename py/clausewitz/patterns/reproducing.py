"""The paper's experiments again: figures 15 to 18 and the match of the selective player."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import chess

from clausewitz.patterns.files import read_patterns
from clausewitz.patterns.folder import RunFolder
from clausewitz.patterns.games import Step
from clausewitz.patterns.measuring import Success, random_rank, success
from clausewitz.patterns.model import Pattern, PatternSet
from clausewitz.patterns.packing import canonical_pattern
from clausewitz.patterns.ranking import ranker_of
from clausewitz.patterns.rivals import AlphaBeta, selective_match
from clausewitz.patterns.sylph import Sylph
from clausewitz.patterns.teaching import (
    AUGMENTED,
    EVERY,
    Teacher,
    TeachingWish,
    learn_from_teacher,
    self_played,
)

Say = Callable[[str], None]

PAPER = {
    "patterns": 4614,
    "tal_k4": 0.577,
    "chump_k4": 0.194,
    "match": "6 wins, 38 draws, 6 losses",
}


@dataclass(frozen=True, slots=True)
class ReproduceWish:
    """The paper's numbers, unless said otherwise."""

    lesson: TeachingWish = field(default_factory=TeachingWish)
    test_games: int = 25
    positions: int = 1_000_000  # of the games tested on, at most
    searched: int = 300  # of them for alpha-beta, which takes long
    deepest: int = 4
    match_games: int = 50
    k: int = 5
    way: str = "paper"


def reproduce(
    teacher: Teacher,
    wish: ReproduceWish,
    output: Path,
    others: Sequence[Step],
    say: Say,
    resume: bool = False,
) -> dict[str, Any]:
    """Learn, then measure; `others` are moves of a player that the teacher is not, as Tal."""
    final = learn_from_teacher(teacher, wish.lesson, output, say, resume)
    tests = _test_steps(teacher, wish, RunFolder(output), say)[: wish.positions]
    augmenting = _augmenting_steps(RunFolder(output), wish.lesson)
    result: dict[str, Any] = {"paper": PAPER, "wish": asdict(wish), "tested_on": len(tests)}
    result["figure_15"], result["figure_16"] = [], []
    for number in range(EVERY, wish.lesson.training + 1, EVERY):
        snapshot = read_patterns(output / f"patterns-{number:03}.pl")
        result["figure_15"].append({"games": number, **_sizes(snapshot.patterns)})
        plain = success(_rank(snapshot, wish.way), tests).by_third
        augmented = success(_rank(_counted(snapshot, augmenting), wish.way), tests).by_third
        row = {"games": number, "plain": plain, "augmented": augmented}
        result["figure_16"].append(row)
        say(f"after {number} games: {len(snapshot)} patterns, {plain:.3f}, {augmented:.3f}")
    result["figure_16_right"] = [
        {"games": number, "kept": success(_rank(snapshot, wish.way), tests).by_third}
        for number, snapshot in _augmented(output, wish.lesson)
    ]
    result["figure_17"] = _filters(final, tests, wish, say)
    if others:
        result["figure_18"] = _filters(final, others, wish, say)
    match = selective_match(
        _rank(final, wish.way),
        wish.k,
        wish.deepest,
        wish.match_games,
        wish.lesson.seed,
        lambda game: say(f"match: {game} of {wish.match_games} games"),
    )
    result["match"] = asdict(match)
    RunFolder(output).write("figures.json", result)
    return result


def _rank(patterns: PatternSet, way: str) -> Callable[[chess.Board], Sequence[chess.Move]]:
    return ranker_of(patterns, way).rank


def _sizes(patterns: Sequence[Pattern]) -> dict[str, float]:
    found: dict[str, float] = {"patterns": len(patterns)}
    for origin in ("material", "positional"):
        sizes = [pattern.size for pattern in patterns if pattern.origin == origin]
        found[origin] = len(sizes)
        found[f"{origin}_size"] = sum(sizes) / max(1, len(sizes))
    return found


def _counted(patterns: PatternSet, steps: Sequence[Step]) -> PatternSet:
    learner = Sylph([canonical_pattern(pattern) for pattern in patterns.patterns])
    learner.count(steps)
    return PatternSet(tuple(learner.patterns), patterns.header)


def _augmented(output: Path, lesson: TeachingWish) -> list[tuple[int, PatternSet]]:
    """The snapshots made while the teacher played with itself, by how many such games."""
    found = []
    for path in sorted(output.glob("patterns-*.pl")):
        number = int(path.stem.rpartition("-")[2]) - AUGMENTED
        if number > lesson.training:
            found.append((number - lesson.training, read_patterns(path)))
    return found


def _test_steps(teacher: Teacher, wish: ReproduceWish, folder: RunFolder, say: Say) -> list[Step]:
    """The games tested on, which were not learned from; they are kept as they are played."""
    known = folder.read("test.json") or {"games": []}
    games: list[list[str]] = known["games"]
    while len(games) < wish.test_games:
        steps = self_played(
            teacher, f"test {wish.lesson.seed} {len(games)}", wish.lesson.opening, wish.lesson.plies
        )
        games.append([steps[0][0].fen(), *(move.uci() for _, move in steps)])
        folder.write("test.json", {"games": games})
        say(f"test game {len(games)} of {wish.test_games}")
    return [step for fen, *moves in games for step in _steps(chess.Board(fen), moves)]


def _augmenting_steps(folder: RunFolder, lesson: TeachingWish) -> list[Step]:
    """The teacher's games with itself: those after the training games of the run."""
    state = folder.state()
    games, starts = state["games"][lesson.training :], state["starts"][lesson.training :]
    return [
        step
        for start, moves in zip(starts, games, strict=True)
        for step in _steps(chess.Board(start), moves.split())
    ]


def _steps(board: chess.Board, moves: Sequence[str]) -> list[Step]:
    found = []
    for word in moves:
        move = chess.Move.from_uci(word)
        found.append((board.copy(stack=False), move))
        board.push(move)
    return found


def _filters(
    patterns: PatternSet, steps: Sequence[Step], wish: ReproduceWish, say: Say
) -> dict[str, Any]:
    """Success over k and gamma of patterns, of chance, and of alpha-beta at each depth."""
    rows: dict[str, Any] = {"random": _row(success(random_rank(wish.lesson.seed), steps))}
    for depth in range(1, wish.deepest + 1):
        found = success(AlphaBeta(depth).rank, steps[:: max(1, len(steps) // wish.searched)])
        rows[f"alpha-beta {depth}"] = _row(found)
        say(f"alpha-beta {depth}: {found.by_k[4]:.3f} at k = 4, {found.by_third:.3f} at 1/3")
    for way in ("paper", "fitted"):
        found = success(_rank(patterns, way), steps)
        rows[f"patterns, {way}"] = _row(found)
        say(f"patterns, {way}: {found.by_k[4]:.3f} at k = 4, {found.by_third:.3f} at 1/3")
    return rows


def _row(found: Success) -> dict[str, Any]:
    return asdict(found)


def in_words(result: dict[str, Any]) -> str:
    """The figures as tables."""
    lines = ["figure 15: games, patterns, material (mean size), positional (mean size)"]
    for row in result["figure_15"]:
        lines.append(
            f"{row['games']:6}{row['patterns']:8}{row['material']:7} ({row['material_size']:.1f})"
            f"{row['positional']:7} ({row['positional_size']:.1f})"
        )
    lines += ["", "figure 16: games, kept at gamma = 1/3 plain and augmented"]
    lines += [f"{r['games']:6}{r['plain']:8.3f}{r['augmented']:8.3f}" for r in result["figure_16"]]
    lines += ["", "figure 16, right: augmentation games, kept at gamma = 1/3"]
    lines += [f"{row['games']:6}{row['kept']:8.3f}" for row in result["figure_16_right"]]
    for figure in ("figure_17", "figure_18"):
        if figure in result:
            lines += ["", *_filter_lines(figure.replace("_", " "), result[figure])]
    match = result["match"]
    lines += [
        "",
        f"selective match: {match['wins']} wins, {match['draws']} draws, {match['losses']} losses,"
        f" {match['material']:+.2f} pawns, {match['nodes']:.2f} of the positions"
        f" (the paper: {PAPER['match']}, +0.78 pawns)",
    ]
    return "\n".join(lines)


def _filter_lines(name: str, rows: dict[str, Any]) -> list[str]:
    first = next(iter(rows.values()))
    ks, gammas = list(first["by_k"]), list(first["by_gamma"])
    lines = [f"{name}: kept by k = {ks[0]} … {ks[-1]}; 1/3; gamma = {gammas[0]} … {gammas[-1]}"]
    for kind, row in rows.items():
        numbers = [*row["by_k"].values(), row["by_third"], *row["by_gamma"].values()]
        lines.append(f"{kind:18}" + "".join(f"{number:6.3f}" for number in numbers))
    return lines
