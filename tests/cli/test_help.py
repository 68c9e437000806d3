"""The command line reads as one: help, spellings, completion, and how mistakes end."""

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from clausewitz.cli import COMMANDS, completion
from clausewitz.cli.groups import load
from private_words import better_words
from running import Run

ROOT = Path(__file__).parents[2]

# What these name depends on the command; the rest of the options mean the same everywhere.
OUTPUTS = {"FILE", "RUN", "FOLDER"}


class Command(NamedTuple):
    path: str
    parsed: Any


def commands() -> Iterator[Command]:
    """Every command that does something, those of groups too."""
    for listed in COMMANDS:
        command = load(listed.name)
        if hasattr(command, "commands"):
            for name, one in command.commands.items():
                yield Command(f"{listed.name} {name}", one)
        else:
            yield Command(listed.name, command)


ALL = list(commands())


def options(command: Command) -> list[Any]:
    return [p for p in command.parsed.params if p.param_type_name == "option"]


def spellings(command: Command) -> set[str]:
    """All that its options are called."""
    return {name for one in options(command) for name in (*one.opts, *one.secondary_opts)}


def head_of(help_text: str) -> str:
    """The noun that a help begins with, without what it is of or for."""
    noun = re.split(r"[;:,.]| of | for | in total| from | per | against ", help_text, maxsplit=1)[0]
    return noun.removeprefix("Maximum ").capitalize()


def test_the_list_of_commands_agrees_with_their_help() -> None:
    listed = {one.name: one.help for one in COMMANDS}
    assert {name: load(name).help.split("\n")[0] for name in listed} == listed


def test_help_names_every_argument_and_option() -> None:
    for command in ALL:
        assert command.parsed.help[0].isupper(), command.path
        assert command.parsed.help.split("\n")[0].endswith("."), command.path
        for parameter in command.parsed.params:
            words = parameter.help
            assert words, f"{command.path} {parameter.name} has no help"
            assert words[0].isupper() or words[0] == "A", words
            assert words.endswith((".", "…", "?")), words


def test_help_uses_no_private_words() -> None:
    for command in ALL:
        texts = [command.parsed.help, *(p.help for p in command.parsed.params)]
        assert better_words(" ".join(texts)) == {}, command.path


TWO_MEANINGS = {"--by", "--all", "--theme"}
"""Of rules and answers, of examples and answers, of a game and a problem: expected in each."""


def test_one_word_means_one_thing() -> None:
    meanings = defaultdict(set)
    for command in ALL:
        for option in options(command):
            for name in (n for n in option.opts if n.startswith("--") and n != "--output"):
                meanings[name].add((option.metavar, head_of(option.help)))
    assert {
        name: found
        for name, found in meanings.items()
        if len(found) > 1 and name not in TWO_MEANINGS
    } == {}


def test_one_letter_means_one_option() -> None:
    letters = defaultdict(set)
    for command in ALL:
        for option in options(command):
            short = [name for name in option.opts if not name.startswith("--")]
            for letter in short:
                letters[letter].add(next(n for n in option.opts if n.startswith("--")))
    assert {k: v for k, v in letters.items() if k != "-h"} == {
        "-n": {"--count"},
        "-o": {"--output"},
        "-j": {"--jobs"},
        "-d": {"--depth"},
    }


def test_output_is_a_file_or_a_folder() -> None:
    for command in ALL:
        for option in options(command):
            if "--output" in option.opts:
                assert "-o" in option.opts, command.path
                assert option.metavar in OUTPUTS, command.path


def written_commands() -> Iterator[tuple[str, list[str]]]:
    """The commands that pages and headers of files tell people to type: where, and the words."""
    for pattern in ("*.md", "docs/**/*.md", "asp/*.md", "logic/**/*.[mp][dl]", "examples/*.sh"):
        for file in sorted(ROOT.glob(pattern)):
            text = re.sub(r"\\\n%? *", " ", file.read_text(encoding="utf-8"))
            for line in re.findall(r"(?<![\w-])clausewitz ([a-z]+ .*)", text):
                words = re.split(r" # |[|>;`\"']", line)[0].split()
                yield str(file.relative_to(ROOT)), words


def test_commands_of_pages_and_headers_use_options_that_are_there() -> None:
    known = {one.path: spellings(one) for one in ALL}
    known["learn"] = set().union(*(names for path, names in known.items() if "learn " in path))
    seen = 0
    for file, words in written_commands():
        path = next((p for p in (" ".join(words[:2]), words[0]) if p in known), None)
        if path is None:
            continue
        seen += 1
        for word in words:
            if re.fullmatch(r"-[a-z]|--[a-z][a-z-]+", word):
                assert word in {*known[path], "--help"}, f"{file}: clausewitz {' '.join(words)}"
    assert seen > 50


