"""The command train in the terminal: what is said, what is saved, how mistakes are reported."""

import json
from collections.abc import Sequence
from datetime import date, timedelta
from pathlib import Path

import pytest

from running import Result, Run
from training.puzzle_samples import COMPOSED, FORK, HOSTILE, MATE, TWO, TWO_MATES, puzzle_file


class Trainer:
    """Somebody who answers, with a file of their own."""

    def __init__(self, run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._run, self._monkeypatch = run, monkeypatch
        self.progress = folder / "progress.jsonl"

    def __call__(self, answers: Sequence[str], *arguments: object) -> Result:
        said = iter(answers)

        def typed(prompt: str = "") -> str:
            try:
                return next(said)
            except StopIteration:
                raise EOFError from None

        self._monkeypatch.setattr("builtins.input", typed)
        return self._run("train", *arguments, "--progress", self.progress)

    @property
    def grades(self) -> list[int]:
        return [json.loads(line)["grade"] for line in self.progress.read_text().splitlines()]

    def wait(self, days: int) -> None:
        """Let some days go by: all that was answered was answered so much earlier."""
        records = [json.loads(line) for line in self.progress.read_text().splitlines()]
        for record in records:
            earlier = date.fromisoformat(record["day"]) - timedelta(days=days)
            record["day"] = earlier.isoformat()
        self.progress.write_text("".join(f"{json.dumps(record)}\n" for record in records))


@pytest.fixture
def trainer(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Trainer:
    return Trainer(run, tmp_path, monkeypatch)


def test_a_puzzle_is_played_through(trainer: Trainer, tmp_path: Path) -> None:
    done = trainer(["Qxe3", "f8f1"], puzzle_file(tmp_path, TWO))
    assert done.status == 0
    assert done.out.startswith("puzzle 1 of 1: Black to play (t1, rated 1700)\n\n1 ")
    for words in (
        "\n21. Re1\n",
        "Qxe3+ is right\n",
        "\n22. Rxe3\n",
        "Rf1# is right\n",
        "21... Qxe3+ 22. Rxe3 Rf1#\n",
        "next review: in 2 days\n",
    ):
        assert words in done.out
    assert done.out.endswith("1 puzzle: 1 solved on the first try\n")
    assert trainer.grades == [3]


def test_a_wrong_move_is_refuted_and_may_be_mended(trainer: Trainer, tmp_path: Path) -> None:
    done = trainer(["Qxe5+", "Qxf7"], puzzle_file(tmp_path, MATE))
    assert "Qxe5+ is not the move: 4... Nxe5 wins a queen" in done.out
    assert "Qxf7# is right\n" in done.out
    assert done.out.endswith(
        "next review: tomorrow\n\n1 puzzle: 0 solved on the first try, 1 not\n"
    )
    assert trainer.grades == [1]


def test_hints_come_one_at_a_time(trainer: Trainer, tmp_path: Path) -> None:
    done = trainer(["hint", "hint", "Ne7+", "Nxc8"], puzzle_file(tmp_path, FORK))
    first, second = "Motif: fork.\n", "The knight on d5 moves.\n"
    assert first + second in done.out
    assert "The move is" not in done.out
    assert done.out.endswith("1 puzzle: 0 solved on the first try, 1 with hints\n")
    assert trainer.grades == [2]


def test_who_is_told_the_move_has_not_solved_it(trainer: Trainer, tmp_path: Path) -> None:
    file = puzzle_file(tmp_path, MATE, FORK)
    done = trainer(["hint", "hint", "hint", "Qxf7#", "solution"], file)
    assert "The move is Qxf7#.\n" in done.out
    assert "31. Ne7+ Kf8 32. Nxc8\n  Ne7+ forks the king on g8 and the queen on c8." in done.out
    assert trainer.grades == [1, 1]


def test_any_mate_is_right(trainer: Trainer, tmp_path: Path) -> None:
    done = trainer(["Re8"], puzzle_file(tmp_path, TWO_MATES, name="mates.epd"))
    assert "Re8# is right, too\n" in done.out
    assert trainer.grades == [3]


def test_another_way_to_mate_in_time_leads_back_to_the_line(
    trainer: Trainer, tmp_path: Path
) -> None:
    line = "k7/8/8/8/8/8/6R1/K6R w - - dm 2; bm Rg7;\n"
    done = trainer(["Rh7", "Rh8"], puzzle_file(tmp_path, line, name="mates.epd"))
    assert "puzzle 1 of 1: White to play and mate in 2\n" in done.out
    assert "Rh7 is right, too; the line continues with Rg7\n" in done.out
    assert "Rh8# is right\n" in done.out


def test_what_was_skipped_or_left_is_not_counted(trainer: Trainer, tmp_path: Path) -> None:
    file = puzzle_file(tmp_path, MATE, FORK, TWO)
    done = trainer(["skip", "Ne7+", "quit"], file)
    assert "puzzle 3" not in done.out
    assert done.out.endswith("0 puzzles: 0 solved on the first try\n")
    assert not trainer.progress.exists()


def test_what_else_can_be_said(trainer: Trainer, tmp_path: Path) -> None:
    said = ["help", "moves", "flip", "board", "nonsense", "e2e5", "Nd7", "", "quit"]
    done = trainer(said, puzzle_file(tmp_path, MATE))
    assert "hint      the motif, then the piece, then the move\n" in done.out
    assert " Qxf7# " in done.out
    assert "\n    h   g   f   e   d   c   b   a\n" in done.out
    assert done.out.count("is neither a legal move nor a command: try help\n") == 3


def test_puzzles_come_again_when_they_are_due(trainer: Trainer, tmp_path: Path) -> None:
    file = puzzle_file(tmp_path, MATE, FORK, TWO)
    trainer(["Qxf7#", "solution"], file, "-n", 2)
    done = trainer(["quit"], file)
    assert "puzzle 1 of 1: Black to play (t1" in done.out, "only one is new"
    done = trainer([], "--due")
    tomorrow = date.today() + timedelta(days=1)
    assert (done.status, done.err) == (
        2,
        f"clausewitz: no puzzle is due; the next one is due on {tomorrow}\n",
    )
    trainer.wait(1)
    done = trainer(["quit"], "--due")
    assert "puzzle 1 of 1: White to play (f1, rated 1400)\n" in done.out
    trainer.wait(1)
    done = trainer(["quit"], file)
    assert "puzzle 1 of 3: White to play (f1" in done.out, "those that wait longest are first"
    assert trainer(["quit"], "--due", "--motif", "mate").out.startswith("puzzle 1 of 1: White")


def test_motif_and_rating_choose(trainer: Trainer, tmp_path: Path) -> None:
    file = puzzle_file(tmp_path, MATE, FORK, TWO)
    done = trainer(["quit"], file, "--motif", "fork")
    assert "puzzle 1 of 1: White to play (f1" in done.out
    done = trainer(["quit"], file, "--rating", "1500-2000", "-n", 1)
    assert "puzzle 1 of 1: Black to play (t1" in done.out


def test_a_damaged_file_is_told_in_one_line(trainer: Trainer, tmp_path: Path) -> None:
    trainer.progress.write_text("rubbish\n")
    done = trainer(["Qxf7#"], puzzle_file(tmp_path, MATE))
    damaged = trainer.progress.with_name("progress.jsonl.damaged")
    words = "1 line cannot be read", f"as it was, with 1 line that cannot be read, it is {damaged}"
    assert done == (0, done.out, "".join(f"{trainer.progress}: {line}\n" for line in words))
    assert damaged.read_text() == "rubbish\n"
    assert trainer.grades == [3]


SAME = "are the same file: choose another to write"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "name a file of puzzles, or --due for those that are due"),
        (["none.csv"], "none.csv: No such file or directory"),
        (["empty.csv"], "there is no puzzle in it"),
        (["bad.csv"], "no puzzle can be read"),
        (["good.csv", "--motif", "frok"], "there is no motif frok; did you mean fork?"),
        (["good.csv", "--motif", "fork"], "no puzzle matches (fork)"),
        (["good.csv", "--rating", "9-1"], '--rating "9-1" is not a range such as 1400-1800'),
        (["good.csv", "-o", "page.txt"], "page.txt: a page ends in .html, its data alone in .json"),
        (["good.csv", "-o", "no/page.html"], "no/page.html: No such file or directory"),
        (["good.csv", "--pgn", "good.csv"], f"good.csv: PUZZLES and --pgn {SAME}"),
        (["-"], "answers are read from standard input: puzzles have to be in a file"),
        (["--due"], "no puzzle is due"),
        (["whole.pgn"], "no puzzle can be read"),
    ],
)
def test_mistakes_are_one_clear_line(
    trainer: Trainer,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    words: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    puzzle_file(tmp_path, name="empty.csv")
    puzzle_file(tmp_path, MATE.replace("h5f7", "h5f8"), name="bad.csv")
    puzzle_file(tmp_path, MATE, name="good.csv")
    puzzle_file(tmp_path, '[Event "x"]\n\n1. e4 e5 *\n', name="whole.pgn")
    done = trainer([], *arguments)
    assert (done.status, done.out) == (2, "")
    assert done.err.splitlines()[-1] == f"clausewitz: {words}"


def test_broken_puzzles_are_named_and_the_rest_is_done(trainer: Trainer, tmp_path: Path) -> None:
    rows = [MATE.replace("h5f7", "h5f8")] * 30
    done = trainer(["Qxf7#"], puzzle_file(tmp_path, *rows, MATE))
    assert done.status == 0
    reported = done.err.splitlines()
    assert reported[0] == "puzzles.csv:2: h5f8 is not a legal move there"
    assert reported[-1] == "30 puzzles cannot be read"
    assert len(reported) == 21
    assert trainer.grades == [3]


def test_names_of_strangers_are_shown_on_one_line(trainer: Trainer, tmp_path: Path) -> None:
    row = MATE.replace("m1", f"{HOSTILE}\x1b[2J")
    done = trainer(["quit"], puzzle_file(tmp_path, row))
    assert f"({HOSTILE}\\x1b[2J, rated 800)" in done.out


def test_answers_may_come_from_a_pipe(spawn: Run, tmp_path: Path) -> None:
    file = puzzle_file(tmp_path, COMPOSED, name="mates.epd")
    done = spawn("train", str(file), text="c7\nRxc8#\n", XDG_DATA_HOME=str(tmp_path / "home"))
    assert done.status == 0, done.err
    assert done.out.endswith("1 puzzle: 1 solved on the first try\n")
    assert (tmp_path / "home" / "clausewitz" / "training.jsonl").is_file()
