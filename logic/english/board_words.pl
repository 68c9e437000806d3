:- module(english_board_words,
          [ board_words//3      % +Sign, +Literal, ?Subject
          ]).

:- use_module(verbs).

/** <module> The words of one position, said and denied

board_words(Sign, Literal, Subject) gives what is said of Subject, one of
the nouns of the literal, or `none` where the words are a whole clause.
*/

% Moves
board_words(S, legal_move(A, B, _), A) --> may(S), ['go to'], n(B).
board_words(S, legal_move(A, B, C, _), A) --> may(S), ['go to'], n(B), [', becoming a'], n(C).
board_words(S, make_move(A, B, _, _), A) --> verb(S, goes), [to], n(B).
board_words(S, make_move(A, B, C, _, _), A) --> verb(S, goes), [to], n(B), [', becoming a'], n(C).
board_words(S, captures(A, B, _), A) --> verb(S, takes), n(B).
board_words(S, promotes(A, B, _), A) --> verb(S, promotes), [on], n(B).

% The board
board_words(S, sq(A), A) --> is(S), ['a square'].
board_words(S, square(A, B), none) --> [rank], n(A), [and, file], n(B), either(S, [meet], ['do not meet']).
board_words(S, to_coords(A, B, C), A) --> is(S), ['on rank'], n(B), ['and file'], n(C).
board_words(S, sameRow(_, _, _, _), none) --> ['the squares'], either(S, [are], ['are not']), ['on one rank'].
board_words(S, sameCol(_, _, _, _), none) --> ['the squares'], either(S, [are], ['are not']), ['on one file'].
board_words(+, different_pos(A, B), A) --> ['is not'], n(B).
board_words(-, different_pos(A, B), A) --> [is], n(B).
board_words(S, same_pos(A, B), A) --> is(S), n(B).
board_words(S, rank_of(A, B), A) --> is(S), ['on rank'], n(B).
board_words(S, file_of(A, B), A) --> is(S), ['on file'], n(B).
board_words(S, last_rank(A, B), B) --> is(S), ['on the last rank of'], n(A).
board_words(S, aligned(A, B, C), B) --> is(S), ['on a line between'], n(A), [and], n(C).
board_words(S, adjacent(A, B), A) --> is(S), ['next to'], n(B).
board_words(S, leap_target(P, A, B), none) --> [a], n(P), either(S, [leaps], ['does not leap']), [from], n(A), [to], n(B).
board_words(S, move(_, _, _, _), none) --> ['some piece'], may(S), ['move so'].

% Sides and pieces
board_words(S, side(A), A) --> is(S), ['a side'].
board_words(S, other_side(A, B), B) --> is(S), ['the opponent of'], n(A).
board_words(S, piece(A), A) --> is(S), ['a piece'].
board_words(S, sliding_piece(A), none) --> [a], n(A), either(S, [slides], ['does not slide']).
board_words(S, value(A, B), none) --> [a], n(A), is(S), [worth], n(B).
board_words(S, worth_more(A, B), none) --> [a], n(A), is(S), ['worth more than a'], n(B).
board_words(S, promotion_piece(A), none) --> ['a pawn'], either(S, [may], ['may not']), ['become a'], n(A).
board_words(S, contents(A, P, B, C), none) -->
    [a], n(A), n(P), either(S, [may], ['may not']), ['stand on rank'], n(B), ['and file'], n(C).

