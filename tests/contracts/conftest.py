"""The wheel, built once for all tests of it."""

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent  # of all processes of this run
    folder = shared / "dist"
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation"]
    with (shared / "dist.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            subprocess.run([*build, "--outdir", str(folder), str(ROOT)], check=True)
    return next(folder.glob("clausewitz-*.whl"))
