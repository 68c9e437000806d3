:- module(judgement_quiet_sentences,
          [ quiet_sentences/5,  % +Line, +Rival, +Scene, +Opening, -Reasons
            purpose/2           % +Line, -Text
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module('../../bk/vocabulary').
:- use_module(seen_lines, [board_text/2]).
:- use_module(spoken).
:- use_module(strategy).

/** <module> What is said for a move where nothing is won by force

The weightiest of its strategic reasons in words, and the opening that it
enters.
*/

looked_at(9).           % reasons that are put into words, the weightiest first
most_reasons(2).
second(38).             % weight of a reason that is named beside another one

%!  quiet_sentences(+Line, +Rival, +Scene, +Opening, -Reasons:list) is det.
%
%   What is said for the first move of Line, reason(Name, Sentence, Squares, "", 1),
%   where Rival is as quiet_reasons/3 of strategy.pl has it, Scene as strategy.pl
%   of logic/english, and Opening is opening(Code, Name) or `none`. The first
%   sentence says it all.

quiet_sentences(Line, Rival, Scene, Opening, Reasons) :-
    quiet_reasons(Line, Rival, All),
    Scene = scene(_, Side, _, _, _, _, _),
    looked_at(Most),
    at_most(Most, All, Weightiest),
    foldl(chosen_beside(Scene, Line), Weightiest, [], Chosen0),
    beside_bare(Chosen0, Scene, Line, All, Chosen1),
    reverse(Chosen1, Chosen),
    maplist(named(Side), Chosen, Named0),
    with_opening(Opening, Named0, Named),
    in_words(Named, Scene, Reasons).

%   with_idea(+Line, +Side, +Reason0, -Reason): where a move is for a later one, what that is for.

with_idea(Line, Side, reason(Weight, Name, does(Word), Cases), Reason) :-
    later_ply(Word, Ply),
    !,
    (   idea(Ply, Line, Side, Idea0, _)
    ->  Idea = Idea0
    ;   Idea = none
    ),
    Deed =.. [Word, Idea],
    Reason = reason(Weight, Name, does(Deed), Cases).
with_idea(_, _, Reason, Reason).

%   idea(+Ply, +Line, +Side, -Idea, -Words): what a move of the line does.

idea(Ply, Line, Side, idea(Scene, because(Change, Changed)), Words) :-
    follow_up(Ply, Line, From, To, Before, After, Reasons),
    board_text(Before, Text0),
    board_text(After, Text),
    Scene = scene("", Side, From, To, Text0, Text, none),
    member(reason(_, _, Change, Changed), Reasons),
    stand_there_now(Changed, After, Line),
    says(Scene, reason(0, idea, Change, Changed), Words),
    Words \== "",
    !.

%   stand_there_now(+Cases, +After, +Line): the other side's pieces that they are about stood there
%   after the first move, too: the reply that brought them is not known to whoever reads.

stand_there_now(Cases, After, Line) :-
    played(1, _, _, _, First, Line),
    turn(Other, First),
    \+ ( member(Case, Cases),
         member(Square, Case),
         atom(Square),
         sq(Square),
         piece_at(Square, After, Other, Piece),
         \+ piece_at(Square, First, Other, Piece)
       ).

%!  purpose(+Line, -Text:string) is semidet.
%
%   What the first move of Line is good for, in words, if there are any.

purpose(Line, Text) :-
    played(1, _, _, Before, _, Line),
    turn(Side, Before),
    idea(1, Line, Side, _, Text).

later_ply(prepares,   3).
later_ply(plans,      3).
later_ply(heads_for,  3).
later_ply(is_bound_for, 5).
later_ply(makes_room, 5).

at_most(Most, List, First) :-
    length(List, Length),
    Taken is min(Most, Length),
    length(First, Taken),
    append(First, _, List),
    !.

%   The weightiest reason that has words, and another one of some weight about something else.

chosen_beside(Scene, Line, Reason0, Found, More) :-
    (   may_stand_beside(Found, Reason0),
        arg(2, Scene, Side),
        with_idea(Line, Side, Reason0, Reason),
        has_words(Scene, Reason)
    ->  More = [Reason|Found]
    ;   More = Found
    ).

%   A mere exchange says little: what is played after it stands beside it, if that has a purpose.

beside_bare([Reason], Scene, Line, All, [Plan, Reason]) :-
    Reason = reason(_, exchange, does(exchanges), _),
    says(Scene, Reason, Words),
    \+ sub_string(Words, _, _, _, ","),
    member(Plan0, All),
    Plan0 = reason(Weight, plan, does(plans), Cases),
    \+ ( played(3, From, To, Before, _, Line),
         captures(From, To, Before)
       ),
    arg(2, Scene, Side),
    with_idea(Line, Side, Plan0, reason(_, _, does(plans(Idea)), _)),
    Idea \== none,
    !,
    Plan = reason(Weight, plan, does(gets_ready(Idea)), Cases).
beside_bare(Chosen, _, _, _, Chosen).

may_stand_beside([], _).
may_stand_beside([One|Found], reason(Weight, Name, _, _)) :-
    most_reasons(Most),
    least_beside(One, Least),
    length([One|Found], Count),
    Count < Most,
    Weight >= Least,
    \+ ( member(reason(_, Other, _, _), [One|Found]),
         are_alike(Name, Other)
       ).

%   Every legal move is an answer to the check: what else it does is wanted.

least_beside(reason(_, out_of_check, _, _), 0) :-
    !.
least_beside(_, Least) :-
    second(Least).

has_words(Scene, Reason) :-
    says(Scene, Reason, Words),
    Words \== "".

says(Scene, reason(_, _, Change, Cases), Words) :-
    said(quiet_reason(Scene, because(Change, Cases)), Words).

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

in_words([], _, []).
in_words([First|Others], Scene, [reason(Name, Why, Squares, "", 1)|Reasons]) :-
    findall(Because, member(named(_, Because, _, _), [First|Others]), All),
    First = named(Name, _, Squares, _),
    quiet_text(Scene, All, Why),
    findall(reason(Other, Text, At, "", 1),
            ( member(named(Other, Because, At, _), Others),
              quiet_text(Scene, [Because], Text)
            ),
            Reasons).

quiet_text(Scene, Reasons, Text) :-
    said(quiet(Scene, Reasons), Text).
