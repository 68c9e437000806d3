% Theories with a clause that calls itself, tested by proof.
%
% recursive_theory(Task, Out) looks for the smallest theory of base clauses and clauses that call
% themselves, by the number of literals, heads among them. Task is
%
%   recursive(head(Name, Types, Ways), Words, limits(Variables, Body, Clauses, Below, Seconds, Price),
%             Required, Examples)
%
% with Words as predicate(Name, Types, Ways), Ways a list of in and out, Required the variables of
% the head that each clause has to speak of, Examples as Label-Arguments. What is written: the size up
% to which all theories were looked at, how many were tried, and a line for each clause found.
%
% A clause calls itself once, with an input that is no variable of the head. What can be called before
% that call is; only literals that need what comes out of it follow. So the inputs of all nested calls
% are known without any base clause: they are worked out for the shortest positive examples, and a base
% clause has to hold of one of them. What is left is proved, example by example. A theory with a proof
% or a failure that takes too many steps is none. Most theories that take many never end: where it takes
% more than a few, the theory is postponed, and tested again after all others.
%
% With a Price, that of an example which is labelled wrongly, in literals, examples may be wrong: what is
% looked for is the least of literals and prices. Then a base clause has to hold of nested calls of half
% of the shortest examples, and the search ends where two more literals were of no use.
%
% A body is body(Literals, Types, Known): literals with the newest first, the types of its variables by
% number, and those that are bound. A literal is lit(Word, Variables, New, Old): Word is 0 for the
% head's own predicate, else its place in Words; New are the variables that it binds, Old is how many
% there were before it.

:- module(clausewitz_recursion, [recursive_theory/2]).

:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(library(solution_sequences), []).

:- dynamic word/4, head/3, limit/2, required/1, positive/2, negative/1.
:- dynamic prefixes_of/2, calls_of/2, is_done/1, recursion/3, nested_in/2, base_level/3, base/3.
:- dynamic step/2, partial/4, postponed/2.

steps_of_example(100 000).
few_steps(5 000).               % of an example, before a theory is postponed
nested_calls(500).              % of one example
growth_of_inputs(12).           % in cells, from an example to a nested call
shortest_examples(3).           % whose nested calls are worked out
pairs_at_once(50 000).          % of parts

recursive_theory(recursive(Head, Words, Limits, Required, Examples), Out) :-
    prepared(Head, Words, Limits, Required, Examples),
    Limits = limits(_, _, _, Below, Seconds, _),
    get_time(Start),
    Deadline is Start + Seconds,
    assertz(limit(deadline, Deadline)),
    Largest is Below - 1,
    nb_setval(clausewitz_tried, 0),
    nb_setval(clausewitz_searched, 4),
    nb_setval(clausewitz_theory, []),
    catch(( sizes(5, Largest), tested_again(Below) ), Error, is_end(Error)),
    nb_getval(clausewitz_searched, Looked),
    findall(Less, ( postponed(Size, _), Less is Size - 1 ), Open),
    min_list([Looked|Open], Searched),
    nb_getval(clausewitz_tried, Tried),
    format(Out, "searched ~w~ntried ~w~n", [Searched, Tried]),
    nb_getval(clausewitz_theory, Theory),
    maplist(write_clause(Out), Theory).

% Out of time or of memory: what was found until then counts.
is_end(late) :- !.
is_end(error(resource_error(_), _)) :- !.
is_end(Error) :- throw(Error).

