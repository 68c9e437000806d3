:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').

:- begin_tests(relations).

% checks/3

test(checks_tells_checker_and_king, all(From-King == [e1-e8])) :-
    fen_position("4k3/8/8/8/8/8/8/4RK2 b - - 0 1", Position),
    checks(From, King, Position).

test(a_double_check_has_two_checkers, set(From == [e8, f3])) :-
    fen_position("4r1k1/8/8/8/8/5n2/8/3QK2R w K - 0 1", Position),
    checks(From, e1, Position).

test(an_attack_on_a_queen_is_no_check, fail) :-
    fen_position("4q1k1/8/8/8/8/8/8/4RK2 b - - 0 1", Position),
    checks(_, _, Position).

test(checks_are_attacks_on_a_king, [forall(busy(FEN)), Checks == Attacks]) :-
    fen_position(FEN, Position),
    findall(From-To, checks(From, To, Position), Checks),
    findall(From-To, ( attacks(From, To, Position), king_at(_, To, Position) ), Attacks).

% undefended/2, hanging/2

test(undefended_pieces_are_those_nothing_protects, set(Square == [a1, a4, e8])) :-
    fen_position("4k3/8/8/8/p7/8/8/R3K3 w - - 0 1", Position),
    undefended(Square, Position).

test(an_empty_square_is_not_undefended, fail) :-
    fen_position("4k3/8/8/8/p7/8/8/R3K3 w - - 0 1", Position),
    undefended(d5, Position).

test(one_of_two_defenders_is_not_alone, all(Guard-Target == [d2-a2])) :-
    fen_position("4k3/8/8/8/p7/8/R2R4/4K3 w - - 0 1", Position),
    sole_defender(Guard, Target, Position).

test(the_defender_that_is_left_is_alone, all(Guard-Target == [a2-d2, d2-a2])) :-
    fen_position("4k3/8/8/8/p7/8/R2R4/4K3 w - - 0 1", P0),
    make_move(e1, f1, P0, Position),
    sole_defender(Guard, Target, Position).

test(an_attacker_is_no_defender, fail) :-
    fen_position("4k3/8/8/8/p7/8/R7/6K1 w - - 0 1", Position),
    sole_defender(_, _, Position).

test(hanging_is_attacked_and_undefended, all(Square == [a4])) :-
    fen_position("4k3/8/8/8/p7/8/8/R3K3 w - - 0 1", Position),
    hanging(Square, Position).

test(a_defended_piece_does_not_hang, fail) :-
    fen_position("4k3/8/8/1p6/p7/8/8/R3K3 w - - 0 1", Position),
    hanging(a4, Position).

test(what_nothing_attacks_does_not_hang, fail) :-
    fen_position("4k3/8/8/8/7p/8/8/R3K3 w - - 0 1", Position),
    hanging(h4, Position).

test(a_king_in_check_does_not_hang, fail) :-
    fen_position("4k3/8/8/8/8/8/8/4RK2 b - - 0 1", Position),
    hanging(_, Position).

test(a_piece_of_either_side_hangs_whoever_is_to_move, set(Square == [a4, h8])) :-
    fen_position("6kR/8/8/8/p7/8/8/R3K3 b - - 0 1", Position),
    hanging(Square, Position).

test(a_king_defends, fail) :-
    fen_position("8/8/8/8/pk6/8/8/R3K3 w - - 0 1", Position),
    hanging(a4, Position).

% exchange/4, wins_exchange/3, threatens/3, en_prise/2

test(an_exchange_gains, [forall(exchange_known(_, FEN, From, To, Gain)), all(Found == [Gain])]) :-
    fen_position(FEN, Position),
    exchange(From, To, Found, Position).

test(nothing_is_exchanged_on_an_empty_square, fail) :-
    fen_position("4k3/8/8/8/p7/8/8/R3K3 w - - 0 1", Position),
    exchange(a1, a3, _, Position).

test(nothing_is_exchanged_with_ones_own, fail) :-
    fen_position("4k3/8/8/8/p7/8/8/R3K3 w - - 0 1", Position),
    exchange(a1, e1, _, Position).

test(a_gain_is_a_won_exchange,
     [forall(exchange_known(_, FEN, From, To, Gain)), Wins == Positive]) :-
    fen_position(FEN, Position),
    truth(wins_exchange(From, To, Position), Wins),
    truth(( Gain > 0, \+ king_at(_, To, Position) ), Positive).

test(a_check_is_a_threat_but_wins_no_exchange, Threat-Win == true-false) :-
    fen_position("4k3/8/8/8/8/8/8/4RK2 b - - 0 1", Position),
    truth(threatens(e1, e8, Position), Threat),
    truth(wins_exchange(e1, e8, Position), Win).

test(a_knight_threatens_what_is_worth_more_or_hangs, set(To == [a8, e8])) :-
    fen_position("r3k3/2N5/8/8/8/8/8/4K3 b - - 0 1", Position),
    threatens(c7, To, Position).

