"""The Python blocks of a page: what is typed behind >>>, and what is printed below."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]


def python_blocks(page: Path) -> list[str]:
    return re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


def python_lines(page: Path) -> str:
    """The blocks of a page, one behind the other."""
    return "\n".join(python_blocks(page))


def typed_lines(page: Path) -> str:
    """The same as a program, without what is printed."""
    return "".join(one.source for one in doctest.DocTestParser().get_examples(python_lines(page)))
