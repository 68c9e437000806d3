"""What the pages show is what happens: their console blocks are run, in a folder for each block,
and their Python blocks, one behind the other."""

import doctest
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from guide_blocks import ROOT, python_lines
from plain_swipl import without_leaving
from repl.plain_repl import answered
from running import LONG, Run
from training.conftest import FEW

README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = sorted(
    page
    for pattern in ("*.md", "docs/**/*.md", "asp/**/*.md", "bk/**/*.md", "logic/**/*.md")
    for page in ROOT.glob(pattern)
)
SCRIPTS = {
    "clausewitz": "cli:main",
    "clausewitz-clingo": "asp:clingo_command",
    "clausewitz-uci": "play.uci.protocol:main",
}
OWN = re.compile(
    r"clausewitz(?P<words> [^|<>&;$`]*?)"
    r"(?P<errors> 2> ?/dev/null| 2>&1)?(?: \| (?P<rest>.*))?"
)
"""A command that runs in this process, which is quicker; what a shell would do is in the rest."""
LONG_SEARCHES = re.compile(r"clausewitz (analyse|annotate|coach|mine)\b")
"""Commands that judge games by as many nodes as pass for a user; in the end they say the same."""
FEW_NODES = ["--nodes", "5000"]
TRAINS = re.compile(r"clausewitz train .*-o ")
"""Looks for a refutation of every wrong move; the blocks show none of them."""
PLAIN_PROLOG = re.compile(
    r"swipl(?P<goals>(?: -g (?:\"[^\"$`\\]*\"|halt))+) logic/repl\.pl(?P<files>(?: \w+\.pl)*)"
)
"""Goals for a session that is loaded once for all of them, which takes longer than to answer."""
NUMBER = r"\d(?:[\d.,]*\d)?"
FORK = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"


def page_name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def blocks() -> list[tuple[str, str]]:
    """Every console block, with the name of its page."""
    found = re.compile(r"```console\n(.*?)```", re.DOTALL).findall
    return [(page_name(page), block) for page in PAGES for block in found(page.read_text("utf-8"))]


def once() -> list[tuple[str, str]]:
    """The blocks without those that another page shows too."""
    return [(page, block) for block, page in {block: page for page, block in blocks()}.items()]


def commands(block: str) -> list[tuple[str, str]]:
    """Each command with the output shown below it."""
    parts = re.split(r"^\$ (.*)\n", block, flags=re.MULTILINE)[1:]
    return list(zip(parts[::2], parts[1::2], strict=True))


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder with the logic in it, and with the commands of this checkout on the PATH."""
    for name in ("asp", "bk", "examples", "logic"):
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / "bin").mkdir()
    for name, entry in SCRIPTS.items():
        module, function = entry.split(":")
        script = tmp_path / "bin" / name
        call = f"import sys; from clausewitz.{module} import {function}; sys.exit({function}())"
        script.write_text(f'#!/bin/sh\nexec {sys.executable} -c "{call}" "$@"\n')
        script.chmod(0o755)
    return tmp_path


def block_name(text: str) -> str:
    return text.removeprefix("$ ").partition("\n")[0][:40]


@pytest.mark.parametrize(("page", "block"), once(), ids=block_name)
def test_console_block_shows_what_happens(
    page: str, block: str, home: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert_shows_what_happens(page, block, home, run, monkeypatch, FEW_NODES)


def is_shortened(block: str) -> bool:
    """Whether the block is run otherwise than a user would."""
    return any(kind.search(block) for kind in (LONG_SEARCHES, TRAINS, PLAIN_PROLOG))


@pytest.mark.long
@pytest.mark.parametrize(
    ("page", "block"), [one for one in once() if is_shortened(one[1])], ids=block_name
)
def test_console_block_shows_what_happens_as_it_stands_there(
    page: str, block: str, home: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert_shows_what_happens(page, block, home, run, monkeypatch, None)


def assert_shows_what_happens(
    page: str,
    block: str,
    home: Path,
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    nodes: list[str] | None,
) -> None:
    """With a number of nodes for long searches, and Prolog loaded once; or as it stands there."""
    if nodes and TRAINS.search(block):
        for name, few in FEW.items():
            monkeypatch.setattr(f"clausewitz.training.{name}", few)
    if "swipl" in block and shutil.which("swipl") is None:
        pytest.skip("swipl is not installed")
    monkeypatch.chdir(home)
    for command, shown in commands(block):
        own, plain = OWN.fullmatch(command), PLAIN_PROLOG.fullmatch(command)
        if own:
            printed = by_this_process(own, home, run, nodes or [])
        elif plain and nodes:
            printed = by_loaded_session(plain, home)
        else:
            printed = by_shell(command, home)
        printed = re.sub(r"^compiling the kernel.*\n", "", printed, flags=re.MULTILINE)
        assert without_leaving(printed) == shown, f"{page}: {command}"


def by_this_process(command: re.Match[str], home: Path, run: Run, nodes: list[str]) -> str:
    """What a command of ours says; where it goes through a pipe, what comes out of that."""
    more = nodes if LONG_SEARCHES.match(command[0]) else []
    done = run(*shlex.split(command["words"]), *more)
    rest = command["rest"]
    if (command["errors"] or "").endswith("&1"):
        said = done.err + done.out
        return by_shell(rest, home, said) if rest else said
    complaints = "" if command["errors"] else done.err
    return complaints + (by_shell(rest, home, done.out) if rest else done.out)


def by_loaded_session(command: re.Match[str], home: Path) -> str:
    """What plain Prolog says, in a copy of a session that has been loaded."""
    goals = [word for word in shlex.split(command["goals"]) if word != "-g"]
    files = [f"consult('{file}')" for file in command["files"].split()]
    return "".join(f"{line}\n" for line in answered(", ".join([*files, *goals]), home))


def by_shell(command: str, home: Path, text: str = "") -> str:
    path = f"{home / 'bin'}:{os.environ['PATH']}"
    python_path = os.pathsep.join([str(ROOT / "py"), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        ["bash", "-c", command],
        cwd=home,
        env=os.environ | {"PATH": path, "PYTHONPATH": python_path},
        input=text,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=LONG,
    )
    return done.stdout


PYTHON_PAGES = [page for page in PAGES if ">>> " in python_lines(page)]


@pytest.mark.parametrize("page", PYTHON_PAGES, ids=page_name)
def test_python_blocks_print_what_they_show(
    page: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In this process, where everything is loaded; tests/api holds what a new one loads."""
    monkeypatch.chdir(home)
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)
    (home / "page.txt").write_text(python_lines(page), encoding="utf-8")
    failed, tried = doctest.testfile("page.txt", module_relative=False, encoding="utf-8")
    assert tried > 0
    assert failed == 0


