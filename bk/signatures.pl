% The vocabulary as data: which predicates a clause may use, the types and
% modes of their arguments, and how each reads in English.
%
%     signature(Predicate, English).
%
% + must be bound when the predicate is called; - is found where it is not given.
% {1} is the first argument, in words. A position is read as "now" or "after
% the move", so it is left out of the English.
%
% This file is read as data, by Prolog (logic/repl.pl) and by Python
% (clausewitz.clauses); README.md in this folder tells what each predicate means.

% Moves
signature(legal_move(-square, -square, +position), "{1} can move to {2}").
signature(legal_move(-square, -square, -promotion, +position), "{1} can move to {2}, becoming {3}").
signature(make_move(-square, -square, +position, -position), "{1} moves to {2}").
signature(make_move(-square, -square, -promotion, +position, -position), "{1} moves to {2}, becoming {3}").
signature(captures(-square, -square, +position), "{1} captures {2}").
signature(promotes(-square, -square, +position), "{1} promotes on {2}").

% The board
signature(sq(-square), "{1} is a square").
signature(square(-rank, -file), "rank {1} and file {2} meet").
signature(to_coords(-square, -rank, -file), "{1} is on rank {2} and file {3}").
signature(sameRow(-rank, -file, -rank, -file), "the squares are on one row").
signature(sameCol(-rank, -file, -rank, -file), "the squares are on one column").
signature(different_pos(+square, +square), "{1} is not {2}").
signature(same_pos(+square, +square), "{1} is {2}").
signature(rank_of(-square, -rank), "{1} is on rank {2}").
signature(file_of(-square, -file), "{1} is on file {2}").
signature(last_rank(-side, -square), "{2} is where pawns of {1} promote").
signature(aligned(-square, -square, -square), "{2} is on a line between {1} and {3}").
signature(adjacent(-square, -square), "{1} is next to {2}").
signature(leap_target(-piece, -square, -square), "a {1} leaps from {2} to {3}").
signature(move(-rank, -file, -rank, -file), "some piece could move so").

% Sides and pieces
signature(side(-side), "{1} is a side").
signature(other_side(-side, -side), "{2} is the opponent of {1}").
signature(piece(-piece), "{1} is a piece").
signature(sliding_piece(-piece), "a {1} is a sliding piece").
signature(value(-piece, -count), "a {1} is worth {2}").
signature(worth_more(-piece, -piece), "a {1} is worth more than a {2}").
signature(promotion_piece(-piece), "a pawn may become a {1}").
signature(contents(-side, -piece, -rank, -file), "a {1} {2} may stand on rank {3} and file {4}").

% One position
signature(position(+position), "the position is sound").
signature(turn(-side, +position), "it is {1}'s turn").
signature(piece_at(-square, +position, -side, -piece), "a {3} {4} is on {1}").
signature(empty(-square, +position), "{1} is empty").
signature(pawn_on(-square, +position), "{1} is a pawn").
signature(knight_on(-square, +position), "{1} is a knight").
signature(bishop_on(-square, +position), "{1} is a bishop").
signature(rook_on(-square, +position), "{1} is a rook").
signature(queen_on(-square, +position), "{1} is a queen").
signature(king_on(-square, +position), "{1} is a king").
signature(minor_on(-square, +position), "{1} is a knight or bishop").
signature(major_on(-square, +position), "{1} is a rook or queen").
signature(friendly(-square, +position), "{1} is of the side to move").
signature(hostile(-square, +position), "{1} is of the side that is not to move").
signature(at_home(-square, +position), "{1} is on its own side's first rank").
signature(king_at(-side, -square, +position), "{1}'s king is on {2}").
signature(kingside_castle(-side, +position), "{1} may still castle kingside").
signature(queenside_castle(-side, +position), "{1} may still castle queenside").
signature(castling_right(-side, -wing, +position), "{1} may still castle {2}").
signature(en_passant_square(-square, +position), "a pawn has just passed {1}").
signature(halfmove_clock(-count, +position), "{1} plies since a capture or pawn move").
signature(fullmove_number(-count, +position), "it is move {1}").

% Attack and defence
signature(attacks(-square, -square, +position), "{1} attacks {2}").
signature(defends(-square, -square, +position), "{1} defends {2}").
signature(controls(-square, -square, +position), "{1} controls {2}").
signature(guards(-square, -square, -side, +position), "{1}, of {3}, bears on {2}").
signature(checks(-square, -square, +position), "{1} gives check to {2}").
signature(in_check(-side, +position), "{1} is in check").
signature(check(+position), "it is check").
signature(checkmate(+position), "it is checkmate").
signature(stalemate(+position), "it is stalemate").
signature(outranks(-square, -square, +position), "{1} is worth more than {2}").
signature(equals(-square, -square, +position), "{1} is worth as much as {2}").
signature(same_side(-square, -square, +position), "{1} and {2} are on one side").
signature(undefended(-square, +position), "{1} is undefended").
signature(sole_defender(-square, -square, +position), "{1} alone defends {2}").
signature(hanging(-square, +position), "{1} is attacked and undefended").
signature(exchange(-square, -square, -count, +position), "taking {2} with {1} gains {3}").
signature(wins_exchange(-square, -square, +position), "taking {2} with {1} wins material").
signature(threatens(-square, -square, +position), "{1} threatens {2}").
signature(en_prise(-square, +position), "{1} can be taken at a profit").
signature(safe(-square, +position), "nothing threatens {1}").
signature(winnable(-square, -square, +position), "{2} could be won by {1}").
signature(endangers(-square, -square, +position), "{1} attacks {2} and could win it").
signature(trapped(-square, +position), "{1} has no safe square").
signature(boxed_in(-square, +position), "{1} is boxed in by its own side").

