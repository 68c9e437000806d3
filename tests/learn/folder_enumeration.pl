% All bodies of a small folder's space, one by one, called as they stand on all of its examples.
%
% The slow twin of the search in a folder: it knows nothing of tables, values or components. A body is
% any set of atoms that is typed, safe and connected with the head; it is called in an order in which
% the inputs of each atom are bound. What ends in an error has not been proved. It reads bk.pl, exs.pl
% and space.pl, with head(Name, Types), word(Name, Types, Ways), max_vars(N) and max_body(N).
%
%   swipl tests/learn/folder_enumeration.pl -- FOLDER   prints for each set of examples, as bits, the
%                                                       literals of the shortest body that covers it
%
% With recursive(Ways, N) in space.pl, the directions of the head and the most literals of a theory, it
% also prints theories of a clause and one that calls itself: "recursive", the examples, the literals,
% heads among them. Each clause is added to the program as it stands.

:- module(folder_enumeration, []).

:- initialization(main, main).
:- dynamic head/2, word/3, max_vars/1, max_body/1, recursive/2.
:- dynamic user:pos/1, user:neg/1.

inferences(20 000).     % of one call on one example

main([Folder]) :-
    style_check(-singleton),
    style_check(-discontiguous),
    forall(member(Module:Name, [folder_enumeration:'space.pl', user:'bk.pl', user:'exs.pl']),
           ( directory_file_path(Folder, Name, File), load_files(Module:File, [silent(true)]) )),
    findall(Example, ( user:pos(Example) ; user:neg(Example) ), Examples),
    findall(Atom, atom_of_space(Atom), Atoms),
    findall(Covered-Size, body_found(Atoms, Examples, Covered, Size), Found),
    sort(Found, Sorted),
    forall(( member(Covered-Size, Sorted), \+ ( member(Covered-Less, Sorted), Less < Size ) ),
           format("~d ~d~n", [Covered, Size])),
    findall(Covered-Size, theory_found(Atoms, Examples, Covered, Size), Theories),
    sort(Theories, Sets),
    forall(( member(Covered-Size, Sets), \+ ( member(Covered-Less, Sets), Less < Size ) ),
           format("recursive ~d ~d~n", [Covered, Size])).

atom_of_space(Name-Arguments) :-
    word(Name, Types, _),
    max_vars(Max),
    Last is Max - 1,
    same_length(Types, Arguments),
    maplist(between(0, Last), Arguments),
    is_set(Arguments),
    head(Head, Kinds),
    findall(V, nth0(V, Kinds, _), Known),
    typed([Head-Known, Name-Arguments]).

body_found(Atoms, Examples, Covered, Size) :-
    head(Head, Types),
    findall(V, nth0(V, Types, _), Known),
    max_body(Max),
    between(1, Max, Size),
    length(Body, Size),
    sublist_of(Body, Atoms),
    without_gaps(Body, Known),
    typed([Head-Known|Body]),
    forall(member(V, Known), ( member(_-Arguments, Body), memberchk(V, Arguments) )),
    once(connected(Body, Known)),
    once(safe(Body, Known, Ordered)),
    findall(N, ( nth0(N, Examples, Example), is_proved(Ordered, Example) ), Numbers),
    foldl(with_bit, Numbers, 0, Covered).

with_bit(N, Bits, More) :- More is Bits \/ (1 << N).

sublist_of([], _).
sublist_of([X|Xs], [X|Ys]) :- sublist_of(Xs, Ys).
sublist_of([X|Xs], [_|Ys]) :- sublist_of([X|Xs], Ys).

% Variables have numbers one after another, so that a body does not come under too many names.
without_gaps(Body, Known) :-
    findall(V, ( member(_-Arguments, Body), member(V, Arguments) ; member(V, Known) ), Unsorted),
    sort(Unsorted, Variables),
    length(Variables, Many),
    last(Variables, Last),
    Many =:= Last + 1.

typed(Body) :-
    findall(V-Type,
            ( member(Name-Arguments, Body), types(Name, Types),
              nth0(I, Arguments, V), nth0(I, Types, Type) ),
            Pairs),
    sort(Pairs, Different),
    pairs_keys(Different, Variables),
    is_set(Variables).

types(Name, Types) :- head(Name, Types).
types(Name, Types) :- word(Name, Types, _).

