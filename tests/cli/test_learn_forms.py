"""`learn EXAMPLES` is one of the commands of learn, and tasks go by their names."""

from pathlib import Path
from typing import Any

import pytest

from clausewitz.cli.groups import load
from clausewitz.learn.space.task_names import shipped_tasks, task_path
from clausewitz.support.errors import ClausewitzError
from running import Run


@pytest.fixture(scope="module")
def learn() -> Any:
    return load("learn")


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("a.csv -o run", "examples"),
        ("- -o run --jobs 2 --seconds=3 --resume --json --seed 1", "examples"),
        ("a.csv -o run --generator clingo", "examples"),
        ("a.csv -o run --tester prolog", "tactics"),
        ("--min-support 3 a.csv -orun", "tactics"),
        ("a.csv --theme fork -o run", "motifs"),
        ("a.csv --theme fork --validation 0 -o run", "rules"),
        ("--theme=fork -n25 a.csv -o run --first-moves", "rules"),
        ("-o run --theme fork", "rules"),
        ("a.csv -o run --score f1 --validation 0", "rules"),
        ("a.csv --theme fork --task pins -o run", "motifs"),
        ("a.csv --task exposed -o run", "examples"),
        (". -o run --score mdl", "folder"),
        ("-o run . --theme fork", "folder"),
    ],
)
def test_the_words_tell_which_command_is_meant(learn: Any, line: str, meant: str) -> None:
    assert learn._meant(line.split()) == meant


@pytest.mark.parametrize("command", ["tactics", "rules", "motifs", "folder"])
def test_each_form_has_its_own_options(learn: Any, command: str) -> None:
    names = {name for one in learn.commands[command].params for name in one.opts}
    assert {"--output", "--resume", "--seconds", "--json"} <= names
    assert ("--theme" in names) == (command in ("rules", "motifs"))
    assert ("--tester" in names) == (command == "tactics")
    assert len(names) < 30


def test_a_task_goes_by_its_name_whatever_the_folder_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "themes").mkdir()
    assert all((task_path(name) / "bias.pl").is_file() for name in shipped_tasks())
    assert task_path("themes") != Path("themes")
    assert task_path("./themes") == Path("themes")
    with pytest.raises(ClausewitzError, match="them: no such file, nor a task: there are attacks,"):
        task_path("them")


@pytest.mark.parametrize(
    ("command", "task", "words"),
    [
        ("rules", "lines", "the task lines is about lines: use learn motifs"),
        ("tactics", "mates", "the task mates is about lines: use learn motifs"),
        ("motifs", "themes", "the task themes is about one move: use learn rules or learn tactics"),
    ],
)
def test_a_task_of_the_other_kind_is_refused(
    run: Run, tmp_path: Path, command: str, task: str, words: str
) -> None:
    (tmp_path / "a.csv").write_text("fen,move\n")
    done = run("learn", command, tmp_path / "a.csv", "--task", task, "-o", tmp_path / "run")
    assert (done.status, done.err) == (2, f"clausewitz: {words}\n")
    assert not (tmp_path / "run").exists()
