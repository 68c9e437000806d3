"""The evaluation is what counts and weights make, exactly; and what fitting makes of that."""

import json
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import chess
import numpy as np
import pytest
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.engines.own.evaluation_weights import features, named, read_weights
from clausewitz.kernel.search.weight_layout import PHASES
from clausewitz.play.players.player_names import find_player
from clausewitz.support.errors import ClausewitzError
from clausewitz.tuning.weights import logistic_fit
from clausewitz.tuning.weights.evaluation_features import (
    Features,
    Rows,
    are_linear,
    evaluations,
    features_of,
    is_danger,
    table_of,
    weights_of,
)
from clausewitz.tuning.weights.labelled_positions import read_labelled
from clausewitz.tuning.weights.logistic_fit import FitProblem, best_scale, chances, fit
from clausewitz.tuning.weights.position_labels import check_labeller
from clausewitz.tuning.weights.quiet_positions import Quiet, collect
from running import Run

ROOT = Path(__file__).parents[3]
GAMES = ROOT / "examples" / "games.pgn"
DANGER_UNIT = 100  # a danger of so much costs as much


@pytest.fixture(scope="module")
def rows() -> Rows:
    """Positions of random games, of all phases, without checks."""
    chooser, found = random.Random(11), []
    for _ in range(15):
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 240:
            board.push(chooser.choice(list(board.legal_moves)))
            if not board.is_check() and any(board.legal_moves) and chooser.random() < 0.4:
                found.append(kernel.from_board(board))
    rows = np.array(found)
    linear: Rows = rows[are_linear(rows)]
    assert len(linear) > 500
    return linear


