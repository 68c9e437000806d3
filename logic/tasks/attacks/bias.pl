% The space in which attacks on a king are learned: what can be said of a move of the solver (half move
% 1, from 3 to 4), of the positions before it (2) and after it (5), of the solver's move before it
% (from 6 to 7, in 8, leading to 9), of the line's last (half move 10, from 11 to 12, in 13, leading
% to 14), of the opponent's king after the last (on 15), of the whole line, and of up to two squares
% besides.

head_pred(motif, 1).

body_pred(solver_move, 6).
body_pred(earlier_move, 6).
body_pred(last_move, 6).
body_pred(facing_king, 3).
body_pred(next_ply, 2).
body_pred(last_ply, 2).
body_pred(storm_by, 3).
body_pred(checking, 1).
body_pred(checking_midway, 1).
body_pred(forking, 1).
body_pred(captures, 3).
body_pred(check, 1).
body_pred(checkmate, 1).
body_pred(men_left, 2).
body_pred(queen_on, 2).
body_pred(advanced_to, 3).
body_pred(short_side_king, 2).
body_pred(long_side_king, 2).
body_pred(bare_king, 2).
body_pred(mated_on_rank, 2).
body_pred(same_pos, 2).
body_pred(different_pos, 2).

type(motif, (line)).

direction(motif, (in)).
direction(short_side_king, (out, in)).
direction(long_side_king, (out, in)).
direction(bare_king, (out, in)).

max_clauses(12).
max_vars(18).
max_body(8).

% The half move that a clause speaks of, and what is known with it.
always(solver_move, (1, 3, 4, 2, 5, 0)).
given(earlier_move, (1, 6, 7, 8, 9, 0)).
given(last_move, (10, 11, 12, 13, 14, 0)).
given(facing_king, (10, 15, 0)).

fixed(solver_move, (1, 3, 4, 2, 5, 0)).
fixed(next_ply, (any, 1)).
fixed(storm_by, (10, any, 0)).

% Of what is known, what each predicate may speak of.
among(last_ply, (0, 1)).
among(captures, (2, 3, 4, 11, 12, 13)).
among(check, (5, 9, 14)).
among(checkmate, (14)).
among(men_left, (2)).
among(queen_on, (4, 5)).
among(advanced_to, (4, 5, 12, 14)).
among(short_side_king, (2)).
among(long_side_king, (2)).
among(bare_king, (2, 8)).
among(mated_on_rank, (15, 14)).
among(same_pos, (4, 7, 12)).
among(different_pos, (4, 7, 12)).

ordered(same_pos).
ordered(different_pos).

negatable(last_ply).
negatable(forking).
negatable(captures).
negatable(check).
negatable(checkmate).
negatable(mated_on_rank).

constant(ply, 0).
constant(ply, 1).
constant(ply, 3).
constant(ply, 5).
constant(number, 1).
constant(number, 2).
constant(number, 3).
constant(number, 18).
constant(number, 20).
constant(rank, 6).
constant(rank, 7).
