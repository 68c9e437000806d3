% The space in which motifs of standing relations are learned: what can be said of the position after
% a move of the solver (half move 1, from 3 to 4, before it 2, after it 5), of the opponent's king
% (on 6), and of up to four squares besides.

head_pred(motif, 1).
type(motif, (line)).
direction(motif, (in)).

max_clauses(12).
max_vars(11).
max_body(8).
max_component(5).

body_pred(solver_move, 6).
body_pred(facing_king, 3).
always(solver_move, (1, 3, 4, 2, 5, 0)).
fixed(solver_move, (1, 3, 4, 2, 5, 0)).
given(facing_king, (1, 6, 0)).

body_pred(check, 1).          among(check, (5)).
negatable(check).
body_pred(checkmate, 1).      among(checkmate, (5)).
negatable(checkmate).
body_pred(last_ply, 2).       among(last_ply, (0, 1)).
negatable(last_ply).
body_pred(pawn_on, 2).        among(pawn_on, (5)).
body_pred(queen_on, 2).       among(queen_on, (5)).
negatable(pawn_on).
body_pred(pinned, 2).         among(pinned, (5)).
direction(pinned, (out, in)).
body_pred(pin_line, 3).       among(pin_line, (4, 5)).
negatable(pin_line).
body_pred(attacks, 3).        among(attacks, (4, 5)).
direction(attacks, (in, out, in)).
negatable(attacks).
body_pred(outranks, 3).       among(outranks, (4, 5)).
negatable(outranks).
body_pred(unguarded, 2).      among(unguarded, (4, 5)).
negatable(unguarded).
body_pred(vulnerable, 2).     among(vulnerable, (4, 5)).
negatable(vulnerable).
body_pred(friendly, 2).       among(friendly, (5)).
