"""Progress of long work on stderr, and what a terminal sees more than a pipe."""

import io

import pytest

from clausewitz.cli import terminal
from clausewitz.cli.progress import ProgressLine
from clausewitz.runs.progress import Progress
from running import Run

BOARD = "8  r . k\n   a b c"


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("clausewitz.cli.progress.time.monotonic", clock)
    return clock


Screen = pytest.CaptureFixture[str]


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch, capsys: Screen) -> Screen:
    """A terminal of 60 columns for stdout and stderr."""
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setattr(terminal, "is_terminal", lambda stream: True)
    return capsys


def test_pipe_gets_a_line_now_and_then(clock: Clock, capsys: Screen) -> None:
    tell = ProgressLine()
    for done in range(1, 101):
        clock.now += 1
        tell(Progress("games", done, 100, "+1"))
    lines = capsys.readouterr().err.splitlines()
    assert lines[:2] == ["10 of 100 games: +1", "20 of 100 games: +1"]
    assert len(lines) == 10


def test_pipe_hears_of_slow_work_every_half_minute(clock: Clock, capsys: Screen) -> None:
    tell = ProgressLine()
    for done in range(60):
        clock.now += 1
        tell(Progress("positions", done))
    assert capsys.readouterr().err == "29 positions\n59 positions\n"


def test_quick_work_is_silent_but_for_milestones(capsys: Screen) -> None:
    with ProgressLine() as tell:
        tell(Progress("games", 2, 2))
        tell.say("a new step")
    assert capsys.readouterr().err == "a new step\n"


def test_terminal_sees_a_bar_with_rate_and_time_left(clock: Clock, screen: Screen) -> None:
    with ProgressLine() as tell:
        tell(Progress("games", 0, 100))
        clock.now += 10
        tell(Progress("games", 50, 100))
    shown = screen.readouterr().err.split("\r")
    assert shown[1] == f"{'█' * 10}{'░' * 10} 50 of 100 games, 5.0/s, 0:00:10 left\033[K"
    assert shown[-1] == "\033[K"  # the line is clean for what is printed next


def test_line_is_cut_to_the_terminal(clock: Clock, screen: Screen) -> None:
    tell = ProgressLine()
    clock.now += 1
    tell(Progress("games", 5, 10, "x" * 100))
    assert len(screen.readouterr().err.strip("\r").removesuffix("\033[K")) == 59


def test_milestone_stands_on_a_line_of_its_own(clock: Clock, screen: Screen) -> None:
    tell = ProgressLine()
    clock.now += 1
    tell(Progress("games", 5, 10))
    tell.say("forfeit")
    assert screen.readouterr().err.endswith("\r\033[Kforfeit\n")


def test_board_has_figurines_on_a_terminal(screen: Screen) -> None:
    terminal.print_boards(f"the knight\n{BOARD}")
    assert screen.readouterr().out == "the knight\n8  ♜ . ♚\n   a b c\n"
    assert terminal.bold("x") == "\033[1mx\033[0m"


def test_no_color_and_pipes_are_plain(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    terminal.print_boards(BOARD)
    assert (screen.readouterr().out, terminal.red("x")) == (f"{BOARD}\n", "x")


def test_board_in_a_file_is_plain(capsys: Screen) -> None:
    terminal.print_boards(BOARD)
    assert capsys.readouterr().out == f"{BOARD}\n"


def test_a_terminal_obeys_no_name() -> None:
    """Colours that hide no word pass, as in the help; and a line is written over as a whole."""
    with (
        terminal._GuardedErrors(io.BytesIO(), "utf-8") as stream,
        terminal._GuardedTerminal(io.BytesIO(), "utf-8") as out,
    ):
        for each in (stream, out):
            each.write("\033[1;33mhelp\033[0m \033[8mhidden \033]0;title\a\033[40m \033[2J\n")
        stream.write("\rname\rforged\033[Kline\033[K")
        stream.flush()
        out.flush()
        shown = "\033[1;33mhelp\033[0m \\x1b[8mhidden \\x1b]0;title\\x07\\x1b[40m \\x1b[2J\n"
        assert out.buffer.getvalue().decode() == shown  # type: ignore[attr-defined]
        line = "\rname\\rforged\\x1b[Kline\033[K"
        assert stream.buffer.getvalue().decode() == shown + line  # type: ignore[attr-defined]


def test_names_in_errors_are_shown_and_not_obeyed_by_whoever_shows_them(run: Run) -> None:
    err = run("tag", "no\033[8m\r\nsuch\a.csv").err
    assert err == "clausewitz: no\\x1b[8m such\\x07.csv: no such file\n"
