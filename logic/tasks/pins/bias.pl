% The space in which motifs of standing relations are learned: what can be said of the position after
% a move of the solver (half move 1, from 3 to 4, before it 2, after it 5), of the opponent's king
% (on 6), and of up to four squares besides.

head_pred(motif, 1).

body_pred(solver_move, 6).
body_pred(facing_king, 3).
body_pred(check, 1).
body_pred(checkmate, 1).
body_pred(last_ply, 2).
body_pred(pawn_on, 2).
body_pred(queen_on, 2).
body_pred(pinned, 2).
body_pred(pins, 4).
body_pred(pin_line, 3).
body_pred(attacks, 3).
body_pred(outranks, 3).
body_pred(unguarded, 2).
body_pred(vulnerable, 2).
body_pred(friendly, 2).

type(motif, (line)).

direction(motif, (in)).
direction(pinned, (out, in)).
direction(pins, (out, out, in, in)).
direction(attacks, (in, out, in)).

max_clauses(12).
max_vars(11).
max_body(8).
max_component(5).

% The half move that a clause speaks of, and what is known with it.
always(solver_move, (1, 3, 4, 2, 5, 0)).
given(facing_king, (1, 6, 0)).

fixed(solver_move, (1, 3, 4, 2, 5, 0)).

% Of what is known, what each predicate may speak of.
among(check, (5)).
among(checkmate, (5)).
among(last_ply, (0, 1)).
among(pawn_on, (5)).
among(queen_on, (5)).
among(pinned, (5)).
among(pins, (5, 6)).
among(pin_line, (4, 5)).
among(attacks, (4, 5)).
among(outranks, (4, 5)).
among(unguarded, (4, 5)).
among(vulnerable, (4, 5)).
among(friendly, (5)).

negatable(check).
negatable(checkmate).
negatable(last_ply).
negatable(pawn_on).
negatable(pin_line).
negatable(attacks).
negatable(outranks).
negatable(unguarded).
negatable(vulnerable).
