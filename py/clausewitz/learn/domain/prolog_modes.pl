% What the clauses of a predicate say of its answers, before any of it is called.
%
%   is_finite(Name/Arity)           facts without variables, or rules over such: all answers can be
%                                   listed, and none has a variable in it
%   is_listed(Name/Arity)           the same, but answers may have variables
%   is_pure(Name/Arity)             nothing but unification: an answer with a variable in it stands
%                                   for every value of that variable
%   is_steadfast(Name/Arity, Ways)  with ground inputs it has the same answers whether its outputs
%                                   are bound before the call or compared after it
%
% All four may fail where they need not: then less is claimed of what was learned.

:- module(clausewitz_modes, [is_finite/1, is_listed/1, is_pure/1, is_steadfast/2]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(occurs)).

is_written(Head) :-
    predicate_property(user:Head, defined),
    \+ predicate_property(user:Head, built_in),
    \+ predicate_property(user:Head, imported_from(_)),
    \+ predicate_property(user:Head, foreign).

% Predicates whose answers can all be listed.

is_finite(Predicate) :-
    is_finite(Predicate, []).

is_finite(Predicate, Seen) :-
    memberchk(Predicate, Seen),
    !.
is_finite(Name/Arity, Seen) :-
    functor(Head, Name, Arity),
    is_written(Head),
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

% Predicates of unification alone; those that do not call themselves can be listed.

is_listed(Predicate) :-
    \+ calls_itself(Predicate, []),
    is_pure(Predicate).

calls_itself(Predicate, Seen) :-
    memberchk(Predicate, Seen),
    !.
calls_itself(Name/Arity, Seen) :-
    functor(Head, Name, Arity),
    is_written(Head),
    clause(user:Head, Body),
    goal_of(Body, Goal),
    (   is_of_library(Goal)
    ->  true                                % append/3 and the like have no end of answers
    ;   functor(Goal, Other, Many),
        calls_itself(Other/Many, [Name/Arity|Seen])
    ),
    !.

goal_of(Body, _) :- var(Body), !, fail.
goal_of((A, B), Goal) :- !, ( goal_of(A, Goal) ; goal_of(B, Goal) ).
goal_of((A ; B), Goal) :- !, ( goal_of(A, Goal) ; goal_of(B, Goal) ).
goal_of(Goal, Goal).

is_pure(Predicate) :-
    is_pure(Predicate, []).

is_pure(Predicate, Seen) :-
    memberchk(Predicate, Seen),
    !.
is_pure(Name/Arity, Seen) :-
    functor(Head, Name, Arity),
    is_written(Head),
    \+ ( clause(user:Head, Body), \+ is_pure_body(Body, [Name/Arity|Seen]) ).

is_pure_body(Body, _) :- var(Body), !, fail.
is_pure_body((A, B), Seen) :- !, is_pure_body(A, Seen), is_pure_body(B, Seen).
is_pure_body((A ; B), Seen) :- !, is_pure_body(A, Seen), is_pure_body(B, Seen).
is_pure_body(_ -> _, _) :- !, fail.
is_pure_body(_ *-> _, _) :- !, fail.
is_pure_body(true, _) :- !.
is_pure_body(fail, _) :- !.
is_pure_body(_ = _, _) :- !.
is_pure_body(Goal, _) :- is_of_library(Goal), !.
is_pure_body(Goal, Seen) :-
    functor(Goal, Name, Arity),
    is_pure(Name/Arity, Seen).

is_of_library(Goal) :-
    memberchk(Goal, [append(_, _, _), member(_, _), select(_, _, _)]),
    \+ is_written(Goal).

% Predicates whose answers do not depend on what is bound of their outputs.

is_steadfast(_, Ways) :-
    \+ memberchk(out, Ways),
    !.
is_steadfast(Predicate, _) :-
    is_pure(Predicate),
    !.
is_steadfast(Predicate, Ways) :-
    catch(call_with_inference_limit(steady(Predicate, Ways, [], _), 1 000 000, Result), _, fail),
    Result \== inference_limit_exceeded.

% steady(Predicate, Ways, Seen, Grounds): Grounds is yes where all arguments are ground after a call.
steady(Predicate, Ways, Seen, yes) :-
    memberchk(Predicate-Ways, Seen),
    !.
steady(Name/Arity, Ways, Seen, Grounds) :-
    functor(Head, Name, Arity),
    is_written(Head),
    findall(Ground,
            ( clause(user:Head, Body),
              (   steady_clause(Head, Body, Ways, [Name/Arity-Ways|Seen], Ground0)
              ->  Ground = Ground0
              ;   Ground = unsteady
              ) ),
            All),
    \+ memberchk(unsteady, All),
    (   memberchk(no, All) -> Grounds = no ; Grounds = yes ).

steady_clause(Head, Body, Ways, Seen, Grounds) :-
    Head =.. [_|Arguments],
    places(Arguments, Ways, In, Out),
    term_variables(In, Bound0),
    walk(Body, context((Head :- Body), Out, Seen), [], _, Bound0, Bound),
    term_variables(Head, Variables),
    (   all_in(Variables, Bound) -> Grounds = yes ; Grounds = no ).

places([], [], [], []).
places([A|Arguments], [in|Ways], [A|In], Out) :- places(Arguments, Ways, In, Out).
places([A|Arguments], [out|Ways], In, [A|Out]) :- places(Arguments, Ways, In, Out).

% walk(Goal, Context, Met0, Met, Bound0, Bound): Met are the variables of the goals so far.
walk(Goal, _, _, _, _, _) :-
    var(Goal),
    !,
    fail.
