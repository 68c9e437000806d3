:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').
:- use_module('../../bk/strategy').

% Each word of strategy holds in two positions at least, and in two it does not.

:- discontiguous holds/2, fails/2.

%   board(Name, FEN)
board(start,     "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").
board(middle,    "1rrq2k1/p4pbp/3p1np1/p2Np3/1PP1P3/5P2/PB1Q2PP/1R1R2K1 w - - 0 1").
board(french,    "r1bqk1nr/pp1nbppp/4p3/2ppP3/3P4/2N2N2/PPPB1PPP/R2QKB1R w KQkq - 0 7").
board(carlsbad,  "r1bq1rk1/pp2bppp/2p2n2/3p2B1/3P4/2NBP3/PP3PPP/R2QK1NR b KQ - 0 9").
board(isolani,   "r2q1rk1/pp2bppp/2n1pn2/8/3P4/2N2N2/PP3PPP/R1BQR1K1 w - - 0 11").
board(rooks,     "3r2k1/pR3ppp/8/8/3P4/8/P4PPP/3R2K1 w - - 0 1").
board(king_home, "4k3/8/8/8/8/8/8/4K3 w - - 0 1").
board(pawns,     "8/p3k1pp/8/1PP5/4p3/4K3/6PP/8 w - - 0 1").
board(bishops,   "2b2rk1/5ppp/8/8/8/8/5PPP/B2Q1BK1 w - - 0 1").
board(opposite,  "5bk1/5ppp/8/8/8/3B4/5PPP/6K1 w - - 0 1").
board(dark,      "6k1/5p1p/p1p1p1p1/8/8/8/5PPP/6K1 w - - 0 1").
board(castled_r, "4k2r/8/8/8/8/8/5PPP/5RK1 w - - 0 1").
board(corner,    "4k3/8/8/8/8/8/5PPP/6KR w - - 0 1").
board(bare,      "3q2k1/8/8/8/8/8/8/3R2K1 w - - 0 1").
board(pin,       "rnbqkb1r/ppp2ppp/4pn2/3p2B1/2PP4/2N5/PP2PPPP/R2QKBNR b KQkq - 0 4").
board(blocked,   "4k3/3n4/3P4/8/4p3/4N3/8/4K3 w - - 0 1").
board(rim,       "4k3/8/n7/8/8/7N/8/4K3 w - - 0 1").

board(doubled,   "4k3/2p5/2p5/8/8/5P2/5P2/4K3 w - - 0 1").
board(chain,     "4k3/8/2p5/3p4/4p3/2P5/1P6/4K3 w - - 0 1").
board(levers,    "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1").
board(queens,    "3qk3/3r4/8/8/8/8/2B5/1Q2K3 w - - 0 1").
board(home,      "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3").
board(chain_w,   "4k3/8/8/8/3p1P2/8/4P3/4K3 w - - 0 1").
board(guarded,   "4k3/8/8/3P3p/2P3p1/8/8/4K3 w - - 0 1").
board(posts,     "4k3/8/8/2Np4/1p2n3/8/1P6/4K3 w - - 0 1").
board(second,    "6k1/8/8/8/8/8/2r5/6K1 w - - 0 1").
board(pair,      "2b1k3/4b3/8/8/8/8/8/2B1K3 w - - 0 1").
board(pair_one,  "2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1").
board(pinned,    "4k3/8/2n5/1B6/8/8/8/4K3 b - - 0 1").
board(attack,    "6k1/8/5B2/8/8/8/8/4K2R w K - 0 1").
board(blocked_k, "8/8/8/3k4/8/8/8/4K2R w K - 0 1").
board(ready,     "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1").
board(trade,     "3rk3/8/8/8/8/8/8/3RK3 w - - 0 1").
board(knight,    "4k3/8/8/8/8/8/8/N3K2R w - - 0 1").
board(luft,      "2b1k3/1p6/8/8/8/8/P6P/4K3 w - - 0 1").
board(fork,      "r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1").

