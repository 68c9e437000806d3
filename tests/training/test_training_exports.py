"""What other programs get: a study that can be read back whole, cards that Anki imports."""

import io
import json
import sys
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import chess
import chess.pgn
import pytest

from clausewitz.support.errors import ClausewitzError
from clausewitz.training.anki_deck import anki_package
from clausewitz.training.explained_puzzles import ExplainedPuzzle, explain_puzzles
from clausewitz.training.explanation_runs import explanation_line, explanation_of_line
from clausewitz.training.study_pgn import study_pgn
from clausewitz.training.trainer_page import trainer_data
from clausewitz.training.training_puzzles import TrainingPuzzle
from coaching.pupils import read_games
from running import Run
from training.puzzle_samples import (
    COMPOSED,
    FORK,
    HOSTILE,
    MATE,
    TWO,
    TWO_MATES,
    explained,
    puzzle_file,
    read,
)

TITLE = f'Tuesday {{"{HOSTILE}"}}'


@pytest.fixture(scope="module")
def puzzles(tmp_path_factory: pytest.TempPathFactory) -> list[ExplainedPuzzle]:
    folder = tmp_path_factory.mktemp("puzzles")
    rows = puzzle_file(folder, MATE.replace("m1", HOSTILE), FORK, TWO)
    return explained(*read(rows, puzzle_file(folder, COMPOSED, name="composed.epd")))


def test_the_study_is_read_back_without_loss(puzzles: list[ExplainedPuzzle]) -> None:
    text = study_pgn(puzzles, TITLE)
    games = read_games(text)
    assert len(games) == len(puzzles)
    for game, one in zip(games, puzzles, strict=True):
        puzzle = one.puzzle
        assert not game.errors
        assert game.board().fen() == chess.Board(puzzle.fen).fen()
        assert [move.uci() for move in game.mainline_moves()] == list(puzzle.moves)
        assert game.headers["ChapterName"] == puzzle.name
        assert game.headers["ChapterMode"] == "gamebook"
        assert game.headers["Orientation"] == ("white" if puzzle.solver else "black")
        assert game.headers["Event"] == f"{game.headers['StudyName']}: {puzzle.name}"
        assert str(puzzle.rating or "") == game.headers.get("Rating", "")
        assert game.end().comment == one.why
        node = game.next() if puzzle.after_a_move else game
        assert node is not None
        assert node.comment == puzzle.task
    again = "".join(f"{game}\n\n" for game in games)
    assert again == text


def test_wrong_answers_are_variations_with_their_refutation(puzzles: list[ExplainedPuzzle]) -> None:
    game = read_games(study_pgn(puzzles[:1], TITLE))[0]
    first = game.next()
    assert first is not None
    wrong = first.variations[1:]
    assert len(wrong) == 4
    board = first.board()
    assert board.san(wrong[0].move) in ("Bxf7+", "Qxe5+")
    assert all(wrong[0].nags == {chess.pgn.NAG_MISTAKE} for _ in wrong)
    for node in wrong:
        assert node.comment == puzzles[0].turns[0].wrong[node.move].why
        assert len(node.variations) == 1


def test_a_study_can_be_trained_with_again(tmp_path: Path, puzzles: list[ExplainedPuzzle]) -> None:
    file = tmp_path / "study.pgn"
    file.write_text(study_pgn(puzzles, TITLE))
    again = read(file)
    assert [one.key for one in again] == [one.puzzle.key for one in puzzles]
    assert [one.moves for one in again] == [one.puzzle.moves for one in puzzles]


def test_the_data_of_the_page_is_plain(puzzles: list[ExplainedPuzzle]) -> None:
    data = trainer_data(puzzles, TITLE)
    assert json.loads(json.dumps(data))["puzzles"][1]["motifs"] == ["fork"]
    for saved, one in zip(data["puzzles"], puzzles, strict=True):
        for turn, explained_turn in zip(saved["turns"], one.turns, strict=True):
            assert set(turn["moves"].values()) == {*turn["right"], *turn["wrong"]}
            for move, number in turn["wrong"].items():
                answer = explained_turn.wrong[chess.Move.from_uci(move)]
                san = explained_turn.turn.board.san(chess.Move.from_uci(move))
                assert san + turn["said"][number][1] == answer.why


def test_missing_anki_is_reported(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "genanki", None)
    done = run("train", puzzle_file(tmp_path, MATE), "--anki", tmp_path / "deck.apkg")
    words = "clausewitz: --anki needs genanki: pip install 'clausewitz[anki]'\n"
    assert (done.status, done.err) == (2, words)


def test_a_package_for_anki_is_a_database_in_an_archive(puzzles: list[ExplainedPuzzle]) -> None:
    pytest.importorskip("genanki")
    package = zipfile.ZipFile(io.BytesIO(anki_package(puzzles, TITLE)))
    assert "collection.anki2" in package.namelist()
    assert package.read("collection.anki2").startswith(b"SQLite format 3")


