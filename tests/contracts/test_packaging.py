"""What is stated about the package in several places is the same in all of them."""

import re
import tomllib
from pathlib import Path

from clausewitz import __version__

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_newest_entry_of_the_changelog_and_the_citation_have_the_version() -> None:
    assert re.findall(r"^## (\S+)", text("CHANGES.md"), re.MULTILINE)[0] == __version__
    assert f"\nversion: {__version__}\n" in text("CITATION.cff")


def test_the_tested_pythons_are_the_same_everywhere() -> None:
    known = re.findall(r"Python :: (3\.\d+)", " ".join(PROJECT["classifiers"]))
    assert PROJECT["requires-python"] == f">={known[0]}"
    (matrix,) = re.findall(r"python: \[(.*)\]", text(".github/workflows/test.yml"))
    assert re.findall(r"3\.\d+", matrix) == known
    (newest,) = re.findall(r"for one in (python.*); do", text("tools/setup.sh"))
    assert newest.split() == [f"python{one}" for one in reversed(known)]
    (locked,) = re.findall(r"^PYTHONS = (.*)$", text("tests/contracts/test_lock.py"), re.MULTILINE)
    assert re.findall(r"3\.\d+", locked) == known


def test_commit_hooks_are_the_linters_of_make() -> None:
    hooks = re.findall(r"entry: \S+/python -m (.*)", text(".pre-commit-config.yaml"))
    (lint,) = re.findall(r"^lint:.*\n((?:\t.*\n)+)", text("Makefile"), re.MULTILINE)
    assert hooks == re.findall(r"\$\(PY\) -m (.*)", lint)


def test_the_workflow_runs_what_the_ci_runs() -> None:
    assert "run: bash .ci/run" in text(".github/workflows/test.yml")
    assert "build/durations.txt" in text(".ci/run")


def test_extras_that_messages_name_exist() -> None:
    sources = (path.read_text(encoding="utf-8") for path in (ROOT / "py").rglob("*.py"))
    named = {extra for source in sources for extra in re.findall(r"clausewitz\[(\w+)\]", source)}
    assert named == PROJECT["optional-dependencies"].keys() - {"dev"}


def test_developers_have_all_extras_but_the_cluster() -> None:
    extras = PROJECT["optional-dependencies"]
    needed = {
        one for name, many in extras.items() if name not in ("cluster", "dev") for one in many
    }
    assert needed <= set(extras["dev"])
