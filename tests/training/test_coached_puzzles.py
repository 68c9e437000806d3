"""From games to training: what `coach` wrote goes into all that trains as it is."""

import json
import sqlite3
from importlib import import_module
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from clausewitz.coaching.game_records import coach_part, read_records
from clausewitz.coaching.judges import JudgeRequest
from clausewitz.games.line_files import LineFile
from clausewitz.puzzles.puzzle_files import FilePuzzle
from clausewitz.training.anki_deck import _FIELDS
from clausewitz.training.coached_puzzles import coached_puzzles
from coaching.pupils import FEW, MATED, OVERLOOKED, pgn, pupil_file, read_games
from running import Run
from training.test_train_command import Trainer


@pytest.fixture
def folder(run: Run, tmp_path: Path) -> Path:
    """White has missed a mate, and then left the queen to a knight."""
    file = pupil_file(tmp_path, pgn(OVERLOOKED, Date="2024.01.03"), pgn(MATED, Date="2024.01.02"))
    made = tmp_path / "anna"
    done = run("coach", file, "--player", "anna", "-o", made, "--nodes", FEW, "-j", 1)
    assert done.status == 0, done.err
    return made


def reasons(folder: Path) -> list[str]:
    """What the coach says of what was missed and allowed."""
    (game,) = [game for game in read_records(folder / "judged.jsonl").games if game.missed]
    return [chance.why for chance in (*game.missed, *game.allowed)]


def anki_reasons(deck: Path, folder: Path) -> set[str]:
    """What the cards of a deck say, as Anki has them when it has imported it; where there is no
    Anki, as they stand in its database."""
    try:
        anki: Any = import_module("anki.collection")
    except ImportError:
        with ZipFile(deck) as package, sqlite3.connect(":memory:") as database:
            database.deserialize(package.read("collection.anki2"))
            fields = [row[0].split("\x1f") for row in database.execute("SELECT flds FROM notes")]
        return {one[_FIELDS.index("Reason")] for one in fields}
    collection = anki.Collection(str(folder / "collection.anki2"))
    try:
        collection.import_anki_package(anki.ImportAnkiPackageRequest(package_path=str(deck)))
        return {collection.get_note(number)["Reason"] for number in collection.find_notes("")}
    finally:
        collection.close()


def test_a_pupils_folder_goes_into_all_that_trains(
    run: Run, tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, study, deck = (tmp_path / f"anna{ending}" for ending in (".json", ".pgn", ".apkg"))
    mate, queen = reasons(folder)
    files = ["-o", page, "--pgn", study, "--anki", deck, "--title", "Anna"]
    done = run("train", folder, *files, "-j", 1)
    assert (done.status, done.out.partition(":")[0]) == (0, "2 puzzles"), done.err

    first, second = json.loads(page.read_text())["puzzles"]
    assert (first["why"], second["why"]) == (mate, queen)
    assert (first["line"], first["played"]) == ("4. Qxf7#", "3... Nf6")
    assert first["about"].startswith("Missed against Bert, 2024.01.03, rated ")
    assert second["about"].startswith("Allowed against Bert")
    assert first["turns"][0]["hints"][0] == "Motif: mate."
    assert "mate in 1" in first["motifs"]

    chapters = read_games(study.read_text())
    assert [game.end().comment for game in chapters] == [mate, queen]
    assert anki_reasons(deck, tmp_path) == {mate, queen}

    sheet = tmp_path / "anna.tex"
    assert run("sheet", folder, "-o", sheet, "--motif", "mate").out == f"1 puzzle: {sheet}\n"
    assert "4. Qxf7" in sheet.read_text()

    solved = Trainer(run, tmp_path, monkeypatch)(["Qxf7", "quit"], folder)
    assert f"4. Qxf7#\n  {mate}\n" in solved.out
    again = Trainer(run, tmp_path, monkeypatch)(["quit"], folder)
    assert "puzzle 1 of 1: Black to play (Allowed against Bert" in again.out


def test_a_folder_that_coach_has_not_written_is_one_line(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "anna"
    folder.mkdir()
    words = f"clausewitz: {folder}: not a folder that coach has written: no judged.jsonl\n"
    assert run("train", folder) == (2, "", words)
    (part,) = LineFile(pupil_file(tmp_path, pgn(OVERLOOKED))).parts()
    text = coach_part(JudgeRequest(nodes=FEW), "anna", part).text.decode()
    file = folder / "judged.jsonl"
    file.write_text('{"chances": 7}\n')
    done = run("sheet", folder, "-o", tmp_path / "x.tex")
    assert (done.status, done.err) == (
        2,
        f"clausewitz: {file}: damaged, or not written by this version of coach\n",
    )
    file.write_text(text.replace('["h5f7"', '["h5h8"'))
    done = run("sheet", folder, "-o", tmp_path / "x.tex")
    assert done.err == f"clausewitz: {file}: h5h8 is not a legal move there\n"
    assert len([one for one in coached_puzzles(folder) if isinstance(one, FilePuzzle)]) == 1
