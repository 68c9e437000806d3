"""ChessQA, a benchmark made for language models, answered by our tools alone.

    python bench/chessqa.py FOLDER [--only CATEGORY …] [-n N] [--nodes N] [--show N]

FOLDER is `benchmark` of the repository QianfengWen/ChessQA: structural.jsonl, motif.jsonl,
tactic.jsonl and judgement.jsonl, a question on each line. A question is answered from its position
and its own words, by Prolog goals over the vocabulary, by `suggest` and by our search; what stands
in its metadata is not looked at. An answer is right if it is the key: of several items, all and no
other. The column "but for spelling" counts an answer as right, too, where the key does not keep to
the words of its question: it has moves without the piece that a pawn becomes. --show lists other
differences, at most N of each kind.

Semantic questions, about what commentators wrote, are left out: none of our tools reads English.
"""

import argparse
import json
import re
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import chess

import clausewitz
from clausewitz.cli.progress import ProgressLine
from clausewitz.engines.own.search_limit import Limit
from clausewitz.engines.own.searcher import Searcher
from clausewitz.runs.progress import Progress
from clausewitz.support.errors import ClausewitzError
from themes import markdown, wilson

CATEGORIES = ("structural", "motif", "tactic", "judgement")
PIECES = ("king", "queen", "rook", "bishop", "knight", "pawn")
_MOST = 2_000  # answers to a goal
_TABLE = 64  # megabytes
_SURE = 10_000  # hundredths of a pawn: a mate

SCALE = 1.12
"""Our hundredths of a pawn in those of Stockfish 15.1: least squares and least differences agree,
on 42 positions of games of Lichess that are none of the questions."""

PINNED_TO_KING = r"""behind(Pinner, Pinned, King, Pos), king_on(King, Pos),
    same_side(Pinned, King, Pos), attacks(Pinner, Pinned, Pos)"""
SKEWER = r"""behind(By, Front, Back, Pos), attacks(By, Front, Pos), same_side(Front, Back, Pos),
    piece_at(Front, Pos, _, Dear), piece_at(Back, Pos, _, Cheap), worth_more(Dear, Cheap)"""
BATTERY = r"""defends(One, Other, Pos), defends(Other, One, Pos),
    piece_at(One, Pos, _, Kind1), sliding_piece(Kind1),
    piece_at(Other, Pos, _, Kind2), sliding_piece(Kind2)"""
MAKES = "legal_move(From, To, Promotion, Pos), make_move(From, To, Promotion, Pos, Next)"
UNCOVERS = f"""{MAKES}, checks(By, _, Next), different_pos(By, To),
    piece_at(By, Pos, _, Kind), sliding_piece(Kind)"""
"""A castled rook was not there before, so that it uncovers nothing."""
DOUBLE_CHECK = f"{MAKES}, checks(One, _, Next), checks(Other, _, Next), different_pos(One, Other)"


@dataclass(frozen=True, slots=True)
class Question:
    """One of them, with the key; `kind` is the sort of question."""

    name: str
    kind: str
    category: str
    position: str
    words: str
    key: str
    has_items: bool

    def is_right(self, answer: str) -> bool:
        return _items(answer, self.has_items) == _items(self.key, self.has_items)

    def is_right_but_for_spelling(self, answer: str) -> bool:
        """Whether it says the same; only motifs have keys that are spelt otherwise."""
        if self.category != "motif":
            return self.is_right(answer)
        found, key = (_items(text, self.has_items) for text in (answer, self.key))
        return {_spelt(item) for item in found} == {_spelt(item) for item in key}


def _spelt(item: str) -> str:
    """A move without the piece that a pawn becomes; other items as they are."""
    return item if ">" in item else item[:4]


def _items(text: str, several: bool) -> set[str]:
    parts = text.split(",") if several else [text]
    return {part.strip().lower() for part in parts if part.strip()}


def read_questions(folder: Path, categories: Sequence[str]) -> list[Question]:
    found = []
    for category in categories:
        file = folder / f"{category}.jsonl"
        try:
            lines = file.read_text(encoding="utf-8").splitlines()
        except OSError as error:
            words = f"{file}: {error.strerror}; take `benchmark` of QianfengWen/ChessQA"
            raise ClausewitzError(words) from error
        for row in map(json.loads, lines):
            kind = re.sub(r"^[a-z]+_|_theme_.*", "", row["task_type"])
            found.append(
                Question(
                    *(row["task_id"], "theme" if "theme" in row["task_type"] else kind, category),
                    *(row["input"], row["question"], row["correct_answer"]),
                    row["answer_type"] == "multi",
                )
            )
    return found


def solutions(goal: str, fen: str) -> list[dict[str, str]]:
    return list(clausewitz.query(goal, fen, most=_MOST, checked=True).rows)


