"""What the coach overlooks: its missed tactics and the signs of `annotate` beside Stockfish.

    python bench/coach_misses.py GAMES --player NAME [--player NAME …] [--games N] [--show]

The games of each player are judged as `coach` and `annotate` judge them. Stockfish goes through
them at depth 10, and looks at depth 16 wherever a move seems to give something away, is listed, or
has a sign; what it said is saved, so that a second run is cheap and one that was stopped goes on.

A missed tactic is *sure* if the move gives away 200 hundredths of a pawn or more at depth 16, and
the best one is a check, a capture or a mate, and worth at least 100. It is *listed* if the coach
names a tactic there that was missed or overlooked. What is listed, and a sign ($2, $4, $6), is
*confirmed* if the coach's move is worth a pawn more than the one that was played. A mate counts as
twenty pawns; where both moves mate, the coach is right if its mate is two moves shorter or more. In
brackets stand 95 % Wilson intervals.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path

import chess
import chess.pgn

from clausewitz.cli.progress import ProgressLine
from clausewitz.coaching.annotated_games import ReadyGame, annotate
from clausewitz.coaching.game_parts import PartGame, game_files, judged_games
from clausewitz.coaching.game_records import side_of
from clausewitz.coaching.judged_moves import Chance, JudgedMove
from clausewitz.coaching.judges import JudgeRequest
from clausewitz.engines.engine_names import find_engine
from clausewitz.engines.move_values import MOST, STALEMATE, Value
from clausewitz.engines.uci.uci_info import searched
from clausewitz.engines.uci.uci_process import UciProcess
from clausewitz.games.pgn import game_of, refusal
from clausewitz.position.board import after_move, fen_of
from clausewitz.runs.progress import Progress, Tell
from clausewitz.support.data import cache_dir
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import append_text
from themes import markdown, rate

SHALLOW, DEEP = 10, 16
DOUBTFUL = 120
"""Hundredths given away at the small depth that are looked at with the full one."""
HOPE = 50
"""Hundredths that the best move is worth then at least."""
SURE = 200
"""Hundredths that a missed tactic gives away."""
WINS = 100
"""Hundredths that it is worth at least."""
STILL_WON = 300
"""Hundredths: with more, the game was still won after the move that was played."""
PAWN = 100
SHORTER = 2
"""Moves by which a mate must be shorter than another to be better."""
MATED = Value(mate=0)
"""Of the side to move, where the game is over."""
SIGNS = {chess.pgn.NAG_BLUNDER: "??", chess.pgn.NAG_MISTAKE: "?", chess.pgn.NAG_DUBIOUS_MOVE: "?!"}
_PATIENCE = 600.0


class Reference:
    """Stockfish, which forgets everything before each search; what it said is saved."""

    def __init__(self) -> None:
        self._process = UciProcess(Path(find_engine("stockfish").path), _PATIENCE)
        name = self._process.named.name.replace(" ", "-").lower()
        self._path = cache_dir("coach") / f"{name}-positions.jsonl"
        self._known: dict[tuple[str, int], tuple[str, Value]] = {}
        text = self._path.read_text(encoding="utf-8") if self._path.exists() else ""
        for line in text.splitlines():
            fen, depth, move, value = json.loads(line)
            self._known[fen, depth] = move, Value.restored(value)

    def best(self, board: chess.Board, depth: int) -> tuple[str, Value]:
        """The best move, and what it is worth; in a game that is over, none."""
        if board.is_checkmate():
            return "", MATED
        if not any(board.legal_moves) or board.is_insufficient_material():
            return "", STALEMATE
        key = fen_of(board), depth
        if key not in self._known:
            self._process.new_game()
            self._process.send(f"position fen {key[0]}", f"go depth {depth}")
            found = searched(self._process.answer()).lines[1]
            append_text(self._path, json.dumps([*key, found.move, found.value.stored()]) + "\n")
            self._known[key] = found.move, found.value
        return self._known[key]

    def value(self, board: chess.Board, move: chess.Move, depth: int) -> Value:
        """What a move is worth to who makes it."""
        answer = self.best(after_move(board, move), depth)[1]
        if answer.mate is None:
            return answer.turned()
        return Value(mate=-answer.mate + (answer.mate <= 0))  # a move more until one's own mate

    def close(self) -> None:
        self._process.kill()


@dataclass(frozen=True, slots=True)
class LookedAt:
    """A move of a player: what the coach says of it, and Stockfish."""

    place: str
    move: JudgedMove
    chance: Chance | None
    sign: str
    """As people write it, or nothing."""
    comment: str
    best: str
    """Stockfish's move."""
    best_value: Value
    value: Value
    """Of the move that was played, as Stockfish sees it."""
    ours: Value
    """Of the coach's best move, as Stockfish sees it."""

    @property
    def is_listed(self) -> bool:
        return self.chance is not None and (self.chance.missed or self.chance.overlooked)

    @property
    def is_sure(self) -> bool:
        """Whether a tactic was missed by Stockfish's word."""
        best = self.best_value.clipped()
        is_much = best - self.value.clipped() >= SURE and best >= WINS
        return is_much and (best >= MOST or _is_forcing(self.move.board, self.best))

    @property
    def is_open(self) -> bool:
        """Whether the game was not won after the move."""
        return self.value.clipped() <= STILL_WON

    @property
    def is_confirmed(self) -> bool:
        """Whether the coach's move is better than the one that was played."""
        if min(self.ours.mate or 0, self.value.mate or 0) > 0:
            return (self.value.mate or 0) - (self.ours.mate or 0) >= SHORTER
        return self.ours.clipped() - self.value.clipped() >= PAWN

    def shown(self) -> str:
        move = self.move
        kind = "none" if self.chance is None else "neither"
        if self.chance is not None:
            kinds = ("missed", "overlooked", "taken")
            kind = next((name for name in kinds if getattr(self.chance, name)), kind)
        return (
            f"{self.place} {fen_of(move.board)} "
            f"played {move.move} {self.value.stored()} (ours {move.value}); "
            f"Stockfish {self.best} {self.best_value.stored()}; "
            f"ours {move.best.move} {move.best.score} "
            f"({self.ours.stored()}); {kind} {sorted(move.classes)} {self.sign} {move.care.name}"
        )


