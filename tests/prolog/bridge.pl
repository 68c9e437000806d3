:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').
:- use_module('../../py/clausewitz/prolog/bridge').
:- use_module('../../py/clausewitz/prolog/python_predicates', [python_rows/3]).

% The Prolog side of clausewitz.prolog, without Python: text in, text out.

%   What Python registers when it starts Prolog: here a function that doubles a number, one that
%   returns two rows, its input and a word, and one that raises.
python_predicates:python_call(test_double, Text, Answer) :-
    split_string(Text, "\n", "", [Number|_]),
    number_string(X, Number),
    Y is 2 * X,
    format(string(Answer), "ok [[~w]]", [Y]).
python_predicates:python_call(test_fen, Text, Answer) :-
    format(string(Answer), "ok [[\"~s\"],[second]]", [Text]).
python_predicates:python_call(test_raises, _, "error ValueError: no such thing").

:- begin_tests(bridge).

% Every service is called by name, and whatever happens there is an answer.

test(a_service_that_succeeds_is_ok, Status-Output == ok-"a1b1 \n") :-
    serve(legal_moves, "8/8/8/8/8/1k6/8/K7 w - - 0 1", Status, Output).

test(a_service_that_fails_has_failed, Status-Output == failed-"") :-
    serve(relation, "nothing", Status, Output).

test(an_error_of_ours_is_its_message, Status-Output == error-Message) :-
    Message = "bad FEN \"8/8 w\": it has 2 fields, not 6 (or 4, without the clocks)",
    serve(canonical_fen, "8/8 w", Status, Output).

test(an_unknown_service_is_an_error, [Status == error, nondet]) :-
    serve(no_such_service, "", Status, Output),
    sub_string(Output, _, _, _, "no_such_service").

test(a_message_of_many_lines_is_one_line, Status-Lines == error-[Output]) :-
    serve(answers, "1000 10 member(X, [a", Status, Output),
    split_string(Output, "\n", "", Lines).

% Positions, a line for each.

test(legal_moves_are_in_uci_notation, Output == "a7a8q a7a8r a7a8b a7a8n \n\n") :-
    answer(legal_moves,
           [ "8/P7/8/8/8/k7/8/K7 w - - 0 1",
             "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"
           ],
           Output0),
    without_word("a1b1 ", Output0, Output).

test(successors_tell_the_position_after_each_move,
     Output == "a1b1=8/8/8/8/8/1k6/8/1K6 b - - 1 1;\n") :-
    answer(successors, ["8/8/8/8/8/1k6/8/K7 w - - 0 1"], Output).

test(a_fen_is_written_as_the_vocabulary_writes_it,
     Output == "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n4k3/8/8/8/8/8/8/4K3 b - - 3 9\n") :-
    answer(canonical_fen, ["4k3/8/8/8/8/8/8/4K3 w - -", " 4k3/8/8/8/8/8/8/4K3  b - - 3 9"], Output).

test(one_bad_fen_among_good_ones_is_an_error, Status == error) :-
    serve(canonical_fen, "4k3/8/8/8/8/8/8/4K3 w - -\nnonsense", Status, _).

test(leaves_are_counted_by_the_predicate_that_is_named, Output == "400\n20\n20\n") :-
    start(Start),
    findall(Line,
            ( member(Predicate-Depth, [perft-2, perft-1, perft_bulk-1]),
              format(string(Line), "~w ~w ~s", [Predicate, Depth, Start])
            ),
            Lines),
    answer(count_leaves, Lines, Output).