prepared(head(Name, Types, Ways), Words, limits(Variables, Body, Clauses, Below, _, Price), Required,
         Examples) :-
    maplist(retractall,
            [ word(_, _, _, _), head(_, _, _), limit(_, _), required(_), positive(_, _), negative(_),
              prefixes_of(_, _), calls_of(_, _), is_done(_), recursion(_, _, _), nested_in(_, _),
              base_level(_, _, _), base(_, _, _), partial(_, _, _, _), postponed(_, _) ]),
    assertz(head(Name, Types, Ways)),
    forall(nth1(N, Words, predicate(Word, Kinds, Places)), assertz(word(N, Word, Kinds, Places))),
    forall(member(Kind-Number, [variables-Variables, body-Body, clauses-Clauses, price-Price]),
           assertz(limit(Kind, Number))),
    forall(member(V, Required), assertz(required(V))),
    findall(Size-Arguments,
            ( member(positive-Arguments, Examples), term_size(Arguments, Size) ),
            Positives),
    keysort(Positives, Shortest),
    forall(nth0(N, Shortest, _-Arguments), assertz(positive(N, Arguments))),
    forall(member(negative-Arguments, Examples), assertz(negative(Arguments))),
    length(Positives, Many),
    Nothing is Price * Many,
    nb_setval(clausewitz_cost, Nothing),
    nb_setval(clausewitz_found_at, Below),
    (   Price > 0 -> steps_of_example(Steps) ; few_steps(Steps) ),
    nb_setval(clausewitz_steps, Steps).

write_clause(Out, body(Literals, _, _)) :-
    reverse(Literals, Ordered),
    findall(Text,
            ( member(lit(Word, Variables, _, _), Ordered),
              atomic_list_concat([Word|Variables], ' ', Text) ),
            Texts),
    atomic_list_concat(Texts, ',', Line),
    format(Out, "clause ~w~n", [Line]).

sizes(Size, Largest) :-
    nb_getval(clausewitz_found_at, Found),
    (   ( Size > Largest ; Size > Found + 2 )
    ->  true
    ;   of_size(Size, 3, Largest, Left),
        (   Left > 0, is_exhaustive(Size) -> nb_setval(clausewitz_searched, Size) ; true ),
        Next is Size + 1,
        sizes(Next, Left)
    ).

% The theories of one size, by the literals of the clause that calls itself; Left is how many those may
% have that are still looked for.
of_size(Size, Literals, Left, Left) :-
    Literals > Size - 2,
    !.
of_size(Size, Literals, _, 0) :-
    theory_of_size(Size, Literals, Theory),
    !,
    nb_setval(clausewitz_theory, Theory),
    reported(Size, 0, 0).
of_size(Size, Literals, Largest, Left) :-
    stage(Size, Literals, Stage),
    together(Stage, Largest, Fewer),
    (   Fewer < Largest -> nb_setval(clausewitz_found_at, Size) ; true ),
    More is Literals + 1,
    of_size(Size, More, Fewer, Left).

% A number for each step of the search.
stage(Size, Literals, Stage) :- Stage is 1000 * Size + Literals.

% Theories of three clauses, with seven literals or more, are not all looked at.
is_exhaustive(Size) :- \+ is_noisy, ( limit(clauses, 2) -> true ; Size < 7 ).

in_time :-
    limit(deadline, Deadline),
    get_time(Now),
    (   Now > Deadline -> throw(late) ; true ).

% The postponed theories that are smaller than what was found, with all the steps there may be.
tested_again(Below) :-
    nb_getval(clausewitz_theory, Theory),
    (   Theory == []
    ->  Found = Below
    ;   aggregate_all(sum(Size), ( member(Clause, Theory), clause_size(Clause, Size) ), Found)
    ),
    steps_of_example(Steps),
    nb_setval(clausewitz_steps, Steps),
    (   clause(postponed(Size, Other), true, Reference),
        Size < Found,
        in_time,
        erase(Reference),
        is_right(Other, Size)
    ->  nb_setval(clausewitz_theory, Other),
        reported(Size, 0, 0)
    ;   true
    ).

% A clause that calls itself with a base clause.

theory_of_size(Size, Literals, [Base, Recursive]) :-
    all_recursions(Literals),
    recursion(Literals, Recursive, Bags),
    in_time,
    Many is Size - Literals - 1,
    all_bases(Bags, Many),
    base(Bags, Many, Base),
    in_time,
    is_right([Base, Recursive], Size).

