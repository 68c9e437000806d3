"""Examples in CSV: what is written is read again, what is wrong is refused with its line."""

import os
from pathlib import Path

import chess
import pytest

from clausewitz.games.example import Example
from clausewitz.games.example_table import COLUMNS, read_examples, write_examples
from clausewitz.support.errors import ClausewitzError
from games.conftest import Write
from running import Run

EXAMPLES = [
    Example(chess.STARTING_FEN, "e2e4", source="a, b\nand “c”", themes=("opening", "short")),
    Example("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8n", label=False, split="test", rating=1500),
    Example(chess.STARTING_FEN, "g1f3", split="train"),
]
HEADER = ",".join(COLUMNS)
START = chess.STARTING_FEN


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "examples.csv"
    write_examples(path, EXAMPLES)
    assert list(read_examples(path)) == EXAMPLES


def test_header_and_cells_are_as_documented(tmp_path: Path) -> None:
    path = tmp_path / "examples.csv"
    write_examples(path, EXAMPLES[1:2])
    rows = path.read_text().splitlines()
    assert rows[0] == "fen,move,label,split,source,themes,rating"
    assert rows[1] == "8/P6k/8/8/8/8/8/K7 w - - 0 1,a7a8n,0,test,,,1500"


def test_position_and_move_suffice(write: Write) -> None:
    path = write("examples.csv", f"move,fen\r\ne2e4,{START}\r\n\r\n")
    assert list(read_examples(path)) == [Example(START, "e2e4")]


def test_board_is_the_position_before_the_move() -> None:
    assert EXAMPLES[1].board().piece_at(chess.A7) == chess.Piece.from_symbol("P")


def test_mark_of_utf8_is_not_part_of_the_header(write: Write) -> None:
    path = write("examples.csv", b"\xef\xbb\xbffen,move\n" + f"{START},e2e4\n".encode())
    assert len(list(read_examples(path))) == 1


def test_rows_are_read_one_by_one(write: Write) -> None:
    path = write("examples.csv", f"fen,move\n{START},e2e4\n{START},e2e5\n")
    examples = read_examples(path)
    assert next(examples).move == "e2e4"
    with pytest.raises(ClausewitzError):
        next(examples)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("", ":1: no header; it reads fen,move,"),
        ("\n", ":1: no header; it reads fen,move,"),
        ("fen,label\n", ':1: no column "move"'),
        ("fen,move,lable\n", ':1: unknown column "lable"'),
        ("fen,move,fen\n", ":1: a column stands there twice"),
        (f"fen,move\n{START}\n", ":2: 1 cells, where the header has 2"),
        ("fen,move\n8/8/8/8/8/8/8/8 w - - 0 1,e2e4\n", ":2: bad FEN"),
        (f"fen,move\n{START},e2e4\n{START},e2e5\n", ":3: the move e2e5 is not legal in rnbqkbnr"),
        (f"fen,move\n{START},Nf3\n", ':2: the move "Nf3" is not UCI'),
        (f"fen,move\n{START},0000\n", ":2: the move 0000 is not legal"),
        (f"fen,move,label\n{START},e2e4,yes\n", ':2: the label is "yes", not 1 or 0'),
        (f"fen,move,label\n{START},e2e4,\n", ':2: the label is "", not 1 or 0'),
        (f"fen,move,split\n{START},e2e4,dev\n", ':2: the split is "dev", not train, validation'),
        (f"fen,move,rating\n{START},e2e4,high\n", ':2: the rating is "high", not a number'),
        (f'fen,move\n{START},"e2e4\n', ":2: unexpected end of data"),
        (f"fen,move\n{START},e2e4\n".encode() + b"\xff,\n", ":3: not UTF-8"),
        (f"{HEADER}\n".encode("utf-16"), ":1: not UTF-8"),
    ],
)
def test_mistake_is_refused_with_its_place(content: str | bytes, words: str, write: Write) -> None:
    path = write("bad.csv", content)
    with pytest.raises(ClausewitzError) as refusal:
        list(read_examples(path))
    assert str(refusal.value).startswith(f"{path}{words}")
    assert "\n" not in str(refusal.value)


def test_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ClausewitzError, match=r"none\.csv: No such file"):
        list(read_examples(tmp_path / "none.csv"))


def test_file_appears_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "examples.csv"
    path.write_text("of old")

    def failing() -> object:
        yield EXAMPLES[0]
        assert path.read_text() == "of old"
        raise RuntimeError("in the middle")

    with pytest.raises(RuntimeError):
        write_examples(path, failing())  # type: ignore[arg-type]
    assert path.read_text() == "of old"
    assert os.listdir(tmp_path) == ["examples.csv"]


def test_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link.csv").symlink_to(tmp_path / "examples.csv")
    write_examples(tmp_path / "link.csv", EXAMPLES)
    assert (tmp_path / "link.csv").is_symlink()
    assert list(read_examples(tmp_path / "examples.csv")) == EXAMPLES


def test_device_is_written_to_not_replaced() -> None:
    write_examples(Path(os.devnull), EXAMPLES)
    assert Path(os.devnull).is_char_device()


def test_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ClausewitzError, match=r"nowhere/examples\.csv: No such file"):
        write_examples(tmp_path / "nowhere" / "examples.csv", EXAMPLES)


def test_dash_is_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    write_examples(Path("-"), EXAMPLES[2:])
    assert capsys.readouterr().out == f"{HEADER}\n{START},g1f3,1,train,,,\n"


def test_dash_is_standard_input(spawn: Run, tmp_path: Path) -> None:
    """`sample` reads it too; here a PGN, with nothing but its moves to know it by."""
    done = spawn("sample", "-", "--min-move", "1", "-n", "1", text="1. e4 e5 1-0\n")
    assert done.status == 0
    assert done.out.splitlines()[1].endswith(("-/1#0,,", "-/1#1,,"))
