// Programs to begin with: each has a query that answers in the position on the board, or in any.

export const EXAMPLES = [
  {
    title: "A safe check",
    query: "safe_check(P, From, To)",
    program: `% A check that does not lose the checking piece.
safe_check(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    checks(To, _, NewPosition),
    \\+ en_prise(To, NewPosition).
`,
  },
  {
    title: "Two targets at once",
    query: "double_attack(P, From, To, One, Other)",
    program: `% A move to a safe square from where two pieces can be won.
double_attack(Position, From, To, One, Other) :-
    make_move(From, To, Position, NewPosition),
    \\+ en_prise(To, NewPosition),
    endangers(To, One, NewPosition),
    endangers(To, Other, NewPosition),
    One @< Other.
`,
  },
  {
    title: "Pieces that nobody guards",
    query: "loose(P, Side, Piece, Square)",
    program: `% A piece that no other of its side defends. Kings are not counted.
loose(Position, Side, Piece, Square) :-
    piece_at(Square, Position, Side, Piece),
    Piece \\== king,
    undefended(Square, Position).
`,
  },
  {
    title: "How many moves a piece has",
    query: "mobility(P, Square, Count)",
    program: `% The legal moves of each piece of the side to move, counted.
mobility(Position, Square, Count) :-
    setof(To, legal_move(Square, To, Position), Squares),
    length(Squares, Count).
`,
  },
  {
    title: "A knight's way",
    query: "way(a1, h8, Way)",
    program: `% The shortest ways of a knight over an empty board.
way(From, To, Way) :-
    between(1, 7, Length),
    length(Way, Length),
    way_of(From, To, Way),
    !.

way_of(Square, Square, [Square]).
way_of(From, To, [From|Way]) :-
    leap_target(knight, From, Next),
    way_of(Next, To, Way).
`,
  },
];
