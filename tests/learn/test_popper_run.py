"""Popper run on a folder. A stand-in says what Popper would say, and what it should not."""

import json
import os
import sys
import time
from pathlib import Path

import pytest

import popper_run
from clausewitz.clauses import read_theory
from clausewitz.games.example import Example
from clausewitz.learn.popper.export import NegativeChoice, export_task
from clausewitz.runs.progress import Progress
from clausewitz.support.errors import ClausewitzError
from learn.bias_files import read_bias
from learn.test_popper_export import FORK, MATE, THEMES
from popper_runner import RivalRequest, checkout, popper_process, run_task
from popper_runner.popper_log import Moment, PopperLog
from popper_runner.popper_process import TIMEOUT
from popper_runner.program import clauses_of
from popper_runner.rival_run import after_start
from running import LONG

EXAMPLES = [
    Example(MATE, "a1a8"),
    Example(MATE, "a1a7", label=False),
    Example(FORK, "c3d5"),
    Example(FORK, "c3b5", label=False),
]
RULE = "f(V0,V1,V2):- make_move(V1,V2,V0,V3),checkmate(V3)."
DENIAL = "f(V0,V1,V2):- not_pawn_on(V2,V3),make_move(V1,V2,V0,V3),checks(V2,V4,V3)."


def found(*rules: str, counts: str) -> list[str]:
    return ["*" * 20, "New best hypothesis:", counts, *rules, "*" * 20]


BEGUN = ["Finding pointless rules", "Pointless relation: at_home/2"]
SEARCH = ["Generating partial hypotheses of size: 2", "Generating partial hypotheses of size: 3"]
FIRST = found(RULE, counts="tp:1 fn:1 tn:2 fp:0 size:3 mdl:4")
BOTH = found(RULE, DENIAL, counts="tp:2 fn:0 tn:2 fp:0 size:7 mdl:7")


def popper(folder: Path, lines: list[str], ending: str = "") -> Path:
    """A checkout that says these lines, each with the seconds before it, and then ends so."""
    folder.mkdir()
    (folder / "pyproject.toml").write_text('[project]\nname = "popper"\nversion = "5.1"\n')
    printed = [f"{number}.5s {line}" for number, line in enumerate(lines)]
    script = f"import os, sys, time\nfor line in {printed!r}:\n    print(line, file=sys.stderr)\n"
    (folder / "popper.py").write_text(script + ending)
    return folder


def task(folder: Path) -> Path:
    export_task(EXAMPLES, read_bias(THEMES), None, folder, NegativeChoice(0))
    return folder


PYTHON = Path(sys.executable)


class Clock:
    """The time in seconds: long past any limit as soon as a log ends with this line."""

    def __init__(self, log: Path, last: str) -> None:
        self.log, self.last = log, last

    def monotonic(self) -> float:
        text = self.log.read_text() if self.log.exists() else ""
        return 10_000.0 if text.endswith(f" {self.last}\n") else 0.0


def test_best_program_comes_back_as_tactics(tmp_path: Path) -> None:
    home = popper(tmp_path / "popper", [*BEGUN, *SEARCH, *FIRST, *BOTH])
    request = RivalRequest(seconds=30, noisy=True)
    outcome = run_task(task(tmp_path / "t"), tmp_path / "run", checkout(home, PYTHON), request)
    assert [program.description_length for program in outcome.run.log.found] == [4, 7]
    (tactic,) = read_theory(tmp_path / "run" / "tactics.pl").tactics
    bodies = [{str(literal) for literal in clause.body} for clause in tactic.clauses]
    assert bodies == [
        {"make_move(From, To, Position, NewPosition)", "checkmate(NewPosition)"},
        {
            "make_move(From, To, Position, NewPosition)",
            "checks(To, _Square1, NewPosition)",
            "\\+ pawn_on(To, NewPosition)",
        },
    ]
    text = (tmp_path / "run" / "tactics.pl").read_text()
    assert "% f: popper_run.py t --popper POPPER --seconds 30 --noisy -o RUN\n" in text
    assert "Popper 5.1 from 2 positive and 2 negative examples" in text
    assert "% Description length 7: 0 false, 0 missed, 7 literals" in text
    results = json.loads((tmp_path / "run" / "results.json").read_text())
    assert results["left_out"] == ["at_home"]
    assert results["scores"]["train"]["description_length"] == 7
    assert (tmp_path / "run" / "program.pl").read_text() == f"{RULE}\n{DENIAL}\n"
    log = (tmp_path / "run" / "popper.log").read_text().splitlines()
    assert len(log) == len([*BEGUN, *SEARCH, *FIRST, *BOTH])


def test_popper_gets_the_folder_the_limit_and_that_examples_may_be_wrong(tmp_path: Path) -> None:
    ending = "print('0.1s', *sys.argv[1:])\n"
    home = popper(tmp_path / "popper", [*SEARCH, *FIRST], ending)
    folder = task(tmp_path / "t")
    run_task(folder, tmp_path / "run", checkout(home, PYTHON), RivalRequest(seconds=70, noisy=True))
    printed = (tmp_path / "run" / "popper.log").read_text().splitlines()[-1]
    assert printed == f"0.1s {folder} -v --timeout 70 --noisy"