test(a_queen_does_not_threaten_a_defended_pawn, fail) :-
    fen_position("4k3/8/2p5/3p4/8/8/8/3QK3 w - - 0 1", Position),
    threatens(d1, d5, Position).

test(what_can_be_won_is_en_prise, set(Square == [a4])) :-
    fen_position("4k3/8/8/8/p7/8/8/R3K3 w - - 0 1", Position),
    en_prise(Square, Position).

test(a_defended_queen_is_en_prise_to_a_rook, all(Square == [d5])) :-
    fen_position("4k3/8/2p5/3q4/8/8/8/3RK3 w - - 0 1", Position),
    en_prise(Square, Position),
    piece_at(Square, Position, black, _).

test(a_defended_pawn_is_not_en_prise_to_a_rook, fail) :-
    fen_position("4k3/8/2p5/3p4/8/8/8/3RK3 w - - 0 1", Position),
    en_prise(d5, Position).

test(a_king_in_check_is_not_en_prise, fail) :-
    fen_position("4k3/8/8/8/8/8/8/4RK2 b - - 0 1", Position),
    en_prise(_, Position).

test(a_piece_is_en_prise_once_however_many_can_take_it, all(Square == [a4])) :-
    fen_position("4k3/8/8/8/p6R/8/8/R3K3 w - - 0 1", Position),
    en_prise(Square, Position).

% safe/2

test(safe_and_threatened_share_the_pieces_between_them, [forall(busy(FEN)), Safe == Expected]) :-
    fen_position(FEN, Position),
    findall(Square, safe(Square, Position), Safe),
    findall(Square,
            ( piece_at(Square, Position, _, _),
              \+ threatens(_, Square, Position)
            ),
            Expected).

test(what_can_be_won_is_not_safe, all(Square == [a1, e1, e8])) :-
    fen_position("4k3/8/8/8/p7/8/8/R3K3 w - - 0 1", Position),
    safe(Square, Position).

test(a_defended_pawn_is_safe_from_a_rook) :-
    fen_position("4k3/8/2p5/3p4/8/8/8/3RK3 w - - 0 1", Position),
    safe(d5, Position).

test(a_king_in_check_is_not_safe, all(Square == [e1, f1])) :-
    fen_position("4k3/8/8/8/8/8/8/4RK2 b - - 0 1", Position),
    safe(Square, Position).

test(an_empty_square_is_not_safe, fail) :-
    fen_position("4k3/8/8/8/p7/8/8/R3K3 w - - 0 1", Position),
    safe(a2, Position).

% winnable/3, endangers/3

test(a_prize, [forall(prize(_, FEN, Attacker, Target))]) :-
    fen_position(FEN, Position),
    once(winnable(Attacker, Target, Position)),
    once(endangers(Attacker, Target, Position)).

test(no_prize, [forall(no_prize(_, FEN, Attacker, Target)), Attacks-Wins == true-false]) :-
    fen_position(FEN, Position),
    truth(attacks(Attacker, Target, Position), Attacks),
    truth(endangers(Attacker, Target, Position), Wins).

test(a_prize_need_not_be_attacked, Wins-Endangers == true-false) :-
    fen_position("4k3/8/8/3n4/8/8/8/R3K3 w - - 0 1", Position),
    truth(winnable(a1, d5, Position), Wins),
    truth(endangers(a1, d5, Position), Endangers).

test(ones_own_are_no_prize, all(Target == [e8])) :-
    fen_position("4k3/8/8/8/8/8/8/N3K2Q w - - 0 1", Position),
    winnable(a1, Target, Position).

% trapped/2, boxed_in/2

test(a_piece_is_trapped, [forall(caught(_, FEN, Square)), all(Found == [Square])]) :-
    fen_position(FEN, Position),
    trapped(Found, Position).

test(a_piece_is_not_trapped, [forall(free(_, FEN)), fail]) :-
    fen_position(FEN, Position),
    trapped(_, Position).

test(a_king_among_its_own_is_boxed_in, set(Square == [h8])) :-
    fen_position("6rk/6pp/8/8/8/8/8/6K1 w - - 0 1", Position),
    boxed_in(Square, Position).

test(a_king_with_a_free_square_is_not, fail) :-
    fen_position("6rk/6p1/8/8/8/8/8/6K1 w - - 0 1", Position),
    boxed_in(h8, Position).

test(a_king_next_to_an_opponent_is_not, fail) :-
    fen_position("6rk/6pN/8/8/8/8/8/6K1 w - - 0 1", Position),
    boxed_in(h8, Position).

test(at_the_start_the_back_ranks_are_boxed_in,
     set(Square == [a1, a8, b1, b8, c1, c8, d1, d8, e1, e8, f1, f8, g1, g8, h1, h8])) :-
    fen_position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Position),
    boxed_in(Square, Position).

test(an_empty_square_is_not_boxed_in, fail) :-
    fen_position("6r1/6pp/8/8/8/8/8/k5K1 w - - 0 1", Position),
    boxed_in(h8, Position).

% Helpers and tables.

busy("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1").
busy("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10").
busy("4r1k1/8/8/8/8/5n2/8/3QK2R w K - 0 1").

