% The space in which motifs of one move in a line are learned: what can be said of a move of the
% solver (half move 1, from 3 to 4), of the positions before it (2) and after it (5), of the
% opponent's move before it (from 6 to 7, in 8), of the line's last move (half move 9, from 10 to 11,
% in 12, leading to 13), of the opponent's king (on 14), and of up to two squares besides.

head_pred(motif, 1).
type(motif, (line)).
direction(motif, (in)).

max_clauses(12).
max_vars(17).
max_body(8).

body_pred(solver_move, 6).
body_pred(move_before, 5).
body_pred(last_move, 6).
body_pred(facing_king, 3).
always(solver_move, (1, 3, 4, 2, 5, 0)).
fixed(solver_move, (1, 3, 4, 2, 5, 0)).
given(move_before, (1, 6, 7, 8, 0)).
given(last_move, (9, 10, 11, 12, 13, 0)).
given(facing_king, (1, 14, 0)).

% Which half move it is, and what it does.
body_pred(next_ply, 2).       fixed(next_ply, (any, 1)).
constant(ply, 0).
body_pred(last_ply, 2).       among(last_ply, (0, 1)).
negatable(last_ply).
constant(ply, 1).
constant(ply, 3).
constant(ply, 5).
constant(ply, 7).
body_pred(becomes, 3).        fixed(becomes, (1, any, 0)).
negatable(becomes).
constant(piece, pawn).
constant(piece, knight).
constant(piece, bishop).
constant(piece, rook).
constant(piece, queen).
body_pred(castled, 2).        fixed(castled, (1, 0)).
body_pred(took_en_passant, 2). fixed(took_en_passant, (1, 0)).
body_pred(captures, 3).       among(captures, (2, 3, 4, 6, 7, 8, 10, 11, 12)).
negatable(captures).
body_pred(promotes, 3).       among(promotes, (2, 3, 4)).
body_pred(check, 1).          among(check, (2, 5, 13)).
negatable(check).
body_pred(checkmate, 1).      among(checkmate, (5, 13)).
negatable(checkmate).
body_pred(keeps_gain, 2).     fixed(keeps_gain, (1, 0)).
body_pred(up_by, 3).          fixed(up_by, (1, any, 0)).
body_pred(down_by, 3).        fixed(down_by, (1, any, 0)).
constant(number, 1).
constant(number, 2).
constant(number, 3).

% What there is.
body_pred(absent, 2).         among(absent, (2, 5)).
negatable(absent).
body_pred(single, 2).         among(single, (2, 5)).
body_pred(has_moves, 2).      among(has_moves, (2, 12)).
body_pred(men_left, 2).       among(men_left, (2)).
constant(number, 18).
constant(number, 20).

% What stands where, and how far it has come.
body_pred(pawn_on, 2).        among(pawn_on, (2, 4, 5, 7, 8)).
body_pred(king_on, 2).        among(king_on, (4, 5)).
body_pred(queen_on, 2).       among(queen_on, (4, 5)).
negatable(pawn_on).
negatable(king_on).
body_pred(advanced_to, 3).    among(advanced_to, (4, 5, 11, 13)).
negatable(advanced_to).
constant(rank, 6).
constant(rank, 7).
body_pred(at_home, 2).        among(at_home, (14, 5)).
body_pred(file_of, 2).        among(file_of, (4, 14)).
constant(file, 5).
constant(file, 6).
constant(file, 7).

% Who bears on what.
body_pred(attacks, 3).        among(attacks, (4, 5, 11, 13)).
direction(attacks, (in, out, in)).
body_pred(checks, 3).         among(checks, (4, 5)).
direction(checks, (out, out, in)).
body_pred(outranks, 3).       among(outranks, (2, 3, 4, 6, 7, 8)).
negatable(outranks).
body_pred(idle, 2).           among(idle, (4, 5, 11, 13)).
body_pred(bare_king, 2).      among(bare_king, (14, 5)).
body_pred(unguarded, 2).      among(unguarded, (2, 4, 5)).
negatable(unguarded).
body_pred(same_pos, 2).       among(same_pos, (3, 4, 6, 7)).
ordered(same_pos).
body_pred(different_pos, 2).  among(different_pos, (3, 4, 6, 7)).
ordered(different_pos).