def _is_forcing(board: chess.Board, uci: str) -> bool:
    move = chess.Move.from_uci(uci)
    return board.is_capture(move) or board.gives_check(move)


def games_of(
    path: Path, players: Sequence[str], first: int, most: int
) -> list[tuple[PartGame, str]]:
    """So many games of each player from a certain one on, each with the player's name; without
    any players, games of everybody. The players take turns."""
    found: dict[str, list[PartGame]] = {player: [] for player in players or [""]}
    wanted = first - 1 + most
    for part in game_files([path])[0].parts():
        for number, text in enumerate(part.texts):
            lacking = [player for player, games in found.items() if len(games) < wanted]
            if not lacking:
                break
            if not any(player.casefold().encode() in text.lower() for player in lacking):
                continue  # reading a game takes long
            game = game_of(text)
            if game is None or refusal(game):
                continue
            one = PartGame(part.first + number, game)
            for player in lacking:
                if not player or side_of(one, player) is not None:
                    found[player].append(one)
    turns = zip_longest(*(games[first - 1 :] for games in found.values()))
    return [
        (game, player)
        for games in turns
        for game, player in zip(games, found, strict=True)
        if game is not None
    ]


@dataclass(slots=True)
class Measured:
    """What was looked at so far."""

    moves: list[LookedAt] = field(default_factory=list)
    games: int = 0
    seconds: float = 0.0
    """Of CPU that the coach took."""


def measure(
    games: Sequence[tuple[PartGame, str]],
    request: JudgeRequest,
    reference: Reference,
    tell: Tell,
    show: bool,
) -> Measured:
    """The moves of the players that matter; of a run that is stopped, those of the games before."""
    measured = Measured()
    try:
        for game, player in games:
            started = time.process_time()
            (ready,) = judged_games([game], request)
            annotate([ready])
            measured.seconds += time.process_time() - started
            found = list(looked_at(ready, game, player, reference))
            if show:
                print(*wrong(found), sep="", end="", flush=True)
            measured.moves += found
            measured.games += 1
            tell(Progress("games", measured.games, len(games)))
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
    return measured


