"""The command coach: its folder, and what it says of players it does not find."""

import csv
import json
from pathlib import Path
from xml.etree import ElementTree

import chess
import pytest
import zstandard

from clausewitz.coaching.page.coach_boards import board_svg
from clausewitz.coaching.rating_rates import shipped_rates
from coaching.pupils import FEW, HOSTILE, MATED, pgn, pupil_file, read_games
from games.chess_sites import SiteGame, SiteState, serving
from rate_counts import table_of
from running import Run


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("coached")


@pytest.fixture
def folder(run: Run, home: Path) -> Path:
    """To be looked at, not to be changed: the first test makes it."""
    made = home / "anna"
    if not made.exists():
        file = pupil_file(home)
        done = run("coach", file, "--player", "ANNA", "-o", made, "--nodes", FEW, "-j", 1)
        assert done.status == 0, done.err
        assert done.out.startswith("3 games are too few to say what to practise")
        assert "Anna: 3 games, " in done.out
        assert "found 1 of 2 tactics, allowed 1\n" in done.out
    return made


def test_a_folder_has_a_page_a_sheet_games_and_a_table(folder: Path) -> None:
    rows = list(csv.DictReader((folder / "chances.csv").open()))
    assert [(row["kind"], row["best"]) for row in rows] == [
        ("found", "h5f7"),
        ("missed", "h5f7"),
        ("allowed", "c6e5"),
    ]
    assert len(read_games((folder / "annotated.pgn").read_text())) == 3
    assert (folder / "missed.pdf").read_bytes().startswith(b"%PDF")
    page = (folder / "coach.html").read_text()
    assert "Motif: mate." in page
    assert "The queen on h5 moves." in page


def test_names_of_strangers_are_text_on_the_page(folder: Path) -> None:
    page = (folder / "coach.html").read_text()
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in page


def test_the_page_asks_nothing_of_the_network(folder: Path) -> None:
    page = (folder / "coach.html").read_text()
    assert "default-src 'none'" in page
    assert "http://" not in page.replace("http://www.w3.org/2000/svg", "")
    assert "https://" not in page


def test_an_unknown_player_is_reported_with_those_who_are_there(run: Run, tmp_path: Path) -> None:
    options = ["-o", tmp_path / "x", "--nodes", FEW, "-j", 1]
    file = pupil_file(tmp_path, pgn(MATED))
    done = run("coach", file, "--player", "Ana", *options)
    assert (done.status, done.err.splitlines()[-1]) == (
        2,
        "clausewitz: no game of Ana; did you mean Anna?",
    )
    done = run("coach", file, "--player", "Xerxes", *options)
    assert done.err.splitlines()[-1].endswith("no game of Xerxes; the players are Anna, Bert")
    assert [path.name for path in tmp_path.iterdir()] == ["pupil.pgn"]


@pytest.mark.long
def test_an_unknown_player_on_standard_input_leaves_nothing(spawn: Run, tmp_path: Path) -> None:
    made = tmp_path / "made"
    done = spawn("coach", "-", "--player", "Xerxes", "-o", str(made), text=pgn(MATED))
    assert done.err.splitlines()[-1].endswith("no game of Xerxes; the players are Anna, Bert")
    assert not made.exists()


def test_games_are_fetched_by_the_name_of_the_player(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = SiteState(games=[SiteGame(7, 1_600_000_000_000)])
    monkeypatch.setattr("clausewitz.games.online_games.cache_dir", lambda name: tmp_path)
    options = ["-o", tmp_path / "made", "--nodes", FEW, "-j", 1]
    with serving(state) as address:
        monkeypatch.setenv("CLAUSEWITZ_LICHESS", address)
        done = run("coach", "--lichess", "Anna", "--speed", "blitz", *options)
        assert done.status == 2
        assert done.err == "clausewitz: lichess.org has no player Anna\n"
        assert not (tmp_path / "made").exists()
        done = run("coach", "--lichess", "anna", "--speed", "blitz", *options)
    assert done.status == 0, done.err
    assert "1 game of anna from lichess.org\n" in done.err
    assert "anna: 1 game, 4 moves\n" in done.out
    assert "https://lichess.org/game0007" in (tmp_path / "made" / "annotated.pgn").read_text()


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ([], "name the player: --player NAME, as in the games"),
        (["--player", "Anna"], "name files of games, or a player: --lichess, --chesscom"),
        (["--lichess", "a", "--chesscom", "b"], "a and b are two players: coach one after"),
        (["--player", "a", "--last", "3"], "--since, --last and --speed need --lichess or"),
        (["--lichess", "a", "--since", "May"], '--since "May" is not a day such as 2026-01-31'),
    ],
)
def test_games_without_a_source_are_one_line(
    run: Run, tmp_path: Path, options: list[str], words: str
) -> None:
    done = run("coach", *options, "-o", tmp_path / "made")
    assert (done.status, done.err.count("\n")) == (2, 1)
    assert words in done.err
    assert not (tmp_path / "made").exists()


