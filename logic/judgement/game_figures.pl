:- module(judgement_game_figures,
          [ game_figures/2,     % +Moves, -Figures
            win_percentage/2,   % +Score, -Percentage
            move_accuracy/2     % +Loss, -Accuracy
          ]).

:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(scores).

/** <module> The figures of a game: its curve, accuracy by phase, turning points

Accuracy is what Lichess calls so: by lila, AccuracyPercent.scala, and
https://lichess.org/page/accuracy. That of a move falls with the winning
chances that it gives away, in per cent. That of a player is the mean of two
means: one in which moves count more when much changes around them, and the
harmonic one, in which bad moves count more. Here the loss of a move is that by
the search that judged it, and none for the best move.
*/

%   accuracy(Factor, Decay, Offset): Factor * exp(-Decay * Loss) + Offset, with
%   the point that Lichess adds because no analysis is perfect.
accuracy(103.1668100711649, 0.04354415386753951, -2.166924740191411).
least_accuracy(1.0).        % that counts in a harmonic mean: of 0 there is none
window(10, 2, 8).           % moves of a game for one of a window; the least, the most
weight(0.5, 12.0).          % least and most of a deviation in a window
turning(5.0).               % per cent that a turning point gives away: an inaccuracy for Lichess

%!  game_figures(+Moves:list, -Figures) is det.
%
%   Moves are move(Side, Phase, Best, Value, Played) as they were played, with
%   the scores of the best line and of the move for the side that made it; Played
%   is `best` if it was the best move, else `other`. Figures is
%   figures(Start, Each, Totals, Moments): White's percentage before the game;
%   of each move figure(Phase, Percentage, Loss, Accuracy), White's percentage
%   after it; total(Side, Phase, Accuracy), where a phase may be `game`; the
%   numbers of the turning points, from 0, the greatest first.

game_figures([], figures(50.0, [], [], [])).
game_figures([First|Rest], figures(Start, Each, Totals, Moments)) :-
    Moves = [First|Rest],
    First = move(Side, _, Best, _, _),
    percentage_for_white(Side, Best, Start),
    maplist(figure, Moves, Each),
    findall(Percentage, member(figure(_, Percentage, _, _), Each), After),
    weights([Start|After], Weights),
    findall(total(Of, Phase, Accuracy),
            total(Moves, Each, Weights, Of, Phase, Accuracy),
            Totals),
    moments(Each, Moments).

figure(move(Side, Phase, Best, Value, Played), figure(Phase, Percentage, Loss, Accuracy)) :-
    percentage_for_white(Side, Value, Percentage),
    percentage_lost(Played, Best, Value, Loss),
    move_accuracy(Loss, Accuracy).

percentage_lost(best, _, _, 0.0).
percentage_lost(other, Best, Value, Loss) :-
    win_percentage(Best, Before),
    win_percentage(Value, After),
    Loss is max(0.0, Before - After).

percentage_for_white(white, Score, Percentage) :-
    win_percentage(Score, Percentage).
percentage_for_white(black, Score, Percentage) :-
    win_percentage(Score, Black),
    Percentage is 100 - Black.

%!  win_percentage(+Score, -Percentage) is det.
%
%   ```
%   ?- win_percentage(0, P).
%   P = 50.0.
%   ```

win_percentage(Score, Percentage) :-
    chances(Score, Chances),
    Percentage is 50 + 50 * Chances.

%!  move_accuracy(+Loss, -Accuracy) is det.
%
%   From 0 to 100, of a move that gives away so many per cent.

move_accuracy(Loss, Accuracy) :-
    accuracy(Factor, Decay, Offset),
    Accuracy is max(0.0, min(100.0, Factor * exp(-Decay * Loss) + Offset)).

%   How much changes around each move: the deviation of the percentages in a
%   window that begins before it; the first windows are the same one.

weights(Percentages, Weights) :-
    length(Percentages, Count),
    window(For, Least, Most),
    Size is min(Count, max(Least, min(Most, (Count - 1) // For))),
    findall(Weight,
            ( window_of(Percentages, Size, Window),
              deviation(Window, Deviation),
              weight(Low, High),
              Weight is max(Low, min(High, Deviation))
            ),
            [First|Others]),
    Repeated is max(0, Size - 2),
    length(Firsts, Repeated),
    maplist(=(First), Firsts),
    append(Firsts, [First|Others], Weights).

window_of(List, Size, Window) :-
    length(Window, Size),
    append(_, Rest, List),
    append(Window, _, Rest).

deviation(Numbers, Deviation) :-
    sum_list(Numbers, Sum),
    length(Numbers, Count),
    Mean is Sum / Count,
    aggregate_all(sum((Number - Mean) ** 2), member(Number, Numbers), Squares),
    Deviation is sqrt(Squares / Count).

%   The accuracy of a side in a phase, or in the whole game.

total(Moves, Each, Weights, Side, Phase, Accuracy) :-
    member(Side, [white, black]),
    member(Phase, [game, opening, middlegame, endgame]),
    findall(Weight-Number,
            ( nth0(At, Moves, move(Side, _, _, _, _)),
              nth0(At, Each, figure(Here, _, _, Number)),
              once(( Phase == game ; Phase == Here )),
              nth0(At, Weights, Weight)
            ),
            Found),
    Found = [_|_],
    weighted_mean(Found, Weighted),
    pairs_values(Found, Numbers),
    harmonic_mean(Numbers, Harmonic),
    Accuracy is (Weighted + Harmonic) / 2.

weighted_mean(Pairs, Mean) :-
    aggregate_all(r(sum(Weight * Number), sum(Weight)),
                  member(Weight-Number, Pairs),
                  r(Sum, Weights)),
    Mean is Sum / Weights.

harmonic_mean(Numbers, Mean) :-
    least_accuracy(Least),
    aggregate_all(r(sum(1 / max(Least, Number)), count),
                  member(Number, Numbers),
                  r(Sum, Count)),
    Mean is Count / Sum.

%   The moves after which the game was another one, what gave away most first.

moments(Each, Moments) :-
    turning(Least),
    findall(Loss-At,
            ( nth0(At, Each, figure(_, _, Loss, _)),
              Loss >= Least
            ),
            Found),
    sort(1, @>=, Found, Sorted),
    pairs_values(Sorted, Moments).
