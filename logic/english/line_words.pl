:- module(english_line_words,
          [ line_words//3       % +Sign, +Literal, ?Subject
          ]).

:- use_module(verbs).

/** <module> The words of lines and of endgames

As board_words//3.
*/

% Lines of moves
line_words(S, played(_, A, B, _, _, _), A) --> verb(S, goes), [to], n(B).
line_words(S, solver_move(_, A, B, _, _, _), A) --> verb(S, goes), [to], n(B).
line_words(S, reply(_, A, B, _, _), none) --> ['the reply'], is(S), n(A), [to], n(B).
line_words(S, next_move(_, A, B, _, _, _), none) --> ['the next move'], is(S), n(A), [to], n(B).
line_words(S, move_before(_, A, B, _, _), none) --> ['the opponent'], has(S), ['just moved'], n(A), [to], n(B).
line_words(S, earlier_move(_, A, B, _, _, _), none) -->
    ['the move before'], either(S, [was], ['was not']), n(A), [to], n(B).
line_words(S, first_move(A, B, _, _, _), none) --> ['the first move'], is(S), n(A), [to], n(B).
line_words(S, last_move(_, A, B, _, _, _), none) --> ['the last move'], is(S), n(A), [to], n(B).
line_words(S, solver_ply(A, _), none) --> h(A), is(S), ['the solver\'s'].
line_words(S, last_ply(A, _), none) --> h(A), is(S), ['the solver\'s last'].
line_words(S, next_ply(A, B), none) --> h(B), verb(S, comes), [after], n(A).
line_words(S, earlier_ply(A, B), none) --> h(A), verb(S, comes), [before], n(B).
line_words(S, solver_side(A, _), A) --> is(S), ['to solve'].
line_words(S, takes_on(A, B, _), none) --> h(A), verb(S, takes), [on], n(B).
line_words(S, taken(A, B, _), none) --> h(A), verb(S, takes), [a], n(B).
line_words(S, becomes(A, some, _), none) --> h(A), verb(S, promotes).
line_words(-, becomes(A, nothing, _), none) --> h(A), ['does not promote'].
line_words(S, becomes(A, B, _), none) --> h(A), verb(S, promotes), ['to a'], n(B).
line_words(S, castled(A, _), none) --> h(A), verb(S, castles).
line_words(S, took_en_passant(A, _), none) --> h(A), verb(S, takes), ['en passant'].
line_words(S, gives_check(A, _), none) --> h(A), verb(S, gives), [check].
line_words(S, facing_king(A, B, _), none) --> h(A), verb(S, faces), n(B).
line_words(+, up_by(A, B, _), none) --> [by], h(A), ['points worth'], n(B), ['or more are won'].
line_words(-, up_by(A, B, _), none) --> [by], h(A), ['fewer than'], n(B), ['points are won'].
line_words(+, down_by(A, B, _), none) --> [by], h(A), ['points worth'], n(B), ['or more are given'].
line_words(-, down_by(A, B, _), none) --> [by], h(A), ['fewer than'], n(B), ['points are given'].
line_words(S, keeps_gain(A, _), none) --> [what], h(A), ['has won'], is(S), [kept].
line_words(+, storm_by(A, B, _), none) --> [by], h(A), n(B), ['or more checks and captures storm the king\'s corner'].
line_words(-, storm_by(A, B, _), none) --> [by], h(A), ['fewer than'], n(B), ['checks and captures storm the king\'s corner'].

% Endgames
line_words(+, not_my_king_in_check(_), none) --> ['my king is not in check'].
line_words(-, not_my_king_in_check(_), none) --> ['my king is in check'].
line_words(S, is_opp_king_in_check(_), none) --> ['the opponent\'s king'], is(S), ['in check'].
line_words(S, my_king_dist_edges(A, _), none) --> ['my king'], is(S), n(A), ['from the edge'].
line_words(S, opp_king_proximity_to_edges(A, _), none) -->
    ['the opponent\'s king'], is(S), ['near the edge by'], n(A).
line_words(S, num_my_pieces_not_attacked(A, _), none) --> n(A), ['of my pieces'], either(S, [are], ['are not']), ['out of attack'].
line_words(S, num_opp_pieces_attacked(A, _), none) -->
    n(A), ['of the opponent\'s pieces'], either(S, [are], ['are not']), [attacked].
line_words(S, value_my_pieces_attacking(A, _), none) -->
    ['my pieces that attack'], either(S, [are], ['are not']), [worth], n(A).
