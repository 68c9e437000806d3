"""clausewitz opening."""

import json
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from clausewitz.cli import main

NAJDORF = "1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6"
Opening = Callable[..., tuple[int, str, str]]


@pytest.fixture
def opening(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Opening]:
    """Run the command in this process: its status, what it prints, what it complains of."""

    def call(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["clausewitz", "opening", *arguments])
        with pytest.raises(SystemExit) as ending:
            main()
        captured = capsys.readouterr()
        return int(ending.value.code or 0), captured.out, captured.err

    handler = signal.getsignal(signal.SIGINT)
    yield call
    signal.signal(signal.SIGINT, handler)


def test_opening_is_named_and_its_cases_are_shown(opening: Opening) -> None:
    status, out, err = opening("--moves", NAJDORF, "-n", "2")
    assert (status, err) == (0, "")
    assert out.splitlines() == [
        "B90 Sicilian: Najdorf",
        "distance  length  next  opening",
        "       0      23  Bg5   B94 Sicilian: Najdorf, Ivkov variation",
        "       0      19  Bg5   B96 Sicilian: Najdorf, Polugayevsky, Simagin variation",
        "… 18 more of 20 cases: raise --count",
        "advises Bg5: B94 Sicilian: Najdorf, Ivkov variation",
    ]


def test_position_is_given_as_fen(opening: Opening) -> None:
    fen = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2"
    result = json.loads(opening(fen, "--json", "-n", "1")[1])
    assert result["opening"]["eco"] == "B20"
    assert result["cases"][0] | {"name": ""} == {
        "eco": "B74",
        "name": "",
        "distance": 0,
        "ply": 2,
        "length": 27,
        "next": "Nf3",
        "legal": True,
        "own": False,
    }
    assert (result["move"], result["san"]) == ("g1f3", "Nf3")


def test_search_takes_over_where_nothing_is_near(opening: Opening) -> None:
    out = opening("8/8/4k3/8/8/4K3/4P3/8 w - - 0 1", "--farthest", "4")[1]
    assert out.startswith("not in the table; nearest, ")
    expected = "no case has a move that can be played here: suggest finds one by search"
    assert out.splitlines()[-1] == expected
    result = json.loads(opening("--moves", f"{NAJDORF} 6. a3 h6", "--farthest", "0", "--json")[1])
    assert result["move"] is None
    assert result["left"]["plies_ago"] == 2


def test_moves_may_stand_instead_of_a_position(opening: Opening) -> None:
    named = [opening(*words, "-n", "0") for words in (["1.", "e4", "c5", "d3"], ["1. e4 c5 2. d3"])]
    assert named[0] == named[1] == opening("--moves", "e4 c5 d3", "-n", "0")
    assert named[0][1].startswith("B20 Sicilian defence\nnot in the table since 2. d3\n")


def test_last_known_opening_comes_first(opening: Opening) -> None:
    out = opening("--moves", "1. e4 c5 2. d3 Nc6", "-n", "0")[1]
    assert out.splitlines()[:2] == ["B20 Sicilian defence", "not in the table since 2. d3"]
    result = json.loads(opening("--moves", "e4 c5 d3 Nc6", "-n", "0", "--json")[1])
    assert (result["opening"]["name"], result["opening"]["distance"]) == ("Sicilian defence", 0)
    assert (result["left"]["name"], result["left"]["plies_ago"]) == ("Sicilian defence", 2)
    assert result["nearest"]["distance"] > 0


def test_own_lines_are_advised(opening: Opening, tmp_path: Path) -> None:
    file = tmp_path / "mine.pgn"
    file.write_text('[Event "Bird"]\n\n1. f4 *\n\n[Event "bad"]\n\n1. f5 *\n')
    status, out, err = opening("--lines", str(file))
    assert status == 0
    assert out.splitlines()[-1] == "advises f4: Bird"
    assert err.startswith(
        f"clausewitz: {file}: 1 of 2 games passed over (game 2: illegal san: 'f5'"
    )
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--moves", "e4 e4"], '"e4" is not a legal move in rnbqkbnr/'),
        (["--moves", "--"], '"--" is not a legal move'),
        (["--lines", "missing.pgn"], "missing.pgn: No such file"),
        (["--lines", "missing.pl"], "missing.pl: No such file"),
        (["x/8"], "bad FEN"),
        (["1.", "e4", "x"], "not a legal move"),
        (["--farthest", "-1"], "--farthest"),
    ],
)
def test_mistake_is_one_line(opening: Opening, arguments: list[str], words: str) -> None:
    status, out, err = opening(*arguments)
    assert (status, out) == (2, "")
    assert words in err
    assert err.count("\n") == 1