def test_folder_of_another_domain_gives_the_program_alone(tmp_path: Path) -> None:
    trains = tmp_path / "trains"
    trains.mkdir()
    for name in ("bk.pl", "bias.pl", "exs.pl"):
        (trains / name).write_text("long(t1).\n")
    rule = "east(V0):- has_car(V0,V1),long(V1)."
    home = popper(tmp_path / "popper", [*SEARCH, *found(rule, counts="tp:3 fn:0 tn:3 fp:0 size:3")])
    outcome = run_task(trains, tmp_path / "run", checkout(home, PYTHON), RivalRequest())
    assert outcome.tactics is None
    assert outcome.best.true == 3
    assert (tmp_path / "run" / "program.pl").read_text() == f"{rule}\n"
    assert not (tmp_path / "run" / "tactics.pl").exists()


ENDINGS = [
    ([], "import janus_of_nobody\n", r"Popper did not start \(ended with status 1\): Mod.*nobody'"),
    (["ERROR: missing directions for f/3"], "", r"did not start \(finished\): ERROR: missing dir"),
    (SEARCH, "print('NO SOLUTION')\n", r"Popper found nothing in \d+ s: "),
    (SEARCH, "os.kill(os.getpid(), 9)\n", r"found nothing in \d+ s \(killed by signal 9\): "),
    (SEARCH, "time.sleep(600)\n", r"Popper found nothing in \d+ s \(time ran out\): "),
]


@pytest.mark.parametrize(("lines", "ending", "words"), ENDINGS)
def test_nothing_found_is_reported_in_one_line(
    lines: list[str], ending: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = popper(tmp_path / "popper", lines, ending)
    if "sleep" in ending:
        monkeypatch.setattr(
            popper_process, "time", Clock(tmp_path / "run" / "popper.log", lines[-1])
        )
    with pytest.raises(ClausewitzError, match=words) as refusal:
        run_task(
            task(tmp_path / "t"),
            tmp_path / "run",
            checkout(home, PYTHON),
            RivalRequest(),
        )
    assert str(refusal.value).endswith(str(tmp_path / "run" / "popper.log"))
    assert "\n" not in str(refusal.value)


def test_what_was_found_before_the_limit_is_saved_and_what_popper_started_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ending = (
        "import subprocess\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        "print(f'0.1s {child.pid}\\n0.1s end', flush=True)\ntime.sleep(600)\n"
    )
    home = checkout(popper(tmp_path / "popper", [*SEARCH, *FIRST], ending), PYTHON)
    log = tmp_path / "run" / "popper.log"
    monkeypatch.setattr(popper_process, "time", Clock(log, "end"))
    outcome = run_task(task(tmp_path / "t"), tmp_path / "run", home, RivalRequest())
    assert outcome.run.ended == TIMEOUT
    assert (tmp_path / "run" / "tactics.pl").exists()
    process, end = log.read_text().split()[-3], time.monotonic() + LONG
    while is_running(process):  # the signal was sent; on a busy machine it arrives later
        assert time.monotonic() < end
        time.sleep(0.05)


def is_running(process: str) -> bool:
    """Whether there is such a process, and it has not ended."""
    try:
        state = (Path("/proc") / process / "stat").read_text()
    except OSError:
        return False
    return state.rpartition(")")[2].split()[0] != "Z"


def test_what_was_found_before_popper_died_is_saved(tmp_path: Path) -> None:
    ending = "os.kill(os.getpid(), 9)\n"
    home = checkout(popper(tmp_path / "popper", [*SEARCH, *FIRST], ending), PYTHON)
    outcome = run_task(task(tmp_path / "t"), tmp_path / "run", home, RivalRequest())
    assert outcome.run.ended == "killed by signal 9"
    assert (tmp_path / "run" / "tactics.pl").exists()


def test_what_was_found_before_the_user_stops_is_saved(tmp_path: Path) -> None:
    ending = "time.sleep(600)\n"
    home = checkout(popper(tmp_path / "popper", [*SEARCH, *FIRST], ending), PYTHON)

    def stop(progress: Progress) -> None:
        if "3 literals" in progress.words:
            raise KeyboardInterrupt

    with pytest.raises(ClausewitzError, match="stopped; what Popper had found by then is saved"):
        run_task(task(tmp_path / "t"), tmp_path / "run", home, RivalRequest(), stop)
    results = json.loads((tmp_path / "run" / "results.json").read_text())
    assert (results["ended"], results["best"]["description_length"]) == ("stopped", 4)


def test_counts_that_differ_from_ours_are_refused(tmp_path: Path) -> None:
    wrong = found(RULE, counts="tp:2 fn:0 tn:2 fp:0 size:3 mdl:3")
    home = checkout(popper(tmp_path / "popper", [*SEARCH, *wrong]), PYTHON)
    words = "Popper counts 2 true, 0 missed, 0 false and 3 literals .* SWI-Prolog 1 true, 1 missed"
    with pytest.raises(ClausewitzError, match=words):
        run_task(task(tmp_path / "t"), tmp_path / "run", home, RivalRequest())


def test_programs_that_are_not_of_the_bias_are_refused() -> None:
    bias = read_bias(THEMES)
    for rule, words in (
        ("f(V0,V1,V2):- shell(V1).", "no predicate of the bias"),
        ("f(V0,V1,V2):- checkmate(V1).", "V1 is a square and a position"),
        ("f(V0,V1,V2):- checkmate(now).", "no predicate of the bias"),
        ("f(V0,V1):- checkmate(V0).", "no predicate of the bias"),
    ):
        with pytest.raises(ClausewitzError, match=words):
            clauses_of([rule], bias)


def test_folder_of_a_run_is_free_again_only_if_it_came_to_nothing(tmp_path: Path) -> None:
    folder, output = task(tmp_path / "t"), tmp_path / "run"
    with pytest.raises(ClausewitzError, match="Popper did not start"):
        run_task(folder, output, checkout(popper(tmp_path / "broken", []), PYTHON), RivalRequest())
    home = checkout(popper(tmp_path / "popper", [*SEARCH, *FIRST]), PYTHON)
    run_task(folder, output, home, RivalRequest())
    other = tmp_path / "other"
    other.mkdir()
    (other / "settings.json").write_text('{"task": "of learn"}')
    for taken in (output, other):
        with pytest.raises(ClausewitzError, match="holds a run already: choose another folder"):
            run_task(folder, taken, home, RivalRequest())


def test_times_are_counted_from_where_the_search_began() -> None:
    log = PopperLog()
    last = [
        "***** SOLUTION *****",
        "TP:1 FN:1 TN:2 FP:0 Size:3 MDL:4",
        RULE,
        "*" * 30,
    ]  # printed again
    for number, line in enumerate([*BEGUN, *SEARCH, *FIRST, *last]):
        log.take(f"{number}.0s {line}", Moment(number / 2, number))
    assert log.begun == Moment(1.0, 2.0)
    assert [(p.at.cpu, p.true, p.missed, p.false, p.size) for p in log.found] == [(4.0, 1, 1, 0, 3)]


def test_checkout_is_where_popper_py_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ClausewitzError, match=r"no popper\.py, so this is no checkout"):
        checkout(tmp_path)
    home = popper(tmp_path / "popper", [])
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(ClausewitzError, match="say with --python what Popper runs with"):
        checkout(home)
    with pytest.raises(ClausewitzError, match="no Python for Popper"):
        checkout(home, tmp_path / "nowhere")
    (tmp_path / "uv").touch(mode=0o755)
    assert checkout(home).python[:3] == (str(tmp_path / "uv"), "run", "--project")
    (home / ".venv" / "bin").mkdir(parents=True)
    (home / ".venv" / "bin" / "python").touch(mode=0o755)
    assert checkout(home / "popper.py").python == (str(home / ".venv" / "bin" / "python"),)


