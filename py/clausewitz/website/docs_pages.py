"""The documentation as pages of the site: guides, vocabulary, programs, figures; and its index."""

import html
import json
import posixpath
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from clausewitz.clauses import read_text
from clausewitz.support.data import cached, data_dir, package_sources
from clausewitz.support.escapes import for_markup
from clausewitz.website.npm_packages import run_node

_SCRIPT = Path(__file__).parent / "render_markdown.mjs"
_PATTERNS = "README.md", "docs/**/*.md", "bk/README.md", "asp/README.md", "logic/**/*.md", "*.md"
_SLASH = "--"  # in the names of pictures, which all lie in one folder
_HEADING = re.compile(r"<h([1-6])>(.*?)</h\1>", re.DOTALL)
_LINK = re.compile(r'<(a|img)([^>]*?)(href|src)="([^"#:]*)(#[^"]*)?"([^>]*)>')
_TAGS = re.compile(r"<[^>]+>")
_TABLE = re.compile(r"<table>.*?</table>", re.DOTALL)


class SitePage(NamedTuple):
    """What is put into the frame of a page."""

    name: str
    title: str
    content: str
    sections: Sequence[Sequence[str]] = ()
    """What is searched: the name of the heading, the heading and the text of each section."""


def docs_pages(modules: Path) -> list[SitePage]:
    """A page for each file in Markdown of the project, rendered by `marked` in node_modules."""
    root = data_dir("bk").parent
    found = (path for pattern in _PATTERNS for path in sorted(root.glob(pattern)))
    texts = {path.relative_to(root).as_posix(): read_text(path) for path in dict.fromkeys(found)}
    sources = [_SCRIPT.read_text(encoding="utf-8"), *package_sources("website"), json.dumps(texts)]
    rendered = cached("docs", sources, lambda: _rendered(modules / "marked", texts))
    return [_page(place, text, texts.keys()) for place, text in rendered.items()]


def pictures(pages: list[SitePage]) -> dict[str, bytes]:
    """The pictures that pages show, by their places beside them."""
    root = data_dir("bk").parent
    names = {name for page in pages for name in re.findall(r'src="pictures/([^"]+)"', page.content)}
    return {
        f"pictures/{name}": (root / name.replace(_SLASH, "/")).read_bytes()
        for name in sorted(names)
    }


def search_index(pages: list[SitePage]) -> bytes:
    """Page, title, and sections: what the search of the pages looks into."""
    found = [[page.name, page.title, page.sections] for page in pages]
    return json.dumps(found, ensure_ascii=False).encode()


def _rendered(marked: Path, texts: dict[str, str]) -> Any:
    failure = "the pages cannot be rendered"
    return json.loads(run_node(_SCRIPT, marked, text=json.dumps(texts), failure=failure))


def _page(place: str, text: str, known: Any) -> SitePage:
    whole = _HEADING.sub(_with_name, text)
    linked = _LINK.sub(lambda match: _linked(match, place, known), whole)
    wide = _TABLE.sub(r'<div class="wide" tabindex="0">\g<0></div>', linked)
    content = wide.replace("<pre>", '<pre tabindex="0">')  # what scrolls is reached by keys
    title = _plain(_HEADING.search(text)[2]) if _HEADING.search(text) else place  # type: ignore[index]
    return SitePage(page_name(place), title, content, list(_sections(whole)))


def page_name(place: str) -> str:
    """bk/README.md is bk.html, docs/guide/asp.md is guide-asp.html."""
    parts = place.removesuffix(".md").removeprefix("docs/").split("/")
    if parts[-1] == "README":
        parts = parts[:-1] or ["index"]
    return "-".join(parts).lower() + ".html"


def _with_name(match: re.Match[str]) -> str:
    """A heading with the name that links have for it, as forges make it."""
    level, inside = match.groups()
    name = re.sub(r"[^\w\- ]", "", _plain(inside).lower()).replace(" ", "-")
    return f'<h{level} id="{for_markup(name)}">{inside}</h{level}>'


def _plain(text: str) -> str:
    return " ".join(html.unescape(_TAGS.sub("", text)).split())


def _linked(match: re.Match[str], place: str, known: Any) -> str:
    """A link to another page of the site; one to a file that is none of its pages is only text."""
    tag, before, attribute, target, anchor, after = match.groups()
    if not target:
        return match[0]
    path = posixpath.normpath(posixpath.join(posixpath.dirname(place), target))
    if path in known:
        return f'<{tag}{before}{attribute}="{page_name(path)}{anchor or ""}"{after}>'
    if tag == "img":
        return f'<{tag}{before}{attribute}="pictures/{path.replace("/", _SLASH)}"{after}>'
    return f"<{tag}{before}{after}>"


def _sections(text: str) -> Iterator[list[str]]:
    """Name of the heading, heading, and the text up to the next."""
    parts = re.split(r'<h[1-6] id="([^"]*)">(.*?)</h[1-6]>', text, flags=re.DOTALL)[1:]
    for name, heading, body in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
        yield [html.unescape(name), _plain(heading), _plain(body)]
