"""The command annotate: what it writes into games, and what it leaves as it is."""

import re
from pathlib import Path

import chess.pgn
import pytest
import zstandard

from coaching.pupils import (
    FEW,
    ILLEGAL,
    MATED,
    OVERLOOKED,
    RESIGNED,
    default_games,
    moves_of,
    pgn,
    pupil_file,
    read_games,
)
from running import Run


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("annotated")


@pytest.fixture
def annotated(run: Run, folder: Path) -> list[chess.pgn.Game]:
    """The games, annotated by the first test that looks at them."""
    output = folder / "annotated.pgn"
    if not output.exists():
        done = run("annotate", pupil_file(folder), "-o", output, "--nodes", FEW, "-j", 1)
        assert done.status == 0, done.err
        assert done.err.endswith("3 games, 2 with a tactic\n")
    return read_games(output.read_text())


def test_moves_and_tags_stay_as_they_were(annotated: list[chess.pgn.Game]) -> None:
    before = [game for text in default_games() for game in read_games(text)]
    assert list(map(moves_of, annotated)) == list(map(moves_of, before))
    assert [dict(game.headers) for game in annotated] == [dict(game.headers) for game in before]
    assert not any(game.errors for game in annotated)


def test_comments_and_variations_that_were_there_stay(annotated: list[chess.pgn.Game]) -> None:
    second = list(annotated[0].mainline())[2]
    assert second.comment.startswith("early ")
    before = list(annotated[1].mainline())[5]
    assert [str(node.move) for node in before.variations] == ["h5e5", "h5f3", "h5f7"]


def test_a_tactic_that_was_played_has_a_sign_a_sentence_and_an_arrow(
    annotated: list[chess.pgn.Game],
) -> None:
    mate = annotated[0].end()
    assert isinstance(mate, chess.pgn.ChildNode)
    assert mate.nags == {chess.pgn.NAG_GOOD_MOVE}
    assert "Qxf7# is mate." in mate.comment
    assert [(arrow.tail, arrow.head) for arrow in mate.arrows()][-1] == (chess.H5, chess.F7)


def test_a_mistake_tells_what_it_runs_into_and_the_better_line(
    annotated: list[chess.pgn.Game],
) -> None:
    blunder, overlooked = list(annotated[1].mainline())[5:7]
    assert blunder.nags == {chess.pgn.NAG_BLUNDER}
    assert "Nf6 is a blunder: 4. Qxf7# is mate." in blunder.comment
    assert (
        "Qxe5+ is a blunder and misses a chance: Qxf7# is mate; after 4... Nxe5 Black is winning (-"
        in overlooked.comment
    )
    better = overlooked.parent.variations[2]
    assert [better.san(), better.arrows()[0].head] == ["Qxf7#", chess.F7]
    assert "mate" not in better.comment  # that is said already


def test_a_sign_means_what_the_words_beside_it_say(annotated: list[chess.pgn.Game]) -> None:
    words = {
        chess.pgn.NAG_BLUNDER: "is a blunder",
        chess.pgn.NAG_MISTAKE: "is a mistake",
        chess.pgn.NAG_DUBIOUS_MOVE: "is inaccurate",
    }
    bad = [(node, sign) for game in annotated for node in game.mainline() for sign in node.nags]
    found = [(words[sign], node.comment) for node, sign in bad if sign in words]
    assert found
    assert all(re.search(said, comment) for said, comment in found)


def test_a_move_gets_one_sentence(annotated: list[chess.pgn.Game]) -> None:
    """Of what annotate says; the number of a move has a full stop, too, but behind a figure."""
    signed = [node for game in annotated for node in game.mainline() if node.nags]
    assert signed
    assert all(len(re.findall(r"[a-z#)]\.(?= |$)", node.comment)) == 1 for node in signed)


def test_a_last_move_tells_what_it_would_have_run_into(run: Run, tmp_path: Path) -> None:
    done = run("annotate", pupil_file(tmp_path, pgn(RESIGNED)), "--nodes", FEW, "-j", 1)
    (game,) = read_games(done.out)
    *_, last = game.mainline()
    assert "Nf6 is a blunder: 4. Qxf7# is mate." in last.comment
    assert [(arrow.tail, arrow.head) for arrow in last.arrows()] == [(chess.H5, chess.F7)]


def test_each_move_has_an_evaluation(annotated: list[chess.pgn.Game]) -> None:
    blunder = list(annotated[1].mainline())[5]
    evaluation = blunder.eval()
    assert evaluation is not None
    assert evaluation.white().mate() == 1
    assert all(node.eval() for node in annotated[2].mainline())


def test_signs_and_evaluations_of_others_stay(run: Run, tmp_path: Path) -> None:
    moves = MATED.replace("Nf6", "Nf6 $1 {[%eval 0.7] ours}")
    done = run("annotate", pupil_file(tmp_path, pgn(moves)), "--nodes", FEW, "-j", 1)
    (game,) = read_games(done.out)
    node = list(game.mainline())[5]
    assert node.nags == {chess.pgn.NAG_GOOD_MOVE}
    evaluation = node.eval()
    assert evaluation is not None
    assert evaluation.white().score() == 70
    assert " ours" in node.comment


def test_a_broken_game_is_named_passed_over_and_counted(run: Run, tmp_path: Path) -> None:
    file = pupil_file(tmp_path, pgn(ILLEGAL), pgn(MATED))
    done = run("annotate", file, "--nodes", FEW, "-j", 1)
    assert done.status == 0
    assert "pupil.pgn/1: illegal san: 'Ke3'" in done.err
    assert done.err.endswith("1 game (1 could not be read), 1 with a tactic\n")
    assert len(read_games(done.out)) == 1


def test_a_file_that_is_cut_off_is_annotated_to_there(run: Run, tmp_path: Path) -> None:
    packed = zstandard.ZstdCompressor().compress(pgn(MATED).encode())
    file = tmp_path / "pupil.pgn.zst"
    file.write_bytes(packed + packed[: len(packed) // 2])
    done = run("annotate", file, "--nodes", FEW, "-j", 1)
    assert done.status == 2
    assert done.err.endswith("the file is cut off; the 1 games before that are annotated\n")


@pytest.mark.parametrize(
    ("content", "words"),
    [("", "there is no game in it"), (pgn(ILLEGAL), "no game in it: 1 could not be read")],
)
def test_a_file_without_a_game_is_reported(
    run: Run, tmp_path: Path, content: str, words: str
) -> None:
    file = tmp_path / "none.pgn"
    file.write_text(content)
    done = run("annotate", file, "--nodes", FEW, "-j", 1)
    assert done.status == 2
    assert words in done.err


def test_a_missing_engine_is_reported_first(run: Run, tmp_path: Path) -> None:
    file = pupil_file(tmp_path, pgn(OVERLOOKED))
    done = run("annotate", file, "--engine", "uci:/nowhere")
    assert (done.status, done.err) == (2, "clausewitz: there is no file /nowhere\n")
