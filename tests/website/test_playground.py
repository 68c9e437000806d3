"""The playground in a browser: board, tactics, Prolog, clingo, links."""

import csv
import json
import subprocess
import sys
from urllib.parse import quote

import pytest

from clausewitz.support.data import example_file
from website.site_pages import FORK, Visit

PIN = "4k3/8/8/8/4n3/8/8/R3K3 w - - 0 1"
BACK_RANK = "r5k1/5ppp/8/8/8/8/4R3/4R1K1 w - - 0 1"
SAFE_CHECK = """\
safe_check(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    checks(To, _, NewPosition),
    \\+ en_prise(To, NewPosition).
"""
ADVISED = [FORK, PIN, "8/P7/8/8/8/k7/8/2K5 w - - 0 1"]


def logic_answers(fens: list[str]) -> list[list[dict[str, str]]]:
    """What `clausewitz suggest --by logic` says."""
    command = [sys.executable, "-m", "clausewitz", "suggest", "--by", "logic", "--json", "-"]
    done = subprocess.run(
        command, input="\n".join(fens), stdout=subprocess.PIPE, text=True, check=True
    )
    found = [json.loads(line)["moves"] for line in done.stdout.splitlines()]
    return [[{key: m[key] for key in ("san", "move", "why")} for m in moves] for moves in found]


def wait_for_arrows(visit: Visit, number: int) -> None:
    """Lines are drawn on the board a little after the answer that they belong to is shown."""
    visit.wait(f"document.querySelectorAll('#board svg.cg-shapes line').length === {number}")


def test_tactics_are_those_of_the_command_line(visit: Visit) -> None:
    visit.at("tactics", FORK)
    shown = []
    for fen in ADVISED:
        visit.set_position(fen)
        shown.append(visit.advice())
    assert shown == logic_answers(ADVISED)
    assert shown[0]


@pytest.mark.long
def test_tactics_of_fifty_positions_are_those_of_the_command_line(visit: Visit) -> None:
    with example_file("puzzles.csv").open(encoding="utf-8") as file:
        fens = [row["FEN"] for row, _ in zip(csv.DictReader(file), range(50), strict=False)]
    visit.at("tactics", FORK)
    shown = []
    for fen in fens:
        visit.set_position(fen)
        shown.append(visit.advice())
    assert shown == logic_answers(fens)
    assert len(shown) == 50


def test_that_nothing_stands_out_is_worded_by_the_grammar(visit: Visit) -> None:
    visit.at("tactics", "7k/8/5K2/8/8/8/8/8 w - - 0 1")
    assert visit.advice() == []
    assert visit.text("#tactics-status") == "Nothing is won by force here."


def test_a_proof_unfolds_and_its_literals_light_up(visit: Visit) -> None:
    visit.at("tactics", FORK)
    assert visit.advice()[0]["san"] == "Nc7+"
    visit.get("document.querySelector('.move').dispatchEvent(new Event('mouseenter'))")
    wait_for_arrows(visit, 1)
    visit.click(".move summary")
    visit.wait("document.querySelectorAll('.literals li').length > 0")
    assert visit.text(".move pre").startswith("winning_fork(Position, From, To) :-")
    words = "endangers(c7, e8, NewPosition) the knight on c7 threatens the king on e8"
    assert words in visit.texts(".literals li")
    visit.get("document.querySelectorAll('.literals li')[1].focus()")
    visit.wait("document.querySelectorAll('#board svg.cg-shapes circle').length === 2")


def test_a_move_is_explained(visit: Visit) -> None:
    visit.at("tactics", FORK)
    visit.fill("explain-move", "Nc7")
    visit.click("#explain-form button")
    visit.wait("document.getElementById('explanation').innerText.length > 1")
    assert visit.text("#explanation").startswith("Nc7+ forks the king on e8 and the rook on a8.")
    visit.fill("explain-move", "Ra1")
    visit.click("#explain-form button")
    assert visit.text("#explanation") == "There is no such move here."


def test_queries_are_answered_one_by_one(visit: Visit) -> None:
    visit.at("prolog", PIN)
    visit.ask("member(X, [1, P]), position(P)")
    assert visit.texts("#answers li")[1:] == ["X = 1 ;"]
    visit.click("#next-answer")
    visit.settled("prolog")
    assert visit.texts("#answers li")[2].startswith(f"X = <{PIN}>.")
    assert visit.get("document.querySelectorAll('#answers .small-board piece').length") == 4
    assert visit.get("document.getElementById('next-answer').disabled")
    visit.ask("fail")
    assert visit.texts("#answers li")[1:] == ["false."]
    visit.ask("numlist(1, 3, X)")
    visit.ask("Y = $X")
    assert visit.texts("#answers li")[1:] == ["Y = [1, 2, 3]."]
    visit.ask("format('one~ntwo~n')")
    assert visit.texts("#answers li")[1:] == ["one", "two", "true."]


def test_own_clauses_are_loaded_and_errors_name_their_line(visit: Visit) -> None:
    visit.at("prolog", FORK)
    visit.fill("program", SAFE_CHECK)
    visit.ask("safe_check(P, From, To)")
    assert visit.texts("#answers li")[1:] == ["From = d5,\nTo = f6 ;"]
    wait_for_arrows(visit, 1)
    visit.fill("program", "one(1).\ntwo(X) :- X = (.\n")
    visit.ask("one(X)")
    assert visit.texts("#answers li")[1:] == ["X = 1."]
    [complaint] = visit.texts("#complaints li")
    assert complaint.startswith("line 2")
    assert "Syntax error" in complaint
    visit.click("#complaints button")
    assert visit.get("document.getElementById('program').selection[0]") == len("one(1).\n")
    visit.ask("nosuch(X)")
    assert visit.texts("#answers li")[1:] == ["Unknown procedure: nosuch/1"]


