:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').

:- begin_tests(weighing).

% attacked/2

test(attacked_men_of_both_sides, set(Square == [a1, a8])) :-
    fen_position("r3k3/8/8/8/8/8/8/R3K3 w - - 0 1", Position),
    attacked(Square, Position).

test(a_king_in_check_is_attacked, all(Square == [e8])) :-
    fen_position("4k3/8/8/8/8/8/8/4RK2 b - - 0 1", Position),
    attacked(Square, Position).

test(what_its_own_side_guards_is_not_attacked, fail) :-
    fen_position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", Position),
    attacked(_, Position).

% activity/3

test(activity, [forall(active(_, FEN, Square, Count)), Found == [Count]]) :-
    fen_position(FEN, Position),
    findall(N, activity(Square, N, Position), Found).

test(an_empty_square_has_no_activity, fail) :-
    fen_position("4k3/8/8/8/8/8/8/4K3 w - - 0 1", Position),
    activity(d4, _, Position).

% material/3

test(material, [forall(material_is(FEN, White, Black)), Found == [white-White, black-Black]]) :-
    fen_position(FEN, Position),
    findall(Side-Count, material(Side, Count, Position), Found).

% more_active/3, more_active/4

test(a_rook_becomes_active_on_an_open_file, set(To == [d1, f1])) :-
    fen_position("4k3/8/8/8/8/8/PPP1P1PP/4R1K1 w - - 0 1", Position),
    more_active(e1, To, Position),
    memberchk(To, [a1, b1, c1, d1, f1]).

test(a_move_that_gives_up_squares_does_not, fail) :-
    fen_position("4k3/8/8/3N4/8/8/8/4K3 w - - 0 1", Position),
    more_active(d5, _, Position).

test(a_new_queen_is_more_active_than_a_pawn, all(Promotion == [queen, rook, bishop, knight])) :-
    fen_position("8/P6k/8/8/8/8/8/K7 w - - 0 1", Position),
    more_active(a7, a8, Promotion, Position).

test(a_promotion_is_to_a_queen_unless_said_otherwise, all(To == [a8])) :-
    fen_position("8/P6k/8/8/8/8/8/K7 w - - 0 1", Position),
    more_active(a7, To, Position).

test(castling_is_a_move_of_the_king, fail) :-
    fen_position("4k3/8/8/8/8/8/3PPPPP/4K2R w K - 0 1", Position),
    more_active(e1, g1, Position).

% loses_exchange/3, loses_exchange/4

test(losing, [forall(losing(_, FEN, From, To))]) :-
    fen_position(FEN, Position),
    once(loses_exchange(From, To, Position)).

test(sound, [forall(sound(_, FEN, From, To)), fail]) :-
    fen_position(FEN, Position),
    loses_exchange(From, To, Position).

test(what_a_pawn_becomes_counts, all(Promotion == [queen, rook, bishop, knight])) :-
    fen_position("1r5k/P7/8/8/8/8/8/K7 w - - 0 1", Position),
    loses_exchange(a7, a8, Promotion, Position).

test(losing_and_sound_moves_are_all_moves, Moves == Both) :-
    fen_position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", Position),
    findall(From-To, legal_move(From, To, Position), Moves0),
    findall(From-To,
            ( legal_move(From, To, Position),
              (   loses_exchange(From, To, Position)
              ;   \+ loses_exchange(From, To, Position)
              )
            ),
            Both0),
    msort(Moves0, Moves),
    msort(Both0, Both).

% Tables.

active("in the corner of an empty board", "4k3/8/8/8/8/8/8/N3K3 w - - 0 1", a1, 2).
active("own men do not count",            "4k3/8/8/8/8/1P6/2P5/N3K3 w - - 0 1", a1, 0).
active("other men do",                    "4k3/8/8/8/8/1p6/2p5/N3K3 w - - 0 1", a1, 2).
active("and stop a rook",                 "4k3/8/8/8/r7/8/8/R3K3 w - - 0 1", a1, 6).
active("pawns bear on where they take",   "4k3/8/8/8/8/8/P3P3/4K3 w - - 0 1", e2, 2).
active("a pawn at the edge",              "4k3/8/8/8/8/8/P3P3/4K3 w - - 0 1", a2, 1).
active("a pinned man as any other",       "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", e2, 6).

material_is("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 0, 0).
material_is("r3k3/8/8/3N4/8/8/8/4K3 b q - 0 1", -2, 2).
material_is("4k3/8/8/8/8/8/P7/Q3K3 w - - 0 1", 10, -10).

losing("a rook for a pawn",               "4k3/8/2p5/3p4/8/8/8/3RK3 w - - 0 1", d1, d5).
losing("a move to where it is taken",     "4k3/8/2p5/8/8/8/3R4/4K3 w - - 0 1", d2, d5).
losing("a new queen that is taken",       "1r5k/P7/8/8/8/8/8/K7 w - - 0 1", a7, a8).

sound("an exchange of equals",            "4k3/8/2p5/3n4/8/1B6/8/4K3 w - - 0 1", b3, d5).
sound("nobody takes",                     "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", a1, a8).
sound("who takes loses more",             "4k3/8/3q4/8/8/4P3/2N5/4K3 w - - 0 1", c2, d4).
sound("en passant takes a pawn",          "4k3/2p5/8/3pP3/8/8/8/4K3 w - d6 0 2", e5, d6).

:- end_tests(weighing).
