"""Places on trial: odd inputs and outputs, odd homes, odd clocks and odd locales.

A call under one of these circumstances answers as it does without, or refuses with one line.
"""

import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from clausewitz.runs.progress import Progress
from trial.command_list import CALLS
from trial.commands import Call, judged
from trial.folders import is_timed, without_times
from trial.isolation import environment
from trial.plan import Plan
from trial.verdicts import FAULT, PartReport, Verdict

CASES = 400
_LONGEST = 300.0  # seconds; most of them for a kernel that is compiled anew in an odd home
_FUTURE = 4_000_000_000  # seconds: the clock was set back, and the files were not
_NEVER_ENDS = "/dev/zero"
_SAME, _ANY = "same answer", "answer or refusal"


@dataclass
class Setting:
    """Where and how a call is made."""

    words: list[str]
    inputs: list[Path]
    outputs: list[Path]
    here: Path
    """The working folder."""
    environment: dict[str, str] = field(default_factory=dict)
    threads: list[threading.Thread] = field(default_factory=list)


Circumstance = Callable[[Setting], None]


def _named(name: str) -> Circumstance:
    """The input under another name, with the ending that it had."""

    def change(setting: Setting) -> None:
        for path in setting.inputs:
            other = path.with_name(f"{name}{path.name}")
            path.rename(other)
            setting.words = [word.replace(str(path), str(other)) for word in setting.words]

    return change


def _rewritten(change: Callable[[bytes], bytes]) -> Circumstance:
    def rewrite(setting: Setting) -> None:
        for path in setting.inputs:
            if path.suffix != ".zst":
                path.write_bytes(change(path.read_bytes()))

    return rewrite


def _linked(setting: Setting) -> None:
    for path in setting.inputs:
        real = path.with_name(f"real-{path.name}")
        path.rename(real)
        path.symlink_to(real.name)


def _pipe(setting: Setting) -> None:
    """A pipe that somebody writes to, as often as it is opened."""
    for path in setting.inputs:
        content = path.read_bytes()
        path.unlink()
        os.mkfifo(path)
        setting.threads.append(threading.Thread(target=_feed, args=(path, content), daemon=True))


def _feed(path: Path, content: bytes) -> None:
    while path.is_fifo():
        with suppress(OSError), open(os.open(path, os.O_WRONLY), "wb") as pipe:
            pipe.write(content)
        time.sleep(1)  # so that whoever reads sees the end


def _endless(setting: Setting) -> None:
    for path in setting.inputs[:1]:
        path.unlink()
        path.symlink_to(_NEVER_ENDS)


def _output(place: Callable[[Path], object]) -> Circumstance:
    def change(setting: Setting) -> None:
        for path in setting.outputs:
            place(path)

    return change


def _read_pipe(path: Path) -> None:
    os.mkfifo(path)
    threading.Thread(target=path.read_bytes, daemon=True).start()


def _moved_output(place: str) -> Circumstance:
    def change(setting: Setting) -> None:
        for path in setting.outputs:
            setting.words = [word.replace(str(path), place) for word in setting.words]

    return change


def _environment(**more: str) -> Circumstance:
    return lambda setting: setting.environment.update(more)


def _cache(mode: int, owner: int = -1) -> Circumstance:
    """A cache that others may write to, or that is another's."""

    def change(setting: Setting) -> None:
        folder = setting.here / "cache"
        folder.mkdir()
        folder.chmod(mode)
        with suppress(PermissionError):
            os.chown(folder, owner, -1)
        setting.environment["CLAUSEWITZ_CACHE"] = str(folder)

    return change


def _of_the_future(setting: Setting) -> None:
    for path in setting.inputs:
        os.utime(path, (_FUTURE, _FUTURE))


