:- module(judgement_quiet_moves,
          [ quiet_move/3,       % +FEN, +Lines, -Advised
            quiet_answer/5      % +Seen, +FEN, +Lines, +Opening, -Reasons
          ]).

:- use_module(library(aggregate)).
:- use_module('../../bk/vocabulary').
:- use_module(host).
:- use_module(quiet_sentences).
:- use_module(remembered).
:- use_module(scores, [limit/2]).
:- use_module(seen_lines).

/** <module> The move that is advised where nothing is won by force

With its strategic reasons in words: advised moves are those of
advised_moves.pl. All of it inside first_step/3 of host.pl.
*/

%!  quiet_move(+FEN, +Lines, -Advised) is det.
%
%   The first move of the best line, and why; `none` if nothing can be said for
%   it.

quiet_move(FEN, [Line|Others], Advised) :-
    Line = line(Moves, _, Mate),
    (   Mate \== none
    ->  Advised = none
    ;   seen_line(FEN, Moves, Seen),
        opening(Seen, Opening),
        quiet_answer(Seen, FEN, [Line|Others], Opening, Reasons),
        advised_for(Reasons, Line, Advised)
    ).

%!  quiet_answer(+Seen, +FEN, +Lines, +Opening, -Reasons:list) is det.
%
%   What speaks for the first move of the best of Lines, which is Seen, and enters
%   Opening.

quiet_answer(Seen, FEN, [_|Others], Opening, Reasons) :-
    bk_line(Seen, Played),
    rival(Others, FEN, Rival),
    scene(Seen, Scene),
    quiet_sentences(Played, Rival, Scene, Opening, Reasons).

rival([], _, none).
rival([line(Moves, _, _)|_], FEN, Rival) :-
    line_from(FEN, Moves, Rival).

advised_for([], _, none).
advised_for([First|Others], Line, advised(Move, [First|Others], Line, "", false)) :-
    Line = line([Move|_], _, _).

scene(Seen, Scene) :-
    Seen = seen(_, Side, [Before, After|_], [From-To-_|_], _),
    move_words(Seen, 1, Text),
    (   move_words(Seen, 3, Following)
    ->  Next = Following
    ;   Next = none
    ),
    board_text(Before, Text0),
    board_text(After, Text1),
    Scene = scene(Text, Side, From, To, Text0, Text1, Next).

%   opening(+Seen, -Opening): what the position after the first move is called; or none.

opening(seen(_, _, [_, After|_], _, _), Opening) :-
    (   fullmove_number(Number, After),
        limit(opening_until, Last),
        Number =< Last,
        aggregate_all(count, piece_at(_, After, _, _), Pieces),
        limit(opening_pieces, Fewest),
        Pieces >= Fewest
    ->  fen_position(FEN, After),
        split_string(FEN, " ", "", [Placement, Turn|_]),
        format(string(Key), "~w ~w", [Placement, Turn]),
        host(opening(Key), Opening)
    ;   Opening = none
    ).
