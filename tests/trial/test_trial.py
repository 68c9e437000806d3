"""A small part of every trial (make trial is the whole), and the trial itself on trial."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from random_order import shuffled
from trial import (
    bomb_list,
    bombs,
    commands,
    damage,
    disk,
    ends,
    fuzz,
    kills,
    memory,
    places,
    readers,
    refusals,
    uci,
)
from trial.__main__ import PARTS
from trial.broken import DIES, HANGS, LONG_ONCE, RAISES, REFUSED, RIGHT, WORKS_LONG
from trial.command_list import CALLS
from trial.isolation import environment, try_all
from trial.mutations import LARGEST, MUTATIONS, mutated
from trial.plan import Plan
from trial.reader_list import readers as all_readers
from trial.run_kinds import difference, results
from trial.uci_clock_games import Clock
from trial.verdicts import FAULT, PartReport, Verdict
from trial.watched_process import is_write

PATIENT = {"budget": "600"}
"""Timings decide nothing here."""


@pytest.mark.long
def test_readers_take_or_refuse_mutants() -> None:
    report = PartReport("readers", 11)
    readers.run(Plan(11, 0.001, options=PATIENT), report)
    assert report.is_clean, report.text()
    assert report.counts["accepted"] > 25
    assert report.counts["refused"] > 25


@pytest.mark.long
def test_commands_take_or_refuse_mutants() -> None:
    report = PartReport("commands", 11)
    commands.run(Plan(11, 0.0035, options=PATIENT), report)
    assert report.is_clean, report.text()
    assert sum(report.counts.values()) == 7


@pytest.mark.long
def test_commands_that_are_not_changed_are_accepted(tmp_path: Path) -> None:
    for number in range(len(CALLS)):
        call = commands.Call(0, number, tmp_path, changed=False)
        verdict = commands.tried(call, 1, tmp_path)
        assert verdict.outcome == "accepted", (CALLS[number], verdict)


@pytest.mark.long
def test_refusals_change_nothing() -> None:
    report = PartReport("refusals", 11)
    refusals.run(Plan(11, 0.01, options=PATIENT), report)
    assert report.is_clean, report.text()
    assert report.counts["refused"] > 15


@pytest.mark.long
def test_odd_places_are_answered_or_refused(tmp_path: Path) -> None:
    report = PartReport("places", 11)
    places.run(Plan(11, 0.01, folder=tmp_path), report)
    assert report.is_clean, report.text()
    assert sum(report.counts.values()) == 4


@pytest.mark.long
def test_runs_that_are_killed_say_the_same(tmp_path: Path) -> None:
    report = PartReport("kills", 11)
    kills.run(Plan(11, 0.01, folder=tmp_path, options={"kinds": "match"}), report)
    assert report.is_clean, report.text()
    assert sum(report.counts.values()) == 2


@pytest.mark.long
def test_full_disks_are_reported_and_survived(tmp_path: Path) -> None:
    report = PartReport("disk", 11)
    disk.run(Plan(11, 0.01, folder=tmp_path, options={"kinds": "evolve,output"}), report)
    assert report.is_clean, report.text()
    assert report.counts["one line, then resumed"] > 0


@pytest.mark.long
@pytest.mark.parametrize("kinds", ["direct", "caches"])
def test_damaged_runs_and_caches_are_reported_or_mended(kinds: str, tmp_path: Path) -> None:
    report = PartReport("damage", 11)
    options = {"kinds": kinds, "caches": "made"}
    damage.run(Plan(11, 0.01, folder=tmp_path, options=options), report)
    assert report.is_clean, report.text()
    assert sum(report.counts.values()) == 1


def test_engines_start_and_stop() -> None:
    verdicts = [uci.started_and_stopped(Random(f"start {number}")) for number in range(3)]
    assert [v for v in verdicts if v.outcome == FAULT] == []


@pytest.mark.long
def test_processes_end_well() -> None:
    verdicts = [ends.ended(11, number) for number in range(3)]
    assert [v for v in verdicts if v.outcome == FAULT] == []


def test_packed_lines_need_little_memory(tmp_path: Path) -> None:
    report = PartReport("memory", 11)
    plan = Plan(11, folder=tmp_path, case="short-lines-of-puzzles", options={"unpacked": "64"})
    memory.run(plan, report)
    assert report.is_clean, report.text()
    assert report.counts["within limits"] == 1


@pytest.mark.long
@pytest.mark.parametrize(
    ("kinds", "size"),
    [("games,tactics", 0.04), ("packed,networks,records,domains", 0.2)],
)
def test_bombs_need_little_memory_and_time(kinds: str, size: float, tmp_path: Path) -> None:
    report = PartReport("bombs", 11)
    bombs.run(Plan(11, size, folder=tmp_path, options={**PATIENT, "kinds": kinds}), report)
    assert report.is_clean, report.text()
    assert sum(report.counts.values()) > 2


@pytest.mark.long
def test_bombs_are_those_of_the_seed() -> None:
    first, again, other = (
        list(bomb_list.bombs(Plan(seed).chance, ["games", "tactics", "facts"]))
        for seed in (1, 1, 2)
    )
    assert first == again != other
    assert len({bomb.name for bomb in first}) == len(first)


def test_every_fault_is_found_and_the_others_go_on() -> None:
    report = PartReport("broken", 0)
    cases = [RIGHT, RAISES, REFUSED, DIES, RIGHT]
    try_all(report, cases, budget=60.0)
    assert report.counts == {"accepted": 2, "refused": 1, FAULT: 2}
    assert len(report.faults["ended by SIGSEGV"]) == 1
    raised = next(kind for kind in report.faults if kind.startswith("KeyError"))
    assert "not for users" in report.faults[raised][0]
    assert "make trial PART=broken SEED=0 CASE=2" in report.text()


def test_a_case_that_hangs_is_a_fault() -> None:
    report = PartReport("broken", 0)
    try_all(report, [HANGS], budget=0.2, patience=3)
    assert list(report.faults) == ["no answer"]


def test_a_case_that_works_long_twice_is_a_fault_and_once_is_none() -> None:
    report = PartReport("broken", 0)
    try_all(report, [WORKS_LONG, LONG_ONCE, REFUSED], budget=0.2, patience=1000)
    assert list(report.faults) == ["past 0.2 s"]
    assert len(report.faults["past 0.2 s"]) == 1
    assert report.counts == {FAULT: 1, "accepted": 1, "refused": 1}
    assert "1 cases were late once" in report.text()


def test_mutants_are_those_of_the_seed() -> None:
    text = b"fork(P, F, T) :- legal_move(F, T, P), attacks(T, A, P), attacks(T, B, P).\n"
    first, again, other = (mutated(text, Random(seed), [b"a b"]) for seed in (1, 1, 2))
    assert first == again != other
    for mutation in MUTATIONS:
        for given in (b"", b"x", text, b"\xff\0 1\n"):
            found = mutation(given, Random(5), [b"", text])
            assert isinstance(found[:LARGEST], bytes)


def test_damage_changes_files() -> None:
    text = bytes(range(200))
    found = {damage.damaged(text, Random(seed)) for seed in range(60)}
    assert None in found
    assert b"" in found
    assert text not in found


def test_writes_are_distinguished_from_reads() -> None:
    assert is_write("open", ("/tmp/x", "w", 0))
    assert is_write("open", ("/tmp/x", None, 0o101))
    assert is_write("os.rename", ("/tmp/x", "/tmp/y", -1, -1))
    assert not is_write("open", ("/tmp/x", "r", 0))
    assert not is_write("open", ("/dev/null", "w", 0))
    assert not is_write("import", ("x",))


def test_results_are_compared_without_times(tmp_path: Path) -> None:
    for name, seconds, moves in (("a", 1.5, 7), ("b", 2.5, 7), ("c", 1.5, 8)):
        (tmp_path / name).mkdir()
        text = f'{{"seconds": {seconds}, "moves": {moves}}}'
        (tmp_path / name / "results.json").write_text(text)
    one, same, other = (results(tmp_path / name) for name in "abc")
    assert difference(one, same) == ""
    assert "results.json differs" in difference(one, other)
    assert "one run alone" in difference(one, {})


@pytest.mark.long
def test_every_reader_has_files_and_a_name() -> None:
    known = list(all_readers())
    assert len({reader.name for reader in known}) > 35
    assert all(reader.texts() for reader in known)


def test_parts_can_be_called_and_wrong_ones_are_named() -> None:
    call = [sys.executable, "-m", "trial", "nonsense"]
    done = subprocess.run(call, capture_output=True, text=True, env=environment())
    assert done.returncode == 2
    assert all(part in done.stderr for part in PARTS)


def test_one_case_can_be_tried_again() -> None:
    assert Plan(case="123").numbers(10) == [123]
    assert Plan(size=0.1).numbers(50) == [0, 1, 2, 3, 4]
    assert Plan(case="match-3").wants("match-3")
    assert not Plan(case="match-3").wants("tag-0")


def test_fuzzing_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "import_module", _missing)
    monkeypatch.setattr(sys, "argv", ["fuzz"])
    with pytest.raises(SystemExit, match="2"):
        fuzz.main()


def _missing(name: str) -> None:
    raise ImportError(name)


def test_fuzzed_input_is_read(tmp_path: Path) -> None:
    some = fuzz.chosen(["fen", "epd"])
    try_one = fuzz.tried_input(some, tmp_path)
    try_one(b"")
    try_one(b"\0no position")
    assert (tmp_path / "fen.fen").read_bytes() == b"no position"
    (tmp_path / "seeds").mkdir()
    fuzz.seeds_written(some, tmp_path / "seeds")
    assert len(list((tmp_path / "seeds").iterdir())) > 5


def test_a_random_order_is_that_of_its_seed() -> None:
    names = list(range(50))
    assert shuffled(names, "1") == shuffled(names, "1") != shuffled(names, "2")
    assert sorted(shuffled(names, "1")) == names


def test_faults_of_one_kind_are_printed_once(capsys: pytest.CaptureFixture[str]) -> None:
    report = PartReport("readers", 3)
    for case in range(5):
        report.take(case, Verdict(FAULT, f"bad {case}", "bad"))
    assert capsys.readouterr().err.count("FAULT") == 1
    assert "FAULT, 5 times: bad" in report.text()
    assert "and CASE=1, 2, 3, 4" in report.text()
    assert not report.is_clean


def test_time_taken_from_the_machine_is_no_loss_on_time() -> None:
    assert not Clock(1.0, 1.0, 0.1).press(3.0, 0.2, taken=2.0)
    assert "lost on time" in Clock(1.0, 1.0, 0.1).press(3.0, 0.2, taken=0.5)
    assert "lost on time" in Clock(1.0, 1.0, 0.1).press(1.5, 1.5, taken=2.0)
