:- module(judgement_json,
          [ write_json/1        % +Term
          ]).

/** <module> Terms as JSON

fork(e4, 2) is ["fork", "e4", 2]. Written as Python writes it are
object([Key-Value, ...]), with a blank behind each comma and colon in it, and
json(Atom), the atom itself: true, false or null.
*/

%!  write_json(+Term) is det.
%
%   Write a term without variables.

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
write_json(object(Pairs)) :-
    !,
    write_value(object(Pairs)).
write_json(Compound) :-
    compound(Compound),
    !,
    Compound =.. List,
    write_json(List).
write_json(Text) :-
    escaped('\\', '\\\\', Text, Text1),
    escaped('"', '\\"', Text1, Text2),
    escaped('\n', '\\n', Text2, Escaped),
    write('"'),
    write(Escaped),
    write('"').

%   Names and strings are those of chess and of clauses: few signs in them are written otherwise.

escaped(Sign, Written, Text0, Text) :-
    (   sub_atom(Text0, _, _, _, Sign)
    ->  atomic_list_concat(Parts, Sign, Text0),
        atomic_list_concat(Parts, Written, Text)
    ;   Text = Text0
    ).

%   As Python's json.dumps writes objects, and what is in them.

write_value(object(Pairs)) :-
    !,
    write('{'),
    write_separated(Pairs),
    write('}').
write_value(Key-Value) :-
    !,
    write_json(Key),
    write(': '),
    write_value(Value).
write_value([First|Rest]) :-
    !,
    write('['),
    write_separated([First|Rest]),
    write(']').
write_value(json(Atom)) :-
    !,
    write(Atom).
write_value(Other) :-
    write_json(Other).

write_separated([]).
write_separated([Last]) :-
    !,
    write_value(Last).
write_separated([First|Rest]) :-
    write_value(First),
    write(', '),
    write_separated(Rest).

write_items([], Last) :-
    write_json(Last).
write_items([Next|Rest], First) :-
    write_json(First),
    write(','),
    write_items(Rest, Next).
