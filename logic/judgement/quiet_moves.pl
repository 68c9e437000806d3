:- module(judgement_quiet_moves,
          [ quiet_move/3        % +FEN, +Lines, -Advised
          ]).

:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module('../../bk/vocabulary').
:- use_module('../english/english', [say/2]).
:- use_module(host).
:- use_module(seen_lines).
:- use_module(strategy).

/** <module> The move that is advised where nothing is won by force

With its strategic reasons in words: advised moves are those of
advised_moves.pl. All of it inside first_step/3 of host.pl.
*/

looked_at(9).           % reasons that are put into words, the weightiest first
most_reasons(2).
second(40).             % weight of a reason that is named beside another one
opening_until(18).      % the last move after which a position may be named; the longest line has 36 half moves
opening_pieces(20).     % pawns included: with fewer the opening is over

%!  quiet_move(+FEN, +Lines, -Advised) is det.
%
%   The first move of the best line, and why; `none` if nothing can be said for
%   it.

quiet_move(FEN, [Line|Others], Advised) :-
    Line = line([Move|Further], _, Mate),
    (   Mate \== none
    ->  Advised = none
    ;   seen_line(FEN, [Move|Further], Seen),
        strategic_reasons(Seen, FEN, Others, Scene, Named),
        opening(Seen, Opening),
        with_opening(Opening, Named, Reasons),
        said_move(Reasons, Scene, Line, Advised)
    ).

%   strategic_reasons(+Seen, +FEN, +Others, -Scene, -Named): those that are named,
%   named(Name, Because, Squares, Weight).

strategic_reasons(Seen, FEN, Others, Scene, Named) :-
    bk_line(Seen, Played),
    (   Others = [line(Moves, _, _)|_]
    ->  fen_line(FEN, Moves, Rival)
    ;   Rival = none
    ),
    quiet_reasons(Played, Rival, All),
    looked_at(Most),
    at_most(Most, All, Weightiest),
    scene(Seen, Scene),
    include(has_words(Scene), Weightiest, Said),
    chosen(Said, Chosen),
    Seen = seen(_, Side, _, _, _),
    maplist(named(Side), Chosen, Named).

at_most(Most, List, First) :-
    length(List, Length),
    Taken is min(Most, Length),
    length(First, Taken),
    append(First, _, List),
    !.

scene(Seen, Scene) :-
    Seen = seen(_, Side, [Before, After|_], [From-To-_|_], _),
    move_words(Seen, 1, Text),
    (   move_words(Seen, 3, Following)
    ->  Next = Following
    ;   Next = none
    ),
    Scene = scene(Text, Side, From, To, Before, After, Next).

has_words(Scene, reason(_, _, Change, Cases)) :-
    say(quiet_reason(Scene, because(Change, Cases)), Words),
    !,
    string_length(Words, Length),
    Length > 0.

%   The weightiest reason, and another one of some weight about something else.

chosen([], []).
chosen([First|Others], [First|Second]) :-
    most_reasons(Most),
    second(Least),
    foldl(chosen_beside(Most, Least), Others, [First], Found),
    reverse(Found, [First|Second]).

chosen_beside(Most, Least, Reason, Found, More) :-
    Reason = reason(Weight, Name, _, _),
    length(Found, Count),
    (   Count < Most,
        Weight >= Least,
        \+ ( member(reason(_, Other, _, _), Found), are_alike(Name, Other) )
    ->  More = [Reason|Found]
    ;   More = Found
    ).

named(Side, reason(Weight, Name, Change, Cases), named(Name, because(Change, Cases), Squares, Weight)) :-
    findall(Place-Square,
            ( member(Case, Cases),
              member(Square, Case),
              atom(Square),
              sq(Square),
              seen_place(Side, Square, Place)
            ),
            Pairs),
    sort(Pairs, Sorted),
    pairs_values(Sorted, Squares).

%   Where a square is as a side sees it, the nearest rank first.

seen_place(Side, Square, Row/File) :-
    to_coords(Square, Rank, File),
    (   Side == white
    ->  Row = Rank
    ;   Row is 9 - Rank
    ).

%   opening(+Seen, -Opening): what the position after the first move is called; or none.

opening(seen(_, _, [_, After|_], _, _), Opening) :-
    (   fullmove_number(Number, After),
        opening_until(Last),
        Number =< Last,
        aggregate_all(count, piece_at(_, After, _, _), Pieces),
        opening_pieces(Fewest),
        Pieces >= Fewest
    ->  fen_position(FEN, After),
        split_string(FEN, " ", "", [Placement, Turn|_]),
        format(string(Key), "~w ~w", [Placement, Turn]),
        host(opening(Key), Opening)
    ;   Opening = none
    ).

with_opening(none, Named, Named) :-
    !.
with_opening(opening(Code, Name), Named, [Opening|Ideas]) :-
    Opening = named(opening, because(opening(Code, Name), []), [], 0),
    (   Named = [First|_],
        First = named(_, _, _, Weight),
        Weight > 0
    ->  Ideas = [First]
    ;   Ideas = []
    ).

said_move([], _, _, none) :-
    !.
said_move(Named, Scene, Line, advised(Move, [First|Others], Line, "", false)) :-
    Line = line([Move|_], _, _),
    findall(Because, member(named(_, Because, _, _), Named), All),
    Named = [named(Name, _, Squares, _)|Rest],
    quiet_text(Scene, All, Why),
    First = reason(Name, Why, Squares, ""),
    findall(reason(Other, Text, At, ""),
            ( member(named(Other, Because, At, _), Rest),
              quiet_text(Scene, [Because], Text)
            ),
            Others).

quiet_text(Scene, Reasons, Text) :-
    say(quiet(Scene, Reasons), Said),
    !,
    text_to_string(Said, Text).