def test_anki_reads_the_package(tmp_path: Path, puzzles: list[ExplainedPuzzle]) -> None:
    pytest.importorskip("genanki")
    anki: Any = pytest.importorskip("anki.collection")
    file = tmp_path / "deck.apkg"
    file.write_bytes(anki_package(puzzles, TITLE))
    collection = anki.Collection(str(tmp_path / "collection.anki2"))
    try:
        for _ in range(2):  # what is imported again adds nothing
            request = anki.ImportAnkiPackageRequest(package_path=str(file))
            collection.import_anki_package(request)
            notes = [collection.get_note(number) for number in collection.find_notes("")]
            assert len(notes) == len(puzzles)
        found = {note["Solution"]: note for note in notes}
        note = found["31. Ne7+ Kf8 32. Nxc8"]
        assert note["Reason"].startswith("Ne7+ forks the king on g8")
        assert note.tags == ["fork", "short"]
        (card,) = note.cards()
        assert card.question().count("<details>") == 2
        assert "Ne7+" not in card.question()
        assert "<b>31. Ne7+ Kf8 32. Nxc8</b>" in card.answer()
        hostile = found["4. Qxf7#"].cards()[0].answer()
        assert "<script>" not in hostile
        assert "&lt;script&gt;alert(1)&lt;/script&gt;&#91;latex]" in hostile
        assert TITLE in [deck.name for deck in collection.decks.all_names_and_ids()]
    finally:
        collection.close()


def test_all_files_are_written_at_once(run: Run, tmp_path: Path) -> None:
    file = puzzle_file(tmp_path, MATE, FORK, TWO)
    page, data, study = (tmp_path / name for name in ("page.html", "page.json", "study.pgn"))
    done = run("train", file, "-n", 2, "-o", page, "--pgn", study, "-j", 1, "--title", TITLE)
    assert (done.status, done.out) == (0, f"2 puzzles: {page}, {study}\n")
    assert len(read_games(study.read_text())) == 2
    done = run("train", file, "-n", 2, "-o", data, "-j", 1, "--title", TITLE)
    assert (done.status, done.out) == (0, f"2 puzzles: {data}\n")
    saved = json.loads(data.read_text())
    assert [one["about"] for one in saved["puzzles"]] == ["m1, rated 800", "f1, rated 1400"]


@pytest.mark.long
@pytest.mark.usefixtures("whole_searches")
def test_several_processes_write_the_same_page(run: Run, tmp_path: Path) -> None:
    file = puzzle_file(tmp_path, MATE, FORK, TWO)
    others = puzzle_file(tmp_path, COMPOSED, TWO_MATES, name="others.epd")
    for jobs in (1, 2):
        done = run("train", file, others, "-o", tmp_path / f"{jobs}.json", "-j", jobs)
        assert done.status == 0, done.err
    assert (tmp_path / "1.json").read_bytes() == (tmp_path / "2.json").read_bytes()


def test_more_chapters_than_lichess_takes_are_reported(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("clausewitz.training.training_files.MOST_CHAPTERS", 1)
    file, study = puzzle_file(tmp_path, MATE, FORK), tmp_path / "study.pgn"
    done = run("train", file, "--pgn", study, "-j", 1)
    assert f"{study}: Lichess imports 1 chapters at a time\n" in done.err


def test_explanations_are_the_same_when_read_back(puzzles: list[ExplainedPuzzle]) -> None:
    for one in puzzles:
        again = explanation_of_line(one.puzzle, explanation_line(one))
        assert trainer_data([again], TITLE) == trainer_data([one], TITLE)
        assert [turn.line for turn in again.turns] == [turn.line for turn in one.turns]


@pytest.mark.long
def test_a_page_that_was_stopped_goes_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = puzzle_file(tmp_path, MATE, FORK, TWO)
    page = tmp_path / "page.html"
    command = ["train", file, "-o", page, "-j", 1]
    assert run(*command).status == 0
    whole = page.read_bytes()
    page.unlink()
    monkeypatch.setattr("clausewitz.training.explanation_runs._AT_ONCE", 2)
    calls: list[int] = []

    def killed(part: Sequence[TrainingPuzzle], *rest: Any, **more: Any) -> list[ExplainedPuzzle]:
        calls.append(len(part))
        if len(calls) == 2:
            raise ClausewitzError("killed")
        return explain_puzzles(part, *rest, **more)

    monkeypatch.setattr("clausewitz.training.explanation_runs.explain_puzzles", killed)
    assert run(*command).status == 2
    assert not page.exists()
    assert "--resume continues it" in run(*command).err
    puzzle_file(tmp_path, FORK, MATE, TWO)
    before = "not the puzzles that were read before it was stopped"
    assert run(*command, "--resume").err == f"clausewitz: {file}: {before}\n"
    puzzle_file(tmp_path, MATE, FORK, TWO)
    done = run(*command, "--resume")
    assert done.status == 0, done.err
    assert calls == [2, 1, 1]
    assert page.read_bytes() == whole
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith("page")) == [
        "page.html"
    ]


def test_a_run_that_version_0_1_0_began_is_found(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    command = ["train", puzzle_file(tmp_path, MATE), "-o", page, "-j", 1]
    (tmp_path / "page.html.told.run").mkdir()
    (tmp_path / "page.html.told.run" / "settings.json").write_text("{}")
    assert "page.html.told.run holds a run of train already" in run(*command).err