_ASCII = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "LANG": "C"}
_NO_HOME = dict.fromkeys(("HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), "")

CIRCUMSTANCES: dict[str, tuple[str, Circumstance]] = {
    "as it is": (_SAME, lambda setting: None),
    "Windows line ends": (_SAME, _rewritten(lambda text: text.replace(b"\n", b"\r\n"))),
    "byte-order mark": (_SAME, _rewritten(lambda text: b"\xef\xbb\xbf" + text)),
    "UTF-16": (_ANY, _rewritten(lambda text: text.decode(errors="replace").encode("utf-16"))),
    "link": (_SAME, _linked),
    "pipe": (_ANY, _pipe),
    "endless": (_ANY, _endless),
    "odd name": (_ANY, _named("-\x1b[31m\n\udcff é'$(touch owned);")),
    "output is a pipe": (_ANY, _output(_read_pipe)),
    "output is full": (_ANY, _moved_output("/dev/full")),
    "output is nothing": (_ANY, _moved_output("/dev/null")),
    "output is in a read-only place": (_ANY, _moved_output("/sys/out")),
    "output has a long name": (_ANY, _moved_output("/tmp/" + "x" * 300)),
    "ASCII": (_ANY, _environment(**_ASCII)),
    "no home": (_SAME, _environment(**_NO_HOME)),
    "read-only home": (_ANY, _environment(**_NO_HOME | {"HOME": "/sys"})),
    "home is a file": (_ANY, _environment(**_NO_HOME | {"HOME": "/dev/null"})),
    "open cache": (_ANY, _cache(0o777)),
    "cache of another": (_ANY, _cache(0o755, 12345)),
    "files of the future": (_SAME, _of_the_future),
}
_COMPILES = ("read-only home", "home is a file", "open cache", "cache of another")
"""Without a cache the kernel is compiled anew, once for all of these: into a temporary one."""


def tried(call: Call, name: str, folder: Path) -> Verdict:
    """A call as it is, and under a circumstance."""
    wanted, circumstance = CIRCUMSTANCES[name]
    plain = _answer(_setting(call, folder), call.stdin, folder)
    setting = _setting(call, folder)
    circumstance(setting)
    for thread in setting.threads:
        thread.start()
    status, out, err = _answer(setting, call.stdin, folder)
    verdict = judged(setting.words, status, err)
    is_other = wanted == _SAME and not is_timed(call) and (status, out) != plain[:2]
    if verdict.outcome != FAULT and is_other:
        answers = f"{plain[:2]!r:.300}, but {(status, out, err)!r:.500}"
        words = f"{' '.join(setting.words)[:200]!r}: {answers}"
        return Verdict(FAULT, f"{name}: {words}", f"{name}: {setting.words[0]} answers otherwise")
    if verdict.outcome == FAULT:
        return verdict._replace(words=f"{name}: {verdict.words}", kind=f"{name}: {verdict.kind}")
    return verdict


def _setting(call: Call, here: Path) -> Setting:
    words = call.words()
    inputs = sorted(path for path in call.folder.iterdir() if path.is_file())
    outputs = {Path(word) for word in words if word.startswith(str(call.folder / "out"))}
    return Setting(words, inputs, sorted(outputs), here)


def _answer(setting: Setting, given: bytes, here: Path) -> tuple[int, str, str]:
    chosen = environment() | setting.environment
    chosen = {name: value for name, value in chosen.items() if value or name not in _NO_HOME}
    command = [sys.executable, "-X", "faulthandler", "-P", "-m", "clausewitz", *setting.words]
    try:
        done = subprocess.run(
            command, input=given, capture_output=True, cwd=here, env=chosen, timeout=_LONGEST
        )
    except subprocess.TimeoutExpired:
        return -signal.SIGALRM, "", f"no answer in {_LONGEST:g} s"
    out, err = (text.decode(errors="replace") for text in (done.stdout, done.stderr))
    return done.returncode, without_times(out), err


def run(plan: Plan, report: PartReport) -> None:
    names = [name for name in CIRCUMSTANCES if name not in _COMPILES or plan.size >= 1]
    for number in plan.numbers(CASES):
        chance = plan.chance("places", number)
        place, name = chance.randrange(len(CALLS)), names[number % len(names)]
        plan.tell(Progress("calls", number, plan.many(CASES), f"{CALLS[place][0]}, {name}"))
        call = Call(plan.seed, place, plan.folder, changed=False)
        with _temporary(plan.folder / "here") as here:
            report.take(f"{number} ({name})", tried(call, name, here))


@contextmanager
def _temporary(folder: Path) -> Iterator[Path]:
    folder.mkdir(exist_ok=True)
    yield folder
    shutil.rmtree(folder)