def looked_at(
    ready: ReadyGame, game: PartGame, player: str, reference: Reference
) -> Iterator[LookedAt]:
    """The moves of a player, or of both, that give something away or have a sign."""
    side = side_of(game, player) if player else None
    chances = {chance.at: chance for chance in ready.judged.chances}
    for at, node in enumerate(game.game.mainline()):
        move = ready.judged.moves[at]
        if side in (None, move.board.turn):
            signs = [sign for nag, sign in SIGNS.items() if nag in node.nags]
            place = f"{game.number}:{node.ply()}"
            comment = node.comment
            yield from _looked_at(place, move, chances.get(at), "".join(signs), comment, reference)


def _looked_at(
    place: str,
    move: JudgedMove,
    chance: Chance | None,
    sign: str,
    comment: str,
    reference: Reference,
) -> Iterator[LookedAt]:
    board = move.board.copy(stack=False)
    first = reference.best(board, SHALLOW)[1].clipped()
    loss = first - reference.value(board, move.move, SHALLOW).clipped()
    is_doubtful = loss >= DOUBTFUL and first >= HOPE
    is_listed = chance is not None and not chance.taken
    if is_doubtful or sign or is_listed:
        best, best_value = reference.best(board, DEEP)
        value = reference.value(board, move.move, DEEP)
        ours = reference.value(board, move.best.move, DEEP) if sign or is_listed else best_value
        yield LookedAt(place, move, chance, sign, comment, best, best_value, value, ours)


def figures(found: Sequence[LookedAt]) -> Iterator[str]:
    sure = [one for one in found if one.is_sure]
    open_still = [one for one in sure if one.is_open]
    listed = [one for one in found if one.is_listed]
    missed = [one for one in listed if one.chance is not None and one.chance.missed]
    signed = [one for one in found if one.sign]
    rows = [
        ("sure misses, not won after the move: listed", *_share([o.is_listed for o in open_still])),
        ("all sure misses: listed", *_share([one.is_listed for one in sure])),
        ("listed: confirmed at a pawn", *_share([one.is_confirmed for one in listed])),
        ("of these, called missed", *_share([one.is_confirmed for one in missed])),
        ("signs: confirmed at a pawn", *_share([one.is_confirmed for one in signed])),
    ]
    for sign in SIGNS.values():
        right = [one.is_confirmed for one in signed if one.sign == sign]
        rows.append((f"of these {sign}", *_share(right)))
    yield from markdown(("what", "moves", "share"), rows, 1)


def _share(flags: Sequence[bool]) -> tuple[str, str]:
    return f"{sum(flags)} of {len(flags)}", rate(sum(flags), len(flags))


def wrong(found: Sequence[LookedAt]) -> Iterator[str]:
    """What is not listed though it is sure, and what is not confirmed, each with an end of line."""
    for one in found:
        if one.is_sure and not one.is_listed:
            yield f"NOT LISTED {'open' if one.is_open else 'won'} {one.shown()}\n"
        if one.is_listed and not one.is_confirmed:
            yield f"NOT CONFIRMED {one.shown()}\n"
        if one.sign and not one.is_confirmed:
            yield f"SIGN {one.shown()} {one.comment[:100]}\n"


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    add = parser.add_argument
    add("file", type=Path, metavar="GAMES", help="games in PGN, may be compressed")
    add("--player", action="append", default=[], metavar="NAME", help="whose moves; all by default")
    add("--first", type=int, default=1, help="number of the first game of each player")
    add("--games", type=int, default=20, help="of each player, 20 by default")
    add("--nodes", type=int, default=JudgeRequest().nodes, help="as of coach")
    add("--show", action="store_true", help="print what is not listed or not confirmed")
    return parser.parse_args()


def main() -> int:
    chosen = options()
    reference = None
    try:
        reference = Reference()
        with ProgressLine() as tell:
            games = games_of(chosen.file, chosen.player, chosen.first, chosen.games)
            request = JudgeRequest(nodes=chosen.nodes)
            measured = measure(games, request, reference, tell, chosen.show)
    except ClausewitzError as error:
        print(error, file=sys.stderr)
        return 2
    finally:
        if reference is not None:
            reference.close()
    cost = measured.seconds / max(1, measured.games)
    print(f"{measured.games} games, {cost:.1f} s of CPU for each\n")
    print(*figures(measured.moves), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
