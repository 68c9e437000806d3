"""A player's trees as pictures: the tests, and the scores at the ends, in SVG."""

from dataclasses import dataclass

from clausewitz.endgames.decisions import Branch, Decision, Leaf, Test, decision_of
from clausewitz.endgames.player_files import EndgamePlayer
from clausewitz.endgames.trees import number_text
from clausewitz.kernel.endgames.language import STATUSES
from clausewitz.support.escapes import for_markup

_LETTER, _HIGH, _GAP, _LEVEL, _MARGIN, _TITLE = 6.2, 24, 14, 62, 20, 34
_STYLE = """
text { font: 11px sans-serif; text-anchor: middle; fill: #222 }
.title { font-weight: bold; font-size: 14px; text-anchor: start }
.answer { font-size: 10px; fill: #777 }
.test { fill: #eef3fa; stroke: #6b8cae } .leaf { fill: #f4efe2; stroke: #b09a5b }
line { stroke: #999 }
"""


@dataclass
class _Box:
    """A part of the picture: its text, its parts below, and where it stands."""

    text: str
    kind: str
    below: "list[_Box]"
    x: float = 0.0
    y: float = 0.0

    @property
    def wide(self) -> float:
        return len(self.text) * _LETTER + 14


def trees_svg(player: EndgamePlayer) -> str:
    """All three trees of a player, one below the other, as one SVG document."""
    parts, top, widest = list[str](), float(_MARGIN), 0.0
    for status, tree in zip(STATUSES, player.trees, strict=True):
        root = _boxes(decision_of(tree))
        parts.append(
            f'<text class="title" x="{_MARGIN}" y="{top + 14:.0f}">'
            f"{for_markup(player.name)}: {status}</text>"
        )
        right, bottom = _place(root, _MARGIN, top + _TITLE)
        parts += _drawn(root)
        top, widest = bottom + 2 * _MARGIN, max(widest, right)
    size = f'width="{widest + _MARGIN:.0f}" height="{top:.0f}"'
    body = "\n".join(parts)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n<style>{_STYLE}</style>'
    return f"{head}\n{body}\n</svg>\n"


def _boxes(decision: Decision) -> _Box:
    match decision:
        case Leaf(float() as number):
            return _Box(number_text(number), "leaf", [])
        case Leaf(query):
            return _Box(str(query), "leaf", [])
        case Branch(test, yes, no):
            return _Box(_words(test), "test", [_boxes(yes), _boxes(no)])


def _words(test: Test) -> str:
    if test.kind == "smaller":
        return " < ".join(map(str, test.operands))
    return f"{test.operands[0]}{' ≠ 0' if test.kind == 'not_zero' else ''}"


def _place(box: _Box, left: float, top: float) -> tuple[float, float]:
    """Put a box and all below it; returns how far they reach to the right and down."""
    right, bottom = left, top + _HIGH
    for part in box.below:
        right, below = _place(part, right, top + _LEVEL)
        bottom = max(bottom, below)
    centre = (box.below[0].x + box.below[-1].x) / 2 if box.below else left + box.wide / 2
    box.x, box.y = max(centre, left + box.wide / 2), top
    return max(right, box.x + box.wide / 2 + _GAP), bottom


def _drawn(box: _Box) -> list[str]:
    parts = list[str]()
    for part, answer in zip(box.below, ("yes", "no"), strict=False):
        middle = (box.x + part.x) / 2, (box.y + _HIGH + part.y) / 2
        parts.append(
            f'<line x1="{box.x:.0f}" y1="{box.y + _HIGH:.0f}" x2="{part.x:.0f}" y2="{part.y:.0f}"/>'
            f'<text class="answer" x="{middle[0]:.0f}" y="{middle[1]:.0f}">{answer}</text>'
        )
        parts += _drawn(part)
    parts.append(
        f'<rect class="{box.kind}" x="{box.x - box.wide / 2:.0f}" y="{box.y:.0f}" rx="5" '
        f'width="{box.wide:.0f}" height="{_HIGH}"/>'
        f'<text x="{box.x:.0f}" y="{box.y + 16:.0f}">{for_markup(box.text)}</text>'
    )
    return parts
