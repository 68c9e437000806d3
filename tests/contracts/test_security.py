"""Every promise of SECURITY.md is held by tests that exist, by name."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| (?!promise|---)([A-Z].*?) \| (.*) \|$", re.MULTILINE)
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


def promises() -> dict[str, list[tuple[str, str]]]:
    text = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    part = text[text.index("## What is promised") :].partition("\n## ")[0]
    return {promise: NAMED.findall(tests) for promise, tests in ROW.findall(part)}


def test_every_promise_names_tests_that_exist() -> None:
    assert len(promises()) >= 10
    for promise, tests in promises().items():
        assert tests, promise
        for file, name in tests:
            tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
            names = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
            assert name in names, f"{file}::{name}"