% One position
board_words(S, position(_), none) --> ['the position'], is(S), [sound].
board_words(S, turn(A, _), none) --> ['it'], is(S), n(A), ['to move'].
board_words(S, piece_at(A, _, some, C), A) --> is(S), [a], n(C).
board_words(S, piece_at(A, _, B, C), A) --> is(S), [a], n(B), n(C).
board_words(+, empty(A, _), A) --> ['is empty'].
board_words(-, empty(A, _), A) --> ['is occupied'].
board_words(S, pawn_on(A, _), A) --> is(S), ['a pawn'].
board_words(S, knight_on(A, _), A) --> is(S), ['a knight'].
board_words(S, bishop_on(A, _), A) --> is(S), ['a bishop'].
board_words(S, rook_on(A, _), A) --> is(S), ['a rook'].
board_words(S, queen_on(A, _), A) --> is(S), ['a queen'].
board_words(S, king_on(A, _), A) --> is(S), ['a king'].
board_words(S, minor_on(A, _), A) --> is(S), ['a knight or bishop'].
board_words(S, major_on(A, _), A) --> is(S), ['a rook or queen'].
board_words(S, friendly(A, _), A) --> is(S), ['of the side to move'].
board_words(S, hostile(A, _), A) --> is(S), ['of the side that is not to move'].
board_words(S, at_home(A, _), A) --> is(S), ['on its own first rank'].
board_words(S, king_at(A, B, _), B) --> is(S), ['the king of'], n(A).
board_words(S, kingside_castle(A, _), A) --> may(S), ['still castle kingside'].
board_words(S, queenside_castle(A, _), A) --> may(S), ['still castle queenside'].
board_words(S, castling_right(A, B, _), A) --> may(S), ['still castle'], n(B).
board_words(S, en_passant_square(A, _), none) --> ['a pawn'], has(S), ['just passed'], n(A).
board_words(S, halfmove_clock(A, _), none) -->
    ['the last capture or pawn move'], either(S, [was], ['was not']), n(A), ['half moves ago'].
board_words(S, fullmove_number(A, _), none) --> [it], is(S), [move], n(A).

% Attack and defence
board_words(S, attacks(A, B, _), A) --> verb(S, attacks), n(B).
board_words(S, defends(A, B, _), A) --> verb(S, defends), n(B).
board_words(S, controls(A, B, _), A) --> verb(S, controls), n(B).
board_words(S, guards(A, B, C, _), A) --> [of], n(C), verb(S, 'bears on'), n(B).
board_words(S, checks(A, B, _), A) --> verb(S, checks), n(B).
board_words(+, in_check(nothing, _), none) --> ['no king is in check'].
board_words(+, in_check(some, _), none) --> ['a king is in check'].
board_words(S, in_check(A, _), A) --> is(S), ['in check'].
board_words(S, check(_), none) --> [it], is(S), [check].
board_words(S, checkmate(_), none) --> [it], is(S), [mate].
board_words(S, stalemate(_), none) --> [it], is(S), [stalemate].
board_words(S, outranks(A, B, _), A) --> is(S), ['worth more than'], n(B).
board_words(S, equals(A, B, _), A) --> is(S), ['worth as much as'], n(B).
board_words(S, same_side(A, B, _), A) --> is(S), ['on the side of'], n(B).
board_words(+, undefended(A, _), A) --> ['is undefended'].
board_words(-, undefended(A, _), A) --> ['is defended'].
board_words(S, sole_defender(A, B, _), A) --> is(S), ['the only defender of'], n(B).
board_words(S, hanging(A, _), A) --> either(S, [hangs], ['does not hang']).
board_words(S, exchange(A, B, C, _), A) --> verb(S, gains), n(C), ['by taking'], n(B).
board_words(S, wins_exchange(A, B, _), A) --> verb(S, 'wins material'), ['by taking'], n(B).
board_words(S, threatens(A, B, _), A) --> verb(S, threatens), n(B).
board_words(+, en_prise(A, _), A) --> ['can be taken at a profit'].
board_words(-, en_prise(A, _), A) --> ['is not in danger'].
board_words(+, safe(A, _), A) --> ['is safe'].
board_words(-, safe(A, _), A) --> ['is in danger'].
board_words(S, winnable(A, B, _), A) --> either(S, [could], ['could not']), [win], n(B).
board_words(+, endangers(A, B, _), A) --> [threatens], n(B).
board_words(-, endangers(A, B, _), A) --> ['does not threaten'], n(B).
board_words(+, trapped(A, _), A) --> ['has no safe square'].
board_words(-, trapped(A, _), A) --> ['has a safe square'].
board_words(S, boxed_in(A, _), A) --> is(S), ['boxed in by its own pieces'].

