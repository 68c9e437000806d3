:- module(judgement_host,
          [ host/2,             % +Request, -Answer
            first_step/3,       % :Goal, +Template, -Step
            next_step/2         % +Answer, -Step
          ]).

/** <module> What Prolog cannot do itself, done by whoever runs it

A search takes compiled code, which Python calls on the command line and
JavaScript in a page. Neither knows when a search is needed: a goal that
needs one stops there, says so, and goes on with the answer. So the way to
an answer stands in Prolog alone, and only terms cross the border.

What is under way when the goal stops is remembered, what could be tried
instead is not. So it must not stop inside findall/3, forall/2, \+ and the
like, nor in a condition or before a clause's own cut, where failing later
would have to go another way.
*/

:- meta_predicate first_step(0, ?, -).

:- dynamic waiting/3.           % Answer, what is left to do, Template

%!  host(+Request, -Answer) is det.
%
%   Inside a goal of first_step/3: the answer of whoever runs it.
%
%   | request | answer |
%   | --- | --- |
%   | forget | done: the next search knows of none before |
%   | remember | done: the second searcher knows what the first one does |
%   | search(Who, FEN, Moves, Choice, Nodes) | line(Moves, Score, Mate), or none |
%   | side_by_side([Search, ...]) | the answers to searches by different searchers, in their order |
%   | forced_mate(FEN, Moves) | in how many moves there is a mate, at most so many; 0 if there is none |
%   | mating_moves(FEN, Played, Moves) | the first moves of such mates, after the moves of Played |
%   | defences(FEN, Played, Moves) | the legal moves there, each with the mate that it runs into: Move-Moves, 0 if none |
%   | tags(FEN, Lines, Only) | tags(Stricter, Tags): see line_motifs.pl |
%   | tags_after(Before, Lines, Only) | the same for lines whose first move led to where they start |
%   | ranked(FEN) | the moves that clauses propose: see tactic_answers.pl |
%   | clause(Place) | the clause of a motif, by file and line, for who wants its whole proof |
%   | opening(Key) | opening(Code, Name) of a position, given by the first two fields of a FEN; or none |
%
%   Who is first or second, of two searchers with a memory of their own. The
%   search begins where Moves lead to, and the first move is chosen from all,
%   only(List) or without(List); where there is none the answer is none. A
%   score is the engine's own number, for the side to move; Mate is in how many
%   moves it mates, below 0 if that side is mated, or none. Moves that mate, and
%   defences, come in the order in which White would have them.

host(Request, Answer) :-
    shift(host(Request, Answer)).

%!  first_step(:Goal, +Template, -Step) is det.
%
%   Step is need(Request), or done(Template) where the goal has come to its
%   end. One goal is under way at a time; a new one takes its place.

first_step(Goal, Template, Step) :-
    step(Goal, Template, Step).

%!  next_step(+Answer, -Step) is det.
%
%   Go on with the answer to the last request.

next_step(Answer, Step) :-
    retract(waiting(Answer, Rest, Template)),
    !,
    step(Rest, Template, Step).

step(Goal, Template, Step) :-
    reset(Goal, Ball, Rest),
    (   Rest == 0
    ->  Step = done(Template)
    ;   Ball = host(Request, Answer),
        retractall(waiting(_, _, _)),
        assertz(waiting(Answer, Rest, Template)),
        Step = need(Request)
    ).
