"""The site's server and requests that no browser sends: one line each, nothing given away."""

import json
import os
import re
import socket
import struct
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from clausewitz.website import site_requests
from clausewitz.website.site_builder import LISTING
from clausewitz.website.site_server import MOST_CONNECTIONS, SiteServer
from website.hostile_requests import REQUESTS, Hostile, get

PATIENCE = 60.0
SECONDS = 0.3
SECRET = "the secret"
ALWAYS = "X-Content-Type-Options: nosniff", "Content-Security-Policy: default-src 'none'"
BIG = 64 * 2**20


@pytest.fixture(scope="module")
def above(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which that of the site stands."""
    return tmp_path_factory.mktemp("above")


@pytest.fixture(scope="module")
def port(above: Path) -> Iterator[int]:
    """A server whose folder has traps in it, and whose listing names them."""
    folder = above / "site"
    (folder / "docs").mkdir(parents=True)
    (folder / "pictures").mkdir()
    (above / "secret.txt").write_text(SECRET, encoding="utf-8")
    for name in ("unlisted.txt", ".hidden"):
        (folder / name).write_text(SECRET, encoding="utf-8")
    for name in ("index.html", "docs/index.html", "second.html"):
        (folder / name).write_text(f"<p>{name}</p>", encoding="utf-8")
    (folder / "link.html").symlink_to(above / "secret.txt")
    (folder / "linked").symlink_to(above)
    os.mkfifo(folder / "pipe.html")
    (folder / "big.txt").write_bytes(b"x" * BIG)
    listed = ["index.html", "docs/index.html", "second.html", "link.html", "linked/secret.txt"]
    listed += ["pipe.html", "gone.html", "big.txt", "../secret.txt", f"{above}/secret.txt", "docs"]
    (folder / LISTING).write_text(json.dumps(dict.fromkeys(listed, "1")), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patched, SiteServer(folder, port=0) as server:
        patched.setattr(site_requests, "REQUEST_SECONDS", SECONDS)
        patched.setattr(site_requests, "ANSWER_SECONDS", SECONDS)
        yield int(server.address.rstrip("/").rpartition(":")[2])


def connected(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), PATIENCE)


def filled(sent: bytes, port: int) -> bytes:
    return sent.replace(b"HOST", b"127.0.0.1:PORT").replace(b"PORT", b"%d" % port)


def read_all(connection: socket.socket) -> str:
    parts = []
    try:
        while part := connection.recv(1 << 16):
            parts.append(part)
    except ConnectionResetError:  # it was closed while there was more to read
        pass
    return b"".join(parts).decode("latin-1")


def answer(port: int, sent: bytes) -> str:
    """All that comes until the server closes the connection."""
    with connected(port) as connection:
        try:
            connection.sendall(filled(sent, port))
            connection.shutdown(socket.SHUT_WR)
        except OSError:  # it was closed before all was sent
            pass
        return read_all(connection)


def assert_alive(port: int) -> None:
    assert answer(port, get("/", b"Connection: close")).startswith("HTTP/1.1 200 ")


def test_there_are_a_hundred_and_all_differ() -> None:
    assert len({sent for _, sent, _ in REQUESTS}) == len(REQUESTS) >= 100


def fault(hostile: Hostile, port: int, above: Path) -> str:
    """What is wrong with the answer to a request."""
    found = answer(port, hostile.sent.replace(b"ABOVE", str(above).strip("/").encode()))
    head, _, body = found.partition("\r\n\r\n")
    if hostile.status == 0:
        return "it is answered" if found else ""
    if not head.startswith(f"HTTP/1.1 {hostile.status} "):
        return f"not {hostile.status}: {found[:80]!r}"
    missing = [header for header in ALWAYS if header not in head]
    if missing:
        return f"no {missing}"
    if not re.fullmatch(r"[ -~]+\n", body) or "Connection: close" not in head:
        return f"more than one line: {found!r}"
    return "it repeats the request" if "X-Injected" in found else ""


def test_hostile_requests_are_refused_in_one_line(
    port: int, above: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    faults = {one.what: words for one in REQUESTS if (words := fault(one, port, above))}
    assert faults == {}
    assert_alive(port)
    assert capfd.readouterr() == ("", "")


def test_a_good_request_is_answered_with_its_policy(port: int) -> None:
    for path in ("/", "/index.html?x=1", "/docs/", "/index%2Ehtml"):
        found = answer(port, get(path, b"Connection: close"))
        assert found.startswith("HTTP/1.1 200 ")
        assert "X-Content-Type-Options: nosniff" in found
        assert "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'" in found
    known = answer(port, get("/", b'If-None-Match: "1"', b"Connection: close"))
    assert known.startswith("HTTP/1.1 304 ")
    assert "<p>" not in known


def test_a_request_that_comes_slowly_has_an_end(port: int) -> None:
    begun = time.monotonic()
    with connected(port) as connection:
        try:
            while time.monotonic() < begun + PATIENCE:
                connection.sendall(b"G")
                time.sleep(SECONDS / 5)
        except OSError:
            pass
    assert time.monotonic() - begun < 10 * SECONDS


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"GET / HTTP/1.1\r\nHo", id="half a header"),
        pytest.param(get("/")[:-2], id="no end"),
        pytest.param(get("/"), id="a request, and then nothing"),
    ],
)
def test_a_silent_connection_is_closed(port: int, sent: bytes) -> None:
    begun = time.monotonic()
    with connected(port) as connection:
        connection.sendall(filled(sent, port))
        read_all(connection)
    assert time.monotonic() - begun < 10 * SECONDS


def test_an_answer_that_nobody_reads_has_an_end(
    port: int, capfd: pytest.CaptureFixture[str]
) -> None:
    with connected(port) as connection:
        connection.sendall(filled(get("/big.txt"), port))
        time.sleep(3 * SECONDS)
        assert len(read_all(connection)) < BIG
    assert capfd.readouterr() == ("", "")


def test_a_connection_that_is_cut_is_no_error(port: int, capfd: pytest.CaptureFixture[str]) -> None:
    for sent in (b"GET", get("/"), get("/big.txt")):
        with connected(port) as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            connection.sendall(filled(sent, port))
    time.sleep(SECONDS)
    assert_alive(port)
    assert capfd.readouterr() == ("", "")


def test_very_many_connections_leave_room_again(port: int) -> None:
    held = [connected(port) for _ in range(2 * MOST_CONNECTIONS)]
    assert read_all(held[-1]) == ""  # at once: there is no space
    for one in held:
        read_all(one)
        one.close()
    assert_alive(port)


def test_requests_in_one_connection_are_answered_in_order(port: int) -> None:
    found = answer(port, get("/") + get("/second.html", b"Connection: close"))
    assert re.findall("<p>(.*?)</p>", found) == ["index.html", "second.html"]


def test_a_folder_that_a_link_names_is_served(port: int, tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "real" / "index.html").write_text("here", encoding="utf-8")
    (tmp_path / "real" / LISTING).write_text('{"index.html": "1"}', encoding="utf-8")
    (tmp_path / "named").symlink_to(tmp_path / "real")
    with SiteServer(tmp_path / "named", port=0) as server:
        own = int(server.address.rstrip("/").rpartition(":")[2])
        assert answer(own, get("/", b"Connection: close")).endswith("here")
