% The space in which moves without force are learned: what can be said of a move of the solver (half
% move 1, from 3 to 4, before it 2, after it 5), and of the line's last (half move 6, from 7 to 8, in 9,
% leading to 10).

head_pred(motif, 1).

body_pred(solver_move, 6).
body_pred(last_move, 6).
body_pred(next_ply, 2).
body_pred(last_ply, 2).
body_pred(captures, 3).
body_pred(check, 1).
body_pred(has_moves, 2).
body_pred(king_on, 2).
body_pred(idle, 2).
body_pred(far_pawn, 2).

type(motif, (line)).

direction(motif, (in)).

max_clauses(12).
max_vars(12).
max_body(8).

% The half move that a clause speaks of, and what is known with it.
always(solver_move, (1, 3, 4, 2, 5, 0)).
given(last_move, (6, 7, 8, 9, 10, 0)).

fixed(solver_move, (1, 3, 4, 2, 5, 0)).
fixed(next_ply, (any, 1)).

% Of what is known, what each predicate may speak of.
among(last_ply, (0, 1)).
among(captures, (2, 3, 4, 7, 8, 9)).
among(check, (2, 5, 9, 10)).
among(has_moves, (2, 9)).
among(king_on, (4, 5, 8, 10)).
among(idle, (4, 5, 8, 10)).
among(far_pawn, (2, 3, 7, 9)).

negatable(last_ply).
negatable(captures).
negatable(check).
negatable(king_on).
negatable(far_pawn).

constant(ply, 0).
constant(number, 2).
constant(number, 3).
