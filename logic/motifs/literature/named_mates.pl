% Mates by their picture, of names that Lichess gave later: puzzles labelled before do not have
% them. A mate may have several of these names, and one of mates.pl, too.
% worth: opera_mate 1.00 (0.96 to 1.00), right in 83 of 83 solutions that it holds on
% worth: pillsburys_mate 0.79 (0.71 to 0.85), right in 95 of 120 solutions that it holds on
% worth: morphys_mate 1.00 (0.80 to 1.00), right in 15 of 15 solutions that it holds on
% worth: corner_mate 1.00 (0.83 to 1.00), right in 19 of 19 solutions that it holds on
% worth: vukovic_mate 1.00 (0.57 to 1.00), right in 5 of 5 solutions that it holds on
% worth: kill_box_mate 1.00 (0.57 to 1.00), right in 5 of 5 solutions that it holds on
% worth: triangle_mate 1.00 (0.61 to 1.00), right in 6 of 6 solutions that it holds on
% worth: blind_swine_mate 1.00 (0.51 to 1.00), right in 4 of 4 solutions that it holds on
% worth: balestra_mate 1.00 (0.34 to 1.00), right in 2 of 2 solutions that it holds on
% worth: epaulette_mate 0.97 (0.87 to 1.00), right in 38 of 39 solutions that it holds on
% worth: swallowstail_mate 1.00 (0.72 to 1.00), right in 10 of 10 solutions that it holds on

opera_mate(Line) :-
    last_move(_, _, Rook, _, After, Line),
    rook_on(Rook, After),
    defends(Bishop, Rook, After),
    bishop_on(Bishop, After),
    king_mated(King, After),
    adjacent(King, Rook).

% As it was played at the opera: the king on its first rank, the rook beside it.
decisive_opera_mate(Line) :-
    last_move(_, _, Rook, _, After, Line),
    rook_on(Rook, After),
    defends(Bishop, Rook, After),
    bishop_on(Bishop, After),
    king_mated(King, After),
    adjacent(King, Rook),
    same_rank(King, Rook),
    \+ advanced_to(King, 2, After).

king_mated(King, Position) :-
    king_on(King, Position),
    friendly(King, Position),
    checkmate(Position).

% Where the same bishop holds a rook next to the king, it is the opera mate. Without the bishop it
% would be no mate; and it bears on an empty square, so it does not only hold pieces.
pillsburys_mate(Line) :-
    last_move(_, _, _, _, After, Line),
    king_mated(King, After),
    checks(Rook, King, After),
    rook_on(Rook, After),
    hostile(Bishop, After),
    bishop_on(Bishop, After),
    bears_beside(Bishop, King, Rook, After),
    needed(Bishop, King, Rook, After),
    \+ holds_beside(Bishop, Rook, King, After).

holds_beside(Bishop, Rook, King, Position) :-
    adjacent(Rook, King),
    defends(Bishop, Rook, Position).

% On an empty square next to the king, other than the one that the check passes.
bears_beside(Piece, King, Checker, Position) :-
    adjacent(King, Square),
    controls(Piece, Square, Position),
    empty(Square, Position),
    \+ aligned(Checker, Square, King).

needed(Piece, King, Checker, Position) :-
    bars(Piece, King, Checker, _Square, Position).
needed(Piece, King, Checker, Position) :-
    checks(Piece, King, Position),
    different_pos(Piece, Checker).

% It alone keeps the king from a square without a piece of its own. Not counted: one on which the
% king would still stand in the line of the check.
bars(Piece, King, Checker, Square, Position) :-
    adjacent(King, Square),
    controls(Piece, Square, Position),
    \+ friendly(Square, Position),
    \+ aligned(Checker, King, Square),
    \+ taken_by_another(Square, Piece, Position).

taken_by_another(Square, Piece, Position) :-
    controls(Other, Square, Position),
    hostile(Other, Position),
    different_pos(Other, Piece).

