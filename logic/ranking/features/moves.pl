% Which piece moves, and where to: features of logic/ranking.

pawn_moves(Position, From, To) :-
    pawn_on(From, Position),
    legal_move(From, To, Position).

knight_moves(Position, From, To) :-
    knight_on(From, Position),
    legal_move(From, To, Position).

bishop_moves(Position, From, To) :-
    bishop_on(From, Position),
    legal_move(From, To, Position).

rook_moves(Position, From, To) :-
    rook_on(From, Position),
    legal_move(From, To, Position).

queen_moves(Position, From, To) :-
    queen_on(From, Position),
    legal_move(From, To, Position).

% How far forward the piece goes; pawns apart.
piece_to_rank_3(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    \+ pawn_on(To, NewPosition),
    advanced_to(To, 3, NewPosition).

piece_to_rank_4(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    \+ pawn_on(To, NewPosition),
    advanced_to(To, 4, NewPosition).

piece_to_rank_5(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    \+ pawn_on(To, NewPosition),
    advanced_to(To, 5, NewPosition).

piece_to_rank_6(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    \+ pawn_on(To, NewPosition),
    advanced_to(To, 6, NewPosition).

piece_to_rank_7(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    \+ pawn_on(To, NewPosition),
    advanced_to(To, 7, NewPosition).

piece_to_rank_8(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    \+ pawn_on(To, NewPosition),
    advanced_to(To, 8, NewPosition).

% Goes to the edge; goes back; goes far.
to_the_edge(Position, From, To) :-
    legal_move(From, To, Position),
    \+ pawn_on(From, Position),
    on_edge(To).

goes_back(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    advanced_to(From, Rank, Position),
    \+ advanced_to(To, Rank, NewPosition).

% The piece was attacked; it could be won and now cannot; it was worth a rook or a queen.
was_attacked(Position, From, To) :-
    legal_move(From, To, Position),
    attacks(_, From, Position).

escapes(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    en_prise(From, Position),
    \+ en_prise(To, NewPosition).

dear_piece_escapes(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    exposed(From, 3, Position),
    \+ exposed(To, 1, NewPosition).

% Another piece of this side could be won before the move, and cannot be after it.
saves_another(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    en_prise(Square, Position),
    friendly(Square, Position),
    different_pos(Square, From),
    \+ en_prise(Square, NewPosition).

% Another piece of this side can be won after the move, and could not be before it.
abandons_another(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    en_prise(Square, NewPosition),
    hostile(Square, NewPosition),
    different_pos(Square, To),
    \+ en_prise(Square, Position).

% Where the piece then stands: defended, attacked by a pawn, attacked at all.
is_defended(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    defends(_, To, NewPosition).

attacked_by_pawn(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    attacks(Pawn, To, NewPosition),
    pawn_on(Pawn, NewPosition).

is_attacked(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    attacks(_, To, NewPosition).
