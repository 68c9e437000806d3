% A small space with a word of its own (bk.pl beside this file), which clauses may use of the
% position before the move (variable 0) and of the position after it (3).

head_pred(f, 3).

body_pred(make_move, 4).
body_pred(captures, 3).
body_pred(attacks, 3).
body_pred(attacked_by_cheaper, 2).

type(f, (position, square, square)).
type(make_move, (square, square, position, position)).
type(captures, (square, square, position)).
type(attacks, (square, square, position)).
type(attacked_by_cheaper, (square, position)).

direction(f, (in, in, in)).
direction(make_move, (in, in, in, out)).
direction(captures, (in, in, in)).
direction(attacks, (in, out, in)).
direction(attacked_by_cheaper, (in, in)).

max_clauses(1).
max_vars(5).
max_body(3).

always(make_move, (1, 2, 0, 3)).
fixed(make_move, (1, 2, 0, 3)).
fixed(captures, (1, 2, 0)).
fixed(attacks, (2, any, 3)).