% Lines
board_words(S, behind(A, B, C, _), C) --> verb(S, stands), [behind], n(B), ['on the line of'], n(A).
board_words(S, lined_up(A, B, C, _), A) --> verb(S, attacks), n(B), [with], n(C), ['behind it'].
board_words(S, pins(A, B, C, _), A) --> verb(S, pins), n(B), [to], n(C).
board_words(S, skewers(A, B, C, _), A) --> verb(S, skewers), n(B), [and], n(C).
board_words(S, pinned(A, _), A) --> is(S), ['pinned to its king'].
board_words(S, unveils(A, B, C, _), A) -->
    verb(S, stands), [between], n(B), ['of its own side and'], n(C).

% Kings
board_words(S, king_zone(A, B, _), A) --> is(S), ['around'], n(B).
board_words(S, flight(A, B, _), A) --> may(S), ['flee to'], n(B).
board_words(+, no_flight(A, _), A) --> ['has no square to flee to'].
board_words(-, no_flight(A, _), A) --> ['has a square to flee to'].
board_words(S, shut_in(A, _), A) --> is(S), ['shut in on its first rank by its own pieces'].

% Replies
board_words(S, best_reply(A, B, _), none) -->
    [moving], n(A), [to], n(B), either(S, [costs], ['does not cost']), ['the least material'].
board_words(+, loses_material(_), none) --> ['every reply loses material'].
board_words(-, loses_material(_), none) --> ['some reply loses no material'].
board_words(+, gains_material(_), none) --> ['some reply gains material'].
board_words(-, gains_material(_), none) --> ['no reply gains material'].

% Prospects
board_words(S, can_mate(_), none) --> either(S, ['there is'], ['there is no']), ['mate in one'].
board_words(S, would_mate(_), none) --> ['mate in one'], is(S), [threatened].
board_words(S, can_win(A, _), none) --> either(S, ['some exchange'], ['no exchange']), [wins], worth(A).
board_words(S, would_win(A, _), none) -->
    either(S, ['some exchange'], ['no exchange']), ['threatens to win'], worth(A).
board_words(S, exposed(A, B, _), none) -->
    [taking], n(A), either(S, [wins], ['does not win']), worth(B).
board_words(S, can_gain(A, _), none) --> either(S, ['some move'], ['no move']), [gains], worth(A).
board_words(S, must_lose(A, _), none) --> either(S, ['every move'], ['not every move']), [costs], worth(A).
board_words(S, can_force(A, _), none) -->
    either(S, ['some'], ['no']), ['check or capture gains'], worth(A).
board_words(S, would_force(A, _), none) -->
    either(S, ['some'], ['no']), ['check or capture threatens to gain'], worth(A).
board_words(S, can_earn(A, _), none) -->
    either(S, ['some move'], ['no move']), [gains], worth(A), ['whatever the other side forces'].
board_words(S, must_pay(A, _), none) -->
    either(S, ['every move'], ['not every move']), [costs], worth(A), ['by force'].
board_words(S, passed_pawn(A, _), A) --> is(S), ['a passed pawn'].

% Weighing
board_words(+, attacked(A, _), A) --> ['is attacked'].
board_words(-, attacked(A, _), A) --> ['is not attacked'].
board_words(S, activity(A, B, _), A) --> verb(S, 'bears on'), n(B), ['squares that its own side does not hold'].
board_words(S, material(A, B, _), A) --> either(S, [is], ['is not']), n(B), ['ahead in material'].
board_words(S, more_active(A, B, _), A) --> verb(S, 'bears on'), ['more squares from'], n(B).
board_words(S, more_active(A, B, C, _), A) -->
    verb(S, 'bears on'), ['more squares from'], n(B), [', becoming a'], n(C).
