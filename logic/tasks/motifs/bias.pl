% A small space of what players speak of: the move (variables 1 and 2) made in the position before
% it (0), what it takes, saves, attacks, pins or gives up, in the position after it (3).

head_pred(f, 3).

body_pred(make_move, 4).
body_pred(captures, 3).
body_pred(promotes, 3).
body_pred(hanging, 2).
body_pred(en_prise, 2).
body_pred(outranks, 3).
body_pred(checks, 3).
body_pred(endangers, 3).
body_pred(different_pos, 2).
body_pred(pins, 4).
body_pred(skewers, 4).
body_pred(unveils, 4).
body_pred(trapped, 2).
body_pred(gains_material, 1).
body_pred(loses_material, 1).
body_pred(checkmate, 1).

type(f, (position, square, square)).
type(make_move, (square, square, position, position)).
type(captures, (square, square, position)).
type(promotes, (square, square, position)).
type(hanging, (square, position)).
type(en_prise, (square, position)).
type(outranks, (square, square, position)).
type(checks, (square, square, position)).
type(endangers, (square, square, position)).
type(different_pos, (square, square)).
type(pins, (square, square, square, position)).
type(skewers, (square, square, square, position)).
type(unveils, (square, square, square, position)).
type(trapped, (square, position)).
type(gains_material, (position)).
type(loses_material, (position)).
type(checkmate, (position)).

direction(f, (in, in, in)).
direction(make_move, (in, in, in, out)).
direction(captures, (in, in, in)).
direction(promotes, (in, in, in)).
direction(hanging, (in, in)).
direction(en_prise, (in, in)).
direction(outranks, (in, in, in)).
direction(checks, (in, out, in)).
direction(endangers, (in, out, in)).
direction(different_pos, (in, in)).
direction(pins, (in, out, out, in)).
direction(skewers, (in, out, out, in)).
direction(unveils, (in, out, out, in)).
direction(trapped, (out, in)).
direction(gains_material, (in)).
direction(loses_material, (in)).
direction(checkmate, (in)).

max_clauses(1).
max_vars(6).
max_body(4).

always(make_move, (1, 2, 0, 3)).
fixed(make_move, (1, 2, 0, 3)).
fixed(captures, (1, 2, 0)).
fixed(promotes, (1, 2, 0)).
fixed(hanging, (any, 0)).
fixed(checks, (any, any, 3)).
fixed(endangers, (any, any, 3)).
fixed(pins, (any, any, any, 3)).
fixed(skewers, (any, any, any, 3)).
fixed(unveils, (1, any, any, 0)).
fixed(trapped, (any, 3)).
fixed(gains_material, (3)).
fixed(loses_material, (3)).
fixed(checkmate, (3)).
ordered(different_pos).
negatable(captures).
negatable(en_prise).
negatable(gains_material).
