"""The trainer on the site: the page of `clausewitz train`, with the puzzles that ship."""

import csv
import json
from pathlib import Path

from clausewitz.support.data import example_file
from metrics.report.browser import Browser


def shipped() -> list[dict[str, object]]:
    data = json.loads(example_file("trainer.json").read_text(encoding="utf-8"))
    return list(data["puzzles"])


def test_its_puzzles_are_those_that_ship() -> None:
    with example_file("puzzles.csv").open(encoding="utf-8", newline="") as file:
        mined = [row["PuzzleId"] for row in csv.DictReader(file)]
    composed = [
        line
        for line in example_file("puzzles.epd").read_text(encoding="utf-8").splitlines()
        if line and not line.startswith("#")
    ]
    said = shipped()
    assert len(said) == len(mined) + len(composed)
    abouts = [str(puzzle["about"]) for puzzle in said]
    assert all(any(name in about for about in abouts) for name in mined)


def test_a_puzzle_is_answered(browser: Browser, address: str, site: Path) -> None:
    assert (site / "train" / "index.html").is_file()
    browser.errors.clear()
    browser.open(f"{address}train/index.html")
    turns = shipped()[0]["turns"]
    assert isinstance(turns, list)
    assert browser.evaluate("document.querySelectorAll('nav a').length") >= 4
    move = turns[0]["move"]
    browser.evaluate(
        f"document.querySelector('.try input').value = '{move}';"
        "document.querySelector('.try').requestSubmit()"
    )
    assert "is right" in browser.evaluate("document.getElementById('verdict').innerText")
    assert browser.errors == []
