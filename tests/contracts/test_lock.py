"""requirements.lock: it fits pyproject.toml, every file in it has a hash, and it names no host."""

import re
import runpy
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from clausewitz.kernel.jit.tested_versions import UNTESTED_FROM

ROOT = Path(__file__).parents[2]
TOOL = runpy.run_path(str(ROOT / "tools" / "lock_file.py"))
TEXT = (ROOT / "requirements.lock").read_text()
ROWS: list[Any] = TOOL["read_lock"](TEXT)
PYTHONS = ["3.11", "3.12", "3.13", "3.14", "3.15"]


def requirements() -> list[Requirement]:
    """What a checkout needs: to run, to be tested, and to be installed."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    return [
        Requirement(text)
        for text in (
            *project["project"]["dependencies"],
            *project["project"]["optional-dependencies"]["dev"],
            *project["dependency-groups"]["build"],
            *project["build-system"]["requires"],
        )
    ]


@pytest.mark.parametrize("machine", ["x86_64", "aarch64"])
@pytest.mark.parametrize("python", PYTHONS)
def test_every_dependency_is_locked_once_within_its_range(python: str, machine: str) -> None:
    place: dict[str, Any] = {
        **default_environment(),
        "python_version": python,
        "python_full_version": f"{python}.0",
        "platform_machine": machine,
        "sys_platform": "linux",
    }
    here = [row for row in ROWS if row.holds_on(place)]
    versions = {row.name: row.version for row in here}
    assert len(versions) == len(here)
    for one in requirements():
        if one.marker is None or one.marker.evaluate(place):
            assert one.specifier.contains(versions[canonicalize_name(one.name)]), one


@pytest.mark.parametrize("name", UNTESTED_FROM)
def test_compilers_are_capped_after_the_version_that_is_locked(name: str) -> None:
    """kernel/jit uses their private interfaces: the cap is raised together with the lock."""
    (cap,) = (one.specifier for one in requirements() if one.name == name)
    (locked,) = {row.version for row in ROWS if row.name == name}
    major, minor = map(int, locked.split(".")[:2])
    assert cap.contains(locked)
    assert not cap.contains(f"{major}.{minor + 1}.0")
    assert UNTESTED_FROM[name] == (major, minor + 1)


def test_every_row_has_hashes() -> None:
    assert len(ROWS) > 60
    assert [row.name for row in ROWS if not row.hashes] == []
    assert sum(len(row.hashes) for row in ROWS) == TEXT.count("--hash=")


def test_lock_names_no_host() -> None:
    """Each machine has its own index or mirror: the hashes say that the files are the same."""
    assert re.findall(r"://|--(?:extra-)?index|--find-links|--trusted", TEXT) == []


def test_ci_installs_what_is_locked() -> None:
    assert re.search(r"^export LOCKED=1$", (ROOT / ".ci" / "run").read_text(), re.MULTILINE)
    assert "--require-hashes" in (ROOT / "tools" / "setup.sh").read_text()


def test_a_row_that_is_cut_off_has_no_hash() -> None:
    text = f"chess==1.11.2 \\\n    --hash=sha256:{'0' * 63}\n    # via clausewitz\n"
    (row,) = TOOL["read_lock"](text)
    assert (row.name, row.version, row.hashes) == ("chess", "1.11.2", ())
