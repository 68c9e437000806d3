% The background of a task in a process of its own: predicates as tables, theories verified.
%
% Run by prolog_tables.py as: swipl -g clausewitz_background:main prolog_tables.pl -- FOLDER TABLES TOKEN.
% Requests are terms on standard input; after each the token is printed on a line of its own, so
% whatever bk.pl prints does not matter.
%
%   tables(Head, Predicates, Rounds)   Predicates: predicate(Name, Types, Directions), Directions a
%                                      list of in and out, or none; the tables are written
%   verify(Clauses)                    a list of clauses; the examples that they prove are written
%   show(Numbers)                      the examples of these numbers, a line each
%
% A predicate of facts, or of rules whose variables are all bound by their goals, is queried for
% all its answers at once. Any other is queried for each combination of its inputs, of values that are
% known already, from examples, tables and earlier answers; so many rounds, as a clause with its
% limited variables cannot come by other values.

:- module(clausewitz_background, [main/0]).

:- dynamic value/3, note/1, fault/2, done/1, listing/1.
:- dynamic example/3.

:- dynamic user:pos/1, user:neg/1.
:- multifile user:message_hook/3.

inferences_at_once(100 000 000).   % for all answers of one predicate
inferences_of_call(200 000).       % for one combination of inputs
answers_of_call(10 000).
answers_at_once(5 000 000).
combinations(3 000 000).

main :-
    current_prolog_flag(argv, [Folder, Tables, Token]),
    load(Folder),
    serve(Tables, Token).

serve(Tables, Token) :-
    read_term(user_input, Request, []),
    (   Request == end_of_file
    ->  halt(0)
    ;   setup_call_cleanup(
            open(Tables, write, Out, [encoding(utf8)]),
            answered(Request, Out),
            close(Out)),
        format(user_output, "~n~w~n", [Token]),
        flush_output(user_output),
        serve(Tables, Token)
    ).

answered(tables(Head, Predicates, Rounds), Out) :-
    write_examples(Head, Out),
    maplist(declared, Predicates),
    partition(at_once, Predicates, Whole, Asked),
    maplist(write_whole(Out), Whole),
    ask_rounds(0, Rounds, Asked),
    maplist(write_asked(Out), Asked),
    write_notes(Out).
answered(verify(Clauses), Out) :-
    maplist(added, Clauses),
    forall(( example(N, _, Example), proved(Example) ), format(Out, "proved ~w~n", [N])),
    write_notes(Out).
answered(show(Numbers), Out) :-
    forall(( member(N, Numbers), example(N, _, Example) ),
           ( format(string(Text), "~q", [Example]), one_line(Text, Line),
             format(Out, "~w~n", [Line]) )).

added(Clause) :-
    assertz(user:Clause).

proved(Example) :-
    inferences_at_once(Most),
    catch(call_with_inference_limit(user:Example, Most, Result), _, fail),
    Result \== inference_limit_exceeded,
    !.

% Loading. What SWI-Prolog has to say of the files is stored, and shown by the caller.

load(Folder) :-
    style_check(-singleton), style_check(-discontiguous),
    assertz(listing(yes)),
    load_part(Folder, 'bk.pl'),
    load_part(Folder, 'exs.pl'),
    retractall(listing(_)),
    forall(example_of(Label, Example), keep_example(Label, Example)).

load_part(Folder, Name) :-
    directory_file_path(Folder, Name, File),
    catch(load_files(user:File, [silent(true), encoding(utf8)]), Error, keep_error(Name, Error)).

example_of(positive, Example) :- user:pos(Example).
example_of(negative, Example) :- user:neg(Example).

keep_example(Label, Example) :-
    (   ground(Example)
    ->  flag(clausewitz_examples, N, N + 1),
        assertz(example(N, Label, Example))
    ;   noted("exs.pl: an example with a variable is left out: ~p", [Example])
    ).

keep_error(Name, Error) :-
    message_to_string(Error, Text),
    noted("~w: ~w", [Name, Text]).

message_to_string(Term, Text) :-
    (   catch(message_to_codes_(Term, Text), _, fail)
    ->  true
    ;   format(string(Text), "~p", [Term])
    ).

message_to_codes_(Term, Text) :-
    phrase(prolog:translate_message(Term), Lines),
    with_output_to(string(Raw), print_message_lines(current_output, '', Lines)),
    one_line(Raw, Text).

one_line(Raw, Text) :-
    split_string(Raw, "\n", " \t", Parts0),
    exclude(==(""), Parts0, Parts),
    atomics_to_string_(Parts, Text).

atomics_to_string_(Parts, Text) :-
    atomic_list_concat(Parts, ' ', Atom),
    atom_string(Atom, Text).

user:message_hook(Term, Kind, _) :-
    clausewitz_background:listing(yes),
    memberchk(Kind, [error, warning]),
    clausewitz_background:keep_message(Term).

