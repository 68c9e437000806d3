"""Players as files of logic/evolved: who they are, their trees as facts, the same as clauses.

    endgame_player(krkr, "KRKR").
    endgame_tree(krkr, advantage, if3(is_mate, 500, my_king_dist_edges)).
    krkr(advantage, _, Position, 500) :- is_mate(Position).
    …

The kernel plays the trees; Prolog reads the clauses, which are made from them. A file is data of a
stranger: nothing in it is run, and what is no tree of the language is refused.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from clausewitz.clauses import read_text
from clausewitz.endgames.tree_clauses import clauses_of
from clausewitz.endgames.trees import EndgameTrees, parse_trees
from clausewitz.kernel.endgames.language import STATUSES
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError, file_errors

_PLAYER = re.compile(r'^endgame_player\(([a-z]\w*), "([A-Za-z,]+)"\)\.$', re.MULTILINE | re.ASCII)
_TREE = re.compile(
    r"^endgame_tree\(\s*([a-z]\w*)\s*,\s*(\w+)\s*,((?:(?!^endgame_).)*?)\)\.\s*$",
    re.MULTILINE | re.DOTALL | re.ASCII,
)
_COMMENT = re.compile(r"^\s*%.*$", re.MULTILINE)
_NAME = re.compile(r"[a-z][a-z0-9_]*", re.ASCII)
CLAUSES = "% The same as clauses: NAME(Material, Before, Position, Score)."
_LARGEST = 10_000_000


@dataclass(frozen=True)
class EndgamePlayer:
    """A player: its name, the endgames it is for, its three trees."""

    name: str
    classes: str
    trees: EndgameTrees

    def programs(self) -> list[bytes]:
        """As the kernel plays them."""
        return [tree.program() for tree in self.trees]

    def facts(self) -> str:
        """The player and its trees as Prolog reads them."""
        lines = [f'endgame_player({self.name}, "{self.classes}").', ""]
        for status, tree in zip(STATUSES, self.trees, strict=True):
            lines += [f"endgame_tree({self.name}, {status},", f"{tree.lines(4)}).", ""]
        return "\n".join(lines)

    def text(self, header: str) -> str:
        """A whole file; the header says in comments how it was made."""
        clauses = clauses_of(self.name, self.trees)
        return f"{header}\n\n{self.facts()}\n{CLAUSES}\n\n{clauses}"


def check_name(name: str) -> str:
    """A name that is a predicate's, too."""
    if not _NAME.fullmatch(name) or name in STATUSES:
        raise ClausewitzError(f'"{name}" is not a name: small letters, digits and _')
    return name


def parse_player(text: str, where: str) -> EndgamePlayer:
    """The player that a file describes."""
    plain = _COMMENT.sub("", text)
    found = _PLAYER.search(plain)
    if found is None:
        raise ClausewitzError(f'{where}: no endgame_player(NAME, "KRKR").')
    name, classes = found[1], found[2]
    trees = {status: tree for whose, status, tree in _TREE.findall(plain) if whose == name}
    return EndgamePlayer(name, classes, parse_trees(trees, where))


def read_player(path: Path) -> EndgamePlayer:
    with file_errors(path):
        if path.stat().st_size > _LARGEST:
            raise ClausewitzError(f"{path}: too large for a player")
    return parse_player(read_text(path), str(path))


def shipped() -> dict[str, Path]:
    """The players of logic/evolved by their names."""
    return {path.stem: path for path in sorted((data_dir("logic") / "evolved").glob("*.pl"))}


def find_player(text: str) -> EndgamePlayer:
    """A player by its name, or by its file."""
    known = shipped()
    if text in known:
        return read_player(known[text])
    if not Path(text).exists():
        raise ClausewitzError(f'no player "{text}": neither a file nor one of {", ".join(known)}')
    return read_player(Path(text))