def test_a_file_that_is_cut_off_is_reported_when_all_before_is_done(
    run: Run, tmp_path: Path
) -> None:
    packed = zstandard.ZstdCompressor().compress(pgn(MATED).encode())
    file, made = tmp_path / "pupil.pgn.zst", tmp_path / "made"
    file.write_bytes(packed + packed[: len(packed) // 2])
    done = run("coach", file, "--player", "Anna", "-o", made, "--nodes", FEW, "-j", 1)
    assert done.status == 2
    assert done.err.endswith("the file is cut off; the 1 games before that are read\n")
    assert "found 1 of 1 tactics" in done.out
    assert (made / "coach.html").exists()


def test_an_empty_file_is_reported(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "empty.pgn"
    file.write_text("")
    done = run("coach", file, "--player", "Anna", "-o", tmp_path / "made", "-j", 1)
    assert (done.status, done.err) == (2, f"clausewitz: {file}: there is no game in it\n")


def test_judged_games_are_saved_until_the_page_is_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = tmp_path / "anna"
    options = [
        "coach",
        pupil_file(tmp_path),
        "--player",
        "Anna",
        "-o",
        made,
        "--nodes",
        FEW,
        "-j",
        1,
    ]
    (made / "coach.html").mkdir(parents=True)  # where no page can be written
    assert run(*options).status == 2
    (made / "coach.html").rmdir()
    refused = run(*options)
    assert "--resume continues it" in refused.err
    monkeypatch.setattr("clausewitz.coaching.game_records.judged_games", None)  # none is judged now
    done = run(*options, "--resume")
    assert done.status == 0, done.err
    assert "found 1 of 2 tactics, allowed 1\n" in done.out
    assert sorted(path.name for path in made.iterdir()) == [
        *("annotated.pgn", "chances.csv", "coach.html", "judged.jsonl", "missed.pdf"),
    ]


@pytest.mark.long
def test_games_may_come_from_standard_input(spawn: Run) -> None:
    done = spawn(
        "coach", "-", "--player", "Anna", "-o", "made", "--nodes", str(FEW), text=pgn(MATED)
    )
    assert done.status == 0, done.err
    assert "Anna: 1 game, 4 moves\nfound 1 of 1 tactics, allowed 0\n" in done.out


def test_json_has_the_figures(run: Run, tmp_path: Path) -> None:
    file = pupil_file(tmp_path)
    options = ["coach", file, "--player", "Anna", "-o", tmp_path / "a", "--nodes", FEW, "-j", 1]
    found = json.loads(run(*options, "--json").out)
    assert (found["games"], found["found"], found["missed"], found["allowed"]) == (3, 1, 1, 1)
    assert found["rating"] == 1510
    assert found["advice"] == []
    assert found["advice_note"].startswith("3 games are too few to say what to practise")


def test_a_board_is_xml_and_names_its_pieces() -> None:
    text = board_svg(chess.Board(), chess.BLACK, chess.Move.from_uci("e2e4"))
    board = ElementTree.fromstring(text)
    assert board.get("aria-label", "").startswith("White: Ke1 Qd1 Ra1 Rh1")
    assert HOSTILE not in text


def test_rates_are_counted_by_rating_motif_and_idea() -> None:
    moves = [["opening", "unknown", 10]]

    def happened(kind: str, motif: str, place: int) -> dict[str, object]:
        when = {"mate": 0, "phase": "opening", "time": "unknown"}
        return {"kind": kind, "motif": motif, "place": place, **when}

    white = [happened("found", "fork", 0), happened("missed", "skewer", 1)]
    black = [happened("allowed", "fork", 0), happened("missed", "pin", 2)]
    sides = [
        {"side": side, "opening": "", "moves": moves, "happenings": own}
        for side, own in (("white", white), ("black", black))
    ]
    game = {"players": ["a", "b"], "ratings": [1510, 1410], "sides": sides}
    first_moves = {"low": 1400, "games": 9, "moves": 90, "allowed": 8, "rates": {"all": [1, 1]}}
    first_moves["counts"] = [["missed", "pin", 5, 1], ["missed", "mate", 3, 2]]
    early = {"games": 9, "bands": [first_moves]}
    table = table_of([json.dumps(game)] * 2, "command", early)
    (band,) = table["bands"]
    assert (band["low"], band["games"], band["moves"], band["allowed"]) == (1400, 13, 40, 2)
    assert band["rates"] == {"all": [3, 5], "fork": [2, 0], "pin": [0, 2], "skewer": [0, 2]}
    counts = {(kind, idea): rest for kind, idea, *rest in band["counts"]}
    assert counts["missed", "pin"] == [9, 5]
    assert counts["missed", "mate"] == [3, 2]
    assert counts["allowed", "fork"] == [4, 2]
    assert counts["phase", "opening"] == [40, 6]


def test_rates_that_ship_can_be_read() -> None:
    rates = shipped_rates()
    assert all(band.moves for band in rates.bands)
