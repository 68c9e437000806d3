"""What `clausewitz doctor` builds on: it finds what is there and misses what is not."""

from pathlib import Path

import pytest

from clausewitz.doctor import Finding, examine, is_healthy, report


def found(findings: list[Finding]) -> dict[str, str | None]:
    return {finding.name: finding.found for finding in findings}


def test_healthy_machine_is_found_healthy() -> None:
    findings = examine()
    assert is_healthy(findings), report(findings)
    assert str(found(findings)["SWI-Prolog"]).split(".")[0] >= "9"
    assert all(line.startswith(("ok ", "without ")) for line in report(findings).splitlines())


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
    assert "missing  SWI-Prolog      install SWI-Prolog 9" in report(findings)


def test_old_prolog_is_not_enough(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    swipl = tmp_path / "swipl"
    swipl.write_text("#!/bin/sh\necho SWI-Prolog version 8.4.2 for x86_64-linux\n")
    swipl.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin")
    assert found(examine())["SWI-Prolog"] is None


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


def test_only_what_is_needed_makes_ill() -> None:
    optional = Finding("Stockfish", None, needed=False, mend="apt install stockfish")
    needed = Finding("numba", None, needed=True, mend="reinstall")
    assert is_healthy([optional])
    assert not is_healthy([optional, needed])
    assert report([optional, needed]).splitlines() == [
        "without  Stockfish  apt install stockfish",
        "missing  numba      reinstall",
    ]
