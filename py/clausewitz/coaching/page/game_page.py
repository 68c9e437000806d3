"""The page and the picture of an analysed game. What comes from games is text, never markup."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path

import chess

from clausewitz.coaching.game_report import GAME, PHASES, SIGNS, GameReport, ReportedMove
from clausewitz.coaching.page.coach_boards import board_svg, shared_drawings
from clausewitz.coaching.page.solving_parts import json_for_markup
from clausewitz.metrics.report.page_frame import page_alone
from clausewitz.position.board import COLOURS
from clausewitz.support.escapes import for_line, for_markup

_FOLDER = Path(__file__).parent
_WIDTH, _LEFT, _RIGHT = 760, 48, 16
_TOP, _DOWN, _BOTTOM, _ROW = 40, 216, 44, 17
_ACROSS = _WIDTH - _LEFT - _RIGHT
_INK, _PAPER, _WHITE, _BLACK, _LINE = "#333333", "#ffffff", "#f4efe6", "#6b6760", "#a9a49b"
_QUIET = "#6f6a62"
_MARKS = {"??": "#c0392b", "?": "#d9822b", "?!": "#b89a1a"}
_OTHERWISE = "#2459b8"
_LETTER = 7  # units
_MOVES = (1, 2, 5, 10, 20, 50, 100, 200, 500)  # between two numbers below the curve
_CLOSEST = 40  # units from one to the next


def curve_svg(report: GameReport, most: int) -> str:
    """White's chances over the moves, with the phases and the turning points marked."""
    height = [report.start, *(move.percentage for move in report.moves)]
    places = [(_x(report, at), _y(value)) for at, value in enumerate(height)]
    area = " ".join(f"{x},{y}" for x, y in places)
    turns = report.turning_points(most)
    whole = _TOP + _DOWN + _BOTTOM + _ROW * len(turns)
    base = f"{_LEFT + _ACROSS},{_TOP + _DOWN} {_LEFT},{_TOP + _DOWN}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {whole}" '
        f'width="{_WIDTH}" height="{whole}" font-family="DejaVu Sans, Arial, sans-serif" '
        f'class="curve" role="img" aria-label="{for_markup(_in_words(report))}">',
        f'<rect width="{_WIDTH}" height="{whole}" fill="{_PAPER}"/>',
        _text(_LEFT, 20, report.title, size=14),
        _text(_LEFT, 34, "White's chances to win, over the moves", fill=_QUIET),
        f'<rect x="{_LEFT}" y="{_TOP}" width="{_ACROSS}" height="{_DOWN}" fill="{_BLACK}"/>',
        f'<polygon points="{area} {base}" fill="{_WHITE}"/>',
        f'<polyline points="{area}" fill="none" stroke="{_INK}" stroke-width="1.2"/>',
        *_axes(report),
        *_marked_phases(report),
        *_marked_turns(report, turns),
    ]
    return "\n".join([*parts, "</svg>\n"])


def _in_words(report: GameReport) -> str:
    turns = ", ".join(move.title for move in report.turning_points())
    return f"White's chances to win, move by move. Turning points: {turns or 'none'}."


def _x(report: GameReport, at: float) -> float:
    return round(_LEFT + _ACROSS * at / max(1, len(report.moves)), 2)


def _y(percentage: float) -> float:
    return round(_TOP + _DOWN * (1 - percentage / 100), 2)


