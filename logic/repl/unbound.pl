% Errors about an unbound position or line call the variable as the user does: P is unbound. So
% the names of a query are remembered while it runs (see must_be_read/2 of bk/position.pl).

:- module(chess_unbound, []).

:- multifile user:expand_query/4.
:- dynamic user:expand_query/4.

% Prolog 9.0 leaves it to us to put in what $Var stands for; later ones have done so before.
user:expand_query(Query, Expanded, Bindings, ExpandedBindings) :-
    (   current_predicate(toplevel_variables:expand_query/4),
        toplevel_variables:expand_query(Query, Expanded0, Bindings, ExpandedBindings0)
    ->  Expanded = Expanded0,
        ExpandedBindings = ExpandedBindings0
    ;   Expanded = Query,
        ExpandedBindings = Bindings
    ),
    b_setval(chess_query_variables, ExpandedBindings).
