:- use_module(library(plunit)).
:- use_module('../../bk/pieces').

:- begin_tests(pieces).

test(there_are_two_sides, all(Side == [white, black])) :-
    side(Side).

test(a_colour_of_another_game_is_no_side, fail) :-
    side(red).

test(the_other_side_of_white_is_black, Other == black) :-
    other_side(white, Other).

test(the_side_whose_opponent_is_white_is_black, all(Side == [black])) :-
    other_side(Side, white).

test(no_side_is_its_own_opponent, fail) :-
    other_side(Side, Side).

test(there_are_six_pieces, all(Piece == [pawn, knight, bishop, rook, queen, king])) :-
    piece(Piece).

test(a_dragon_is_no_piece, fail) :-
    piece(dragon).

test(bishop_rook_and_queen_slide, all(Piece == [bishop, rook, queen])) :-
    sliding_piece(Piece).

test(a_knight_does_not_slide, fail) :-
    sliding_piece(knight).

test(what_slides_is_a_sliding_piece, all(Piece == [])) :-
    slides(Piece, _),
    \+ sliding_piece(Piece).

test(every_piece_has_one_value,
     all(Piece-Value == [pawn-1, knight-3, bishop-3, rook-5, queen-9, king-100])) :-
    value(Piece, Value).

test(a_queen_is_worth_more_than_all_but_the_king,
     all(Piece == [pawn, knight, bishop, rook])) :-
    worth_more(queen, Piece).

test(a_knight_is_not_worth_more_than_a_bishop, fail) :-
    worth_more(knight, bishop).

test(a_bishop_is_not_worth_more_than_a_knight, fail) :-
    worth_more(bishop, knight).

test(nothing_is_worth_more_than_a_king, fail) :-
    worth_more(_, king).

test(a_pawn_may_become_four_pieces, all(Piece == [queen, rook, bishop, knight])) :-
    promotion_piece(Piece).

test(a_pawn_does_not_become_a_king, fail) :-
    promotion_piece(king).

test(both_sides_pawns_go_towards_their_last_row,
     all(Side-Towards == [white-8, black-1])) :-
    last_row(Side, Towards),
    pawn_row(Side, Start),
    forward(Side, Row),
    Towards =:= Start + 6*Row.

:- end_tests(pieces).