walk((A, B), Context, Met0, Met, Bound0, Bound) :-
    !,
    walk(A, Context, Met0, Met1, Bound0, Bound1),
    walk(B, Context, Met1, Met, Bound1, Bound).
walk((C -> A ; B), Context, Met0, Met, Bound0, Bound) :-
    !,
    is_settled(C, Context, Bound0),
    term_variables(C, Of),
    append(Of, Met0, Met1),
    append(Of, Bound0, BoundC),
    walk(A, Context, Met1, MetA, BoundC, BoundA),
    walk(B, Context, Met1, MetB, Bound0, BoundB),
    append(MetA, MetB, Met),
    include(is_in(BoundB), BoundA, Bound).
walk((C -> A), Context, Met0, Met, Bound0, Bound) :-
    !,
    walk((C -> A ; fail), Context, Met0, Met, Bound0, Bound).
walk((A ; B), Context, Met0, Met, Bound0, Bound) :-
    !,
    walk(A, Context, Met0, MetA, Bound0, BoundA),
    walk(B, Context, Met0, MetB, Bound0, BoundB),
    append(MetA, MetB, Met),
    include(is_in(BoundB), BoundA, Bound).
walk(fail, context(Clause, _, _), Met, Met, _, Bound) :-
    !,
    term_variables(Clause, Bound).          % nothing comes after it
walk(true, _, Met, Met, Bound, Bound) :- !.
walk(!, context(_, Out, _), Met, Met, Bound, Bound) :-
    !,
    maplist(var, Out),
    append(Met, Bound, Before),
    \+ ( member(V, Out), is_in(Before, V) ),
    term_variables(Out, Different),
    same_length(Out, Different).
walk(Goal, Context, Met0, Met, Bound0, Bound) :-
    steady_goal(Goal, Context, Bound0, Bound),
    term_variables(Goal, Variables),
    append(Variables, Met0, Met).

is_in(Bound, Variable) :-
    member(Other, Bound),
    Other == Variable,
    !.

% A condition whose variables are all known, or met nowhere else.
is_settled(Goal, context(Clause, _, _), Bound) :-
    term_variables(Goal, Variables),
    \+ ( member(V, Variables),
         \+ is_in(Bound, V),
         occurrences_of_var(V, Goal, Here),
         occurrences_of_var(V, Clause, Everywhere),
         Here \== Everywhere ).

steady_goal(A = B, _, Bound0, Bound) :-
    !,
    term_variables(A, InA),
    term_variables(B, InB),
    (   all_in(InA, Bound0) -> append(InB, Bound0, Bound)
    ;   all_in(InB, Bound0) -> append(InA, Bound0, Bound)
    ;   Bound = Bound0
    ).
steady_goal(Goal, Context, Bound, Bound) :-
    is_condition(Goal),
    !,
    is_settled(Goal, Context, Bound).
steady_goal(findall(Term, Goal, List), Context, Bound0, Bound) :-
    !,
    is_settled(Term-Goal, Context, Bound0),
    term_variables(List, Variables),
    append(Variables, Bound0, Bound).
steady_goal(Goal, _, Bound0, Bound) :-
    \+ is_written(Goal),
    !,
    term_variables(Goal, Variables),
    (   function(Goal, Inputs),
        term_variables(Inputs, Needed),
        all_in(Needed, Bound0)
    ->  append(Variables, Bound0, Bound)
    ;   is_of_library(Goal),
        Bound = Bound0
    ).
steady_goal(Goal, context(_, _, Seen), Bound0, Bound) :-
    Goal =.. [Name|Arguments],
    length(Arguments, Arity),
    maplist(way(Bound0), Arguments, Ways),
    steady(Name/Arity, Ways, Seen, Grounds),
    (   Grounds == yes
    ->  term_variables(Goal, Variables),
        append(Variables, Bound0, Bound)
    ;   Bound = Bound0
    ).

way(Bound, Argument, Way) :-
    term_variables(Argument, Variables),
    (   all_in(Variables, Bound) -> Way = in ; Way = out ).

is_condition(Goal) :- is_test(Goal), !.
is_condition(Goal) :-
    memberchk(Goal, [ var(_), nonvar(_), ground(_), atom(_), atomic(_), number(_), integer(_),
                      float(_), compound(_), callable(_), is_list(_), memberchk(_, _), forall(_, _),
                      _ @< _, _ @> _, _ @=< _, _ @>= _, compare(_, _, _) ]).

% What is a function of some of its arguments, and compares the others with its value.
function(_ is E, [E]).
function(length(L, _), [L]).
function(append(A, B, _), [A, B]).
function(append(_, _, C), [C]).
function(append(L, _), [L]).
function(member(_, L), [L]).
function(select(_, L, _), [L]).
function(nth0(_, L, _), [L]).
function(nth1(_, L, _), [L]).
function(last(L, _), [L]).
function(reverse(L, _), [L]).
function(msort(L, _), [L]).
function(sort(L, _), [L]).
function(list_to_set(L, _), [L]).
function(sum_list(L, _), [L]).
function(sumlist(L, _), [L]).
function(max_list(L, _), [L]).
function(min_list(L, _), [L]).
function(subtract(A, B, _), [A, B]).
function(delete(A, B, _), [A, B]).
function(between(A, B, _), [A, B]).
function(numlist(A, B, _), [A, B]).
function(succ(A, _), [A]).
function(succ(_, B), [B]).
function(plus(A, B, _), [A, B]).
function(plus(A, _, C), [A, C]).
function(plus(_, B, C), [B, C]).
function(atom_codes(A, _), [A]).
function(atom_chars(A, _), [A]).
function(atom_length(A, _), [A]).
function(atom_number(A, _), [A]).
function(char_code(A, _), [A]).
function(char_code(_, B), [B]).
