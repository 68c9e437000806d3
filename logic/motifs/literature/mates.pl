% Mates by their length and by their picture.
%
% A mate has one picture at most among these, the first that fits in the order of this file:
% smothered, back rank, Anastasia's, hook, Arabian, two bishops', dovetail.
% worth: mate 1.00 (0.99 to 1.00), right in 2,933 of 2,944 solutions that it holds on
% worth: mate_in_1 1.00 (0.99 to 1.00), right in 1,302 of 1,307 solutions that it holds on
% worth: mate_in_2 1.00 (0.99 to 1.00), right in 1,282 of 1,287 solutions that it holds on
% worth: mate_in_3 1.00 (0.99 to 1.00), right in 305 of 305 solutions that it holds on
% worth: mate_in_4 1.00 (0.91 to 1.00), right in 40 of 40 solutions that it holds on
% worth: mate_in_5 0.80 (0.38 to 0.96), right in 4 of 5 solutions that it holds on
% worth: smothered_mate 1.00 (0.93 to 1.00), right in 50 of 50 solutions that it holds on
% worth: back_rank_mate 1.00 (0.98 to 1.00), right in 321 of 322 solutions that it holds on
% worth: anastasia_mate 1.00 (0.68 to 1.00), right in 8 of 8 solutions that it holds on
% worth: hook_mate 1.00 (0.82 to 1.00), right in 17 of 17 solutions that it holds on
% worth: arabian_mate 1.00 (0.76 to 1.00), right in 12 of 12 solutions that it holds on
% worth: boden_mate 1.00 (0.57 to 1.00), right in 5 of 5 solutions that it holds on
% worth: double_bishop_mate 1.00 (0.51 to 1.00), right in 4 of 4 solutions that it holds on
% worth: dovetail_mate 1.00 (0.65 to 1.00), right in 7 of 7 solutions that it holds on

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
