"""What is true of every file of the repository."""

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# The brackets keep this list from matching itself.
MACHINE_PATHS = r"(?<![\w.*-])/([w]ork|[r]oot|[h]ome/\w+|[m]nt|[o]pt)/"
REGISTRY_HOSTS = r"[d]eb\.debian\.org|[s]napshot\.debian|[p]ypi\.org/simple|[p]ythonhosted\.org"
OF_ONE_PLACE = re.compile(f"{MACHINE_PATHS}|{REGISTRY_HOSTS}")


@cache
def texts() -> dict[Path, str]:
    """The text files that git knows or would add."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    found = {}
    for name in filter(None, listing.stdout.split("\0")):
        path = ROOT / name
        if path.is_file() and b"\0" not in path.read_bytes():
            found[path] = path.read_text(encoding="utf-8")
    return found


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path, text in texts().items()
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_file_names_a_place_of_one_machine() -> None:
    assert lines_with(OF_ONE_PLACE) == []


def test_only_the_ci_looks_for_data_beside_the_project() -> None:
    """Everything else asks clausewitz.support.data, which knows $CLAUSEWITZ_DATA and what ships."""
    found = lines_with(re.compile(r"[.]\./shared|[\"']shared[\"']|[s]hared/data"))
    assert {line.partition(":")[0] for line in found} == {".ci/run"}


@pytest.mark.parametrize(
    ("line", "is_of_one_place"),
    [
        ("open('/" + "work/data.csv')", True),
        ("/" + "root/.venv", True),
        ("see http://deb." + "debian.org/debian", True),
        ("network/workers, rooted/at/home", False),
        ("the user's own /usr/games", False),
    ],
)
def test_places_of_one_machine_are_recognised(line: str, is_of_one_place: bool) -> None:
    assert bool(OF_ONE_PLACE.search(line)) == is_of_one_place
