"""A command that prints nothing shows that it works, and a line of that is never in the way."""

import io
import os
import signal
import sys
import time

import pytest

from clausewitz.cli import terminal
from clausewitz.cli.terminal import _QUIET, Heartbeat
from pseudo_terminal import Terminal
from running import LONG, long

COMMAND = (sys.executable, "-m", "clausewitz")


class Screen(io.TextIOWrapper):
    """What a terminal has been sent."""

    def __init__(self) -> None:
        super().__init__(io.BytesIO(), "utf-8", newline="")

    def wait_for(self, text: str) -> None:
        end = time.monotonic() + LONG
        while text not in self.sent:
            assert time.monotonic() < end, self.sent
            time.sleep(0.01)

    @property
    def sent(self) -> str:
        self.flush()
        return self.buffer.getvalue().decode()  # type: ignore[attr-defined,no-any-return]


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Screen:
    monkeypatch.setattr(terminal, "_QUIET", 0.01)
    return Screen()


def test_the_line_makes_way_and_comes_back(screen: Screen) -> None:
    heart = Heartbeat(screen)
    heart.start()
    screen.wait_for("\rworking, 0 s\033[K")
    heart.make_way("found\n")
    before = len(screen.sent)
    assert screen.sent.endswith("\r\033[K")
    screen.wait_for(screen.sent[:before] + "\rworking")
    heart.stop()
    assert screen.sent.endswith("\r\033[K")


def test_a_line_that_is_not_ended_is_left_alone(screen: Screen) -> None:
    heart = Heartbeat(screen)
    heart.make_way("5 of 10 games")
    heart.start()
    time.sleep(0.1)
    assert screen.sent == ""
    heart.make_way("\r\033[K")  # the bar is gone
    screen.wait_for("working")
    heart.stop()


def test_a_command_shows_life_and_ends_with_ctrl_c() -> None:
    terminal = Terminal(*COMMAND, "perft", "12", kind="xterm")
    terminal.wait_for("working, ")
    os.killpg(terminal.process.pid, signal.SIGINT)
    assert terminal.process.wait(LONG) == -signal.SIGINT


@pytest.mark.parametrize(
    ("words", "prompt", "typed"),
    [
        (["legal", "-"], "", "8/8/8/8/8/8/8/K1k5 w - - 0 1\n"),
        long(["repl"], "?- ", "format('~w~n', a1+a2).\n"),
    ],
)
def test_who_waits_for_the_user_shows_nothing(words: list[str], prompt: str, typed: str) -> None:
    terminal = Terminal(*COMMAND, *words, kind="xterm")
    if prompt:
        terminal.wait_for(prompt)
    terminal.seen = ""
    time.sleep(2 * _QUIET)
    terminal.type(typed)
    terminal.wait_for("a2")
    assert "working" not in terminal.seen
    terminal.process.kill()
    terminal.process.wait()
