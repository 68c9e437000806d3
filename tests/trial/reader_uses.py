"""How every reader is called, and how what it accepts is used at once.

A reader gets the path of a file that somebody else wrote. What it accepts is used as a command
would: clauses, patterns, trees and weights are run in the kernel on a few positions.
"""

from contextlib import suppress
from datetime import date
from functools import cache
from itertools import islice
from pathlib import Path

import chess
import numpy as np

from clausewitz import kernel
from clausewitz.advice.lines.line_search import LineSearch, SearchEffort
from clausewitz.clauses import Theory, read_text, read_theory
from clausewitz.endgames.endgame_classes import parse_classes
from clausewitz.endgames.move_choice import Chooser
from clausewitz.endgames.player_files import read_player
from clausewitz.endgames.tree_clauses import clauses_of
from clausewitz.engines.maia.network_weights import read_weights as read_network
from clausewitz.engines.own.evaluation_weights import read_weights as read_engine_weights
from clausewitz.engines.own.search_limit import Limit
from clausewitz.engines.own.searcher import Searcher
from clausewitz.engines.uci.uci_info import parse_info
from clausewitz.engines.uci.uci_process import EngineFaultError
from clausewitz.games.epd import read_epds
from clausewitz.games.example_table import read_examples
from clausewitz.games.game_stream import GameSampleRequest
from clausewitz.games.lichess_puzzles import PuzzleSampleRequest, all_puzzles
from clausewitz.games.line_files import LineFile, LineKind
from clausewitz.games.line_readers import ReadGame
from clausewitz.games.line_readers import read_games as read_line_games
from clausewitz.games.line_readers import read_lines as read_move_lines
from clausewitz.games.move_lines import MoveLine
from clausewitz.games.opening_lines import read_lines as read_opening_lines
from clausewitz.games.pgn import pgn_games, read_game, refusal
from clausewitz.games.published_files import Source
from clausewitz.games.sampler import sample_games, sample_puzzles
from clausewitz.games.whole_games import read_games as read_whole_games
from clausewitz.games.written_moves import read_move
from clausewitz.learn.domain.domain_bias import read_domain_bias
from clausewitz.learn.popper.importer import import_task
from clausewitz.learn.search.enumerator import ClauseEnumerator
from clausewitz.learn.search.testers import KernelTester
from clausewitz.learn.space.hypothesis_space import Space
from clausewitz.learn.space.task import read_task
from clausewitz.matching.legal_cases import Cases, cases_of
from clausewitz.matching.looked_up import UnknownToKernelError
from clausewitz.matching.tactic_network import tactic_matches
from clausewitz.metrics.report.writer import write_report
from clausewitz.patterns.graphs.pattern_files import read_patterns
from clausewitz.patterns.ranking.ranker import ranker_of
from clausewitz.play.matches.match_folder import MatchFolder
from clausewitz.play.matches.start_positions import read_openings
from clausewitz.play.openings.cases import CaseBase
from clausewitz.play.players.paper_heuristic import weights as weights_called
from clausewitz.play.players.parameters import parse_limit, parse_player
from clausewitz.play.uci.uci_options import Options
from clausewitz.play.uci.uci_parsing import CurrentPosition, read_go, time_of
from clausewitz.position.board import parse_fen
from clausewitz.puzzles.puzzle_files import puzzles_of
from clausewitz.runs.run_folder import RunFolder
from clausewitz.support.errors import ClausewitzError
from clausewitz.tactics.by_prolog import proposals
from clausewitz.tactics.motifs import motif_programs
from clausewitz.tactics.motifs.line_cases import LineCases, line_cases
from clausewitz.tactics.motifs.tagger import MotifTexts, Tagger
from clausewitz.tactics.ranking.weights import read_weights as read_ranking_weights
from clausewitz.training.explained_puzzles import explain_puzzles
from clausewitz.training.puzzle_choice import PuzzleChoice
from clausewitz.training.repetition import Grade
from clausewitz.training.review_journal import ReviewJournal
from clausewitz.training.wanted_puzzles import read_puzzles as read_training_puzzles
from trial import reader_seeds as seeds


@cache
def boards() -> list[chess.Board]:
    return [chess.Board(fen) for fen in seeds.FENS]


@cache
def _cases() -> Cases:
    return cases_of(boards()[:3])


@cache
def _lines() -> LineCases:
    moves = ("e2a6", "b4c3", "d2c3", "e6d5")
    return line_cases(
        [MoveLine("a", seeds.FENS[1], moves), MoveLine("b", seeds.FENS[0], moves[:0])]
    )


def fen(path: Path) -> None:
    board = parse_fen(read_text(path))
    kernel.legal_moves(kernel.from_board(board))


def epd(path: Path) -> None:
    for position in read_epds(read_text(path), str(path), lambda line, _: line):
        kernel.legal_moves(kernel.from_board(position.board))


def pgn(path: Path) -> None:
    for game in pgn_games(path):
        refusal(game)


def game(path: Path) -> None:
    list(read_game(path).mainline_moves())


def whole_games(path: Path) -> None:
    list(read_whole_games([path]))


def sampled_games(path: Path) -> None:
    sample_games([Source(path)], 5, GameSampleRequest(min_move=2))


def puzzles(path: Path) -> None:
    for puzzle in all_puzzles(Source(path)):
        if puzzle.cells.keys() >= {"FEN", "Moves"}:
            with suppress(ValueError):  # its own word for what cannot be played
                list(puzzle.solution())


def sampled_puzzles(path: Path) -> None:
    sample_puzzles([Source(path)], 5, PuzzleSampleRequest())


def examples(path: Path) -> None:
    list(read_examples(path))


def line_file(path: Path) -> None:
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


def tactics(path: Path) -> None:
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


