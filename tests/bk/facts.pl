:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').

:- begin_tests(facts).

test(a_position_is_a_list_of_facts,
     Facts == [ contents(white, rook, 1, 1), contents(white, king, 1, 5),
                contents(black, pawn, 5, 4), contents(white, pawn, 5, 5),
                contents(black, king, 8, 5),
                turn(white), queenside_castle(white), en_passant(d6),
                halfmove_clock(0), fullmove_number(12)
              ]) :-
    fen_position("4k3/8/8/3pP3/8/8/8/R3K3 w Q d6 0 12", Position),
    position_facts(Position, Facts).

test(rights_come_in_the_order_of_a_fen,
     Rights == [ kingside_castle(white), queenside_castle(white),
                 kingside_castle(black), queenside_castle(black)
               ]) :-
    fen_position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", Position),
    position_facts(Position, Facts),
    findall(Right, ( member(Right, Facts), is_right(Right) ), Rights).

test(facts_make_the_position_again,
     [ forall(member(FEN, [ "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
                            "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 31 40",
                            "R5k1/5ppp/8/8/8/8/8/6K1 b - - 5 44"
                          ])),
       Written == FEN
     ]) :-
    fen_position(FEN, Position),
    position_facts(Position, Facts),
    position_facts(Made, Facts),
    fen_position(Written, Made).

test(the_order_of_facts_does_not_matter, Made == Position) :-
    fen_position("4k3/8/8/3pP3/8/8/8/R3K3 w Q d6 0 12", Position),
    position_facts(Position, Facts),
    reverse(Facts, Reversed),
    position_facts(Made, Reversed).

test(kings_alone_are_enough, FEN == "7k/8/8/8/8/8/8/K7 w - - 0 1") :-
    position_facts(Position, [contents(white, king, 1, 1), contents(black, king, 8, 8)]),
    fen_position(FEN, Position).

test(facts_of_a_position_belong_to_it) :-
    fen_position("7k/8/8/8/8/8/8/K7 w - - 0 1", Position),
    position_facts(Position, Facts),
    position_facts(Position, Facts).

test(what_is_no_position_is_refused,
     [ forall(member(Facts, [ [],
                              [contents(white, king, 1, 1)],
                              [contents(white, king, 1, 1), contents(black, king, 2, 2)],
                              [ contents(white, king, 1, 1), contents(black, king, 8, 8),
                                contents(white, rook, 3, 3), contents(white, knight, 3, 3)
                              ],
                              [ contents(white, king, 1, 1), contents(black, king, 8, 8),
                                turn(white), turn(black)
                              ],
                              [ contents(white, king, 1, 1), contents(black, king, 8, 8),
                                kingside_castle(white)
                              ],
                              [ contents(white, king, 1, 1), contents(black, king, 8, 8),
                                en_passant(e3)
                              ]
                            ])),
       error(domain_error(position, Facts))
     ]) :-
    position_facts(_, Facts).

test(what_is_no_fact_is_refused,
     [ forall(member(Fact, [ contents(white, dragon, 3, 3),
                             contents(green, rook, 3, 3),
                             contents(white, rook, 9, 1),
                             contents(white, pawn, 8, 1),
                             contents(white, rook, _, 1),
                             turn(red),
                             kingside_castle(red),
                             queenside_castle(red),
                             en_passant(e9),
                             halfmove_clock(-1),
                             halfmove_clock(many),
                             fullmove_number(0),
                             weather(fine),
                             nonsense
                           ])),
       error(domain_error(position_fact, _))
     ]) :-
    position_facts(_, [contents(white, king, 1, 1), contents(black, king, 8, 8), Fact]).

test(facts_are_a_list, error(type_error(list, _))) :-
    position_facts(_, contents(white, king, 1, 1)).

test(nothing_is_made_from_nothing, error(instantiation_error)) :-
    position_facts(_, _).

% Helpers and tables.

is_right(kingside_castle(_)).
is_right(queenside_castle(_)).

:- end_tests(facts).
