"""Write the list of what ships (SBOM, in the CycloneDX format) beside each wheel of a folder.

    python tools/sbom.py dist

It has what the package needs to run in the locked versions, the files of npm packages where the
wheel carries the website, and data that was not written by hand (shipped_data.toml).
"""

import argparse
import base64
import json
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from email.parser import Parser
from fnmatch import fnmatch
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, metadata, requires
from pathlib import Path

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import HashAlgorithm, HashType, Property
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from clausewitz.support.files import write_text
from clausewitz.website.npm_packages import TAKEN
from lock_file import LOCK, ROOT, read_lock

DATA = ROOT / "tools" / "shipped_data.toml"
NPM_LOCK = "clausewitz/website/web/package-lock.json"
SITE_PACKAGES = "clausewitz/_data/site/packages"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path, help="where the wheels are")
    for wheel in parser.parse_args().folder.glob("clausewitz-*.whl"):
        name, version, *_ = wheel.name.split("-")
        write_text(wheel.with_name(f"{name}-{version}.cdx.json"), sbom(wheel))


def sbom(wheel: Path) -> str:
    """The list for a wheel, as JSON."""
    with zipfile.ZipFile(wheel) as archive:
        head = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        about = Parser().parsestr(archive.read(head).decode())
        parts = [
            *_python_packages(about.get_all("Requires-Dist", [])),
            *_npm_packages(archive),
            *_data(archive),
        ]
    name, version = about["Name"], about["Version"]
    package = Component(
        name=name,
        version=version,
        bom_ref=(purl := PackageURL("pypi", name=name, version=version)).to_string(),
        purl=purl,
        licenses=[LicenseFactory().make_from_string(about["License-Expression"])],
        hashes=[
            HashType(alg=HashAlgorithm.SHA_256, content=sha256(wheel.read_bytes()).hexdigest())
        ],
    )
    bom = Bom(components=parts)
    bom.metadata.component = package
    bom.register_dependency(package, parts)
    return JsonV1Dot6(bom).output_as_string(indent=1) + "\n"


def _python_packages(requirements: list[str]) -> Iterator[Component]:
    """All that is installed with the package, in the versions of the lock."""
    rows = read_lock(LOCK.read_text())
    needed = _needed(requirements)
    if missing := needed - {row.name for row in rows}:
        sys.exit(f"{LOCK.name} lacks {', '.join(sorted(missing))}: run make lock")
    for row in rows:
        if row.name in needed:
            purl = PackageURL("pypi", name=row.name, version=row.version)
            yield Component(
                name=row.name,
                version=row.version,
                bom_ref=purl.to_string(),
                purl=purl,
                licenses=[LicenseFactory().make_from_string(_licence(row.name))],
                # One for each wheel and the source, of which a machine installs one.
                hashes=[HashType(alg=HashAlgorithm.SHA_256, content=one) for one in row.hashes],
                properties=[Property(name="marker", value=str(row.marker))] if row.marker else [],
            )


def _needed(requirements: list[str]) -> set[str]:
    """The names of required packages, and of those that they require, as they say here."""
    found: set[str] = set()
    waiting = list(requirements)
    while waiting:
        one = Requirement(waiting.pop())
        name = canonicalize_name(one.name)
        if name not in found and (one.marker is None or one.marker.evaluate({"extra": ""})):
            found.add(name)
            waiting += _requires(name)
    return found


def _requires(name: str) -> list[str]:
    try:
        return requires(name) or []
    except PackageNotFoundError:
        sys.exit(f"{name} is not installed: run make setup")


def _licence(name: str) -> str:
    """What a package says, in the newest of three ways that it has."""
    about = metadata(name).json
    classes = [one for one in about.get("classifier", []) if one.startswith("License ::")]
    said = about.get("license_expression") or about.get("license") or (classes or [""])[0]
    return str(said).rpartition(" :: ")[2] or "not stated"


def _npm_packages(archive: zipfile.ZipFile) -> Iterator[Component]:
    """The packages of npm whose files the wheel carries, with the files."""
    locked = json.loads(archive.read(NPM_LOCK))["packages"]
    for taken in TAKEN:
        if files := list(_files(archive, f"{SITE_PACKAGES}/{taken.name}/*")):
            row = locked[f"node_modules/{taken.package}"]
            scope, _, name = taken.package.rpartition("/")
            purl = PackageURL("npm", scope or None, name, row["version"])
            packed = base64.b64decode(row["integrity"].removeprefix("sha512-")).hex()
            yield Component(
                name=taken.package,
                version=row["version"],
                bom_ref=purl.to_string(),
                purl=purl,
                licenses=[LicenseFactory().make_from_string(row["license"])],
                hashes=[HashType(alg=HashAlgorithm.SHA_512, content=packed)],
                components=files,
            )


def _data(archive: zipfile.ZipFile) -> Iterator[Component]:
    for row in tomllib.loads(DATA.read_text())["data"]:
        yield Component(
            type=ComponentType.DATA,
            name=row["name"],
            bom_ref=row["name"],
            description=row["source"],
            licenses=[LicenseFactory().make_from_string(row["licence"])],
            components=[
                file
                for pattern in row["files"]
                for file in _files(archive, f"clausewitz/{pattern}")
            ],
        )


def _files(archive: zipfile.ZipFile, pattern: str) -> Iterator[Component]:
    for name in archive.namelist():
        if fnmatch(name, pattern):
            digest = sha256(archive.read(name)).hexdigest()
            yield Component(
                type=ComponentType.FILE,
                name=name,
                bom_ref=name,
                hashes=[HashType(alg=HashAlgorithm.SHA_256, content=digest)],
            )


if __name__ == "__main__":
    main()
