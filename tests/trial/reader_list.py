"""Every reader of the project, what it is given, and how what it accepts is used at once.

A reader gets the path of a file that somebody else wrote. What it accepts is used as a command
would: clauses, patterns, trees and weights are run in the kernel on a few positions.
"""

import bz2
import gzip
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import chess
import numpy as np
import zstandard

from clausewitz import kernel
from clausewitz.board import parse_fen
from clausewitz.clauses import Theory, read_text, read_theory
from clausewitz.endgames.endgame_classes import parse_classes
from clausewitz.endgames.move_choice import Chooser
from clausewitz.endgames.player_files import read_player
from clausewitz.endgames.tree_clauses import clauses_of
from clausewitz.engine.evaluation_weights import read_weights as read_engine_weights
from clausewitz.engine.search_limit import Limit
from clausewitz.engine.searcher import Searcher
from clausewitz.engines.maia.network_weights import read_weights as read_network
from clausewitz.engines.uci_info import EngineFaultError, parse_info
from clausewitz.errors import ClausewitzError
from clausewitz.facts import asp_facts, board_from_asp, board_from_prolog, prolog_facts
from clausewitz.games import Source, all_puzzles, read_examples
from clausewitz.games.epd import read_epds
from clausewitz.games.game_stream import GameSampleRequest
from clausewitz.games.lichess_puzzles import PuzzleSampleRequest
from clausewitz.games.line_files import LineFile, LineKind
from clausewitz.games.line_readers import ReadGame
from clausewitz.games.line_readers import read_games as read_line_games
from clausewitz.games.line_readers import read_lines as read_move_lines
from clausewitz.games.move_lines import MoveLine
from clausewitz.games.opening_lines import read_lines as read_opening_lines
from clausewitz.games.pgn import pgn_games, read_game, refusal
from clausewitz.games.sampler import sample_games, sample_puzzles
from clausewitz.games.whole_games import read_games as read_whole_games
from clausewitz.games.written_moves import read_move
from clausewitz.learn.domain.domain_bias import read_domain_bias
from clausewitz.learn.popper.importer import import_task
from clausewitz.learn.search.enumerator import ClauseEnumerator
from clausewitz.learn.search.testers import KernelTester
from clausewitz.learn.space.hypothesis_space import Space
from clausewitz.learn.space.task import read_task
from clausewitz.metrics.report.writer import write_report
from clausewitz.motifs import motif_programs
from clausewitz.motifs.line_cases import LineCases, line_cases
from clausewitz.motifs.tagger import MotifTexts, Tagger
from clausewitz.patterns.graphs.pattern_files import read_patterns
from clausewitz.patterns.ranking.ranker import WAYS, ranker_of
from clausewitz.play.matches.match_folder import MatchFolder
from clausewitz.play.matches.start_positions import read_openings
from clausewitz.play.openings.cases import CaseBase
from clausewitz.play.players.paper_heuristic import weights as heuristic_weights
from clausewitz.play.players.parameters import parse_limit, parse_player
from clausewitz.play.uci.uci_options import Options
from clausewitz.play.uci.uci_parsing import CurrentPosition, limit_of, read_go
from clausewitz.puzzles.sheets.puzzle_lines import read_puzzles
from clausewitz.ranking.weights import read_weights as read_ranking_weights
from clausewitz.runs.run_folder import RunFolder
from clausewitz.tactics.by_kernel import (
    Cases,
    UnknownToKernelError,
    cases_of,
    tactic_matches,
)
from clausewitz.tactics.by_prolog import proposals
from trial import reader_seeds as seeds

Read = Callable[[Path], None]


@dataclass(frozen=True)
class Reader:
    """A reader with the files that mutants are made from."""

    name: str
    ending: str
    """Of the file's name: some readers go by it."""
    read: Read
    texts: Callable[[], tuple[bytes, ...]]
    packs: Callable[[bytes], bytes] | None = None
    whole: bool = False
    """Whether a part of a file makes no sense."""


@cache
def boards() -> list[chess.Board]:
    return [chess.Board(fen) for fen in seeds.FENS]


@cache
def _cases() -> Cases:
    return cases_of(boards()[:3])