@pytest.mark.parametrize(
    ("arguments", "end"),
    [
        (("legal", "--bogus"), "(see: clausewitz legal --help)"),
        (("match", "clausewitz"), "(see: clausewitz match --help)"),
        (("patterns", "filter", "-n", "x"), "(see: clausewitz patterns filter --help)"),
        (("reproduce", "puzzles", "--metrics"), "(see: clausewitz reproduce puzzles --help)"),
        (("reproduce", "nothing"), "(see: clausewitz reproduce --help)"),
        (("legl",), "Did you mean 'legal'? (see: clausewitz --help)"),
    ],
)
def test_usage_mistake_names_the_help_of_its_command(
    run: Run, arguments: tuple[str, ...], end: str
) -> None:
    status, out, err = run(*arguments)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert err.rstrip().endswith(end)


@pytest.mark.parametrize("command", ["", "task", "reproduce"])
def test_group_alone_shows_its_commands(run: Run, command: str) -> None:
    status, out, err = run(*command.split())
    assert (status, err) == (0, "")
    assert "Usage: clausewitz" in out


HEAVY = ("numpy", "numba", "clingo", "pyswip", "rich")


def completed(spawn: Run, line: str) -> list[str]:
    """What Tab offers behind the line in bash."""
    found = spawn(
        _CLAUSEWITZ_COMPLETE="complete_bash",
        COMP_WORDS=line,
        COMP_CWORD=str(len(line.split(" ")) - 1),
        PYTHONPROFILEIMPORTTIME="1",
    )
    modules = {part.split("|")[-1].strip() for part in found.err.splitlines()}
    assert not modules.intersection(HEAVY)
    return found.out.split()


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("clausewitz le", ["legal", "learn"]),
        ("clausewitz reproduce pu", ["puzzles"]),
        ("clausewitz legal --b", ["--by"]),
        ("clausewitz legal --by p", ["python", "prolog"]),
        ("clausewitz suggest --only dis", ["discovered_attack", "discovered_check"]),
        ("clausewitz learn puzzles.csv --theme mateIn", [f"mateIn{n}" for n in range(1, 6)]),
        ("clausewitz match clausewitz s", ["stockfish"]),
        ("clausewitz task export a.csv --task t", ["tactics", "themes"]),
    ],
)
def test_completion_offers_commands_options_and_names(
    spawn: Run, line: str, offered: list[str]
) -> None:
    assert completed(spawn, line) == offered


def test_names_that_are_offered_are_known() -> None:
    from clausewitz.play.players.player_names import PLAYERS
    from clausewitz.support.data import data_dir
    from clausewitz.tactics.motifs.shipped_motifs import literature_files
    from clausewitz.tactics.motifs.tagger import MotifTexts, chosen_motifs

    assert set(completion.PLAYERS) == set(PLAYERS)
    texts = MotifTexts(tuple((str(file), file.read_text()) for file in literature_files()))
    assert len(chosen_motifs(texts, completion.motifs("")).only) == len(completion.themes("")) - 1
    assert all((data_dir("logic") / "tasks" / name).is_dir() for name in completion.tasks(""))
    assert {"krkr", "master"} <= set(completion.endgame_players(""))


def test_the_version_reads_no_command(spawn: Run) -> None:
    done = spawn("--version", PYTHONPROFILEIMPORTTIME="1")
    assert done.out.startswith("clausewitz ")
    modules = {part.split("|")[-1].strip() for part in done.err.splitlines()}
    assert not modules.intersection(
        {*HEAVY, "chess", "clausewitz.position.board", "clausewitz.cli.legal"}
    )


@pytest.mark.parametrize("command", [["query"], ["repl"], ["learn", "folder"]])
def test_commands_that_run_any_prolog_say_so(run: Run, command: list[str]) -> None:
    shown = " ".join(re.sub("[│\n]", " ", run(*command, "--help").out).split())
    assert "Prolog with all its powers" in shown


def test_readme_leads_to_what_may_be_trusted() -> None:
    assert "(SECURITY.md)" in (ROOT / "README.md").read_text()
    page = (ROOT / "SECURITY.md").read_text()
    assert all(f"`{words}" in page for words in ("clausewitz query", "clausewitz repl", "bk.pl"))