% Parts that share a clause, one of them of this stage, as a theory of more literals: what is left to be
% looked for has fewer. Two more literals in a part are tried for it.
together(Stage, Largest, Left) :-
    limit(clauses, Most),
    Most > 2,
    pairs_at_once(Many),
    Pair = clausewitz_recursion:pair_of_parts(Stage, Largest, Sum, One, Other),
    findall(Sum-pair(One, Other), solution_sequences:limit(Many, Pair), Unsorted),
    keysort(Unsorted, Pairs),
    member(Whole-pair(A, B), Pairs),
    in_time,
    parts_together(A, B, Theory),
    is_right(Theory, Whole),
    !,
    nb_setval(clausewitz_theory, Theory),
    reported(Whole, 0, 0),
    Left is Whole - 1.
together(_, Largest, Largest).

pair_of_parts(Stage, Largest, Whole, A, B) :-
    partial(Stage, A, Shared, Key),
    in_time,
    partial(Other, B, Shared, Key),
    ( Other =:= Stage -> A @< B ; Other < Stage ),
    clause_size(Shared, Common),
    Whole is Stage // 1000 + Other // 1000 - Common,
    Whole =< Largest.

clause_size(body(Literals, _, _), Size) :-
    length(Literals, Body),
    Size is Body + 1.

parts_together([Base, One], [Other, Two], Theory) :-
    (   Base == Other -> Theory = [Base, One, Two] ; One == Two, Theory = [Base, Other, One] ).

% Whether clauses prove the positive examples and settle the negative ones. Where theories may have more
% clauses, one that proves some positive examples and no negative one is stored as a part.
is_right(Theory, Size) :-
    flag_tried,
    maplist(as_clause, Theory, Clauses),
    nb_setval(clausewitz_open, false),
    setup_call_cleanup(
        maplist(added, Clauses, References),
        judged(Theory, Size, Verdict),
        maplist(erase, References)),
    (   Verdict == right -> true ; postpone(Theory, Size), fail ).

% A theory with an example that took a few steps and may take more.
postpone(Theory, Size) :-
    (   nb_getval(clausewitz_open, true),
        few_steps(Few),
        nb_getval(clausewitz_steps, Few),
        Theory = [_, _]
    ->  assertz(postponed(Size, Theory))
    ;   true
    ).

flag_tried :-
    nb_getval(clausewitz_tried, Tried),
    More is Tried + 1,
    nb_setval(clausewitz_tried, More).

added(Clause, Reference) :- assertz(user:Clause, Reference).

judged(Theory, Size, Verdict) :-
    (   is_noisy
    ->  priced(Theory, Size),
        Verdict = wrong                     % a larger one may cost less
    ;   \+ ( positive(_, Arguments), \+ settled(Arguments, proved) )
    ->  (   all_refuted -> Verdict = right ; Verdict = wrong )
    ;   limit(clauses, Most), Most > 2,
        Theory = [Base, Recursive],
        proves_more(Base),
        all_refuted
    ->  Verdict = part,
        clause_size(Recursive, Literals),
        stage(Size, Literals, Stage),
        forall(member(Clause, Theory),                 % by a key, which is looked up fast
               ( term_hash(Clause, Key), assertz(partial(Stage, Theory, Clause, Key)) ))
    ;   Verdict = wrong
    ).

is_noisy :- limit(price, Price), Price > 0.

% Store a theory that costs less than the best so far.
priced(Theory, Size) :-
    limit(price, Price),
    nb_getval(clausewitz_cost, Best),
    Allowed is ceiling((Best - Size) / Price) - 1,
    findall(A-proved, positive(_, A), Positives),
    findall(A-refuted, negative(A), Negatives),
    (   mistakes(Positives, 0, Missed, Allowed),
        mistakes(Negatives, Missed, Wrong, Allowed)
    ->  Cost is Size + Price * Wrong,
        nb_setval(clausewitz_cost, Cost),
        nb_setval(clausewitz_found_at, Size),
        nb_setval(clausewitz_theory, Theory),
        False is Wrong - Missed,
        reported(Size, Missed, False)
    ;   true
    ).

% Say at once what the best theory so far is worth.
reported(Size, Missed, False) :-
    nb_getval(clausewitz_token, Token),
    format(user_output, "~n~w ~w ~w ~w~n", [Token, Size, Missed, False]),
    flush_output(user_output).

