% The background of a task in a process of its own: predicates as tables, theories verified.
%
% Run by prolog_tables.py as: swipl -g clausewitz_background:main prolog_tables.pl -- FOLDER TABLES TOKEN.
% Requests are terms on standard input; after each the token is printed on a line of its own, so
% whatever bk.pl prints does not matter. Lines before it that begin with it tell of a theory: its
% literals, examples missed, and false ones.
%
%   tables(Head, Predicates, Rounds)   Predicates: predicate(Name, Types, Directions), Directions a
%                                      list of in and out, or none; the tables are written
%   whole_numbers(Type)                the values of a type that are such, by their numbers
%   fewer_combinations                 tables made after it are less complete, and take less time
%   recursive(Head, Predicates, Limits, Required, Positives)   a theory that calls itself is looked
%                                      for, see prolog_recursion.pl; Positives are numbers of examples,
%                                      or none, if their labels are those of exs.pl
%   verify(Clauses)                    a list of clauses; the examples that they prove are written
%   show(Numbers)                      the examples of these numbers, a line each
%   labels                             the numbers of all examples, each with its label
%
% A predicate of facts, or of rules whose variables are all bound by their goals, is queried for
% all its answers at once. Any other is queried for each combination of its inputs, of values that are
% known already, from examples, tables and earlier answers; so many rounds, as a clause with its
% limited variables cannot come by other values.
%
% An answer may have variables in it: samerank([3, 5], [3, _]). Such a term is a value too, an open
% one. What other literals make of it are further values: predicates are called with it in every place,
% until no new value comes. In the tables its variables are one constant that occurs nowhere else.
% That says the same of every clause, as long as the predicates that meet open values do nothing but
% unify: whatever a clause leaves unbound may be that constant, and whatever it binds is a value.
%
% What is left out, or may mean something else in a clause than in its table, is written as a gap: a
% note with which nothing is proved of other theories.

:- module(clausewitz_background, [main/0]).

:- use_module(prolog_modes).
:- use_module(prolog_recursion).

:- dynamic value/3, note/1, gap/1, fault/2, done/1, listing/1, open_type/1.
:- dynamic example/3, combinations/1.

:- dynamic user:pos/1, user:neg/1.
:- multifile user:message_hook/3.

inferences_at_once(100 000 000).   % for all answers of one predicate
inferences_of_call(200 000).       % for one combination of inputs
answers_of_call(10 000).
answers_at_once(5 000 000).
combinations(3 000 000).           % of inputs, for all calls of one predicate
combinations_with_recursion(100 000).   % where theories that call themselves matter more
rounds_of_open(12).                % until open values have to be all there are
values_of_open(500).
combinations_of_open(300 000).

main :-
    current_prolog_flag(argv, [Folder, Tables, Token]),
    nb_setval(clausewitz_token, Token),
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
    partition(at_once, Predicates, Whole, Others),
    maplist(write_whole(Out), Whole),
    maplist(directed, Others, Queried),
    call_rounds(0, Rounds, Queried, End),
    instances,
    maplist(write_queried(Out, End), Queried),
    write_notes(Out).
answered(whole_numbers(Type), Out) :-
    forall(( value(Type, Number, _), term_of(Number, Term), integer(Term) ),
           format(Out, "~w ~w~n", [Number, Term])).
answered(fewer_combinations, _) :-
    combinations_with_recursion(Most),
    retractall(combinations(_)),
    assertz(combinations(Most)).
answered(recursive(Head, Predicates, Limits, Required, Positives), Out) :-
    findall(Label-Arguments,
            ( example(N, Given, Example),
              head_arguments(Head, Example, Arguments),
              label(Positives, N, Given, Label) ),
            Examples),
    recursive_theory(recursive(Head, Predicates, Limits, Required, Examples), Out).
answered(verify(Clauses), Out) :-
    maplist(added, Clauses, References),
    forall(( example(N, _, Example), proved(Example) ), format(Out, "proved ~w~n", [N])),
    maplist(erase, References),
    write_notes(Out).
