"""Options as they were spelled before: files, headers and fingers remember them."""

from collections.abc import Sequence

_COUNT = {"--most": "--count"}
_PICTURE = {"--svg": "--output", "--png": "--output"}

RENAMED: dict[str, dict[str, str]] = {
    "board": {**_PICTURE, "--black": "--flip"},
    "endgame match": {"--plies": "--max-plies"},
    "explain": _PICTURE,
    "evolve": {"--depth": "--tree-depth", "--nodes": "--tree-nodes", "--plies": "--max-plies"},
    "learn": {"--by": "--generator", "--timeout": "--seconds"},
    "match": {"--games": "--count"},
    "mate": {"--moves": "--count"},
    "metrics": {"--split": "--part"},
    "opening": _COUNT,
    "patterns filter": {**_PICTURE, "-k": "--count"},
    "patterns learn": {"--patterns": "--count"},
    "patterns measure": _COUNT,
    "patterns show": _COUNT,
    "plan": {"--models": "--count"},
    "query": _COUNT,
    "reproduce endgames": {"--engine": "--opponent"},
    "reproduce patterns": {"--engine": "--teacher"},
    "reproduce pruning": {"--games": "--count", "--examples": "--rated"},
    "sheet": {"--latex": "--output"},
    "suggest": _PICTURE,
    "task export": {"--negatives": "--other-moves", "--split": "--part"},
    "tune evaluation": {"--games": "--count"},
    "tune genetic": {
        "--as": "--preset",
        "--openings": "--starts",
        "--player": "--tuned",
        "--plies": "--random-plies",
    },
}
"""By command: the old spelling and that of today."""

GONE = {"learn": ("--width", "--rounds")}
"""By command: options, each with a value, that have nothing to say any more."""


def of_today(arguments: list[str]) -> list[str]:
    """The arguments, a command's name first, with the options as they are spelled today."""
    renamed = RENAMED.get(arguments[0]) or RENAMED.get(" ".join(arguments[:2])) or {}
    end = arguments.index("--") if "--" in arguments else len(arguments)
    options = [_of_today(argument, renamed) for argument in arguments[:end]]
    return _without(options, GONE.get(arguments[0], ())) + arguments[end:]


def _of_today(argument: str, renamed: dict[str, str]) -> str:
    name, equals, value = argument.partition("=")
    return f"{renamed.get(name, name)}{equals}{value}"


def _without(options: list[str], gone: Sequence[str]) -> list[str]:
    """The arguments without these options and their values."""
    left: list[str] = []
    skip = False
    for argument in options:
        name, equals, _ = argument.partition("=")
        if not skip and name not in gone:
            left.append(argument)
        skip = not skip and name in gone and not equals
    return left
