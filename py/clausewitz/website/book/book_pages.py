"""The pages of the book: one for each name, and an index by name, by frequency and by piece."""

import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

import chess

from clausewitz.clauses import Clause, read_text
from clausewitz.support.data import cached, data_dir, example_file, package_sources
from clausewitz.support.escapes import for_markup
from clausewitz.tactics.motifs.shipped_motifs import is_variant, theme_of
from clausewitz.website.book.book_boards import (
    example_card,
    playground_link,
    puzzle_card,
    sentences,
    shared_drawing,
)
from clausewitz.website.book.book_entries import Entry, Form, book_entries
from clausewitz.website.book.page_puzzles import chosen_puzzles
from clausewitz.website.book.shipped_lines import (
    LINE_FILES,
    ShownLine,
    always_with,
    movers,
    shipped_lines,
)
from clausewitz.website.book.theme_chapter import THEME_FILE, theme_page
from clausewitz.website.docs_pages import SitePage

_EXAMPLES, _PUZZLES = 3, 5
_OFTEN = 0.25
"""Share of the lines of a motif from which on a piece is named for it."""
_LINES, _MOVES = "In a line of moves", "Of one move"
_OF_LINES = "In a line of moves: of the solutions that it holds on, how many Lichess calls so, too"
_OF_MOVES = "Of one move: of the moves that it proposes, how many are the solution of the puzzle"
START = chess.STARTING_FEN


class Book:
    """The entries, and the lines that show them."""

    def __init__(self, entries: Sequence[Entry], lines: Sequence[ShownLine]) -> None:
        self._entries = entries
        self._lines = lines
        self._always = always_with(lines)
        self._by_theme = {
            theme_of(form.predicate): entry
            for entry in entries
            for form in entry.forms
            if form.is_line and not is_variant(form.predicate)
        }

    def pages(self) -> list[SitePage]:
        index = SitePage("index.html", "Book of tactics", self._index())
        return [index, *(self._page(entry) for entry in self._entries)]

    def _page(self, entry: Entry) -> SitePage:
        parts = [self._words(entry), self._boards(entry), _clauses(entry), _figures(entry)]
        parts.append(self._relations(entry))
        return SitePage(f"{entry.slug}.html", entry.title, "\n".join(filter(None, parts)))

    def _words(self, entry: Entry) -> str:
        """What it is, and the clauses of the literature as the grammar reads them."""
        plain = [form for form in entry.forms if not form.is_learned and not form.is_stricter]
        rows = [row for form in plain for row in map(_reading, form.remarks, form.readings)]
        piece = self._pieces(entry)
        played = f"<p>Mostly played by the {' and the '.join(piece)}.</p>" if piece else ""
        readings = f'<ul class="words">{"".join(dict.fromkeys(rows))}</ul>'
        read = f"<details><summary>As the clauses say it</summary>{readings}</details>"
        return f'<p class="definition">{for_markup(entry.definition)}</p>{played}{read}'

    def _boards(self, entry: Entry) -> str:
        form = entry.shown_form
        if form is None:
            return ""
        theme = theme_of(form.predicate)
        found = [line for line in self._lines if theme in line.tags]
        puzzles = chosen_puzzles(found, theme, _PUZZLES)
        shown = _examples(found, puzzles, theme)
        texts = sentences([*shown, *puzzles], form.predicate, theme)
        examples = [
            example_card(line, form.predicate, theme, words)
            for line, words in zip(shown, texts, strict=False)
        ]
        solved = [
            puzzle_card(line, words)
            for line, words in zip(puzzles, texts[len(shown) :], strict=True)
        ]
        boards = _cards("Seen on the board", examples) + _cards("To solve", solved)
        return boards and shared_drawing() + boards

    def _relations(self, entry: Entry) -> str:
        """On the lines that ship, what is always there with it, and with what it always is."""
        own = {theme for theme, other in self._by_theme.items() if other is entry}
        above = {one for theme in own for one in self._always.get(theme, ())}
        below = {theme for theme, others in self._always.items() if others & own}
        rows = [
            f"<p>Every line that ships and shows it also shows {self._links(above - own)}.</p>"
            if above - own
            else "",
            f"<p>It is always there with {self._links(below - own)}.</p>" if below - own else "",
        ]
        return f"<h2>Beside it</h2>{''.join(rows)}" if any(rows) else ""

    def _links(self, themes: Iterable[str]) -> str:
        entries = {self._by_theme[theme].slug: self._by_theme[theme] for theme in themes}
        return ", ".join(_link(entries[slug]) for slug in sorted(entries))

    def _pieces(self, entry: Entry) -> list[str]:
        form = entry.shown_form
        found = movers(self._lines, theme_of(form.predicate)) if form else Counter[int]()
        whole = sum(found.values())
        often = [kind for kind, count in found.most_common() if count >= _OFTEN * whole]
        return [chess.piece_name(kind) for kind in often]

    def _index(self) -> str:
        names = "".join(f"<li>{_link(entry)}</li>" for entry in self._entries)
        by_number = sorted(self._entries, key=lambda entry: -entry.solutions)
        rows = "".join(
            f'<tr><th scope="row">{_link(one)}</th><td class="number">{one.solutions:,}</td></tr>'
            for one in by_number
            if one.solutions
        )
        pieces: dict[str, list[Entry]] = {}
        for entry in self._entries:
            for piece in self._pieces(entry):
                pieces.setdefault(piece, []).append(entry)
        return (
            "<p>What players have names for, as clauses: found by Prolog, worded by one grammar, "
            "measured on puzzles that were not learned from.</p>"
            '<p>Chess problems have their own: <a href="themes.html">themes</a>.</p>'
            f'<h2>By name</h2><ul class="columns">{names}</ul>'
            f"<h2>By piece</h2>{_piece_lists(pieces)}"
            '<h2>By frequency</h2><div class="wide"><table><thead><tr><th scope="col">Name</th>'
            '<th scope="col" class="number">Solutions of unseen puzzles that show it</th></tr>'
            f"</thead><tbody>{rows}</tbody></table></div>"
        )


