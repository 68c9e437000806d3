"""What the header of an .lp file promises, and what its rules keep of it.

A header is the comment a file begins with. After its purpose it has sections: `Input:` names the
predicates that the rules ask for and do not derive, and the constants; `Output:` those that they
derive; `Command:` runs the file, one command a line, or is `make plies`, where a program includes
nothing but copies of it. A predicate is `name/2` or `name(A, B)`;
`as legal.lp` stands for that section of the other file; what is in backquotes is a term.
"""

import re
import runpy
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from clingo import ast

_SECTION = re.compile(r"^% (Input|Output|Command): +", re.MULTILINE)
_INCLUDE = re.compile(r'^#include "([^"]+)"\.', re.MULTILINE)
_AS = re.compile(r"\bas ([\w/]+\.lp)")
_SLASHED = re.compile(r"\b([a-z]\w*)/(\d+)")
_CALL = re.compile(r"\b([a-z]\w*)\(")
_CONSTANTS = re.compile(r"\bconstants? ([^;:]*)")
# Files that the reader of a header has: a position, a position of wishes.
_OWN = {"clauses.lp", "pos.lp", "wishes.lp"}

Signature = tuple[str, int]


class Rules(NamedTuple):
    """The predicates of some statements."""

    heads: set[Signature]
    used: set[Signature]
    shown: set[Signature]
    constants: set[str]
    constrains: bool
    """Some answers are ruled out, or liked less than others."""


class Header(NamedTuple):
    inputs: set[Signature]
    outputs: set[Signature]
    constants: set[str]
    commands: list[str]


def complaints(path: Path, root: Path) -> Iterator[str]:
    """What the header of a file says and is not so. Commands name files from `root`."""
    missing = [name for name in ("Input", "Output", "Command") if name not in _sections(path)]
    if missing:
        yield f"the header has no {', '.join(missing)}"
        return
    header, rules = read_header(path), read_rules(*closure(path))
    outside = rules.used - rules.heads
    for signature in sorted(header.inputs - rules.used):
        yield f"input {_text(signature)} is not used"
    for signature in sorted(outside - header.inputs):
        yield f"{_text(signature)} is used, not derived, and no input"
    for name in sorted(header.constants - rules.constants):
        yield f"{name} is no constant"
    for signature in sorted(header.outputs - rules.heads - rules.shown):
        yield f"output {_text(signature)} is not derived"
    if rules.shown and (hidden := rules.shown - header.outputs):
        yield f"shown and no output: {', '.join(map(_text, sorted(hidden)))}"
    if not header.outputs and not rules.constrains:
        yield "no output, and no constraint either"
    for command in header.commands:
        yield from _command_complaints(path, root, command)


def _command_complaints(path: Path, root: Path, command: str) -> Iterator[str]:
    program, *words = command.split()
    if command == "make plies":
        if path.resolve() not in _copied(root):
            yield "not copied by make plies"
        return
    if program != "clingo":
        yield f"no clingo command: {command}"
    files = [root / word for word in words if re.search(r"\.(lp|pl)$", word) and word not in _OWN]
    if absent := [file for file in files if not file.exists()]:
        yield f"{absent[0].name} of the command is absent"
    elif not any(path.resolve() in closure(file) for file in files):
        yield f"not included by its command: {command}"


@cache
def _copied(root: Path) -> set[Path]:
    """The files of which tools/plies.py makes copies."""
    tool = runpy.run_path(str(root / "tools" / "plies.py"))
    names = {"rules": [*tool["LOOK"], "play"], "mates": [*tool["CHECKS"], *tool["TRIAL"], "mate2"]}
    return {
        (root / "asp" / folder / f"{name}.lp").resolve()
        for folder, some in names.items()
        for name in some
    }


def read_header(path: Path) -> Header:
    sections = _sections(path)
    inputs, outputs = (_signatures(path, name) for name in ("Input", "Output"))
    return Header(inputs, outputs, _constants(sections["Input"]), sections["Command"].splitlines())


def read_rules(*paths: Path) -> Rules:
    """The statements of the files, taken together."""
    parts = list(map(_rules_of, paths))
    return Rules(
        heads={head for part in parts for head in part.heads},
        used={atom for part in parts for atom in part.used},
        shown={atom for part in parts for atom in part.shown},
        constants={name for part in parts for name in part.constants},
        constrains=any(part.constrains for part in parts),
    )


@cache
def _rules_of(path: Path) -> Rules:
    found = Rules(set(), set(), set(), set(), constrains=False)
    for statement in _statements(path):
        found = found._replace(constrains=_enter(statement, found) or found.constrains)
    return found