def _axes(report: GameReport) -> Iterator[str]:
    for percentage in (0, 50, 100):
        yield _text(_LEFT - 6, _y(percentage) + 4, f"{percentage} %", anchor="end")
    yield _rule(_LEFT, _y(50), _LEFT + _ACROSS, _y(50))
    starts = [
        (at, move.number) for at, move in enumerate(report.moves) if not move.number.endswith("...")
    ]
    numbers = max(1, _ACROSS // _CLOSEST)
    step = next((step for step in _MOVES if len(starts) <= step * numbers), _MOVES[-1])
    for at, number in starts[step - 1 :: step] if step > 1 else starts:
        x = _x(report, at + 1)
        yield _text(x, _TOP + _DOWN + 16, number.rstrip("."), anchor="middle")


def _marked_phases(report: GameReport) -> Iterator[str]:
    """A line where a phase begins, and its name where there is space for it."""
    firsts = [
        (_x(report, at), move.phase)
        for at, move in enumerate(report.moves)
        if at == 0 or report.moves[at - 1].phase != move.phase
    ]
    ends = [*(x for x, _ in firsts[1:]), _LEFT + _ACROSS]
    for (x, phase), end in zip(firsts, ends, strict=True):
        if x > _LEFT:
            yield _rule(x, _TOP, x, _TOP + _DOWN)
        if end - x > _LETTER * len(phase):
            yield _text(x + 3, _TOP + _DOWN + 33, phase, fill=_QUIET)


def _marked_turns(report: GameReport, turns: Sequence[ReportedMove]) -> Iterator[str]:
    """The turning points with numbers, and what they are below."""
    for number, move in enumerate(turns, 1):
        at = report.moves.index(move) + 1
        below = _TOP + _DOWN + _BOTTOM + _ROW * number - 8
        words = f"{move.title}   {report.before(move):.0f} % → {move.percentage:.0f} %"
        for x, y in ((_x(report, at), _y(move.percentage)), (_LEFT + 8, below - 4)):
            circle = f'<circle cx="{x}" cy="{y}" r="7" fill="{_colour(move)}" stroke="{_PAPER}"/>'
            yield circle + _text(x, y + 3.5, str(number), 10, "middle", _PAPER)
        yield _text(_LEFT + 24, below, words)


def _colour(move: ReportedMove) -> str:
    return _MARKS.get(move.sign, _OTHERWISE)


def _rule(x1: float, y1: float, x2: float, y2: float) -> str:
    return (
        f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{_LINE}" stroke-dasharray="4 3"/>'
    )


def _text(
    x: float, y: float, text: str, size: int = 11, anchor: str = "start", fill: str = _INK
) -> str:
    return (
        f'<text x="{round(x, 1)}" y="{round(y, 1)}" font-size="{size}" fill="{fill}" '
        f'text-anchor="{anchor}">{for_markup(text)}</text>'
    )


def game_page(reports: Sequence[GameReport], most: int) -> str:
    """HTML that needs no other file and makes no request to the network."""
    named = reports[0].title if len(reports) == 1 else f"{len(reports)} games"
    slots = {
        "title": f"{for_markup(named)}: analysed",
        "script": _part("game.js"),
        "own_style": _part("solving.css") + _part("game.css"),
        "drawings": shared_drawings(),
        "data": json_for_markup([_data(report) for report in reports]),
        "games": "\n".join(_game(report, most) for report in reports),
    }
    return page_alone(_FOLDER / "game.html", slots)


def _part(name: str) -> str:
    return (_FOLDER / name).read_text(encoding="utf-8")


def _data(report: GameReport) -> dict[str, object]:
    """What the script shows of each position: pieces, the move that led there, words."""
    boards = [move.fen.split()[0] for move in report.moves]
    last = _board(report.moves[-1])
    last.push_uci(report.moves[-1].uci)
    return {
        "boards": [*boards, last.board_fen()],
        "moves": [move.uci for move in report.moves],
        "words": [_caption(report, move) for move in report.moves],
        "curve": [_LEFT, _ACROSS, _TOP, _DOWN],
    }


def _caption(report: GameReport, move: ReportedMove) -> str:
    better = f" Better: {move.better}" if move.better else ""
    return f"{move.title}  ({move.value}, {move.percentage:.0f} %) {move.words}{better}"


def _board(move: ReportedMove) -> chess.Board:
    return chess.Board(move.fen)


def _game(report: GameReport, most: int) -> str:
    tags = [report.tags.get(tag, "") for tag in ("Event", "Date")]
    known = [for_line(text) for text in (report.opening, *tags) if text.strip("?. ")]
    first = board_svg(_board(report.moves[0]), chess.WHITE)
    return f"""<section class="game">
<h1>{for_markup(report.title)}</h1>
<p class="note">{for_markup(" · ".join(known))}</p>
<div class="replay">
<div>{first}<p class="ask"><button type="button" class="button" data-step="-1">Back</button>
<button type="button" class="button" data-step="1">Next</button></p>
<p class="verdict" aria-live="polite"></p></div>
<ol class="moves">{"".join(_moves(report))}</ol>
</div>
<h2>White's chances to win</h2>
<div class="wide">{curve_svg(report, most)}</div>
<h2>Accuracy</h2>
{_accuracy(report)}
<p class="note">As Lichess computes it: 100 % for moves that give nothing away.</p>
<h2>Turning points</h2>
<div class="cards">{_cards(report, most)}</div>
</section>"""


def _moves(report: GameReport) -> Iterator[str]:
    """A list item for each pair of moves, each move a button."""
    buttons = [
        f'<button type="button" data-ply="{ply}" class="{_class(move)}">'
        f"{for_markup(move.san + move.sign)}</button>"
        for ply, move in enumerate(report.moves, 1)
    ]
    starts = [0, *(at for at, move in enumerate(report.moves) if at and "..." not in move.number)]
    for start, end in pairwise([*starts, len(buttons)]):
        number = for_markup(report.moves[start].number)
        yield f"<li><span>{number}</span> {' '.join(buttons[start:end])}</li>"


def _class(move: ReportedMove) -> str:
    return {"??": "blunder", "?": "mistake", "?!": "inaccuracy", "!": "good"}.get(move.sign, "")


def _accuracy(report: GameReport) -> str:
    rows = [("whole game", GAME), *((phase, phase) for phase in PHASES)]
    cells = [
        (name, [_percent(report.accuracies.get((side, phase))) for side in report.signs])
        for name, phase in rows
    ]
    cells += [
        (name, [str(signs[sign]) for signs in report.signs.values()])
        for sign, name in SIGNS.values()
    ]
    body = "".join(_row(name, values) for name, values in cells if any(values))
    head = '<td></td><th scope="col">White</th><th scope="col">Black</th>'
    return f'<table class="accuracy"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'


def _row(name: str, values: Iterable[str]) -> str:
    cells = "".join(f"<td>{value or '-'}</td>" for value in values)
    return f'<tr><th scope="row">{name}</th>{cells}</tr>'


def _percent(accuracy: float | None) -> str:
    return "" if accuracy is None else f"{accuracy:.0f} %"


def _cards(report: GameReport, most: int) -> str:
    found = report.turning_points(most)
    cards = [_card(report, move) for move in found]
    return "".join(cards) or '<p class="note">No move turned the game.</p>'


def _card(report: GameReport, move: ReportedMove) -> str:
    """The position before the move, which is marked, with an arrow for the best one."""
    played, best = (chess.Move.from_uci(text) for text in (move.uci, move.best))
    board = board_svg(_board(move), COLOURS[move.side], played, best)
    better = f"<p>Better: {for_markup(move.better)}</p>" if move.better else ""
    ply = report.moves.index(move) + 1
    return f"""<article class="explained"><h3><button type="button" data-ply="{ply}">\
{for_markup(move.title)}</button></h3>
{board}<p>White's chances: {report.before(move):.0f} % → {move.percentage:.0f} %</p>
<p>{for_markup(move.words)}</p>{better}</article>"""
