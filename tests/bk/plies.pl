:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').

:- begin_tests(plies).

% fen_line/3, fen_line_after/3, line_text/2

test(a_line_begins_with_the_solver, Side == black) :-
    fen_line("4k3/8/8/8/8/8/8/4K3 b - - 0 1", [e8e7], Line),
    solver_side(Side, Line).

test(the_move_before_is_the_opponents, Side == white) :-
    fen_line_after("4k3/8/8/8/8/8/8/4K3 b - - 0 1", [e8e7, e1e2], Line),
    solver_side(Side, Line).

test(moves_may_be_strings, Moves == [e8e7]) :-
    fen_line("4k3/8/8/8/8/8/8/4K3 b - - 0 1", ["e8e7"], Line),
    fen_line(_, Moves, Line).

test(what_cannot_be_played_is_no_line, [forall(no_line(Reader, FEN, Moves)), fail]) :-
    call(Reader, FEN, Moves, _).

test(a_line_is_known_by_its_first_half_move, fail) :-
    fork(Line),
    fen_line_after(_, _, Line).

test(promotions_are_told_back, Moves == [a7b8n, e7e6]) :-
    fen_line("1n6/P3k3/8/8/8/8/8/4K3 w - - 0 1", [a7b8n, e7e6], Line),
    fen_line(_, Moves, Line).

test(a_line_is_shown_with_its_moves,
     Text == "4k3/8/8/8/8/8/8/4K3 w - - 0 1: (e1e2) e8e7") :-
    fen_line_after("4k3/8/8/8/8/8/8/4K3 w - - 0 1", [e1e2, e8e7], Line),
    line_text(Line, Text).

test(a_bad_fen_is_an_error, error(bad_fen(_, _), _)) :-
    fen_line("4k3/8/8/8/8/8/8/8 w - - 0 1", [e1e2], _).

test(moves_are_a_list, error(type_error(list, _), _)) :-
    fen_line("4k3/8/8/8/8/8/8/4K3 w - - 0 1", e1e2, _).

% Half moves.

test(half_moves_are_counted_from_1, all(Ply == [1, 2, 3])) :-
    fork(Line),
    played(Ply, _, _, _, _, Line).

test(the_move_before_is_half_move_0, all(Ply == [0, 1, 2])) :-
    kings(Line),
    played(Ply, _, _, _, _, Line).

test(positions_follow_each_other, [forall(line(Line)), all(Ply == [])]) :-
    played(Ply, From, To, Before, After, Line),
    next_ply(Ply, Next),
    \+ ( make_move(From, To, Before, After),
         ( played(Next, _, _, _, _, Line) -> played(Next, _, _, After, _, Line) ; true )
       ).

test(moves_of_the_solver, [forall(line(Line)), Found == Expected]) :-
    findall(Ply, solver_move(Ply, _, _, _, _, Line), Found),
    findall(Ply, ( played(Ply, _, _, _, _, Line), Ply mod 2 =:= 1 ), Expected).

test(a_reply_comes_after_its_move, all(Ply-From-To == [1-e8-d7])) :-
    fork(Line),
    reply(Ply, From, To, _, Line).

test(replies_lead_to_the_next_move, [forall(line(Line)), all(Ply == [])]) :-
    next_move(Ply, _, _, Before, _, Line),
    \+ reply(Ply, _, _, Before, Line).

test(the_next_moves_earlier_move_is_the_move, [forall(line(Line)), Found == Expected]) :-
    findall(Ply-From-To-Before-After,
            ( earlier_move(Later, From, To, Before, After, Line),
              Ply is Later - 2
            ),
            Found),
    findall(Ply-From-To-Before-After,
            ( solver_move(Ply, From, To, Before, After, Line),
              next_move(Ply, _, _, _, _, Line)
            ),
            Expected).

test(no_move_comes_before_the_first, fail) :-
    fork(Line),
    move_before(1, _, _, _, Line).

test(the_move_before_the_first_may_be_known, all(From-To == [e1-e2])) :-
    kings(Line),
    move_before(1, From, To, _, Line).

test(a_move_before_the_line_is_no_earlier_move, fail) :-
    kings(Line),
    earlier_move(1, _, _, _, _, Line).

test(the_last_move_is_the_solvers, Ply-To == 1-e7) :-
    kings(Line),
    last_move(Ply, _, To, _, _, Line).

test(a_line_of_one_move_is_first_and_last, After1 == After2) :-
    fen_line("4k3/8/8/8/8/8/8/4K3 w - - 0 1", [e1e2], Line),
    first_move(_, _, _, After1, Line),
    last_move(1, _, _, _, After2, Line).

test(there_are_no_half_moves_beyond_the_line, [forall(member(Ply, [-1, 0, 4, 5, 63])), fail]) :-
    fork(Line),
    ( played(Ply, _, _, _, _, Line) ; solver_ply(Ply, Line) ; last_ply(Ply, Line) ).

test(what_is_no_number_is_no_half_move, fail) :-
    fork(Line),
    ( played(first, _, _, _, _, Line) ; solver_ply(first, Line) ; last_ply(first, Line) ).

% Numbers of half moves.

test(plies_end_at_63, all(Ply-Next == [0-1, 61-62, 62-63])) :-
    member(Ply, [0, 61, 62, 63, 64]),
    next_ply(Ply, Next).

test(a_ply_is_not_earlier_than_itself, all(Ply-Later == [1-2, 1-3, 2-3])) :-
    member(Ply, [1, 2, 3]),
    member(Later, [1, 2, 3]),
    earlier_ply(Ply, Later).

% Deterministic as promised: plunit warns of a choice point that is left.

test(reading_and_writing_is_deterministic) :-
    fork(Line),
    fen_line(_, _, Line),
    line_text(Line, _).

test(ends_are_deterministic) :-
    fork(Line),
    first_move(_, _, _, _, Line),
    last_move(_, _, _, _, _, Line),
    last_ply(_, Line),
    solver_side(_, Line),
    next_ply(1, _),
    earlier_ply(1, 2).

test(a_half_move_that_is_given_is_deterministic) :-
    fork(Line),
    played(3, _, _, _, _, Line),
    solver_move(3, _, _, _, _, Line),
    reply(1, _, _, _, Line),
    next_move(1, _, _, _, _, Line),
    move_before(3, _, _, _, Line),
    earlier_move(3, _, _, _, _, Line),
    solver_ply(3, Line).

% Tables.

fork(Line) :-
    fen_line("r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1", [d5c7, e8d7, c7a8], Line).

kings(Line) :-
    fen_line_after("4k3/8/8/8/8/8/8/4K3 w - - 0 1", [e1e2, e8e7, e2e3], Line).

line(Line) :-
    fork(Line).
line(Line) :-
    kings(Line).
line(Line) :-
    fen_line("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3",
             [f8c5, e1g1, g8f6, d2d3, e8g8, c1g5, h7h6], Line).

no_line(fen_line, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", []).
no_line(fen_line, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", [e1e3]).
no_line(fen_line, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", [e1e2, e2e3]).
no_line(fen_line, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", ['e1-e2']).
no_line(fen_line, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", [e1e2q]).
no_line(fen_line, "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", [a7a8]).
no_line(fen_line, "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", [a7a8k]).
no_line(fen_line_after, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", []).
no_line(fen_line_after, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", [e1e2]).

:- end_tests(plies).
