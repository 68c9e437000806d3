:- module(judgement_json,
          [ write_json/1        % +Term
          ]).

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
write_json([]) :-
    !,
    write([]).
write_json([First|Rest]) :-
    !,
    write('['),
    write_items(Rest, First),
    write(']').
write_json(Compound) :-
    compound(Compound),
    !,
    Compound =.. List,
    write_json(List).
write_json(Text) :-
    write('"'),
    (   sub_atom(Text, _, _, _, '"')
    ->  split_string(Text, "\"", "", Parts),
        atomic_list_concat(Parts, '\\"', Escaped),
        write(Escaped)
    ;   write(Text)
    ),
    write('"').

write_items([], Last) :-
    write_json(Last).
write_items([Next|Rest], First) :-
    write_json(First),
    write(','),
    write_items(Rest, Next).
