"""Files and modules that a docstring, a comment or a page of the documentation names exist."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = "asp|bench|bk|docs|examples|logic|py|tests|tools"
PAGES = "*.md", "docs/**/*.md", "asp/**/*.md", "bk/**/*.md", "logic/**/*.md"
QUOTED = re.compile(r'("""|\'\'\').*?\1', re.DOTALL)
COMMENT = re.compile(r"(?:^|\s)#+ (.*)$", re.MULTILINE)
PATH = re.compile(rf"(?<![\w./~*-])(?:{FOLDERS})/[\w./-]*\w")
PYTHON_FILE = re.compile(r"(?<![\w./~*-])[\w/]+\.py\b")
WORD = re.compile(r"`([a-z]+(?:_[a-z0-9]+)+)`")
MODULE = re.compile(r"(?<![\w./-])clausewitz(?:\.[a-z_]\w*)+(?![\w/(\[-])", re.IGNORECASE)


@cache
def files() -> frozenset[str]:
    """The files that a name may mean, by their paths from the root."""
    folders = (ROOT / name for name in FOLDERS.split("|"))
    found = (path for folder in folders for path in folder.rglob("*.*"))
    return frozenset(f"/{path.relative_to(ROOT).as_posix()}" for path in found)


@cache
def file_ends() -> frozenset[str]:
    """Every end of such a path: jit/cache.py and cache.py for one in py/clausewitz/kernel/jit."""
    parts = (name.split("/") for name in files() if name.endswith(".py"))
    return frozenset("/".join(part[n:]) for part in parts for n in range(1, len(part)))


def prose_of_python(text: str) -> Iterator[str]:
    """Docstrings, which are strings that begin a line, and comments."""
    for match in QUOTED.finditer(text):
        if not text[text.rfind("\n", 0, match.start()) + 1 : match.start()].strip(" r"):
            yield match[0]
    yield from COMMENT.findall(QUOTED.sub('""', text))


@cache
def python() -> dict[Path, tuple[str, list[str]]]:
    """Every Python file with its text, and with the prose in it."""
    folders = (ROOT / name for name in ("py", "tests", "bench", "tools", "examples"))
    texts = {path: path.read_text("utf-8") for one in folders for path in one.rglob("*.py")}
    return {path: (text, list(prose_of_python(text))) for path, text in texts.items()}


def prose() -> Iterator[tuple[str, str]]:
    """Texts that people read, each with the file that it is in."""
    for path, (_, parts) in python().items():
        yield str(path.relative_to(ROOT)), "\n".join(parts)
    for pattern in PAGES:
        for path in ROOT.glob(pattern):
            yield str(path.relative_to(ROOT)), path.read_text("utf-8")


@cache
def words_of_code() -> frozenset[str]:
    """What the package and the logic define or use, and the names of their files."""
    found = set()
    for path, (text, parts) in python().items():
        if path.is_relative_to(ROOT / "py"):
            for part in parts:
                text = text.replace(part, "")
            found |= {path.stem, *re.findall(r"\w+", text)}
    for pattern in ("bk/**/*.pl", "logic/**/*.pl", "asp/**/*.lp"):
        for path in ROOT.glob(pattern):
            found |= {path.stem, *re.findall(r"\w+", path.read_text("utf-8"))}
    return frozenset(found)


def exists(module: str) -> bool:
    """Whether it is a module, a package, or something that one of them has."""
    path = ROOT.joinpath("py", *module.split("."))
    if path.is_dir() or path.with_suffix(".py").is_file():
        return True
    holders = path.parent.with_suffix(".py"), path.parent / "__init__.py"
    texts = [holder.read_text("utf-8") for holder in holders if holder.is_file()]
    return any(re.search(rf"\b{path.name}\b", text) for text in texts)


def missing(text: str) -> Iterator[str]:
    """A name in capitals stands for any: cli/NAME.py."""
    text = re.sub(r"[\w/]+/[A-Z]+\.\w+", "", text)
    yield from (path for path in PATH.findall(text) if not (ROOT / path).exists())
    yield from (name for name in PYTHON_FILE.findall(text) if name not in file_ends())
    yield from (name for name in WORD.findall(text) if name not in words_of_code())
    yield from (name for name in MODULE.findall(text) if not exists(name))


def test_every_file_and_module_that_is_named_exists() -> None:
    assert sorted({f"{file}: {name}" for file, text in prose() for name in missing(text)}) == []


def test_names_of_what_is_not_there_are_found() -> None:
    there = "cli/NAME.py, bk/kings.pl, jit/cache.py, `fen_position`, clausewitz.kernel.jit"
    assert list(missing(there)) == []
    not_there = ["bk/nothing.pl", "nobody.py", "no_such_word", "clausewitz.nobody"]
    assert list(missing("{} {} `{}` {}".format(*not_there))) == not_there
