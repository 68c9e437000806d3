"""The commands site and playground, and what the built site is made of."""

import json
import re
import shutil
import socket
import struct
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path

import pytest

from clausewitz import __version__
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError
from clausewitz.website.npm_packages import LISTS, TAKEN, OfflineError, fetched_packages, npm_folder
from clausewitz.website.package_digests import DIGESTS, check_packages
from clausewitz.website.resource_digests import integrity
from clausewitz.website.site_builder import LISTING, PROGRAMS, WEB, build_site
from clausewitz.website.site_server import SiteServer, served_folder

CLAUSEWITZ = [sys.executable, "-m", "clausewitz"]


def run(*words: str | Path) -> subprocess.CompletedProcess[str]:
    command = [*CLAUSEWITZ, *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_programs_are_those_of_the_project(site: Path) -> None:
    for pack in ("prolog", "clingo"):
        files = json.loads((site / "programs" / f"{pack}.json").read_text(encoding="utf-8"))
        assert len(files) > 50
        for path, text in files.items():
            folder, _, rest = path.partition("/")
            assert (data_dir(folder) / rest).read_text(encoding="utf-8") == text


def test_programs_that_are_offered_exist() -> None:
    names = {program.name for program in PROGRAMS if program.name}
    assert [name for name in names if not (data_dir("asp") / f"{name}.lp").is_file()] == []


def test_lock_names_versions_and_digests_and_no_addresses_to_load_from() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text())
    packages = {name: one for name, one in lock["packages"].items() if name}
    assert all(one["integrity"].startswith("sha512-") for one in packages.values())
    wanted = json.loads((WEB / "package.json").read_text())
    versions = {**wanted["dependencies"], **wanted["devDependencies"]}
    assert versions.items() <= {name[13:]: one["version"] for name, one in packages.items()}.items()
    assert {name[13:] for name in packages} == json.loads(DIGESTS.read_text()).keys()
    assert not [name for name, one in packages.items() if "resolved" in one]
    assert {f"node_modules/{taken.package}" for taken in TAKEN} <= packages.keys()


@pytest.mark.parametrize("change", ["another byte", "another file", "a link", "no package"])
def test_packages_that_were_changed_in_the_cache_are_refused(
    site: Path, tmp_path: Path, change: str
) -> None:
    modules = tmp_path / "node_modules"
    shutil.copytree(fetched_packages(WEB), modules, symlinks=True)
    check_packages(modules)
    script = modules / "marked" / "lib" / "marked.esm.js"
    if change == "another byte":
        script.write_bytes(script.read_bytes() + b" ")
    elif change == "another file":
        script.with_name("more.js").write_text("1")
    elif change == "a link":
        script.with_name("more.js").symlink_to(script)
    else:
        shutil.rmtree(modules / "marked")
    with pytest.raises(ClausewitzError, match="node_modules: marked: not as listed in"):
        check_packages(modules)


@pytest.mark.long
def test_a_package_that_is_not_that_of_the_lock_is_not_fetched(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in LISTS:
        shutil.copy(WEB / name, tmp_path)
    lock = json.loads((tmp_path / "package-lock.json").read_text())
    packages = lock["packages"]
    other = packages["node_modules/@badrap/result"]["integrity"]
    packages["node_modules/chessops"]["integrity"] = other
    (tmp_path / "package-lock.json").write_text(json.dumps(lock))
    monkeypatch.setattr("clausewitz.website.npm_packages.cache_dir", lambda name: tmp_path)
    with pytest.raises(ClausewitzError, match=r"^npm.* packages") as caught:
        npm_folder(tmp_path)
    if isinstance(caught.value, OfflineError):
        pytest.skip(str(caught.value))
    assert "EINTEGRITY" in str(caught.value)
    assert not list(tmp_path.glob("*/node_modules"))


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    own = [path for path in WEB.rglob("*") if path.is_file() and path.name not in LISTS]
    texts = {path.name: path.read_text(encoding="utf-8") for path in own}
    texts["index.html"] = (site / "index.html").read_text(encoding="utf-8")
    namespaces = re.compile(r'xmlns="[^"]*"')
    assert [name for name, text in texts.items() if "://" in namespaces.sub("", text)] == []


def test_scripts_of_ours_are_short() -> None:
    lengths = {path.name: len(path.read_text().splitlines()) for path in WEB.rglob("*.js")}
    assert len(lengths) > 10
    assert {name: lines for name, lines in lengths.items() if lines > 250} == {}


def test_an_earlier_site_is_replaced_and_other_files_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {"book/fork.html": b"<p>fork</p>", LISTING: b'{"book/fork.html": ""}'}
    monkeypatch.setattr("clausewitz.website.site_builder.site_files", lambda with_kernel: files)
    folder = tmp_path / "site"
    build_site(folder)
    (folder / "old.js").write_text("old")
    (folder / LISTING).write_text('{"book/fork.html": "", "old.js": "", "../mine.txt": ""}')
    (tmp_path / "mine.txt").write_text("mine")
    build_site(folder)
    assert not (folder / "old.js").exists()
    assert (folder / "book" / "fork.html").read_bytes() == files["book/fork.html"]
    assert (tmp_path / "mine.txt").exists()
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "letter.txt").write_text("dear")
    with pytest.raises(ClausewitzError, match="has other files in it"):
        build_site(tmp_path / "other")


