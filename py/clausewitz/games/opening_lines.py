"""Lines of opening play: facts opening(Eco, Name, Moves), and games of the user in PGN."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import chess

from clausewitz.clauses import ClauseError, Text, read_text
from clausewitz.clauses.syntax import Compound, Sentence, read_sentences
from clausewitz.games.published_files import Source
from clausewitz.support.data import cached, data_dir, package_sources
from clausewitz.support.errors import ClausewitzError

if TYPE_CHECKING:  # it takes long to load, and the names of openings do without it
    import chess.pgn

LONGEST = 40
"""Plies that are taken of a game; what comes later is no opening. The table has at most 36."""

_LARGEST = 1 << 24  # bytes of games: a repertoire, not a month of Lichess
_NUMBER = re.compile(r"\b\d+\s*\.+")


@dataclass(frozen=True, slots=True)
class OpeningLine:
    """A named line of play from the start position."""

    eco: str
    """The code of the Encyclopaedia of Chess Openings, A00 to E99; empty if unknown."""
    name: str
    moves: tuple[str, ...]  # in SAN
    place: str  # where it was read
    own: bool = False  # added by the user

    @property
    def title(self) -> str:
        return f"{self.eco} {self.name}".strip()


@dataclass(frozen=True, slots=True)
class OpeningGames:
    """The lines of a PGN file, and one line of words about games that could not be used."""

    lines: list[OpeningLine]
    passed_over: str = ""


def table_file() -> Path:
    """The table of openings that ships with the project."""
    return data_dir("logic") / "openings" / "eco.pl"


def read_lines(path: Path) -> OpeningGames:
    """A user's lines: facts in a file named .pl, games in any other."""
    if path.suffix == ".pl":
        return OpeningGames(read_facts(path, own=True))
    return read_games(path)


def read_facts(path: Path, *, own: bool = False) -> list[OpeningLine]:
    """The facts opening(Eco, Name, Moves) of a file; anything else in it is refused."""
    sentences = read_sentences(read_text(path), str(path))
    if not sentences:
        raise ClausewitzError(f"{path}: there is no opening in it")
    return [_line(sentence, str(path), own) for sentence in sentences]


def _line(sentence: Sentence, source: str, own: bool) -> OpeningLine:
    match sentence.head:
        case Compound("opening", (str(eco), Text(name), Text(moves))) if not sentence.body:
            if played := tuple(moves.split()):
                return OpeningLine(eco, name, played, f"{source}:{sentence.line}", own)
    expected = """not a fact such as opening('B20', "Sicilian defence", "e4 c5")"""
    raise ClauseError(source, sentence.line, expected)


def read_games(path: Path) -> OpeningGames:
    """The lines of the games of a PGN file, every variation a line of its own.

    A game that cannot be played through is passed over whole; a file without one that can is
    refused.
    """
    from clausewitz.games.pgn import Builder, text_lines, visited

    lines: list[OpeningLine] = []
    refused: list[str] = []
    number = 0
    for number, game in enumerate(visited(text_lines(_few_lines(path), path), Builder), 1):
        place = f"{path}, game {number}"
        if reason := _refusal(game):
            refused.append(f"game {number}: {reason}")
        else:
            lines += _lines(game, place, path.stem)
    if not lines:
        why = f" ({refused[0]})" if refused else ""
        raise ClausewitzError(f"{path}: there is no game to take a line from{why}")
    if not refused:
        return OpeningGames(lines)
    return OpeningGames(
        lines, f"{path}: {len(refused)} of {number} games passed over ({refused[0]})"
    )


def _few_lines(path: Path) -> Iterator[bytes]:
    size = 0
    for line in Source(path).lines():
        size += len(line)
        if size > _LARGEST:
            raise ClausewitzError(f"{path}: more than {_LARGEST >> 20} MB of games for an opening")
        yield line


def _refusal(game: "chess.pgn.Game") -> str:
    from clausewitz.games.pgn import refusal

    why = refusal(game)
    if not why and game.board() != chess.Board():
        return "it does not begin at the start position"
    return why


def _lines(game: "chess.pgn.Game", place: str, otherwise: str) -> Iterator[OpeningLine]:
    eco = _header(game, "ECO")
    opening = [text for tag in ("Opening", "Variation") if (text := _header(game, tag))]
    name = ": ".join(opening) or _header(game, "Event") or otherwise
    for moves in _leaves(game):
        yield OpeningLine(eco, name, moves, place, own=True)


def _header(game: "chess.pgn.Game", tag: str) -> str:
    """What the tag says, on one line; nothing where it says that nothing is known."""
    text = " ".join(game.headers.get(tag, "").split())
    return "" if text == "?" else text


def _leaves(game: "chess.pgn.Game") -> Iterator[tuple[str, ...]]:
    """The moves from the start to each end of the game and of its variations."""
    waiting: list[tuple[chess.pgn.GameNode, chess.Board, tuple[str, ...]]]
    waiting = [(game, game.board(), ())]
    while waiting:
        node, board, moves = waiting.pop()
        followed = [child for child in node.variations if child.move and len(moves) < LONGEST]
        if moves and not followed:
            yield moves
        for child in reversed(followed):
            after = board.copy(stack=False)
            waiting.append((child, after, (*moves, after.san_and_push(child.move))))


def play_moves(board: chess.Board, moves: str) -> chess.Board:
    """The board after moves in SAN or UCI, numbered or not, which stay on its stack."""
    board = board.copy()
    for word in _NUMBER.sub(" ", moves).split():
        board.push(_parsed(board, word))
    return board


def _parsed(board: chess.Board, word: str) -> chess.Move:
    for parse in (board.parse_san, board.parse_uci):
        try:
            if move := parse(word):
                return move
        except ValueError:
            continue
    raise ClausewitzError(f'"{word}" is not a legal move in {board.fen()}')


@cache
def named_positions() -> dict[str, list[str]]:
    """By position; it takes a second to play all lines, so that is done once."""
    sources = [read_text(table_file()), *package_sources("games/opening_lines.py")]
    found: dict[str, list[str]] = cached("opening-names", sources, _named_positions)
    return found


def _named_positions() -> dict[str, list[str]]:
    """The position at the end of each line; of two names for one position, that read first."""
    board, played = chess.Board(), list[str]()
    found: dict[str, list[str]] = {}
    for line in sorted(read_facts(table_file()), key=lambda line: line.moves):
        shared = 0
        while shared < len(played) and line.moves[shared : shared + 1] == (played[shared],):
            shared += 1
        for _ in played[shared:]:
            board.pop()
        for san in line.moves[shared:]:
            board.push_san(san)
        played = list(line.moves)
        found.setdefault(position_key(board), [line.eco, line.name])
    return found


def position_key(board: chess.Board) -> str:
    """The pieces and who is to move: by other moves the same opening is reached."""
    return f"{board.board_fen()} {'w' if board.turn else 'b'}"