% Lines
signature(behind(-square, -square, -square, +position), "{3} is behind {2} on the line of {1}").
signature(lined_up(-square, -square, -square, +position), "{1} attacks {2}, and {3} of the same side is behind it").
signature(pins(-square, -square, -square, +position), "{1} pins {2} to {3}").
signature(skewers(-square, -square, -square, +position), "{1} attacks {2}, and {3}, worth no more, is behind it").
signature(pinned(-square, +position), "{1} is pinned to its king").
signature(unveils(-square, -square, -square, +position), "{1} stands between {2} of its own side and {3}").

% Kings
signature(king_zone(-square, -square, +position), "{1} is in the king zone of {2}").
signature(flight(-square, -square, +position), "{1} could flee to {2}").
signature(no_flight(-square, +position), "{1} has no flight square").
signature(shut_in(-square, +position), "{1} is shut in on its first rank by its own side").

% Replies
signature(best_reply(-square, -square, +position), "moving {1} to {2} costs the least material").
signature(loses_material(+position), "every reply loses material").
signature(gains_material(+position), "some reply gains material").

% Prospects
signature(can_mate(+position), "there is a mate in one").
signature(would_mate(+position), "mate is threatened").
signature(can_win(-number, +position), "an exchange wins {1} or more").
signature(would_win(-number, +position), "an exchange threatens to win {1} or more").
signature(exposed(-square, -number, +position), "taking {1} wins {2} or more").
signature(can_gain(-number, +position), "the best move gains {1} or more").
signature(must_lose(-number, +position), "every move costs {1} or more").

% Weighing
signature(attacked(-square, +position), "{1} is attacked").
signature(activity(-square, -count, +position), "{1} bears on {2} squares not its own side's").
signature(material(-side, -count, +position), "{1} has material for {2} more").
signature(more_active(-square, -square, +position), "{1} bears on more squares from {2}").
signature(more_active(-square, -square, -promotion, +position), "{1} bears on more squares from {2}, becoming {3}").
signature(loses_exchange(-square, -square, +position), "{1} loses an exchange on {2}").
signature(loses_exchange(-square, -square, -promotion, +position), "{1} loses an exchange on {2}, becoming {3}").

% Edges
signature(reaches(-square, -square, +position), "{1} can go to {2}").
signature(covers(-square, -square, +position), "{1} covers {2}").
signature(castles(-square, -square, +position), "{1} castles to {2}").
signature(passes(-square, -square, +position), "{1} takes en passant on {2}").
signature(aims(-square, -square, -square, +position), "from {2}, {1} would bear on {3}").
signature(aims_through(-square, -square, -square, -square, +position), "from {2}, {1} would bear on {4} through {3}").
signature(wedges(-square, -square, -square, -square, +position), "{2} can go to {3}, between {1} and {4}").
signature(comes_behind(-square, -square, -square, -square, +position), "{3} can go to {4}, behind {2} on the line of {1}").
signature(behind_two(-square, -square, -square, -square, +position), "{4} is behind {2} and {3} on the line of {1}").
signature(wedges_before(-square, -square, -square, -square, -square, +position), "{2} can go to {3}, between {1} and {4}, with {5} behind").
signature(wedges_after(-square, -square, -square, -square, -square, +position), "{3} can go to {4}, between {2} and {5} on the line of {1}").
signature(rank_for(-square, -rank, +position), "{1} is on rank {2} of the side to move").

% Guarding
signature(unguarded(-square, +position), "nothing would take back on {1}").
signature(vulnerable(-square, +position), "{1} is attacked, and loose or attacked by something cheaper").
signature(cornered(-square, +position), "{1} is attacked and has no better square").
signature(pin_line(-square, -square, +position), "{2} is on the line on which {1} is pinned").

% Distances
signature(apart(-square, -square, -number), "{1} and {2} are {3} apart").
signature(same_rank(-square, -square), "{1} and {2} are on one rank").
signature(same_file(-square, -square), "{1} and {2} are on one file").
signature(same_diagonal(-square, -square), "{1} and {2} are on one diagonal").
signature(on_edge(-square), "{1} is on the edge of the board").
signature(in_corner(-square), "{1} is in a corner of the board").