answered(show(Numbers), Out) :-
    forall(( member(N, Numbers), example(N, _, Example) ),
           ( format(string(Text), "~q", [Example]), one_line(Text, Line),
             format(Out, "~w~n", [Line]) )).

answered(labels, Out) :-
    forall(example(N, Label, _), format(Out, "~w ~w~n", [N, Label])).

label(none, _, Label, Label) :- !.
label(Positives, N, _, Label) :-
    (   memberchk(N, Positives) -> Label = positive ; Label = negative ).

head_arguments(head(Name, Types, _), Example, Arguments) :-
    Example =.. [Name|Arguments],
    same_length(Types, Arguments).

added(Clause, Reference) :-
    assertz(user:Clause, Reference).

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
    load_examples(Folder),
    retractall(listing(_)),
    forall(example_of(Label, Example), keep_example(Label, Example)).

load_part(Folder, Name) :-
    directory_file_path(Folder, Name, File),
    catch(load_files(user:File, [silent(true), encoding(utf8)]), Error, keep_error(Name, Error)).

% Most files of examples are nothing but facts, which need no more than to be read.
load_examples(Folder) :-
    directory_file_path(Folder, 'exs.pl', File),
    (   \+ user:pos(_),
        \+ user:neg(_),
        \+ catch(clause(user:term_expansion(_, _), _), _, fail),
        catch(facts_of(File, Facts), _, fail)
    ->  forall(member(Fact, Facts), assertz(user:Fact))
    ;   load_part(Folder, 'exs.pl')
    ).

facts_of(File, Facts) :-
    setup_call_cleanup(
        open(File, read, In, [encoding(utf8)]),
        read_facts(In, Facts),
        close(In)).

read_facts(In, Facts) :-
    read_term(In, Term, [module(user), double_quotes(string)]),
    (   Term == end_of_file
    ->  Facts = []
    ;   ground(Term),
        memberchk(Term, [pos(_), neg(_)]),
        Facts = [Term|Others],
        read_facts(In, Others)
    ).

example_of(positive, Example) :- user:pos(Example).
example_of(negative, Example) :- user:neg(Example).

