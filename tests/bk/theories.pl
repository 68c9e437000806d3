:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').
:- use_module('../../logic/theories').

% Tactic files are data from a stranger.

:- begin_tests(theories).

test(the_literature_is_accepted, set(To == [c7])) :-
    load_literature,
    fen_position("r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1", Position),
    call(user:fork, Position, d5, To).

test(loading_twice_changes_nothing, Before == After) :-
    load_literature,
    tactics(Before),
    load_literature,
    tactics(After).

test(a_tactic_of_a_file_is_a_predicate, set(To == [e3, e4])) :-
    load_text("test_push(P, From, To) :- legal_move(From, To, P), piece_at(From, P, _, pawn).\n"),
    fen_position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Position),
    call(user:test_push, Position, e2, To).

test(a_helper_of_the_same_file_may_be_used, [nondet]) :-
    load_text("test_helped(P, F, T) :- test_helper(P, F, T).\n\c
               test_helper(P, F, T) :- legal_move(F, T, P).\n"),
    fen_position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Position),
    call(user:test_helped, Position, e2, e4).

test(a_clause_may_follow_in_another_file, all(X == [a1, h8])) :-
    load_text("test_corner(a1) :- sq(a1).\n"),
    load_text("test_corner(h8) :- sq(h8).\n"),
    load_text("test_corner(a1) :- sq(a1).\n"),
    call(user:test_corner, X).

test(a_general_clause_is_added_to_a_special_one, set(To == [e3, e4])) :-
    load_text("test_any(P, e2, e4) :- legal_move(e2, e4, P).\n"),
    load_text("test_any(P, F, T) :- legal_move(F, T, P).\n"),
    fen_position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Position),
    call(user:test_any, Position, e2, To).