%   holds(Board, Goal) and fails(Board, Goal): the position comes last.
holds(isolani,  isolated_pawn(d4)).
holds(middle,   isolated_pawn(a5)).
fails(middle,   isolated_pawn(d6)).
fails(start,    isolated_pawn(_)).
holds(middle,   doubled_pawn(a7)).
holds(doubled,  doubled_pawn(f2)).
fails(middle,   doubled_pawn(a5)).
fails(start,    doubled_pawn(_)).
holds(middle,   backward_pawn(d6)).
holds(chain_w,  backward_pawn(e2)).
fails(middle,   backward_pawn(a7)).
fails(start,    backward_pawn(_)).
holds(middle,   connected_pawn(c4)).
holds(chain,    connected_pawn(d5)).
fails(isolani,  connected_pawn(d4)).
fails(chain,    connected_pawn(b2)).
holds(middle,   candidate_pawn(c4)).
holds(pawns,    candidate_pawn(b5)).
fails(pawns,    candidate_pawn(c5)).
fails(start,    candidate_pawn(_)).
holds(rooks,    passed_pawn(d4)).
holds(pawns,    passed_pawn(c5)).
fails(pawns,    passed_pawn(b5)).
fails(start,    passed_pawn(_)).
holds(guarded,  protected_passed_pawn(d5)).
holds(guarded,  protected_passed_pawn(g4)).
fails(rooks,    protected_passed_pawn(d4)).
fails(start,    protected_passed_pawn(_)).
holds(middle,   centre_pawn(e4)).
holds(isolani,  centre_pawn(d4)).
fails(middle,   centre_pawn(d6)).
fails(start,    centre_pawn(_)).
holds(middle,   pawn_chain(g2, e4)).
holds(carlsbad, pawn_chain(b7, d5)).
fails(middle,   pawn_chain(f3, e4)).
fails(start,    pawn_chain(_, _)).
holds(middle,   pawn_lever(b4, a5)).
holds(levers,   pawn_lever(e4, d5)).
fails(middle,   pawn_lever(c4, _)).
fails(start,    pawn_lever(_, _)).
holds(carlsbad, pawn_majority(white, kingside)).
holds(isolani,  pawn_majority(black, kingside)).
fails(carlsbad, pawn_majority(white, queenside)).
fails(start,    pawn_majority(_, _)).
holds(middle,   more_space(white)).
holds(isolani,  more_space(white)).
fails(middle,   more_space(black)).
fails(start,    more_space(_)).
holds(middle,   hole(d5, black)).
holds(french,   hole(d6, black)).
fails(middle,   hole(e6, black)).
fails(start,    hole(_, _)).
holds(middle,   outpost(d5)).
holds(posts,    outpost(e4)).
fails(posts,    outpost(c5)).
fails(blocked,  outpost(e3)).
holds(blocked,  blockade(d7, d6)).
holds(pawns,    blockade(e3, e4)).
fails(rooks,    blockade(_, d4)).
fails(french,   blockade(_, _)).
holds(dark,     weak_complex(black, dark)).
holds(pawns,    weak_complex(white, light)).
fails(dark,     weak_complex(black, light)).
fails(start,    weak_complex(_, _)).
holds(rooks,    open_file(2)).
holds(queens,   open_file(5)).
fails(rooks,    open_file(1)).
fails(start,    open_file(_)).
holds(middle,   half_open_file(4, white)).
holds(isolani,  half_open_file(5, white)).
fails(middle,   half_open_file(4, black)).
fails(rooks,    half_open_file(2, _)).
holds(rooks,    rook_on_open_file(b7)).
holds(bare,     rook_on_open_file(d1)).
fails(rooks,    rook_on_open_file(d8)).
fails(start,    rook_on_open_file(_)).
holds(middle,   rook_on_half_open_file(d1)).
holds(rooks,    rook_on_half_open_file(d8)).
fails(rooks,    rook_on_half_open_file(d1)).
fails(rooks,    rook_on_half_open_file(b7)).
holds(rooks,    rook_on_seventh(b7)).
holds(second,   rook_on_seventh(c2)).
fails(rooks,    rook_on_seventh(d1)).
fails(queens,   rook_on_seventh(d7)).
holds(rooks,    rook_behind_passed_pawn(d1, d4)).
holds(corner,   rook_behind_passed_pawn(h1, h2)).
fails(rooks,    rook_behind_passed_pawn(d8, d4)).
fails(middle,   rook_behind_passed_pawn(_, _)).
holds(middle,   connected_rooks(b1, d1)).
holds(middle,   connected_rooks(b8, c8)).
fails(start,    connected_rooks(_, _)).
fails(rooks,    connected_rooks(_, _)).
holds(middle,   long_diagonal(b2)).
holds(bishops,  long_diagonal(a1)).
fails(middle,   long_diagonal(g7)).
fails(bishops,  long_diagonal(f1)).
holds(middle,   battery(d2, d1)).
holds(queens,   battery(c2, b1)).
fails(middle,   battery(d1, d2)).
fails(start,    battery(_, _)).
holds(start,    freedom(b1, 2)).
holds(bare,     freedom(d1, 12)).
fails(start,    freedom(b1, 3)).
fails(start,    freedom(e1, _)).
holds(middle,   restricted(b1)).
holds(start,    restricted(g8)).
fails(middle,   restricted(d5)).
fails(bare,     restricted(_)).
holds(middle,   worst_piece(b1)).
holds(rooks,    worst_piece(d1)).
fails(start,    worst_piece(_)).
fails(bare,     worst_piece(_)).
holds(start,    undeveloped(g8)).
holds(home,     undeveloped(b1)).
fails(home,     undeveloped(f3)).
fails(middle,   undeveloped(_)).
holds(rim,      knight_on_rim(a6)).
holds(rim,      knight_on_rim(h3)).
fails(start,    knight_on_rim(_)).
fails(middle,   knight_on_rim(_)).
holds(middle,   centralised(d5)).
holds(posts,    centralised(e4)).
fails(posts,    centralised(c5)).
fails(start,    centralised(_)).
holds(middle,   controls_centre(c4, d5)).
holds(middle,   controls_centre(b2, e5)).
fails(middle,   controls_centre(d1, d5)).
fails(start,    controls_centre(_, _)).
holds(french,   bad_bishop(c8)).
holds(pin,      bad_bishop(c8)).
fails(french,   bad_bishop(f1)).
fails(start,    bad_bishop(_)).
holds(middle,   good_bishop(b2)).
holds(carlsbad, good_bishop(d3)).
fails(carlsbad, good_bishop(c8)).
fails(start,    good_bishop(_)).
holds(bishops,  bishop_pair(a1, f1)).
holds(pair,     bishop_pair(e7, c8)).
fails(start,    bishop_pair(_, _)).
fails(opposite, bishop_pair(_, _)).
holds(opposite, opposite_bishops(d3, f8)).
holds(pair_one, opposite_bishops(c1, c8)).
fails(bishops,  opposite_bishops(_, _)).
fails(start,    opposite_bishops(_, _)).
holds(rooks,    outnumbered(a7)).
holds(pin,      outnumbered(c4)).
fails(middle,   outnumbered(d5)).
fails(start,    outnumbered(_)).
holds(rooks,    under_attack(a7, b7)).
holds(bare,     under_attack(d8, d1)).
fails(middle,   under_attack(d5, _)).
fails(start,    under_attack(_, _)).
holds(pin,      pins_piece(g5, f6, d8)).
holds(pinned,   pins_piece(b5, c6, e8)).
fails(french,   pins_piece(_, _, _)).
fails(queens,   pins_piece(_, _, _)).
holds(middle,   guards_attacked(c4, d5)).
holds(pin,      guards_attacked(e6, d5)).
fails(middle,   guards_attacked(b2, d2)).
fails(start,    guards_attacked(_, _)).
holds(middle,   eyes(f6, e4)).
holds(pin,      eyes(g5, f6)).
fails(rooks,    eyes(b7, a7)).
fails(start,    eyes(_, _)).
holds(middle,   castled_king(g1)).
holds(castled_r, castled_king(g1)).
fails(corner,   castled_king(g1)).
fails(start,    castled_king(_)).
holds(middle,   sheltered_king(g8)).
holds(start,    sheltered_king(e1)).
fails(bare,     sheltered_king(_)).
fails(pawns,    sheltered_king(_)).
holds(start,    king_in_centre(e1)).
holds(carlsbad, king_in_centre(e1)).
fails(carlsbad, king_in_centre(g8)).
fails(rim,      king_in_centre(_)).
holds(castled_r, open_file_to_king(e8, 5)).
holds(bare,     open_file_to_king(g1, 8)).
fails(bare,     open_file_to_king(g1, 5)).
fails(start,    open_file_to_king(_, _)).
holds(attack,   aims_at_king(f6, g8)).
holds(attack,   aims_at_king(h1, g8)).
fails(start,    aims_at_king(_, _)).
fails(rooks,    aims_at_king(d1, _)).
holds(pawns,    active_king(e3)).
holds(blocked_k, active_king(d5)).
fails(queens,   active_king(_)).
fails(pawns,    active_king(e7)).
holds(start,    develops(g1, f3)).
holds(home,     develops(f1, b5)).
fails(home,     develops(f3, _)).
fails(middle,   develops(_, _)).
holds(home,     makes_way_for_castling(f1, c4, kingside)).
holds(ready,    makes_way_for_castling(b1, c3, queenside)).
fails(start,    makes_way_for_castling(_, _, _)).
fails(home,     makes_way_for_castling(b1, _, _)).
holds(middle,   exchanges(d5, f6)).
holds(trade,    exchanges(d1, d8)).
fails(levers,   exchanges(_, _)).
fails(start,    exchanges(_, _)).
holds(levers,   takes(c4, d5)).
holds(rooks,    takes(b7, a7)).
fails(middle,   takes(d5, f6)).
fails(start,    takes(_, _)).
holds(rooks,    pushes_passed_pawn(d4, d5)).
holds(pawns,    pushes_passed_pawn(c5, c6)).
fails(pawns,    pushes_passed_pawn(b5, _)).
fails(start,    pushes_passed_pawn(_, _)).
holds(start,    frees(e2, e4, f1)).
holds(start,    frees(d2, d4, c1)).
fails(start,    frees(a2, a3, _)).
fails(start,    frees(g1, f3, _)).
holds(knight,   improves_worst_piece(a1, c2)).
holds(knight,   improves_worst_piece(a1, b3)).
fails(middle,   improves_worst_piece(d1, _)).
fails(start,    improves_worst_piece(_, _)).
holds(knight,   activates(a1, c2)).
holds(knight,   activates(a1, b3)).
fails(middle,   activates(d2, _)).
fails(start,    activates(b1, a3)).
holds(luft,     keeps_out(h2, h3, g4, c8)).
holds(home,     keeps_out(a2, a3, b4, c6)).
fails(home,     keeps_out(h2, h3, _, _)).
fails(start,    keeps_out(_, _, _, _)).
holds(luft,     restrains(a2, a4, b5, b7)).
holds(start,    restrains(a2, a4, b5, b7)).
fails(start,    restrains(a2, a3, _, _)).
fails(start,    restrains(g1, f3, _, _)).
holds(start,    gains_space(e2, e4, centre)).
holds(start,    gains_space(a2, a4, queenside)).
fails(start,    gains_space(e2, e3, _)).
fails(start,    gains_space(g1, f3, _)).
holds(fork,     checks_king(d5, c7)).
holds(fork,     checks_king(d5, f6)).
fails(fork,     checks_king(d5, b6)).
fails(start,    checks_king(_, _)).
holds(start,    takes_control(e2, e4, d5)).
holds(start,    takes_control(a2, a4, b5)).
holds(trade,    leaves_back_rank(e1, e2)).
holds(bare,     leaves_back_rank(g1, g2)).
fails(rim,      leaves_back_rank(_, _)).
fails(trade,    leaves_back_rank(e1, f1)).
fails(start,    takes_control(a2, a3, b3)).
fails(start,    takes_control(g1, f3, g1)).
holds(king_home, king_to_centre(e1, e2)).
holds(blocked,  king_to_centre(e1, d2)).
fails(queens,   king_to_centre(_, _)).
fails(pawns,    king_to_centre(e3, d4)).
holds(pawns,    king_to_pawn(e3, d4, c5)).
holds(blocked,  king_to_pawn(e1, e2, e4)).
fails(queens,   king_to_pawn(_, _, _)).
fails(pawns,    king_to_pawn(e3, f2, c5)).