@cache
def closure(path: Path) -> frozenset[Path]:
    """The file and all that it includes."""
    path = path.resolve()
    names = _INCLUDE.findall(path.read_text(encoding="utf-8"))
    return frozenset({path}.union(*(closure(path.parent / name) for name in names)))


def _sections(path: Path) -> dict[str, str]:
    """The text of each section, in lines without what marks them as comments."""
    header = re.match(r"(?:%.*\n)*", path.read_text(encoding="utf-8"))
    assert header
    _, *parts = _SECTION.split(header[0])
    found = {}
    for name, text in zip(parts[::2], parts[1::2], strict=True):
        body, _, _ = text.partition("\n%\n")
        found[name] = re.sub(r"^% +", "", body, flags=re.MULTILINE).strip()
    return found


def _signatures(path: Path, section: str) -> set[Signature]:
    text = re.sub(r"`[^`]*`", "", " ".join(_sections(path)[section].split()))
    found = {(name, int(arity)) for name, arity in _SLASHED.findall(text)}
    end = 0
    for match in _CALL.finditer(text):
        if match.start() >= end:
            arity, end = _arity(text, match.end())
            found.add((match[1], arity))
    for other in _AS.findall(text):
        found |= _signatures(path.parent / other, section)
    return found


def _arity(text: str, start: int) -> tuple[int, int]:
    """How many arguments follow an opening parenthesis, and where they end."""
    depth, commas = 1, 0
    for place in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        commas += depth == 1 and text[place] == ","
        if depth == 0:
            return commas + 1, place
    raise ValueError(f"no closing parenthesis: {text[start:]}")


def _constants(text: str) -> set[str]:
    found = _CONSTANTS.search(re.sub(r"\([^()]*\)", "", " ".join(text.split())))
    return set(re.findall(r"\b[a-z]+\b", found[1])) - {"and"} if found else set()


def _statements(path: Path) -> list[ast.AST]:
    text = _INCLUDE.sub("", path.read_text(encoding="utf-8"))
    found: list[ast.AST] = []
    ast.parse_string(text, found.append)
    return found


def _enter(statement: ast.AST, rules: Rules) -> bool:
    """Add the predicates of a statement; whether it is a constraint."""
    kind = statement.ast_type
    if kind == ast.ASTType.Rule:
        heads = list(_heads(statement.head))
        rules.heads.update(signature for atom in heads for signature in _named(atom))
        rules.used.update(_atoms(statement) - {s for atom in heads for s in _named(atom)})
        rules.used.update(s for part in statement.body for s in _atoms(part))
        return not heads
    if kind == ast.ASTType.ShowSignature:
        if statement.name:
            rules.shown.add((statement.name, statement.arity))
            rules.used.add((statement.name, statement.arity))
    elif kind == ast.ASTType.ShowTerm:
        rules.shown.update(_named_term(statement.term))
        rules.used.update(s for part in statement.body for s in _atoms(part))
    elif kind == ast.ASTType.Definition:
        rules.constants.add(statement.name)
    elif kind == ast.ASTType.Minimize:
        rules.used.update(s for part in statement.body for s in _atoms(part))
        return True
    return False


def _heads(head: ast.AST) -> Iterator[ast.AST]:
    """The atoms that a head derives, those of a choice among them."""
    if head.ast_type == ast.ASTType.Literal:
        if head.atom.ast_type == ast.ASTType.SymbolicAtom:
            yield head.atom
    else:
        for element in head.elements:
            plain = element.ast_type == ast.ASTType.ConditionalLiteral
            yield from _heads(element.literal if plain else element.condition.literal)


def _atoms(part: ast.AST) -> set[Signature]:
    """The predicates of all atoms anywhere in a part of a statement."""
    found: set[Signature] = set()

    class Visitor(ast.Transformer):
        def visit_SymbolicAtom(self, atom: ast.AST) -> ast.AST:  # noqa: N802, as clingo wants it
            found.update(_named(atom))
            return atom

    Visitor().visit(part)
    return found


def _named(atom: ast.AST) -> set[Signature]:
    return _named_term(atom.symbol)


def _named_term(term: ast.AST) -> set[Signature]:
    if term.ast_type == ast.ASTType.Pool:
        return set().union(*map(_named_term, term.arguments))
    if term.ast_type == ast.ASTType.SymbolicTerm:
        return {(str(term), 0)}
    return {(term.name, len(term.arguments))}


def _text(signature: Signature) -> str:
    return f"{signature[0]}/{signature[1]}"
