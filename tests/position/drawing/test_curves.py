"""Curves over a game as SVG and PNG."""

import struct
import xml.etree.ElementTree as ElementTree

import pytest

from clausewitz.position.drawing.curves import Curve, CurvePanel, curves_svg
from clausewitz.position.drawing.png import typeset

SVG = "{http://www.w3.org/2000/svg}"


def drawn(*panels: CurvePanel, title: str = "title") -> ElementTree.Element:
    return ElementTree.fromstring(curves_svg(title, panels))


def lines(picture: ElementTree.Element) -> list[list[tuple[float, float]]]:
    return [
        [
            (float(x), float(y))
            for x, y in (pair.split(",") for pair in found.attrib["points"].split())
        ]
        for found in picture.iter(f"{SVG}polyline")
    ]


def test_gap_parts_a_curve() -> None:
    values = [(1, 0.0), (2, 1.0), (3, None), (4, 2.0), (5, 1.0), (6, 3.0), (7, None), (8, 1.0)]
    picture = drawn(CurvePanel("pawns", [Curve("base", values)]))
    assert [len(line) for line in lines(picture)] == [2, 3]
    assert len(list(picture.iter(f"{SVG}circle"))) == 1  # a point alone


def test_higher_values_are_higher_up_and_later_ones_to_the_right() -> None:
    (line,) = lines(drawn(CurvePanel("pawns", [Curve("base", [(1, -2.0), (2, 0.0), (3, 2.0)])])))
    assert [x for x, _ in line] == sorted(x for x, _ in line)
    assert [y for _, y in line] == sorted((y for _, y in line), reverse=True)
    assert line[0][1] - line[1][1] == pytest.approx(line[1][1] - line[2][1], abs=0.02)


def test_panels_share_their_moves() -> None:
    first, second = lines(
        drawn(
            CurvePanel("pawns", [Curve("base", [(1, 0.0), (9, 1.0)])]),
            CurvePanel("seconds", [Curve("base", [(1, 0.0), (5, 3.0)])]),
        )
    )
    assert first[0][0] == second[0][0]
    assert first[1][0] > second[1][0]
    assert min(y for _, y in second) > max(y for _, y in first)


def test_names_may_have_any_signs() -> None:
    curve = Curve("a<b>&\x07", [(1, 0.0), (2, 1.0)])
    texts = [text.text for text in drawn(CurvePanel("p", [curve]), title='"<&').iter(f"{SVG}text")]
    assert texts[:2] == ['"<&', "a<b>& "]


@pytest.mark.parametrize(
    "values", [[], [(1, None)], [(1, 0.0)], [(3, 5.0), (4, 5.0)], [(1, -1e-9), (2, 1e9)]]
)
def test_odd_values_are_drawn(values: list[tuple[float, float | None]]) -> None:
    assert "nan" not in curves_svg("t", [CurvePanel("p", [Curve("c", values)])])
    drawn(CurvePanel("p", [Curve("c", values)]))


def test_picture_in_pixels() -> None:
    pytest.importorskip("typst")
    curve = Curve("c", [(1, 0.0), (2, 1.0)])
    png = typeset(curves_svg("t", [CurvePanel("p", [curve])]), "png")
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    assert (width, height) > (700, 300)