@cache
def _lines() -> LineCases:
    moves = tuple("e2a6 b4c3 d2c3 e6d5".split())
    return line_cases([MoveLine("a", seeds.FENS[1], moves), MoveLine("b", seeds.FENS[0], moves[:0])])


def _fen(path: Path) -> None:
    board = parse_fen(read_text(path))
    kernel.legal_moves(kernel.from_board(board))


def _epd(path: Path) -> None:
    for position in read_epds(read_text(path), str(path), lambda line, _: line):
        kernel.legal_moves(kernel.from_board(position.board))


def _pgn(path: Path) -> None:
    for game in pgn_games(path):
        refusal(game)


def _game(path: Path) -> None:
    list(read_game(path).mainline_moves())


def _whole_games(path: Path) -> None:
    list(read_whole_games([path]))


def _sampled_games(path: Path) -> None:
    sample_games([Source(path)], 5, GameSampleRequest(min_move=2))


def _puzzles(path: Path) -> None:
    for puzzle in all_puzzles(Source(path)):
        if puzzle.cells.keys() >= {"FEN", "Moves"}:
            with suppress(ValueError):  # its own word for what cannot be played
                list(puzzle.solution())


def _sampled_puzzles(path: Path) -> None:
    sample_puzzles([Source(path)], 5, PuzzleSampleRequest())


def _examples(path: Path) -> None:
    list(read_examples(path))


def _line_file(path: Path) -> None:
    """Lines are read and their motifs looked for."""
    found: list[MoveLine] = []
    for part in LineFile(path).parts():
        if part.kind is LineKind.GAMES:
            games = [one for one in read_line_games(part, 6) if isinstance(one, ReadGame)]
            found += [line.line for game in games for line in game.lines]
        else:
            found += [line for line in read_move_lines(part) if isinstance(line, MoveLine)]
    _shipped_tagger().tags(line_cases(found[:200]))


@cache
def _shipped_tagger() -> Tagger:
    file = seeds.ROOT / "logic" / "motifs" / "literature" / "attacks.pl"
    return Tagger(MotifTexts(((str(file), file.read_text()),)))


def lines_tagged() -> None:
    """Motifs that ship, looked for in two lines."""
    _shipped_tagger().tags(_lines())


def _tactics(path: Path) -> None:
    theory = read_theory(path)
    _tried(theory)
    if theory.motifs:
        Tagger(MotifTexts(((str(path), read_text(path)),))).tags(_lines())


def _tried(theory: Theory) -> None:
    """By the kernel, and by Prolog where that is not possible."""
    for tactic in theory.tactics:
        try:
            tactic_matches(tactic, theory, _cases())
        except UnknownToKernelError:
            proposals(boards()[:1], theory)
            return


def _bias(path: Path) -> None:
    """Bodies of one and two literals are tried."""
    task = read_task(path)
    moves = [(board, next(iter(board.legal_moves))) for board in boards()[:3]]
    enumerator = ClauseEnumerator(Space(task.bias), KernelTester(moves, task.own))
    enumerator.next(enumerator.first())


def _patterns(path: Path) -> None:
    found = read_patterns(path)
    for way in WAYS:
        ranker = ranker_of(found, way)
        for board in boards()[:3]:
            ranker.rank(board)


def _player(path: Path) -> None:
    player = read_player(path)
    clauses_of(player.name, player.trees)
    parse_classes(player.classes)
    chooser = Chooser(player)
    for board in boards()[2:]:
        chooser.choose(board)
        chooser.reason(board)


def _engine_weights(path: Path) -> None:
    Searcher(read_engine_weights(path), megabytes=1).search(boards()[1], Limit(nodes=300))


def _heuristic_weights(path: Path) -> None:
    np.array(heuristic_weights(str(path)).values(), np.int64)


def _ranking_weights(path: Path) -> None:
    read_ranking_weights(path)


def _opening_lines(path: Path) -> None:
    CaseBase(read_opening_lines(path).lines).retrieve(boards()[0])


def _start_positions(path: Path) -> None:
    read_openings(path)


