:- module(judgement,
          [ main_point_weight/3,    % +Motif, +Signs, -Weight
            main_points/2           % +Shown, -Motifs
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).

/** <module> What matters in a line

A line shows many motifs, most of them by the way. Which is the main point is
decided by signs: how early the line shows it, whether a stricter reading of
it holds, whether the first move makes it. What each sign weighs, and each
motif by itself, is in main_point.pl.
*/

:- include(main_point).

%!  main_point_weight(+Motif, +Signs:list, -Weight:integer) is det.
%
%   How much speaks for Motif being the main point of a line that shows it
%   with these Signs, in hundredths; from 0 on it is more likely than not.

main_point_weight(Motif, Signs, Weight) :-
    findall(Number, ( motif(Motif, Number) ; member(Sign, Signs), sign(Sign, Number) ), Numbers),
    sum_list(Numbers, Weight).

%!  main_points(+Shown:list, -Motifs:list) is det.
%
%   The Motifs of a line, the main point first. Shown has a term
%   shown(Motif, Signs) for each.
%
%   ```
%   ?- main_points([shown(quiet_move, [at_once]), shown(fork, [within(3), strict])], Motifs).
%   Motifs = [fork, quiet_move].
%   ```

main_points(Shown, Motifs) :-
    maplist(weighed, Shown, Pairs),
    sort(1, @>=, Pairs, Ordered),
    pairs_values(Ordered, Motifs).

weighed(shown(Motif, Signs), Weight-Motif) :-
    main_point_weight(Motif, Signs, Weight).
