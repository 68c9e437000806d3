:- module(python_predicates,
          [ enter_foreign/2,       % +Input, -Output
            python_rows/3          % +Name, +Inputs, -Rows
          ]).

:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(query_services, [is_position/1]).
:- use_module(text_lines).

/** <module> Predicates that Python answers

Python itself defines python_call(+Name, +Input, -Answer) in this module.
*/

%!  enter_foreign(+Input, -Output).
%
%   Input is "Name Inputs Outputs": define user:Name with that many
%   arguments, answered by Python.

enter_foreign(Input, "") :-
    split_string(Input, " ", "", [NameText, InText, OutText]),
    atom_string(Name, NameText),
    number_string(In, InText),
    number_string(Out, OutText),
    length(Inputs, In),
    length(Outputs, Out),
    append(Inputs, Outputs, Arguments),
    Head =.. [Name|Arguments],
    functor(Head, Name, Arity),
    functor(General, Name, Arity),
    user:retractall(General),
    user:assertz((Head :- python_predicates:python_rows(Name, Inputs, Rows),
                          lists:member(Outputs, Rows))).

%!  python_rows(+Name, +Inputs, -Rows) is det.
%
%   Rows are the answers of the Python function behind predicate Name.
%
%   @error  python(Name, Message) when the function raises.

python_rows(Name, Inputs, Rows) :-
    must_be(ground, Inputs),
    maplist(input_text, Inputs, Texts),
    atomic_list_concat(Texts, '\n', Input),
    python_call(Name, Input, Answer),
    split_name(Answer, Status, Text),
    (   Status == ok
    ->  term_string(Rows, Text)
    ;   throw(error(python(Name, Text), _))
    ).

input_text(Input, Text) :-
    (   is_position(Input)
    ->  fen_position(Text, Input)
    ;   format(string(Text), "~w", [Input])
    ).

:- multifile prolog:error_message//1.

prolog:error_message(python(Name, Message)) -->
    [ 'Python predicate ~w: ~w'-[Name, Message] ].
