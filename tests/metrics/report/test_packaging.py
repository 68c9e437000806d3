"""The parts of the page are in the wheel."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


def test_wheel_holds_the_parts_of_the_page() -> None:
    wheel = pytest.importorskip("hatchling.builders.wheel")
    files = wheel.WheelBuilder(str(ROOT)).recurse_included_files()
    places = {file.distribution_path for file in files}
    names = ("template.html", "style.css", "report.js")
    parts = {f"clausewitz/metrics/report/{name}" for name in names}
    parts.add("clausewitz/papers/krishnan_martens/reproduction.html")
    assert parts <= places