def test_command_prints_each_better_theory_and_refuses_a_used_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home, folder = popper(tmp_path / "popper", [*SEARCH, *FIRST, *BOTH]), task(tmp_path / "t")
    words = [folder, "--popper", home, "--python", PYTHON, "--noisy", "-o", tmp_path / "run"]
    popper_run.main([*map(str, words)])
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(" s: ")[2] for line in lines[:2]] == [
        "0 false + 1 missed + 3 literals = 4",
        "0 false + 0 missed + 7 literals = 7",
    ]
    assert lines[-1] == f"2 rules, description length 7: {tmp_path / 'run' / 'tactics.pl'}"
    with pytest.raises(ClausewitzError, match="holds a run already: choose another folder"):
        popper_run.main([*map(str, words)])


REAL = "CLAUSEWITZ_POPPER"


@pytest.mark.long
@pytest.mark.skipif(REAL not in os.environ, reason=f"${REAL} names no checkout of Popper 5")
def test_popper_itself_learns_from_a_folder_of_ours(tmp_path: Path) -> None:
    python = os.environ.get(f"{REAL}_PYTHON")
    home = checkout(Path(os.environ[REAL]), Path(python) if python else None)
    folder = tmp_path / "t"
    more = [*EXAMPLES[:2], Example(MATE.replace("R6K", "1R5K"), "b1b8")]
    export_task(more, read_bias(THEMES), None, folder, NegativeChoice(4))
    outcome = run_task(folder, tmp_path / "run", home, RivalRequest(60))
    assert outcome.tactics is not None
    assert outcome.tactics.score.description_length() == outcome.best.size
    assert after_start(outcome.run, outcome.best.at).cpu >= 0
    assert not {"checkmate", "not_checkmate"} & set(outcome.run.log.pointless)
