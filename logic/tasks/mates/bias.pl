% The space in which named mates are learned: what can be said of a move of the solver (half move 1,
% from 3 to 4), of the positions before it (2) and after it (5), of the opponent's king (on 6), and
% of up to three squares besides.

head_pred(motif, 1).
type(motif, (line)).
direction(motif, (in)).

max_clauses(12).
max_vars(10).
max_body(10).
max_component(5).

body_pred(solver_move, 6).
body_pred(facing_king, 3).
always(solver_move, (1, 3, 4, 2, 5, 0)).
fixed(solver_move, (1, 3, 4, 2, 5, 0)).
given(facing_king, (1, 6, 0)).

body_pred(checkmate, 1).      among(checkmate, (5)).
body_pred(pawn_on, 2).        among(pawn_on, (4, 5)).
body_pred(knight_on, 2).      among(knight_on, (4, 5)).
body_pred(bishop_on, 2).      among(bishop_on, (4, 5)).
body_pred(rook_on, 2).        among(rook_on, (4, 5)).
body_pred(queen_on, 2).       among(queen_on, (4, 5)).
body_pred(major_on, 2).       among(major_on, (4, 5)).
body_pred(friendly, 2).       among(friendly, (5)).
negatable(pawn_on).
negatable(friendly).

body_pred(defends, 3).        among(defends, (4, 5)).
direction(defends, (out, in, in)).
body_pred(attacks, 3).        among(attacks, (4, 6, 5)).
direction(attacks, (out, in, in)).
body_pred(controls, 3).       among(controls, (4, 6, 5)).
direction(controls, (out, in, in)).
body_pred(king_zone, 3).      among(king_zone, (6, 5)).
direction(king_zone, (out, in, in)).
body_pred(boxed_in, 2).       among(boxed_in, (6, 5)).
body_pred(shut_in, 2).        among(shut_in, (6, 5)).
negatable(boxed_in).
negatable(shut_in).

body_pred(alone_around, 3).   among(alone_around, (4, 6, 5)).
body_pred(bishops_alone, 2).  among(bishops_alone, (6, 5)).
body_pred(either_side, 3).    among(either_side, (4, 6)).
negatable(either_side).

body_pred(adjacent, 2).       among(adjacent, (4, 6)).
ordered(adjacent).
negatable(adjacent).
body_pred(same_rank, 2).      among(same_rank, (4, 6)).
body_pred(same_file, 2).      among(same_file, (4, 6)).
body_pred(same_diagonal, 2).  among(same_diagonal, (4, 6)).
ordered(same_rank).
ordered(same_file).
ordered(same_diagonal).
negatable(same_rank).
negatable(same_file).
negatable(same_diagonal).
body_pred(in_corner, 1).      among(in_corner, (6)).
body_pred(on_edge, 1).        among(on_edge, (6)).
negatable(in_corner).
negatable(on_edge).
body_pred(apart, 3).          among(apart, (4, 6)).
constant(number, 2).
constant(number, 3).
body_pred(aligned, 3).        among(aligned, (4, 6)).
body_pred(different_pos, 2).  among(different_pos, (4, 6)).
ordered(different_pos).
