"""All that the words of a bias say of some positions, as ground facts, computed by bk/."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice

import chess

from clausewitz.board import fen_of
from clausewitz.clauses import Signature, Theory, vocabulary
from clausewitz.clauses.checker import signatures_of
from clausewitz.clauses.vocabulary import BOUND, CONSTANTS
from clausewitz.errors import ClausewitzError
from clausewitz.learn.popper.popper_bias import popper_name
from clausewitz.learn.space.bias import Bias, Word
from clausewitz.prolog import prolog
from clausewitz.tactics.by_prolog import enter_theory

Boards = Mapping[str, chess.Board]
"""Positions by the name that they have in facts."""

_MAKE_MOVE = "make_move"
_BATCH = 100
_MOST = 10**9
_SQUARES = 4


def background(bias: Bias, own: Theory | None, boards: Boards) -> Iterator[str]:
    """The facts of each word, word after word, so that Prolog finds its clauses together.

    Where the bias makes moves, all words are told of the positions after each legal move too; not
    of those after two.
    """
    known = vocabulary() | (signatures_of(own) if own else {})
    module = enter_theory(own) if own else "user"
    after = _after(boards) if any(word.name == _MAKE_MOVE for word in bias.body) else {}
    everywhere = {**boards, **{name: board for name, (_, _, board) in after.items()}}
    for word in bias.body:
        if word.negated:
            facts: Iterable[str] = [_denial(word)]
        elif word.name == _MAKE_MOVE:
            facts = _moves_made(word, after)
        else:
            signature = known[word.name, word.arity]
            facts = _facts(signature, module if _own_word(word, own) else "user", everywhere)
        yield from _or_none(word, facts)


def _denial(word: Word) -> str:
    """All that does not hold would be too much: the one thing in here that is a rule."""
    arguments = ", ".join(f"X{place}" for place in range(word.arity))
    return f"{popper_name(word)}({arguments}) :- \\+ {word.name}({arguments})."


def _own_word(word: Word, own: Theory | None) -> bool:
    return own is not None and (word.name, word.arity) in signatures_of(own)


def _or_none(word: Word, facts: Iterable[str]) -> Iterator[str]:
    """A word that holds of nothing still has to be there: to Prolog, unknown is an error."""
    empty = True
    for fact in facts:
        empty = False
        yield fact
    if empty:
        yield f"{word.name}({', '.join(['none'] * word.arity)}) :- fail."


def _after(boards: Boards) -> dict[str, tuple[str, chess.Move, chess.Board]]:
    """The positions after each legal move: by name, the position before, the move and the board."""
    found = {}
    for name, board in boards.items():
        for move in board.legal_moves:
            board.push(move)
            found[f"{name}_{_word(move)}"] = (name, move, board.copy(stack=False))
            board.pop()
    return found


def _word(move: chess.Move) -> str:
    """The move as part of a name; the piece that a pawn becomes is told unless it is a queen."""
    return move.uci().removesuffix("q")


def _moves_made(
    word: Word, after: Mapping[str, tuple[str, chess.Move, chess.Board]]
) -> Iterator[str]:
    for name, (before, move, _) in after.items():
        squares = f"{chess.square_name(move.from_square)}, {chess.square_name(move.to_square)}"
        becomes = chess.piece_name(move.promotion) if move.promotion else "none"
        if word.arity == _SQUARES + 1:
            yield f"{_MAKE_MOVE}({squares}, {becomes}, {before}, {name})."
        elif becomes in ("none", "queen"):
            yield f"{_MAKE_MOVE}({squares}, {before}, {name})."


def _facts(signature: Signature, module: str, boards: Boards) -> Iterator[str]:
    """All that holds, found by Prolog with the positions bound and everything else free."""
    positions = [n for n, p in enumerate(signature.parameters) if p.type == "position"]
    if len(positions) > 1:
        raise ClausewitzError(
            f"{signature.indicator} is of two positions; only make_move can be, for Popper"
        )
    arguments = [f"X{n}" for n in range(len(signature.parameters))]
    written = [f"{{{name}}}" for name in arguments]
    for place in positions:
        arguments[place], written[place] = "_Position", "{Name}"
    form = f"{signature.name}({', '.join(written)})."
    goal = f"{_domains(signature)}{module}:{signature.name}({', '.join(arguments)})"
    if not positions:
        yield from dict.fromkeys(form.format_map(row) for row in _answers(goal))
        return
    for batch in _batches(boards):
        pairs = ", ".join(f'{name}-"{fen_of(boards[name])}"' for name in batch)
        there = f"member(Name-_Fen, [{pairs}]), fen_position(_Fen, _Position)"
        yield from dict.fromkeys(form.format_map(row) for row in _answers(f"{there}, {goal}"))


def _domains(signature: Signature) -> str:
    """What must be bound and is not a position takes all values of its type."""
    return "".join(
        f"member(X{n}, [{', '.join(map(str, sorted(CONSTANTS[p.type], key=str)))}]), "
        for n, p in enumerate(signature.parameters)
        if p.mode == BOUND and p.type != "position"
    )


def _answers(goal: str) -> list[dict[str, str]]:
    return prolog().query(goal, most=_MOST).rows


def _batches(names: Iterable[str]) -> Iterator[Sequence[str]]:
    waiting = iter(names)
    while batch := list(islice(waiting, _BATCH)):
        yield batch
