"""Workers and the pool: all is answered, errors are heard, and no process stays behind."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import count, islice
from operator import mul
from pathlib import Path
from types import SimpleNamespace

import pytest

from clausewitz.runs.pool import Workers, ask_all
from clausewitz.runs.worker_process import Worker
from clausewitz.support.errors import ClausewitzError
from running import LONG

HERE = Path(__file__).parent


@pytest.fixture
def worker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], Worker]]:
    """Makes workers of fake_worker.py, which is found beside this file."""
    started = list[Worker]()
    monkeypatch.setenv("PYTHONPATH", str(HERE))

    def start() -> Worker:
        first = {"number": 10, "notes": str(tmp_path / "notes")}
        started.append(Worker("fake_worker", first, "a worker for tests"))
        return started[-1]

    yield start
    for one in started:
        one.stop()
        one.wait()


def until(holds: Callable[[], bool]) -> bool:
    end = time.monotonic() + LONG
    while not holds() and time.monotonic() < end:
        time.sleep(0.05)
    return holds()


def notes(folder: Path) -> str:
    file = folder / "notes"
    return file.read_text() if file.exists() else ""


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{process}/stat").read_text().split()[2] != "Z"


def test_a_worker_answers_and_is_closed(worker: Callable[[], Worker], tmp_path: Path) -> None:
    one = worker()
    assert [one.ask(n)["sum"] for n in (1, 2)] == [11, 12]
    one.stop()
    one.wait()
    assert notes(tmp_path) == "closed\n"


def test_a_mistake_in_a_worker_is_a_mistake_here(worker: Callable[[], Worker]) -> None:
    one = worker()
    with pytest.raises(ClausewitzError, match=r"^the question is wrong$"):
        one.ask("fail")
    assert one.ask(1)["sum"] == 11


def test_the_death_of_a_worker_names_it(worker: Callable[[], Worker]) -> None:
    with pytest.raises(ClausewitzError, match=r"^a worker for tests died$"):
        worker().ask("die")


def test_every_question_is_answered_once(worker: Callable[[], Worker]) -> None:
    found = list(ask_all([worker(), worker(), worker()], range(50)))
    assert sorted(question for question, _ in found) == list(range(50))
    assert all(answer["sum"] == 10 + question for question, answer in found)


def test_no_question_is_no_work() -> None:
    assert list(ask_all([], [])) == []


def test_questions_are_taken_only_when_a_worker_is_free(worker: Callable[[], Worker]) -> None:
    numbers = count()
    answers = ask_all([worker()], numbers)
    assert len(list(islice(answers, 5))) == 5
    answers.close()
    assert next(numbers) < 1000


def test_the_first_error_stops_all(worker: Callable[[], Worker], tmp_path: Path) -> None:
    with pytest.raises(ClausewitzError, match="the question is wrong"):
        list(ask_all([worker(), worker()], ["sleep", "fail"]))
    busy = re.findall(r"busy (\d+)", notes(tmp_path))
    assert [process for process in busy if is_alive(int(process))] == []


def test_an_error_of_who_asks_is_heard(worker: Callable[[], Worker]) -> None:
    def questions() -> Iterator[int]:
        yield 1
        raise ClausewitzError("no more questions")

    with pytest.raises(ClausewitzError, match="no more questions"):
        list(ask_all([worker()], questions()))


def test_closing_stops_a_busy_worker(worker: Callable[[], Worker], tmp_path: Path) -> None:
    answers = ask_all([worker(), worker()], [1, "sleep", 2, 3])
    next(answers)
    assert until(lambda: "busy" in notes(tmp_path))
    start = time.monotonic()
    answers.close()
    assert time.monotonic() - start < LONG  # it would be busy for an hour
    process = int(notes(tmp_path).split()[1])
    assert not is_alive(process)


def test_programs_that_a_worker_starts_find_their_own_package(
    worker: Callable[[], Worker],
) -> None:
    """Another version of this one as an opponent, for instance."""
    assert worker().ask("path") == {"path": str(HERE)}


def test_a_busy_worker_leaves_when_its_caller_is_killed(
    worker: Callable[[], Worker], tmp_path: Path
) -> None:
    program = """
