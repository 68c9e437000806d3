"""Games in PGN: split quickly, sorted out by their tags, their moves read only when drawn.

python-chess reads a game in tens of milliseconds. A month of Lichess has a hundred million games,
so the file is cut into games by blank lines and tags, and only drawn games are played through.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from random import Random

import chess

from clausewitz.games.example import (
    Example,
    PassedOverError,
    RatingRange,
    Record,
    lichess_game,
    rating_of,
)
from clausewitz.games.pgn import MARK, decoded, other_variant
from clausewitz.games.published_files import Source
from clausewitz.position.board import fen_of, parse_fen
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.limits import DEEPEST_VARIATIONS, LONGEST_GAME, LONGEST_PLAY

_BETWEEN_GAMES = b"\n\n["
_FIRST_TAG = b'\n[Event "'
_TAG_GOES_ON = re.compile(rb'\w+[ \t]+"')
_TAG = re.compile(
    r'^\[(Site|Variant|Termination|Result|WhiteElo|BlackElo|FEN)[ \t]+"([^\n]*)"[ \t]*\]',
    re.MULTILINE,
)
_BEGINS = re.compile(rb"^[ \t]*(?:\[|1[ \t]*\.)", re.MULTILINE)
_HEAD = re.compile(rb"\s*(?:\[[^\n]*(?:\n|\Z))*")

_COMMENT = re.compile(r"\{[^}]*(?:\}|\Z)|;[^\n]*|^%[^\n]*", re.MULTILINE)
_BRACKET = re.compile(r"([()])")
_NO_MOVE = re.compile(r"\$\d+|\d+\.+|[!?]+")
_SAN = re.compile(
    r"(?:[NBRQK]?[a-h]?[1-8]?[x-]?[a-h][1-8](?:=?[NBRQ])?|[O0]-[O0](?:-[O0])?)[+#]?", re.ASCII
)
_RESULTS = frozenset(("1-0", "0-1", "1/2-1/2", "*"))

_ENDED_WELL = frozenset(("", "normal", "time forfeit"))


@dataclass(frozen=True, slots=True)
class GameSampleRequest:
    """Which games, and which positions of them."""

    min_move: int = 12
    per_game: int = 1
    ratings: RatingRange | None = None  # both players


@dataclass(frozen=True, slots=True)
class _Game:
    tags: dict[str, str]  # those that matter here
    movetext: bytes
    place: str  # file and number

    @property
    def address(self) -> str | None:
        return lichess_game(self.tags.get("Site", ""))

    @property
    def name(self) -> str:
        """What distinguishes the game from others; games of the same moves are one."""
        moves = b" ".join(self.movetext.split())
        return self.address or f"moves {blake2b(moves, digest_size=16).hexdigest()}"

    @property
    def ratings(self) -> tuple[int | None, int | None]:
        """White's and Black's."""
        return rating_of(self.tags.get("WhiteElo", "")), rating_of(self.tags.get("BlackElo", ""))

    def source(self, board: chess.Board) -> str:
        """The game and the plies before the position, in the form that Lichess understands."""
        address = self.address
        return f"{f'https://{address}' if address else self.place}#{board.ply()}"


def games(source: Source, request: GameSampleRequest) -> Iterator[Record | str]:
    """The games of a file that may be drawn; a reason in place of each that may not."""
    for number, text in enumerate(split_games(source, source.blocks()), 1):
        game = _read(text, f"{source.name}/{number}")
        yield _refusal(game, request) or _record(game, request)


def _record(game: _Game, request: GameSampleRequest) -> Record:
    name = game.name
    return Record(name, name, True, partial(_examples, game, request))


def split_games(source: Source, blocks: Iterator[bytes]) -> Iterator[bytes]:
    """The text of each game in blocks that were taken from a source, tags first."""
    pending, lines = b"", 1
    for block in blocks:
        text = pending + block.replace(b"\r", b"")
        *whole, pending = _pieces(text)
        yield from filter(_is_game, whole)
        lines += text.count(b"\n") - pending.count(b"\n")
        if len(pending) > LONGEST_GAME:
            words = f"a game of more than {LONGEST_GAME:,} bytes"
            raise ClausewitzError(f"{source.path}:{lines}: {words}")
    yield from filter(_is_game, [pending])


def _pieces(text: bytes) -> Iterator[bytes]:
    """Cut where tags begin: behind a blank line, or where an Event stands first without one."""
    piece, *parts = text.split(_BETWEEN_GAMES)
    for part in parts:
        if _TAG_GOES_ON.match(part):
            yield from _at_events(piece)
            piece = b"[" + part
        else:  # a comment has a blank line in it
            piece += _BETWEEN_GAMES + part
    yield from _at_events(piece)


def _at_events(piece: bytes) -> Iterable[bytes]:
    first, *rest = piece.split(_FIRST_TAG)
    return [first, *(_FIRST_TAG + part for part in rest)]


def _is_game(text: bytes) -> bool:
    """Not just the comment before the first game, or the blank lines behind the last."""
    return bool(_BEGINS.search(text.removeprefix(MARK)))


def _read(text: bytes, place: str) -> _Game:
    text = text.removeprefix(MARK).lstrip()
    head = _HEAD.match(text)
    end = head.end() if head else 0
    return _Game(dict(_TAG.findall(decoded(text[:end]))), text[end:], place)


def _refusal(game: _Game, request: GameSampleRequest) -> str | None:
    if other_variant(game.tags.get("Variant", "")):
        return "not of standard chess"
    if game.tags.get("Termination", "").lower() not in _ENDED_WELL:
        return "not ended normally or on time"
    if game.tags.get("Result") == "*":
        return "not ended"
    return request.ratings.refusal(game.ratings) if request.ratings else None


def _examples(game: _Game, request: GameSampleRequest, chooser: Random) -> list[Example]:
    moves = main_line(decoded(game.movetext))
    try:
        board = parse_fen(game.tags.get("FEN", chess.STARTING_FEN))
        first = max(0, 2 * (request.min_move - board.fullmove_number) - (board.turn == chess.BLACK))
        plies = range(first, len(moves))
        if not plies:
            raise PassedOverError("too short")
        chosen = chooser.sample(plies, min(request.per_game, len(plies)))
        found = dict.fromkeys(chosen, Example("", ""))
        for ply in range(max(chosen) + 1):
            move = board.parse_san(moves[ply])
            if ply in found:
                found[ply] = _example(game, board, move)
            board.push(move)
    except ValueError:
        raise PassedOverError("unreadable") from None
    return list(found.values())


def _example(game: _Game, board: chess.Board, move: chess.Move) -> Example:
    white, black = game.ratings
    rating = white if board.turn else black
    return Example(fen_of(board), move.uci(), source=game.source(board), rating=rating)


def main_line(movetext: str) -> list[str]:
    """The moves played, in SAN, without comments, variations and signs."""
    text = _without_variations(_COMMENT.sub(" ", movetext))
    moves = []
    for token in _NO_MOVE.sub(" ", text).split():
        if token in _RESULTS:
            break
        if not _SAN.fullmatch(token):
            raise PassedOverError("unreadable")
        moves.append(token)
        if len(moves) > LONGEST_PLAY:
            raise PassedOverError("too long")
    return moves


def _without_variations(text: str) -> str:
    """The text outside of all brackets; one that has no other stays, and is no move."""
    outside: list[str] = []
    opened: list[int] = []
    for piece in _BRACKET.split(text):
        if piece == "(":
            opened.append(len(outside))
        elif piece == ")" and opened:
            del outside[opened.pop() :]
            piece = " "
        outside.append(piece)
        if len(opened) > DEEPEST_VARIATIONS:
            raise PassedOverError("unreadable")
    return "".join(outside)
