"""bk/ as a pack of SWI-Prolog: installed into an empty folder, loaded beside other modules."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from clausewitz import __version__
from plain_swipl import without_leaving
from running import LONG, long

BK = Path(__file__).parents[2] / "bk"

pytestmark = pytest.mark.skipif(
    shutil.which("swipl") is None, reason="SWI-Prolog (the swipl command) is not installed"
)

MOVES = """\
:- module(moves, [legal_move/1]).
legal_move(mine).
"""
PROGRAM = """\
:- use_module(moves).
:- use_module(library(chess)).

answer(Move) :-
    fen_position("8/8/8/8/8/1k6/8/K7 w - - 0 1", P),
    legal_move(A, B, P),
    Move = A-B.
answer(Move) :-
    legal_move(Move).
"""


def swipl(home: Path, folder: Path, goal: str, *files: str) -> str:
    """What Prolog says on stdout, where all that it may write to lies under a home of its own."""
    places = {f"XDG_{name}_HOME": str(home / name.lower()) for name in ("DATA", "CONFIG", "CACHE")}
    done = subprocess.run(
        ["swipl", "--on-error=status", "--on-warning=status", "-g", goal, "-t", "halt(1)", *files],
        cwd=folder,
        env=os.environ | places | {"HOME": str(home), "LC_ALL": "C"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LONG,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Warning" not in without_leaving(done.stderr)
    return done.stdout


def pack_copy(folder: Path) -> Path:
    """A copy to install from: SWI-Prolog 9.2 writes a file status.db into a pack that is linked."""
    return Path(shutil.copytree(BK, folder / "bk"))


@pytest.fixture(scope="module", params=["link(true)", long("link(false)")])
def home(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home where the pack is installed: linked, as pack_install('.') does, or copied."""
    home = tmp_path_factory.mktemp("home")
    packs = home / "data" / "swi-prolog" / "pack"
    packs.mkdir(parents=True)
    swipl(home, pack_copy(home), f"pack_install('.', [interactive(false), {request.param}]), halt")
    assert [pack.name for pack in packs.iterdir()] == ["clausewitz"]
    assert (packs / "clausewitz").is_symlink() == (request.param == "link(true)")
    return home


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A user's program with a module called moves."""
    folder = tmp_path / "program"
    folder.mkdir()
    (folder / "moves.pl").write_text(MOVES)
    (folder / "main.pl").write_text(PROGRAM)
    return folder


def test_library_answers_beside_a_module_of_the_same_name(home: Path, program: Path) -> None:
    goal = "forall(answer(Move), (print(Move), nl)), list_undefined, halt"
    assert swipl(home, program, goal, "main.pl").split() == ["a1-b1", "mine"]


def test_library_is_the_face(home: Path, tmp_path: Path) -> None:
    goal = (
        "use_module(library(chess)), forall(member(Module, [chess, chess_vocabulary]), ("
        "module_property(Module, exports(Words)), sort(Words, Sorted), print(Sorted), nl)), "
        "module_property(chess, file(File)), print(File), halt"
    )
    library, face, file = swipl(home, tmp_path, goal).splitlines()
    assert library == face
    assert "legal_move/3" in library
    assert file == f"'{home}/data/swi-prolog/pack/clausewitz/prolog/chess.pl'"


def test_modules_of_the_pack_begin_with_chess(home: Path, tmp_path: Path) -> None:
    goal = (
        "findall(M, current_module(M), Before), use_module(library(chess)), "
        "forall((module_property(M, file(File)), sub_atom(File, _, _, _, clausewitz), "
        "\\+ memberchk(M, Before)), (print(M), nl)), halt"
    )
    modules = swipl(home, tmp_path, goal).split()
    assert len(modules) > 15
    assert [name for name in modules if not re.fullmatch(r"chess(_\w+)?", name)] == []


def test_a_whole_library_of_own_modules_loads_beside_it(home: Path, tmp_path: Path) -> None:
    names = sorted(path.stem for path in BK.glob("*.pl"))
    for name in names:
        (tmp_path / f"{name}.pl").write_text(f":- module({name}, []).\n")
    loads = ", ".join(f"use_module({name})" for name in names)
    goal = f"{loads}, use_module(library(chess)), other_side(white, Side), print(Side), halt"
    assert swipl(home, tmp_path, goal) == "black"


def test_pack_answers_as_soon_as_it_is_installed_into_a_folder_of_choice(tmp_path: Path) -> None:
    packs = tmp_path / "packs"
    packs.mkdir()
    goal = (
        f"pack_install('.', [interactive(false), package_directory('{packs}')]), "
        "use_module(library(chess)), fen_position('8/8/8/8/8/1k6/8/K7 w - -', P), "
        "legal_move(A, B, P), print(A-B), halt"
    )
    assert swipl(tmp_path, pack_copy(tmp_path), goal) == "a1-b1"


def test_pack_has_the_version_of_the_project() -> None:
    assert f"version('{__version__}')." in (BK / "pack.pl").read_text()
