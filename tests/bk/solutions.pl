:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').
:- use_module('../../bk/solutions').

%   Mansfield, Die Schwalbe 1952: a Grimshaw on d4.
mansfield(solution('8/1K2p3/pPR1P1p1/3k4/r5N1/1P2Q3/8/b7 w - - 0 1', '#2',
    [ key(attack(g4f2, [mate(e3c5)],
                 [ defence(a4a5, [mate(e3e4)]),
                   defence(a4d4, [mate(e3g5)]),
                   defence(a4c4, [mate(b3c4)]),
                   defence(a1d4, [mate(e3e4)])
                 ],
                 [a4h4, a4g4, a4f4, a4e4, a4b4, a4a3, a4a2, a1h8, a1g7, a1f6, a1e5, a1c3, a1b2, g6g5, a6a5],
                 [])),
      set([ defence(a4d4, [mate(e3e5)]),
            defence(a1e5, [mate(e3e5)])
          ])
    ])).

mansfield_tree(Tree) :-
    mansfield(Solution),
    solution_tree(Solution, Tree).

%   key_defence(+From, +To, -Defence, +Tree)
key_defence(From, To, Defence, Tree) :-
    actual_play(Key, Tree),
    defence(Key, Defence, Tree),
    tree_move(Defence, From, To, Tree),
    !.

mate_picture("R6k/8/7K/8/8/8/8/8 b - - 0 1", [model_picture, ideal_picture]).
mate_picture("R6k/8/7K/8/8/8/P7/8 b - - 0 1", [model_picture]).     % a pawn looks on
mate_picture("R6k/8/7K/8/8/8/8/R7 b - - 0 1", []).                  % a rook does
mate_picture("R6k/6R1/7K/8/8/8/8/8 b - - 0 1", []).                 % h7 is held twice
mate_picture("R6k/8/8/8/8/8/8/7K b - - 0 1", []).                   % no mate

:- begin_tests(solutions).

% solution_trees.pl

test(a_move_that_cannot_be_played_makes_no_tree, fail) :-
    solution_tree(solution('7k/8/5K2/8/8/8/8/R7 w - - 0 1', '#2', [key(mate(a1b3))]), _).

test(key_comes_before_set_play, all(Kind == [key, set])) :-
    mansfield_tree(Tree),
    phase(Kind, _, Tree).

%   written(+FEN, +Stipulation, +Phase, -Numbers): the numbers of its moves, and whose are
%   written first.
written(FEN, Stipulation, Phase, Numbers) :-
    solution_tree(solution(FEN, Stipulation, [Phase]), Tree),
    findall(Number-First,
            ( tree_move(Node, _, _, Tree),
              move_number(Node, Number, Tree),
              ( leads(Node, Tree) -> First = first ; First = second )
            ),
            Numbers).

test(helpmate_begins_with_black, Numbers == [1-first, 1-second, 2-first, 2-second]) :-
    written('8/8/8/8/8/R1K5/8/1k6 b - - 0 1', 'h#2', line([b1c1, c3d3, c1d1, a3a1], []), Numbers).

test(helpmate_of_a_half_move_more_does_not, Numbers == [1-second, 2-first, 2-second]) :-
    written('8/8/8/8/8/R1K5/8/2k5 w - - 0 1', 'h#1.5', line([c3d3, c1d1, a3a1], []), Numbers).

test(in_a_series_one_side_moves_again, Numbers == [1-first, 2-first, 2-second]) :-
    written('8/8/8/8/8/2R5/2K5/kn6 b - - 0 1', 'ser-h#2', line([b1d2, d2e4, c3a3], []), Numbers).

test(a_reply_that_has_to_mate_ends_a_line, [true(Kinds == [line, defence]), nondet]) :-
    Line = line([b2b4], [a3h3]),
    solution_tree(solution('8/8/8/8/8/r7/1P3k2/7K w - - 0 1', 'hs#1', [Line]), Tree),
    solution_play(First, Tree),
    findall(Kind, node_kind(_, Kind, Tree), Kinds),
    reaches_goal(Reply, Tree),
    parent(Reply, First, Tree).

test(set_play_begins_with_the_other_side, [true(Side == black), nondet]) :-
    mansfield_tree(Tree),
    phase(set, Set, Tree),
    after(Set, Position, Tree),
    turn(Side, Position).

test(a_threat_is_made_as_if_the_other_side_had_passed, [true(Side == white), nondet]) :-
    mansfield_tree(Tree),
    actual_play(Key, Tree),
    threat(Key, Threat, Tree),
    before(Threat, Position, Tree),
    turn(Side, Position).

