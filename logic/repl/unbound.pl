% Errors about an unbound position or line call the variable as the user does: P is unbound.

:- module(chess_unbound, []).

:- use_module(library(lists)).
:- use_module('../../bk/position', []).

%   The variables of a query are kept while it runs.
:- multifile user:expand_query/4.
:- dynamic user:expand_query/4.

user:expand_query(Query, Expanded, Bindings, ExpandedBindings) :-
    (   toplevel_variables:expand_query(Query, Expanded0, Bindings, ExpandedBindings0)
    ->  Expanded = Expanded0,
        ExpandedBindings = ExpandedBindings0
    ;   Expanded = Query,
        ExpandedBindings = Bindings
    ),
    b_setval(chess_query_variables, ExpandedBindings).

chess_position:variable_name(Variable, Name) :-
    nb_current(chess_query_variables, Bindings),
    member(Name=Asked, Bindings),
    Asked == Variable,
    !.
