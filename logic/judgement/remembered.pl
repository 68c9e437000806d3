:- module(judgement_remembered,
          [ remembered/3,       % +Key, -Value, :Goal
            forget_all/0,
            line_from/3,        % +FEN, +Moves, -Line
            position_of/2       % +FEN, -Position
          ]).

:- use_module('../../bk/vocabulary').

/** <module> What was found before in the same request

An answer looks at the same lines and positions many times, from several
files. To play the moves of a line, or to write one, takes far longer than to
look it up.
*/

most_remembered(2000).

:- dynamic known/3.             % Hash, Key, Value

:- meta_predicate remembered(+, -, 0).

%!  remembered(+Key, -Value, :Goal) is semidet.
%
%   Goal binds Value, always to the same where Key is the same. Both are ground.

remembered(Key, Value, Goal) :-
    term_hash(Key, Hash),
    (   known(Hash, Key, Known)
    ->  Value = Known
    ;   once(Goal),
        make_space,
        assertz(known(Hash, Key, Value))
    ).

make_space :-
    most_remembered(Most),
    predicate_property(known(_, _, _), number_of_clauses(Count)),
    (   Count >= Most
    ->  forget_all
    ;   true
    ).

%!  forget_all is det.

forget_all :-
    retractall(known(_, _, _)).

%!  line_from(+FEN, +Moves, -Line) is semidet.
%
%   As fen_line/3 of bk/.

line_from(FEN, Moves, Line) :-
    remembered(line(FEN, Moves), Line, fen_line(FEN, Moves, Line)).

%!  position_of(+FEN, -Position) is det.
%
%   As fen_position/2 of bk/.

position_of(FEN, Position) :-
    remembered(position(FEN), Position, fen_position(FEN, Position)).