keep_message(Term) :-
    message_to_string(Term, Text),
    (   source_location(File, Line)
    ->  file_base_name(File, Name),
        noted("~w:~w: ~w", [Name, Line, Text])
    ;   noted("~w", [Text])
    ).

noted(Format, Arguments) :-
    format(string(Text), Format, Arguments),
    one_line(Text, Line),
    (   note(Line) -> true ; assertz(note(Line)) ).

write_notes(Out) :-
    forall(retract(note(Note)), format(Out, "note ~w~n", [Note])),
    forall(retract(fault(Predicate, Why)), format(Out, "note ~w: ~w~n", [Predicate, Why])).

% Values have numbers; value(Type, Number, Round) holds of those that are known of a type.

:- initialization(( trie_new(Numbers), nb_setval(clausewitz_numbers, Numbers),
                    trie_new(Rows), nb_setval(clausewitz_rows, Rows) )).
:- dynamic term_of/2.

number_of(Term, Number) :-
    nb_getval(clausewitz_numbers, Trie),
    (   trie_lookup(Trie, Term, Number)
    ->  true
    ;   flag(clausewitz_values, Number, Number + 1),
        trie_insert(Trie, Term, Number),
        assertz(term_of(Number, Term))
    ).

all_learned([], [], _).
all_learned([Type|Types], [Number|Numbers], Round) :-
    (   value(Type, Number, _) -> true ; assertz(value(Type, Number, Round)) ),
    all_learned(Types, Numbers, Round).

write_examples(head(Name, Types), Out) :-
    length(Types, Arity),
    functor(Goal, Name, Arity),
    (   example(_, _, Other), \+ Other = Goal
    ->  noted("exs.pl: an example is not one of ~w/~w, and is left out: ~p", [Name, Arity, Other])
    ;   true
    ),
    format(Out, "examples ~w~n", [Arity]),
    forall(( example(N, Label, Goal) ),
           (   Goal =.. [_|Terms],
               maplist(number_of, Terms, Numbers),
               all_learned(Types, Numbers, 0),
               (   Label == positive -> Flag = 1 ; Flag = 0 ),
               write_row(Out, [N, Flag|Numbers])
           )).

write_row(Out, Numbers) :-
    atomic_list_concat(Numbers, ' ', Line),
    write(Out, Line),
    nl(Out).

% Predicates that are queried for all answers at once.

declared(predicate(Name, Types, _)) :-
    length(Types, Arity),
    functor(Goal, Name, Arity),
    (   catch(predicate_property(user:Goal, defined), _, fail)
    ->  true
    ;   noted("bk.pl has no ~w/~w", [Name, Arity]),
        dynamic(user:Name/Arity)
    ).

at_once(predicate(Name, Types, _)) :-
    length(Types, Arity),
    is_finite(Name/Arity, []).

is_finite(Predicate, Seen) :-
    memberchk(Predicate, Seen),
    !.
is_finite(Name/Arity, Seen) :-
    functor(Head, Name, Arity),
    predicate_property(user:Head, defined),
    \+ predicate_property(user:Head, built_in),
    \+ predicate_property(user:Head, imported_from(_)),
    \+ predicate_property(user:Head, foreign),
    \+ ( clause(user:Head, Body), \+ binds_all(Head, Body, [Name/Arity|Seen]) ).

binds_all(Head, Body, Seen) :-
    (   Body == true
    ->  ground(Head)
    ;   bound_after(Body, [], Bound, Seen),
        term_variables(Head, Variables),
        all_in(Variables, Bound)
    ).

bound_after(Goal, _, _, _) :-
    var(Goal),
    !,
    fail.
bound_after(true, Bound, Bound, _) :- !.
bound_after((A, B), Bound0, Bound, Seen) :-
    !,
    bound_after(A, Bound0, Bound1, Seen),
    bound_after(B, Bound1, Bound, Seen).
bound_after((A ; B), Bound0, Bound0, Seen) :-
    !,
    bound_after(A, Bound0, _, Seen),
    bound_after(B, Bound0, _, Seen).
bound_after(Goal, Bound, Bound, _) :-
    is_test(Goal),
    !,
    term_variables(Goal, Variables),
    all_in(Variables, Bound).
bound_after(Value is Expression, Bound, [Value|Bound], _) :-
    !,
    term_variables(Expression, Variables),
    all_in(Variables, Bound).
bound_after(Goal, Bound0, Bound, Seen) :-
    functor(Goal, Name, Arity),
    is_finite(Name/Arity, Seen),
    term_variables(Goal, Variables),
    append(Variables, Bound0, Bound).

is_test(_ < _).     is_test(_ > _).     is_test(_ =< _).    is_test(_ >= _).
is_test(_ =:= _).   is_test(_ =\= _).   is_test(_ == _).    is_test(_ \== _).
is_test(_ \= _).    is_test(\+ _).

all_in(Variables, Bound) :-
    forall(member(V, Variables), ( member(W, Bound), V == W )).

