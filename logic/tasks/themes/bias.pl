head_pred(f, 3).
type(f, (position, square, square)).
direction(f, (in, in, in)).

body_pred(make_move, 4).
type(make_move, (square, square, position, position)).
direction(make_move, (in, in, in, out)).
fixed(make_move, (1, 2, 0, 3)).
body_pred(captures, 3).
type(captures, (square, square, position)).
direction(captures, (in, in, in)).
fixed(captures, (1, 2, 0)).
negatable(captures).
body_pred(promotes, 3).
type(promotes, (square, square, position)).
direction(promotes, (in, in, in)).
fixed(promotes, (1, 2, 0)).
body_pred(different_pos, 2).
type(different_pos, (square, square)).
direction(different_pos, (in, in)).
body_pred(pawn_on, 2).
type(pawn_on, (square, position)).
direction(pawn_on, (in, in)).
negatable(pawn_on).
body_pred(knight_on, 2).
type(knight_on, (square, position)).
direction(knight_on, (in, in)).
body_pred(bishop_on, 2).
type(bishop_on, (square, position)).
direction(bishop_on, (in, in)).
body_pred(rook_on, 2).
type(rook_on, (square, position)).
direction(rook_on, (in, in)).
body_pred(queen_on, 2).
type(queen_on, (square, position)).
direction(queen_on, (in, in)).
body_pred(king_on, 2).
type(king_on, (square, position)).
direction(king_on, (in, in)).
negatable(king_on).
body_pred(major_on, 2).
type(major_on, (square, position)).
direction(major_on, (in, in)).
body_pred(minor_on, 2).
type(minor_on, (square, position)).
direction(minor_on, (in, in)).
body_pred(attacks, 3).
type(attacks, (square, square, position)).
direction(attacks, (in, out, in)).
negatable(attacks).
body_pred(checks, 3).
type(checks, (square, square, position)).
direction(checks, (out, out, in)).
fixed(checks, (any, any, 3)).
body_pred(endangers, 3).
type(endangers, (square, square, position)).
direction(endangers, (in, out, in)).
fixed(endangers, (any, any, 3)).
body_pred(threatens, 3).
type(threatens, (square, square, position)).
direction(threatens, (in, out, in)).
fixed(threatens, (any, any, 3)).
body_pred(wins_exchange, 3).
type(wins_exchange, (square, square, position)).
direction(wins_exchange, (in, out, in)).
body_pred(outranks, 3).
type(outranks, (square, square, position)).
direction(outranks, (in, in, in)).
body_pred(sole_defender, 3).
type(sole_defender, (square, square, position)).
direction(sole_defender, (in, out, in)).
fixed(sole_defender, (any, any, 0)).
body_pred(pins, 4).
type(pins, (square, square, square, position)).
direction(pins, (out, out, out, in)).
fixed(pins, (any, any, any, 3)).
body_pred(skewers, 4).
type(skewers, (square, square, square, position)).
direction(skewers, (in, out, out, in)).
fixed(skewers, (any, any, any, 3)).
body_pred(unveils, 4).
type(unveils, (square, square, square, position)).
direction(unveils, (in, out, out, in)).
fixed(unveils, (1, any, any, 0)).
body_pred(hanging, 2).
type(hanging, (square, position)).
direction(hanging, (in, in)).
negatable(hanging).
body_pred(undefended, 2).
type(undefended, (square, position)).
direction(undefended, (in, in)).
negatable(undefended).
body_pred(en_prise, 2).
type(en_prise, (square, position)).
direction(en_prise, (in, in)).
negatable(en_prise).
body_pred(pinned, 2).
type(pinned, (square, position)).
direction(pinned, (out, in)).
body_pred(trapped, 2).
type(trapped, (square, position)).
direction(trapped, (out, in)).
fixed(trapped, (any, 3)).
body_pred(boxed_in, 2).
type(boxed_in, (square, position)).
direction(boxed_in, (in, in)).
fixed(boxed_in, (any, 3)).
body_pred(no_flight, 2).
type(no_flight, (square, position)).
direction(no_flight, (in, in)).
fixed(no_flight, (any, 3)).
body_pred(shut_in, 2).
type(shut_in, (square, position)).
direction(shut_in, (in, in)).
fixed(shut_in, (any, 3)).
body_pred(at_home, 2).
type(at_home, (square, position)).
direction(at_home, (in, in)).
fixed(at_home, (any, 3)).
body_pred(checkmate, 1).
type(checkmate, (position)).
direction(checkmate, (in)).
fixed(checkmate, (3)).
negatable(checkmate).
body_pred(loses_material, 1).
type(loses_material, (position)).
direction(loses_material, (in)).
fixed(loses_material, (3)).
negatable(loses_material).

max_clauses(20).
max_vars(8).
max_body(8).
always(make_move, (1, 2, 0, 3)).
ordered(different_pos).
