"""Write the clauses of players anew, below trees that were edited by hand: with their files."""

import sys
from pathlib import Path

from clausewitz.endgames.player_files import CLAUSES, read_player
from clausewitz.endgames.tree_clauses import clauses_of
from clausewitz.support.files import write_text


def written_anew(path: Path) -> str:
    """The text of a player's file with the clauses that its trees mean."""
    player = read_player(path)
    above = path.read_text(encoding="utf-8").partition(CLAUSES)[0].rstrip()
    return f"{above}\n\n{CLAUSES}\n\n{clauses_of(player.name, player.trees)}"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        write_text(Path(name), written_anew(Path(name)))
