"""A move explained in depth: explain."""

import re
from typing import Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.results import check_picture, write_picture
from clausewitz.cli.terminal import bold
from clausewitz.position.board import parse_fen
from clausewitz.position.notation import Notation
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import check_writable, write_text

_WORDS_HELP = (
    "Position as FEN, quoted or not, and optionally a move in SAN or UCI. Default: the best move."
)
_PROOF_HELP = "Add the proof of each motif, literal by literal."
_FIELDS = 4  # of the shortest FEN; its last field may look like a move: e3
_MOVE = re.compile(
    r"(?:[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=?[QRBNqrbn])?|[O0o]-[O0o](?:-[O0o])?)[+#!?]*"
)


def explain(
    words: Annotated[list[str], arg.argument("FEN [MOVE]", _WORDS_HELP)],
    engine: arg.SearchEngine = None,
    depth: Annotated[int, arg.depth("of the engine.")] = 14,
    proof: Annotated[bool, arg.flag("--proof", _PROOF_HELP)] = False,
    notation: arg.MoveNotation = Notation.SAN,
    syzygy: arg.SyzygyFolder = None,
    output: arg.Picture = None,
    pgn: arg.PgnFile = None,
    as_json: arg.Json = False,
) -> None:
    """Explain a move in depth.

    What it does, what it threatens, how it can be answered, why other moves fail, and what the
    opponent threatens. A bad move is explained by its refutation. All lines are those of our own
    search, or of another engine (--engine).
    """
    check_picture(output)
    check_writable(pgn)
    fen, text = _split(words)
    board = parse_fen(fen)
    from clausewitz.advice.explanation.explanation_forms import explained_move
    from clausewitz.advice.lines.engine_lines import engine_lines
    from clausewitz.games.written_moves import read_move

    move = read_move(board, text) if text else None
    found = explained_move(
        board,
        move,
        proofs=proof,
        notation=notation,
        search=engine_lines(engine, depth),
        syzygy=syzygy,
    )
    if as_json:
        print(found.to_json(), flush=True)
    else:
        print(f"{bold(found.san)}\n")
        for part, texts in found.words.items():
            print(bold(part.value.capitalize()))
            print("\n".join(f"  {text}" for text in texts))
    if pgn:
        write_text(pgn, f"{found.as_game()}\n")
    if output:
        write_picture(output, found.svg())


def _split(words: list[str]) -> tuple[str, str | None]:
    """The position, and the move behind it if there is one."""
    *before, last = " ".join(words).split() or [""]
    if [*before, last] == ["-"]:
        raise ClausewitzError("explain takes one position: name it")
    fields = len(before) + 1
    is_move = fields not in (1, _FIELDS) and _MOVE.fullmatch(last)
    if is_move or (fields > _FIELDS and not last.isdecimal()):
        return " ".join(before), last
    return " ".join(words), None
