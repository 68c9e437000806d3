"""Programs in the playground that grow without end: a clear line, and the page goes on."""

import re
from collections.abc import Iterator

import pytest

from running import long
from website.site_pages import FORK, Visit

FULL = r"The stack of [\d,]+ MB is full"
MEMORY = r"Stopped: \w+ has only \d+ MB of memory here\."
WRITTEN = r"Stopped: \w+ may write only 16 MB here\."
TIME = r"Stopped: no answer within \d+ s\."
DEEP = r"Stopped: this is nested too deep for \w+\."
END = re.compile("|".join([FULL, MEMORY, WRITTEN, TIME, DEEP]))
SECONDS = 10
ROUNDS = "numlist(1, 80, Rounds)"

PROLOG = [
    long(f"{ROUNDS}, foldl([_, A, B]>>append(A, A, B), Rounds, [a], End)"),
    f"{ROUNDS}, foldl([_, A, B]>>atom_concat(A, A, B), Rounds, a, End)",
    long(f"{ROUNDS}, foldl([_, A, B]>>string_concat(A, A, B), Rounds, \"a\", End)"),
    long(f"{ROUNDS}, foldl([_, A, f(A, A)]>>true, Rounds, a, End)"),
    long(f"{ROUNDS}, foldl([_, A, f(A, A)]>>true, Rounds, a, End), assertz(end(End))"),
    long(f"{ROUNDS}, foldl([_, A, f(A, A)]>>true, Rounds, a, End), print(End)"),
    long(f"{ROUNDS}, foldl([_, A, f(A, A)]>>true, Rounds, a, End), duplicate_term(End, X)"),
    long(f"{ROUNDS}, foldl([_, A, B]>>(B is A * A), Rounds, 3, End)"),
    long("X is 7 ** (7 ** (7 ** 7))"),
    long("length(List, 1000000000)"),
    long("length(List, Length), Length > 1000000000"),
    long("repeat, gensym(a, X), atom_concat(X, X, Y), assertz(seen(Y, X)), fail"),
    long("set_prolog_flag(stack_limit, 4000000000), numlist(1, 1000000000, List)"),
    long("findall(X, (repeat, X = f(_, _, _)), List)"),
    long("nb_setval(k, []), repeat, nb_getval(k, A), nb_setval(k, f(A, A)), fail"),
    long("repeat, write(aaaaaaaa), fail"),
    long("repeat, nl, fail"),
    long("repeat, tmp_file(x, F), open(F, write, S), format(S, '~t~99999|', []), close(S), fail"),
]  # fmt: skip
CLAUSES = [
    long("grow(X) :- grow(f(X, X)), grow(X).\n:- grow(a)."),
    long(":- dynamic seen/1.\nseen(a).\n:- forall((repeat, seen(X)), assertz(seen(f(X, X))))."),
    long("term_expansion(a, Clauses) :- length(Clauses, 1000000000).\na.\n"),
    long("goal_expansion(a(X), a(f(X, X))).\nb :- a(1).\n"),
    long(":- table walk/1.\nwalk(0).\nwalk(X) :- walk(Y), X is Y + 1.\n:- walk(a)."),
]
LUA = "#script (lua) function f() local s = 'a' while true do s = s .. s end end #end. p(@f())."
CLINGO = [
    long(LUA),
    long("p(a). p(f(X,X)) :- p(X)."),
    long("p(a,0). p(f(X,X),N+1) :- p(X,N), N < 26."),
    long("p(1). p(X+X) :- p(X). q(X+1) :- q(X). q(1)."),
    long("p(1..1000). q(A,B,C,D) :- p(A), p(B), p(C), p(D)."),
    long("{ p(1..100) }. :- #sum { X,Y : p(X), p(Y), X != Y } != 12345."),
    long("p(1..2000000)."),
    long("{ p(1..100) }."),
    long(f"p({'f(' * 100_000}1{')' * 100_000})."),
]


def be_patient(visit: Visit, seconds: int) -> None:
    """How long the page waits for an answer of Prolog or clingo."""
    each = f"for (const one of Object.values(runners)) one.seconds = {seconds}"
    visit.get(f"import('/playground/start.js').then(({{ runners }}) => {{ {each} }})")


@pytest.fixture
def playground(visit: Visit) -> Iterator[Visit]:
    """The playground, with less patience than visitors have."""
    visit.open(f"fen={FORK.replace(' ', '%20')}")
    be_patient(visit, SECONDS)
    yield visit
    be_patient(visit, SECONDS)
    visit.choose_tab("prolog")
    visit.fill("program", "")
    visit.ask("X = alive")
    assert visit.texts("#answers li")[1:] == ["X = alive."]


@pytest.mark.parametrize("query", PROLOG)
def test_a_query_that_grows_ends_in_a_clear_line(playground: Visit, query: str) -> None:
    playground.choose_tab("prolog")
    playground.ask(query)
    line = playground.texts("#answers li")[-1]
    assert END.fullmatch(line), line[:500]


@pytest.mark.parametrize("program", CLAUSES)
def test_a_program_that_grows_ends_in_a_clear_line(playground: Visit, program: str) -> None:
    playground.choose_tab("prolog")
    playground.fill("program", program)
    playground.ask("true")
    lines = playground.texts("#answers li")[1:] + playground.texts("#complaints li")
    assert any(END.search(line) for line in lines), lines


@pytest.mark.parametrize("program", CLINGO)
def test_a_program_of_clingo_that_grows_ends_in_a_clear_line(
    playground: Visit, program: str
) -> None:
    playground.choose_tab("clingo")
    playground.get("document.getElementById('with-facts').checked = false")
    playground.fill("asp", program)
    playground.fill("models", "0")
    playground.solve()
    assert END.fullmatch(playground.text("#clingo-status"))
    playground.fill("asp", "alive.")
    playground.solve()
    assert playground.texts("#answer-sets code") == ["alive"]


def test_a_goal_without_end_is_stopped_by_the_clock(playground: Visit) -> None:
    playground.choose_tab("prolog")
    be_patient(playground, 1)
    playground.ask("repeat, fail")
    assert playground.texts("#answers li")[1:] == ["Stopped: no answer within 1 s."]
