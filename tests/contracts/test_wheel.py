"""The built wheel, installed elsewhere and run from another folder."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from clausewitz.website.book.book_pages import book_pages
from guide_blocks import python_blocks
from metrics.report.browser import CHROMIUM, Browser
from website.site_pages import Visit
from website.test_coach_page import drop_and_judge

ROOT = Path(__file__).parents[2]
FORK = "r3k2r/ppp2ppp/8/3N4/8/8/PPP2PPP/R3K2R w KQkq - 0 1"


@pytest.fixture(scope="session")
def command(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`clausewitz` in a new environment: the wheel is its own, the rest is this environment's."""
    home = tmp_path_factory.mktemp("elsewhere") / "venv"
    venv.create(home, symlinks=True)
    pip = [sys.executable, "-m", "pip", "--python", str(home), "--disable-pip-version-check"]
    options = ["--quiet", "--no-deps", "--no-compile"]
    subprocess.run([*pip, "install", *options, str(wheel)], check=True)
    packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(home)}))
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib"))
    return home / "bin" / "clausewitz"


def test_wheel_holds_the_logic(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for folder in ("asp", "bk", "logic"):
        expected = {
            f"clausewitz/_data/{path.relative_to(ROOT)}"
            for path in (ROOT / folder).rglob("*.[lp][pl]")
        }
        assert expected
        assert expected <= set(names)
    assert "clausewitz/py.typed" in names  # for type checkers


@pytest.mark.long
def test_wheel_holds_what_the_site_is_made_from(command: Path, tmp_path: Path) -> None:
    """The book and the documentation are read from the wheel, as they are from the checkout."""
    program = (
        "from clausewitz.support.data import data_dir, example_file\n"
        "from clausewitz.website.book.book_pages import book_pages\n"
        "print(sum(page.content.count('Solution') for page in book_pages()))\n"
        "print(len(list(data_dir('docs').rglob('*.md'))), example_file('trainer.json'))"
    )
    answer = run([command.with_name("python"), "-c", program], tmp_path).split()
    assert int(answer[0]) == sum(page.content.count("Solution") for page in book_pages())
    assert int(answer[1]) == len(list((ROOT / "docs").rglob("*.md")))
    assert Path(answer[2]).is_relative_to(command.parents[1])


def test_wheel_holds_nothing_made_by_running(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert [name for name in names if name.endswith((".qlf", ".pyc"))] == []


def test_wheel_answers_by_its_own_vocabulary(command: Path, tmp_path: Path) -> None:
    assert "d5c7" in run([command, "legal", "--by", "prolog", FORK], tmp_path).split()


@pytest.mark.long
def test_wheel_answers_from_another_folder(command: Path, tmp_path: Path) -> None:
    answer = run([command, "suggest", "--json", FORK], tmp_path)
    assert json.loads(answer)
    assert "d5c7" in answer


@pytest.mark.long
def test_wheel_runs_the_first_lines_of_the_guide(command: Path, tmp_path: Path) -> None:
    lines = python_blocks(ROOT / "docs" / "guide" / "python.md")[0]
    (tmp_path / "first.txt").write_text(lines, encoding="utf-8")
    said = run([command.with_name("python"), "-m", "doctest", "-v", "first.txt"], tmp_path)
    assert f"{lines.count('>>> ')} passed" in said


def test_the_wheel_itself_is_run(command: Path, tmp_path: Path) -> None:
    program = "from clausewitz.support.data import data_dir; print(data_dir('bk'))"
    place = run([command.with_name("python"), "-c", program], tmp_path)
    assert Path(place.strip()).is_relative_to(command.parents[1])


@pytest.mark.long
def test_wheel_shows_a_site_where_games_are_judged(command: Path, tmp_path: Path) -> None:
    """One that it carries, or builds on its first use."""
    if CHROMIUM is None or shutil.which("npm") is None:
        pytest.skip("chromium or npm is not installed")
    playground = [str(command), "playground", "--port", "0", "--no-browser"]
    env = {**elsewhere(), "CLAUSEWITZ_CACHE": str(tmp_path / "cache")}
    with subprocess.Popen(
        playground, cwd=tmp_path, env=env, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[0]
        browser = Browser(tmp_path / "profile", (address, "blob:", "data:"))
        browser.open(f"{address}coach.html")
        drop_and_judge(Visit(browser, address))
        browser.close()
        server.terminate()


def run(command: list[Path | str], folder: Path) -> str:
    """What the command prints, run in the folder, with nothing of the checkout in sight."""
    done = subprocess.run(command, cwd=folder, env=elsewhere(), stdout=subprocess.PIPE, text=True)
    assert done.returncode == 0
    return done.stdout


def elsewhere() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def test_wheel_carries_the_site_where_it_is_built(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    is_built = (ROOT / "build" / "site" / "files.json").is_file()
    assert ("clausewitz/_data/site/index.html" in names) == is_built
