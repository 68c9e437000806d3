"""A process that answers tools: `python -m clausewitz.cli.mcp.tool_answers`.

It is given a tool and its arguments, which fit the schema, and answers with the result, the same in
words and, where one is wanted, a picture. It can be ended at any time: it writes nothing.
"""

import base64
import io
import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import chess

from clausewitz import api
from clausewitz.games.written_moves import NotAMoveError, read_move
from clausewitz.position.board import SIDES, fen_of, parse_fen
from clausewitz.position.drawing.board_results import BoardResult
from clausewitz.prolog.swipl import NoPrologError
from clausewitz.runs.worker_process import Service, serve
from clausewitz.support.errors import ClausewitzError, words_of
from clausewitz.support.json_results import json_line

if TYPE_CHECKING:
    from clausewitz.advice.explanation.explanation_forms import ExplainedMove

Arguments = Mapping[str, Any]
Answer = dict[str, Any]
"""Of JSON: `result`, `text` and perhaps `png` in base64; or why it is `refused`."""

_MOST_GAMES = 20
_COMPOSING = 100  # seconds, of the time that the tool has
_PROVING = 50  # seconds
_LARGEST_TREE = 200_000  # characters of JSON
_PIXELS = 320
_NUMBER = re.compile(r"\d+\.+")


def answer(question: Any) -> Answer:
    """The answer to a tool; what is wrong with its arguments is an answer, too."""
    try:
        return ANSWERS[question["tool"]](question["arguments"])
    except ClausewitzError as error:
        return {"refused": words_of(error)}


def _suggest(given: Arguments) -> Answer:
    board = _position(given)
    return _shown(api.suggest(board, everything=given.get("everything", False)), given)


def _explain(given: Arguments) -> Answer:
    return _shown(_explained(given), given)


def _refute(given: Arguments) -> Answer:
    from clausewitz.advice.explanation.refutations import refuted

    found = _explained(given)
    explanation = found.explanation
    bad = explanation.is_mistake
    why = refuted([(found.board, explanation.line)])[0] if bad else found.sentence
    shown = _shown(found, given)
    result = shown["result"] | {"is_mistake": bad, "why": why}
    best = found.board.san(explanation.best.move)
    words = f"{why} Better is {best}." if bad else f"{found.san} is no mistake. {why}"
    return shown | {"result": result, "text": words}


def _explained(given: Arguments) -> "ExplainedMove":
    board = _position(given)
    move = given.get("move")
    return api.explain(board, None if move is None else _move(board, move))


def _tag(given: Arguments) -> Answer:
    start = parse_fen(given.get("fen", chess.STARTING_FEN))
    line = _played(start, given["moves"]).move_stack
    found = api.tag(start, line, after_a_move=given.get("after_a_move", False))
    try:
        text = found.text or "No motif was found."
    except NoPrologError:
        text = f"{', '.join(found.names)} (sentences need SWI-Prolog)"
    return {"result": found.as_dict(), "text": text}


def _legal_moves(given: Arguments) -> Answer:
    found = api.legal_moves(_position(given))
    san = [found.board.san(move) for move in found]
    end = "" if san else f"The game is over: {found.board.result()}."
    text = " ".join(san) or end
    return {"result": found.as_dict() | {"san": san}, "text": f"{fen_of(found.board)}\n{text}"}


def _mate(given: Arguments) -> Answer:
    moves, all_keys = given.get("in_moves", 3), given.get("all_keys", False)
    found = api.mate(_position(given), moves, all_keys=all_keys, seconds=_PROVING)
    return _shown(found, given)


def _solve(given: Arguments) -> Answer:
    from clausewitz.mates.problem_solver import Wanted, solve, with_castling
    from clausewitz.mates.problem_themes import ProblemTheme, themes_of, themes_text
    from clausewitz.mates.solution_text import solution_text
    from clausewitz.mates.stipulations import read_stipulation

    themed = given.get("themes", False)
    whole = given.get("variations", False) or themed  # themes are read from trees
    board = with_castling(parse_fen(given["fen"]))
    wanted = Wanted(whole, None, whole, seconds=_PROVING)
    found = solve(board, read_stipulation(given["stipulation"]), wanted)
    said, themes = [solution_text(found)], list[ProblemTheme]()
    if themed:
        try:
            themes = themes_of([found])[0]
            said.append(themes_text(themes))
        except NoPrologError:
            said.append("(themes need SWI-Prolog)")
    result = found.as_dict() | {"themes": [theme.as_dict() for theme in themes]}
    if len(json_line(result)) > _LARGEST_TREE:
        raise ClausewitzError("the tree is too large to show: leave out variations and themes")
    return {"result": result, "text": "\n".join(said)}


def _query(given: Arguments) -> Answer:
    program = given.get("program")
    own = () if program is None else api.load_theory(text=program)
    most = given.get("most", 50)
    found = api.query(given["goal"], _position(given), tactics=own, most=most, checked=True)
    return {"result": found.as_dict(), "text": found.text}


def _annotate(given: Arguments) -> Answer:
    found = api.annotate(given["pgn"])
    return {"result": found.as_dict(), "text": found.text or "No tactic was missed or allowed."}


