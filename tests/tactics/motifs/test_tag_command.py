"""The command tag: what it reads and writes, what it says of mistakes, and how it goes on."""

import csv
import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import chess.pgn
import pytest
import zstandard

from clausewitz.support.data import example_file
from cluster import NEEDS_CLUSTER, two_workers
from games.conftest import OPERA, PUZZLES, pgn
from running import LONG, Run, long

OWN = """
english(checking, "There is a check.").
checking(Line) :-
    solver_move(Ply, _, _, _, After, Line),
    checks(Checker, King, After).
"""
HEAD, *ROWS = example_file("puzzles.csv").read_text().splitlines(keepends=True)
MANY = HEAD + "".join(ROWS) * 70
"""7,000 lines: four parts."""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "own.pl"
    file.write_text(OWN)
    return file


@pytest.fixture
def puzzles(tmp_path: Path) -> Path:
    file = tmp_path / "puzzles.csv"
    file.write_text(PUZZLES)
    return file


def objects(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_rows_have_motifs_and_proofs(run: Run, puzzles: Path, own: Path) -> None:
    done = run("tag", puzzles, "--tactics", own)
    assert done.status == 0, done.err
    assert list(csv.reader(io.StringIO(done.out))) == [
        ["id", "motifs", "proofs"],
        ["aaaaa", "checking", "checking 1 Ply=1 Checker=d8 King=g8"],
        ["bbbbb", "checking", "checking 1 Ply=1 Checker=d5 King=f6"],
        ["ccccc", "checking", "checking 1 Ply=1 Checker=e4 King=e8"],
    ]
    assert done.err.endswith("3 lines, 3 with a motif\n")


def test_objects_have_names_plies_and_squares(run: Run, puzzles: Path, own: Path) -> None:
    done = run("tag", puzzles, "--tactics", own, "--json")
    assert objects(done.out)[0] == {
        "id": "aaaaa",
        "motifs": [
            {
                "name": "checking",
                "ply": 1,
                "move": "d1d8",
                "squares": {"Checker": "d8", "King": "g8"},
                "plies": {"Ply": 1},
                "clause": "own.pl:3",
            }
        ],
    }


def test_comments_stand_at_the_moves(run: Run, puzzles: Path, own: Path) -> None:
    done = run("tag", puzzles, "--tactics", own, "--comments")
    text = io.StringIO(done.out)
    games = iter(lambda: chess.pgn.read_game(text), None)
    first, second, third = [game for game in games if game is not None]
    assert first.headers["Event"] == "aaaaa"
    assert first.end().comment == "checking (Checker d8, King g8)"
    assert [node.comment != "" for node in second.mainline()] == [False, True, False, False]
    assert third.errors == []


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_proofs_can_be_left_out(run: Run, puzzles: Path, own: Path, form: list[str]) -> None:
    done = run("tag", puzzles, "--tactics", own, "--no-proofs", *form)
    if form:
        assert objects(done.out)[0] == {"id": "aaaaa", "motifs": [{"name": "checking"}]}
    else:
        assert done.out.splitlines()[:2] == ["id,motifs", "aaaaa,checking"]


def test_the_motifs_that_ship_name_what_lichess_does(run: Run, puzzles: Path) -> None:
    done = run("tag", puzzles, "--json")
    found = {one["id"]: {motif["name"] for motif in one["motifs"]} for one in objects(done.out)}
    assert found["aaaaa"] >= {"backRankMate", "mateIn1"}
    assert "fork" in found["bbbbb"]
    assert "hangingPiece" in found["ccccc"]


def test_games_are_tagged_where_it_happens_and_once(run: Run, tmp_path: Path, own: Path) -> None:
    file = tmp_path / "g.pgn"
    file.write_text(pgn(OPERA + " (17. Rd2) ") + pgn("1. e4 e5 2. Qh6"))
    done = run("tag", file, "--tactics", own, "--json")
    found = objects(done.out)
    assert [one["id"] for one in found if one["motifs"]] == ["1:29", "1:31", "1:33"]
    assert [one["id"] for one in found if not one["motifs"]] == ["1:33/1"]
    moves = [motif["move"] for one in found for motif in one["motifs"]]
    assert moves == ["b5d7", "b3b8", "d1d8"]
    assert "g.pgn/2: illegal san" in done.err
    assert done.err.endswith("1 could not be read\n")


def test_comments_of_a_game_stand_in_it(run: Run, tmp_path: Path, own: Path) -> None:
    file = tmp_path / "g.pgn"
    file.write_text(pgn(OPERA.replace("17.", "{ pretty } 17.")))
    done = run("tag", file, "--tactics", own, "--comments")
    game = chess.pgn.read_game(io.StringIO(done.out))
    assert game is not None
    assert game.headers["White"] == "Morphy"
    comments = [node.comment for node in game.mainline()]
    assert comments[-1].startswith("checking (Checker d8")
    assert "pretty" in comments[-2]


@pytest.mark.parametrize(
    ("text", "name"),
    [(PUZZLES, "aaaaa"), long("6k1/8/8/8/8/8/8/3R2K1 w - - bm Rd8+;\n", "-:1")],
)
def test_standard_input(spawn: Run, own: Path, text: str, name: str) -> None:
    done = spawn("tag", "-", "--tactics", str(own), text=text)
    assert done.out.splitlines()[1].startswith(f"{name},checking,"), done.err


def test_a_misspelt_motif_is_reported_immediately(run: Run, tmp_path: Path) -> None:
    done = run("tag", tmp_path / "absent.csv", "--only", "hangingPeice")
    assert done.status == 2
    assert done.err == "clausewitz: there is no motif hangingPeice; did you mean hangingPiece?\n"


def test_only_one_motif(run: Run, puzzles: Path) -> None:
    done = run("tag", puzzles, "--only", "hanging_piece", "--no-proofs")
    assert done.out.splitlines()[1:] == ["aaaaa,", "bbbbb,", "ccccc,hangingPiece"]


def test_lines_that_cannot_be_read_are_named_and_counted(
    run: Run, tmp_path: Path, own: Path
) -> None:
    file = tmp_path / "p.csv"
    file.write_text(
        PUZZLES + "ddddd,nonsense,e2e4 e7e5\n"
        "garbage\n"
        "eeeee,6k1/5ppp/8/8/8/1r6/5PPP/3R2K1 b - - 0 1,b3b2 d1h8,,,,,,\n"
    )
    done = run("tag", file, "--tactics", own)
    assert done.status == 0
    assert len(done.out.splitlines()) == 4
    errors = done.err.splitlines()
    assert errors[0].startswith('p.csv:5: bad FEN "nonsense"')
    assert errors[1:3] == [
        "p.csv:6: it has no move to find; passed over",
        "p.csv:7: d1h8 is not a legal move there; passed over",
    ]
    assert errors[-1] == "3 lines, 3 with a motif; 3 could not be read"


@pytest.mark.long
def test_only_the_first_of_many_are_named(run: Run, tmp_path: Path, own: Path) -> None:
    file = tmp_path / "p.csv"
    file.write_text(PUZZLES + "garbage\n" * 5000)
    done = run("tag", file, "--tactics", own)
    assert done.err.count("passed over") == 20
    assert done.err.endswith("5,000 could not be read\n")


def test_a_file_of_nothing_but_mistakes_is_an_error(run: Run, tmp_path: Path, own: Path) -> None:
    file = tmp_path / "p.csv"
    file.write_text(HEAD + "garbage\n")
    done = run("tag", file, "--tactics", own)
    assert done.status == 2
    assert done.err.endswith("p.csv: there is no line of moves in it: 1 could not be read\n")


def test_a_broken_file_is_tagged_to_the_break(run: Run, tmp_path: Path, own: Path) -> None:
    packed = zstandard.ZstdCompressor().compress(MANY.encode())
    broken, output = tmp_path / "p.csv.zst", tmp_path / "tags.csv"
    broken.write_bytes(packed + packed[: len(packed) // 2])
    done = run("tag", broken, "--tactics", own, "-o", output, "-j", 1)
    assert done.status == 2
    assert "p.csv.zst: the file is cut off; the 7,0" in done.err
    assert "lines before that are tagged" in done.err
    assert len(output.read_text().splitlines()) > 7000


def test_two_formats_are_one_too_many(run: Run, puzzles: Path) -> None:
    done = run("tag", puzzles, "--json", "--comments")
    assert (done.status, done.err) == (
        2,
        "clausewitz: --json and --comments are two formats: choose one\n",
    )


@pytest.fixture
def many(tmp_path: Path) -> Path:
    file = tmp_path / "many.csv"
    file.write_text(MANY)
    return file


@pytest.fixture
def whole(run: Run, many: Path, own: Path, tmp_path: Path) -> bytes:
    """What one process writes."""
    output = tmp_path / "whole.json"
    done = run("tag", many, "--tactics", own, "--json", "-o", output, "-j", 1)
    assert done.status == 0, done.err
    assert sorted(file.name for file in tmp_path.glob("whole*")) == ["whole.json"]
    assert len(output.read_text().splitlines()) == 7000
    return output.read_bytes()


@pytest.mark.long
def test_two_processes_write_the_same(
    run: Run, many: Path, own: Path, tmp_path: Path, whole: bytes
) -> None:
    output = tmp_path / "two.json"
    done = run("tag", many, "--tactics", own, "--json", "-o", output, "-j", 2)
    assert done.status == 0, done.err
    assert output.read_bytes() == whole


@NEEDS_CLUSTER
def test_two_workers_of_a_cluster_write_the_same(
    run: Run, many: Path, own: Path, tmp_path: Path, whole: bytes
) -> None:
    output = tmp_path / "cluster.json"
    with two_workers() as address:
        arguments = ["--json", "-o", output, "--scheduler", address]
        done = run("tag", many, "--tactics", own, *arguments)
    assert done.status == 0, done.err
    assert output.read_bytes() == whole


@pytest.fixture
def stopped(many: Path, own: Path, tmp_path: Path) -> Path:
    """What a run leaves that was killed when some of its lines were tagged.

    It reads them through a pipe that has no more to give, so it cannot be done before the kill.
    """
    output = tmp_path / "tags.json"
    many.rename(tmp_path / "kept.csv")
    os.mkfifo(many)
    command = ["tag", many, "--tactics", own, "--json", "-o", output, "-j", "1"]
    running = subprocess.Popen([sys.executable, "-m", "clausewitz", *map(str, command)])
    with many.open("w") as pipe:
        pipe.write(MANY[: MANY.index("\n", 2 * len(MANY) // 3) + 9])
        pipe.flush()
        state = tmp_path / "tags.json.run" / "state.json"
        until = time.monotonic() + LONG
        while time.monotonic() < until and parts(state) < 2 and running.poll() is None:
            time.sleep(0.05)
        running.send_signal(signal.SIGKILL)
        running.wait()
    assert parts(state) == 2
    assert not output.exists()
    many.unlink()
    (tmp_path / "kept.csv").rename(many)
    return output


def parts(state: Path) -> int:
    return int(json.loads(state.read_text())["parts"]) if state.exists() else 0


@pytest.mark.long
def test_a_killed_run_goes_on_to_the_same_file(
    run: Run, whole: bytes, stopped: Path, many: Path, own: Path
) -> None:
    command = ["tag", many, "--tactics", own, "--json", "-o", stopped, "-j", 1]
    with (stopped.parent / "tags.json.run" / "made").open("ab") as file:
        file.write(b'{"id": "half of a li')  # as a kill in the middle of a write leaves it
    refused = run(*command)
    assert refused.status == 2
    assert "tags.json.run holds a run of tag already: --resume continues it" in refused.err
    other = run(*command, "--no-proofs", "--resume")
    assert "holds a run of tag with another proofs" in other.err
    done = run(*command, "--resume")
    assert done.status == 0, done.err
    assert "\n7,000 lines, " in f"\n{done.err}"
    assert stopped.read_bytes() == whole
    assert not (stopped.parent / "tags.json.run").exists()


def test_a_kill_before_the_folder_went_does_no_harm(
    run: Run, many: Path, own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    output = tmp_path / "out.json"
    command = ["tag", many, "--tactics", own, "--json", "-o", output, "-j", 1]
    with monkeypatch.context() as patched:
        patched.setattr("clausewitz.runs.part_runs.shutil.rmtree", lambda folder: None)
        assert run(*command).status == 0
    written = output.read_bytes()
    assert (tmp_path / "out.json.run").exists()
    done = run(*command, "--resume")
    assert done.status == 0, done.err
    assert output.read_bytes() == written
    assert not (tmp_path / "out.json.run").exists()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        long("made", "made: damaged; without the folder "),
        long("state.json", "state.json: damaged, or not written by a run of tag; "),
        long("settings.json", "settings.json: damaged, or not the settings of a run of tag: "),
    ],
)
def test_a_damaged_run_is_reported(
    run: Run, stopped: Path, many: Path, own: Path, whole: bytes, name: str, words: str
) -> None:
    folder = stopped.parent / "tags.json.run"
    content = (folder / name).read_bytes()
    command = ["tag", many, "--tactics", own, "--json", "-o", stopped, "-j", 1, "--resume"]
    for damaged in (content[:-2], content[:5] + b"?" + content[6:]):
        (folder / name).write_bytes(damaged)
        done = run(*command)
        assert done.status == 2
        assert f"{folder}/{words}" in done.err
    (folder / name).write_bytes(content)
    assert run(*command).status == 0
    assert stopped.read_bytes() == whole


@pytest.mark.long
def test_other_lines_are_not_gone_on_with(run: Run, stopped: Path, many: Path, own: Path) -> None:
    many.write_text(MANY.replace("cw001", "cw999"))
    done = run("tag", many, "--tactics", own, "--json", "-o", stopped, "--resume", "-j", 1)
    assert done.status == 2
    assert "many.csv: not the lines that were read before it was stopped" in done.err


def test_only_a_file_can_be_gone_on_with(run: Run, puzzles: Path) -> None:
    done = run("tag", puzzles, "--resume")
    assert done.err == "clausewitz: --resume needs the file that was written: -o FILE\n"


def test_results_can_go_to_a_device(run: Run, puzzles: Path, own: Path) -> None:
    assert run("tag", puzzles, "--tactics", own, "-o", "/dev/null").status == 0
