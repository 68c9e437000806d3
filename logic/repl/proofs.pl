% Proofs of the tactics and motifs that have been read, as the grammar of ../english takes them.

:- module(chess_proofs,
          [ tactic_name/1,      % ?Name
            plain_name/2,       % +Name, -Plain
            proved/6,           % +Name, +Arguments, -Clause, -Promotion, -Words, -Proofs
            argument_type/3     % +Indicator, +Place, ?Type
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(theories).

%!  tactic_name(?Name) is nondet.
%
%   Name(Position, From, To) is a tactic of a file that has been read: not
%   a rule that leaves moves out.

tactic_name(Name) :-
    chess_theories:entered(Name/3),
    \+ is_rule(Name/3),
    argument_type(Name/3, 1, position),
    argument_type(Name/3, 2, square),
    argument_type(Name/3, 3, square).

is_rule(Indicator) :-
    chess_theories:defined_in(Indicator, File),
    file_directory_name(File, Folder),
    file_base_name(Folder, rules).

%!  plain_name(+Name, -Plain) is det.
%
%   Plain is what the file calls Name: see load_tactics/2 of theories.pl.

plain_name(Name, Plain) :-
    (   atom_concat(reason_, Plain, Name)
    ->  true
    ;   Plain = Name
    ).

%!  argument_type(+Indicator, +Place, ?Type) is semidet.
%
%   The vocabulary says that the argument at Place is of this Type.

argument_type(Indicator, Place, Type) :-
    typed(Indicator, Place, [], Found),
    !,
    Type = Found.

%   Above are the predicates that led here.
typed(Name/Arity, Place, Above, Type) :-
    \+ memberchk(Name/Arity, Above),
    functor(Head, Name, Arity),
    clause(user:Head, Body),
    arg(Place, Head, Argument),
    chess_theories:goal_of(Body, Goal),
    arg(Where, Goal, Given),
    Given == Argument,
    functor(Goal, Called, Arguments),
    functor(Predicate, Called, Arguments),
    (   chess_theories:signature(Predicate)
    ->  arg(Where, Predicate, Mode),
        arg(1, Mode, Type)
    ;   chess_theories:entered(Called/Arguments),
        typed(Called/Arguments, Where, [Name/Arity|Above], Type)
    ).

%!  proved(+Name, +Arguments, -Clause, -Promotion, -Words, -Proofs) is semidet.
%
%   Clause is the first of Name that holds of the Arguments, as the grammar
%   has it, and Proofs are all its proofs: lists of Variable=Value. Promotion
%   is what it says that a pawn becomes, or `none`. Words are those that the
%   user's file gives.

proved(Name, Arguments, Clause, Promotion, Words, Proofs) :-
    length(Arguments, Arity),
    functor(Head, Name, Arity),
    chess_theories:source(Head, Body, Names),
    written(Head, Body, Names, Clause),
    promotion(Head, Body, Promotion),
    witnesses(Head, Names, Witnesses),
    Head =.. [_|Arguments],
    findall(Values, ( call(user:Body), include(is_value, Witnesses, Values) ), Found),
    Found \== [],
    !,
    list_to_set(Found, Proofs),
    words(Name, Body, Words).

%   The named variables that are not in the head; _Square counts as Square.
witnesses(Head, Names, Witnesses) :-
    Head =.. [_|Arguments],
    findall(Place,
            ( nth1(Place, Names, _=Variable),
              \+ ( member(Argument, Arguments), Argument == Variable )
            ),
            Places),
    maplist(witness(Names), Places, Witnesses).

witness(Names, Place, Plain=Variable) :-
    nth1(Place, Names, Name=Variable),
    without_underscores(Name, Plain).

without_underscores(Name, Plain) :-
    (   atom_concat('_', Rest, Name),
        Rest \== ''
    ->  without_underscores(Rest, Plain)
    ;   Plain = Name
    ).

is_value(_=Value) :-
    atomic(Value).

promotion(Head, Body, Promotion) :-
    functor(Head, _, 3),
    arg(2, Head, From),
    chess_theories:literal_of(Body, make_move(Origin, _, Promotion, _, _)),
    Origin == From,
    atom(Promotion),
    !.
promotion(_, _, none).

%   The clause as the grammar has it: variables are v(Name), and predicates
%   have the names that their file gives them.
written(Head, Body, Names, clause(Copy, Literals)) :-
    copy_term(Head-Body-Names, Copy-Copied-Named),
    maplist(name_variable, Named),
    term_variables(Copy-Copied, Others),
    maplist(=(v('_')), Others),
    findall(Literal, ( chess_theories:literal_of(Copied, Given), as_in_file(Given, Literal) ), Literals).

name_variable(Name=v(Plain)) :-
    without_underscores(Name, Plain).

as_in_file(\+ Given, \+ Literal) :-
    !,
    as_in_file(Given, Literal).
as_in_file(Given, Literal) :-
    functor(Given, Name, Arity),
    chess_theories:renamed(Name/Arity, Plain),
    !,
    Given =.. [_|Arguments],
    Literal =.. [Plain|Arguments].
as_in_file(Literal, Literal).

%   words(+Name, +Body, -Words): what english/2 says of the tactic, and of
%   the helpers that it calls, {1} standing for the first argument.

words(Name, Body, words(Template, Phrases)) :-
    (   own_english(Name, Given)
    ->  Template = Given
    ;   Template = none
    ),
    findall(phrase(Called/Arity, Text),
            ( chess_theories:goal_of(Body, Goal),
              functor(Goal, Called, Arity),
              chess_theories:entered(Called/Arity),
              own_english(Called, Given0),
              numbered(Given0, Called/Arity, Text)
            ),
            Phrases).

own_english(Name, Text) :-
    current_predicate(user:english/2),
    call(user:english, Name, Text),
    !.

numbered(Template, Name/Arity, Text) :-
    functor(Head, Name, Arity),
    chess_theories:source(Head, _, Names),
    !,
    split_string(Template, "{}", "", Parts),
    numbered_parts(Parts, Head, Names, Texts),
    atomic_list_concat(Texts, Atom),
    atom_string(Atom, Text).

numbered_parts([Text, Braced|Parts], Head, Names, [Text, Place|Texts]) :-
    !,
    (   atom_string(Name, Braced),
        memberchk(Name=Variable, Names),
        arg(Number, Head, Argument),
        Argument == Variable
    ->  format(string(Place), "{~d}", [Number])
    ;   Place = Braced
    ),
    numbered_parts(Parts, Head, Names, Texts).
numbered_parts(Parts, _, _, Parts).
