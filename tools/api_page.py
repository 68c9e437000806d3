#!/usr/bin/env python3
"""Write docs/api.md from the docstrings: what `import clausewitz` offers."""

import ast
from collections.abc import Iterator
from pathlib import Path

import clausewitz
from clausewitz.support.files import write_text

PACKAGE = Path(clausewitz.__file__).parent
PAGE = Path(__file__).resolve().parents[1] / "docs" / "api.md"
HEAD = """\
# The API

What `import clausewitz` offers; [the guide](guide/python.md) shows it at work. `make api-page`
writes this page from the docstrings. `Position` is `str | chess.Board`, and `Move` is
`str | chess.Move`.
"""
RESULTS = """\
## Results

Frozen dataclasses. What a function returns has `as_dict()`, `to_json()` and `text`, and is shown in
notebooks; what is on a board has `svg()`, too, and a list is a sequence.
"""
_BOARD, _LIST = "BoardResult", "ListResult"
Function = ast.FunctionDef


def page() -> str:
    """The whole page."""
    functions = [node for node in _nodes("api") if isinstance(node, Function)]
    classes = [
        node
        for place, names in clausewitz._PLACES.items()
        for node in _nodes(place)
        if isinstance(node, ast.ClassDef) and node.name in names
    ]
    parts = [HEAD, "## Functions\n", *map(_function, functions), RESULTS, *map(_class, classes)]
    return "\n".join(parts)


def _nodes(place: str) -> list[ast.FunctionDef | ast.ClassDef]:
    """The public functions and classes of a module."""
    text = (PACKAGE / f"{place.replace('.', '/')}.py").read_text(encoding="utf-8")
    nodes = [node for node in ast.parse(text).body if isinstance(node, Function | ast.ClassDef)]
    return [node for node in nodes if not node.name.startswith("_")]


def _function(node: Function) -> str:
    arguments, options = _arguments(node)
    lines = ",\n".join(f"    {one}" for one in [*arguments, *(["*"] if options else []), *options])
    signature = f"{node.name}(\n{lines},\n) -> {_type(node.returns)}"
    return f"### {node.name}\n\n```python\n{signature}\n```\n\n{ast.get_docstring(node)}\n"


def _arguments(node: Function) -> tuple[list[str], list[str]]:
    """Those that may be given by place, and those by name only."""
    places, names = node.args.args, node.args.kwonlyargs
    defaults = [*[None] * (len(places) - len(node.args.defaults)), *node.args.defaults]
    return (
        [_argument(*pair) for pair in zip(places, defaults, strict=True)],
        [_argument(*pair) for pair in zip(names, node.args.kw_defaults, strict=True)],
    )


def _argument(one: ast.arg, default: ast.expr | None) -> str:
    given = "" if default is None else f" = {ast.unparse(default)}"
    return f"{one.arg}: {_type(one.annotation)}{given}"


def _type(annotation: ast.expr | None) -> str:
    """As it is meant, without quotation marks around a whole type."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return annotation.value
    return "" if annotation is None else ast.unparse(annotation)


def _class(node: ast.ClassDef) -> str:
    bases = {ast.unparse(base).partition("[")[0]: base for base in node.bases}
    kinds = ["on a board"] if _BOARD in bases else []
    if isinstance(bases.get(_LIST), ast.Subscript):
        kinds.append(f"a list of `{ast.unparse(bases[_LIST].slice)}`")  # type: ignore[attr-defined]
    rows = [*_fields(node), *_methods(node)]
    table = ["| name | type | meaning |", "| --- | --- | --- |", *rows] if rows else []
    head = f"### {node.name}{' (' + ', '.join(kinds) + ')' if kinds else ''}"
    return "\n".join([head, "", str(ast.get_docstring(node)), "", *table, *([""] if table else [])])


def _fields(node: ast.ClassDef) -> Iterator[str]:
    """The fields, each with the string below it."""
    for field, below in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(field, ast.AnnAssign):
            said = below.value if isinstance(below, ast.Expr) else None
            yield _row(ast.unparse(field.target), _type(field.annotation), _string(said))


def _methods(node: ast.ClassDef) -> Iterator[str]:
    """Properties, and methods without arguments that say what they are."""
    for method in node.body:
        if isinstance(method, Function) and len(method.args.args) == 1:
            marks = [ast.unparse(mark) for mark in method.decorator_list]
            words, brackets = ast.get_docstring(method), "" if "property" in marks else "()"
            is_public = not method.name.startswith("_") and "classmethod" not in marks
            if is_public and (words or not brackets):
                yield _row(method.name + brackets, _type(method.returns), words or "")


def _string(said: ast.expr | None) -> str:
    return said.value if isinstance(said, ast.Constant) and isinstance(said.value, str) else ""


def _row(name: str, kind: str, words: str) -> str:
    cells = f"`{name}`", f"`{kind}`".replace("|", "\\|"), " ".join(words.split())
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    write_text(PAGE, page())