def _popper(path: Path) -> None:
    """A folder of which one file is the mutant: which one, the name says."""
    folder, which = path.parent / "popper", path.stem.removeprefix("popper-")
    folder.mkdir(exist_ok=True)
    for name, text in _popper_files().items():
        (folder / name).write_bytes(path.read_bytes() if name.startswith(which) else text)
    import_task(folder)


@cache
def _popper_files() -> dict[str, bytes]:
    places = {fen: f"p{number}" for number, fen in enumerate(seeds.FENS[:3])}
    moves = [next(iter(chess.Board(fen).legal_moves)).uci() for fen in places]
    book = "".join(f'fen({name}, "{fen}").\n' for fen, name in places.items())
    stated = [f"pos(f({n}, {m[:2]}, {m[2:4]})).\n" for n, m in zip(places.values(), moves, strict=True)]
    bias = (
        "head_pred(f, 3).\ntype(f, (position, square, square)).\ndirection(f, (in, out, out)).\n"
        "body_pred(captures, 3).\ntype(captures, (square, square, position)).\n"
        "direction(captures, (in, in, in)).\nbody_pred(legal_move, 3).\n"
        "type(legal_move, (square, square, position)).\ndirection(legal_move, (out, out, in)).\n"
        "max_vars(6).\nmax_body(3).\n"
    )
    return {"bk.pl": book.encode(), "exs.pl": "".join(stated).encode(), "bias.pl": bias.encode()}


def _domain(path: Path) -> None:
    read_domain_bias(path)


def _uci(path: Path) -> None:
    position, options = CurrentPosition(), Options()
    refused = 0
    for line in path.read_bytes().decode("utf-8", "replace").splitlines():
        command, *words = line.split() or [""]
        try:
            if command == "position":
                position.read(words)
            elif command == "go":
                asked, _ = read_go(words, position.board)
                limit_of(asked, 0.01)
            elif command == "setoption":
                name, _, value = " ".join(words[1:]).partition(" value ")
                options.set(name, value)
        except ClausewitzError:
            refused += 1
    if refused:
        raise ClausewitzError(f"{refused} lines refused")


def _moves(path: Path) -> None:
    for word in read_text(path).split():
        read_move(boards()[1], word)


def _metrics(path: Path) -> None:
    run = path.parent / "run"
    run.mkdir(exist_ok=True)
    (run / "metrics.json").write_bytes(path.read_bytes())
    write_report(run, run / "report.html")


def _settings(path: Path) -> None:
    run = path.parent / "settings"
    run.mkdir(exist_ok=True)
    (run / "settings.json").write_bytes(path.read_bytes())
    RunFolder(run).start({"version": "0.1.0", "seed": 1}, resume=True)


def _match_games(path: Path) -> None:
    run = path.parent / "match"
    run.mkdir(exist_ok=True)
    (run / "games.pgn").write_bytes(path.read_bytes())
    MatchFolder(run).games()


def _player_names(path: Path) -> None:
    for line in read_text(path).splitlines():
        parse_player(line)
        if "=" in line:
            parse_limit(line.partition(":")[2] or line)


def _facts(path: Path) -> None:
    board_from_prolog(read_text(path))


def _asp_facts(path: Path) -> None:
    board_from_asp(read_text(path))


def _info(path: Path) -> None:
    for line in path.read_bytes().decode("utf-8", "replace").splitlines():
        with suppress(EngineFaultError):
            parse_info(line)


def _sheet(path: Path) -> None:
    read_puzzles(path)


def _network(path: Path) -> None:
    read_network(path)


def _written_by(write: Callable[[chess.Board], str]) -> Callable[[], tuple[bytes, ...]]:
    return lambda: tuple(write(board).encode() for board in boards())


def _zst(text: bytes) -> bytes:
    return bytes(zstandard.ZstdCompressor().compress(text))


def _files(*patterns: str) -> Callable[[], tuple[bytes, ...]]:
    return lambda: seeds.texts(*patterns)


def _given(*values: object) -> Callable[[], tuple[bytes, ...]]:
    return lambda: seeds.written(*values)


def _without_keeping() -> None:
    """Programs of motifs are kept on disk by their text: mutants would fill it."""
    motif_programs.kept = lambda _name, _sources, make: make()  # type: ignore[attr-defined]