% Counts
signature(absent(-piece, +position), "there is no {1}").
signature(single(-piece, +position), "there is one {1}").
signature(men_left(-number, +position), "at least {1} pieces are left").
signature(has_moves(-number, +position), "there are at least {1} moves").
signature(advanced_to(-square, -rank, +position), "{1} has come to rank {2} or beyond").
signature(passed_pawn(-square, +position), "{1} is a passed pawn").

% Lines of moves
signature(played(-ply, -square, -square, -position, -position, +line), "{2} moves to {3}").
signature(solver_move(-ply, -square, -square, -position, -position, +line), "{2} moves to {3}").
signature(reply(-ply, -square, -square, -position, +line), "the reply moves {2} to {3}").
signature(next_move(-ply, -square, -square, -position, -position, +line), "the next move is {2} to {3}").
signature(move_before(-ply, -square, -square, -position, +line), "the opponent has just moved {2} to {3}").
signature(earlier_move(-ply, -square, -square, -position, -position, +line), "the move before was {2} to {3}").
signature(first_move(-square, -square, -position, -position, +line), "the first move is {1} to {2}").
signature(last_move(-ply, -square, -square, -position, -position, +line), "the last move is {2} to {3}").
signature(solver_ply(-ply, +line), "{1} is a move of the solver").
signature(last_ply(-ply, +line), "{1} is the solver's last move").
signature(next_ply(+ply, -ply), "{2} comes after {1}").
signature(earlier_ply(+ply, +ply), "{1} comes before {2}").
signature(solver_side(-side, +line), "{1} is to solve").
signature(takes_on(-ply, -square, +line), "move {1} takes on {2}").
signature(taken(-ply, -piece, +line), "move {1} takes a {2}").
signature(becomes(-ply, -piece, +line), "move {1} promotes to a {2}").
signature(castled(-ply, +line), "move {1} castles").
signature(took_en_passant(-ply, +line), "move {1} takes en passant").
signature(gives_check(-ply, +line), "move {1} gives check").
signature(facing_king(-ply, -square, +line), "the king on {2} is faced by move {1}").
signature(up_by(-ply, -number, +line), "{2} or more is won by move {1}").
signature(down_by(-ply, -number, +line), "{2} or more is given by move {1}").
signature(keeps_gain(-ply, +line), "what move {1} has won is kept").

% Endgames
signature(not_my_king_in_check(+position), "my king is not in check").
signature(is_opp_king_in_check(+position), "the opponent's king is in check").
signature(my_king_dist_edges(-count, +position), "my king is {1} from the edge").
signature(opp_king_proximity_to_edges(-count, +position), "the opponent's king is near the edge by {1}").
signature(num_my_pieces_not_attacked(-count, +position), "{1} of my pieces are not attacked").
signature(num_opp_pieces_attacked(-count, +position), "{1} of the opponent's pieces are attacked").
signature(value_my_pieces_attacking(-count, +position), "my pieces that attack are worth {1}").
signature(value_opp_pieces_attacking(-count, +position), "the opponent's pieces that attack are worth {1}").
signature(is_my_queen_not_attacked(+position), "no queen of mine is attacked").
signature(is_opp_queen_attacked(+position), "a queen of the opponent's is attacked").
signature(is_my_fork(+position), "I have a fork").
signature(is_opp_not_fork(+position), "the opponent has no fork").
signature(num_moves_my_king(-count, +position), "my king has {1} squares to go to").
signature(num_not_moves_opp_king(-count, +position), "the opponent's king has {1} squares of eight not to go to").
signature(my_king_prox_rook(-count, +position), "my king is near my rook by {1}").
signature(opp_king_dist_rook(-count, +position), "the opponent's king is {1} from its rook").
signature(my_pieces_same_line(+position), "pieces of mine defend each other").
signature(opp_pieces_not_same_line(+position), "no pieces of the opponent's defend each other").
signature(is_opp_king_protecting_piece(+position), "the opponent's king protects a piece").
signature(is_my_king_protecting_piece(+position), "my king protects a piece").
signature(evaluate_material(-count, +position), "I have material for {1} more").
signature(is_material_increase(+position, +position), "I have won material").
signature(is_mate(+position), "the opponent is mated").
signature(is_mate_in_one(+position), "the opponent can mate at once").
signature(opp_piece_can_be_captured(+position), "a piece of the opponent's can be taken for nothing").
signature(my_piece_cannot_be_captured(+position), "no piece of mine can be taken for nothing").
signature(is_opp_king_stuck(+position), "the opponent's king can only go nearer to the edge").
signature(is_my_king_not_stuck(+position), "my king can go farther from the edge").
signature(is_opp_king_behind_piece(+position), "the opponent's king is two or more squares behind a pinned piece").
signature(is_my_king_not_behind_piece(+position), "my king is not two or more squares behind a pinned piece").
signature(is_opp_piece_pinned(+position), "a piece of the opponent's is pinned").
signature(is_my_piece_not_pinned(+position), "no piece of mine is pinned").
signature(smaller(+count, +count), "{1} is smaller than {2}").
