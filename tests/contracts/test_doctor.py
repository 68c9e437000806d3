"""What `clausewitz doctor` builds on: it finds what is there and misses what is not."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from clausewitz.support.doctor import Finding, examine, is_healthy, report


def found(findings: list[Finding]) -> dict[str, str | None]:
    return {finding.name: finding.found for finding in findings}


@pytest.fixture
def no_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a look at the modules of Python: to load them all takes a while."""
    monkeypatch.setattr("clausewitz.support.doctor._of_python", lambda: iter(()))


def test_healthy_machine_is_found_healthy() -> None:
    findings = examine()
    assert is_healthy(findings), report(findings)
    assert str(found(findings)["SWI-Prolog"]).split(".")[0] >= "9"
    assert all(line.startswith(("ok ", "without ")) for line in report(findings).splitlines())


@pytest.mark.usefixtures("no_modules")
def test_missing_prolog_is_reported_with_its_cure(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("LIBSWIPL_PATH", str(tmp_path / "libswipl.so"))  # pyswip looks there first
    monkeypatch.setenv("SWI_HOME_DIR", str(tmp_path))
    findings = examine()
    assert found(findings)["SWI-Prolog"] is None
    assert found(findings)["libswipl"] is None
    assert not is_healthy(findings)
    assert re.search("missing  SWI-Prolog +install SWI-Prolog 9", report(findings))


@pytest.mark.usefixtures("no_modules")
def test_old_prolog_is_not_enough(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    swipl = tmp_path / "swipl"
    swipl.write_text("#!/bin/sh\necho SWI-Prolog version 8.4.2 for x86_64-linux\n")
    swipl.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin")
    assert found(examine())["SWI-Prolog"] is None


@pytest.mark.usefixtures("no_modules")
def test_engine_that_is_no_engine_is_not_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    engine = tmp_path / "stockfish"
    engine.write_text("#!/bin/sh\necho hello\n")
    engine.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin")
    findings = examine()
    assert found(findings)["Stockfish"] is None
    assert is_healthy([finding for finding in findings if finding.name == "Stockfish"])


def test_parts_of_the_kernel_are_listed_one_by_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CLAUSEWITZ_CACHE", str(tmp_path))
    monkeypatch.setattr("clausewitz.support.doctor._MODULES", {})  # they take longer to load
    findings = examine()
    parts = {name: state for name, state in found(findings).items() if name.startswith("kernel ")}
    assert parts.keys() >= {"kernel search", "kernel patterns", "kernel board"}
    assert set(parts.values()) == {None}
    assert found(findings)["compile cache"] == str(tmp_path)
    assert is_healthy(findings)  # the first use compiles
    assert "0 of 2 functions compiled; clausewitz doctor --compile" in report(findings)


@pytest.mark.long
def test_a_function_that_is_compiled_is_counted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CLAUSEWITZ_CACHE", str(tmp_path))
    monkeypatch.setenv("CLAUSEWITZ_COMPILE", "needed")
    program = "import numpy; from clausewitz.kernel.entries import key; key(numpy.zeros(16, 'u8'))"
    subprocess.run([sys.executable, "-c", program], check=True)
    assert "without  kernel board      1 of 8 functions compiled" in report(examine())


def test_only_what_is_needed_makes_ill() -> None:
    optional = Finding("Stockfish", None, needed=False, mend="apt install stockfish")
    needed = Finding("numba", None, needed=True, mend="reinstall")
    assert is_healthy([optional])
    assert not is_healthy([optional, needed])
    assert report([optional, needed]).splitlines() == [
        "without  Stockfish  apt install stockfish",
        "missing  numba      reinstall",
    ]
