:- module(query_services,
          [ answers/2,             % +Input, -Answers
            is_position/1          % +Value
          ]).

:- use_module(library(lists)).
:- use_module(library(solution_sequences)).
:- use_module(text_lines).

/** <module> The service that answers goals
*/

%!  answers(+Input, -Answers).
%
%   Input is "Inferences Most Goal". Each answer is a line of
%   Name=Value, separated by tabs; the last line says how the query
%   ended: `end`, `more` (there are more than Most answers) or `limit`
%   (it took more than that many Inferences).

answers(Input, Answers) :-
    split_name(Input, InferencesAtom, Rest),
    split_name(Rest, MostAtom, GoalText),
    atom_number(InferencesAtom, Inferences),
    atom_number(MostAtom, Most),
    term_string(Goal, GoalText, [variable_names(Bindings), module(user)]),
    b_setval(chess_query_variables, Bindings),      % for errors
    OneMore is Most + 1,
    call_with_inference_limit(
        findall(Text,
                limit(OneMore, ( call(user:Goal), answer_text(Bindings, Text) )),
                Texts),
        Inferences,
        Result),
    ending(Result, Most, Texts, Lines),
    joined("\n", Lines, Answers).

ending(inference_limit_exceeded, _, _, [limit]) :- !.
ending(_, Most, Texts, Lines) :-
    length(Texts, Count),
    (   Count > Most
    ->  append(Shown, [_], Texts),
        append(Shown, [more], Lines)
    ;   append(Texts, [end], Lines)
    ).

answer_text(Bindings, Text) :-
    with_output_to(string(Text),
                   forall(( member(Name=Value, Bindings),
                            \+ sub_atom(Name, 0, _, _, '_')
                          ),
                          ( value_text(Value, ValueText),
                            format("~w=~w\t", [Name, ValueText])
                          ))).

%   A position is shown as its FEN, a line as FEN and moves, anything
%   else as Prolog reads it.
value_text(Value, Text) :-
    (   is_position(Value)
    ->  fen_position(Text, Value)
    ;   is_line(Value)
    ->  line_text(Value, Text)
    ;   var(Value)
    ->  Text = '_'
    ;   format(string(Text), "~q", [Value])
    ).

is_position(Value) :-
    compound(Value),
    functor(Value, position, 6),
    position(Value).

is_line(Value) :-
    compound(Value),
    Value = line(_, Plies, _),
    compound(Plies),
    functor(Plies, plies, _),
    ground(Value).
