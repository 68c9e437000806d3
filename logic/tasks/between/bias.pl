% The space in which moves that come between two others are learned: what can be said of a move of the
% solver (half move 1, from 3 to 4, before it 2, after it 5), of the reply to it (from 6 to 7), of the
% solver's next move (from 9 to 10), of the opponent's move before it (from 12 to 13, in 14), and of
% the solver's move before it (from 15 to 16).

head_pred(motif, 1).

body_pred(solver_move, 6).
body_pred(reply, 5).
body_pred(next_move, 6).
body_pred(move_before, 5).
body_pred(earlier_move, 6).
body_pred(next_ply, 2).
body_pred(captures, 3).
body_pred(check, 1).
body_pred(defends, 3).
body_pred(same_pos, 2).
body_pred(different_pos, 2).

type(motif, (line)).

direction(motif, (in)).

max_clauses(12).
max_vars(19).
max_body(8).

% The half move that a clause speaks of, and what is known with it.
always(solver_move, (1, 3, 4, 2, 5, 0)).
given(reply, (1, 6, 7, 8, 0)).
given(next_move, (1, 9, 10, 8, 11, 0)).
given(move_before, (1, 12, 13, 14, 0)).
given(earlier_move, (1, 15, 16, 17, 18, 0)).

fixed(solver_move, (1, 3, 4, 2, 5, 0)).
fixed(next_ply, (any, 1)).

% Of what is known, what each predicate may speak of.
among(captures, (2, 3, 4, 9, 10, 12, 14)).
among(check, (2, 5)).
among(defends, (5, 6, 10)).
among(same_pos, (4, 7, 10, 13, 16)).
among(different_pos, (4, 7, 10, 13, 16)).

ordered(same_pos).
ordered(different_pos).

negatable(captures).
negatable(check).
negatable(defends).

constant(ply, 0).
