:- module(judgement_line_search,
          [ best_lines/4,       % +FEN, +Most, +Effort, -Lines
            continued/4         % +FEN, +Line, +Effort, -Line
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(host).
:- use_module(scores).

/** <module> Which searches it takes to know the best lines of a position

All of it inside first_step/3 of host.pl, which says what a line is. An
effort is effort(Best, Others, InDoubt, StillOpen, Continuing): nodes for the
best move, for each other one, for both once more where they are nearly as
good as one another, a third time where one may be so much better that it must
be found, and for the rest of a line that breaks off early.
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
%   is open which move is the best.

two_best(FEN, Effort, Lines) :-
    findall(Share-Enough, judgement_scores:look(Share, Enough), Looks),
    look_longer(Looks, FEN, Effort, Lines).

look_longer([Share-Enough|Looks], FEN, Effort, Lines) :-
    effort_part(Effort, Share, Nodes, OtherNodes),
    glance(FEN, [], all, Nodes, Best),
    glance(FEN, [], without([Best]), OtherNodes, Other),
    (   Other == none
    ->  Lines = [Best]
    ;   best_first([Best, Other], Ordered),
        line_margin(Ordered, Margin),
        Margin >= Enough
    ->  Lines = [Best, Other]
    ;   Looks \== []
    ->  look_longer(Looks, FEN, Effort, Lines)
    ;   maplist(mates, [Best, Other])
    ->  Lines = [Best, Other]
    ;   compared(FEN, Effort, [Best, Other], Lines)
    ).

effort_part(effort(Best, Others, _, _, _), Share, Nodes, OtherNodes) :-
    Nodes is truncate(Best * Share),
    OtherNodes is truncate(Others * Share).

%   Both lines at the same depth of thought; a greater one where the margin is not plain.

compared(FEN, effort(_, _, InDoubt, StillOpen, _), Two, Lines) :-
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

once_more(FEN, [line([First|_], _, _), line([Second|_], _, _)], Nodes, [One, Other]) :-
    host(search(first, FEN, [], only([First]), Nodes), One),
    host(search(second, FEN, [], only([Second]), Nodes), Other).

more_lines(FEN, Most, Effort, Known, Lines) :-
    length(Known, Count),
    (   Count >= Most
    ->  length(Lines, Most),
        append(Lines, _, Known)
    ;   Effort = effort(_, Nodes, _, _, _),
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

%!  continued(+FEN, +Line, +Effort, -Longer) is det.
%
%   The line with more moves behind it, where it is too short to show what it
%   is for.

continued(FEN, line(Moves, Score, Mate), Effort, Longer) :-
    limit(short, Short),
    length(Moves, Count),
    (   Count < Short
    ->  Effort = effort(_, _, _, _, Nodes),
        glance(FEN, Moves, all, Nodes, Next),
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