with_position(Board, Goal, Whole) :-
    board(Board, FEN),
    fen_position(FEN, Position),
    Goal =.. Parts,
    append(Parts, [Position], All),
    Whole =.. All.

word_counts(Kind, Word, Count) :-
    findall(Name, ( call(Kind, _, Goal), functor(Goal, Name, _) ), Names),
    include(==(Word), Names, Same),
    length(Same, Count).

:- begin_tests(strategy).

test(word_holds, [forall(holds(Board, Goal)), nondet]) :-
    with_position(Board, Goal, Whole),
    call(Whole).

test(word_does_not_hold, [forall(fails(Board, Goal)), fail]) :-
    with_position(Board, Goal, Whole),
    call(Whole).

test(positions_are_possible, [forall(board(_, FEN)), fail]) :-
    fen_position(FEN, Position),
    position_problem(Position, _).

test(each_word_is_tried_twice_on_both_sides, Poor == []) :-
    findall(Name,
            ( member(Module, [ chess_pawn_structure, chess_strong_squares, chess_open_lines,
                               chess_piece_quality, chess_king_safety, chess_quiet_deeds
                             ]),
              module_property(Module, exports(Exports)),
              member(Name/Arity, Exports),
              functor(Head, Name, Arity),
              predicate_property(chess_strategy:Head, imported_from(Module)),
              \+ ( word_counts(holds, Name, Times), Times >= 2,
                   word_counts(fails, Name, Others), Others >= 2
                 )
            ),
            Poor).

test(all_words_of_a_side_in_one_relation, all(Word == [half_open_file, more_space])) :-
    board(middle, FEN),
    fen_position(FEN, Position),
    member(Word, [half_open_file, more_space, pawn_majority, weak_complex]),
    once(strategic(Word, white, _, Position)).

test(deeds_of_a_move_in_one_relation,
     all(Word-Arguments == [gains_space-[centre], frees-[d1], frees-[f1]])) :-
    board(start, FEN),
    fen_position(FEN, Position),
    member(Word, [gains_space, frees, develops]),
    strategic_deed(Word, e2, e4, Arguments, Position).

:- end_tests(strategy).
