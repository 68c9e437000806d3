"""Options as they were spelled before: files, headers and fingers remember them."""

_COUNT = {"--most": "--count"}
_PICTURE = {"--svg": "--output"}

RENAMED: dict[str, dict[str, str]] = {
    "board": {**_PICTURE, "--black": "--flip"},
    "endgame match": {"--plies": "--max-plies"},
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


def of_today(arguments: list[str]) -> list[str]:
    """The arguments, a command's name first, with the options as they are spelled today."""
    renamed = RENAMED.get(arguments[0]) or RENAMED.get(" ".join(arguments[:2])) or {}
    end = arguments.index("--") if "--" in arguments else len(arguments)
    options = [_of_today(argument, renamed) for argument in arguments[:end]]
    return options + arguments[end:]


def _of_today(argument: str, renamed: dict[str, str]) -> str:
    name, equals, value = argument.partition("=")
    return f"{renamed.get(name, name)}{equals}{value}"
