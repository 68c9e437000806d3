% Learning by trying everything: all bodies of a small space, one by one, on all examples.
%
% The slow twin of the searches for rules. It knows nothing of components, bounds or canonical names:
% a body is any set of atoms that is typed, safe and connected, and is called as it stands. Facts that
% it reads: word(Name, Types, Directions, Negated), place(Label, Arguments), always(Name, Arguments),
% max_vars(N), max_body(N), example(Number, Label, Fen, From, To).
%
%   swipl tests/learn/plain_enumeration.pl -- FACTS   prints the lowest cost, and what costs so much

:- use_module('../../bk/prolog/chess').
:- initialization(main, main).
:- dynamic word/4, place/2, always/2, max_vars/1, max_body/1, example/5, case/5.

main([File]) :-
    consult(File),
    forall(example(N, Label, Fen, From, To),
           ( fen_position(Fen, Position), assertz(case(N, Label, Position, From, To)) )),
    findall(Atom, atom_of_space(Atom), Unsorted),
    sort(Unsorted, Atoms),
    findall(Start, ( always(Name, Arguments), Start = atom(Name, Arguments, false) ), Starts),
    subtract(Atoms, Starts, Others),
    findall(Covered-Size, clause_found(Starts, Others, Covered, Size), Found),
    keysort(Found, Sorted),
    shortest(Sorted, Clauses),
    cheapest_sets(Clauses, Cost, Sets),
    length(Found, Tried),
    format("tried ~d~ncost ~d~n", [Tried, Cost]),
    forall(member(Set, Sets), format("set ~d~n", [Set])).

% An atom has different variables; those of the head have its types.
atom_of_space(atom(Name, Arguments, Negated)) :-
    word(Name, Types, _, Negated),
    max_vars(Max),
    Last is Max - 1,
    same_length(Types, Arguments),
    maplist(between(0, Last), Arguments),
    is_set(Arguments),
    label(Name, Negated, Label),
    ( place(Label, Places) -> maplist(in_place, Places, Arguments) ; true ),
    maplist(head_type, Arguments, Types).

label(Name, false, Name).
label(Name, true, not(Name)).

in_place(any, _) :- !.
in_place(Place, Place).

head_type(0, Type) :- !, Type = position.
head_type(1, Type) :- !, Type = square.
head_type(2, Type) :- !, Type = square.
head_type(_, _).

% The examples that a body covers, as bits, and its size with the head.
clause_found(Starts, Others, Covered, Size) :-
    max_body(Max),
    length(Starts, Always),
    Most is Max - Always,
    between(0, Most, More),
    length(Chosen, More),
    sublist_of(Chosen, Others),
    append(Starts, Chosen, Body),
    typed(Body),
    once(safe(Body, [0, 1, 2], Ordered)),
    connected(Body),
    findall(N, ( case(N, _, P, F, T), once(holds(Ordered, P, F, T)) ), Numbers),
    foldl(with_bit, Numbers, 0, Covered),
    Size is 1 + Always + More.

with_bit(N, Bits, More) :- More is Bits \/ (1 << N).

sublist_of([], _).
sublist_of([X|Xs], [X|Ys]) :- sublist_of(Xs, Ys).
sublist_of([X|Xs], [_|Ys]) :- sublist_of([X|Xs], Ys).

typed(Body) :-
    findall(V-Type, ( member(atom(Name, Arguments, Negated), Body),
                      word(Name, Types, _, Negated),
                      nth0(I, Arguments, V), nth0(I, Types, Type) ), Pairs),
    sort(Pairs, Different),
    pairs_keys(Different, Variables),
    is_set(Variables).

% An order in which the inputs of each atom are known before it is called.
safe([], _, []).
safe(Body, Known, [Atom|Rest]) :-
    select(Atom, Body, Left),
    Atom = atom(Name, Arguments, Negated),
    word(Name, _, Directions, Negated),
    forall(( nth0(I, Directions, in), nth0(I, Arguments, V) ), memberchk(V, Known)),
    append(Arguments, Known, More),
    safe(Left, More, Rest).

connected(Body) :-
    findall(Arguments, member(atom(_, Arguments, _), Body), Lists),
    connected(Lists, [0, 1, 2]).

connected([], _).
connected(Lists, Known) :-
    select(List, Lists, Left),
    member(V, List), memberchk(V, Known), !,
    append(List, Known, More),
    connected(Left, More).

holds(Ordered, Position, From, To) :-
    length(Values, 20),
    Values = [Position, From, To|_],
    maplist(holds_with(Values), Ordered).

holds_with(Values, atom(Name, Arguments, Negated)) :-
    maplist(value_of(Values), Arguments, Actual),
    Goal =.. [Name|Actual],
    ( Negated == true -> \+ Goal ; Goal ).

value_of(Values, Variable, Value) :- nth0(Variable, Values, Value).

shortest([], []).
shortest([Covered-Size|Rest], Shortest) :-
    shortest(Rest, Covered, Size, Shortest).

shortest([Covered-Size|Rest], Covered, Least, Shortest) :-
    !, Less is min(Size, Least),
    shortest(Rest, Covered, Less, Shortest).
shortest(Rest, Covered, Least, [Covered-Least|Shortest]) :-
    shortest(Rest, Shortest).

% The cheapest sets of no, one or two clauses, each as the examples it covers.
cheapest_sets(Clauses, Cost, Sets) :-
    findall(C-Set, set_cost(Clauses, C, Set), All),
    keysort(All, [Cost-_|_]),
    findall(Set, member(Cost-Set, All), Cheapest),
    sort(Cheapest, Sets).

set_cost(_, Cost, 0) :- cost(0, 0, Cost).
set_cost(Clauses, Cost, Covered) :- member(Covered-Size, Clauses), cost(Covered, Size, Cost).
set_cost(Clauses, Cost, Covered) :-
    append(_, [One-Size|Others], Clauses),
    member(Other-More, Others),
    Covered is One \/ Other,
    Whole is Size + More,
    cost(Covered, Whole, Cost).

:- table positives/1.
positives(Bits) :-
    findall(N, case(N, 1, _, _, _), Numbers),
    foldl(with_bit, Numbers, 0, Bits).

cost(Covered, Size, Cost) :-
    positives(Positives),
    Cost is Size + popcount(xor(Covered, Positives)).
