% Mates by their length and by their picture.
%
% A mate has one picture at most among these, the first that fits in the order of this file:
% smothered, back rank, Anastasia's, hook, Arabian, two bishops', dovetail.

% Motifs though other clauses call them.
motif(mate).
motif(smothered_mate).
motif(back_rank_mate).
motif(anastasia_mate).
motif(hook_mate).

mate(Line) :-
    last_move(_, _, _, _, After, Line),
    checkmate(After).

mate_in_1(Line) :-
    last_ply(1, Line),
    mate(Line).

mate_in_2(Line) :-
    last_ply(3, Line),
    mate(Line).

mate_in_3(Line) :-
    last_ply(5, Line),
    mate(Line).

mate_in_4(Line) :-
    last_ply(7, Line),
    mate(Line).

mate_in_5(Line) :-
    solver_ply(9, Line),
    mate(Line).

mated(King, Position) :-
    king_on(King, Position),
    friendly(King, Position),
    checkmate(Position).

smothered_mate(Line) :-
    last_move(_, _, _, _, After, Line),
    checks(Knight, King, After),
    knight_on(Knight, After),
    boxed_in(King, After),
    checkmate(After).

% Its own pieces hold the squares before the king, and nothing attacks them there.
back_rank_mate(Line) :-
    last_move(_, _, _, _, After, Line),
    checks(Checker, King, After),
    friendly(King, After),
    same_rank(Checker, King),
    shut_in(King, After),
    \+ pawns_attacked(King, After),
    checkmate(After),
    \+ smothered_mate(Line).

pawns_attacked(King, Position) :-
    adjacent(King, Square),
    \+ same_rank(King, Square),
    attacks(_, Square, Position).

anastasia_mate(Line) :-
    last_move(_, _, To, _, After, Line),
    mated(King, After),
    major_on(To, After),
    same_file(To, King),
    side_file(King),
    \+ in_corner(King),
    same_rank(King, Knight),
    apart(King, Knight, 3),
    knight_on(Knight, After),
    beside_its_own(King, Knight, After).

side_file(Square) :-
    file_of(Square, 1).
side_file(Square) :-
    file_of(Square, 8).

% The knight is the solver's; the square next to the king, on the way there, is taken.
beside_its_own(King, Knight, Position) :-
    hostile(Knight, Position),
    aligned(King, Blocker, Knight),
    adjacent(King, Blocker),
    friendly(Blocker, Position).

hook_mate(Line) :-
    last_move(_, _, Rook, _, After, Line),
    mated(King, After),
    rook_on(Rook, After),
    adjacent(King, Rook),
    defends(Knight, Rook, After),
    knight_on(Knight, After),
    adjacent(King, Knight),
    defends(Pawn, Knight, After),
    pawn_on(Pawn, After),
    \+ back_rank_mate(Line),
    \+ anastasia_mate(Line).

arabian_mate(Line) :-
    last_move(_, _, Rook, _, After, Line),
    mated(King, After),
    in_corner(King),
    rook_on(Rook, After),
    adjacent(King, Rook),
    defends(Knight, Rook, After),
    knight_on(Knight, After),
    same_diagonal(Knight, King),
    \+ back_rank_mate(Line),
    \+ hook_mate(Line).

boden_mate(Line) :-
    last_move(_, _, _, _, After, Line),
    bishops_mate(King, One, Other, After),
    beside(King, One, Left),
    beside(King, Other, Right),
    aligned(Left, King, Right),
    \+ back_rank_mate(Line).

double_bishop_mate(Line) :-
    last_move(_, _, _, _, After, Line),
    bishops_mate(King, One, Other, After),
    \+ from_both_sides(King, One, Other),
    \+ back_rank_mate(Line).

from_both_sides(King, One, Other) :-
    beside(King, One, Left),
    beside(King, Other, Right),
    aligned(Left, King, Right).

% The square on the king's rank and the bishop's file.
beside(King, Bishop, Square) :-
    same_rank(King, Square),
    file_of(Square, File),
    file_of(Bishop, File).

bishops_mate(King, One, Other, After) :-
    mated(King, After),
    bishop_on(One, After),
    hostile(One, After),
    bishop_on(Other, After),
    hostile(Other, After),
    different_pos(One, Other),
    \+ others_help(King, After).

others_help(King, Position) :-
    adjacent(King, Square),
    controls(Other, Square, Position),
    hostile(Other, Position),
    \+ bishop_on(Other, Position).
others_help(King, Position) :-
    checks(Other, King, Position),
    \+ bishop_on(Other, Position).

dovetail_mate(Line) :-
    last_move(_, _, Queen, _, After, Line),
    mated(King, After),
    queen_on(Queen, After),
    adjacent(King, Queen),
    same_diagonal(King, Queen),
    \+ on_edge(King),
    \+ helped(King, Queen, After).

helped(King, Queen, Position) :-
    adjacent(King, Square),
    different_pos(Square, Queen),
    controls(Other, Square, Position),
    hostile(Other, Position),
    different_pos(Other, Queen).
helped(King, Queen, Position) :-
    adjacent(King, Square),
    controls(Queen, Square, Position),
    \+ empty(Square, Position).
