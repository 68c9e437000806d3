"""What counts as a gain, a threat or a mistake is decided by logic/judgement, not by Python."""

import ast
from collections.abc import Iterator
from pathlib import Path

import clausewitz

PACKAGE = Path(clausewitz.__file__).parent
SMALL = {0, 1, 2}  # first, second, one less, both sides
ALLOWED = {
    # how long is searched, how much is remembered
    "SearchEffort": "positions that a search visits",
    "THOROUGH": "positions that a search visits",
    "POSITIONS": "that a proof may look at",
    "_TABLE": "megabytes",
    "_CACHED": "answers",
    "_SHARE": "positions that a process takes at once",
    "JudgeRequest": "nodes, and the depth of another engine",
    "AdviceRequest": "the depth of another engine",
    "_TIMES": "how many times longer a position is looked at",
    "_PROVED": "moves of a mate that is looked for",
    "MOST_PIECES": "with more of them no ending is looked for: that takes time",
    # how much is shown
    "MOST_REASONS": "reasons",
    "MOST_MOVES": "moves",
    "LEAST": "share of a move that is shown",
    "_ALL": "more moves than there can be",
    "_MANY": "moves",
    "_REASONS": "reasons",
    "_DEFENCES": "lines",
    "_ALTERNATIVES": "lines",
    "_LOOKED_AT": "half moves of a line",
    "_TRIED": "moves that are looked at",
    "_LONGEST": "half moves of a variation",
    "_OPENING": "half moves that are saved",
    "_FEWEST": "chances below which a figure says nothing",
    "AdvisedMove": "digits",
    "_DIGITS": "digits of a figure",
    "WIDTH": "points of a band of ratings",
    # how things are written
    "_further": "how the search counts mates",
    "_plainest": "letters of a move",
    "natural_replies": "letters of a move",
    "GameRecord": "what a draw counts",
    "ReportedMove": "hundredths of a pawn",
    "GameReport": "per cent",
}


def numbers(path: Path) -> Iterator[tuple[str, float]]:
    """Numbers of a module, each with the name of what it stands in: a constant or a definition."""
    for part in ast.parse(path.read_text(encoding="utf-8")).body:
        match part:
            case (
                ast.Assign(targets=[ast.Name(id=name), *_])
                | ast.AnnAssign(target=ast.Name(id=name))
            ):
                pass
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                pass
            case _:
                continue
        for inner in ast.walk(part):
            if isinstance(inner, ast.FunctionDef) and isinstance(part, ast.ClassDef):
                name = part.name if inner.name == "__init__" else name
            if isinstance(inner, ast.Constant) and isinstance(inner.value, int | float):
                yield name, inner.value


def test_advice_and_coaching_have_no_numbers_about_chess() -> None:
    found = [
        f"{path.relative_to(PACKAGE)}: {name} has {number}"
        for folder in ("advice", "coaching")
        for path in sorted((PACKAGE / folder).rglob("*.py"))
        if "page" not in path.parts  # sizes of drawings
        for name, number in numbers(path)
        if number not in SMALL and name not in ALLOWED
    ]
    assert found == []