def book_pages() -> list[SitePage]:
    """The whole book, cached: all lines that ship are read by all motifs."""
    made = cached("book", book_sources(), _made)
    return [SitePage(*page) for page in made]


def _made() -> list[SitePage]:
    return [*Book(book_entries(), shipped_lines()).pages(), theme_page()]


def book_sources() -> Iterator[str]:
    """All that the book is made from, as far as it changes."""
    yield from package_sources(
        "website/book", "coaching/page", "tactics/motifs", "advice/lines", "mates"
    )
    logic = data_dir("logic")
    folders = ("motifs", "tactics", "english", "themes")
    for folder in (*(logic / name for name in folders), data_dir("bk")):
        yield from (read_text(file) for file in sorted(folder.rglob("*.pl")))
    yield from (read_text(example_file(name)) for name in (*LINE_FILES, THEME_FILE))


def _link(entry: Entry) -> str:
    return f'<a href="{entry.slug}.html">{for_markup(entry.title)}</a>'


def _reading(remark: str, words: str) -> str:
    """What the file says of a clause, and the clause as the grammar reads it, less its name."""
    _, _, rest = words.partition(": ")
    heading = f"<b>{for_markup(remark)}</b> " if remark else ""
    return f"<li>{heading}{for_markup(rest[:1].upper() + rest[1:])}</li>"


def _examples(
    lines: Sequence[ShownLine], puzzles: Sequence[ShownLine], theme: str
) -> list[ShownLine]:
    """Lines that show it soonest, one of each game; none that would give a puzzle away."""
    to_solve = {place for puzzle in puzzles for place in puzzle.positions()}
    soonest = sorted(lines, key=lambda line: line.tags[theme].ply or 1)
    shown: dict[str, ShownLine] = {}
    for line in soonest:
        if line.game not in shown and to_solve.isdisjoint(line.positions()):
            shown[line.game] = line
        if len(shown) == _EXAMPLES:
            break
    return list(shown.values())


