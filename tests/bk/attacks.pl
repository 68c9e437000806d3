:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').

:- begin_tests(attacks).

% How pieces bear.

test(ray_stops_at_first_piece, set(To == [a2, a3, a4, b1, c1, d1, e1])) :-
    fen_position("4k3/p7/8/8/p7/8/8/R3K3 w - - 0 1", Position),
    controls(a1, To, Position).

test(bishop_sees_along_diagonals_only, set(To == [b1, b3, c4, d5, e6, f7, g8])) :-
    fen_position("4k3/8/8/8/8/8/B7/4K3 w - - 0 1", Position),
    controls(a2, To, Position).

test(queen_sees_as_rook_and_bishop, Count == 27) :-
    fen_position("7k/8/8/8/3Q4/8/8/K7 b - - 0 1", Position),
    aggregate_all(count, controls(d4, _, Position), Count).

test(knight_leaps_over_pieces, set(To == [a3, c3, d2])) :-
    fen_position("4k3/8/8/8/8/8/PPPP4/RNB1K3 w - - 0 1", Position),
    controls(b1, To, Position).

test(king_bears_on_its_neighbours_guarded_or_not, set(To == [d1, d2, e2, f1, f2])) :-
    fen_position("3rk3/8/8/8/8/8/8/4K3 w - - 0 1", Position),
    controls(e1, To, Position).

test(pawn_bears_on_the_squares_it_captures_on, set(To == [d3, f3])) :-
    fen_position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Position),
    controls(e2, To, Position).

test(pawn_does_not_bear_on_the_square_ahead, fail) :-
    fen_position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Position),
    controls(e2, e3, Position).

test(black_pawn_bears_downwards, set(To == [d6, f6])) :-
    fen_position("4k3/4p3/8/8/8/8/8/4K3 w - - 0 1", Position),
    controls(e7, To, Position).

test(pawn_on_the_edge_does_not_bear_on_the_far_side, set(To == [g3])) :-
    fen_position("4k3/8/8/8/8/8/7P/4K3 w - - 0 1", Position),
    controls(h2, To, Position).

test(nothing_is_controlled_from_an_empty_square, fail) :-
    fen_position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Position),
    controls(e4, _, Position).

test(controllers_of_a_square_are_found, set(From == [a1, e1])) :-
    fen_position("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", Position),
    controls(From, d1, Position).

test(guards_tells_the_side, all(From-Side == [e2-white, e4-black])) :-
    fen_position("4k3/8/8/8/4r3/8/4R3/4K3 w - - 0 1", Position),
    guards(From, e3, Side, Position).

test(guards_takes_the_side, all(From == [e4])) :-
    fen_position("4k3/8/8/8/4r3/8/4R3/4K3 w - - 0 1", Position),
    guards(From, e3, black, Position).

% Attack and defence.

test(attack_needs_an_opposing_piece, all(To == [a4])) :-
    fen_position("4k3/8/8/8/p7/8/8/R3K3 w - - 0 1", Position),
    attacks(a1, To, Position).

test(own_piece_is_defended_not_attacked, all(To == [e1])) :-
    fen_position("4k3/8/8/8/p7/8/8/R3K3 w - - 0 1", Position),
    defends(a1, To, Position).

test(empty_square_is_not_attacked, fail) :-
    fen_position("4k3/8/8/8/p7/8/8/R3K3 w - - 0 1", Position),
    attacks(a1, a2, Position).

test(piece_behind_another_is_not_attacked, fail) :-
    fen_position("4k3/p7/8/8/p7/8/8/R3K3 w - - 0 1", Position),
    attacks(a1, a7, Position).

test(rook_behind_its_own_rook_does_not_attack, fail) :-
    fen_position("4k3/p7/8/8/8/8/R7/R3K3 w - - 0 1", Position),
    attacks(a1, a7, Position).

test(king_is_attacked_like_any_piece, [nondet]) :-
    fen_position("4k3/8/8/8/8/8/8/4RK2 b - - 0 1", Position),
    attacks(e1, e8, Position).

test(pawn_attacks_what_it_could_capture, all(To == [d5])) :-
    fen_position("4k3/8/8/3pp3/4P3/8/8/4K3 w - - 0 1", Position),
    attacks(e4, To, Position).

test(attack_is_mutual_between_pawns, set(From-To == [d5-e4, e4-d5])) :-
    fen_position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", Position),
    attacks(From, To, Position).

