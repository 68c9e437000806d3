"""Proofs in English: of tactics, of motifs of real puzzles, in any thread."""

import re
import shutil
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

import chess
import pytest

from clausewitz.clauses import check_theory, read_theory
from clausewitz.position.notation import Notation
from clausewitz.prolog import prolog
from clausewitz.tactics.by_prolog import Suggestion, suggest
from clausewitz.tactics.motifs.shipped_motifs import (
    STRICTER,
    TEXTBOOK,
    learned_files,
    literature_files,
    motif_literature,
)
from clausewitz.tactics.shipped import literature, theories
from clausewitz.wording import Length, ReasonCase, motif_definitions, reason_texts, say
from clausewitz.wording.proof_order import best_first
from repl.plain_repl import answered
from wording.puzzle_tags import TaggedProof, motif_sentences, puzzle_lines

FORK = "r3k3/p7/8/3N4/8/8/8/4K3 w q - 0 1"
SHIPPED = [
    *(tactic.name for tactic in literature().tactics),
    *(motif.name for theory in motif_literature() for motif in theory.motifs),
]


def names_of(motif: str) -> list[str]:
    """What chess players call it."""
    prolog().load_english()
    goal = f"english_names:concept({motif}, Motif), chess_english:motif_name(Motif, Name)"
    rows = prolog().query(goal).rows
    return [row["Name"].strip("'").replace("\\'", "'") for row in rows]


@cache
def sentences() -> list[tuple[TaggedProof, str]]:
    proofs = motif_sentences()
    return list(zip(proofs, reason_texts([one.case for one in proofs]), strict=True))


def a_suggestion(fen: str, text: str) -> Suggestion:
    return suggest(chess.Board(fen), [check_theory(text, "x.pl")])[0]


def test_every_shipped_tactic_and_motif_has_a_name() -> None:
    assert [name for name in dict.fromkeys(SHIPPED) if not names_of(name)] == []


def test_sentence_of_a_motif_has_its_name_in_it() -> None:
    nameless = [
        f"{proof.motif}: {text}"
        for proof, text in sentences()
        if not any(name in text for name in names_of(proof.motif))
    ]
    assert nameless == []
    assert len({proof.motif for proof, _ in sentences()}) > 55


def test_sentences_of_motifs_are_plain() -> None:
    sentence = re.compile(r"\S[^{}_]* [^{}_]+[^.]\.")
    odd = [text for _, text in sentences() if not sentence.fullmatch(text)]
    assert odd == []
    assert not any("not so that" in text or "something" in text for _, text in sentences())


def test_squares_of_a_sentence_have_the_pieces_that_it_names() -> None:
    wrong = [
        f"{text} {piece} on {square}"
        for proof, text in sentences()
        for piece, square in re.findall(r"the (\w+) on ([a-h][1-8])", text)
        if piece in chess.PIECE_NAMES[1:] and not stood(proof.case, piece, square)
    ]
    assert wrong == []


def stood(case: ReasonCase, piece: str, square: str) -> bool:
    """Whether such a piece was there at some time in the line."""
    board = case.start.copy(stack=False)
    boards = [board.copy()]
    for move in case.moves:
        board.push(move)
        boards.append(board.copy())
    kinds = {b.piece_type_at(chess.parse_square(square)) for b in boards}
    return chess.PIECE_NAMES.index(piece) in kinds


@pytest.mark.parametrize(
    ("puzzle", "motif", "text"),
    [
        ("CuPXD", "fork", "Re8+ forks the king on g8 and the queen on d8."),
        (
            "LqAH2",
            "deflection",
            "32... Qxh2+ is a deflection: it draws the king on g2 away from f1, and after 33. Kxh2,"
            " 33... f1=N+ promotes to a knight.",
        ),
        (
            "15vP2",
            "skewer",
            "43. Bb2+ skewers the king on d4 and the bishop on f6 behind it: after 43... Ke3, "
            "44. Bxf6 takes the bishop.",
        ),
        ("15vP2", "en_passant", "exf6 takes the pawn on f5 en passant."),
        ("KRLKr", "mate_in_4", "R5b7+ leads to mate in four: 43. Kd6 Rd8+ 44. Kc6 Rdd7 45. b5 R"),
        ("sI4TB", "smothered_mate", "Nxf2# is a smothered mate: the king on h1 is shut in by its"),
        ("0YL23", "textbook_pin", "Rb8 pins the bishop on c8 to the king."),
    ],
)
def test_sentence_says_who_does_what_to_whom(puzzle: str, motif: str, text: str) -> None:
    (found,) = (
        said for proof, said in sentences() if (proof.puzzle, proof.motif) == (puzzle, motif)
    )
    assert found.startswith(text)