keep_example(Label, Example) :-
    (   ground(Example)
    ->  flag(clausewitz_examples, N, N + 1),
        assertz(example(N, Label, Example))
    ;   missing("exs.pl: an example with a variable is left out: ~p", [Example])
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

% A note of something that is missing from the tables, or may be.
missing(Format, Arguments) :-
    format(string(Text), Format, Arguments),
    one_line(Text, Line),
    (   gap(Line) -> true ; assertz(gap(Line)) ).

write_notes(Out) :-
    forall(retract(note(Note)), format(Out, "note ~w~n", [Note])),
    forall(retract(gap(Gap)), format(Out, "gap ~w~n", [Gap])),
    forall(retract(fault(Predicate, Why)), format(Out, "gap ~w: ~w~n", [Predicate, Why])).

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

write_examples(head(Name, Types, _), Out) :-
    length(Types, Arity),
    functor(Goal, Name, Arity),
    (   example(_, _, Other), \+ Other = Goal
    ->  missing("exs.pl: an example is not one of ~w/~w, and is left out: ~p", [Name, Arity, Other])
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
    is_finite(Name/Arity).

write_whole(Out, predicate(Name, Types, _)) :-
    length(Types, Arity),
    functor(Goal, Name, Arity),
    Goal =.. [_|Terms],
    inferences_at_once(Most),
    answers_at_once(Answers),
    More is Answers + 1,
    catch(call_with_inference_limit(
              findall(Terms, limit(More, user:Goal), Rows0), Most, Result),
          Error, Result = Error),
    (   memberchk(Result, [true, !]),
        \+ length(Rows0, More)
    ->  sort(Rows0, Rows),
        write_table(Out, Name, Types, Rows)
    ;   why_not(Result, Why),
        missing("~w/~w: ~w; it is left out", [Name, Arity, Why]),
        write_table(Out, Name, Types, [])
    ).

why_not(Result, "all its answers are too many, or do not end") :-
    memberchk(Result, [inference_limit_exceeded, true, !]),
    !.
why_not(Error, Why) :- message_to_string(Error, Why).

write_table(Out, Name, Types, Rows) :-
    length(Types, Arity),
    format(Out, "whole ~w ~w~n", [Arity, Name]),
    forall(member(Row, Rows),
           (   maplist(number_of, Row, Numbers),
               all_learned(Types, Numbers, 0),
               write_row(Out, Numbers)
           )).

% Predicates that are queried for each combination of inputs. One without directions has no inputs if
% it can be listed; otherwise all its arguments have to be values that are known.

directed(predicate(Name, Types, Directions), queried(Name, Types, Ways, Kind)) :-
    length(Types, Arity),
    (   Directions \== none
    ->  Ways = Directions
    ;   same_length(Types, Ways),
        (   is_listed(Name/Arity)
        ->  maplist(=(out), Ways)
        ;   maplist(=(in), Ways),
            faulty(Name/Arity, "it has no direction, so it is tested for known values only")
        )
    ),
    (   is_pure(Name/Arity) -> Kind = pure ; Kind = impure ),
    (   is_steadfast(Name/Arity, Ways)
    ->  true
    ;   faulty(Name/Arity, "its answers may depend on what is bound of its outputs")
    ).

% End is closed where no call brought in a new value any more.
call_rounds(_, _, [], closed) :- !.
call_rounds(Round, Rounds, Queried, End) :-
    Next is Round + 1,
    maplist(call_round(Round, Next), Queried),
    (   \+ value(_, _, Next)
    ->  End = closed
    ;   goes_on(Round, Rounds)
    ->  call_rounds(Next, Rounds, Queried, End)
    ;   End = open
    ).

goes_on(Round, Rounds) :-
    Round < Rounds,
    !.
goes_on(Round, _) :-
    open_type(_),
    rounds_of_open(Most),
    flag(clausewitz_values, Values, Values),
    values_of_open(Many),
    (   Round < Most, Values < Many
    ->  true
    ;   missing("answers with variables in them lead to ever more values", []),
        fail
    ).

call_round(Round, Next, queried(Name, Types, Ways, Kind)) :-
    length(Types, Arity),
    (   done(Name/Arity)
    ->  true
    ;   inputs_product(Types, Ways, Product), combinations(Most), Product > Most
    ->  format(string(Why), "~D combinations of its inputs are too many; it is left out", [Product]),
        faulty(Name/Arity, Why),
        assertz(done(Name/Arity))
    ;   meets_open(Types)
    ->  call_open(Kind, Name, Arity, Types, Ways, Round, Next)
    ;   forall(inputs(Types, Ways, Round, Terms), call_with(Name, Arity, Types, Terms, Next))
    ).

meets_open(Types) :-
    member(Type, Types),
    open_type(Type),
    !.

% Values that are open go into every place; what is not pure gets none of them, but may meet them in a
% clause.
call_open(impure, Name, Arity, Types, Ways, Round, Next) :-
    faulty(Name/Arity, "it may be called with unbound variables, and not all of it is unification"),
    forall(( inputs(Types, Ways, Round, Terms), includes_ground(Ways, Terms) ),
           call_with(Name, Arity, Types, Terms, Next)).
call_open(pure, Name, Arity, Types, Ways, Round, Next) :-
    forall(inputs(Types, Ways, Round, Terms), call_with(Name, Arity, Types, Terms, Next)),
    same_length(Ways, In),
    maplist(=(in), In),
    (   inputs_product(Types, In, Product), combinations_of_open(Most), Product =< Most
    ->  forall(( inputs(Types, In, Round, Terms), \+ ground(Terms) ),
               call_with(Name, Arity, Types, Terms, Next))
    ;   faulty(Name/Arity, "answers with variables in them are too many to be combined")
    ).

includes_ground([], []).
includes_ground([Way|Ways], [Term|Terms]) :-
    (   Way == in -> ground(Term) ; true ),
    includes_ground(Ways, Terms).

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

call_with(Name, Arity, Types, Terms, Next) :-
    answers(Name, Arity, Terms, Rows),
    forall(member(Row, Rows), keep_row(Name, Arity, Types, Row, Next)).

% The answers of one call; none where it does not end as it should.
answers(Name, Arity, Terms, Rows) :-
    Goal =.. [Name|Terms],
    inferences_of_call(Most),
    answers_of_call(Answers),
    More is Answers + 1,
    catch(call_with_inference_limit(
              findall(Terms, limit(More, user:Goal), Found), Most, Result),
          Error, true),
    (   nonvar(Error)
    ->  message_to_string(Error, Why),
        faulty(Name/Arity, Why),
        Rows = []
    ;   Result == inference_limit_exceeded
    ->  faulty(Name/Arity, "a call of it does not end in time; it counts as failed"),
        Rows = []
    ;   length(Found, More)
    ->  format(string(Why), "a call of it has over ~D answers; the others are left out", [Answers]),
        faulty(Name/Arity, Why),
        Rows = Found
    ;   Rows = Found
    ).

faulty(Predicate, Why) :-
    (   fault(Predicate, _) -> true ; assertz(fault(Predicate, Why)) ).

keep_row(Name, Arity, Types, Row, Next) :-
    maplist(number_of, Row, Numbers),
    all_learned(Types, Numbers, Next),
    (   ground(Row)
    ->  nb_getval(clausewitz_rows, Trie),
        Key =.. [row, Name, Arity|Numbers],
        (   trie_insert(Trie, Key, true) -> true ; true )
    ;   maplist(opened, Types, Row)
    ).

opened(Type, Term) :-
    (   ( ground(Term) ; open_type(Type) ) -> true ; assertz(open_type(Type)) ).

% Open values in the tables: their variables are all one constant.

:- dynamic instance_of/2, instance_by_hash/3.

instances :-
    open_type(_),
    !,
    forall(term_of(Number, Term),
           (   term_variables(Term, Variables),
               maplist(=('$clausewitz_unbound'), Variables),
               term_hash(Term, Hash),
               assertz(instance_of(Number, Term)),
               assertz(instance_by_hash(Hash, Number, Term))
           )).
instances.

write_queried(Out, End, queried(Name, Types, Ways, Kind)) :-
    length(Types, Arity),
    (   End == closed -> Title = whole ; Title = table ),
    format(Out, "~w ~w ~w~n", [Title, Arity, Name]),
    (   Kind == pure, meets_open(Types)
    ->  findall(Numbers, open_row(Name, Arity, Types, Ways, Numbers), Unsorted),
        sort(Unsorted, Rows),
        forall(member(Row, Rows), write_row(Out, Row))
    ;   nb_getval(clausewitz_rows, Trie),
        length(Numbers, Arity),
        Key =.. [row, Name, Arity|Numbers],
        forall(trie_gen(Trie, Key, _), write_row(Out, Numbers))
    ).

open_row(Name, Arity, Types, Ways, Numbers) :-
    instance_inputs(Types, Ways, Terms),
    answers(Name, Arity, Terms, Rows),
    member(Row, Rows),
    instance_numbers(Types, Row, Numbers).

instance_inputs([], [], []).
instance_inputs([Type|Types], [in|Ways], [Term|Terms]) :-
    value(Type, Number, _),
    instance_of(Number, Term),
    instance_inputs(Types, Ways, Terms).
instance_inputs([_|Types], [out|Ways], [_|Terms]) :-
    instance_inputs(Types, Ways, Terms).

% The values that an answer stands for. One that is no value of the type is of no use to any clause.
instance_numbers([], [], []).
instance_numbers([Type|Types], [Term|Terms], [Number|Numbers]) :-
    (   ground(Term)
    ->  term_hash(Term, Hash),
        instance_by_hash(Hash, Number, Known),
        Known == Term,
        once(value(Type, Number, _))
    ;   value(Type, Number, _),
        instance_of(Number, Term)
    ),
    instance_numbers(Types, Terms, Numbers).
