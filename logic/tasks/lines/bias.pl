% The space in which motifs of whole lines are learned: what can be said of a move of the solver
% (half move 1, from 3 to 4), of the positions before it (2) and after it (5), of the reply to it
% (from 6 to 7, leading to 8), of the solver's next move (from 9 to 10, leading to 11), of the
% opponent's move before it (from 12 to 13, in 14), and of up to three squares besides.

head_pred(motif, 1).
type(motif, (line)).
direction(motif, (in)).

max_clauses(12).
max_vars(18).
max_body(8).

body_pred(solver_move, 6).
body_pred(reply, 5).
body_pred(next_move, 6).
body_pred(move_before, 5).
always(solver_move, (1, 3, 4, 2, 5, 0)).
fixed(solver_move, (1, 3, 4, 2, 5, 0)).
given(reply, (1, 6, 7, 8, 0)).
given(next_move, (1, 9, 10, 8, 11, 0)).
given(move_before, (1, 12, 13, 14, 0)).

% What stands where.
body_pred(pawn_on, 2).       among(pawn_on, (4, 5, 7, 8, 10)).
body_pred(king_on, 2).       among(king_on, (4, 5, 7, 8, 10)).
body_pred(queen_on, 2).      among(queen_on, (4, 5, 7, 8, 10)).
body_pred(major_on, 2).      among(major_on, (4, 5, 7, 8, 10)).
body_pred(knight_on, 2).     among(knight_on, (4, 5, 8, 9, 10)).
negatable(pawn_on).
negatable(king_on).
negatable(queen_on).
negatable(knight_on).

% What a move does.
body_pred(captures, 3).      among(captures, (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14)).
negatable(captures).
body_pred(check, 1).         among(check, (2, 5, 8)).
negatable(check).
body_pred(checkmate, 1).     among(checkmate, (5, 11)).
negatable(checkmate).

% Who bears on what.
body_pred(attacks, 3).       among(attacks, (2, 3, 4, 5, 6, 7, 8, 10, 11)).
direction(attacks, (in, out, in)).
negatable(attacks).
body_pred(defends, 3).       among(defends, (3, 4, 5, 6, 7, 8, 10, 2)).
direction(defends, (in, out, in)).
negatable(defends).
body_pred(endangers, 3).     among(endangers, (4, 5, 7, 8, 10)).
direction(endangers, (in, out, in)).
body_pred(outranks, 3).      among(outranks, (4, 5, 6, 7, 8, 9, 10)).
negatable(outranks).
body_pred(checks, 3).        among(checks, (4, 5)).
direction(checks, (out, out, in)).
body_pred(vulnerable, 2).    among(vulnerable, (4, 5, 7, 8, 10)).
negatable(vulnerable).
body_pred(unguarded, 2).     among(unguarded, (2, 4, 5, 8, 10)).
negatable(unguarded).
body_pred(cornered, 2).      among(cornered, (5, 6, 10)).
body_pred(pinned, 2).        among(pinned, (5, 7)).
direction(pinned, (out, in)).

% How squares lie.
body_pred(same_pos, 2).      among(same_pos, (3, 4, 6, 7, 9, 10, 13)).
ordered(same_pos).
body_pred(different_pos, 2). among(different_pos, (3, 4, 6, 7, 9, 10, 13)).
ordered(different_pos).
body_pred(aligned, 3).       among(aligned, (3, 4, 6, 7, 9, 10)).
