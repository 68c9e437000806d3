"""What a player should practise is said where the games show it, and only there."""

import io
import runpy
from collections.abc import Sequence
from dataclasses import astuple, replace
from pathlib import Path
from typing import Any

import chess.pgn
import pytest

from clausewitz.coaching.chances import ExplainedChance
from clausewitz.coaching.game_records import GameRecord
from clausewitz.coaching.opening_families import OpeningFamilies
from clausewitz.coaching.pace import hurried_moves
from clausewitz.coaching.practice import Practice, PracticeRequest, practice_of
from clausewitz.coaching.rating_rates import Band, PeerCount, RatingRates, shipped_rates
from clausewitz.engines.own.search_limit import MATE
from clausewitz.wording import say
from plain_swipl import run_swipl

ROOT = Path(__file__).parents[2]
BENCH = ROOT / "bench" / "simulated_players.py"
GAMES = Path(__file__).with_name("counted_games.jsonl")
"""Rated games of October 2021 (Lichess), as tools/rating_rates.py counts them."""
SCHOLARS = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4"
PEERS = RatingRates(
    "by hand",
    500,
    (
        Band(
            1400,
            *(0, 0, 0),
            {},
            *(1000, 30_000),
            (
                PeerCount("missed", "mate_in_1", 200, 40),
                PeerCount("missed", "pin", 200, 80),
                PeerCount("missed", "mate", 200, 80),
                PeerCount("allowed", "fork", 1000, 400),
                PeerCount("phase", "opening", 10_000, 300),
            ),
        ),
    ),
)


@pytest.fixture(scope="module")
def bench() -> dict[str, Any]:
    found = runpy.run_path(str(BENCH))
    pool = found["Pool"](GAMES.read_text(encoding="utf-8").splitlines(), shipped_rates())
    return {**found, "pool": pool}


def test_players_without_a_weakness_get_no_advice(bench: dict[str, Any]) -> None:
    found = bench["simulated"](bench["pool"], 100, 40, 5000)
    assert sum(not own for own in found) >= 90


@pytest.mark.parametrize(
    ("kind", "idea", "share", "games"),
    [
        ("missed", "hanging_piece", 0.8, 40),
        ("allowed", "fork", 0.5, 40),
        pytest.param("missed", "fork", 0.8, 150, marks=pytest.mark.long),
    ],
)
def test_a_known_weakness_is_among_the_advice(
    bench: dict[str, Any], kind: str, idea: str, share: float, games: int
) -> None:
    weak = bench["Weakness"](kind, idea, share)
    found = bench["simulated"](bench["pool"], 100, games, 6000, weak)
    assert sum((kind, idea) in own for own in found) >= 90
    assert max(map(len, found)) <= 3


@pytest.mark.parametrize(
    ("idea", "games"),
    [
        ("material", 20),
        pytest.param("fork", 100, marks=pytest.mark.long),
    ],
)
def test_a_weakness_is_named_or_the_games_say_too_little_of_it(
    bench: dict[str, Any], idea: str, games: int
) -> None:
    weak = bench["Weakness"]("missed", idea, 0.8)
    assert bench["overlooked"](bench["pool"], 100, games, 7000, weak) <= 10


def test_evidence_is_enough_for_all_ideas_together() -> None:
    done = run_swipl("run_tests,halt", Path(__file__).with_name("evidence.pl"), ROOT)
    assert done.returncode == 0, done.stderr


def test_advice_has_evidence_boards_and_what_to_do_next() -> None:
    practice = _practice([[_chance("mate")]] * 12)
    (advice,) = practice.advice
    assert (advice.kind, advice.idea, advice.title) == ("missed", "mate_in_1", "Mates in one")
    assert advice.evidence == (
        "You missed 12 of 12 mates in one in 12 games; players of your rating miss 2 of 12."
    )
    assert advice.low > advice.peers == 0.2
    assert [(board.game, board.best, board.played) for board in advice.boards] == [
        (12, "Qxf7#", "Qxe5+"),
        (11, "Qxf7#", "Qxe5+"),
    ]
    assert advice.next == (
        "clausewitz train lichess_db_puzzle.csv.zst --motif mateIn1 --rating 1300-1600"
    )
    assert practice.as_dict()["advice"][0]["boards"][0]["fen"] == SCHOLARS


def test_a_short_mate_has_its_length_for_a_name() -> None:
    (advice,) = _practice([[_chance("pillsburys_mate")]] * 12).advice
    assert advice.idea == "mate_in_1"


@pytest.mark.parametrize(
    "games",
    [
        [["mate"] * 3, *[[]] * 16],
        [["pin"], ["pin"], *[[]] * 16],
    ],
    ids=["three moves of one game", "two of two"],
)
def test_little_evidence_says_nothing(games: list[list[str]]) -> None:
    practice = _practice([[_chance(motif) for motif in game] for game in games])
    assert practice.advice == ()
    assert practice.note.startswith(f"{len(games)} games are too few")