@pytest.mark.skipif(shutil.which("swipl") is None, reason="the swipl command is not installed")
def test_plain_swipl_says_the_same(tmp_path: Path) -> None:
    chosen = {proof.puzzle for proof in motif_sentences()[::24]}
    goals = [
        f'forall((fen_line_after("{line.fen}", [{", ".join(line.moves)}], L), '
        f'motif_reason(Name, L, Text)), format("{line.name} ~w ~w~n", [Name, Text]))'
        for line in puzzle_lines()
        if line.name in chosen
    ]
    answers = answered(", ".join(goals), tmp_path)
    ours = {
        f"{proof.puzzle} {proof.motif} {text}"
        for proof, text in sentences()
        if proof.puzzle in chosen and not proof.motif.startswith(STRICTER)
    }
    by_swipl = {line for line in answers if " learned_" not in line}
    assert by_swipl == ours
    assert len(ours) > 15


def test_moves_may_be_written_as_uci() -> None:
    case = ReasonCase("fork", chess.Board(FORK), (chess.Move.from_uci("d5c7"),), {})
    assert reason_texts([case], notation=Notation.UCI) == [
        "d5c7 forks the king on e8 and the rook on a8."
    ]


def test_targets_of_all_proofs_are_named() -> None:
    board = chess.Board("4k3/8/2p1p3/8/3P4/8/8/4K3 w - - 0 1")
    move = (chess.Move.from_uci("d4d5"),)
    case = ReasonCase("fork", board, move, {"A": "c6"}, others=({"A": "e6"},))
    assert reason_texts([case]) == ["d5 forks the pawns on c6 and e6."]


def test_longer_texts_hold_the_shorter_ones() -> None:
    text = "f(P, A, B) :- make_move(A, B, P, N), attacks(B, S, N), king_on(S, N)."
    found = a_suggestion(FORK, text)
    sentence, paragraph, proof = (reason_texts([found.reason_case], length)[0] for length in Length)
    assert sentence == "Nf6+: the knight on f6 attacks the king on e8."
    assert paragraph.startswith(sentence)
    first, *lines = proof.splitlines()
    assert first == sentence
    assert [re.split(" {2,}", line.strip()) for line in lines] == [
        ["make_move(d5, f6, P, N)", "the knight on d5 goes to f6"],
        ["attacks(f6, e8, N)", "the knight on f6 attacks the king on e8"],
        ["king_on(e8, N)", "the king on e8 is a king"],
    ]


def test_order_of_proofs_is_that_of_the_grammar() -> None:
    proofs = [{"A": "a7", "B": "a8"}, {"A": "e8", "B": "a7"}, {"A": "e8", "B": "a8"}]
    board = chess.Board(FORK)
    ordered = best_first(board, proofs)
    assert ordered == [proofs[2], proofs[1], proofs[0]]


def test_many_threads_are_answered() -> None:
    case = ReasonCase("fork", chess.Board(FORK), (chess.Move.from_uci("d5c7"),), {})
    expected = reason_texts([case])
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(reason_texts, [[case]] * 40)) == [expected] * 40


def test_no_proofs_give_no_text() -> None:
    assert reason_texts([]) == say([]) == []


def helpers() -> dict[str, int]:
    """The helpers of the files that ship, with the number of their arguments."""
    files = [*theories(), *motif_literature(), *map(read_theory, learned_files())]
    found = {
        clause.head.predicate: len(clause.head.arguments)
        for theory in files
        for clause in theory.helpers
    }
    return {name: count for name, count in found.items() if name not in SHIPPED}


def test_helpers_that_ship_are_said_and_denied_in_words_of_their_own() -> None:
    assert len(helpers()) > 60
    atoms = [
        f"{name}({', '.join(f'v({letter})' for letter in 'abcdef'[:count])})"
        for name, count in helpers().items()
    ]
    said = say([f"body([{atom}])" for atom in atoms])
    denied = say([f"body([\\+ {atom}])" for atom in atoms])
    plain = [name.replace("_", " ") for name in helpers()]
    mute = [words for words, text in zip(plain, said, strict=True) if text.startswith(words)]
    assert mute == []
    assert [one for one, other in zip(said, denied, strict=True) if one == other] == []


def test_every_motif_that_ships_has_a_definition() -> None:
    files = [*literature_files(), *learned_files()]
    motifs = [motif.name for file in files for motif in read_theory(file).motifs]
    names = [name.removeprefix(TEXTBOOK) for name in motifs]
    definitions = motif_definitions(names)
    assert len({*definitions}) > 50
    assert all(text.endswith(".") and text[0].isupper() for text in definitions)
