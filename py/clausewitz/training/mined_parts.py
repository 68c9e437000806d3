"""Parts of files of games, mined for puzzles: rows in the columns of the Lichess puzzle file."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

import chess

from clausewitz.coaching.game_judge import judged_game
from clausewitz.coaching.game_parts import PartGame, done_part, sorted_out
from clausewitz.coaching.game_records import side_of
from clausewitz.coaching.judges import JudgeRequest, judge_of
from clausewitz.engines.own.searcher import mate_distance
from clausewitz.games.line_files import LinePart
from clausewitz.games.move_lines import MoveLine
from clausewitz.position.board import fen_of
from clausewitz.runs.part_runs import DonePart, FileOutput, RunWords, StreamOutput
from clausewitz.support.escapes import csv_text, for_cell
from clausewitz.tactics.motifs.line_cases import line_cases
from clausewitz.tactics.motifs.tagger import literature_tagger
from clausewitz.training.puzzle_choice import PuzzleChoice
from clausewitz.training.puzzle_miner import MinedPuzzle, mined
from clausewitz.training.puzzle_ratings import shipped_weights

MINING = RunWords("run of mine", "game", "games", "mined")
COLUMNS = (
    *("PuzzleId", "FEN", "Moves", "Rating", "RatingDeviation", "Popularity", "NbPlays"),
    *("Themes", "GameUrl", "OpeningTags"),
)
_RATING = COLUMNS.index("Rating")
HEADING = f"{','.join(COLUMNS)}\n"
_ADDRESS = re.compile(r"https?://[\w.-]+(?:/[\w.-]+)*", re.ASCII)
_NAME_PARTS = re.compile(r"[\w'-]+")
_LENGTHS = {1: "oneMove", 2: "short", 3: "long"}
_CRUSHING, _ADVANTAGE = 600, 200  # hundredths, as Lichess has them
_ENDGAME = 6  # pieces of both sides, beside kings and pawns
_OPENING = 10  # moves
_PLAIN = (chess.KING, chess.PAWN)
_ANY = PuzzleChoice()


def mine_part(
    request: JudgeRequest,
    part: LinePart,
    player: str | None = None,
    choice: PuzzleChoice = _ANY,
) -> DonePart:
    """The puzzles of a part that are wanted, a row for each; `found` counts them.

    Those of a player are positions in which it was that player's turn.
    """
    games, unread = sorted_out(part)
    judge = judge_of(request)
    found: list[tuple[PartGame, MinedPuzzle]] = []
    for one in games:
        side = None if player is None else side_of(one, player)
        if player is not None and side is None:
            continue
        judged = judged_game(one.game.board(), list(one.game.mainline_moves()), judge)
        own = [chance for chance in judged.chances if side in (None, chance.move.board.turn)]
        found += [(one, puzzle) for puzzle in mined(own, judge)]
    rows = list[Iterable[str]]()
    for (one, puzzle), themes in zip(found, puzzle_themes([p for _, p in found]), strict=True):
        opening = "_".join(_NAME_PARTS.findall(one.game.headers.get("Opening", "")))
        cells = puzzle_cells(puzzle, themes, f"cw{puzzle.key}", _address(one, puzzle), opening)
        if choice.wants_themes(themes) and choice.wants_rating(int(cells[_RATING])):
            rows.append(map(for_cell, cells))
    return done_part(part, csv_text(rows), len(games), len(rows), unread)


def puzzle_cells(
    puzzle: MinedPuzzle, themes: Sequence[str], name: str, address: str = "", opening: str = ""
) -> list[str]:
    """The row of a puzzle; nobody has played it yet."""
    weights = shipped_weights()
    return [
        name,
        fen_of(puzzle.start),
        " ".join(move.uci() for move in puzzle.moves),
        str(weights.rating(puzzle.start, puzzle.moves)),
        str(weights.deviation),
        *("0", "0"),
        " ".join(sorted(themes)),
        address,
        opening,
    ]


def _address(one: PartGame, puzzle: MinedPuzzle) -> str:
    """Where the game is, and after how many half moves the puzzle begins."""
    site = one.game.headers.get("Site", "")
    return f"{site}#{puzzle.board.ply()}" if _ADDRESS.fullmatch(site) else ""


def puzzle_themes(puzzles: Sequence[MinedPuzzle]) -> Iterator[list[str]]:
    """Motifs as `tag` finds them, and what Lichess says of every puzzle besides."""
    lines = [
        MoveLine(puzzle.key, fen_of(puzzle.start), tuple(m.uci() for m in puzzle.moves), True)
        for puzzle in puzzles
    ]
    cases = line_cases(lines)
    found = dict(zip(cases.numbers, literature_tagger().tags(cases, proofs=False), strict=True))
    for number, puzzle in enumerate(puzzles):
        yield sorted({*(tag.name for tag in found.get(number, [])), *_general(puzzle)})


def _general(puzzle: MinedPuzzle) -> Iterator[str]:
    yield _LENGTHS.get(puzzle.turns, "veryLong")
    if mate_distance(puzzle.score) is None:
        yield "crushing" if puzzle.score >= _CRUSHING else "advantage"
    board = puzzle.board
    pieces = [piece for piece in board.piece_map().values() if piece.piece_type not in _PLAIN]
    if len(pieces) <= _ENDGAME:
        yield "endgame"
    else:
        yield "opening" if board.fullmove_number <= _OPENING else "middlegame"


class OnceOutput(FileOutput):
    """A file of puzzles in which none occurs twice, also if the run was stopped between them."""

    def go_on_from(self, content: bytes) -> None:
        self._known = {line.partition(",")[0] for line in content.decode().splitlines()}

    def add(self, part: DonePart, read: str) -> None:
        super().add(once(part, self._known), read)


class OnceStream(StreamOutput):
    """The same where nothing can be resumed."""

    def __init__(self, write: Callable[[str], object]) -> None:
        super().__init__(write)
        self._known: set[str] = set()

    def add(self, part: DonePart, read: str) -> None:
        super().add(once(part, self._known), read)


def once(part: DonePart, known: set[str]) -> DonePart:
    """The part without the puzzles that are known, which are these and those before."""
    new = []
    for line in part.text.decode().splitlines(keepends=True):
        name = line.partition(",")[0]
        if name not in known:
            known.add(name)
            new.append(line)
    text = "".join(new).encode()
    return DonePart(text, part.lines, len(new), part.unread, part.reported, part.taken)
