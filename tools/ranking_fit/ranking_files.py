"""The files of ranking, as they are written: weights, worths in headers, worths for Prolog."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from clausewitz.support.data import data_dir
from clausewitz.tactics.ranking.precision import Worth
from clausewitz.tactics.ranking.weights import Hundredths, Names

_MARK = "% worth: "


def facts_file() -> Path:
    """Where Prolog finds the worths of reasons."""
    return data_dir("logic") / "ranking" / "worths.pl"


def with_worths(text: str, worths: Iterable[tuple[str, Worth]], moves: str) -> str:
    """The text of a file with these worths at the end of its first comment, instead of any before.

    `moves` says what the moves are of.
    """
    lines = [line for line in text.splitlines() if not line.startswith(_MARK)]
    end = next((n for n, line in enumerate(lines) if not line.startswith("%")), len(lines))
    return "\n".join([*lines[:end], *(_line(*each, moves) for each in worths), *lines[end:]]) + "\n"


def _line(name: str, worth: Worth, moves: str) -> str:
    low, high = worth.interval
    share = worth.right / worth.spoke if worth.spoke else 0.0
    seen = f"right in {worth.right:,} of {worth.spoke:,} {moves}"
    return f"{_MARK}{name} {share:.2f} ({low:.2f} to {high:.2f}), {seen}"


_EXPLAINED = """\
% What reasons for moves are worth, the best first, as the headers of their files say: made by
% `make worth`, for Prolog. One more hit and miss are assumed than were seen.

"""


def worth_facts(worths: Mapping[str, Worth]) -> str:
    """The same as facts for Prolog, the best first."""
    ordered = sorted(worths.items(), key=lambda known: -known[1].precision)
    return _EXPLAINED + "".join(f"worth({name}, {w.precision:.4f}).\n" for name, w in ordered)


def written_weights(header: Iterable[str], together: Sequence[Names], weights: Hundredths) -> str:
    """The text of a file of weights, its header as comments."""
    lines = [f"% {line}".rstrip() for line in header]
    facts = [
        f"weight([{', '.join(names)}], {_decimal(int(weight))})."
        for names, weight in zip(together, weights.tolist(), strict=True)
        if weight
    ]
    return "\n".join([*lines, "", *facts]) + "\n"


def _decimal(hundredths: int) -> str:
    whole, rest = divmod(abs(hundredths), 100)
    return f"{'-' if hundredths < 0 else ''}{whole}.{rest:02}"