test(a_relation_is_written_as_tuples_each_once, Output == "d5c7 \nb5c6e8 \n") :-
    enter("test_bridge_relation",
          "checks_on_c(From, To, P) :-\n\c
              make_move(From, To, P, N), checks(To, _, N), file_of(To, 3)."),
    answer(relation,
           [ "test_bridge_relation checks_on_c 3 r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1",
             "user pins 4 4k3/8/2n5/1B6/8/8/8/4K3 b - - 0 1"
           ],
           Output).

% Queries.

test(answers_are_bindings_and_how_the_query_ended, Output == "X=a\t\nX=b\t\nend") :-
    answer(answers, ["1000 2 member(X, [a, b])"], Output).

test(answers_beyond_the_limit_are_more, Output == "X=a\t\nmore") :-
    answer(answers, ["1000 1 member(X, [a, b])"], Output).

test(no_answer_is_the_end_alone, Output == "end") :-
    answer(answers, ["1000 5 fail"], Output).

test(a_query_that_takes_too_long_ends_at_the_limit, Output == "limit") :-
    answer(answers, ["1000 5 ( repeat, fail )"], Output).

test(a_position_is_shown_as_its_fen, Output == "P=4k3/8/8/8/8/8/8/4K3 w - - 0 1\t\nend") :-
    answer(answers, ["10000 1 fen_position(\"4k3/8/8/8/8/8/8/4K3 w - -\", P)"], Output).

test(values_are_quoted_so_that_prolog_reads_them_again, Output == "X='A b'\tY=\"c\"\tZ=_\t\nend") :-
    answer(answers, ["1000 1 ( X = 'A b', Y = \"c\", Z = Z )"], Output).

test(a_variable_with_an_underscore_is_not_shown, Output == "Y=b\t\nend") :-
    answer(answers, ["1000 1 ( _X = a, Y = b )"], Output).

% Clauses, which the caller has checked.

test(clauses_are_entered_into_their_module, all(X == [a1, h8])) :-
    enter("test_bridge_corner", "corner(a1).\ncorner(h8)."),
    call(test_bridge_corner:corner, X).

test(clauses_replace_what_the_module_held, all(X == [a8])) :-
    enter("test_bridge_again", "corner(a1). corner(h8)."),
    enter("test_bridge_again", "corner(a8)."),
    call(test_bridge_again:corner, X).

test(clauses_see_the_vocabulary, all(To == [b1])) :-
    enter("test_bridge_seen", "goes(P, To) :- legal_move(_, To, P)."),
    fen_position("8/8/8/8/8/1k6/8/K7 w - - 0 1", Position),
    call(test_bridge_seen:goes, Position, To).

test(a_directive_among_clauses_is_an_error, Status == error) :-
    serve(enter_clauses, "test_bridge_bad a(1). :- true.", Status, _).

test(a_directive_among_clauses_is_not_run, fail) :-
    serve(enter_clauses, "test_bridge_bad a(1). :- assertz(user:test_bridge_ran).", error, _),
    current_predicate(user:test_bridge_ran/0).

test(the_name_of_a_built_in_is_refused, Status-Known == error-true) :-
    serve(enter_clauses, "test_bridge_bad write(a1).", Status, Output),
    (   sub_string(Output, _, _, _, "write/1 is a predicate of Prolog itself")
    ->  Known = true
    ;   Known = Output
    ).

test(published_clauses_are_seen_in_user, all(X == [yes])) :-
    enter("test_bridge_public", "test_bridge_published(yes). '$test_hidden'(yes)."),
    answer(publish, ["test_bridge_public"], _),
    call(user:test_bridge_published, X).

test(a_name_with_a_dollar_is_not_published, fail) :-
    enter("test_bridge_hidden", "'$test_bridge_hidden'(yes)."),
    answer(publish, ["test_bridge_hidden"], _),
    catch(call(user:'$test_bridge_hidden', _), error(existence_error(_, _), _), fail).

test(a_predicate_of_two_modules_is_not_published_twice, Status == error) :-
    enter("test_bridge_one", "test_bridge_both(1)."),
    enter("test_bridge_two", "test_bridge_both(2)."),
    answer(publish, ["test_bridge_one"], _),
    serve(publish, "test_bridge_two", Status, _).

% Tactics, of which a module holds the parts that Python has made.

test(suggestions_tell_tactic_clause_move_and_bindings,
     Output == "0 1 d5c7 e8 a8\n.\n.\n") :-
    tactics(Module),
    answer(suggestions,
           [ Module,
             "r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1",
             "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
           ],
           Output).

test(a_tactic_that_takes_too_long_says_so, Output == "0 limit\n.\n") :-
    enter("test_bridge_slow", "'$tactic'(0).\n\c
          '$suggestion'(0, 1, P, _, _, usual, _, []) :- perft(3, P, _)."),
    answer(suggestions, ["test_bridge_slow 1000", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"], Output).

test(a_pawn_becomes_a_queen_where_the_clause_does_not_say,
     [ forall(member(Said-Letter, [usual-"q", as(knight)-"n"])),
       Output == Expected
     ]) :-
    format(string(Clauses), "'$tactic'(0). '$suggestion'(0, 1, _, a7, a8, ~w, _, []).", [Said]),
    enter("test_bridge_promotion", Clauses),
    answer(suggestions, ["test_bridge_promotion 10000", "8/P7/8/8/8/1k6/8/K7 w - - 0 1"], Output),
    format(string(Expected), "0 1 a7a8~s\n.\n", [Letter]).

test(a_move_that_is_not_legal_is_no_suggestion, Output == ".\n") :-
    enter("test_bridge_illegal", "'$tactic'(0). '$suggestion'(0, 1, _, a1, a8, usual, _, [])."),
    answer(suggestions, ["test_bridge_illegal 10000", "8/8/8/8/8/1k6/8/K7 w - - 0 1"], Output).

test(proposals_are_moves_each_once, Output == "0 a1b1\n.\n") :-
    enter("test_bridge_twice", "'$tactic'(0).\n\c
          '$suggestion'(0, 1, _, _, _, usual, _, []).\n\c
          '$suggestion'(0, 2, _, _, _, usual, _, [])."),
    answer(proposals, ["test_bridge_twice 10000", "8/8/8/8/8/1k6/8/K7 w - - 0 1"], Output).

test(trials_tell_which_clauses_propose_a_move, Output == "1 3:limit \n\n") :-
    enter("test_bridge_trials", "'$trial'(1). '$trial'(2). '$trial'(3).\n\c
          '$trial'(1, P, From, To) :- captures(From, To, P).\n\c
          '$trial'(2, P, From, To) :- promotes(From, To, P).\n\c
          '$trial'(3, P, _, _) :- perft(3, P, _)."),
    answer(trials,
           [ "test_bridge_trials 2000",
             "e5 d6 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
             "e5 e6 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"
           ],
           Output).

test(line_trials_tell_which_clauses_hold_of_a_line, Output == "1 3:limit \n2 \n") :-
    enter("test_bridge_lines", "'$trial'(1). '$trial'(2). '$trial'(3).\n\c
          '$trial'(1, Line) :- took_en_passant(1, Line).\n\c
          '$trial'(2, Line) :- played(0, e1, _, _, _, Line).\n\c
          '$trial'(3, Line) :- first_move(_, _, P, _, Line), perft(3, P, _)."),
    answer(line_trials,
           [ "test_bridge_lines 2000",
             "1 e5d6,e8d8 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
             "0 e1d1,e8d8 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"
           ],
           Output).

test(a_line_that_cannot_be_played_is_an_error, Status == error) :-
    enter("test_bridge_lines", "'$trial'(1). '$trial'(1, _)."),
    serve(line_trials,
          "test_bridge_lines 2000\n1 e5d7 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
          Status, _).

test(a_line_is_shown_as_fen_and_moves, Output == Expected) :-
    Expected = "Line=8/8/8/8/8/1k6/8/K7 w - - 0 1: a1b1\t\nend",
    answer(answers,
           ["100000 10 fen_line(\"8/8/8/8/8/1k6/8/K7 w - - 0 1\", [a1b1], Line)"],
           Output).

% Predicates that Python answers.

test(a_foreign_predicate_is_answered_by_python, Y == 42) :-
    answer(enter_foreign, ["test_double 1 1"], _),
    call(user:test_double, 21, Y).

test(a_foreign_predicate_has_a_solution_for_each_row,
     all(Row == ["4k3/8/8/8/8/8/8/4K3 w - - 0 1", second])) :-
    answer(enter_foreign, ["test_fen 1 1"], _),
    fen_position("4k3/8/8/8/8/8/8/4K3 w - - 0 1", Position),
    call(user:test_fen, Position, Row).

test(what_python_raises_is_an_error, error(python(test_raises, "ValueError: no such thing"))) :-
    answer(enter_foreign, ["test_raises 1 1"], _),
    call(user:test_raises, 1, _).

test(an_input_that_is_missing_is_an_error, error(instantiation_error)) :-
    python_rows(test_double, [_], _).

% Helpers.

start("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").

tactics("test_bridge_tactics 100000") :-
    enter("test_bridge_tactics", "'$tactic'(0).\n\c
          '$suggestion'(0, 1, _, _, To, usual, N, [King, Prize]) :-\n\c
              checks(To, King, N),\n\c
              attacks(To, Prize, N), rook_on(Prize, N).").

%   answer(+Service, +Lines, -Output): what a service says that succeeds.
answer(Service, Lines, Output) :-
    atomic_list_concat(Lines, "\n", Input0),
    atom_string(Input0, Input),
    serve(Service, Input, Status, Output0),
    (   Status == ok
    ->  Output = Output0
    ;   throw(error(service(Service, Status, Output0), _))
    ).

enter(Module, Clauses) :-
    format(string(Input), "~s ~s", [Module, Clauses]),
    answer(enter_clauses, [Input], _).

without_word(Word, Text0, Text) :-
    once(sub_string(Text0, Before, _, After, Word)),
    sub_string(Text0, 0, Before, _, Left),
    sub_string(Text0, _, After, 0, Right),
    string_concat(Left, Right, Text).

:- end_tests(bridge).
