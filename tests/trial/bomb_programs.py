"""Clauses and biases that grow by doubling, for Prolog, the kernel and clingo."""

from collections.abc import Iterator, Mapping
from random import Random

from trial.bomb_packed import EXAMPLES, TACTIC

Made = tuple[str, tuple[str, ...], Mapping[str, bytes]]
_FEN = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
_LINES = (
    b"a,r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR b KQkq - 4 4,d7d6 f3f7,"
    b"1500,75,90,99,mate mateIn1 oneMove short,https://lichess.org/abcdefgh#1,\n"
)
_FILES = {"examples.csv": EXAMPLES, "tactics.pl": TACTIC, "lines.csv": _LINES}
_USES = (
    ("suggest", _FEN, "--tactics", "{dir}/bomb.pl"),
    ("suggest", _FEN, "--by", "logic", "--tactics", "{dir}/bomb.pl"),
    ("suggest", _FEN, "--by", "prolog", "--tactics", "{dir}/bomb.pl"),
    ("explain", _FEN, "e2a6"),
    ("show", "{dir}/bomb.pl", "{dir}/examples.csv"),
    ("metrics", "{dir}/bomb.pl", "{dir}/examples.csv", "-o", "{dir}/out", "-j", "1"),
    ("query", "true", "--tactics", "{dir}/bomb.pl"),
    (
        *("learn", "{dir}/examples.csv", "-o", "{dir}/out", "--with", "{dir}/bomb.pl"),
        *("--seconds", "3"),
    ),
)


def tactics(chance: Random) -> Iterator[Made]:
    """Every program for two commands."""
    for name, text in _tactics(chance).items():
        for words in chance.sample([use for use in _USES if use[0] != "explain"], 2):
            yield f"{name} for {words[0]}", words, {"bomb.pl": text, **_FILES}


def motifs(chance: Random) -> Iterator[Made]:
    words = ("tag", "{dir}/lines.csv", "--tactics", "{dir}/bomb.pl", "-j", "1")
    for name, text in _motifs(chance).items():
        yield name, words, {"bomb.pl": text, **_FILES}


def _doubling(chance: Random, depth: int, end: str, head: str, *, clauses: bool) -> str:
    """Helpers, each of which calls the next twice, in one clause or in two."""
    times = chance.choice((2, 3))
    sign = chance.choice(("", "", "\\+ "))
    rules = []
    for n in range(depth):
        call = f"{sign}h{n + 1}{head}"
        bodies = [call] * times if clauses else [", ".join([call] * times)]
        given = f"{end}, " if sign else ""
        rules += [f"h{n}{head} :- {given}{body}.\n" for body in bodies]
    return "".join(rules) + f"h{depth}{head} :- {end}.\n"


def _tactics(chance: Random) -> dict[str, bytes]:
    depth = chance.randrange(12, 45)
    count, literals = chance.choice(((40, 490), (400, 45), (3, 490)))
    word = chance.choice(("attacks(F, A%d, P)", "legal_move(A%d, _, P)", "sq(A%d)"))
    legal, first = "legal_move(F, T, P)", "t(P, F, T) :- legal_move(F, T, P), "
    moves = "".join(f"make_move(A{n}, B{n}, N{n}, N{n + 1}), " for n in range(6))
    body = ", ".join(word % n for n in range(literals))
    rest = chance.choice(("", "\\+ ")) + "different_pos(A0, A0)"
    english = "{F}" * 50_000
    sets = {
        "calls that double": _doubling(
            chance, depth, "legal_move(F, _, P)", "(P, F)", clauses=False
        )
        + first
        + "h0(P, F).\n",
        "clauses that double": _doubling(
            chance, depth, "legal_move(F, _, P)", "(P, F)", clauses=True
        )
        + first
        + "h0(P, F).\n",
        "many literals": "".join(f"t{n}(P, F, T) :- {legal}, {body}.\n" for n in range(count)),
        "many clauses": "".join(f"t(P, F, T) :- {legal}, {body}.\n" for _ in range(count)),
        "a product": first + ", ".join(f"sq(A{n})" for n in range(12)) + f", {rest}.\n",
        "many proofs": first
        + ", ".join(f"sq(A{n})" for n in range(chance.choice((2, 3, 5))))
        + ".\n",
        "moves": f"t(P, F, T) :- make_move(F, T, P, N0), {moves}{rest.replace('A0', 'F')}.\n",
        "many slow tactics": "".join(
            f"t{n}(P, F, T) :- make_move(F, T, P, N{n}), make_move(A, B, N{n}, M), "
            f"make_move(C, D, M, O), different_pos(A, A).\n"
            for n in range(50)
        ),
        "a long name": f"{first}{'a' * 300_000}(P).\n",
        "a long variable": first.replace("F", "F" * 100_000) + f"sq({'F' * 100_000}).\n",
        "many arguments": first + "h(" + ", ".join(f"A{n}" for n in range(20_000)) + ").\n",
        "english": f'english(t, "{english}").\n' + f"t(P, F, T) :- {legal}.\n" * 2000,
        "comments": "/* " * 100_000,
        "a quote": "'" * 100_000 + "\n",
        "brackets": first + "h" + "(" * 100_000,
        "signs": first + "- " * 100_000 + "1.\n",
        "numbers": first + f"sq({'9' * 300_000}).\n",
        "no stops": "a " * 100_000,
    }
    return {name: text.encode() for name, text in sets.items()}


