"""The comments of bk/: PlDoc that tells of every export, and the one source of bk/README.md."""

import re
import shutil
from pathlib import Path

import pytest

from plain_swipl import run_swipl
from running import long

ROOT = Path(__file__).parents[2]
BK = ROOT / "bk"
NOT_MODULES = {"pack.pl", "signatures.pl", "solution_signatures.pl"}
MODULES = sorted(path for path in BK.rglob("*.pl") if path.name not in NOT_MODULES)

pytestmark = pytest.mark.skipif(
    shutil.which("swipl") is None, reason="SWI-Prolog (the swipl command) is not installed"
)


def exports(source: Path) -> dict[str, list[str]]:
    """The arguments of each export, as the comment beside it has them."""
    found = re.findall(r"^ +(?:\[ )?(\w+/\d),? +% (.*)$", source.read_text(), re.M)
    return {indicator: arguments.split(", ") for indicator, arguments in found}


def modes(source: Path) -> dict[str, list[str]]:
    """The arguments of each mode line, without types; ? where several lines differ."""
    merged: dict[str, list[str]] = {}
    for name, text in re.findall(r"^%!  (\w+)\((.*)\) is \w+\.$", source.read_text(), re.M):
        arguments = re.sub(r":\w+", "", text).split(", ")
        known = merged.setdefault(f"{name}/{len(arguments)}", arguments)
        pairs = zip(known, arguments, strict=True)
        merged[f"{name}/{len(arguments)}"] = [a if a == b else f"?{a[1:]}" for a, b in pairs]
    return merged


def test_modules_are_named_for_their_files_and_for_chess() -> None:
    names = {path: "chess" if path.stem == "chess" else f"chess_{path.stem}" for path in MODULES}
    begin = {path: path.read_text().partition(",")[0] for path in MODULES}
    assert begin == {path: f":- module({name}" for path, name in names.items()}


def test_every_export_has_a_mode_line_with_the_arguments_beside_it() -> None:
    for source in MODULES:
        documented = modes(source)
        assert exports(source) == {word: documented.get(word) for word in exports(source)}


def test_exports_and_mode_lines_are_read() -> None:
    assert exports(BK / "kings.pl")["no_flight/2"] == ["?King", "+Position"]
    assert modes(BK / "kings.pl")["no_flight/2"] == ["?King", "+Position"]
    assert modes(BK / "fen.pl")["fen_position/2"] == ["?FEN", "?Position"]
    assert sum(len(exports(source)) for source in MODULES) > 150


def test_pldoc_knows_a_comment_of_every_export(tmp_path: Path) -> None:
    program = tmp_path / "collect.pl"
    program.write_text(
        ":- use_module([library(pldoc), library(pldoc/doc_process), library(lists)]).\n"
        ":- doc_collect(true).\n"
        f":- use_module('{BK / 'prolog' / 'chess'}').\n"
        "export(Module:Name/Arity) :-\n"
        "    module_property(Module, exports(Exports)), member(Name/Arity, Exports),\n"
        "    sub_atom(Module, 0, _, _, chess_), functor(Head, Name, Arity),\n"
        "    \\+ predicate_property(Module:Head, imported_from(_)).\n"
        "tell(Word) :- ( doc_comment(Word, _, _, _) -> print(known) ; print(Word) ), nl.\n"
    )
    done = run_swipl("forall(export(Word), tell(Word)), halt", program, tmp_path)
    assert done.returncode == 0, done.stderr
    assert set(done.stdout.split()) == {"known"}
    assert len(done.stdout.split()) == sum(len(exports(source)) for source in MODULES)


def test_page_is_what_make_vocabulary_writes(tmp_path: Path) -> None:
    page = tmp_path / "README.md"
    goal = f"vocabulary_page:main(['{page}']), halt"
    done = run_swipl(goal, ROOT / "tools" / "vocabulary.pl", tmp_path)
    assert done.returncode == 0, done.stderr
    assert page.read_text(encoding="utf-8") == (BK / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "line", "instead", "complaint"),
    [
        (
            "bk/kings.pl",
            "%!  flight(?King",
            "%   flight(?King",
            "comment `flight/3' does not exist",
        ),
        long("bk/kings.pl", "is nondet.", "is often.", "mode' expected, found `\"king_zone("),
        ("tools/vocabulary.md", " ray/3", "", "entry `ray/3' does not exist"),
        long("bk/fen.pl", "+FEN:text", "+FEN", "type `fen_position/2' does not exist"),
    ],
)
def test_page_is_not_written_from_comments_that_do_not_fit(
    file: str, line: str, instead: str, complaint: str, tmp_path: Path
) -> None:
    for folder in ("bk", "logic/repl", "tools"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    text = (tmp_path / file).read_text(encoding="utf-8")
    assert line in text
    (tmp_path / file).write_text(text.replace(line, instead, 1), encoding="utf-8")
    script = tmp_path / "tools" / "vocabulary.pl"
    done = run_swipl("vocabulary_page:main(['page.md']), halt", script, tmp_path)
    assert complaint in done.stderr
    assert done.returncode != 0
    assert not (tmp_path / "page.md").exists()