write_whole(Out, predicate(Name, Types, _)) :-
    length(Types, Arity),
    functor(Goal, Name, Arity),
    Goal =.. [_|Terms],
    inferences_at_once(Most),
    answers_at_once(Answers),
    catch(call_with_inference_limit(
              findall(Terms, limit(Answers, user:Goal), Rows0), Most, Result),
          Error, Result = Error),
    (   memberchk(Result, [true, !])
    ->  sort(Rows0, Rows),
        write_table(Out, Name, Types, Rows)
    ;   why_not(Result, Why),
        noted("~w/~w: ~w; it is left out", [Name, Arity, Why]),
        write_table(Out, Name, Types, [])
    ).

why_not(inference_limit_exceeded, "all its answers are too many, or do not end") :- !.
why_not(Error, Why) :- message_to_string(Error, Why).

write_table(Out, Name, Types, Rows) :-
    length(Types, Arity),
    format(Out, "whole ~w ~w~n", [Arity, Name]),
    forall(member(Row, Rows),
           (   maplist(number_of, Row, Numbers),
               all_learned(Types, Numbers, 0),
               write_row(Out, Numbers)
           )).

% Predicates that are queried for each combination of inputs.

ask_rounds(Round, Rounds, _) :- Round > Rounds, !.
ask_rounds(_, _, []) :- !.
ask_rounds(Round, Rounds, Asked) :-
    Next is Round + 1,
    maplist(ask(Round, Next), Asked),
    (   value(_, _, Next)
    ->  ask_rounds(Next, Rounds, Asked)
    ;   true
    ).

ask(Round, Next, predicate(Name, Types, Directions)) :-
    length(Types, Arity),
    (   done(Name/Arity)
    ->  true
    ;   directions(Directions, Types, Ways),
        (   inputs_product(Types, Ways, Product), combinations(Most), Product > Most
        ->  format(string(Why), "~D combinations of its inputs are too many; it is left out",
                   [Product]),
            assertz(fault(Name/Arity, Why)),
            assertz(done(Name/Arity))
        ;   forall(inputs(Types, Ways, Round, Terms),
                   ask_call(Name, Arity, Types, Terms, Next))
        )
    ).

directions(none, Types, Ways) :- !, same_length(Types, Ways), maplist(=(in), Ways).
directions(Ways, _, Ways).

inputs_product([], [], 1).
inputs_product([T|Types], [Way|Ways], Product) :-
    inputs_product(Types, Ways, Product0),
    (   Way == in
    ->  aggregate_all(count, value(T, _, _), Count),
        Product is Product0 * Count
    ;   Product = Product0
    ).

% Each combination once: in the round in which its last value came to be known.
inputs(Types, Ways, Round, Terms) :-
    inputs(Types, Ways, Terms, -1, Last),
    (   Last =:= -1 -> Round =:= 0 ; Last =:= Round ).

inputs([], [], [], Last, Last).
inputs([T|Types], [in|Ways], [Term|Terms], Last0, Last) :-
    value(T, Number, Round),
    term_of(Number, Term),
    Last1 is max(Last0, Round),
    inputs(Types, Ways, Terms, Last1, Last).
inputs([_|Types], [out|Ways], [_|Terms], Last0, Last) :-
    inputs(Types, Ways, Terms, Last0, Last).

ask_call(Name, Arity, Types, Terms, Next) :-
    Goal =.. [Name|Terms],
    inferences_of_call(Most),
    answers_of_call(Answers),
    catch(call_with_inference_limit(
              findall(Terms, limit(Answers, user:Goal), Rows), Most, Result),
          Error, true),
    (   nonvar(Error)
    ->  refused(Name/Arity, Error)
    ;   Result == inference_limit_exceeded
    ->  faulty(Name/Arity, "a call of it does not end in time; it counts as failed")
    ;   forall(member(Row, Rows), keep_row(Name, Arity, Types, Row, Next))
    ).

refused(Predicate, Error) :-
    (   Error = error(type_error(_, _), _)
    ->  true                                % a value of another kind: the predicate does not hold
    ;   message_to_string(Error, Text),
        faulty(Predicate, Text)
    ).

faulty(Predicate, Why) :-
    (   fault(Predicate, _) -> true ; assertz(fault(Predicate, Why)) ).

keep_row(Name, Arity, Types, Row, Next) :-
    (   ground(Row)
    ->  maplist(number_of, Row, Numbers),
        all_learned(Types, Numbers, Next),
        nb_getval(clausewitz_rows, Trie),
        Key =.. [row, Name, Arity|Numbers],
        (   trie_insert(Trie, Key, true) -> true ; true )
    ;   faulty(Name/Arity, "answers with variables in them are left out")
    ).

write_asked(Out, predicate(Name, Types, _)) :-
    length(Types, Arity),
    format(Out, "table ~w ~w~n", [Arity, Name]),
    nb_getval(clausewitz_rows, Trie),
    length(Numbers, Arity),
    Key =.. [row, Name, Arity|Numbers],
    forall(trie_gen(Trie, Key, _), write_row(Out, Numbers)).
