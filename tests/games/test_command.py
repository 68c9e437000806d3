"""`clausewitz sample`: results on stdout or in a file, the rest on stderr, mistakes in one line."""

import json
from pathlib import Path

import pytest

from clausewitz.games.example_table import read_examples
from games.conftest import PUZZLES, SHORT, Write, pgn, pgn_of, site
from running import Run


def test_games_become_examples_and_a_summary(run: Run, write: Write, tmp_path: Path) -> None:
    games = write("games.pgn", pgn_of(30) + pgn(Termination="Abandoned") + pgn(SHORT))
    output = tmp_path / "examples.csv"
    done = run("sample", str(games), "-n", "20", "-o", str(output), "--split", "80/10/10")
    assert (done.status, done.out) == (0, "")
    assert len(list(read_examples(output))) == 20
    assert done.err.startswith(
        "32 games read, 20 drawn: 20 examples (train 16, validation 2, test 2)"
    )
    assert "1 not ended normally or on time" in done.err
    assert done.err.count("\n") == 1


def test_without_a_file_the_examples_go_to_stdout(run: Run, write: Write) -> None:
    games = write("games.pgn", pgn_of(3))
    done = run("sample", str(games), "-n", "2", "--seed", "5")
    assert done.status == 0
    assert done.out.startswith("fen,move,")
    assert len(done.out.splitlines()) == 3
    assert run("sample", str(games), "-n", "2", "--seed", "5").out == done.out


def test_json_summary_says_what_became_of_all(run: Run, write: Write, tmp_path: Path) -> None:
    puzzles = write("puzzles.csv", PUZZLES)
    output = str(tmp_path / "examples.csv")
    done = run("sample", str(puzzles), "--theme", "fork", "-o", output, "--json")
    assert json.loads(done.out) == {
        "kind": "puzzles",
        "read": 3,
        "drawn": 2,
        "not_drawn": 1,
        "passed_over": {},
        "examples": 2,
        "positive": 1,
        "negative": 1,
        "wanted": 1000,
        "splits": {},
        "prevalence": pytest.approx(1 / 3),
        "seed": 0,
        "cut_off": [],
    }
    assert "(1 positive, 1 negative); fewer than the 1,000 wanted" in done.err


def test_options_reach_the_sample(run: Run, write: Write) -> None:
    strong = pgn(Site=site(1), WhiteElo="1700", BlackElo="1750")
    games = write("games.pgn", strong + pgn(Site=site(2), WhiteElo="1300", BlackElo="1700"))
    options = ["--rating", "1600-1800", "--min-move", "16", "--per-game", "9"]
    done = run("sample", str(games), *options)
    assert len(done.out.splitlines()) == 1 + 3
    assert "game0001#" in done.out
    puzzles = write("puzzles.csv", PUZZLES)
    options = ["--theme", "fork", "--negatives", "0", "--all-moves"]
    assert len(run("sample", str(puzzles), *options).out.splitlines()) == 1 + 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "Missing argument"),
        (["none.pgn"], "none.pgn: no such file"),
        (["folder.pgn"], "folder.pgn: Is a directory"),
        (["games.txt"], "games.txt: the name must end in .pgn"),
        (["games.zst"], "games.zst: the name must end in .pgn"),
        (["games.pgn", "puzzles.csv"], "games and puzzles make two samples"),
        (["games.pgn", "-n", "0"], "Invalid value for '-n'"),
        (["games.pgn", "-n", "-3"], "Invalid value for '-n'"),
        (["games.pgn", "--min-move", "0"], "Invalid value for '--min-move'"),
        (["games.pgn", "--min-move", "18"], "no game to draw from: 3 read, 3 too short"),
        (["games.pgn", "--rating", "1400"], '--rating "1400" is not a range such as 1400-1800'),
        (["games.pgn", "--rating", "1800-1400"], '--rating "1800-1400" is not a range'),
        (["games.pgn", "--rating", "1400-1800"], "3 read, 3 of unknown rating"),
        (["games.pgn", "--split", "80"], '--split "80" is not shares such as 80/10/10'),
        (["games.pgn", "--split", "0/0/0"], '--split "0/0/0" is not shares'),
        (["games.pgn", "--split", "80/10/-10"], '--split "80/10/-10" is not shares'),
        (["games.pgn", "--theme", "fork"], "--theme has no meaning for games"),
        (["games.pgn", "--negatives", "1"], "--negatives has no meaning for games"),
        (["games.pgn", "--all-moves"], "--all-moves has no meaning for games"),
        (["games.pgn", "--json"], "--json and the examples would both go to stdout: add -o FILE"),
        (
            ["games.pgn", "-o", "folder.pgn"],
            "folder.pgn: not a file in a folder that can be written to",
        ),
        (
            ["games.pgn", "-o", "no/where.csv"],
            "no/where.csv: not a file in a folder that can be written to",
        ),
        (["puzzles.csv", "-o", "puzzles.csv"], "puzzles.csv: SOURCES and --output are the same"),
        (["puzzles.csv", "--min-move", "3"], "--min-move has no meaning for puzzles"),
        (["puzzles.csv", "--per-game", "3"], "--per-game has no meaning for puzzles"),
        (["puzzles.csv", "--negatives", "1"], "--negatives needs --theme"),
        (
            ["puzzles.csv", "--theme", "fork", "--negatives", "-1"],
            "Invalid value for '--negatives'",
        ),
        (["puzzles.csv", "--theme", "fork", "--negatives", "inf"], "Invalid value for"),
        (["puzzles.csv", "--theme", "fork", "--negatives", "nan"], "--negatives"),
        (["puzzles.csv", "--theme", "frok"], "there is no theme frok (did you mean fork?)"),
        (["empty.pgn"], "no game to draw from: 0 read"),
        (["empty.csv"], "no puzzle to draw from: 0 read"),
    ],
)
def test_mistake_is_one_line_and_status_2(
    arguments: list[str],
    words: str,
    run: Run,
    write: Write,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    write("games.pgn", pgn_of(3))
    write("puzzles.csv", PUZZLES)
    write("empty.pgn", "")
    write("empty.csv", "")
    (tmp_path / "folder.pgn").mkdir()
    before = sorted(tmp_path.iterdir())
    done = run("sample", *arguments)
    assert (done.status, done.out) == (2, "")
    assert words in done.err
    assert done.err.count("\n") == 1
    assert sorted(tmp_path.iterdir()) == before
    assert (tmp_path / "puzzles.csv").read_text() == PUZZLES


def test_cut_off_file_is_named_in_the_summary(run: Run, write: Write) -> None:
    import zstandard

    whole = zstandard.compress(pgn_of(5).encode())
    games = write("games.pgn.zst", whole + zstandard.compress(pgn_of(9).encode())[:-9])
    done = run("sample", str(games))
    assert done.status == 0
    assert done.err.rstrip().endswith("games.pgn.zst: the file is cut off")