def _motifs(chance: Random) -> dict[str, bytes]:
    depth = chance.randrange(12, 45)
    move = "solver_move(Ply, _, S, _, After, Line)"
    end = "solver_move(_, _, _, _, _, Line)"
    product = ", ".join(f"solver_move(_, A{n}, B{n}, _, C{n}, Line)" for n in range(20))
    squares = ", ".join(f"sq(S{n})" for n in range(10))
    literals = ", ".join(f"attacks(S, A{n}, After)" for n in range(490))
    sets = {
        "calls that double": _doubling(chance, depth, end, "(Line)", clauses=False)
        + f"motif(m).\nm(Line) :- {move}, h0(Line).\n",
        "clauses that double": _doubling(chance, depth, end, "(Line)", clauses=True)
        + f"motif(m).\nm(Line) :- {move}, h0(Line).\n",
        "a product": f"motif(m).\nm(Line) :- {product}, different_pos(A0, A0).\n",
        "squares": f"motif(m).\nm(Line) :- {move}, {squares}, different_pos(S0, S0).\n",
        "many literals": "".join(
            f"m{n}(Line) :- {move}, {literals}.\n" for n in range(chance.choice((5, 40)))
        ),
        "many motifs": "".join(
            f"m{n}(Line) :- {move}, attacks(S, _, After).\n" for n in range(3000)
        ),
    }
    return {name: text.encode() for name, text in sets.items()}


_BIAS = (
    "head_pred(f, 3). type(f, (position, square, square)). direction(f, (in, out, out)).\n"
    "body_pred(legal_move, 3). type(legal_move, (square, square, position)).\n"
    "direction(legal_move, (out, out, in)).\n"
    "body_pred(attacks, 3). type(attacks, (square, square, position)).\n"
    "direction(attacks, (in, out, in)).\n"
)