test(words_may_be_written_in_any_language, Words == [0'c, 0'a, 0'f, 233]) :-
    load_codes([0'%, 0' , 233, 0'\n|`test_words(A) :- sq(A).\nenglish(test_words, \"caf\u00E9\").\n`]),
    call(user:english, test_words, Text),
    string_codes(Text, Words).

test(a_stranger_is_refused, [forall(refused(_, Text, Line, Reason)), Found == Line-Reason]) :-
    refusal(Text, Found).

test(a_refusal_tells_file_line_and_reason, [forall(refused(_, Text, Line, _))]) :-
    with_file(Text, File, catch(load_tactics(File), error(Formal, _), true)),
    phrase(prolog:error_message(Formal), Lines),
    with_output_to(string(Message), print_message_lines(current_output, '', Lines)),
    format(string(Start), "~w:~d: ", [File, Line]),
    string_concat(Start, Rest, Message),
    string_length(Rest, Length),
    Length > 1.

test(nothing_is_added_from_a_refused_file, [forall(refused(_, Text, _, _)), Before == After]) :-
    tactics(Before),
    string_concat("test_innocent(a1) :- sq(a1).\n", Text, Whole),
    refusal(Whole, _),
    tactics(After).

test(nothing_is_run_from_a_refused_file, fail) :-
    refusal(":- assertz(user:test_ran).\n", _),
    current_predicate(user:test_ran/0).

test(a_syntax_error_tells_file_and_line, File-Line == Written-2) :-
    with_file("test_good(a1) :- sq(a1).\ntest_bad(a1\n", Written,
              catch(load_tactics(Written), error(syntax_error(_), file(File, Line, _, _)), true)).

test(a_file_that_is_missing_is_an_error, error(existence_error(source_sink, _))) :-
    load_tactics('no/such/file.pl').

% Helpers and tables.

refused("a directive", ":- shell('echo hello').\n", 1, directive).
refused("a query", "?- true.\n", 1, directive).
refused("a directive further down", "test_a(a1) :- sq(a1).\n\n:- true.\n", 3, directive).
refused("an unknown predicate",
        "test_a(P, F, T) :- legal_move(F, T, P), frobnicates(F, T, P).\n", 1,
        unknown(frobnicates/3)).
refused("a known predicate with another arity",
        "test_a(P, F, T) :- legal_move(F, T), attacks(F, T, P).\n", 1, unknown(legal_move/2)).
refused("a side effect", "test_a(P, F, T) :- legal_move(F, T, P), write(F).\n", 1,
        unknown(write/1)).
refused("a side effect within a negation",
        "test_a(P, F, T) :- legal_move(F, T, P), \\+ shell(F).\n", 1, unknown(shell/1)).
refused("a side effect within two", "test_a(F) :- \\+ \\+ (sq(F), halt).\n", 1, unknown(halt/0)).
refused("a cut", "test_a(P, F, T) :- legal_move(F, T, P), !.\n", 1, unknown(!/0)).
refused("a disjunction", "test_a(F) :- ( sq(F) ; sq(F) ).\n", 1, unknown((;)/2)).
refused("a condition", "test_a(F) :- ( sq(F) -> sq(F) ).\n", 1, unknown((->)/2)).
refused("a goal of another module", "test_a(F) :- system:shell(F).\n", 1, unknown((:)/2)).
refused("a list as a goal", "test_a :- [user].\n", 1, unknown('[|]'/2)).
refused("a variable as a goal", "test_a(F) :- sq(F), F.\n", 1, variable_goal).
refused("a call", "test_a(F) :- call(F).\n", 1, unknown(call/1)).
refused("a number as a goal", "test_a(F) :- sq(F), 1.\n", 1, not_a_clause).
refused("a grammar rule", "test_a --> test_b.\n", 1, grammar).
refused("a rule with an arrow", "test_a(F), sq(F) => sq(F).\n", 1, not_a_clause).
refused("a string", "\"test_a\".\n", 1, not_a_clause).
refused("a number", "42.\n", 1, not_a_clause).
refused("a variable", "X.\n", 1, not_a_clause).
refused("a list of files", "[test_a].\n", 1, not_a_clause).
refused("a head of another module", "user:test_a(F) :- sq(F).\n", 1, not_a_clause).
refused("a head that would let bodies call other modules",
        "test_a(F) :- system:shell(F).\nuser:test_b(F) :- sq(F).\n", 2, not_a_clause).
refused("a head that would let bodies call anything",
        "call(A, B, C, D, E, F, G, H, I, J) :- sq(A).\n", 1, defined(call/10)).
refused("an operator as a head", "test_a, test_b :- sq(a1).\n", 1, not_a_clause).
refused("a redefinition of the vocabulary", "attacks(F, T, P) :- legal_move(F, T, P).\n", 1,
        defined(attacks/3)).
refused("a fact that extends the vocabulary", "sq(z9).\n", 1, defined(sq/1)).
refused("a redefinition of what else bk/ exports", "ray(A, B, C) :- leap_target(B, A, C).\n", 1,
        defined(ray/3)).
refused("the name of a system predicate", "append(A, B, C) :- behind(A, B, C, _).\n", 1,
        defined(append/3)).
refused("the name of a built-in", "write(A) :- sq(A).\n", 1, defined(write/1)).
refused("the loader itself", "load_tactics(A) :- sq(A).\n", 1, defined(load_tactics/1)).
refused("a hook that hides all messages", "message_hook(_, _, _).\n", 1, defined(message_hook/3)).
refused("a hook into the printing of terms", "portray(A) :- sq(A).\n", 1, defined(portray/1)).
refused("a hook into the reading of terms", "term_expansion(A, _) :- sq(A).\n", 1,
        defined(term_expansion/2)).
refused("a hook into errors", "prolog_exception_hook(_, _, _, _).\n", 1,
        prologs_own(prolog_exception_hook)).
refused("a hook into unification", "attr_unify_hook(A, B) :- different_pos(A, B).\n", 1,
        prologs_own(attr_unify_hook)).
refused("a hook into what is missing", "exception(A, B) :- different_pos(A, B).\n", 1,
        prologs_own(exception)).
refused("an end before the end", "test_a(F) :- sq(F).\nend_of_file.\n:- halt.\n", 2,
        prologs_own(end_of_file)).
refused("a fact that holds of anything", "test_a(_, a1).\n", 1, no_body(test_a/2)).

refusal(Text, Line-Reason) :-
    with_file(Text, File,
              catch(load_tactics(File), error(refused(File, Line, Reason), _), true)).

load_literature :-
    module_property(chess_theories, file(Theories)),
    file_directory_name(Theories, Folder),
    directory_file_path(Folder, '../tactics/literature.pl', File),
    load_tactics(File).

load_text(Text) :-
    with_file(Text, File, load_tactics(File)).

load_codes(Codes) :-
    string_codes(Text, Codes),
    load_text(Text).

:- meta_predicate with_file(+, -, 0).

with_file(Text, File, Goal) :-
    setup_call_cleanup(( tmp_file_stream(File, Stream, [encoding(utf8)]),
                         write(Stream, Text),
                         close(Stream)
                       ),
                       once(Goal),
                       delete_file(File)).

%   All clauses of `user` that a tactic file could have added.
tactics(Clauses) :-
    findall(Name/Arity-Reference,
            ( predicate_property(user:Head, dynamic),
              \+ predicate_property(user:Head, imported_from(_)),
              functor(Head, Name, Arity),
              catch(clause(user:Head, _, Reference), error(permission_error(_, _, _), _), fail)
            ),
            Clauses0),
    msort(Clauses0, Clauses).

:- end_tests(theories).
