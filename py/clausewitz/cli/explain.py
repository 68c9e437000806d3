"""A move explained in depth: explain."""

import re
from typing import TYPE_CHECKING, Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.results import check_picture, print_json, write_picture
from clausewitz.cli.terminal import bold
from clausewitz.games.written_moves import read_move
from clausewitz.position.board import after_move, parse_fen
from clausewitz.position.notation import Notation
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import check_writable, write_text

if TYPE_CHECKING:
    import chess

    from clausewitz.advice.explanation.explanation_forms import ExplainedMove
    from clausewitz.advice.lines.judged_line import JudgedLine
    from clausewitz.engines.own.evaluation_terms import Terms

_WORDS_HELP = (
    "Position as FEN, quoted or not, and optionally a move in SAN or UCI. Default: the best move."
)
_PROOF_HELP = "Add the proof of each motif, literal by literal."
_TERMS_HELP = (
    "Add the terms of the score before and after the move: each part of the readable evaluation "
    "for both sides, what the network adds, and what the search finds."
)
_FIELDS = 4  # of the shortest FEN; its last field may look like a move: e3
_MOVE = re.compile(
    r"(?:[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=?[QRBNqrbn])?|[O0o]-[O0o](?:-[O0o])?)[+#!?]*"
)


def explain(
    words: Annotated[list[str], arg.argument("FEN [MOVE]", _WORDS_HELP)],
    engine: arg.SearchEngine = None,
    depth: Annotated[int, arg.depth("of the engine")] = 14,
    proof: Annotated[bool, arg.flag("--proof", _PROOF_HELP)] = False,
    terms: Annotated[bool, arg.flag("--terms", _TERMS_HELP)] = False,
    notation: arg.MoveNotation = Notation.SAN,
    syzygy: arg.SyzygyFolder = None,
    output: arg.Picture = None,
    pgn: arg.PgnFile = None,
    as_json: arg.Json = False,
) -> None:
    """Explain a move in depth.

    What it does, what it threatens, how it can be answered, why other moves fail, and what the
    opponent threatens. A bad move is explained by its refutation. The lines come from our
    own search, or from another engine (--engine).
    """
    check_picture(output)
    check_writable(pgn)
    fen, text = _split(words)
    board = parse_fen(fen)
    from clausewitz.advice.explanation.explanation_forms import explained_move
    from clausewitz.advice.lines.engine_lines import engine_lines

    move = read_move(board, text) if text else None
    found = explained_move(
        board,
        move,
        proofs=proof,
        notation=notation,
        search=engine_lines(engine, depth),
        syzygy=syzygy,
    )
    both = _terms(found) if terms else None
    if as_json and both is not None:
        print_json(found.as_dict() | {"terms": {name: each.as_dict() for name, each in both}})
    elif as_json:
        print(found.to_json(), flush=True)
    else:
        print(f"{bold(found.san)}\n")
        for part, texts in found.words.items():
            print(bold(part.value.capitalize()))
            print("\n".join(f"  {text}" for text in texts))
        if both is not None:
            print(_table(*(each for _, each in both)))
    if pgn:
        write_text(pgn, f"{found.as_game()}\n")
    if output:
        write_picture(output, found.svg())


def _terms(found: "ExplainedMove") -> "list[tuple[str, Terms]]":
    """What the scores before and after a move consist of; a mate is no sum of anything."""
    from clausewitz.engines.own.evaluation_terms import terms_of

    board = found.board

    def terms(there: "chess.Board", line: "JudgedLine") -> "Terms":
        score = line.score if board.turn else -line.score
        return terms_of(there) if line.mate else terms_of(there).searched(score)

    lines = found.explanation
    return [
        ("before", terms(board, lines.best)),
        ("after", terms(after_move(board, found.move), lines.line)),
    ]


def _table(before: "Terms", after: "Terms") -> str:
    """Both side by side, in hundredths of a pawn; a position's balances add up to its score."""
    words = dict.fromkeys(term.word for terms in (before, after) for term in terms.terms)
    heading = "".join(f"{name:>9}" for name in ("White", "Black", "balance"))
    lines = [f"{'':22}{'before':>27}{'after':>27}", f"{'':22}{heading}{heading}{'change':>9}"]
    for word in words:
        cells, balances = "", list[int]()
        for terms in (before, after):
            term = next((term for term in terms.terms if term.word == word), None)
            sides = (term.white, term.black) if term else (None, None)
            balances.append(term.balance if term else 0)
            cells += "".join(f"{'' if side is None else side:>9}" for side in sides)
            cells += f"{balances[-1]:>+9}"
        lines.append(f"{word:22}{cells}{balances[1] - balances[0]:>+9}")
    scores = (f"{'':18}{terms.score:>+9}" for terms in (before, after))
    lines.append(f"{'score':22}{''.join(scores)}{after.score - before.score:>+9}")
    title = "What the score consists of, in hundredths of a pawn"
    return "\n".join([bold(title), *(f"  {line}" for line in lines)])


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