board_words(S, loses_exchange(A, B, _), A) --> verb(S, loses), ['an exchange on'], n(B).
board_words(S, loses_exchange(A, B, C, _), A) -->
    verb(S, loses), ['an exchange on'], n(B), [', becoming a'], n(C).

% Edges
board_words(S, reaches(A, B, _), A) --> may(S), ['go to'], n(B).
board_words(S, covers(A, B, _), A) --> verb(S, covers), n(B).
board_words(S, castles(A, B, _), A) --> may(S), ['castle to'], n(B).
board_words(S, passes(A, B, _), A) --> may(S), ['take en passant on'], n(B).
board_words(S, aims(A, B, C, _), A) --> [from], n(B), either(S, [would], ['would not']), ['bear on'], n(C).
board_words(S, aims_through(A, B, C, D, _), A) -->
    [from], n(B), either(S, [would], ['would not']), ['bear on'], n(D), [through], n(C).
board_words(S, wedges(A, B, C, D, _), B) --> may(S), ['go to'], n(C), [', between'], n(A), [and], n(D).
board_words(S, comes_behind(A, B, C, D, _), C) -->
    may(S), ['go to'], n(D), [', behind'], n(B), ['on the line of'], n(A).
board_words(S, behind_two(A, B, C, D, _), D) -->
    verb(S, stands), [behind], n(B), [and], n(C), ['on the line of'], n(A).
board_words(S, wedges_before(A, B, C, D, E, _), B) -->
    may(S), ['go to'], n(C), [', between'], n(A), [and], n(D), [with], n(E), [behind].
board_words(S, wedges_after(A, B, C, D, E, _), C) -->
    may(S), ['go to'], n(D), [', between'], n(B), [and], n(E), ['on the line of'], n(A).
board_words(S, rank_for(A, B, _), A) --> is(S), ['on rank'], n(B), ['of the side to move'].

% Guarding
board_words(+, unguarded(A, _), none) --> ['nothing guards'], n(A).
board_words(-, unguarded(A, _), A) --> ['is guarded'].
board_words(+, vulnerable(A, _), A) --> ['is in danger'].
board_words(-, vulnerable(A, _), A) --> ['cannot be taken at a profit'].
board_words(S, cornered(A, _), A) --> either(S, ['is attacked and has no better square'], ['is not trapped']).
board_words(S, pin_line(A, B, _), B) --> is(S), ['on the line on which'], n(A), ['is pinned'].

% Distances
board_words(S, apart(A, B, C), A) --> is(S), n(C), ['squares from'], n(B).
board_words(S, same_rank(A, B), A) --> is(S), ['on the rank of'], n(B).
board_words(S, same_file(A, B), A) --> is(S), ['on the file of'], n(B).
board_words(S, same_diagonal(A, B), A) --> is(S), ['on a diagonal with'], n(B).
board_words(S, on_edge(A), A) --> is(S), ['on the edge of the board'].
board_words(S, in_corner(A), A) --> is(S), ['in a corner of the board'].

% Counts
board_words(+, absent(A, _), none) --> ['there is no'], n(A).
board_words(-, absent(A, _), none) --> ['there is a'], n(A).
board_words(S, single(A, _), none) --> ['there'], is(S), ['just one'], n(A).
board_words(+, men_left(A, _), none) --> ['at least'], n(A), ['pieces are left'].
board_words(-, men_left(A, _), none) --> ['fewer than'], n(A), ['pieces are left'].
board_words(+, has_moves(A, _), none) --> ['there are at least'], n(A), [moves].
board_words(-, has_moves(A, _), none) --> ['there are fewer than'], n(A), [moves].
board_words(S, advanced_to(A, B, _), A) --> has(S), ['come to rank'], n(B), ['or beyond'].

%   What is won or lost, in pawns; mate counts as 50.

worth(value(1)) --> !, ['a pawn or more'].
worth(value(50)) --> !, ['the game'].
worth(value(Pawns)) --> !, [Pawns, 'pawns\' worth or more'].
worth(Noun) --> n(Noun), ['or more'].
