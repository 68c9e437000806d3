:- module(theory_services,
          [ enter_clauses/2,       % +Input, -Output
            publish/2,             % +Module, -Output
            withdraw/2             % +Module, -Output
          ]).

:- use_module(text_lines).

/** <module> Services that enter theories as modules, and show them to `user`
*/

%!  enter_clauses(+Input, -Output).
%
%   Input is "Module Clauses": replace what Module holds by the Clauses,
%   which the caller has checked. They are read and asserted, never
%   loaded, so no directive or expansion is ever run.

enter_clauses(Input, "") :-
    split_name(Input, Module, Text),
    forall(( current_predicate(Module:Name/Arity),
             functor(Head, Name, Arity),
             predicate_property(Module:Head, dynamic),
             \+ predicate_property(Module:Head, imported_from(_))
           ),
           retractall(Module:Head)),
    setup_call_cleanup(open_string(Text, Stream),
                       enter_stream(Module, Stream),
                       close(Stream)).

enter_stream(Module, Stream) :-
    read_term(Stream, Clause, []),
    (   Clause == end_of_file
    ->  true
    ;   enter_clause(Module, Clause),
        enter_stream(Module, Stream)
    ).

enter_clause(Module, Clause) :-
    clause_head(Clause, Head),
    functor(Head, Name, Arity),
    (   predicate_property(system:Head, built_in)  % libraries, such as unix, may have a fork/1
    ->  throw(error(reserved_name(Name/Arity), _))
    ;   assertz(Module:Clause)
    ).

%!  publish(+Module, -Output).
%
%   Make the predicates of Module visible in `user`, but for those that
%   prove suggestions.

publish(ModuleText, "") :-
    atom_string(Module, ModuleText),
    forall(( current_predicate(Module:Name/Arity),
             functor(Head, Name, Arity),
             \+ predicate_property(Module:Head, imported_from(_)),
             \+ sub_atom(Name, 0, _, _, $)
           ),
           publish(Module, Name/Arity, Head)).

publish(Module, Indicator, Head) :-
    (   predicate_property(user:Head, defined),
        \+ predicate_property(user:Head, imported_from(Module)),
        \+ word_of_strategy(Indicator)
    ->  throw(error(defined_twice(Indicator), _))
    ;   Module:export(Indicator),
        user:import(Module:Indicator)
    ).

%   The words of strategy are seen from `user`, but a theory may have their names.

:- add_import_module(user, chess_strategy, end).

word_of_strategy(Indicator) :-
    module_property(chess_strategy, exports(Words)),
    memberchk(Indicator, Words).

%!  withdraw(+Module, -Output).
%
%   Undo publish/2: the predicates of Module are no longer visible in `user`.

withdraw(ModuleText, "") :-
    atom_string(Module, ModuleText),
    forall(( current_predicate(Module:Name/Arity),
             functor(Head, Name, Arity),
             predicate_property(user:Head, imported_from(Module))
           ),
           abolish(user:Name/Arity)).

clause_head((:- _), _) :-
    !,
    throw(error(permission_error(run, directive, clauses), _)).
clause_head((Head :- _), Head) :- !.
clause_head(Head, Head).

:- multifile prolog:error_message//1.

prolog:error_message(reserved_name(Indicator)) -->
    [ '~w is a predicate of Prolog itself; choose another name'-[Indicator] ].
prolog:error_message(defined_twice(Indicator)) -->
    [ '~w is defined by two of the tactic files'-[Indicator] ].