def _coach(given: Arguments) -> Answer:
    """The games are judged as those of a file are, but nothing is written."""
    import json

    from clausewitz.cli.coach import figures_dict
    from clausewitz.coaching.game_records import GameRecord, coach_part
    from clausewitz.coaching.judges import JudgeRequest
    from clausewitz.coaching.player_figures import PlayerFigures
    from clausewitz.games.line_files import LineKind, LinePart

    texts = _games(given["pgn"])
    part = LinePart(LineKind.GAMES, "games", 1, tuple(text.encode() for text in texts))
    done = coach_part(JudgeRequest(), given["player"], part)
    records = [one for one in map(json.loads, done.text.decode().splitlines()) if "side" in one]
    unread = "; ".join(f"{one.place}: {one.reason}" for one in done.reported)
    if not records:
        named = ", ".join(dict.fromkeys(_names(texts)))
        why = f"not read: {unread}" if unread else f"they are by {named}"
        raise ClausewitzError(f"there is no game of {given['player']} to judge; {why}")
    games = sorted(map(GameRecord.from_dict, records), key=lambda game: game.when)
    figures = PlayerFigures(games)
    result = figures_dict(figures)
    advice = [f"{one.title}: {one.evidence} {one.next}" for one in figures.practice.advice]
    found = f"Found {result['found']}, missed {result['missed']}, allowed {result['allowed']}."
    left = [f"Not read: {unread}."] if unread else []
    text = "\n".join([*advice, figures.practice.note, found, *left]).strip()
    return {"result": result, "text": text}


def _games(pgn: str) -> list[str]:
    import chess.pgn

    text, found = io.StringIO(pgn), list[str]()
    while (game := chess.pgn.read_game(text)) is not None:
        found.append(str(game))
        if len(found) > _MOST_GAMES:
            raise ClausewitzError(f"more than {_MOST_GAMES} games: give fewer, or use the command")
    if not found:
        raise ClausewitzError("there is no game in the text")
    return found


def _names(texts: list[str]) -> list[str]:
    return re.findall(r'^\[(?:White|Black) "(.*)"\]$', "\n".join(texts), re.MULTILINE)


def _compose(given: Arguments) -> Answer:
    from clausewitz.puzzles.compose import composer
    from clausewitz.puzzles.compose.puzzle_request import PuzzleRequest

    wanted = {
        name: given[name] for name in ("mate", "pieces", "quiet", "sacrifice") if name in given
    }
    lines: list[str] = []
    run = composer.CompositionRun(
        count=given.get("count", 1), seed=given.get("seed", 0), seconds=_COMPOSING
    )
    composer.compose(
        PuzzleRequest(**wanted), run, lambda _, line: lines.append(line) if line else None
    )
    puzzles = []
    for line in lines:
        board, operations = chess.Board.from_epd(line)
        key = operations["bm"]
        assert isinstance(key, list)
        puzzles.append({"fen": fen_of(board), "key": key[0].uci(), "epd": line})
    return {"result": {"puzzles": puzzles}, "text": "\n".join(lines) or "None was found in time."}


def _opening(given: Arguments) -> Answer:
    from clausewitz.cli.opening import opening_dict

    result = opening_dict(_played(parse_fen(given.get("fen", chess.STARTING_FEN)), _moves(given)))
    named = result["opening"]
    words = f"{named['eco']} {named['name']}" if named else "no opening yet"
    advised = f"; known lines play {result['san']}" if result["san"] else ""
    return {"result": result, "text": f"{words}{advised}"}


def _board(given: Arguments) -> Answer:
    from clausewitz.position.drawing.idea_boards import idea_svg
    from clausewitz.position.drawing.text_board import plain_text

    board = _position(given)
    moves = [_move(board, given["arrow"])] if "arrow" in given else []
    marked = given.get("mark", "").replace(",", " ").split()
    for name in marked:
        if name not in chess.SQUARE_NAMES:
            raise ClausewitzError(f'"{name}" is no square: a1 to h8')
    text = plain_text(board)
    result = {"fen": fen_of(board), "turn": SIDES[board.turn], "board": text}
    svg = idea_svg(board, moves, marked, size=_PIXELS) if given.get("picture", True) else None
    return {"result": result, "text": f"{text}\n{fen_of(board)}", **_png(svg)}


def _shown(found: BoardResult, given: Arguments) -> Answer:
    picture = found.svg(_PIXELS) if given.get("picture") else None
    return {"result": found.as_dict(), "text": found.text, **_png(picture)}


def _png(svg: str | None) -> dict[str, str]:
    from clausewitz.position.drawing.png import typeset

    return {} if svg is None else {"png": base64.b64encode(typeset(svg, "png")).decode()}


def _moves(given: Arguments) -> str:
    return str(given.get("moves", ""))


def _position(given: Arguments) -> chess.Board:
    return _played(parse_fen(given.get("fen", chess.STARTING_FEN)), _moves(given))


def _played(board: chess.Board, moves: str) -> chess.Board:
    """The board after moves, numbered or not, which stay on its stack."""
    after = board.copy()
    for number, word in enumerate(_NUMBER.sub(" ", moves).replace(",", " ").split(), 1):
        after.push(_move(after, word, f" (move {number} of those given)"))
    return after


def _move(board: chess.Board, text: str, which: str = "") -> chess.Move:
    """A legal move, or an error that lists those that are."""
    try:
        return read_move(board, text)
    except NotAMoveError as error:
        legal = " ".join(board.san(move) for move in board.legal_moves)
        here = f"legal in {fen_of(board)} are: {legal}" if legal else "the game is over"
        raise ClausewitzError(f"{error}{which}; {here}") from error


ANSWERS: Mapping[str, Callable[[Arguments], Answer]] = {
    "suggest": _suggest,
    "explain": _explain,
    "refute": _refute,
    "tag": _tag,
    "legal_moves": _legal_moves,
    "mate": _mate,
    "solve": _solve,
    "query": _query,
    "annotate": _annotate,
    "coach": _coach,
    "compose": _compose,
    "opening": _opening,
    "board": _board,
}


def _open(_: Any) -> Service:
    return answer, lambda: None


if __name__ == "__main__":
    serve(_open)
