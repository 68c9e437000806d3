:- module(judgement_claims,
          [ claimed/2,          % +Scores, -Count
            clear/1,            % +Scores
            small_gain/1,       % +Result
            without_it/2,       % +Best, +Other
            only_move/2         % +Best, +Other
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(scores).

/** <module> When the best move is a tactic

It mates, or it is so much better than all others that it must be found.
Scores are those of the best lines of a position, the best first.

The margins were chosen on puzzles and quiet positions apart from those of
the figures: docs/measured/advice.md.
*/

%   Chances by which the best move must be better than the next for there to
%   be a tactic, and where the line need not show a motif beside.
margin_needed(0.2).
clear_margin(0.25).

%   Who is winning anyway has no chances left to gain: there a line that shows
%   something counts, too, if its move is better than the next by so many
%   hundredths.
margin_when_winning(150).

%   Chances that are lost without the best move, where that alone is its merit.
lost_without_it(0.3).

%   Of the only good move of a puzzle: the hundredths and chances by which it is
%   better than the next, what it leads to at least, and what the next may not
%   lead to, since nobody has to find the best then.
only_move_margin(200, 0.15).
only_move_wins(100).
won_anyway(300).

%!  claimed(+Scores:list, -Count) is det.
%
%   Of the best lines, so many are tactics: none, where nothing stands out.
%
%   ```
%   ?- claimed([350, 20], Count).
%   Count = 1.
%   ?- claimed([30, 20], Count).
%   Count = 0.
%   ```

claimed([Best|Others], Count) :-
    wins_by_mate(Best),
    !,
    include(wins_by_mate, [Best|Others], Mates),
    length(Mates, Count).
claimed(Scores, 1) :-
    margin_needed(Needed),
    (   stands_out(Needed, Scores)
    ;   wins_more(Scores)
    ),
    !.
claimed(_, 0).

%!  clear(+Scores:list) is semidet.
%
%   True when the best line stands out so far that it is named whatever it
%   shows.

clear([mate(_)|_]) :- !.
clear(Scores) :-
    clear_margin(Needed),
    stands_out(Needed, Scores).

stands_out(Needed, Scores) :-
    margin(Scores, Margin),
    Margin >= Needed.

wins_more([Best, Next|_]) :-
    won_anyway(Won),
    margin_when_winning(Needed),
    hundredths(Best, More),
    More >= Won,
    hundredths(Next, Less),
    More - Less >= Needed.

%!  small_gain(+Result) is semidet.
%
%   True when a pawn is all that is won. Where the line shows no motif and does
%   not clearly stand out, good moves do that without a tactic.

small_gain(gain([pawn], [])).
small_gain(at_least(Result)) :-
    small_gain(Result).
small_gain(saving(Result)) :-
    small_gain(Result).

%!  without_it(+Best, +Other) is semidet.
%
%   True when so much is lost by the next best move, worth Other, that it is
%   said, though the best wins nothing.

without_it(Best, Other) :-
    margin([Best, Other], Margin),
    lost_without_it(Least),
    Margin >= Least.

%!  only_move(+Best, +Other) is semidet.
%
%   True when the best move is the only good one, where the next best is worth
%   Other: it alone mates, or is far better.
%
%   ```
%   ?- only_move(400, 20).
%   true.
%   ?- only_move(900, 500).
%   false.
%   ```

only_move(mate(Moves), Other) :-
    !,
    Moves > 0,
    \+ wins_by_mate(Other).
only_move(Best, Other) :-
    only_move_margin(Pawns, Chances),
    hundredths(Best, More),
    hundredths(Other, Less),
    More - Less >= Pawns,
    margin([Best, Other], Margin),
    Margin >= Chances,
    only_move_wins(Least),
    More >= Least,
    won_anyway(Most),
    Less < Most.