def test_every_guide_has_blocks_to_run() -> None:
    shown = {page for page, _ in blocks()} | set(map(page_name, PYTHON_PAGES))
    guides = {page_name(page) for page in (ROOT / "docs" / "guide").glob("*.md")}
    assert len(guides) == 9
    assert shown >= guides | {"README.md"}


def test_readme_is_short() -> None:
    assert len(README.splitlines()) <= 150


def test_clause_on_the_first_screen_is_the_one_that_ships() -> None:
    clause = re.search(r"```prolog\n(fork.*?)```", README, re.DOTALL)
    assert clause is not None
    assert clause[1] in (ROOT / "logic" / "motifs" / "learned" / "fork.pl").read_text()


def test_test_command_is_named() -> None:
    assert "make test" in README
    assert "make test" in (ROOT / ".ci" / "run").read_text()


def test_picture_on_the_first_screen_is_what_the_command_draws(run: Run, tmp_path: Path) -> None:
    assert f'clausewitz suggest "{FORK}"' in README
    assert "`-o fork.svg`" in README
    assert run("suggest", FORK, "-o", tmp_path / "fork.svg").status == 0
    assert (tmp_path / "fork.svg").read_text() == (ROOT / "docs" / "fork.svg").read_text()


def anchors(page: Path) -> set[str]:
    """The names of a page's headings, as forges make them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    texts = (re.sub(r"\[(.*?)\]\(.*?\)", r"\1", heading) for heading in headings)
    return {re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-") for text in texts}


@pytest.mark.parametrize("page", PAGES, ids=page_name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#:]*)(?:#([^)]*))?\)", text)
    links += [(picture, "") for picture in re.findall(r'src="([^":]+)"', text)]
    missing = []
    for target, anchor in links:
        file = page.parent / target if target else page
        if not file.exists() or (anchor and anchor not in anchors(file)):
            missing.append((target, anchor))
    assert missing == []


def headlines() -> list[list[str]]:
    """The rows of the page of figures: figure, command, day, version, page."""
    rows = re.findall(r"^\| (.*) \|$", (ROOT / "docs" / "measured.md").read_text(), re.MULTILINE)
    return [row.split(" | ") for row in rows[2:]]


def test_headline_figures_have_a_command_a_day_and_a_version_and_stand_on_their_page() -> None:
    assert len(headlines()) > 20
    for figure, command, day, version, page in headlines():
        assert re.match(r"`(make|clausewitz) ", command), figure
        assert re.fullmatch(r"\d{4}-\d\d-\d\d", day), figure
        assert f"\n## {version}\n" in (ROOT / "CHANGES.md").read_text(), figure
        (file,) = re.findall(r"\((.*)\)", page)
        known = re.findall(NUMBER, (ROOT / "docs" / file).read_text())
        assert [one for one in re.findall(NUMBER, figure) if one not in known] == []


def test_paths_of_the_architecture_exist() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = page.partition("## Where to change what")[2].partition("\n## ")[0]
    paths = re.findall(r"`([a-z_]+/[\w./]*)`", table)
    assert len(paths) > 20
    bases = (ROOT, ROOT / "py" / "clausewitz")
    assert [p for p in paths if "/2" not in p and not any((b / p).exists() for b in bases)] == []


@pytest.mark.parametrize("page", PAGES, ids=page_name)
def test_make_targets_exist(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    named = re.findall(r"`make ([a-z-]+)|^make ([a-z-]+)", page.read_text("utf-8"), re.MULTILINE)
    assert {one or other for one, other in named} <= targets


def test_commands_that_are_listed_are_those_of_the_program() -> None:
    from clausewitz.cli import app

    group = typer.main.get_command(app)
    known = set(group.list_commands(typer.Context(group)))  # type: ignore[attr-defined]
    page = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    named = re.findall(r"^\| `(\w+)`", page, re.MULTILINE)
    assert sorted(named) == sorted(known)