import sys
from clausewitz.runs.worker_process import Worker
Worker("fake_worker", {"number": 0, "notes": sys.argv[1]}, "it").ask("sleep")
"""
    asker = subprocess.Popen([sys.executable, "-c", program, str(tmp_path / "notes")])
    assert until(lambda: "busy" in notes(tmp_path))
    process = int(notes(tmp_path).split()[1])
    asker.send_signal(signal.SIGKILL)
    asker.wait()
    assert until(lambda: not is_alive(process))
    assert notes(tmp_path).endswith("closed\n"), "what was opened is closed all the same"


double = partial(mul, 2)
"""Of no module of tests, which its processes would have to import."""


@pytest.mark.parametrize("jobs", [1, 2])
def test_functions_run_in_any_number_of_processes(jobs: int) -> None:
    assert sorted(Workers(jobs).map(double, range(6))) == [0, 2, 4, 6, 8, 10]


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_tasks(jobs: int) -> None:
    assert list(Workers(jobs).in_order(double, range(20))) == list(range(0, 40, 2))


_KILLED_AT_ONCE = """
import os, signal, time
from pathlib import Path
from clausewitz.runs.pool import Workers

def tasks():
    yield from (0, 0)
    own = Path(f"/proc/self/task/{os.getpid()}/children")
    while sum(b"LokyProcess" in command(child) for child in own.read_text().split()) < 2:
        time.sleep(0.01)
    os.kill(os.getpid(), signal.SIGKILL)

def command(process):
    return Path(f"/proc/{process}/cmdline").read_bytes()

list(Workers(2).map(time.sleep, tasks()))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="children are listed in /proc")
def test_nobody_is_left_who_waits_for_work_of_a_process_that_was_killed() -> None:
    asker = subprocess.Popen(
        [sys.executable, "-c", _KILLED_AT_ONCE], start_new_session=True, stderr=subprocess.DEVNULL
    )
    assert asker.wait() == -signal.SIGKILL
    try:
        assert until(lambda: not is_group(asker.pid))
    finally:
        with suppress(ProcessLookupError):
            os.killpg(asker.pid, signal.SIGKILL)


def is_group(number: int) -> bool:
    """Whether a process of that group lives; the dead may wait for somebody who asks for them."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, group = stat.read_text().rpartition(")")[2].split()[:3]
            if int(group) == number and state != "Z":
                return True
    return False


def test_one_process_may_be_another_than_this_one() -> None:
    assert set(Workers().in_order(lambda _: os.getpid(), range(3))) == {os.getpid()}
    (other,) = set(Workers().in_order(lambda _: os.getpid(), range(3), elsewhere=True))
    assert other != os.getpid()


def test_tasks_are_taken_only_as_results_are() -> None:
    numbers = count()
    results = Workers(2).in_order(double, numbers)
    assert list(islice(results, 3)) == [0, 2, 4]
    results.close()
    assert next(numbers) < 20


def test_nobody_waits_for_work_that_nobody_wants() -> None:
    results = Workers(2).in_order(time.sleep, [0.0, LONG, LONG, LONG])
    next(results)
    began = time.monotonic()
    results.close()
    assert time.monotonic() - began < LONG / 2


_INTERRUPTED = """
import os, signal, time
from clausewitz.runs.pool import Workers

def tasks():
    yield from (0.0, 0.0)
    os.killpg(0, signal.SIGINT)
    yield from (0.0, 0.0)

signal.signal(signal.SIGINT, lambda *_: None)
print(list(Workers(2).in_order(time.sleep, tasks())))
"""


def test_ctrl_c_is_not_heard_by_processes_that_begin() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _INTERRUPTED],
        capture_output=True,
        text=True,
        start_new_session=True,
        timeout=LONG,
    )
    assert (done.stdout, done.stderr) == ("[None, None, None, None]\n", "")


def test_one_task_is_not_worth_a_process() -> None:
    assert list(Workers(2).in_order(lambda _: os.getpid(), [1])) == [os.getpid()]


def test_a_scheduler_needs_dask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ClausewitzError, match="--scheduler needs Dask: pip install"):
        list(Workers(scheduler="tcp://127.0.0.1:9").map(double, [1]))


def test_a_scheduler_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def client(scheduler: str, timeout: float) -> None:
        raise OSError(f"timed out after {timeout} s")

    monkeypatch.setitem(sys.modules, "distributed", SimpleNamespace(Client=client))
    with pytest.raises(ClausewitzError, match=r"^no Dask scheduler answers at tcp://there$"):
        list(Workers(scheduler="tcp://there").map(double, [1]))