mistakes([], Wrong, Wrong, _).
mistakes([Arguments-Verdict|Examples], Wrong0, Wrong, Allowed) :-
    (   settled(Arguments, Verdict) -> Wrong1 = Wrong0 ; Wrong1 is Wrong0 + 1 ),
    Wrong1 =< Allowed,
    mistakes(Examples, Wrong1, Wrong, Allowed).

all_refuted :- \+ ( negative(Arguments), \+ settled(Arguments, refuted) ).

% Some example is proved, and not by the base clause alone.
proves_more(Base) :-
    goals(Base, Arguments, Goals),
    positive(_, Instance),
    settled(Instance, proved),
    \+ holds(Instance, Arguments, Goals),
    !.

settled(Arguments, Verdict) :-
    head(Name, _, _),
    Goal =.. [Name|Arguments],
    nb_getval(clausewitz_steps, Most),
    (   catch(call_with_inference_limit(user:Goal, Most, Result), _, Result = error)
    ->  memberchk(Result-Found, [true-proved, !-proved, inference_limit_exceeded-open, error-refuted])
    ;   Found = refuted
    ),
    !,
    ( Found == open -> nb_setval(clausewitz_open, true) ; true ),
    Found == Verdict.

as_clause(Body, (Head :- Goal)) :-
    goals(Body, Arguments, Goals),
    head(Name, _, _),
    Head =.. [Name|Arguments],
    conjunction(Goals, Goal).

conjunction([Goal], Goal) :- !.
conjunction([Goal|Goals], (Goal, Rest)) :- conjunction(Goals, Rest).

% goals(Body, Arguments, Goals): its literals in order, the variables of the head as arguments.
goals(body(Literals, Types, _), Arguments, Goals) :-
    same_length(Types, Values),
    head(_, Kinds, _),
    same_length(Kinds, Arguments),
    append(Arguments, _, Values),
    reverse(Literals, Ordered),
    maplist(goal_with(Values), Ordered, Goals).

goal_with(Values, lit(Word, Variables, _, _), Goal) :-
    maplist(value_of(Values), Variables, Arguments),
    (   Word == 0 -> head(Name, _, _) ; word(Word, Name, _, _) ),
    Goal =.. [Name|Arguments].

value_of(Values, Variable, Value) :- nth0(Variable, Values, Value).

holds(Instance, Arguments, Goals) :-
    \+ \+ ( Arguments = Instance, catch(all_called(Goals), _, fail) ).

all_called([]).
all_called([Goal|Goals]) :- call(user:Goal), all_called(Goals).

% Bodies that grow by a literal. Of two that can change places the lesser comes first.

empty_body(body([], Types, Known)) :-
    head(_, Types, Ways),
    findall(V, nth0(V, Ways, in), Inputs),
    (   Inputs == [] -> findall(V, nth0(V, Types, _), Known) ; Known = Inputs ).

grown(body(Literals, Types, Known), Word, body([Literal|Literals], Longer, More)) :-
    signature(Word, _, Kinds, Ways),
    arguments(Kinds, Ways, Known, Types, Longer, Variables, []),
    subtract(Variables, Known, New),
    length(Types, Old),
    Literal = lit(Word, Variables, New, Old),
    follows(Literals, Literal),
    append(New, Known, More).

signature(0, Name, Kinds, Ways) :- head(Name, Kinds, Ways).
signature(Word, Name, Kinds, Ways) :- word(Word, Name, Kinds, Ways).

arguments([], [], _, Types, Types, [], _).
arguments([Kind|Kinds], [Way|Ways], Known, Types0, Types, [V|Variables], Used) :-
    (   nth0(V, Types0, Kind),
        \+ memberchk(V, Used),
        ( Way == in -> memberchk(V, Known) ; true ),
        Types1 = Types0
    ;   Way == out,
        length(Types0, V),
        limit(variables, Most),
        V < Most,
        append(Types0, [Kind], Types1)
    ),
    arguments(Kinds, Ways, Known, Types1, Types, Variables, [V|Used]).

follows([], _).
follows([Last|Before], Literal) :-
    Literal = lit(Word, Variables, _, _),
    \+ memberchk(lit(Word, Variables, _, _), [Last|Before]),
    (   Word \== 0, changes_places(Last, Literal)
    ->  Last = lit(_, _, _, Old),
        marked(Last, Old, One),
        marked(Literal, Old, Other),
        One @=< Other
    ;   true
    ).

