% The space in which lines that are cut off are learned: what can be said of a move of the solver (half
% move 1, from 3 to 4), of the positions before it (2) and after it (5), of the reply to it (from 6 to
% 7, leading to 8), of the solver's next move (from 9 to 10), and of up to two squares besides.

head_pred(motif, 1).

body_pred(solver_move, 6).
body_pred(reply, 5).
body_pred(next_move, 6).
body_pred(captures, 3).
body_pred(check, 1).
body_pred(king_on, 2).
body_pred(defends, 3).
body_pred(unguarded, 2).
body_pred(aligned, 3).
body_pred(same_pos, 2).
body_pred(different_pos, 2).

type(motif, (line)).

direction(motif, (in)).
direction(defends, (out, in, in)).

max_clauses(12).
max_vars(14).
max_body(8).

% The half move that a clause speaks of, and what is known with it.
always(solver_move, (1, 3, 4, 2, 5, 0)).
given(reply, (1, 6, 7, 8, 0)).
given(next_move, (1, 9, 10, 8, 11, 0)).

fixed(solver_move, (1, 3, 4, 2, 5, 0)).

% Of what is known, what each predicate may speak of.
among(captures, (2, 3, 4, 8, 9, 10)).
among(check, (2, 5)).
among(king_on, (7, 8)).
among(defends, (2, 4, 5, 6, 7, 8, 10)).
among(unguarded, (2, 5, 8, 10)).
among(aligned, (4, 7, 10)).
among(same_pos, (4, 7, 10)).
among(different_pos, (4, 7, 10)).

ordered(same_pos).
ordered(different_pos).

negatable(captures).
negatable(check).
negatable(king_on).
negatable(defends).
negatable(unguarded).