line_words(S, value_opp_pieces_attacking(A, _), none) -->
    ['the opponent\'s pieces that attack'], either(S, [are], ['are not']), [worth], n(A).
line_words(+, is_my_queen_not_attacked(_), none) --> ['no queen of mine is attacked'].
line_words(-, is_my_queen_not_attacked(_), none) --> ['a queen of mine is attacked'].
line_words(+, is_opp_queen_attacked(_), none) --> ['a queen of the opponent\'s is attacked'].
line_words(-, is_opp_queen_attacked(_), none) --> ['no queen of the opponent\'s is attacked'].
line_words(+, is_my_fork(_), none) --> ['I have a fork'].
line_words(-, is_my_fork(_), none) --> ['I have no fork'].
line_words(+, is_opp_not_fork(_), none) --> ['the opponent has no fork'].
line_words(-, is_opp_not_fork(_), none) --> ['the opponent has a fork'].
line_words(S, num_moves_my_king(A, _), none) --> ['my king'], verb(S, has), n(A), ['squares to go to'].
line_words(S, num_not_moves_opp_king(A, _), none) -->
    ['the opponent\'s king'], verb(S, has), n(A), ['squares of eight not to go to'].
line_words(S, my_king_prox_rook(A, _), none) --> ['my king'], is(S), ['near my rook by'], n(A).
line_words(S, opp_king_dist_rook(A, _), none) --> ['the opponent\'s king'], is(S), n(A), ['from its rook'].
line_words(+, my_pieces_same_line(_), none) --> ['pieces of mine defend each other'].
line_words(-, my_pieces_same_line(_), none) --> ['no pieces of mine defend each other'].
line_words(+, opp_pieces_not_same_line(_), none) --> ['no pieces of the opponent\'s defend each other'].
line_words(-, opp_pieces_not_same_line(_), none) --> ['pieces of the opponent\'s defend each other'].
line_words(+, is_opp_king_protecting_piece(_), none) --> ['the opponent\'s king protects a piece'].
line_words(-, is_opp_king_protecting_piece(_), none) --> ['the opponent\'s king protects no piece'].
line_words(+, is_my_king_protecting_piece(_), none) --> ['my king protects a piece'].
line_words(-, is_my_king_protecting_piece(_), none) --> ['my king protects no piece'].
line_words(S, evaluate_material(A, _), none) --> ['I'], either(S, [am], ['am not']), n(A), ['ahead in material'].
line_words(+, is_material_increase(_, _), none) --> ['I have won material'].
line_words(-, is_material_increase(_, _), none) --> ['I have won no material'].
line_words(S, is_mate(_), none) --> ['the opponent'], is(S), [mated].
line_words(S, is_mate_in_one(_), none) --> ['the opponent'], may(S), ['mate at once'].
line_words(+, opp_piece_can_be_captured(_), none) --> ['a piece of the opponent\'s can be taken for nothing'].
line_words(-, opp_piece_can_be_captured(_), none) --> ['no piece of the opponent\'s can be taken for nothing'].
line_words(+, my_piece_cannot_be_captured(_), none) --> ['no piece of mine can be taken for nothing'].
line_words(-, my_piece_cannot_be_captured(_), none) --> ['a piece of mine can be taken for nothing'].
line_words(+, is_opp_king_stuck(_), none) --> ['the opponent\'s king can only go nearer to the edge'].
line_words(-, is_opp_king_stuck(_), none) --> ['the opponent\'s king can go farther from the edge'].
line_words(+, is_my_king_not_stuck(_), none) --> ['my king can go farther from the edge'].
line_words(-, is_my_king_not_stuck(_), none) --> ['my king can only go nearer to the edge'].
line_words(S, is_opp_king_behind_piece(_), none) -->
    ['the opponent\'s king'], is(S), ['two or more squares behind a pinned piece'].
line_words(+, is_my_king_not_behind_piece(_), none) -->
    ['my king is not two or more squares behind a pinned piece'].
line_words(-, is_my_king_not_behind_piece(_), none) -->
    ['my king is two or more squares behind a pinned piece'].
line_words(+, is_opp_piece_pinned(_), none) --> ['a piece of the opponent\'s is pinned'].
line_words(-, is_opp_piece_pinned(_), none) --> ['no piece of the opponent\'s is pinned'].
line_words(+, is_my_piece_not_pinned(_), none) --> ['no piece of mine is pinned'].
line_words(-, is_my_piece_not_pinned(_), none) --> ['a piece of mine is pinned'].
line_words(S, smaller(A, B), A) --> is(S), ['smaller than'], n(B).
