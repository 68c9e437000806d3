"""How a report of long work reads."""

import pytest

from clausewitz.runs.progress import Progress, step


@pytest.mark.parametrize(
    ("progress", "line", "ended"),
    [
        (Progress("games", 12, 100, "+7 =3 -2"), "12 of 100 games: +7 =3 -2", False),
        (Progress("games read", 12_000), "12,000 games read", False),
        (Progress("labels", 0, 50), "0 of 50 labels", False),
        (Progress("labels", 50, 50), "50 of 50 labels", True),
        (step("reading games"), "reading games", False),
        (Progress("round 3", words="12 clauses found"), "round 3: 12 clauses found", False),
    ],
)
def test_reads_as_a_line(progress: Progress, line: str, ended: bool) -> None:
    assert (str(progress), progress.ended) == (line, ended)


def test_a_step_is_a_milestone() -> None:
    assert step("reading games").milestone
