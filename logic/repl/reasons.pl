% Why: the tactics and motifs that have been read, with their proofs, in English.

:- module(chess_reasons,
          [ tactic_reason/5,    % ?Name, +Position, ?From, ?To, -Text
            tactic_reason/6,    % +Length, ?Name, +Position, ?From, ?To, -Text
            motif_reason/3,     % ?Name, +Line, -Text
            motif_reason/4      % +Length, ?Name, +Line, -Text
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').
:- use_module('../english/english').
:- use_module('../english/positions').
:- use_module(theories).
:- use_module(motifs).

%!  tactic_reason(?Name, +Position, ?From, ?To, -Text) is nondet.
%!  tactic_reason(+Length, ?Name, +Position, ?From, ?To, -Text) is nondet.
%
%   True when the tactic Name proposes the move From, To, and Text says why.
%   Each move of a tactic is told once, by the proof that matters most.
%   Length is that of tell/3: `sentence` unless it is given.

tactic_reason(Name, Position, From, To, Text) :-
    tactic_reason(sentence, Name, Position, From, To, Text).

tactic_reason(Length, Name, Position, From, To, Text) :-
    tactic_name(Name),
    findall(From-To, legal_move(From, To, Position), Moves),
    member(From-To, Moves),
    once(proofs(Name, [Position, From, To], Source, Proofs)),
    Source = source(Clause, Promotion),
    whole_move(From, To, Promotion, Move),
    move_case(Name, Position, Move, Proofs, Clause, words(none, []), Case),
    tell(Length, Case, Text).

tactic_name(Name) :-
    setof(Tactic, Head^Body^Names^tactic_clause(Tactic, Head, Body, Names), Tactics),
    member(Name, Tactics).

tactic_clause(Name, Head, Body, Names) :-
    chess_theories:source(Head, Body, Names),
    Body \== true,
    functor(Head, Name, 3),
    legal_words(Head, Body).

%   A tactic says of its last two arguments that they are a legal move.
legal_words(Head, Body) :-
    arg(1, Head, Position),
    arg(2, Head, From),
    arg(3, Head, To),
    goal_in(Body, Goal),
    Goal =.. [Word, A, B|More],
    memberchk(Word, [make_move, legal_move, captures, promotes]),
    A == From,
    B == To,
    last_given(More, Position),
    !.

last_given(More, Position) :-
    member(Given, More),
    Given == Position,
    !.

whole_move(From, To, none, From-To) :- !.
whole_move(From, To, Promotion, From-To-Promotion).

%!  motif_reason(?Name, +Line, -Text) is nondet.
%!  motif_reason(+Length, ?Name, +Line, -Text) is nondet.
%
%   True when Line shows the motif Name, and Text says why.

motif_reason(Name, Line, Text) :-
    motif_reason(sentence, Name, Line, Text).

motif_reason(Length, Name, Line, Text) :-
    motif(Line, Name),
    once(proofs(Name, [Line], source(Clause, _), Proofs)),
    line_case(Name, Line, none, Proofs, Clause, words(none, []), Case),
    tell(Length, Case, Text).

%   The first clause of Name that holds of the arguments, and its proofs.
proofs(Name, Arguments, source(Written, Promotion), Proofs) :-
    Head =.. [Name|Arguments],
    functor(Head, Name, Arity),
    functor(General, Name, Arity),
    chess_theories:source(General, Body, Names),
    written(General, Body, Names, Written),
    promotion(General, Body, Promotion),
    General = Head,
    findall(Values, ( call(user:Body), values(Names, Values) ), Found),
    Found \== [],
    !,
    list_to_set(Found, Proofs).

values(Names, Values) :-
    include(is_value, Names, Values).

is_value(_=Value) :-
    atomic(Value).

promotion(Head, Body, Promotion) :-
    arg(2, Head, From),
    goal_in(Body, make_move(Origin, _, Promotion, _, _)),
    Origin == From,
    atom(Promotion),
    !.
promotion(_, _, none).

%   The clause as the grammar has it: variables are v(Name).
written(Head, Body, Names, Written) :-
    copy_term(Head-Body-Names, Copy-Copied-Named),
    maplist(name_variable, Named),
    term_variables(Copy-Copied, Others),
    maplist(=(v('_')), Others),
    findall(Goal, literal_in(Copied, Goal), Goals),
    Written = clause(Copy, Goals).

name_variable(Name=v(Name)).

literal_in((One, Other), Goal) :-
    !,
    (   literal_in(One, Goal)
    ;   literal_in(Other, Goal)
    ).
literal_in(Goal, Goal).

goal_in(Body, Goal) :-
    literal_in(Body, Goal),
    Goal \= (\+ _).
