:- module(judgement_json,
          [ write_json/1        % +Term
          ]).

:- use_module(library(lists)).

/** <module> Terms as JSON

fork(e4, 2) is ["fork", "e4", 2].
*/

%!  write_json(+Term) is det.
%
%   Write a term without variables.

%   Names and strings are those of chess: nothing in them is written otherwise in JSON but quotes.

write_json(Number) :-
    number(Number),
    !,
    write(Number).
write_json(List) :-
    is_list(List),
    !,
    write('['),
    forall(nth1(Place, List, One), ( write_comma(Place), write_json(One) )),
    write(']').
write_json(Compound) :-
    compound(Compound),
    !,
    Compound =.. List,
    write_json(List).
write_json(Text) :-
    split_string(Text, "\"", "", Parts),
    atomic_list_concat(Parts, '\\"', Escaped),
    format("\"~w\"", [Escaped]).

write_comma(Place) :-
    (   Place > 1
    ->  write(',')
    ;   true
    ).
