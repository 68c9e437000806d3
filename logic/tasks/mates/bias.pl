% The space in which named mates are learned: what can be said of a move of the solver (half move 1,
% from 3 to 4), of the positions before it (2) and after it (5), of the opponent's king (on 6), and
% of up to three squares besides.

head_pred(motif, 1).

body_pred(solver_move, 6).
body_pred(facing_king, 3).
body_pred(checkmate, 1).
body_pred(pawn_on, 2).
body_pred(knight_on, 2).
body_pred(bishop_on, 2).
body_pred(rook_on, 2).
body_pred(queen_on, 2).
body_pred(major_on, 2).
body_pred(friendly, 2).
body_pred(defends, 3).
body_pred(attacks, 3).
body_pred(controls, 3).
body_pred(king_zone, 3).
body_pred(boxed_in, 2).
body_pred(shut_in, 2).
body_pred(alone_around, 3).
body_pred(bishops_alone, 2).
body_pred(sound_wall, 2).
body_pred(bishops_on_both_sides, 2).
body_pred(walled_by_rook, 2).
body_pred(held_by_bishop, 2).
body_pred(held_by_major, 2).
body_pred(queen_at_knights_step, 2).
body_pred(knight_straight_before, 2).
body_pred(knight_beyond, 2).
body_pred(boxed_by_rook, 2).
body_pred(shoulders_taken, 2).
body_pred(tail_shut, 3).
body_pred(pawn_guarded, 2).
body_pred(side_file, 1).
body_pred(adjacent, 2).
body_pred(same_rank, 2).
body_pred(same_file, 2).
body_pred(same_diagonal, 2).
body_pred(in_corner, 1).
body_pred(on_edge, 1).
body_pred(apart, 3).
body_pred(aligned, 3).
body_pred(different_pos, 2).

type(motif, (line)).

direction(motif, (in)).
direction(defends, (out, in, in)).
direction(attacks, (out, in, in)).
direction(controls, (out, in, in)).
direction(king_zone, (out, in, in)).

max_clauses(12).
max_vars(10).
max_body(10).
max_component(3).

% The half move that a clause speaks of, and what is known with it.
always(solver_move, (1, 3, 4, 2, 5, 0)).
given(facing_king, (1, 6, 0)).

fixed(solver_move, (1, 3, 4, 2, 5, 0)).

% Of what is known, what each predicate may speak of.
among(checkmate, (5)).
among(pawn_on, (4, 5)).
among(knight_on, (4, 5)).
among(bishop_on, (4, 5)).
among(rook_on, (4, 5)).
among(queen_on, (4, 5)).
among(major_on, (4, 5)).
among(friendly, (5)).
among(defends, (4, 5)).
among(attacks, (4, 6, 5)).
among(controls, (4, 6, 5)).
among(king_zone, (6, 5)).
among(boxed_in, (6, 5)).
among(shut_in, (6, 5)).
among(alone_around, (4, 6, 5)).
among(bishops_alone, (6, 5)).
among(sound_wall, (6, 5)).
among(bishops_on_both_sides, (6, 5)).
among(walled_by_rook, (6, 5)).
among(held_by_bishop, (6, 5)).
among(held_by_major, (6, 5)).
among(queen_at_knights_step, (6, 5)).
among(knight_straight_before, (6, 5)).
among(knight_beyond, (6, 5)).
among(boxed_by_rook, (6, 5)).
among(shoulders_taken, (6, 5)).
among(tail_shut, (6, 4, 5)).
among(pawn_guarded, (4, 5)).
among(side_file, (6)).
among(adjacent, (4, 6)).
among(same_rank, (4, 6)).
among(same_file, (4, 6)).
among(same_diagonal, (4, 6)).
among(in_corner, (6)).
among(on_edge, (6)).
among(apart, (4, 6)).
among(aligned, (4, 6)).
among(different_pos, (4, 6)).

ordered(adjacent).
ordered(same_rank).
ordered(same_file).
ordered(same_diagonal).
ordered(different_pos).

negatable(pawn_on).
negatable(friendly).
negatable(boxed_in).
negatable(shut_in).
negatable(bishops_on_both_sides).
negatable(side_file).
negatable(adjacent).
negatable(same_rank).
negatable(same_file).
negatable(same_diagonal).
negatable(in_corner).
negatable(on_edge).

constant(number, 2).
constant(number, 3).
