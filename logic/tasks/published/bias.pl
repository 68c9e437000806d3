% The space of Krishnan and Martens, "Synthesizing Chess Tactics from Player Games", with the
% meaning that its authors gave to the words (bk.pl beside this file), less the words that could
% not occur in a clause that matches: their make_move never held, and piece_at and other_side ask
% for a side that nothing puts out.

head_pred(f, 3).

body_pred(attacks_as_published, 3).
body_pred(different_pos, 2).
body_pred(behind_as_published, 4).
body_pred(legal_move, 3).

type(f, (position, square, square)).
type(attacks_as_published, (square, square, position)).
type(different_pos, (square, square)).
type(behind_as_published, (square, square, square, position)).
type(legal_move, (square, square, position)).

direction(f, (in, in, in)).
direction(attacks_as_published, (in, out, in)).
direction(different_pos, (in, in)).
direction(behind_as_published, (in, out, out, in)).
direction(legal_move, (out, out, in)).

max_clauses(1).
max_vars(5).
max_body(5).
no_singletons(true).

always(legal_move, (1, 2, 0)).
fixed(legal_move, (1, 2, any)).
ordered(different_pos).