def _listed(items: Iterator[str] | list[str]) -> str:
    return ", ".join(dict.fromkeys(items))


def _square(question: Question) -> str:
    """The square that the question is about."""
    (name,) = re.findall(r"(?:on|square) ([a-h][1-8])\b", question.words)[:1]
    return str(name)


def _uci(row: dict[str, str]) -> str:
    kind = row["Promotion"]
    letter = "" if kind == "none" else chess.piece_symbol(chess.PIECE_NAMES.index(kind))
    return f"{row['From']}{row['To']}{letter}"


def arrangement(question: Question) -> str:
    rows = solutions("piece_at(Square, Pos, Side, Piece)", question.position)
    found = defaultdict(list)
    for row in rows:
        found[row["Side"], row["Piece"]].append(row["Square"])
    return ", ".join(
        f"{side.capitalize()} {piece.capitalize()}: {sorted(found[side, piece])}"
        for side in ("white", "black")
        for piece in PIECES
        if found[side, piece]
    )


def moves_of_piece(question: Question) -> str:
    rows = solutions(f"legal_move({_square(question)}, To, Promotion, Pos)", question.position)
    return _listed([_uci({**row, "From": _square(question)}) for row in rows])


def all_moves(question: Question) -> str:
    rows = solutions("legal_move(From, To, Promotion, Pos)", question.position)
    return _listed(map(_uci, rows))


def checking_moves(question: Question) -> str:
    return _listed(map(_uci, solutions(f"{MAKES}, check(Next)", question.position)))


def checkers(question: Question) -> str:
    goal = "check(Pos), checks(From, _, Pos), piece_at(From, Pos, Side, Piece)"
    return _listed(
        f"{row['Side'].capitalize()} {row['Piece'].capitalize()} at {row['From']}"
        for row in solutions(goal, question.position)
    )


def _squares_unless_pinned(question: Question, goal: str) -> str:
    own = _square(question)
    rows = solutions(f"{goal.format(own)}, \\+ pinned({own}, Pos)", question.position)
    return _listed(sorted(row["To"] for row in rows))


def captures(question: Question) -> str:
    return _squares_unless_pinned(question, "attacks({}, To, Pos)")


def controls(question: Question) -> str:
    return _squares_unless_pinned(question, "controls({}, To, Pos), empty(To, Pos)")


def protects(question: Question) -> str:
    return _squares_unless_pinned(question, "defends({}, To, Pos), \\+ king_on(To, Pos)")


def position_after(question: Question) -> str:
    """Move by move in Prolog; the last position is written as a FEN."""
    fen, moves = question.position.split(" | ")
    for move in moves.split():
        promotion = chess.Move.from_uci(move).promotion
        kind = chess.piece_name(promotion) if promotion else "none"
        goal = f"make_move({move[:2]}, {move[2:4]}, {kind}, Pos, Next)"
        (row,) = solutions(goal, fen)
        fen = row["Next"].strip('"')
    # As in all positions of the questions, a square to take en passant is one where that is legal.
    return chess.Board(fen).fen()


def pins(question: Question) -> str:
    rows = solutions(PINNED_TO_KING, question.position)
    return _listed(f"{row['Pinner']}>{row['Pinned']}>{row['King']}" for row in rows)


def skewers(question: Question) -> str:
    rows = solutions(SKEWER, question.position)
    return _listed(f"{row['By']}>{row['Front']}>{row['Back']}" for row in rows)


def forks(question: Question) -> str:
    attacked = defaultdict(set)
    for row in solutions("attacks(By, Target, Pos)", question.position):
        attacked[row["By"]].add(row["Target"])
    return _listed(
        f"{by}>{'-'.join(sorted(targets))}" for by, targets in attacked.items() if len(targets) > 1
    )


def batteries(question: Question) -> str:
    """Pairs that guard each other along a line, joined to rows of as many as stand there.

    The question wants a row in "alphabetical order (a>h, 1>8)", its examples have b2>e5>h8 and
    h1>h7. On a falling diagonal files and ranks cannot both rise: squares are taken in the order of
    the board, rank by rank.
    """
    pairs = {
        tuple(sorted((row["One"], row["Other"]))) for row in solutions(BATTERY, question.position)
    }
    lines: dict[chess.Bitboard, list[set[str]]] = defaultdict(list)
    for one, other in pairs:
        line = chess.ray(chess.parse_square(one), chess.parse_square(other))
        touching = [row for row in lines[line] if row & {one, other}]
        apart = [row for row in lines[line] if row not in touching]
        lines[line] = [*apart, {one, other}.union(*touching)]
    return _listed(
        ">".join(sorted(row, key=chess.parse_square)) for line in lines.values() for row in line
    )


