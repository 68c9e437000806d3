"""Requests that no browser sends to the site's server, as bytes, with the status each deserves.

HOST stands for the name and port of the server, ABOVE for the folder above that of the site.
Status 0 is a connection that is closed in silence.
"""

from typing import NamedTuple

BAD, GONE, LONG, LARGE, METHOD, VERSION = 400, 404, 414, 431, 501, 505


class Hostile(NamedTuple):
    """A request, what is wrong with it, and the status that it deserves."""

    what: str
    sent: bytes
    status: int


def get(path: str | bytes, *headers: bytes) -> bytes:
    """A request that is right but for its path and further headers."""
    target = path if isinstance(path, bytes) else path.encode()
    lines = [b"GET " + target + b" HTTP/1.1", b"Host: HOST", *headers]
    return b"\r\n".join(lines) + b"\r\n\r\n"


def ask(line: bytes, *headers: bytes) -> bytes:
    return b"\r\n".join([line, *headers]) + b"\r\n\r\n"


# What is no file of the site's listing is not there, whatever way leads to it.
PATHS = {
    "a NUL": "/%00",
    "a NUL behind a name": "/index.html%00",
    "a NUL before an ending": "/index.html%00.js",
    "a folder": "/docs",
    "a folder that has no page": "/pictures/",
    "a file that is not listed": "/unlisted.txt",
    "a hidden file": "/.hidden",
    "the listing itself": "/files.json",
    "a link to a file outside": "/link.html",
    "a file in a linked folder": "/linked/secret.txt",
    "a pipe": "/pipe.html",
    "a listed file that is gone": "/gone.html",
    "the folder above": "/..",
    "a file above": "/../secret.txt",
    "a file above, twice": "/../../secret.txt",
    "a file above, from within": "/docs/../../secret.txt",
    "dots that lead back": "/docs/../index.html",
    "dots, encoded": "/%2e%2e/secret.txt",
    "dots, half encoded": "/.%2e/secret.txt",
    "dots and slash, encoded": "/%2e%2e%2fsecret.txt",
    "dots, encoded twice": "/%252e%252e%252fsecret.txt",
    "dots as overlong UTF-8": "/%c0%ae%c0%ae/secret.txt",
    "a slash as overlong UTF-8": "/..%c0%afsecret.txt",
    "dots of full width": "/%ef%bc%8e%ef%bc%8e/secret.txt",
    "a backslash": "/..\\secret.txt",
    "a backslash, encoded": "/..%5csecret.txt",
    "dots with parameters": "/..;/secret.txt",
    "four dots": "/....//secret.txt",
    "the current folder": "/./index.html",
    "an absolute path": "/secret.txt",
    "an absolute path, listed": "/%2FABOVE/secret.txt",
    "an absolute path, encoded": "/%2fetc/passwd",
    "a drive": "/C:/windows/win.ini",
    "a stream of a file": "/index.html::$DATA",
    "a short name": "/INDEX~1.HTM",
    "another case": "/INDEX.HTML",
    "a slash behind a file": "/index.html/",
    "a name behind a file": "/index.html/x",
    "a dot behind a file": "/index.html.",
    "a space behind a file": "/index.html%20",
    "a copy of an editor": "/index.html~",
    "a device": "/dev/stdin",
    "the process": "/proc/self/environ",
    "a repository": "/.git/config",
    "a percent sign alone": "/%",
    "half an escape": "/%4",
    "an escape of no digits": "/%zz",
    "an escape of a wide sign": "/%u0069ndex.html",
    "bytes that are no UTF-8": "/%ff%fe",
    "half of a surrogate": "/%ed%a0%80",
    "a line end, encoded": "/%0d%0aX-Injected:%20yes",
    "an escape sequence": "/%1b%5b31m",
    "a sign that turns text around": "/%e2%80%aetxt.exe",
    "a script": "/%3Cscript%3Ealert(1)%3C/script%3E",
    "a name of an object's prototype": "/__proto__",
    "a method of an object": "/constructor",
    "a pattern": "/*",
    "a home": "/~root/",
    "a variable of the shell": "/$HOME",
    "a command of the shell": "/$(id)",
    "a name that is too long for a file": "/" + "a" * 5000,
    "very many folders": "/a" * 8000,
    "a fragment": "/index.html#top",
    "one slash more": "/docs//index.html",
}
METHODS = ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PATCH", "PROPFIND", "DEBUG"]
METHODS += ["get", "GETS", "__init__", "parse_request"]
# A page of somebody else whose name leads here may read nothing: the host must be this machine's.
HOSTS = {
    "another host": [b"Host: evil.example"],
    "another host with our port": [b"Host: evil.example:PORT"],
    "another port": [b"Host: 127.0.0.1:1"],
    "no port": [b"Host: 127.0.0.1"],
    "an empty host": [b"Host:"],
    "no host": [],
    "two hosts": [b"Host: HOST", b"Host: evil.example"],
    "the same host twice": [b"Host: HOST", b"Host: HOST"],
    "two hosts in one line": [b"Host: HOST, evil.example"],
    "our host as a user": [b"Host: HOST@evil.example"],
    "our host in a longer name": [b"Host: HOST.evil.example"],
    "our host after another": [b"Host: evil.example/HOST"],
    "the number of the host": [b"Host: 2130706433:PORT"],
    "zero": [b"Host: 0.0.0.0:PORT"],
    "a host with a dot": [b"Host: localhost.:PORT"],
    "the address of version 6": [b"Host: [::1]:PORT"],
    "a host with a NUL": [b"Host: HOST\0"],
    "a host that goes on in the next line": [b"Host: HOST", b" evil.example"],
    "a host only forwarded": [b"X-Forwarded-Host: HOST"],
    "a space before the colon": [b"Host : HOST"],
}
# What one reader takes for the end of a request, another may take for its middle.
BODIES = {
    "a length": [b"Content-Length: 5"],
    "a length of nothing": [b"Content-Length: 0"],
    "two lengths": [b"Content-Length: 0", b"Content-Length: 44"],
    "a negative length": [b"Content-Length: -1"],
    "a length that is no number": [b"Content-Length: 0x10"],
    "an immense length": [b"Content-Length: 99999999999999999999"],
    "chunks": [b"Transfer-Encoding: chunked"],
    "chunks and a length": [b"Transfer-Encoding: chunked", b"Content-Length: 4"],
    "chunks in disguise": [b"Transfer-Encoding:\tchunked"],
    "chunks twice": [b"Transfer-Encoding: identity", b"Transfer-Encoding: chunked"],
    "packed chunks": [b"Transfer-Encoding: gzip, chunked"],
    "chunks on a folded line": [b"X: 1", b" 2", b"Transfer-Encoding: chunked"],
    "a line that is no header": [b"no header at all", b"Content-Length: 4"],
    "a name of a header with a space": [b"Content Length: 4"],
    "an empty name of a header": [b": nothing"],
}
SMUGGLED = b"GET /second.html HTTP/1.1\r\nHost: HOST\r\n\r\n"
LINES = {
    "nothing but line ends": (b"\r\n\r\n\r\n\r\n", 0),
    "nothing": (b"", 0),
    "a NUL alone": (b"\0\r\n\r\n", BAD),
    "one word": (ask(b"GET"), BAD),
    "no version": (ask(b"GET /", b"Host: HOST"), BAD),
    "no path": (ask(b"GET  HTTP/1.1", b"Host: HOST"), BAD),
    "four words": (ask(b"GET / / HTTP/1.1", b"Host: HOST"), BAD),
    "another protocol": (ask(b"GET / FTP/1.1", b"Host: HOST"), BAD),
    "version 2": (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", VERSION),
    "version 0.9 in words": (ask(b"GET / HTTP/0.9", b"Host: HOST"), BAD),
    "version 1.2": (ask(b"GET / HTTP/1.2", b"Host: HOST"), BAD),
    "a version without a dot": (ask(b"GET / HTTP/11", b"Host: HOST"), BAD),
    "a version of many digits": (ask(b"GET / HTTP/1.11111111111111", b"Host: HOST"), BAD),
    "a version of other digits": (ask("GET / HTTP/1.²".encode(), b"Host: HOST"), BAD),
    "a whole address": (ask(b"GET http://HOST/ HTTP/1.1", b"Host: HOST"), BAD),
    "an address elsewhere": (ask(b"GET http://evil.example/ HTTP/1.1", b"Host: HOST"), BAD),
    "a star": (ask(b"GET * HTTP/1.1", b"Host: HOST"), BAD),
    "a path without a slash": (ask(b"GET index.html HTTP/1.1", b"Host: HOST"), BAD),
    "an address of a file": (ask(b"GET file:///etc/passwd HTTP/1.1", b"Host: HOST"), BAD),
    "a line of 70 kB": (get("/" + "a" * 70_000), LONG),
    "a header of 70 kB": (get("/", b"X: " + b"a" * 70_000), LARGE),
    "200 headers": (get("/", *[b"X%d: 1" % number for number in range(200)]), LARGE),
    "the greeting of TLS": (
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x07" * 60 + b"\n",
        BAD,
    ),
    "the greeting of SSH": (b"SSH-2.0-OpenSSH_9.9\r\n", BAD),
    "a Redis command": (b"*1\r\n$4\r\nINFO\r\n", BAD),
    "wide signs": ("GET /ünï HTTP/1.1\r\nHost: HOST\r\n\r\n".encode("utf-16"), BAD),
    "bytes that are no text": (bytes(range(128, 256)) + b"\r\n\r\n", BAD),
    "a NUL as it is": (get(b"/\0"), GONE),
    "bytes as they are": (get(b"/\xff\xfe"), GONE),
    "lines that end in CR alone": (b"GET / HTTP/1.1\rHost: HOST\r\r", BAD),
}
REQUESTS = [
    *(Hostile(f"path: {what}", get(path), GONE) for what, path in PATHS.items()),
    *(
        Hostile(f"method: {one}", get("/").replace(b"GET", one.encode(), 1), METHOD)
        for one in METHODS
    ),
    *(
        Hostile(f"host: {what}", ask(b"GET / HTTP/1.1", *lines), BAD)
        for what, lines in HOSTS.items()
    ),
    *(Hostile(f"body: {what}", get("/", *lines) + SMUGGLED, BAD) for what, lines in BODIES.items()),
    *(Hostile(f"line: {what}", sent, status) for what, (sent, status) in LINES.items()),
]
