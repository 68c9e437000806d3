"""bk/fen.pl and clausewitz.position.board.parse_fen accept, refuse and write the same FENs."""

import shutil
from pathlib import Path

import pytest

from clausewitz.clauses.syntax import Compound, Text, read_sentences
from clausewitz.position.board import FenError, fen_of, parse_fen
from clausewitz.position.facts import prolog_facts
from clausewitz.prolog import PrologError, prolog

pytestmark = pytest.mark.skipif(
    shutil.which("swipl") is None, reason="SWI-Prolog (the swipl command) is not installed"
)

_FACTS = Path(__file__).with_name("fens.pl")


def facts(name: str) -> dict[str, list[str]]:
    """The facts of fens.pl under one name: what they show, and the FENs."""
    found = {}
    for sentence in read_sentences(_FACTS.read_text(), _FACTS.name):
        match sentence.head:
            case Compound(functor, (Text(words), *fens)) if functor == name:
                found[words] = [fen.value for fen in fens if isinstance(fen, Text)]
    return found


GOOD = facts("good_fen")
BAD = facts("bad_fen")

# What only a reader of bytes or of other alphabets could stumble over.
STRANGE = {
    "Arabic digits in a clock": "4k3/8/8/8/8/8/8/4K3 w - - \u0661 1",
    "a superscript digit on the board": "4k3/\u2078/8/8/8/8/8/4K3 w - - 0 1",
    "a Cyrillic letter that looks like a K": "4k3/8/8/8/8/8/8/4\u041a3 w - - 0 1",
    "quotes": '"4k3/8/8/8/8/8/8/4K3 w - - 0 1"',
    "a backslash": "4k3\\8/8/8/8/8/8/8/4K3 w - - 0 1",
    "a no-break space": "4k3/8/8/8/8/8/8/4K3\u00a0w - - 0 1",
    "a vertical tab": "4k3/8/8/8/8/8/8/4K3\x0bw - - 0 1",
}


REFUSED = {name: fen for name, [fen] in BAD.items()} | STRANGE


def python_reads(fen: str) -> str:
    try:
        return fen_of(parse_fen(fen))
    except FenError:
        return "refused"


def prolog_reads(fen: str) -> str:
    quoted = fen.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    try:
        [row] = prolog().query(f'fen_position("{quoted}", P)').rows
    except PrologError as error:
        return "refused" if str(error).startswith("bad FEN") else str(error)
    return row["P"]


def test_thirty_bad_fens_are_known() -> None:
    assert len(BAD) >= 30


@pytest.mark.parametrize(("fen", "canonical"), GOOD.values(), ids=GOOD)
def test_good_fen_is_read_by_both(fen: str, canonical: str) -> None:
    assert (python_reads(fen), prolog_reads(fen)) == (canonical, canonical)


def test_bad_fens_are_refused_by_both() -> None:
    for what, fen in REFUSED.items():
        assert (python_reads(fen), prolog_reads(fen)) == ("refused", "refused"), what


@pytest.mark.parametrize("fen", [fen for _, fen in GOOD.values()], ids=GOOD)
def test_facts_of_a_position_are_those_that_python_writes(fen: str) -> None:
    query = f'fen_position("{fen}", P), position_facts(P, Facts), member(Fact, Facts)'
    written = [f"{row['Fact']}.\n" for row in prolog().query(query).rows]
    assert "".join(written).replace(",", ", ") == prolog_facts(parse_fen(fen))