def bias(path: Path) -> None:
    """Bodies of one and two literals are tried."""
    task = read_task(path)
    moves = [(board, next(iter(board.legal_moves))) for board in boards()[:3]]
    enumerator = ClauseEnumerator(Space(task.bias), KernelTester(moves, task.own))
    enumerator.next(enumerator.first())


def patterns(path: Path) -> None:
    found = read_patterns(path)
    for way in ("fitted", "paper"):
        ranker = ranker_of(found, way)
        for board in boards()[:3]:
            ranker.rank(board)


def player(path: Path) -> None:
    player = read_player(path)
    clauses_of(player.name, player.trees)
    parse_classes(player.classes)
    chooser = Chooser(player)
    for board in boards()[2:]:
        chooser.choose(board)
        chooser.reason(board)


def engine_weights(path: Path) -> None:
    Searcher(read_engine_weights(path), megabytes=1).search(boards()[1], Limit(nodes=300))


def heuristic_weights(path: Path) -> None:
    np.array(weights_called(str(path)).values(), np.int64)


def ranking_weights(path: Path) -> None:
    read_ranking_weights(path)


def opening_lines(path: Path) -> None:
    CaseBase(read_opening_lines(path).lines).retrieve(boards()[0])


def start_positions(path: Path) -> None:
    read_openings(path)


def popper(path: Path) -> None:
    """A folder of which one file is the mutant: which one, the name says."""
    folder, which = path.parent / "popper", path.stem.removeprefix("popper-")
    folder.mkdir(exist_ok=True)
    for name, text in popper_files().items():
        (folder / name).write_bytes(path.read_bytes() if name.startswith(which) else text)
    import_task(folder)


@cache
def popper_files() -> dict[str, bytes]:
    places = {fen: f"p{number}" for number, fen in enumerate(seeds.FENS[:3])}
    moves = [next(iter(chess.Board(fen).legal_moves)).uci() for fen in places]
    book = "".join(f'fen({name}, "{fen}").\n' for fen, name in places.items())
    stated = [
        f"pos(f({n}, {m[:2]}, {m[2:4]})).\n" for n, m in zip(places.values(), moves, strict=True)
    ]
    bias = (
        "head_pred(f, 3).\ntype(f, (position, square, square)).\ndirection(f, (in, out, out)).\n"
        "body_pred(captures, 3).\ntype(captures, (square, square, position)).\n"
        "direction(captures, (in, in, in)).\nbody_pred(legal_move, 3).\n"
        "type(legal_move, (square, square, position)).\ndirection(legal_move, (out, out, in)).\n"
        "max_vars(6).\nmax_body(3).\n"
    )
    return {"bk.pl": book.encode(), "exs.pl": "".join(stated).encode(), "bias.pl": bias.encode()}


def domain(path: Path) -> None:
    read_domain_bias(path)


def uci(path: Path) -> None:
    position, options = CurrentPosition(), Options()
    refused = 0
    for line in path.read_bytes().decode("utf-8", "replace").splitlines():
        command, *words = line.split() or [""]
        try:
            if command == "position":
                position.read(words)
            elif command == "go" and position.board is not None:
                request, _ = read_go(words, position.board)
                time_of(request, 0.01, 0.03)
            elif command == "setoption":
                name, _, value = " ".join(words[1:]).partition(" value ")
                options.set(name, value)
        except ClausewitzError:
            refused += 1
    if refused:
        raise ClausewitzError(f"{refused} lines refused")


def moves(path: Path) -> None:
    for word in read_text(path).split():
        read_move(boards()[1], word)


def metrics(path: Path) -> None:
    run = path.parent / "run"
    run.mkdir(exist_ok=True)
    (run / "metrics.json").write_bytes(path.read_bytes())
    write_report(run, run / "report.html")


def settings(path: Path) -> None:
    run = path.parent / "settings"
    run.mkdir(exist_ok=True)
    (run / "settings.json").write_bytes(path.read_bytes())
    RunFolder(run).start({"version": "0.1.0", "seed": 1}, resume=True)


def match_games(path: Path) -> None:
    run = path.parent / "match"
    run.mkdir(exist_ok=True)
    (run / "games.pgn").write_bytes(path.read_bytes())
    MatchFolder(run).games()


def player_names(path: Path) -> None:
    for line in read_text(path).splitlines():
        parse_player(line)
        if "=" in line:
            parse_limit(line.partition(":")[2] or line)


def info(path: Path) -> None:
    for line in path.read_bytes().decode("utf-8", "replace").splitlines():
        with suppress(EngineFaultError):
            parse_info(line)


def sheet(path: Path) -> None:
    list(puzzles_of(path))


def training_puzzles(path: Path) -> None:
    """Puzzles are read, their motifs looked for, and one is explained."""
    found = list(islice(read_training_puzzles([path], PuzzleChoice(), str), 20))
    explain_puzzles(found[:1], LineSearch(SearchEffort(best=2_000, others=1_000, continuing=200)))


def answers(path: Path) -> None:
    """What was answered is read, and one more is added."""
    journal = ReviewJournal(path, str)
    due = journal.due(date(2030, 1, 1))[:1]
    for puzzle in due:
        journal.add(puzzle, Grade.GOOD, date(2030, 1, 1))
    assert ReviewJournal(path, refused if due else str).memories == journal.memories
    for damaged in path.parent.glob(f"{path.name}.damaged*"):
        damaged.unlink()


def refused(words: str) -> None:
    raise AssertionError(words)


def network(path: Path) -> None:
    read_network(path)


def without_caching() -> None:
    """Programs of motifs are cached on disk by their text: mutants would fill it.

    For the rest of a process that does nothing else but try files.
    """
    motif_programs.__dict__["cached"] = lambda _name, _sources, make: make()