def biases(chance: Random) -> Iterator[Made]:
    """Of chess: spaces that explode, for both generators and for export."""
    many, few = chance.choice((20, 40, 64)), chance.choice((6, 10))
    words = "".join(
        f"body_pred({name}, 3). type({name}, (square, square, position)).\n"
        f"direction({name}, ({chance.choice(('in', 'out'))}, out, in)).\n"
        for name in ("captures", "defends", "attacks_piece")
    )
    squares = "".join(f"constant(square, {a}{n}).\n" for a in "abcdefgh" for n in range(1, 9))
    limits = f"max_vars({many}). max_body({few})."
    own = _doubling(
        chance, chance.randrange(10, 40), "legal_move(F, _, P)", "(P, F)", clauses=False
    )
    texts = {
        "many variables": {"bias.pl": _BIAS + limits},
        "long bodies": {"bias.pl": _BIAS + f"max_vars({few}). max_body({many})."},
        "many words": {"bias.pl": _BIAS + words + limits},
        "constants": {"bias.pl": _BIAS + squares + limits},
        "large numbers": {"bias.pl": _BIAS + f"max_vars({'9' * 5000}). max_body(3)."},
        "many facts": {"bias.pl": _BIAS + "max_vars(3).\n" * 50_000},
        "wide words": {
            "bias.pl": _BIAS + f"body_pred(h, 300). type(h, ({'square, ' * 299}square)).\n{limits}"
        },
        "own words that double": {
            "bias.pl": _BIAS
            + "body_pred(h0, 2). type(h0, (position, square)). direction(h0, (in, out)).\n"
            + "max_vars(5). max_body(3).\n",
            "bk.pl": own,
        },
        "own words with many answers": {
            "bias.pl": _BIAS
            + "body_pred(w, 4). type(w, (position, square, square, square)).\n"
            + "direction(w, (in, out, out, out)).\nmax_vars(6). max_body(3).\n",
            "bk.pl": "w(P, A, B, C) :- legal_move(A, _, P), sq(B), sq(C).\n",
        },
    }
    task = ("{dir}/examples.csv", "-o", "{dir}/out", "--task", "{dir}")
    uses = (
        ("learn", *task, "--seconds", "3"),
        ("learn", *task, "--seconds", "3", "--generator", "clingo"),
        ("learn", *task, "--seconds", "3", "--tester", "prolog"),
        ("task", "export", *task),
    )
    for name, files in texts.items():
        for use in chance.sample(uses, 2):
            made = {file: text.encode() for file, text in files.items()}
            yield f"{name} for {' '.join(use[:1])}", use, {**_FILES, **made}


def domains(chance: Random) -> Iterator[Made]:
    """Of other domains: what clingo makes of a bias, and folders of Popper's."""
    large = chance.choice((10**6, 10**8, 10**9))
    head = "head_pred(f, 1).\nbody_pred(g, 1).\nmax_vars(3). max_body(3).\n"
    doubled = "".join(f"t{n + 1}(f(X, X)) :- t{n}(X).\n" for n in range(chance.randrange(20, 60)))
    texts = {
        "a range": f"n(1..{large}).\n",
        "a product": "n(1..99). m :- n(A), n(B), n(C), n(D), n(E), A + B + C + D + E > 999.\n",
        "a count": "n(1..300). m(X) :- X = #count { A, B, C : n(A), n(B), n(C) }.\n",
        "a sum": "n(1..3000). m(X) :- X = #sum { A * B, A, B : n(A), n(B) }.\n",
        "a choice": "n(1..30). { m(X, Y) : n(Y) } :- n(X).\n#show.\n:- not 15 { m(X, Y) } 15.\n",
        "terms that double": f"t0(a).\n{doubled}",
        "terms that grow": "t(0). t(s(X)) :- t(X).\n",
        "many variables": "max_vars(60). body_pred(q, 4).\n",
        "long bodies": "max_vars(40). max_body(40). body_pred(q, 3).\n",
        "many words": "".join(f"body_pred(w{n}, 3).\n" for n in range(2000)),
        "wide words": "body_pred(w, 60). max_vars(20).\n",
        "brackets": "n(" * 50_000 + "1" + ")" * 50_000 + ".\n",
    }
    facts = {"exs.pl": b"pos(f(a)).\nneg(f(b)).\n", "bk.pl": b"g(a).\n"}
    for name, text in texts.items():
        files = {**facts, "bias.pl": (head + text).encode()}
        yield name, ("learn", "{dir}", "-o", "{dir}/out", "--seconds", "3"), files
    fen = f'fen(p1, "{_FEN}").\n'
    many = "".join(f"pos(f(p{n}, e2, e4)).\n" for n in range(20_000))
    popper = {
        "many examples": {"exs.pl": many, "bk.pl": fen},
        "one example often": {"exs.pl": "pos(f(p1, e2, e4)).\n" * 20_000, "bk.pl": fen},
        "many positions": {"exs.pl": "pos(f(p1, e2, e4)).\n", "bk.pl": fen * 10_000},
        "long lines": {"exs.pl": "pos(f(p1, e2, e4)).\n", "bk.pl": fen + "a(" * 200_000},
        "other facts": {"exs.pl": "pos(f(p1, e2, e4)).\n", "bk.pl": fen + "a(b).\n" * 40_000},
    }
    for name, texts_of in popper.items():
        made = {file: text.encode() for file, text in {"bias.pl": _BIAS, **texts_of}.items()}
        yield f"Popper {name}", ("task", "import", "{dir}", "-o", "{dir}/out.csv"), made