def discovered_checks(question: Question) -> str:
    return _listed(map(_uci, solutions(UNCOVERS, question.position)))


def double_checks(question: Question) -> str:
    return _listed(map(_uci, solutions(DOUBLE_CHECK, question.position)))


def best_move(question: Question) -> str:
    return clausewitz.suggest(question.position)[0].move.uci()


class Judge:
    """Our search, which has so many nodes for a position."""

    def __init__(self, nodes: int) -> None:
        self._searcher, self._limit = Searcher(megabytes=_TABLE), Limit(nodes=nodes)

    def white_score(self, position: str) -> float:
        """Hundredths of a pawn, for White."""
        board = chess.Board(f"{position} 0 1")
        self._searcher.new_game()
        (found, *_) = self._searcher.search(board, self._limit)
        score = max(-_SURE, min(_SURE, found.score))
        return SCALE * (score if board.turn else -score)

    def __call__(self, question: Question) -> str:
        (offered,) = re.findall(r"following options: ([-\d, ]+)", question.words)
        score = self.white_score(question.position)
        return str(min(offered.split(", "), key=lambda option: abs(int(option) - score)))


Answer = Callable[[Question], str]
ANSWERS: dict[str, Answer] = {
    "piece_arrangement": arrangement,
    "legal_move_piece": moves_of_piece,
    "legal_move_all": all_moves,
    "check_in_1": checking_moves,
    "check_detection": checkers,
    "capture_squares": captures,
    "control_squares": controls,
    "protect_squares": protects,
    "state_tracking_short": position_after,
    "state_tracking_mid": position_after,
    "state_tracking_long": position_after,
    "pin": pins,
    "skewer": skewers,
    "fork": forks,
    "battery": batteries,
    "discovered_check": discovered_checks,
    "double_check": double_checks,
}


def main(arguments: argparse.Namespace) -> None:
    questions = read_questions(arguments.folder, arguments.only or CATEGORIES)
    judge = Judge(arguments.nodes)
    by_kind: dict[tuple[str, str], list[tuple[Question, str]]] = defaultdict(list)
    cpu: Counter[str] = Counter()
    counted: Counter[str] = Counter()
    with ProgressLine() as tell:
        for done, question in enumerate(questions, 1):
            counted[question.kind] += 1
            if counted[question.kind] > arguments.number:
                continue
            others = judge if question.category == "judgement" else best_move
            started = time.process_time()
            answer = ANSWERS.get(question.kind, others)(question)
            cpu[question.category] += time.process_time() - started  # type: ignore[assignment]
            by_kind[question.category, question.kind].append((question, answer))
            tell(Progress("questions", done, len(questions), question.category))
    _print_tables(by_kind, cpu)
    for answered in by_kind.values():
        wrong = [pair for pair in answered if not pair[0].is_right_but_for_spelling(pair[1])]
        for one, answer in wrong[: arguments.show]:
            print(f"\n{one.name}  {one.position}\n  key   {one.key}\n  ours  {answer}")


def _print_tables(
    by_kind: dict[tuple[str, str], list[tuple[Question, str]]], cpu: Counter[str]
) -> None:
    rows = []
    for category in CATEGORIES:
        kinds = {kind: some for (one, kind), some in by_kind.items() if one == category}
        every = [pair for some in kinds.values() for pair in some]
        if not every:
            continue
        spent = f"{1000 * cpu[category] / len(every):.0f}"
        rows.append([category, "all", str(len(every)), *_shares(every), spent])
        rows += [
            [category, kind, str(len(some)), *_shares(some), ""] for kind, some in kinds.items()
        ]
    headings = (
        "category",
        "kind",
        "questions",
        "right",
        "share",
        "but for spelling",
        "CPU, ms each",
    )
    print("\n".join(markdown(headings, rows, words=2)))


def _shares(answered: Sequence[tuple[Question, str]]) -> tuple[str, str, str]:
    right = sum(question.is_right(answer) for question, answer in answered)
    same = sum(question.is_right_but_for_spelling(answer) for question, answer in answered)
    low, high = wilson(right, len(answered))
    share = f"{100 * right / len(answered):.1f} % ({100 * low:.1f} to {100 * high:.1f})"
    return str(right), share, f"{100 * same / len(answered):.1f} %"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("--only", action="append", choices=CATEGORIES)
    parser.add_argument("-n", "--number", type=int, default=10**9, help="of each kind")
    parser.add_argument("--nodes", type=int, default=300_000, help="for a judgement")
    parser.add_argument("--show", type=int, default=0, help="differences of each kind")
    try:
        main(parser.parse_args())
    except ClausewitzError as error:
        sys.exit(f"chessqa: {error}")