changes_places(lit(_, _, New, Old), lit(Word, Variables, _, _)) :-
    signature(Word, _, _, Ways),
    \+ ( nth0(I, Variables, V),
         memberchk(V, New),
         ( V >= Old -> true ; nth0(I, Ways, in) ) ).

% A literal with one name for all variables that it brings in.
marked(lit(Word, Variables, _, _), Old, Word-Marked) :-
    maplist(mark(Old), Variables, Marked).

mark(Old, V, Mark) :- ( V < Old -> Mark = V ; Mark = Old ).

is_whole(body(Literals, _, _)) :-
    \+ ( required(V), \+ ( member(lit(_, Variables, _, _), Literals), memberchk(V, Variables) ) ),
    head(_, Kinds, _),
    findall(V, nth0(V, Kinds, _), Head),
    connected(Literals, Head).

connected([], _) :- !.
connected(Literals, Known) :-
    select(lit(_, Variables, _, _), Literals, Left),
    member(V, Variables),
    memberchk(V, Known),
    !,
    append(Variables, Known, More),
    connected(Left, More).

% Clauses that call themselves, each with the nested calls of the shortest examples.

all_recursions(Literals) :-
    is_done(recursion(Literals)),
    !.
all_recursions(Literals) :-
    limit(body, Most),
    Others is Literals - 2,
    forall(( Others < Most,
             between(1, Others, Before),
             calls(Before, Calls),
             member(Call-Bags, Calls),
             in_time,
             After is Others - Before,
             followed(After, Call, Clause),
             is_whole(Clause) ),
           assertz(recursion(Literals, Clause, Bags))),
    assertz(is_done(recursion(Literals))).

% Literals after the call, each with an input that comes out of it, if only through others.
followed(0, Clause, Clause) :- !.
followed(Many, Body0, Clause) :-
    Body0 = body(Literals, _, _),
    comes_out(Literals, Late),
    Late = [_|_],
    word(Word, _, _, Ways),
    grown(Body0, Word, Body),
    Body = body([Literal|_], _, _),
    has_input(Literal, Ways, Late),
    Fewer is Many - 1,
    followed(Fewer, Body, Clause).

comes_out([lit(Word, _, New, _)|Before], Late) :-
    (   Word == 0
    ->  Late = New
    ;   comes_out(Before, Earlier),
        append(New, Earlier, Late)
    ).

has_input(lit(_, Variables, _, _), Ways, Some) :-
    nth0(I, Ways, in),
    nth0(I, Variables, V),
    memberchk(V, Some),
    !.

calls(Many, Calls) :-
    calls_of(Many, Calls),
    !.
calls(Many, Calls) :-
    prefixes(Many, Bodies),
    findall(Call-Bags,
            ( member(Body, Bodies), in_time, grown(Body, 0, Call), goes_on(Call), nested(Call, Bags) ),
            Calls),
    assertz(calls_of(Many, Calls)).

% What the call is given is not what its clause was given.
goes_on(body([lit(0, Variables, _, _)|_], _, _)) :-
    head(_, Kinds, Ways),
    length(Kinds, Arity),
    (   memberchk(in, Ways) -> Way = in ; true ),
    nth0(I, Ways, Way),
    nth0(I, Variables, V),
    V >= Arity,
    !.

% So many literals before a call, that hold of some positive example.
prefixes(0, [Body]) :-
    !,
    empty_body(Body).
prefixes(Many, Bodies) :-
    prefixes_of(Many, Bodies),
    !.
prefixes(Many, Bodies) :-
    Fewer is Many - 1,
    prefixes(Fewer, Shorter),
    findall(Body,
            ( member(Before, Shorter),
              in_time,
              word(Word, _, _, _),
              grown(Before, Word, Body),
              holds_of_some(Body) ),
            Bodies),
    assertz(prefixes_of(Many, Bodies)).

holds_of_some(Body) :-
    goals(Body, Arguments, Goals),
    positive(_, Instance),
    holds(Instance, Arguments, Goals),
    !.