def _cards(title: str, cards: Sequence[str]) -> str:
    return f'<h2>{title}</h2><ul class="cards">{"".join(cards)}</ul>' if cards else ""


def _clauses(entry: Entry) -> str:
    """The clauses, of the literature and learned side by side; those for searched lines folded."""
    groups = [
        (_LINES, [form for form in entry.forms if form.is_line and not form.is_stricter]),
        (_MOVES, [form for form in entry.forms if not form.is_line]),
    ]
    shown = "".join(
        f'<h3 class="scope">{title}</h3><div class="forms">{"".join(map(_form, forms))}</div>'
        for title, forms in groups
        if forms
    )
    folded = [_form(form) for form in entry.forms if form.is_stricter]
    more = f'<div class="forms">{"".join(folded)}</div>'
    fold = f"<details><summary>In lines that a search found</summary>{more}</details>"
    return f"<h2>Clauses</h2>{shown}{fold if folded else ''}"


def _form(form: Form) -> str:
    code = "\n\n".join(map(_commented, form.remarks, form.clauses))
    query = f"{form.predicate}(P, From, To)"
    ask = "" if form.is_line else playground_link("Ask Prolog", START, tab="prolog", query=query)
    return (
        f'<section class="form"><h4>{_name(form)}</h4>'
        f'<p class="note"><code>{form.file}</code> {ask}</p>'
        f'<pre tabindex="0">{for_markup(code)}</pre></section>'
    )


def _name(form: Form) -> str:
    """A name that no other clauses on the page have."""
    return f"<code>{for_markup(form.signature)}</code> {form.kind}"


def _commented(remark: str, clause: Clause) -> str:
    above = [f"% {line}" for line in textwrap.wrap(remark, 70)]
    return "\n".join([*above, str(clause)])


def _figures(entry: Entry) -> str:
    """What the headers of the files say; lines and moves apart, for what is counted differs."""
    known = [form for form in entry.forms if form.worth is not None]
    lines = [form for form in known if form.is_line]
    moves = [form for form in known if not form.is_line]
    tables = _figure_table(_OF_LINES, lines) + _figure_table(_OF_MOVES, moves)
    return f"<h2>On unseen puzzles</h2>{tables}" if known else ""


def _figure_table(caption: str, forms: Sequence[Form]) -> str:
    """The share of what is counted."""
    if not forms:
        return ""
    head = "".join(
        f'<th scope="col"{more}>{words}</th>'
        for words, more in [
            ("Clauses", ""),
            ("Right", ' class="number"'),
            ("95 % interval", ' class="number"'),
            ("Of", ' class="number"'),
            ("Test part of what was learned from", ""),
        ]
    )
    return (
        f'<div class="wide"><table><caption>{caption}</caption><thead><tr>{head}</tr></thead>'
        f"<tbody>{''.join(map(_figure_row, forms))}</tbody></table></div>"
    )


def _figure_row(form: Form) -> str:
    assert form.worth is not None
    right, spoke = form.worth.right, form.worth.spoke
    low, high = form.worth.interval
    share = f"{right / spoke:.2f}" if spoke else "-"
    what = "solutions" if form.is_line else "moves"
    return (
        f'<tr><th scope="row">{_name(form)}</th><td class="number">{share}</td>'
        f'<td class="number">{low:.2f} to {high:.2f}</td>'
        f'<td class="number">{spoke:,} {what}</td><td>{for_markup(form.test)}</td></tr>'
    )


def _piece_lists(pieces: Mapping[str, Sequence[Entry]]) -> str:
    names = [chess.piece_name(kind) for kind in reversed(chess.PIECE_TYPES)]
    return "".join(
        f'<h3 class="capital">{name}</h3><p>{", ".join(map(_link, pieces[name]))}</p>'
        for name in names
        if name in pieces
    )