connected([], _).
connected(Body, Known) :-
    select(_-Arguments, Body, Left),
    member(V, Arguments),
    memberchk(V, Known),
    append(Arguments, Known, More),
    connected(Left, More).

safe([], _, []).
safe(Body, Known, [Name-Arguments|Rest]) :-
    select(Name-Arguments, Body, Left),
    ways(Name, Ways),
    forall(( nth0(I, Ways, in), nth0(I, Arguments, V) ), memberchk(V, Known)),
    append(Arguments, Known, More),
    safe(Left, More, Rest).

ways(Name, Ways) :- word(Name, _, Ways).
ways(Name, Ways) :- head(Name, _), recursive(Ways, _).

is_proved(Ordered, Example) :-
    Example =.. [_|Given],
    max_vars(Max),
    length(Values, Max),
    append(Given, _, Values),
    maplist(goal_with(Values), Ordered, Goals),
    inferences(Most),
    catch(call_with_inference_limit(all_proved(Goals), Most, Result), _, fail),
    Result \== inference_limit_exceeded,
    !.

goal_with(Values, Name-Arguments, Goal) :-
    maplist(value_of(Values), Arguments, Actual),
    Goal =.. [Name|Actual].

value_of(Values, Variable, Value) :- nth0(Variable, Values, Value).

all_proved([]).
all_proved([Goal|Goals]) :- call(user:Goal), all_proved(Goals).

% Theories of two clauses, of which the second calls itself, that settle all examples.
theory_found(Atoms, Examples, Covered, Size) :-
    recursive(Ways, Most),
    findall(V, nth0(V, Ways, in), Inputs),
    findall(Own, own_call(Ways, Own), Calls),
    Longest is Most - 4,
    findall(Base-Shorter, clause_body(Atoms, [], Inputs, Longest, Base, Shorter), Bases),
    Longer is Most - 3,
    findall(Body-Longer1,
            ( member(Own, Calls), clause_body(Atoms, [Own], Inputs, Longer, Body, Longer1) ),
            Recursive),
    member(Base-SizeA, Bases),
    member(Body-SizeB, Recursive),
    Size is SizeA + SizeB,
    Size =< Most,
    maplist(as_clause, [Base, Body], Clauses),
    setup_call_cleanup(maplist(added, Clauses, References),
                       settled(Examples, 0, 0, Covered),
                       maplist(erase, References)).

% A call with an input that is no variable of the head.
own_call(Ways, Head-Arguments) :-
    head(Head, Types),
    max_vars(Max),
    Last is Max - 1,
    same_length(Types, Arguments),
    maplist(between(0, Last), Arguments),
    is_set(Arguments),
    length(Types, Arity),
    once(( nth0(I, Ways, in), nth0(I, Arguments, V), V >= Arity )).

clause_body(Atoms, Own, Inputs, Longest, Ordered, Literals) :-
    head(Head, Types),
    findall(V, nth0(V, Types, _), Known),
    max_body(Max),
    between(1, Max, Size),
    Literals is Size + 1,
    Literals =< Longest,
    length(Own, Owns),
    Others is Size - Owns,
    length(Chosen, Others),
    sublist_of(Chosen, Atoms),
    append(Chosen, Own, Body),
    without_gaps(Body, Known),
    typed([Head-Known|Body]),
    forall(member(V, Known), ( member(_-Arguments, Body), memberchk(V, Arguments) )),
    once(connected(Body, Known)),
    once(safe(Body, Inputs, Ordered)).

as_clause(Ordered, (Head :- Goal)) :-
    max_vars(Max),
    length(Values, Max),
    head(Name, Types),
    same_length(Types, Arguments),
    append(Arguments, _, Values),
    Head =.. [Name|Arguments],
    maplist(goal_with(Values), Ordered, Goals),
    foldl([G, G0, (G0, G)]>>true, Goals, true, Goal).

added(Clause, Reference) :- assertz(user:Clause, Reference).

% Every example is proved, or fails, before the limit.
settled([], _, Covered, Covered).
settled([Example|Examples], N, Covered0, Covered) :-
    inferences(Most),
    (   catch(call_with_inference_limit(user:Example, Most, Result), _, fail)
    ->  Result \== inference_limit_exceeded,
        with_bit(N, Covered0, Covered1)
    ;   Covered1 = Covered0
    ),
    Next is N + 1,
    settled(Examples, Next, Covered1, Covered).