% The calls that a call leads to, for each of the shortest examples. They are stored once.
nested(body([Self|Before], Types, Known), Id) :-
    goals(body([Self|Before], Types, Known), Arguments, Goals),
    append(Earlier, [Call], Goals),
    Call =.. [_|Inputs],
    conjunction(Earlier, Goal),
    setup_call_cleanup(
        assertz((step(Arguments, Inputs) :- user:Goal), Reference),
        findall(Bag, ( is_short(N), positive(N, Instance), bag_of(Instance, Bag) ), Bags),
        erase(Reference)),
    catch(variant_sha1(Bags, Id), _, fail),
    (   nested_in(Id, _) -> true ; assertz(nested_in(Id, Bags)) ).

is_short(N) :-
    limit(clauses, Clauses),
    shortest_examples(Few),
    (   ( Clauses > 2 ; is_noisy ) -> Most is 4 * Few ; Most = Few ),
    between(1, Most, Place),
    N is Place - 1.

bag_of(Instance, Bag) :-
    trie_new(Trie),
    nested_calls(Most),
    nb_setval(clausewitz_left, Most),
    steps_of_example(Steps),
    term_size(Instance, Size),
    growth_of_inputs(More),
    Largest is Size + More,
    catch(call_with_inference_limit(visited(Instance, Trie, Largest), Steps, _), _, true),
    findall(Call, trie_gen(Trie, Call, _), Calls),
    trie_destroy(Trie),
    sort(Calls, Bag).

visited(Instance, Trie, Largest) :-
    (   term_size(Instance, Size),
        Size =< Largest,
        trie_insert(Trie, Instance, true)
    ->  nb_getval(clausewitz_left, Left),
        Less is Left - 1,
        (   Less < 0 -> throw(enough) ; nb_setval(clausewitz_left, Less) ),
        findall(Next, step(Instance, Next), All),
        ( All = [_, _|_] -> sort(All, Nexts) ; Nexts = All ),
        visited_all(Nexts, Trie, Largest)
    ;   true
    ).

visited_all([], _, _).
visited_all([Next|Others], Trie, Largest) :-
    visited(Next, Trie, Largest),
    visited_all(Others, Trie, Largest).

% Base clauses with so many literals that hold of a nested call, of each of these examples where it is
% the only base clause there may be.

all_bases(Id, Many) :-
    is_done(base(Id, Many)),
    !.
all_bases(Id, Many) :-
    limit(body, Most),
    Many =< Most,
    base_bodies(Id, Many, Bodies),
    forall(( member(Body, Bodies), is_whole(Body) ), assertz(base(Id, Many, Body))),
    assertz(is_done(base(Id, Many))).

base_bodies(_, 0, [Body]) :-
    !,
    empty_body(Body).
base_bodies(Id, Many, Bodies) :-
    base_level(Id, Many, Bodies),
    !.
base_bodies(Id, Many, Bodies) :-
    Fewer is Many - 1,
    base_bodies(Id, Fewer, Shorter),
    nested_in(Id, Bags),
    findall(Body,
            ( member(Before, Shorter),
              in_time,
              word(Word, _, _, _),
              grown(Before, Word, Body),
              hits(Body, Bags) ),
            Bodies),
    assertz(base_level(Id, Many, Bodies)).

hits(Body, Bags) :-
    goals(Body, Arguments, Goals),
    (   is_noisy
    ->  aggregate_all(count, ( member(Bag, Bags), hits_bag(Bag, Arguments, Goals) ), Many),
        length(Bags, All),
        2 * Many >= All
    ;   limit(clauses, 2)
    ->  \+ ( member(Bag, Bags), \+ hits_bag(Bag, Arguments, Goals) )
    ;   member(Bag, Bags),
        hits_bag(Bag, Arguments, Goals)
    ->  true
    ).

% Goals are watched one by one only where one of them ends in an error.
hits_bag(Bag, Arguments, Goals) :-
    \+ \+ catch(( member(Arguments, Bag), all_called(Goals) ), _,
                ( member(Instance, Bag), holds(Instance, Arguments, Goals) )).
