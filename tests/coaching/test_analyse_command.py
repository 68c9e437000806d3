"""clausewitz analyse: curve, accuracy and turning points of games; pages, pictures, mistakes."""

import json
import math
import random
import statistics
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from clausewitz.advice.lines.judgement import judge
from clausewitz.position.board import SIDES
from coaching.pupils import FEW, HOSTILE, ILLEGAL, MATED, OVERLOOKED, pgn, pupil_file
from metrics.report.browser import Browser
from running import Run


def test_games_on_the_terminal_and_as_a_page(run: Run, tmp_path: Path) -> None:
    games = pupil_file(tmp_path, pgn(MATED), pgn(ILLEGAL), pgn(OVERLOOKED, black=HOSTILE))
    page = tmp_path / "games.html"
    done = run("analyse", games, "-o", page, "--nodes", FEW)
    assert done.status == 0, done.err
    assert f"{games}: game 2: illegal san: 'Ke3'" in done.err
    first, second = done.out.split("\n\n\n")
    assert first.startswith("Anna against Bert: 1-0\nC20 KP: Patzer opening\n")
    assert "  3... Nf6??  " in first
    assert "    Nf6 is a blunder: 4. Qxf7# is mate." in first
    assert "    Better: 4. Qxf7#" in second
    text = page.read_text()
    assert "<script>alert" not in text
    assert "http://" not in text.replace("http://www.w3.org/2000/svg", "")
    assert text.count('<section class="game">') == 2
    assert 'data-ply="6" class="blunder">Nf6??' in text


def test_figures_for_machines_and_a_picture(run: Run, tmp_path: Path) -> None:
    games, picture = pupil_file(tmp_path, pgn(OVERLOOKED), pgn(MATED)), tmp_path / "game.svg"
    done = run("analyse", games, "--game", 2, "--json", "-o", picture, "--nodes", FEW)
    found = json.loads(done.out)
    assert (found["game"], found["turning_points"]) == (2, [5])
    assert found["accuracy"]["black"]["game"] < found["accuracy"]["white"]["game"] <= 100
    assert found["accuracy"]["white"].keys() == {"game", "opening"}
    assert found["signs"]["black"]["blunders"] == 1
    last = found["moves"][-1]
    assert (last["san"], last["score"], last["mate"], last["percentage"]) == (
        "Qxf7#",
        None,
        0,
        99.6,
    )
    blunder = found["moves"][5]
    assert (blunder["number"], blunder["sign"], blunder["mate"]) == ("3...", "??", 1)
    ElementTree.fromstring(picture.read_text())
    assert "3... Nf6??" in picture.read_text()


def lichess_accuracy(win: list[float]) -> dict[str, float]:
    """As lila's AccuracyPercent.scala has it, of White's percentages from the start on."""
    moves = len(win) - 1
    size = max(2, min(8, moves // 10))
    windows = [win[:size]] * (size - 2) + [win[at : at + size] for at in range(moves + 2 - size)]
    found: dict[str, list[tuple[float, float]]] = {"white": [], "black": []}
    for at in range(moves):
        before, after = (win[at], win[at + 1]) if at % 2 == 0 else (-win[at], -win[at + 1])
        raw = (
            103.1668100711649 * math.exp(-0.04354415386753951 * (before - after))
            - 2.166924740191411
        )
        accuracy = 100.0 if after >= before else max(0.0, min(100.0, raw))
        weight = max(0.5, min(12.0, statistics.pstdev(windows[at])))
        found[SIDES[at % 2 == 0]].append((weight, accuracy))
    return {
        side: (
            sum(weight * one for weight, one in pairs) / sum(weight for weight, _ in pairs)
            + statistics.harmonic_mean([max(1.0, one) for _, one in pairs])
        )
        / 2
        for side, pairs in found.items()
    }


@pytest.mark.parametrize("moves", [2, 9, 45])
def test_accuracy_is_that_of_lichess(moves: int) -> None:
    draw = random.Random(moves)
    scores = [draw.randint(-900, 900) for _ in range(moves + 1)]  # White's
    given = []
    for at in range(moves):
        sign = 1 if at % 2 == 0 else -1
        best, value = sign * scores[at], sign * scores[at + 1]
        given.append(f"move({SIDES[at % 2 == 0]},opening,{best},{value},other)")
    ((_, start, each, totals, turns),) = judge([f"game_figures([{','.join(given)}])"])
    win = [100 / (1 + math.exp(-0.00368208 * score)) for score in scores]
    assert [start, *(percentage for _, _, percentage, _, _ in each)] == pytest.approx(win)
    expected = lichess_accuracy(win)
    found = {side: value for _, side, phase, value in totals if phase == "game"}
    assert found == pytest.approx(expected)
    losses = [each[at][3] for at in turns]
    assert losses == sorted(losses, reverse=True)
    assert {phase for _, _, phase, _ in totals} == {"game", "opening"}


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--game", 3], "there are 2 games in it, no game 3"),
        (["--game", 0], "--game"),
        (["-o", "curves.gif"], "curves.gif: the name of a page or picture ends in .html, .svg"),
        (["-o", "/none/game.svg"], "/none/game.svg: No such file or directory"),
        (["--also", "base"], "--also is an option of reproduce curves, which draws"),
        (["--weights", "winning"], "--weights is an option of reproduce curves"),
        (["--engine", "fish"], "fish"),
    ],
)
def test_mistakes_are_one_line(run: Run, tmp_path: Path, options: list[object], words: str) -> None:
    done = run("analyse", pupil_file(tmp_path, pgn(MATED), pgn(MATED)), *options)
    assert (done.status, done.out) == (2, "")
    (line,) = done.err.splitlines()
    assert words in line


@pytest.mark.parametrize(
    ("text", "words"),
    [("", "there is no game in it"), (ILLEGAL, "illegal san: 'Ke3'"), ("?", "no moves")],
)
def test_file_without_a_game_is_one_line(run: Run, tmp_path: Path, text: str, words: str) -> None:
    done = run("analyse", pupil_file(tmp_path, text or "\n"))
    assert (done.status, done.out) == (2, "")
    (line,) = done.err.splitlines()
    assert words in line


@pytest.mark.long
def test_the_page_goes_through_a_game(run: Run, tmp_path: Path, browser: Browser) -> None:
    page = tmp_path / "game.html"
    run("analyse", pupil_file(tmp_path, pgn(MATED)), "-o", page, "--nodes", FEW)
    browser.errors.clear()
    browser.look(390, 800, phone=True)
    browser.open(page)
    assert browser.evaluate("document.documentElement.scrollWidth") <= 390
    words = "document.querySelector('.verdict').textContent"
    assert browser.evaluate(words).startswith("Go on with Next")
    for _ in range(2):
        browser.evaluate(
            "document.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight'}))"
        )
    assert browser.evaluate(words).startswith("1... e5  (")
    browser.evaluate("document.querySelector('article button').click()")
    assert browser.evaluate(words).startswith("3... Nf6??  (#1, ")
    assert browser.evaluate("document.querySelector('[aria-current]').textContent") == "Nf6??"
    knight = 'document.querySelectorAll(\'.replay use[href="#black-knight"][x="225"][y="90"]\')'
    assert browser.evaluate(f"{knight}.length") == 1  # on f6
    assert browser.errors == []