test(attackers_of_a_square_are_found, set(From == [b3, d1, e4])) :-
    fen_position("4k3/8/8/3p4/4P3/1B6/8/3RK3 w - - 0 1", Position),
    attacks(From, d5, Position).

test(attacks_do_not_depend_on_the_turn,
     [forall(board_both_turns(White, Black)), Attacks == Attacks1]) :-
    all_attacks(White, Attacks),
    all_attacks(Black, Attacks1).

test(side_not_to_move_attacks, set(From-To == [d5-e4, e4-d5])) :-
    fen_position("4k3/8/8/3p4/4P3/8/8/4K3 b - - 0 1", Position),
    attacks(From, To, Position).

test(pinned_piece_attacks, [nondet]) :-
    fen_position("4r1k1/8/8/8/3p4/8/4N3/4K3 w - - 0 1", Position),
    \+ legal_move(e2, _, Position),
    attacks(e2, d4, Position).

test(pinned_piece_gives_check, [nondet]) :-
    fen_position("8/8/8/8/R1nk4/8/1K6/8 w - - 0 1", Position),
    in_check(white, Position).

test(side_in_check_attacks_all_the_same, [nondet]) :-
    fen_position("4k3/8/8/8/8/p7/8/R3K2r w - - 0 1", Position),
    attacks(a1, a3, Position).

test(attacks_hold_after_a_move, set(To == [f7, h7])) :-
    fen_position("r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4", P0),
    make_move(f3, g5, P0, P1),
    attacks(g5, To, P1).

test(attacks_from_the_old_square_are_gone, fail) :-
    fen_position("r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4", P0),
    make_move(f3, g5, P0, P1),
    attacks(f3, _, P1).

test(a_line_is_opened_by_a_move, [nondet, Before-After == []-[e8]]) :-
    fen_position("4k3/8/8/8/8/8/4N3/4RK2 w - - 0 1", P0),
    make_move(e2, c3, P0, P1),
    findall(To, attacks(e1, To, P0), Before),
    findall(To, attacks(e1, To, P1), After).

test(attack_and_defence_are_control_of_a_piece, [forall(busy(FEN)), Occupied == Both]) :-
    fen_position(FEN, Position),
    findall(From-To, ( controls(From, To, Position), \+ empty(To, Position) ), Occupied0),
    findall(From-To, ( attacks(From, To, Position) ; defends(From, To, Position) ), Both0),
    sort(Occupied0, Occupied),
    sort(Both0, Both).

% Check.

test(king_is_in_check_from, [forall(check(_, FEN)), all(Side == [white])]) :-
    fen_position(FEN, Position),
    in_check(Side, Position).

test(king_is_not_in_check_from, [forall(no_check(_, FEN)), fail]) :-
    fen_position(FEN, Position),
    in_check(_, Position).

% Helpers and tables.

busy("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1").
busy("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10").
busy("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1").

board_both_turns(White, Black) :-
    member(Board, [ "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R",
                    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1",
                    "4r1k1/8/8/8/3p4/8/4N3/4K3"
                  ]),
    string_concat(Board, " w - - 0 1", White),
    string_concat(Board, " b - - 0 1", Black).

all_attacks(FEN, Pairs) :-
    fen_position(FEN, Position),
    findall(From-To, attacks(From, To, Position), Pairs),
    Pairs \== [].

check("a pawn",   "4k3/8/8/8/8/8/3p4/4K3 w - - 0 1").
check("a knight", "4k3/8/8/8/8/3n4/8/4K3 w - - 0 1").
check("a bishop", "4k3/8/8/8/7b/8/8/4K3 w - - 0 1").
check("a rook",   "4k3/8/8/8/4r3/8/8/4K3 w - - 0 1").
check("a queen",  "4k3/8/8/8/1q6/8/8/4K3 w - - 0 1").

no_check("a pawn ahead",     "4k3/8/8/8/8/8/4p3/4K3 w - - 0 1").
no_check("a knight beside",  "4k3/8/8/8/8/8/8/4Kn2 w - - 0 1").
no_check("a blocked bishop", "4k3/8/8/8/7b/8/5P2/4K3 w - - 0 1").
no_check("a blocked rook",   "4k3/8/8/8/4r3/8/4P3/4K3 w - - 0 1").
no_check("a bishop on a file", "4k3/8/8/8/4b3/8/8/4K3 w - - 0 1").
no_check("its own rook",     "4k3/8/8/8/8/8/8/R3K3 w - - 0 1").

:- end_tests(attacks).
