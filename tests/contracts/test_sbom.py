"""The list of what ships has what is in the wheel and what is installed with it."""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from email.parser import Parser
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from clausewitz.website.npm_packages import TAKEN

ROOT = Path(__file__).parents[2]
PACKAGES = "clausewitz/_data/site/packages"
MADE = ".csv", ".json", ".pgn"
"""What data that nobody wrote by hand ends in; so do files that configure something."""


@pytest.fixture(scope="module")
def archive(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """The wheel with files of npm packages in it, as it is where the website is built."""
    copy = Path(shutil.copy(wheel, tmp_path_factory.mktemp("sbom")))
    with zipfile.ZipFile(copy, "a") as file:
        for taken in TAKEN:
            if (name := f"{PACKAGES}/{taken.name}/file.js") not in file.namelist():
                file.writestr(name, taken.name)
    return zipfile.ZipFile(copy)


@pytest.fixture(scope="module")
def sbom(archive: zipfile.ZipFile) -> Any:
    folder = Path(str(archive.filename)).parent
    command = [sys.executable, "-W", "error", "tools/sbom.py", str(folder)]
    environment = os.environ | {"PYTHONSAFEPATH": ""}  # which a command may have set before
    subprocess.run(command, cwd=ROOT, env=environment, check=True)
    (file,) = folder.glob("clausewitz-*.cdx.json")
    return json.loads(file.read_text())


def components(sbom: Any, kind: str) -> dict[str, Any]:
    """Those whose address in their registry begins like this, by name."""
    return {row["name"]: row for row in sbom["components"] if row.get("purl", "").startswith(kind)}


def files(rows: list[Any]) -> Iterator[Any]:
    for row in rows:
        if row["type"] == "file":
            yield row
        yield from files(row.get("components", []))


@pytest.mark.long
def test_sbom_is_of_this_wheel(archive: zipfile.ZipFile, sbom: Any) -> None:
    wheel = Path(str(archive.filename))
    package = sbom["metadata"]["component"]
    assert wheel.name.startswith(f"{package['name']}-{package['version']}-")
    assert package["hashes"][0]["content"] == sha256(wheel.read_bytes()).hexdigest()


@pytest.mark.long
def test_sbom_lists_what_the_wheel_requires(archive: zipfile.ZipFile, sbom: Any) -> None:
    (name,) = (name for name in archive.namelist() if name.endswith("/METADATA"))
    about = Parser().parsestr(archive.read(name).decode())
    found = components(sbom, "pkg:pypi/")
    for one in map(Requirement, about.get_all("Requires-Dist", [])):
        if one.marker is None or one.marker.evaluate({"extra": ""}):
            row = found[canonicalize_name(one.name)]
            assert one.specifier.contains(row["version"])
    assert "llvmlite" in found  # required by numba
    assert found.keys().isdisjoint({"pytest", "deap"})  # of extras
    assert all(row["hashes"] and row["licenses"] for row in found.values())


@pytest.mark.long
def test_sbom_lists_the_npm_packages_of_the_site(archive: zipfile.ZipFile, sbom: Any) -> None:
    locked = json.loads(archive.read("clausewitz/website/web/package-lock.json"))["packages"]
    found = components(sbom, "pkg:npm/")
    assert found.keys() == {taken.package for taken in TAKEN}
    for name, row in found.items():
        assert row["version"] == locked[f"node_modules/{name}"]["version"]
        assert row["licenses"]
    listed = {row["name"] for row in files(list(found.values()))}
    assert listed == {name for name in archive.namelist() if name.startswith(PACKAGES)}


def test_sbom_lists_all_data_with_the_hashes_of_the_wheel(
    archive: zipfile.ZipFile, sbom: Any
) -> None:
    listed = {row["name"]: row["hashes"][0]["content"] for row in files(sbom["components"])}
    assert listed == {name: sha256(archive.read(name)).hexdigest() for name in listed}
    made = {
        name
        for name in archive.namelist()
        if (name.endswith(MADE) or "/learned/" in name)
        and not name.startswith(("clausewitz/_data/site/", "clausewitz/website/web/package"))
        and name != "clausewitz/website/package_digests.json"  # which lists what the site ships
    }
    assert made <= listed.keys()


def test_all_data_has_source_licence_and_files(sbom: Any) -> None:
    rows = [row for row in sbom["components"] if row["type"] == "data"]
    assert len(rows) == len({row["name"] for row in rows}) >= 8
    assert all(row["description"] and row["licenses"] and row["components"] for row in rows)
