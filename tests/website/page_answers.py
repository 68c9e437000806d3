"""The answers of the page, without a browser: see page_answers.mjs."""

import json
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from clausewitz.website.kernel_module import NoLinkerError, kernel_files
from clausewitz.website.npm_packages import OfflineError, fetched_packages
from clausewitz.website.program_packs import program_pack
from clausewitz.website.prolog_memory import prolog_memory
from clausewitz.website.site_builder import WEB

SCRIPT = Path(__file__).with_name("page_answers.mjs")


def page_answers(folder: Path, requests: Sequence[Sequence[Any]]) -> list[str]:
    """The answer to each request, a kind with its arguments."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        pytest.skip("node is not installed")
    try:
        modules, files = fetched_packages(WEB), kernel_files()
    except (NoLinkerError, OfflineError) as error:
        pytest.skip(str(error))
    for name in ("kernel", "playground", "workers"):
        shutil.copytree(WEB / name, folder / name)
    for name, content in files.items():
        (folder / name).write_bytes(content)
    (folder / "clingo.json").write_bytes(program_pack("clingo"))
    (folder / "prolog.memory").write_bytes(prolog_memory(modules, program_pack("prolog")))
    command = [node, *map(str, (SCRIPT, folder, modules))]
    lines = "\n".join(map(json.dumps, requests))
    done = subprocess.run(command, input=lines, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return [line for line in done.stdout.splitlines() if line.startswith(("{", "error: "))]
