:- module(judgement_explained_moves,
          [ explained_move/5,   % +Start, +Move, +Effort, +Blaming, -Explained
            explained_by_lines/6 % +Start, +Lines, +Move, +Effort, +Blaming, -Explained
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').
:- use_module('../../bk/moves', [legal_move/4]).
:- use_module(advised_moves).
:- use_module(gains, [course/2]).
:- use_module(generation_order).
:- use_module(line_motifs).
:- use_module(line_search).
:- use_module(mate_lines).
:- use_module(mistakes).
:- use_module(points, [kind_of/2]).
:- use_module(remembered).
:- use_module(searched_lines).
:- use_module(seen_lines).
:- use_module(threats).

/** <module> A move explained: what it does, threatens and runs into

All of it inside first_step/3 of host.pl. What is explained is

    explained(Line, Best, Rival, IsMistake, Motifs, Refutation, Sides, Quiet)

the line of the move; the best line of the position, perhaps the same; the
best one with another first move, or `none`; whether another move is better by
so much that it matters; the motifs of the line, and of the answer to a
mistake; the lines beside it; and, as in advised_moves.pl, the reasons for a
move that wins nothing by force.

A line beside it is side(Role, FEN, Line, Judged, Motifs): what it is shown
for, where it starts, and of a threat what it comes to. Its role is

    threat          what the mover would play next if the other side passed
    defence         a reply, and what it runs into
    alternative     another move that looks good, and what is wrong with it
    danger          what the other side would play if the mover passed
    parried         the same, where the move meets it

*/

most_defences(3).
most_alternatives(3).
most_tried(8).          % tempting moves that are looked at
easily_seen(2).         % moves of a mate that needs no search to be found

%!  explained_move(+Start, +Move, +Effort, +Blaming, -Explained) is det.
%
%   A start is that of line_motifs.pl. Move is as UCI writes it, or `none` for
%   the best one. Blaming is how many nodes are spent on a move before it is
%   called a mistake.

explained_move(Start, Move, Effort, Blaming, Explained) :-
    Start = start(FEN, _),
    best_lines(FEN, 2, Effort, Lines),
    explained_by_lines(Start, Lines, Move, Effort, Blaming, Explained).

%!  explained_by_lines(+Start, +Lines, +Move, +Effort, +Blaming, -Explained) is det.
%
%   The same where these are the two best lines of the position.

explained_by_lines(Start, Lines, Move, Effort, Blaming, Explained) :-
    Start = start(FEN, _),
    line_to_explain(Lines, Move, FEN, Effort, First),
    append(Lines, [First], All),
    best_line(All, Known),
    rival(Lines, First, Rival),
    looked_at_again(FEN, First, Known, Effort, Blaming, Found, Best),
    is_mistake(Best, Found, IsMistake),
    searched_line(FEN, Found, Effort, Searched),
    Searched = searched(Shown, Others),
    shown_line(IsMistake, Found, Shown, Line),
    dangers(FEN, Effort, Dangers),
    side_lines(IsMistake, FEN, Searched, Best, Dangers, Effort, Own),
    append(Own, Dangers, Sides0),
    Shown = line(Moves, _, _),
    motifs_of(Start, Moves, Others, Motifs0),
    refutation(IsMistake, FEN, Line, Refutation),
    with_motifs(Sides0, Sides),
    quiet_reasons(IsMistake, Start, Line, Best, Lines, Effort, Quiet),
    own_motifs(Quiet, Motifs0, Motifs),
    Explained = explained(Line, Best, Rival, IsMistake, Motifs, Refutation, Sides, Quiet).

line_to_explain([], _, _, _, _) :-
    throw(error(no_legal_move, _)).
line_to_explain([Line|Lines], Move, FEN, Effort, Found) :-
    (   member(Found0, [Line|Lines]),
        ( Move == none ; begins_with(Move, Found0) )
    ->  Found = Found0
    ;   Effort = effort(Nodes, _, _, _, _, _),
        line_of(FEN, Move, Nodes, Effort, Found)
    ).

:- multifile prolog:error_message//1.

prolog:error_message(no_legal_move) -->
    [ 'there is no legal move to explain: the game is over' ].

begins_with(Move, line([Move|_], _, _)).

%   Of equal ones the first.

best_line([Line|Lines], Best) :-
    foldl(better_line, Lines, Line, Best).

better_line(Line, Best0, Best) :-
    Line = line(_, Score, _),
    Best0 = line(_, Most, _),
    (   Score > Most
    ->  Best = Line
    ;   Best = Best0
    ).

rival(Lines, line([Move|_], _, _), Rival) :-
    (   member(Rival0, Lines),
        \+ begins_with(Move, Rival0)
    ->  Rival = Rival0
    ;   Rival = none
    ).

%   A longer look at what seems a mistake: it may be a sacrifice.

looked_at_again(FEN, First, Known, Effort, Blaming, Line, Best) :-
    is_mistake(Known, First, Seems),
    (   Seems == true
    ->  First = line([Move|_], _, _),
        line_of(FEN, Move, Blaming, Effort, Line),
        best_line([Known, Line], Best)
    ;   Line = First,
        Best = Known
    ).

is_mistake(Best, Line, Truth) :-
    (   is_class(refuted, Best, Line)
    ->  Truth = true
    ;   Truth = false
    ).

is_class(Class, Best, Line) :-
    judged_score(Best, BestScore),
    judged_score(Line, Score),
    move_class(BestScore, Score, other, Class),
    !.

shown_line(true, Found, _, Found).
shown_line(false, _, Shown, Shown).

%   What the other side would do next, if that is worth mentioning.

dangers(FEN, Effort, Dangers) :-
    (   passed(FEN, Passed)
    ->  side_line(FEN, [], all, Effort, Still),
        easily_seen(Few),
        mate_within(Passed, Few, Mate),
        next_line(Mate, Passed, Effort, Danger),
        Danger = line(Moves, _, _),
        judged_score(Still, Score),
        judged_score(Danger, DangerScore),
        (   line_from(Passed, Moves, Played),
            course(Played, Course),
            danger(Score, Course, DangerScore)
        ->  Dangers = [side(danger, Passed, Danger, none, [])]
        ;   Dangers = []
        )
    ;   Dangers = []
    ).

next_line(none, FEN, Effort, Line) :-
    side_line(FEN, [], all, Effort, Line).
next_line(line(Moves, Score, Mate), _, _, line(Moves, Score, Mate)).

%   What a mistake threatens does not matter: it is answered at once.

side_lines(true, _, _, _, _, _, []).
side_lines(false, FEN, Searched, Best, Dangers, Effort, Sides) :-
    Searched = searched(Line, _),
    parried(Dangers, FEN, Line, Effort, Parried),
    threat_of(FEN, Line, Effort, Threat),
    threats(Threat, Threats),
    defences(FEN, Searched, Effort, Defences),
    alternatives(FEN, Line, Best, Effort, Alternatives),
    append([Parried, Threats, Defences, Alternatives], Sides).

%   A mate once more that the move is played against. A check only puts it off.

parried([], _, _, _, []).
parried([side(danger, Passed, Threat, _, _)|_], FEN, Line, Effort, Sides) :-
    Line = line([First|_], _, Mate),
    fen_after(FEN, [First], After),
    position_of(After, Position),
    Threat = line(_, _, Threatened),
    (   ( Mate == none ; Mate == 0 ),
        \+ in_check(_, Position),
        Threatened \== none
    ->  not_played(Threat, FEN, Line, Left),
        met(Left, Passed, FEN, Line, Effort, Danger),
        parried_side(Danger, Sides)
    ;   Sides = []
    ).

parried_side(none, []).
parried_side(danger(Passed, Line), [side(parried, Passed, Line, none, [])]).

threats(none, []).
threats(threat(Passed, Line, Judged), [side(threat, Passed, Line, Judged, [])]).

%   The replies that hold out best, after the natural one, and how each is answered.

defences(FEN, searched(line([First|_], _, _), Others), Effort, Sides) :-
    fen_after(FEN, [First], After),
    position_of(After, Position),
    findall(move, legal_move(_, _, _, Position), Legal),
    length(Legal, Count),
    maplist(from_reply, Others, Known),
    length(Known, Already),
    most_defences(Most),
    Left is min(Most, Count - Already),
    (   Count > 0
    ->  more_defences(Left, FEN, First, Effort, Known, Replies)
    ;   Replies = []
    ),
    findall(side(defence, After, Reply, none, []),
            ( member(Reply, Replies), Reply = line([_, _|_], _, _) ),
            Sides).

from_reply(line([_|Moves], Score, Mate), Reply) :-
    turned(line(Moves, Score, Mate), Reply).

more_defences(Left, FEN, First, Effort, Known, Replies) :-
    (   Left > 0
    ->  other_choice(Known, Choice),
        side_line(FEN, [First], Choice, Effort, Reply),
        append(Known, [Reply], More),
        Fewer is Left - 1,
        more_defences(Fewer, FEN, First, Effort, More, Replies)
    ;   Replies = Known
    ).

other_choice([], all).
other_choice([Line|Lines], without([Line|Lines])).

%   Tempting moves that are worse than the best one, the most tempting first.

alternatives(FEN, line([Move|_], _, _), Best, Effort, Sides) :-
    Best = line([BestMove|_], _, _),
    position_of(FEN, Position),
    tempting_moves(Position, All),
    exclude(memberchk_of([Move, BestMove]), All, Others),
    most_tried(Most),
    first_of(Most, Others, Tried),
    most_alternatives(Left),
    worse_ones(Tried, Left, FEN, Best, Effort, Sides).

memberchk_of(List, One) :-
    memberchk(One, List).

first_of(Most, List, First) :-
    length(List, Length),
    Taken is min(Most, Length),
    length(First, Taken),
    append(First, _, List),
    !.

worse_ones([], _, _, _, _, []).
worse_ones([Move|Moves], Left, FEN, Best, Effort, Sides) :-
    (   Left > 0
    ->  Effort = effort(_, _, _, _, _, Nodes),
        line_of(FEN, Move, Nodes, Effort, Line),
        (   Line = line([_, _|_], _, _),
            is_class(worse, Best, Line)
        ->  Sides = [side(alternative, FEN, Line, none, [])|Others],
            Fewer is Left - 1
        ;   Sides = Others,
            Fewer = Left
        ),
        worse_ones(Moves, Fewer, FEN, Best, Effort, Others)
    ;   Sides = []
    ).

%   Motifs of the answer to a mistake, and of the lines beside the main one: of a defence or an
%   alternative, those of the answer to its first move.

refutation(false, _, _, []).
refutation(true, FEN, line([Move|Answer], _, _), Motifs) :-
    fen_after(FEN, [Move], After),
    motifs_of(start(After, from(FEN, Move)), Answer, [], Motifs).

with_motifs([], []).
with_motifs([side(Role, FEN, Line, Judged, _)|Sides], [side(Role, FEN, Line, Judged, Motifs)|More]) :-
    side_motifs(Role, FEN, Line, Motifs),
    with_motifs(Sides, More).

side_motifs(Role, FEN, line([Move|Moves], _, _), Motifs) :-
    (   memberchk(Role, [defence, alternative])
    ->  refutation(true, FEN, line([Move|Moves], 0, none), Motifs)
    ;   motifs_of(start(FEN, none), [Move|Moves], [], Motifs)
    ).

%   Where the best move wins nothing by force: what else speaks for it, as any answer says.

quiet_reasons(IsMistake, Start, line([Move|_], _, _), Best, Lines, Effort, Quiet) :-
    (   IsMistake == false,
        begins_with(Move, Best)
    ->  advised_by_lines(Start, Lines, wish([], false), Effort, [Advised|_]),
        quiet_of(Advised, Move, Quiet)
    ;   Quiet = []
    ).

quiet_of(advised(Move, Reasons, _, _, Forced), Explained, Quiet) :-
    (   Move == Explained,
        Forced \== true
    ->  Quiet = Reasons
    ;   Quiet = []
    ).

own_motifs([], Motifs, Motifs).
own_motifs([_|_], Motifs0, Motifs) :-
    include(is_descriptive, Motifs0, Motifs).

is_descriptive(motif(Name, _, _, _, _)) :-
    kind_of(Name, describes).
