"""Parts of the coach's page that need no browser: links, values, charts."""

from dataclasses import replace

import pytest

from clausewitz.coaching.page.coach_cards import puzzle_card
from clausewitz.coaching.page.coach_charts import time_columns
from clausewitz.coaching.page.coach_page import coach_page, ordered_boards
from clausewitz.coaching.page.first_screen import first_cards, lead
from clausewitz.coaching.page.game_links import game_address
from clausewitz.coaching.page.solving_data import Placed, player_worth, solved_turns
from clausewitz.coaching.player_figures import PlayerFigures
from clausewitz.coaching.practice import Advice, AdviceBoard, Practice
from clausewitz.engines.own.search_limit import MATE
from coaching.page_samples import ALLOWED, MISSED, TWO, games, record

MINUS = "\N{MINUS SIGN}"


@pytest.mark.parametrize(
    ("tags", "side", "address"),
    [
        ({"Site": "http://lichess.org/3GHgDotP"}, "white", "https://lichess.org/3GHgDotP#30"),
        (
            {"Site": "https://lichess.org/3GHgDotPabcd"},
            "black",
            "https://lichess.org/3GHgDotP/black#30",
        ),
        (
            {"Site": "https://lichess.org/study/abcdefgh"},
            "white",
            "https://lichess.org/study/abcdefgh",
        ),
        (
            {"Site": "Chess.com", "Link": "https://www.chess.com/game/live/1"},
            "white",
            "https://www.chess.com/game/live/1",
        ),
        ({"Site": "javascript:alert(1)"}, "white", None),
        ({"Site": "//lichess.org/3GHgDotP"}, "white", None),
        ({"Site": "http://[::1"}, "white", None),
        ({"Site": "?"}, "white", None),
        ({}, "white", None),
    ],
)
def test_games_are_linked_where_they_name_an_address(
    tags: dict[str, str], side: str, address: str | None
) -> None:
    assert game_address(record(1, side, **tags), 30) == address


@pytest.mark.parametrize(
    ("score", "own", "others"),
    [
        (150, "+1.5", f"{MINUS}1.5"),
        (-4, "0.0", "0.0"),
        (MATE - 3, "mate in 2", "mated in 2"),
        (-MATE + 2, "mated in 1", "mate in 1"),
    ],
)
def test_values_are_those_of_the_player(score: int, own: str, others: str) -> None:
    assert player_worth(Placed(record(1, "white"), MISSED, "missed"), score) == own
    assert player_worth(Placed(record(1, "black"), ALLOWED, "allowed"), score) == others


def test_a_line_is_solved_up_to_the_last_move_of_its_side() -> None:
    assert [turn.move.uci() for turn in solved_turns(TWO)] == ["h6e3", "f8f1"]
    even = replace(TWO, line=TWO.line[:2])
    assert [(turn.move.uci(), turn.reply) for turn in solved_turns(even)] == [("h6e3", None)]


def test_the_first_sentence_compares_with_peers() -> None:
    words = lead(PlayerFigures(games()))
    assert words.startswith(
        "In 4 games you found <b>1</b> of <b>3 tactics</b>, overlooked 1 more, "
        "and allowed <b>1</b>. Players rated 1400 to 1599 would have found about "
    )


def test_what_was_missed_again_is_not_said_to_have_changed_little() -> None:
    again = replace(MISSED, score=600, value=-50, missed=False, overlooked=True)
    still_won = replace(again, value=500)
    cards = [
        puzzle_card(1, Placed(record(1, "white"), one, "overlooked"), "")
        for one in (again, still_won)
    ]
    assert ["which changed little" in card for card in cards] == [False, True]


def test_cards_of_advice_have_boards_and_what_to_do_next() -> None:
    figures = PlayerFigures(games())
    shown = AdviceBoard(ALLOWED.fen, 3, ALLOWED.ply, "Ne7+", "f4")
    advice = Advice(
        idea="fork",
        kind="allowed",
        title="Forks <you> allow",
        evidence="You allowed one in 1 of 4 games.",
        chances=4,
        failed=1,
        games=4,
        share=0.25,
        peers=0.1,
        low=0.05,
        high=0.6,
        boards=(shown,),
        next="clausewitz train 'my games' --motif fork",
    )
    vars(figures)["practice"] = Practice((advice,), "")
    boards = ordered_boards(figures)
    cards = first_cards(figures, boards, {"fork": "fork"})
    assert [one.kind for one in boards] == ["missed", "missed", "overlooked", "allowed", "found"]
    assert cards.count("<article") == 3  # the others are what cost most
    assert "Forks &lt;you&gt; allow" in cards
    assert 'href="#board-4"' in cards
    assert "You 25 %, players of your rating 10 %" in cards
    assert "<span>--motif</span> <span>fork</span>" in cards


def test_of_many_boards_a_page_has_the_latest_and_those_of_the_advice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    figures = PlayerFigures(games())
    every = ordered_boards(figures)
    assert [one.kind for one in every] == ["missed", "missed", "overlooked", "allowed", "found"]
    assert "Of each kind" not in coach_page(figures)
    monkeypatch.setattr("clausewitz.coaching.page.coach_page.MOST_BOARDS", 1)
    assert ordered_boards(figures) == every[1:]
    assert "Of each kind the latest 1 are here; all 5 are in" in coach_page(figures)
    monkeypatch.setattr(PlayerFigures, "advised", {every[0].place})
    assert ordered_boards(figures) == every


def test_months_become_quarters_and_years_where_they_are_many() -> None:
    def columns(*days: str) -> list[str]:
        return [one.name for one in time_columns([record(1, "white", Date=day) for day in days])]

    assert columns("2024.01.02", "2024.02.??", "????.??.??", "2024.??.??") == ["Jan 24", "Feb 24"]
    months = [f"{year}.{month:02}.01" for year in (2023, 2024) for month in range(1, 13)]
    assert columns(*months)[:2] == ["2023/1", "2023/2"]
    assert (
        columns(*(f"{year}.{month:02}.01" for year in range(2010, 2020) for month in (1, 5)))[0]
        == "2010"
    )
