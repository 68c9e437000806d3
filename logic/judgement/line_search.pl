:- module(judgement_line_search,
          [ best_lines/4,       % +FEN, +Most, +Effort, -Lines
            line_of/5,          % +FEN, +Move, +Nodes, +Effort, -Line
            side_line/5,        % +FEN, +Moves, +Choice, +Effort, -Line
            continued/4,        % +FEN, +Line, +Effort, -Line
            fen_after/3         % +FEN, +Moves, -After
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module('../../bk/vocabulary', [fen_position/2, played/6]).
:- use_module(host).
:- use_module(remembered).
:- use_module(scores).

/** <module> Which searches it takes to know the best lines of a position

All of it inside first_step/3 of host.pl, which says what a line is. An
effort is effort(Best, Others, InDoubt, StillOpen, Continuing, SideLine):
nodes for the best move, for each other one, for both once more where they are
nearly as good as one another, a third time where one may be so much better
that it must be found, for the rest of a line that breaks off early (0 leaves
it as it is), and for side lines: threats, defences, moves that do not work.
*/

%!  best_lines(+FEN, +Most, +Effort, -Lines) is det.
%
%   The best lines with different first moves, at most so many, best first.

best_lines(FEN, Most, Effort, Lines) :-
    host(forget, _),
    two_best(FEN, Effort, Two),
    more_lines(FEN, Most, Effort, Two, Found),
    best_first(Found, Ordered),
    continued_lines(Ordered, FEN, Effort, Lines).

%   The first look is a brief one. It goes on, with the memory of what was seen, only as long as it
%   is open which move is the best, and matters. Widest is the largest margin that a look has seen.

two_best(FEN, Effort, Lines) :-
    findall(Share-Enough, judgement_scores:look(Share, Enough), Looks),
    look_longer(Looks, FEN, 0, Effort, Lines).

look_longer([Share-Enough|Looks], FEN, Widest, Effort, Lines) :-
    effort_part(Effort, Share, Nodes, OtherNodes),
    glance(FEN, [], all, Nodes, Best),
    (   Best == none
    ->  Lines = []
    ;   glance(FEN, [], without([Best]), OtherNodes, Other),
        two_seen(Other, Best, Share-Enough, Looks, FEN, Widest, Effort, Lines)
    ).

two_seen(none, Best, _, _, _, _, _, [Best]) :-
    !.
two_seen(Other, Best, Share-Enough, Looks, FEN, Widest, Effort, Lines) :-
    best_first([Best, Other], Ordered),
    line_margin(Ordered, Margin),
    Wider is max(Widest, Margin),
    (   (   Margin >= Enough
        ;   settled(Share, Ordered, Wider)
        ;   Looks == [],
            maplist(mates, Ordered)
        )
    ->  Lines = [Best, Other]
    ;   Looks == []
    ->  compared(FEN, Effort, [Best, Other], Lines)
    ;   look_longer(Looks, FEN, Wider, Effort, Lines)
    ).

%   Several moves are equally good, whichever look was taken; or all that matters is known of both.

settled(Share, _, Widest) :-
    limit(settled_from, From),
    Share >= From,
    limit(stands_out, Least),
    Widest < Least.
settled(Share, Two, _) :-
    limit(decided_from, From),
    Share >= From,
    decided(Two).

decided([_, line(_, Score, _)]) :-
    limit(decided, Decided),
    Score >= Decided.
decided([line(_, Score, _), _]) :-
    limit(decided, Decided),
    Score =< -Decided.

effort_part(effort(Best, Others, _, _, _, _), Share, Nodes, OtherNodes) :-
    Nodes is truncate(Best * Share),
    OtherNodes is truncate(Others * Share).

%   Both lines at the same depth of thought; a greater one where the margin is not plain.

compared(FEN, effort(_, _, InDoubt, StillOpen, _, _), Two, Lines) :-
    host(remember, _),
    once_more(FEN, Two, InDoubt, Again),
    best_first(Again, Ordered),
    line_margin(Ordered, Margin),
    limit(open_from, From),
    limit(open_to, To),
    (   From =< Margin,
        Margin < To
    ->  once_more(FEN, Again, StillOpen, Lines)
    ;   Lines = Again
    ).

once_more(FEN, [line([First|_], _, _), line([Second|_], _, _)], Nodes, Lines) :-
    host(side_by_side([search(first, FEN, [], only([First]), Nodes),
                       search(second, FEN, [], only([Second]), Nodes)]),
         Lines).

more_lines(FEN, Most, Effort, Known, Lines) :-
    length(Known, Count),
    (   Known == []
    ->  Lines = []
    ;   Count >= Most
    ->  length(Lines, Most),
        append(Lines, _, Known)
    ;   Effort = effort(_, Nodes, _, _, _, _),
        glance(FEN, [], without(Known), Nodes, Next),
        more_lines_with(Next, FEN, Most, Effort, Known, Lines)
    ).

more_lines_with(none, _, _, _, Known, Known) :-
    !.
more_lines_with(Next, FEN, Most, Effort, Known, Lines) :-
    append(Known, [Next], More),
    more_lines(FEN, Most, Effort, More, Lines).

continued_lines([], _, _, []).
continued_lines([Line|Lines], FEN, Effort, [Longer|More]) :-
    continued(FEN, Line, Effort, Longer),
    continued_lines(Lines, FEN, Effort, More).

%!  line_of(+FEN, +Move, +Nodes, +Effort, -Line) is det.
%
%   The best line that begins with Move, by so many nodes.

line_of(FEN, Move, Nodes, Effort, Line) :-
    glance(FEN, [], only([Move]), Nodes, Found),
    continued(FEN, Found, Effort, Line).

%!  side_line(+FEN, +Moves, +Choice, +Effort, -Line) is det.
%
%   The best line where Moves lead to, searched with the memory of what was
%   looked at before; its first move is one of Choice, as host/2 has it.

side_line(FEN, Moves, Choice, Effort, Line) :-
    Effort = effort(_, _, _, _, _, Nodes),
    glance(FEN, Moves, Choice, Nodes, Found),
    fen_after(FEN, Moves, After),
    continued(After, Found, Effort, Line).

%!  fen_after(+FEN, +Moves, -After) is det.

fen_after(FEN, [], FEN) :-
    !.
fen_after(FEN, Moves, After) :-
    remembered(after(FEN, Moves), After, plain_fen_after(FEN, Moves, After)).

plain_fen_after(FEN, Moves, After) :-
    line_from(FEN, Moves, Line),
    length(Moves, Last),
    played(Last, _, _, _, Position, Line),
    !,
    fen_position(After, Position).

%!  continued(+FEN, +Line, +Effort, -Longer) is det.
%
%   The line with more moves behind it, where it is too short to show what it
%   is for.

continued(FEN, line(Moves, Score, Mate), Effort, Longer) :-
    limit(short, Short),
    length(Moves, Count),
    Effort = effort(_, _, _, _, Nodes, _),
    (   Count < Short,
        Nodes > 0
    ->  glance(FEN, Moves, all, Nodes, Next),
        Left is Short - Count,
        continued_by(Next, Left, FEN, line(Moves, Score, Mate), Effort, Longer)
    ;   Longer = line(Moves, Score, Mate)
    ).

continued_by(none, _, _, Line, _, Line) :-
    !.
continued_by(line(Further, _, _), Left, FEN, line(Moves, Score, Mate), Effort, Longer) :-
    first_of(Left, Further, Added),
    append(Moves, Added, All),
    continued(FEN, line(All, Score, Mate), Effort, Longer).

first_of(Count, List, First) :-
    length(List, Length),
    Taken is min(Count, Length),
    length(First, Taken),
    append(First, _, List).

%   A look by the first searcher; without(Lines) leaves out the moves that they begin with.

glance(FEN, Moves, without(Lines), Nodes, Line) :-
    !,
    maplist(first_move, Lines, Known),
    host(search(first, FEN, Moves, without(Known), Nodes), Line).
glance(FEN, Moves, Choice, Nodes, Line) :-
    host(search(first, FEN, Moves, Choice, Nodes), Line).

first_move(line([Move|_], _, _), Move).

mates(line(_, _, Mate)) :-
    Mate \== none,
    Mate =\= 0.

%   Of equal ones the first stays the first.

best_first(Lines, Ordered) :-
    map_list_to_pairs(line_score, Lines, Pairs),
    sort(1, @>=, Pairs, Sorted),
    pairs_values(Sorted, Ordered).

line_score(line(_, Score, _), Score).

line_margin(Lines, Margin) :-
    maplist(line_score, Lines, Scores),
    margin(Scores, Margin).