% The rook stands on the file or rank next to the king, on the side of the bishop.
morphys_mate(Line) :-
    last_move(_, _, _, _, After, Line),
    king_mated(King, After),
    checks(Bishop, King, After),
    bishop_on(Bishop, After),
    hostile(Rook, After),
    rook_on(Rook, After),
    shuts_side(Rook, King, Bishop, After).

shuts_side(Rook, King, Bishop, Position) :-
    shuts_line(Rook, King, Gate, Position),
    apart(King, Bishop, Number),
    apart(Gate, Bishop, Number).

% Along the file or rank next to the king, as far as the square beside it, the gate.
shuts_line(Piece, King, Gate, Position) :-
    side_by_side(King, Gate),
    controls(Piece, Gate, Position),
    across(King, Gate, Piece).

side_by_side(King, Gate) :-
    adjacent(King, Gate),
    in_front(King, Gate).

across(King, Gate, Piece) :-
    same_rank(King, Gate),
    same_file(Gate, Piece).
across(King, Gate, Piece) :-
    same_file(King, Gate),
    same_rank(Gate, Piece).

% In a line that a search found: at the edge, as Morphy's king was, and not by a queen's help.
decisive_morphys_mate(Line) :-
    last_move(_, _, _, _, After, Line),
    king_mated(King, After),
    on_edge(King),
    checks(Bishop, King, After),
    bishop_on(Bishop, After),
    hostile(Rook, After),
    rook_on(Rook, After),
    shuts_side(Rook, King, Bishop, After),
    bars(Rook, King, Bishop, Square, After),
    empty(Square, After),
    \+ queen_near(King, After).

% A queen bears on a square around the king.
queen_near(King, Position) :-
    adjacent(King, Square),
    controls(Queen, Square, Position),
    queen_on(Queen, Position),
    hostile(Queen, Position).

% The file or rank between king and knight is taken by a rook or queen, not from beside the knight:
% that would be like Vukovic's mate.
corner_mate(Line) :-
    last_move(_, _, Knight, _, After, Line),
    knight_on(Knight, After),
    king_mated(King, After),
    checks(Knight, King, After),
    hostile(Piece, After),
    major_on(Piece, After),
    shuts_between(Piece, King, Knight, After).

shuts_between(Piece, King, Knight, Position) :-
    shuts_line(Piece, King, Gate, Position),
    adjacent(Knight, Gate),
    \+ in_front(Piece, Knight).

% The king is in the corner, and the way out is an empty square.
decisive_corner_mate(Line) :-
    last_move(_, _, Knight, _, After, Line),
    knight_on(Knight, After),
    king_mated(King, After),
    in_corner(King),
    checks(Knight, King, After),
    hostile(Piece, After),
    major_on(Piece, After),
    shuts_between(Piece, King, Knight, After),
    bars(Piece, King, Knight, Square, After),
    empty(Square, After).

vukovic_mate(Line) :-
    last_move(_, _, Rook, _, After, Line),
    rook_on(Rook, After),
    king_mated(King, After),
    adjacent(King, Rook),
    knight_on(Knight, After),
    hostile(Knight, After),
    apart(King, Knight, 2),
    in_front(King, Knight),
    defends(Third, Rook, After),
    different_pos(Third, Knight).

in_front(One, Other) :-
    same_file(One, Other).
in_front(One, Other) :-
    same_rank(One, Other).

% The box has three squares by three, and the king stands in it.
kill_box_mate(Line) :-
    last_move(_, _, _, _, After, Line),
    king_mated(King, After),
    boxes(_, King, After).

% In a line that a search found: the rook stands next to the king.
decisive_kill_box_mate(Line) :-
    last_move(_, _, _, _, After, Line),
    king_mated(King, After),
    boxes(Rook, King, After),
    adjacent(King, Rook).

