% The space in which ways that are cleared are learned: what can be said of a move of the solver (half
% move 1, from 3 to 4, before it 2, after it 5), of the reply to it (from 6 to 7, leading to 8), and of
% the solver's next move (from 9 to 10, leading to 11).

head_pred(motif, 1).

body_pred(solver_move, 6).
body_pred(reply, 5).
body_pred(next_move, 6).
body_pred(by_way_of, 3).
body_pred(slides_into, 3).
body_pred(captures, 3).
body_pred(check, 1).
body_pred(king_on, 2).
body_pred(vulnerable, 2).
body_pred(different_pos, 2).

type(motif, (line)).

direction(motif, (in)).

max_clauses(12).
max_vars(13).
max_body(8).

% The half move that a clause speaks of, and what is known with it.
always(solver_move, (1, 3, 4, 2, 5, 0)).
given(reply, (1, 6, 7, 8, 0)).
given(next_move, (1, 9, 10, 8, 11, 0)).

fixed(solver_move, (1, 3, 4, 2, 5, 0)).
fixed(by_way_of, (any, 9, 10)).
fixed(slides_into, (9, 10, 8)).

% Of what is known, what each predicate may speak of.
among(by_way_of, (3, 4, 6, 7, 9, 10)).
among(captures, (2, 3, 4)).
among(check, (2, 5, 8, 11)).
among(king_on, (4, 5, 7, 8)).
among(vulnerable, (4, 5)).
among(different_pos, (3, 4, 7, 9, 10)).

ordered(different_pos).

negatable(captures).
negatable(check).
negatable(king_on).
negatable(vulnerable).