truth(Goal, Truth) :-
    (   call(Goal)
    ->  Truth = true
    ;   Truth = false
    ).

exchange_known("a piece that nothing defends",
               "4k3/8/8/8/p7/8/8/R3K3 w - - 0 1", a1, a4, 1).
exchange_known("a rook for a pawn",
               "4k3/8/2p5/3p4/8/8/8/3RK3 w - - 0 1", d1, d5, -4).
exchange_known("a pawn for a pawn",
               "4k3/8/2p5/3p4/4P3/8/8/4K3 w - - 0 1", e4, d5, 0).
exchange_known("a rook for a queen",
               "4k3/8/2p5/3q4/8/8/8/3RK3 w - - 0 1", d1, d5, 4).
exchange_known("a bishop for a knight",
               "4k3/8/2p5/3n4/8/1B6/8/4K3 w - - 0 1", b3, d5, 0).
exchange_known("rook behind rook wins the pawn that one rook defends",
               "3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1", d2, d5, 1).
exchange_known("rook behind rook against two defenders",
               "3rk3/8/2p5/3p4/8/8/3R4/3RK3 w - - 0 1", d2, d5, -4).
exchange_known("the defender does not take back at a loss",
               "3qk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1", d2, d5, 1).
exchange_known("the least valuable piece takes back",
               "3qk3/8/2p5/3r4/8/1B6/8/4K3 w - - 0 1", b3, d5, 2).
exchange_known("the least valuable piece is not the first on the board",
               "3rk3/1b6/8/3P4/4P3/8/8/3QK3 b - - 0 1", b7, d5, -2).
exchange_known("a king takes back what nothing guards",
               "8/8/3k4/3p4/8/8/8/3RK3 w - - 0 1", d1, d5, -4).
exchange_known("a king does not take back what is guarded",
               "8/8/3k4/3p4/8/1B6/8/3RK3 w - - 0 1", d1, d5, 1).
exchange_known("a king that takes a guarded piece is lost",
               "4k3/8/8/8/8/2p5/3p4/4K3 w - - 0 1", e1, d2, -99).
exchange_known("a king that is taken ends it",
               "3qk3/8/8/8/8/8/8/4RK2 b - - 0 1", e1, e8, 100).
exchange_known("pins are not seen",
               "4r1k1/8/8/8/3p4/8/4N3/4K3 w - - 0 1", e2, d4, 1).
exchange_known("it does not matter whose turn it is",
               "4k3/8/2p5/3q4/8/8/8/3RK3 b - - 0 1", d1, d5, 4).

prize("worth more, though defended", "4k3/8/2p5/3q4/8/8/8/3RK3 w - - 0 1", d1, d5).
prize("loose and worth the same",    "4k3/8/8/3n4/8/1B6/8/4K3 w - - 0 1", b3, d5).
prize("loose and worth less",        "4k3/8/8/3n4/8/8/8/3QK3 w - - 0 1", d1, d5).
prize("a king",                      "4k3/8/8/8/8/8/8/4RK2 b - - 0 1", e1, e8).
prize("of the side to move",         "4k3/8/8/3n4/8/8/8/3RK3 b - - 0 1", d1, d5).

no_prize("defended, worth the same", "4k3/8/2p5/3n4/5N2/8/8/4K3 w - - 0 1", f4, d5).
no_prize("loose, but it hits back",  "4k3/8/8/3n4/5N2/8/8/4K3 w - - 0 1", f4, d5).
no_prize("a loose pawn",             "4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", d1, d5).

caught("a knight in the corner",        "r5k1/8/8/8/2p1b3/8/8/N5K1 w - - 0 1", a1).
caught("a knight that can sell itself for a pawn only",
       "r5k1/8/8/8/2p1b3/8/2p5/N5K1 w - - 0 1", a1).
caught("a bishop walled in by pawns",   "r5k1/Bpp5/1p6/8/8/8/8/6K1 w - - 0 1", a7).
caught("a pinned bishop",               "6k1/8/8/8/8/6P1/5P1P/r3B1K1 w - - 0 1", e1).
caught("a black knight in the corner",  "n5k1/8/8/2P1B3/8/8/8/R5K1 b - - 0 1", a8).

free("nothing attacks it",              "6k1/8/8/8/2p1b3/8/8/N5K1 w - - 0 1").
free("it has a safe square",            "r5k1/8/8/8/4b3/8/8/N5K1 w - - 0 1").
free("it is defended well enough",      "r5k1/8/8/8/2p1b3/8/8/NR4K1 w - - 0 1").
free("it sells itself for its worth",   "r5k1/8/8/8/2p1b3/8/2n5/N5K1 w - - 0 1").
free("it is not its side's turn",       "r5k1/8/8/8/2p1b3/8/8/N5K1 b - - 0 1").
free("its side is in check",            "r5k1/8/8/8/2p1b3/8/8/N5Kr w - - 0 1").
free("pawns are not trapped",           "r5k1/8/8/8/8/p7/P7/6K1 w - - 0 1").
free("kings are not trapped",           "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1").

:- end_tests(relations).