boxes(Rook, King, Position) :-
    hostile(Rook, Position),
    rook_on(Rook, Position),
    hostile(Queen, Position),
    queen_on(Queen, Position),
    same_diagonal(Rook, Queen),
    apart(Rook, Queen, 2),
    in_box(King, Rook, Queen).

in_box(King, Rook, Queen) :-
    aligned(Rook, King, Queen).
in_box(King, Rook, Queen) :-
    aligned(Rook, Middle, Queen),
    adjacent(Middle, King).

triangle_mate(Line) :-
    last_move(_, _, Queen, _, After, Line),
    queen_on(Queen, After),
    defends(Rook, Queen, After),
    rook_on(Rook, After),
    apart(Rook, Queen, 2),
    king_mated(King, After),
    adjacent(King, Queen),
    adjacent(King, Rook).

blind_swine_mate(Line) :-
    last_move(_, _, Rook, _, After, Line),
    rook_on(Rook, After),
    defends(Other, Rook, After),
    rook_on(Other, After),
    king_mated(King, After),
    adjacent(King, Rook),
    adjacent(King, Other).

% As in the name: both rooks on the seventh rank.
decisive_blind_swine_mate(Line) :-
    last_move(_, _, Rook, _, After, Line),
    rook_on(Rook, After),
    advanced_to(Rook, 7, After),
    \+ advanced_to(Rook, 8, After),
    defends(Other, Rook, After),
    rook_on(Other, After),
    same_rank(Rook, Other),
    king_mated(King, After),
    adjacent(King, Rook),
    adjacent(King, Other).

% The king is not at the side of the board.
balestra_mate(Line) :-
    last_move(_, _, _, _, After, Line),
    king_mated(King, After),
    \+ file_of(King, 1),
    \+ file_of(King, 8),
    checks(Bishop, King, After),
    bishop_on(Bishop, After),
    queen_on(Queen, After),
    hostile(Queen, After),
    apart(King, Queen, 2),
    \+ in_front(King, Queen),
    \+ same_diagonal(King, Queen).

% The shoulders are across the line of the check; whose pieces stand there does not matter.
epaulette_mate(Line) :-
    last_move(_, _, _, _, After, Line),
    king_mated(King, After),
    checks(Checker, King, After),
    major_on(Checker, After),
    shoulders(Checker, King, One, Other),
    \+ empty(One, After),
    \+ empty(Other, After).

% As the word has it: they are the king's own.
decisive_epaulette_mate(Line) :-
    last_move(_, _, _, _, After, Line),
    king_mated(King, After),
    checks(Checker, King, After),
    major_on(Checker, After),
    shoulders(Checker, King, One, Other),
    friendly(One, After),
    friendly(Other, After).

shoulders(Checker, King, One, Other) :-
    same_file(Checker, King),
    same_rank(King, One),
    adjacent(King, One),
    aligned(One, King, Other),
    adjacent(King, Other).
shoulders(Checker, King, One, Other) :-
    same_rank(Checker, King),
    same_file(King, One),
    adjacent(King, One),
    aligned(One, King, Other),
    adjacent(King, Other).

% The queen stands before the king; beside it and behind it the squares are empty, and at both
% corners behind it, the tail, are pieces of its own.
swallowstail_mate(Line) :-
    last_move(_, _, Queen, _, After, Line),
    queen_on(Queen, After),
    king_mated(King, After),
    \+ on_edge(King),
    adjacent(King, Queen),
    in_front(King, Queen),
    \+ open_tail(King, Queen, After),
    \+ crowded(King, Queen, After).

% Something stands beside the king or behind it, in line with it.
crowded(King, Queen, Position) :-
    side_by_side(King, Square),
    different_pos(Square, Queen),
    \+ empty(Square, Position).

% A square behind the king, at its corner, without a piece of its own.
open_tail(King, Queen, Position) :-
    adjacent(King, Square),
    same_diagonal(King, Square),
    apart(Square, Queen, 2),
    \+ friendly(Square, Position).
