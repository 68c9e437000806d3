"""Files of games are worked through by several processes, and a run that was killed goes on."""

from pathlib import Path

import pytest

from clausewitz.coaching.game_parts import ANNOTATING, annotate_part, game_files, settings
from clausewitz.coaching.judges import JudgeRequest
from clausewitz.games.line_files import LinePart
from clausewitz.runs.part_runs import DonePart, FileOutput, work_through
from clausewitz.runs.pool import Workers
from clausewitz.runs.progress import Progress, silent
from clausewitz.training.mined_parts import once
from cluster import NEEDS_CLUSTER, two_workers
from coaching.pupils import FEW, ILLEGAL, MATED, OVERLOOKED, QUIET, pgn, pupil_file
from running import Run

GAMES = [pgn(MATED), pgn(OVERLOOKED), pgn(ILLEGAL), pgn(QUIET), pgn(OVERLOOKED, white="Eve")]
REQUEST = JudgeRequest(nodes=FEW)


@pytest.fixture
def games(tmp_path: Path) -> Path:
    return pupil_file(tmp_path, *GAMES)


def work(part: LinePart) -> DonePart:
    return annotate_part(REQUEST, part)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """What one process writes, once for all tests."""
    folder = tmp_path_factory.mktemp("whole")
    games, output = pupil_file(folder, *GAMES), folder / "whole.pgn"
    saved = FileOutput(output, {}, False, ANNOTATING)
    work_through(game_files([games]), work, Workers(), saved, ANNOTATING, silent)
    return output.read_bytes()


@pytest.mark.long
def test_two_processes_write_the_same(run: Run, games: Path, whole: bytes, tmp_path: Path) -> None:
    output = tmp_path / "two.pgn"
    done = run("annotate", games, "-o", output, "--nodes", FEW, "-j", 2)
    assert done.status == 0, done.err
    assert output.read_bytes() == whole


@NEEDS_CLUSTER
def test_two_workers_of_a_cluster_write_the_same(
    run: Run, games: Path, whole: bytes, tmp_path: Path
) -> None:
    output = tmp_path / "cluster.pgn"
    with two_workers() as address:
        done = run("annotate", games, "-o", output, "--nodes", FEW, "--scheduler", address)
    assert done.status == 0, done.err
    assert output.read_bytes() == whole


class KilledError(Exception):
    """Stands for a kill."""


def test_a_run_that_was_killed_goes_on_to_the_same_file(
    run: Run, games: Path, whole: bytes, tmp_path: Path
) -> None:
    output = tmp_path / "annotated.pgn"
    saved = FileOutput(output, settings(REQUEST, [games]), False, ANNOTATING)

    def kill(progress: Progress) -> None:
        if progress.done:
            raise KilledError

    with pytest.raises(KilledError):
        work_through(game_files([games]), work, Workers(), saved, ANNOTATING, kill)
    del saved
    assert not output.exists()
    words = ["annotate", games, "-o", output, "--nodes", FEW, "-j", 1]
    refused = run(*words)
    assert "holds a run of annotate already: --resume continues it" in refused.err
    done = run(*words, "--resume")
    assert done.status == 0, done.err
    assert "4 games (1 could not be read), 3 with a tactic" in done.err
    assert output.read_bytes() == whole


def test_an_error_before_the_first_game_is_not_in_the_way_of_the_next_run(
    run: Run, games: Path, whole: bytes, tmp_path: Path
) -> None:
    output = tmp_path / "annotated.pgn"
    words = ["-o", output, "--nodes", FEW, "-j", 1]
    assert "no such file" in run("annotate", tmp_path / "none.pgn", *words).err
    done = run("annotate", games, *words)
    assert done.status == 0, done.err
    assert output.read_bytes() == whole


def test_progress_counts_what_was_cut_off_the_file(games: Path, tmp_path: Path) -> None:
    reported: list[Progress] = []
    saved = FileOutput(tmp_path / "x.pgn", {}, False, ANNOTATING)
    work_through(game_files([games]), work, Workers(), saved, ANNOTATING, reported.append)
    counts = [progress.done or 0 for progress in reported if progress.total]
    assert counts == sorted(counts)
    assert len(set(counts)) == 3


def test_puzzles_that_are_known_are_left_out() -> None:
    known = {"PuzzleId", "a"}
    part = DonePart(b"a,1\nb,2\nb,2\nc,3\n", 2, 4, 0, (), 0)
    assert once(part, known).text == b"b,2\nc,3\n"
    assert once(part, known).found == 0