def test_of_rare_ideas_it_is_said_how_many_games_are_needed() -> None:
    practice = _practice([[_chance("pin")], *[[]] * 29])
    pins = practice.undecided[0]
    assert (pins.kind, pins.idea, pins.chances) == ("missed", "pin", 1)
    assert pins.needed is not None
    assert 300 <= pins.needed <= 600
    assert ("missed", "fork", 0, None) in map(astuple, practice.undecided)
    assert f"too little of pins and skewers (about {pins.needed} are needed), " in practice.note


def test_an_opening_is_held_against_the_other_games() -> None:
    allowed = replace(_chance("fork"), side="black", score=300)
    openings = ["French defence"] * 10 + ["Ruy Lopez"] * 15
    (advice,) = _practice([[allowed]] * 10 + [[]] * 15, openings).advice
    assert (advice.kind, advice.idea, advice.games) == ("opening", "French defence", 10)
    assert advice.title == "French defence with White"
    assert advice.evidence == (
        "In the opening moves of the French defence with White you missed or allowed 10 tactics in "
        "100 moves of 10 games; your rating and your other moves suggest 3."
    )
    assert advice.next == "clausewitz train anna"


def test_all_kinds_of_advice_have_words() -> None:
    assert say(
        [
            "practice(allowed,fork,24,12,24,5,all)",
            "practice(phase,endgame,210,30,20,15,rating)",
            "practice(clock,short,110,20,12,9,rating)",
            "practice_title(colour,black)",
            "no_practice(as_peers(allowed,fork,9),40)",
            "too_few_chances([idea(missed,fork,6,90),idea(allowed,mate,9,120),idea(missed,pin,3,160),"
            "idea(missed,mate,2,200),idea(missed,promotion,1,300)])",
            "too_few_chances([idea(missed,pin,1,300),idea(missed,mate,0,none)])",
        ]
    ) == [
        "You allowed a fork in 12 of 24 games; other players do in 5 of 24.",
        "In the endgame you missed or allowed 30 tactics in 210 moves of 20 games; your rating and "
        "your other moves suggest 15.",
        "With less than a tenth of your time left you missed or allowed 20 tactics in 110 moves of "
        "12 games; your rating and your other moves suggest 9.",
        "playing Black",
        "In 40 games nothing is missed or allowed clearly more often than by players of the same "
        "rating; most often, in 9 of them, you allowed a fork.",
        "The games say too little of forks (about 90 are needed), longer mates you allow (120), "
        "pins and skewers (160) and 2 other ideas.",
        "The games say too little of pins and skewers (about 300 are needed) and longer mates "
        "(there were none).",
    ]


def test_one_opening_has_one_name() -> None:
    names = OpeningFamilies()
    called = ["French", "French Defense", "French Defence: Winawer", "french defence, exchange"]
    assert len(set(map(names.family, called))) == 1
    assert names.family("Ruy Lopez: Morphy") == names.family("Spanish Opening")
    assert names.family("Polish Opening") != names.family("Sicilian")
    assert names.family("Anna's own: twice") == "Anna's own"


def test_moves_with_little_time_left_are_known_by_the_clock() -> None:
    clocks = ["0:05:00", "0:05:00", "0:00:29", "0:00:31", "0:00:25", "0:00:20"]
    moves = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"]
    text = " ".join(f"{move} {{[%clk {clock}]}}" for move, clock in zip(moves, clocks, strict=True))
    game = chess.pgn.read_game(io.StringIO(f'[TimeControl "300+0"]\n\n{text} *\n'))
    bare = chess.pgn.read_game(io.StringIO(f"{' '.join(moves)} *\n"))
    assert game is not None
    assert bare is not None
    assert hurried_moves(game) == {4}
    assert hurried_moves(bare) is None


def _practice(
    games: list[list[ExplainedChance]], openings: Sequence[str] | None = None
) -> Practice:
    records = [_record(tuple(chances)) for chances in games]
    names = openings or ["none"] * len(games)
    return practice_of(PracticeRequest(records, names, 1500, Path("anna")), PEERS)


def _record(chances: tuple[ExplainedChance, ...]) -> GameRecord:
    made = (("opening", "unknown", 10), ("middlegame", "unknown", 15))
    return GameRecord("", "white", {}, (1500, None), "", (), 25, 0, chances, "", made)


def _chance(motif: str) -> ExplainedChance:
    return ExplainedChance(
        ply=6,
        side="white",
        fen=SCHOLARS,
        before="g8f6",
        played="h5e5",
        line=("h5f7",),
        score=300 if motif == "pin" else MATE - 1,
        value=-500,
        taken=False,
        missed=True,
        given=True,
        motifs=(motif,),
        why="",
        squares=(),
    )
