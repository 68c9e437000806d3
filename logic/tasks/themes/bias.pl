% The space in which the themes of puzzles are learned: what can be said of the position before a
% move (variable 0) and after it (variable 3), of the squares of the move (1 and 2) and of up to
% four others. Rules of at most eight literals, at most twenty of them.
%
% Popper's format, and words of our own: always/2, fixed/2, ordered/1 and
% negatable/1, for predicates that a body may also deny.

head_pred(f, 3).

body_pred(make_move, 4).
body_pred(captures, 3).
body_pred(promotes, 3).
body_pred(different_pos, 2).
body_pred(pawn_on, 2).
body_pred(knight_on, 2).
body_pred(bishop_on, 2).
body_pred(rook_on, 2).
body_pred(queen_on, 2).
body_pred(king_on, 2).
body_pred(major_on, 2).
body_pred(minor_on, 2).
body_pred(attacks, 3).
body_pred(checks, 3).
body_pred(endangers, 3).
body_pred(threatens, 3).
body_pred(wins_exchange, 3).
body_pred(outranks, 3).
body_pred(sole_defender, 3).
body_pred(pins, 4).
body_pred(skewers, 4).
body_pred(unveils, 4).
body_pred(hanging, 2).
body_pred(undefended, 2).
body_pred(en_prise, 2).
body_pred(pinned, 2).
body_pred(trapped, 2).
body_pred(boxed_in, 2).
body_pred(no_flight, 2).
body_pred(shut_in, 2).
body_pred(at_home, 2).
body_pred(checkmate, 1).
body_pred(loses_material, 1).

type(f, (position, square, square)).
type(make_move, (square, square, position, position)).
type(captures, (square, square, position)).
type(promotes, (square, square, position)).
type(different_pos, (square, square)).
type(pawn_on, (square, position)).
type(knight_on, (square, position)).
type(bishop_on, (square, position)).
type(rook_on, (square, position)).
type(queen_on, (square, position)).
type(king_on, (square, position)).
type(major_on, (square, position)).
type(minor_on, (square, position)).
type(attacks, (square, square, position)).
type(checks, (square, square, position)).
type(endangers, (square, square, position)).
type(threatens, (square, square, position)).
type(wins_exchange, (square, square, position)).
type(outranks, (square, square, position)).
type(sole_defender, (square, square, position)).
type(pins, (square, square, square, position)).
type(skewers, (square, square, square, position)).
type(unveils, (square, square, square, position)).
type(hanging, (square, position)).
type(undefended, (square, position)).
type(en_prise, (square, position)).
type(pinned, (square, position)).
type(trapped, (square, position)).
type(boxed_in, (square, position)).
type(no_flight, (square, position)).
type(shut_in, (square, position)).
type(at_home, (square, position)).
type(checkmate, (position)).
type(loses_material, (position)).

direction(f, (in, in, in)).
direction(make_move, (in, in, in, out)).
direction(captures, (in, in, in)).
direction(promotes, (in, in, in)).
direction(different_pos, (in, in)).
direction(pawn_on, (in, in)).
direction(knight_on, (in, in)).
direction(bishop_on, (in, in)).
direction(rook_on, (in, in)).
direction(queen_on, (in, in)).
direction(king_on, (in, in)).
direction(major_on, (in, in)).
direction(minor_on, (in, in)).
direction(attacks, (in, out, in)).
direction(checks, (out, out, in)).
direction(endangers, (in, out, in)).
direction(threatens, (in, out, in)).
direction(wins_exchange, (in, out, in)).
direction(outranks, (in, in, in)).
direction(sole_defender, (in, out, in)).
direction(pins, (out, out, out, in)).
direction(skewers, (in, out, out, in)).
direction(unveils, (in, out, out, in)).
direction(hanging, (in, in)).
direction(undefended, (in, in)).
direction(en_prise, (in, in)).
direction(pinned, (out, in)).
direction(trapped, (out, in)).
direction(boxed_in, (in, in)).
direction(no_flight, (in, in)).
direction(shut_in, (in, in)).
direction(at_home, (in, in)).
direction(checkmate, (in)).
direction(loses_material, (in)).

max_clauses(20).
max_vars(8).
max_body(8).

% The move itself is always made, and is what can capture, promote or unveil.
always(make_move, (1, 2, 0, 3)).
fixed(make_move, (1, 2, 0, 3)).
fixed(captures, (1, 2, 0)).
fixed(promotes, (1, 2, 0)).
fixed(unveils, (1, any, any, 0)).
% What the opponent faces is after the move; what guarded what, before it.
fixed(checks, (any, any, 3)).
fixed(endangers, (any, any, 3)).
fixed(threatens, (any, any, 3)).
fixed(sole_defender, (any, any, 0)).
fixed(pins, (any, any, any, 3)).
fixed(skewers, (any, any, any, 3)).
fixed(trapped, (any, 3)).
fixed(boxed_in, (any, 3)).
fixed(no_flight, (any, 3)).
fixed(shut_in, (any, 3)).
fixed(at_home, (any, 3)).
fixed(checkmate, (3)).
fixed(loses_material, (3)).

ordered(different_pos).

negatable(captures).
negatable(pawn_on).
negatable(king_on).
negatable(attacks).
negatable(hanging).
negatable(undefended).
negatable(en_prise).
negatable(checkmate).
negatable(loses_material).