test(variations_of_a_phase, all(Move == [a4a5, a4d4, a4c4, a1d4])) :-
    mansfield_tree(Tree),
    actual_play(Key, Tree),
    variation(Key, Defence, _, Tree),
    tree_move(Defence, From, To, Tree),
    atom_concat(From, To, Move).

test(idle_replies_are_no_defences, [true(Number == 15), nondet]) :-
    mansfield_tree(Tree),
    actual_play(Key, Tree),
    findall(Reply, idle_reply(Key, Reply, Tree), Replies),
    length(Replies, Number).

test(key_and_reply_have_number_1_and_the_mate_2, [1, 1, 2] == [Key, Reply, Mate]) :-
    mansfield_tree(Tree),
    variation(Phase, ReplyNode, MateNode, Tree),
    !,
    maplist([Node, Number]>>move_number(Node, Number, Tree),
            [Phase, ReplyNode, MateNode], [Key, Reply, Mate]).

% tree_lines.pl

test(a_rook_closes_the_line_of_a_bishop, Square == e5) :-
    mansfield_tree(Tree),
    key_defence(a4, d4, Rook, Tree),
    closes(Rook, a1, Square, Tree),
    !.

test(a_knight_that_goes_away_opens_the_line_behind_it, nondet) :-
    mansfield_tree(Tree),
    actual_play(Key, Tree),
    opens(Key, a4, h4, Tree).

test(a_capture_closes_no_line, fail) :-
    solution_tree(solution('7k/8/8/3p4/8/8/8/K2R3b w - - 0 1', '#2', [key(mate(d1d5))]), Tree),
    closes(1, h1, a8, Tree).

test(en_passant_takes_a_pawn, Piece == pawn) :-
    solution_tree(solution('7k/8/8/3pP3/8/8/8/K7 w - d6 0 1', '#2', [key(mate(e5d6))]), Tree),
    takes_piece(1, black, Piece, Tree).

test(a_piece_before_a_rook_fires_the_battery, [true(Rear == d1), nondet]) :-
    solution_tree(solution('3k4/8/8/8/8/3N4/8/K2R4 w - - 0 1', '#2', [key(mate(d3e5))]), Tree),
    fires_battery(1, Rear, _, Tree).

% defence_motives.pl

test(rook_and_bishop_shut_each_other_off, all(Shut == [a1, a4])) :-
    mansfield_tree(Tree),
    actual_play(Key, Tree),
    variation(Key, Defence, Mate, Tree),
    tree_move(Defence, _, d4, Tree),
    weakness(Defence, Mate, shuts(Shut, _), Tree).

test(a_rook_on_c4_is_taken, all(Weakness == [lets(c4)])) :-
    mansfield_tree(Tree),
    key_defence(a4, c4, Defence, Tree),
    answer(Defence, Mate, Tree),
    weakness(Defence, Mate, Weakness, Tree).

test(a_rook_guards_what_is_threatened, all(Motive == [guards(c5)])) :-
    mansfield_tree(Tree),
    key_defence(a4, a5, Defence, Tree),
    motive(Defence, _, Motive, Tree).

test(a_piece_that_leaves_allows_a_mate_wherever_it_goes) :-
    mansfield_tree(Tree),
    key_defence(a4, a5, Defence, Tree),
    mates_once_gone(Defence, _, Tree).

test(a_correction_does_not, fail) :-
    mansfield_tree(Tree),
    key_defence(a4, d4, Defence, Tree),
    mates_once_gone(Defence, _, Tree).

% mate_pictures.pl

test(mates_of_all_kinds, [forall(mate_picture(FEN, Kinds)), Found == Kinds]) :-
    fen_position(FEN, Position),
    findall(Kind, ( member(Kind, [model_picture, ideal_picture]), call(Kind, Position) ), Found).

test(a_pinned_piece_could_take, all(Pinned == [g7])) :-
    fen_position("5N1k/6rQ/8/8/8/8/1B6/K7 b - - 0 1", Position),
    pin_picture(Position, Pinned).

test(a_rook_that_leaves_the_rank_gives_three_flights, set(Square == [d4, e4, f4])) :-
    solution_tree(solution('8/8/8/4k3/R7/8/8/K7 w - - 0 1', '#2', [key(attack(a4a3, [], [], [], []))]),
                  Tree),
    gives_flight(1, Square, Tree).

test(a_key_that_gives_and_takes_none, fail) :-
    mansfield_tree(Tree),
    actual_play(Key, Tree),
    ( gives_flight(Key, _, Tree) ; takes_flight(Key, _, Tree) ).

:- end_tests(solutions).