@pytest.mark.long
def test_commands_build_and_serve(site: Path, tmp_path: Path) -> None:
    done = run("site", "-o", tmp_path / "built", "--json")
    assert json.loads(done.stdout)["page"] == str(tmp_path / "built" / "index.html")
    command = [*CLAUSEWITZ, "playground", str(site), "--port", "0", "--no-browser"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[0]
        with urllib.request.urlopen(address) as page:
            assert b"<title>Clausewitz: which move, and why</title>" in page.read()
        server.terminate()


def test_a_browser_that_goes_away_is_no_error(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    before = set(threading.enumerate())
    (tmp_path / "index.html").write_text("<p>here</p>", encoding="utf-8")
    (tmp_path / LISTING).write_text('{"index.html": "1"}', encoding="utf-8")
    with SiteServer(tmp_path, port=0) as server:
        port = int(server.address.rstrip("/").rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port)) as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            connection.send(b"GET / HTTP/1.1\r\n")
        with urllib.request.urlopen(server.address) as answer:  # and another is served
            assert answer.status == 200
        for thread in set(threading.enumerate()) - before:
            if "process_request_thread" in thread.name:
                thread.join()
    assert capfd.readouterr().err == ""


def test_a_site_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    done = run("playground", tmp_path)
    assert done.returncode == 2
    words = "no site is here; make site builds it, or: clausewitz site -o FOLDER"
    assert done.stderr == f"clausewitz: {tmp_path}: {words}\n"


def test_npm_that_is_missing_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr("clausewitz.website.npm_packages.cache_dir", lambda name: tmp_path)
    with pytest.raises(ClausewitzError, match="npm is not installed"):
        build_site(tmp_path / "site")


@pytest.mark.long
def test_a_registry_that_is_not_there_is_reported_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("npm_config_registry", "http://127.0.0.1:9/")
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "npm"))
    monkeypatch.setattr("clausewitz.website.npm_packages.cache_dir", lambda name: tmp_path)
    begin = time.monotonic()
    with pytest.raises(OfflineError, match="npm's registry cannot be reached"):
        npm_folder(WEB)
    assert (
        time.monotonic() - begin < 60
    )  # npm alone tries again for 100 s, on a machine that is free


def test_a_wheel_without_the_site_builds_it_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = []

    def build(folder: Path) -> None:
        built.append(folder)
        folder.mkdir()
        (folder / LISTING).write_text("{}")

    monkeypatch.setattr("clausewitz.website.site_server.site_folder", lambda: tmp_path / "none")
    monkeypatch.setattr("clausewitz.website.site_server.cache_dir", lambda name: tmp_path)
    monkeypatch.setattr("clausewitz.website.site_server.build_site", build)
    assert served_folder(None) == served_folder(None) == tmp_path / f"site-{__version__}"
    assert built == [tmp_path / f"site-{__version__}"]


def test_pages_name_the_digests_of_what_they_load(site: Path) -> None:
    loaded = 0
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        for tag in re.findall(r'<(?:script|link rel="stylesheet")[^>]* (?:src|href)=[^>]*>', text):
            path, digest = re.findall(r' (?:src|href|integrity)="([^"]+)"', tag)
            assert digest == integrity((page.parent / path).read_bytes())
            loaded += 1
    assert loaded > 100


def test_no_folder_of_the_site_is_listed(site: Path) -> None:
    folders = {path.parent for path in site.rglob("*") if path.is_file()}
    assert [folder for folder in folders if not (folder / "index.html").is_file()] == []


def test_the_site_of_make_is_served_by_default(monkeypatch: pytest.MonkeyPatch, site: Path) -> None:
    monkeypatch.setattr("clausewitz.website.site_server.site_folder", lambda: site)
    assert served_folder(None) == site