def test_a_runaway_goal_is_stopped(visit: Visit) -> None:
    visit.at("prolog", FORK)
    visit.fill("query", "repeat, fail")
    visit.click("#run-query")
    visit.wait("document.getElementById('prolog-status').innerText === 'Running…'")
    visit.click("#stop-prolog")
    assert visit.text("#prolog-status") == "Stopped."
    visit.ask("X = alive")
    assert visit.texts("#answers li")[1:] == ["X = alive."]


def test_clingo_finds_the_keys_of_mates(visit: Visit) -> None:
    visit.at("clingo", BACK_RANK)
    visit.wait("document.getElementById('asp').value !== ''")
    visit.get("document.getElementById('shipped').value = 'mate2'")
    visit.get("document.getElementById('shipped').dispatchEvent(new Event('change'))")
    visit.wait("document.getElementById('asp').value.includes('mates/mate2.lp')")
    visit.solve()
    assert visit.text("#clingo-status") == "SATISFIABLE"
    keys = [part for part in visit.text("#answer-sets code").split() if part.startswith("key(2")]
    assert keys == ["key(2,(2,5,8,5,none),0)"]
    wait_for_arrows(visit, 1)


@pytest.mark.long
def test_keys_of_ten_mates_are_those_of_the_command_line(visit: Visit) -> None:
    lines = example_file("mates.epd").read_text(encoding="utf-8").splitlines()
    fens = [line.partition(" dm 2")[0] + " 0 1" for line in lines if " dm 2" in line][:10]
    assert len(fens) == 10
    visit.open("tab=clingo&shipped=mate2")
    visit.wait("document.getElementById('asp').value.includes('mates/mate2.lp')")
    for fen in fens:
        visit.set_position(fen)
        visit.solve()
        atoms = visit.text("#answer-sets code").split()
        found = {key(atom) for atom in atoms if atom.startswith("key(2")}
        command = [
            sys.executable,
            "-m",
            "clausewitz",
            "mate",
            "-n",
            "2",
            "--all-keys",
            "--json",
            fen,
        ]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
        assert found == set(json.loads(done.stdout)["keys"])


def key(atom: str) -> str:
    """The move of key(2,(R0,C0,R,C,Promotion),0)."""
    row0, column0, row, column, promotion = atom.split("(")[2].split(")")[0].split(",")
    files = " abcdefgh"
    letter = "" if promotion == "none" else "n" if promotion == "knight" else promotion[0]
    return f"{files[int(column0)]}{row0}{files[int(column)]}{row}{letter}"


def test_answer_sets_are_stepped_through_on_the_board(visit: Visit) -> None:
    visit.open(f"fen={quote(BACK_RANK)}&tab=clingo&shipped=dynamic&options={quote('-c k=6')}")
    visit.wait("document.getElementById('asp').value.includes('plans/one_reply.lp')")
    visit.solve()
    assert visit.text("#clingo-status") == "OPTIMUM FOUND"
    seen = [visit.text("#frame")]
    while not visit.get("document.getElementById('next-board').disabled"):
        visit.click("#next-board")
        seen.append(visit.text("#frame"))
    assert [words.split(": ")[-1] for words in seen[:-1]] == ["e2e8", "a8e8", "e1e8"]
    visit.click("#own-position")
    assert visit.get("document.getElementById('stepper').hidden")
    assert visit.get("document.getElementById('position').value") == BACK_RANK


def test_own_programs_of_clingo_and_their_errors(visit: Visit) -> None:
    visit.open(f"fen={quote(FORK)}&tab=clingo&models=0&facts=no")
    visit.wait("document.getElementById('asp').value !== ''")
    visit.fill("asp", "1 { a; b } 1.")
    visit.solve()
    assert sorted(visit.texts("#answer-sets code")) == ["a", "b"]
    visit.fill("asp", "a :- b(X).\nc(X).")
    visit.solve()
    assert "unsafe" in visit.text("#clingo-messages")
    visit.fill("asp", '#include "rules/nothing.lp".')
    visit.solve()
    assert visit.text("#clingo-status") == "there is no file rules/nothing.lp to include"
    visit.fill("asp", "{ p(1..40) }. :- #sum { X : p(X) } != 411.")
    visit.click("#run-clingo")
    visit.wait("document.querySelectorAll('#answer-sets li').length > 3")
    visit.click("#stop-clingo")
    assert visit.text("#clingo-status") == "Stopped."
    visit.fill("asp", "alive.")
    visit.solve()
    assert visit.texts("#answer-sets code") == ["alive"]


def test_a_link_brings_position_and_programs(visit: Visit) -> None:
    visit.at("prolog", FORK)
    program = "% <b>ünï</b>\nmine(X) :- X = 'a&b=#'.\n"
    visit.fill("program", program)
    visit.fill("query", "mine(X)")
    visit.click("#share")
    link = visit.wait("document.getElementById('link').value")
    visit.open(link.partition("#")[2])
    assert visit.get("document.getElementById('position').value") == FORK
    assert visit.get("document.getElementById('program').value") == program
    assert visit.get("document.querySelector('[aria-selected=true]').dataset.tab") == "prolog"
    assert visit.texts("#answers li") == []
    visit.click("#run-query")
    visit.settled("prolog")
    assert visit.texts("#answers li")[1:] == ["X = 'a&b=#'."]