def scores_of(found: Features, table: NDArray[np.int64]) -> NDArray[np.int64]:
    """What the evaluation says with the weights table[feature, phase]."""
    plain, danger = table[~is_danger()], table[is_danger()]
    mixed = np.zeros(len(found.phases), np.int64)
    for phase, share in ((0, found.phases), (1, PHASES - found.phases)):
        value = found.counts.astype(np.int64) @ plain[:, phase]
        for counts, sign in ((found.own_danger, 1), (found.other_danger, -1)):
            sums = np.maximum(counts.astype(np.int64) @ danger[:, phase], 0)
            value += sign * (sums**2 // DANGER_UNIT)
        mixed += value * share
    return mixed // PHASES


def test_counts_times_weights_are_the_evaluation(rows: Rows) -> None:
    found = features_of(rows)
    shape = (len(features()), 2)
    chance = np.random.default_rng(1)
    tables = [table_of(named("handset")), chance.integers(-90, 90, shape)]
    for table in tables:
        expected = evaluations(rows, weights_of(table))
        np.testing.assert_array_equal(scores_of(found, table), expected)


def test_features_of_all_kinds_are_seen(rows: Rows) -> None:
    seen = np.flatnonzero(features_of(rows).occurring())
    found = [features()[number] for number in seen]
    kinds, known = ({n.partition("(")[0] for n, _ in each} for each in (features(), found))
    # Whoever has a king alone cannot be ahead: these positions are not linear. Kings of random
    # games seldom let a pawn run.
    assert kinds - known <= {"lone_king_edge", "lone_king_near", "outruns"}


def test_phases_are_what_is_left_of_the_pieces() -> None:
    boards = [chess.Board(), chess.Board("4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1")]
    found = features_of(np.array([kernel.from_board(board) for board in boards]))
    assert found.phases.tolist() == [24, 2]


def test_dead_draws_are_not_linear() -> None:
    fens = ("8/8/4k3/8/8/3NK3/8/8 w - - 0 1", chess.STARTING_FEN)
    rows = np.array([kernel.from_board(chess.Board(fen)) for fen in fens])
    assert are_linear(rows).tolist() == [False, True]


def test_weights_come_back_from_their_table() -> None:
    handset = named("handset")
    np.testing.assert_array_equal(weights_of(table_of(handset)).values, handset.values)


def test_fit_finds_the_weights_that_made_the_targets(rows: Rows) -> None:
    found, first = features_of(rows[::3]), table_of(named("handset")).astype(float)
    truth = first.copy()
    tempo = [name for name, _ in features()].index("tempo")
    truth[tempo] = 60, 60
    scores = scores_of(found, truth.astype(np.int64)).astype(float)
    problem = FitProblem(found, chances(scores, 200.0), 200.0)
    fitted = fit(problem, first, spread=30.0)
    assert problem.loss(fitted) < problem.loss(first)
    assert fitted[tempo].sum() > first[tempo].sum() + 15
    held = fit(problem, first, spread=0.1)
    assert np.abs(held - first).max() < np.abs(fitted - first).max()
    assert np.abs(held - first).max() < 5


def test_features_that_never_occur_stay_as_they_were(
    rows: Rows, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logistic_fit, "_STEPS", 2)  # they stay in each
    found, first = features_of(rows[::12]), table_of(named("handset")).astype(float)
    targets = np.random.default_rng(2).random(len(found.phases))
    fitted = fit(FitProblem(found, targets, 200.0), first, spread=20.0)
    assert np.abs(fitted - first).max() > 1
    never = ~found.occurring()
    assert 0 < np.count_nonzero(never) < len(first)
    np.testing.assert_allclose(fitted[never], first[never])


def test_scale_is_found() -> None:
    scores = np.random.default_rng(3).normal(0, 300, 2000)
    assert best_scale(scores, chances(scores, 170.0)) == pytest.approx(170, rel=0.01)


def test_quiet_positions() -> None:
    quiet = Quiet(named("handset"))
    assert quiet(kernel.from_board(chess.Board()))
    hanging = chess.Board("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1")
    assert not quiet(kernel.from_board(hanging))


def test_positions_of_games_are_quiet_and_know_their_results() -> None:
    found = collect([GAMES], per_game=5, most=60, seed=1, weights=named("handset"))
    assert 40 <= len(found) <= 65
    assert len(np.unique(found.games)) >= 12
    quiet = Quiet(named("handset"))
    for row, result in zip(found.rows, found.results, strict=True):
        assert quiet(row)
        assert result in (0.0, 0.5, 1.0)
    again = collect([GAMES], per_game=5, most=60, seed=1, weights=named("handset"))
    np.testing.assert_array_equal(found.rows, again.rows)


def test_players_without_a_limit_cannot_label() -> None:
    with pytest.raises(ClausewitzError, match="needs a limit"):
        check_labeller("clausewitz")


@pytest.fixture(scope="module")
def labelled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of positions of random games, each with what material says about it."""
    chooser, lines = random.Random(4), list[str]()
    while len(lines) < 1500:
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 160:
            board.push(chooser.choice(list(board.legal_moves)))
            worth = {1: 100, 2: 300, 3: 320, 4: 500, 5: 900, 6: 0}
            score = sum(
                worth[piece.piece_type] * (1 if piece.color == board.turn else -1)
                for piece in board.piece_map().values()
            )
            if any(board.legal_moves) and chooser.random() < 0.5:
                best = chooser.choice(list(board.legal_moves))
                lines.append(f"{board.fen()};cp {score};{best.uci()}\n")
    file = tmp_path_factory.mktemp("labelled") / "labelled.txt"
    file.write_text("".join(lines))
    return file


def test_labelled_positions_are_quiet_ones(labelled: Path) -> None:
    found = read_labelled([labelled], 10_000)
    lines = [line.split(";") for line in labelled.read_text().splitlines()]
    boards = [(chess.Board(fen), chess.Move.from_uci(best)) for fen, _, best in lines]
    scores = [int(label.split()[1]) for _, label, _ in lines]
    quiet = [
        (kernel.from_board(board), score)
        for (board, best), score in zip(boards, scores, strict=True)
        if not board.is_check()
        and not board.is_capture(best)
        and not best.promotion
        and abs(score) < 1500
    ]
    assert 500 < len(quiet) < len(lines)
    np.testing.assert_array_equal(found.rows, np.array([row for row, _ in quiet]))
    assert found.labels.tolist() == [score for _, score in quiet]
    assert len(read_labelled([labelled], 100)) == 100


def test_weights_are_fitted_to_a_labelled_file(labelled: Path, tmp_path: Path, run: Run) -> None:
    folder = tmp_path / "run"
    result = run("tune", "evaluation", "--labelled", labelled, "-o", folder, "--json")
    assert result.status == 0, result.err
    found = json.loads(result.out)
    assert found["after"]["held out"] < found["before"]["held out"]
    text = (folder / "weights.pl").read_text()
    assert "--labelled labelled.txt" in text
    table, first = table_of(read_weights(folder / "weights.pl")), table_of(named("handset"))
    tempo = [name for name, _ in features()].index("tempo")
    assert table[tempo].tolist() == first[tempo].tolist()
    assert (table != first).any()


@pytest.mark.parametrize(
    "line", ["8/8 w - -;cp 3;e2e4", "nothing", f"{chess.STARTING_FEN};cp;e2e4"]
)
def test_a_line_that_is_no_labelled_position_is_refused(line: str, tmp_path: Path) -> None:
    file = tmp_path / "labelled.txt"
    file.write_text(f"{chess.STARTING_FEN};cp 20;e2e4\n{line}\n")
    with pytest.raises(ClausewitzError, match=r"labelled\.txt:2: not a"):
        read_labelled([file], 10)


def test_labelled_positions_are_made_and_a_stopped_run_goes_on(tmp_path: Path, run: Run) -> None:
    def made(folder: Path, count: int, *more: str) -> str:
        labels = ("--labels", "clausewitz:nodes=20,hash=1,weights=handset")
        result = run("tune", "positions", GAMES, "-o", folder, "-n", str(count), *labels, *more)
        assert result.status == 0, result.err
        return (folder / "positions.txt").read_text()

    whole = made(tmp_path / "whole", 300)
    assert len(whole.splitlines()) == 300
    assert len(set(whole.splitlines())) > 250
    part = made(tmp_path / "part", 100)
    assert whole.startswith(part)
    with (tmp_path / "part" / "positions.txt").open("a") as file:
        file.write("half a li")
    assert made(tmp_path / "part", 300, "--resume") == whole
    assert len(read_labelled([tmp_path / "part" / "positions.txt"], 1000)) > 50


SMALL = [
    *("-n", "8", "--nodes", "60", "--per-game", "8"),
    *("--labels", "clausewitz:nodes=50,hash=1,weights=handset", "--spread", "200"),
]


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.glob("[!.]*") if file.suffix != ".part"}


def command(folder: Path, *arguments: str) -> "subprocess.Popen[str]":
    program = "from clausewitz.cli import main; main()"
    return subprocess.Popen(
        [sys.executable, "-c", program, "tune", "evaluation", "-o", str(folder), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.long
def test_a_run_from_self_play_to_weights(tmp_path: Path, run: Run) -> None:
    whole = tmp_path / "whole"
    result = run("tune", "evaluation", "-o", whole, *SMALL, "--json")
    assert result.status == 0, result.err
    found = json.loads(result.out)
    assert found["after"]["fitted"] < found["before"]["fitted"]
    text = (whole / "weights.pl").read_text()
    assert "8 games of self-play" in text
    assert "--spread 200" in text
    assert read_weights(whole / "weights.pl").values.any()
    assert find_player(f"clausewitz:weights={whole}/weights.pl").name

    broken = tmp_path / "broken"
    running = command(broken, *SMALL)
    while running.poll() is None and not (broken / "self-play" / "games.pgn").exists():
        time.sleep(0.01)
    running.send_signal(signal.SIGKILL)
    running.communicate()
    assert not (broken / "weights.pl").exists()
    resumed = run("tune", "evaluation", "-o", broken, "--resume", *SMALL)
    assert (broken / "weights.pl").read_text() == text, resumed.err
    with np.load(whole / "labels.npz") as one, np.load(broken / "labels.npz") as other:
        np.testing.assert_array_equal(one["labels"], other["labels"])


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["-n", "0"], "there are no games"),
        (["--labels", "stockfish"], "needs a limit"),
        (["--labels", "nobody:nodes=3"], "no player"),
        (["--start", "nothing"], "no weights are called nothing"),
        (["missing.pgn"], "missing.pgn: No such file"),
    ],
)
def test_refusals_are_one_line(arguments: list[str], words: str, run: Run, tmp_path: Path) -> None:
    result = run("tune", "evaluation", "-o", tmp_path / "r", *arguments)
    assert result.status == 2
    assert words in result.err
    assert len(result.err.splitlines()) == 1


@pytest.mark.parametrize(("weight", "words"), [(10**6, "more than 100,000"), (2**64, "64 bits")])
def test_a_weight_that_no_position_could_bear_is_refused(
    weight: int, words: str, tmp_path: Path
) -> None:
    file = tmp_path / "weights.pl"
    for text in (f"weight(tempo, {weight}, 1).", f"weight(tempo, 1, -{weight})."):
        file.write_text(text)
        with pytest.raises(ClausewitzError, match=rf"weights\.pl:1: .*{words}"):
            read_weights(file)


def test_only_quiet_positions_with_a_score_are_read(tmp_path: Path) -> None:
    file = tmp_path / "labelled.txt"
    lines = (
        f"{chess.STARTING_FEN};cp 33;e2e4",
        "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1;cp 140;e4d5",  # captures
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2;cp 40;e5d6",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2;cp -20;e1d2",
        "8/P3k3/8/8/8/8/8/4K3 w - - 0 1;cp 900;a7a8q",
        "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1;cp -300;e1d1",  # in check
        "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1;mate 1;a1a8",
        "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1;cp 7;0000",  # as it stands
        "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1;cp -300;0000",
    )
    file.write_text("\n".join(lines) + "\n4k3/8/8/8 w - - 0 1;c")  # still being written
    found = read_labelled([file])
    assert found.labels.tolist() == [33, -20, 7]
    assert found.lines == 9