_PGN, _CSV = _files("examples/games.pgn"), _files("examples/puzzles.csv")
_EPD = _files("examples/*.epd")
_TACTICS = ("logic/tactics/**/*.pl", "logic/motifs/**/*.pl", "logic/rules/*.pl")
_PLAYERS = ("clausewitz:book,hash=16", "base:winning,quiescence=yes", "uci:/bin/cat,Hash=1")
_PLAYERS += ("clausewitz:nodes=1000", "random:7", "stockfish:elo=1800", "depth=4,seconds=1")


def readers() -> Iterator[Reader]:
    """All of them; those whose files strangers send most often come more than once."""
    _without_keeping()
    yield Reader("fen", "fen", _fen, _given(*seeds.FENS), whole=True)
    yield Reader("epd", "epd", _epd, _EPD)
    yield Reader("pgn", "pgn", _pgn, _PGN)
    yield Reader("game", "pgn", _game, _PGN)
    yield Reader("pgn-zst", "pgn.zst", _whole_games, _PGN, _zst)
    yield Reader("pgn-bz2", "pgn.bz2", _sampled_games, _PGN, bz2.compress)
    yield Reader("sampled-games", "pgn", _sampled_games, _PGN)
    yield Reader("puzzles", "csv", _puzzles, _CSV)
    yield Reader("puzzles-zst", "csv.zst", _sampled_puzzles, _CSV, _zst)
    yield Reader("examples", "csv", _examples, _given(seeds.EXAMPLES))
    yield Reader("lines-of-puzzles", "csv", _line_file, _CSV)
    yield Reader("lines-of-games", "pgn", _line_file, _PGN)
    yield Reader("lines", "txt", _line_file, _EPD)
    for _ in range(4):
        yield Reader("tactics", "pl", _tactics, _files(*_TACTICS))
    for _ in range(2):
        yield Reader("bias", "pl", _bias, _files("logic/tasks/*/bias.pl"))
        yield Reader("patterns", "pl", _patterns, seeds.small_pattern_sets, whole=True)
        yield Reader("evolved", "pl", _player, _files("logic/evolved/*.pl"), whole=True)
    yield Reader("engine-weights", "pl", _engine_weights, _files("logic/weights/*.pl"))
    yield Reader("heuristic-weights", "pl", _heuristic_weights, _files("logic/heuristic/tuned.pl"))
    yield Reader("ranking-weights", "pl", _ranking_weights, _files("logic/ranking/weights.pl"))
    yield Reader("opening-facts", "pl", _opening_lines, _files("logic/openings/eco.pl"))
    yield Reader("opening-games", "pgn", _opening_lines, _PGN)
    yield Reader("start-positions", "epd", _start_positions, _EPD)
    yield Reader("start-facts", "pl", _start_positions, _files("logic/openings/eco.pl"))
    for name, text in _popper_files().items():
        yield Reader(f"popper-{name[:-3]}", "pl", _popper, _given(text.decode()), whole=True)
    yield Reader("domain-bias", "pl", _domain, _files("examples/tasks/*/bias.pl"), whole=True)
    yield Reader("uci", "txt", _uci, _given(*seeds.UCI), whole=True)
    yield Reader("moves", "txt", _moves, _given("e2a6 O-O Nxd7 a8=Q dxe6 e5f7"), whole=True)
    yield Reader("metrics-json", "json", _metrics, _given(seeds.METRICS), whole=True)
    settings = {"version": "0.1.0", "seed": 1}
    yield Reader("settings-json", "json", _settings, _given(settings), whole=True)
    yield Reader("match-games", "pgn", _match_games, _given(seeds.GAME), whole=True)
    yield Reader("players", "txt", _player_names, _given(*_PLAYERS), whole=True)
    yield Reader("facts", "pl", _facts, _written_by(prolog_facts), whole=True)
    yield Reader("asp-facts", "lp", _asp_facts, _written_by(asp_facts), whole=True)
    yield Reader("info", "txt", _info, _given(seeds.INFO), whole=True)
    yield Reader("sheet", "epd", _sheet, _files("examples/puzzles.epd", "examples/mates.epd"))
    yield Reader("network", "pb.gz", _network, _given("\x0a\x04net\x12\x02"), gzip.compress, True)
