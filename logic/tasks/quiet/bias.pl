% The space in which moves without force are learned: what can be said of a move of the solver (half
% move 1, from 3 to 4, before it 2, after it 5), of the solver's move before it (from 6 to 7, in 8,
% leading to 9), and of the line's last (half move 10, from 11 to 12, in 13, leading to 14).

head_pred(motif, 1).

body_pred(solver_move, 6).
body_pred(earlier_move, 6).
body_pred(last_move, 6).
body_pred(next_ply, 2).
body_pred(last_ply, 2).
body_pred(empty, 2).
body_pred(check, 1).
body_pred(has_moves, 2).
body_pred(king_on, 2).
body_pred(idle, 2).
body_pred(far_pawn, 2).

type(motif, (line)).

direction(motif, (in)).

max_clauses(12).
max_vars(16).
max_body(8).

% The half move that a clause speaks of, and what is known with it.
always(solver_move, (1, 3, 4, 2, 5, 0)).
given(earlier_move, (1, 6, 7, 8, 9, 0)).
given(last_move, (10, 11, 12, 13, 14, 0)).

fixed(solver_move, (1, 3, 4, 2, 5, 0)).
fixed(next_ply, (any, 1)).

% Of what is known, what each predicate may speak of.
among(last_ply, (0, 1)).
among(empty, (2, 4, 7, 8, 12, 13)).
among(check, (2, 5, 9, 14)).
among(has_moves, (2, 8, 13)).
among(king_on, (4, 5)).
among(idle, (4, 5, 12, 14)).
among(far_pawn, (2, 3, 11, 13)).

negatable(last_ply).
negatable(check).
negatable(king_on).
negatable(far_pawn).

constant(ply, 0).
constant(ply, 2).
constant(number, 3).
