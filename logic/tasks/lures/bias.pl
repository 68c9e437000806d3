% The space in which guards that are drawn away are learned: what can be said of a move of the solver
% (half move 1, from 3 to 4, before it 2, after it 5), of the reply to it (from 6 to 7, leading to 8),
% and of the solver's next move (from 9 to 10, leading to 11).

head_pred(motif, 1).

body_pred(solver_move, 6).
body_pred(reply, 5).
body_pred(next_move, 6).
body_pred(captures, 3).
body_pred(trades, 3).
body_pred(promotes, 3).
body_pred(check, 1).
body_pred(controls, 3).
body_pred(outranks, 3).
body_pred(same_pos, 2).
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

% Of what is known, what each predicate may speak of.
among(captures, (2, 3, 4, 8, 9, 10)).
among(trades, (2, 3, 4)).
among(promotes, (8, 9, 10)).
among(check, (2, 5)).
among(controls, (5, 6, 7, 8, 10)).
among(outranks, (8, 9, 10)).
among(same_pos, (4, 7, 10)).
among(different_pos, (4, 7, 10)).

ordered(same_pos).
ordered(different_pos).

negatable(captures).
negatable(trades).
negatable(promotes).
negatable(check).
negatable(controls).
negatable(outranks).
