% The space in which motifs of whole lines are learned: what can be said of a move of the solver
% (half move 1, from 3 to 4), of the positions before it (2) and after it (5), of the reply to it
% (from 6 to 7, leading to 8), of the solver's next move (from 9 to 10, leading to 11), of the
% opponent's move before it (from 12 to 13, in 14), and of up to three squares besides.

head_pred(motif, 1).

body_pred(solver_move, 6).
body_pred(reply, 5).
body_pred(next_move, 6).
body_pred(move_before, 5).
body_pred(pawn_on, 2).
body_pred(king_on, 2).
body_pred(queen_on, 2).
body_pred(major_on, 2).
body_pred(knight_on, 2).
body_pred(captures, 3).
body_pred(check, 1).
body_pred(checkmate, 1).
body_pred(attacks, 3).
body_pred(defends, 3).
body_pred(endangers, 3).
body_pred(outranks, 3).
body_pred(checks, 3).
body_pred(vulnerable, 2).
body_pred(unguarded, 2).
body_pred(cornered, 2).
body_pred(pinned, 2).
body_pred(same_pos, 2).
body_pred(different_pos, 2).
body_pred(aligned, 3).

type(motif, (line)).

direction(motif, (in)).
direction(attacks, (in, out, in)).
direction(defends, (in, out, in)).
direction(endangers, (in, out, in)).
direction(checks, (out, out, in)).
direction(pinned, (out, in)).

max_clauses(12).
max_vars(18).
max_body(8).

% The half move that a clause speaks of, and what is known with it.
always(solver_move, (1, 3, 4, 2, 5, 0)).
given(reply, (1, 6, 7, 8, 0)).
given(next_move, (1, 9, 10, 8, 11, 0)).
given(move_before, (1, 12, 13, 14, 0)).

fixed(solver_move, (1, 3, 4, 2, 5, 0)).

% Of what is known, what each predicate may speak of.
among(pawn_on, (4, 5, 7, 8, 10)).
among(king_on, (4, 5, 7, 8, 10)).
among(queen_on, (4, 5, 7, 8, 10)).
among(major_on, (4, 5, 7, 8, 10)).
among(knight_on, (4, 5, 8, 9, 10)).
among(captures, (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14)).
among(check, (2, 5, 8)).
among(checkmate, (5, 11)).
among(attacks, (2, 3, 4, 5, 6, 7, 8, 10, 11)).
among(defends, (3, 4, 5, 6, 7, 8, 10, 2)).
among(endangers, (4, 5, 7, 8, 10)).
among(outranks, (4, 5, 6, 7, 8, 9, 10)).
among(checks, (4, 5)).
among(vulnerable, (4, 5, 7, 8, 10)).
among(unguarded, (2, 4, 5, 8, 10)).
among(cornered, (5, 6, 10)).
among(pinned, (5, 7)).
among(same_pos, (3, 4, 6, 7, 9, 10, 13)).
among(different_pos, (3, 4, 6, 7, 9, 10, 13)).
among(aligned, (3, 4, 6, 7, 9, 10)).

ordered(same_pos).
ordered(different_pos).

negatable(pawn_on).
negatable(king_on).
negatable(queen_on).
negatable(knight_on).
negatable(captures).
negatable(check).
negatable(checkmate).
negatable(attacks).
negatable(defends).
negatable(outranks).
negatable(vulnerable).
negatable(unguarded).
