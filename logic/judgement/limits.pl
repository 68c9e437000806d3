% Numbers of judgement; some of the limits are read by clausewitz.advice as well.
%
% Chances go from -1, lost, to 1, won, by the curve that Lichess fitted to games of its players
% (lila, winPercent; https://lichess.org/page/accuracy): 2 / (1 + exp(-steepness * Hundredths)) - 1.
%
%     limit(Name, Number)   what it is for; how it was chosen
%     look(Share, Margin)   looks at the two best moves, one after the other: the share of the
%                           effort, and the chances by which the best must be better to stop

limit(steepness, 0.00368208).       % of that curve
limit(most_that_counts, 1500).      % hundredths of a pawn: beyond, there is nothing more to win
limit(bound, 2000).                 % hundredths: what is beyond makes no difference to a mistake

% How much longer the two best moves are looked at, in chances by which the best is better. Chosen
% on puzzles and quiet positions apart from those of the figures: docs/measured/advice.md.

limit(settled_from, 0.3).           % share of the effort from which the next one may end it
limit(stands_out, 0.07).            % no look has seen so much: several moves are equally good. Of 800
                                    % hard puzzles this costs two moves and three that were sure
limit(decided_from, 0.1).           % the same share for the next one; in 300 hard puzzles it never came to it
limit(decided, 300).                % hundredths for the next best, or against the best: nothing is open;
                                    % costs one that was sure
limit(open_from, 0.15).             % between these two for longer still; from 0.07 on it found no more
limit(open_to, 0.25).
limit(short, 7).                    % half moves: shorter lines, of which no more is saved, go on
limit(mate, 30000).                 % the engine's own number for a mate on the board, half moves off it
limit(longest_proof, 4).            % moves: longer mates are left to the search
limit(winning, 300).                % hundredths: who has so much in a game may have a mate that a short search
limit(quick_mate, 3).               % does not see, in so many moves

% When a move of a game was made, for what a player should practise (practice.pl), and what openings
% are named (quiet_moves.pl).

limit(opening_moves, 10).           % moves of the opening; as Lichess has it for puzzles
limit(opening_until, 18).           % the last move after which a position may be named; the longest line has 36 half moves
limit(opening_pieces, 20).          % pawns included: with fewer no position is named
limit(endgame_pieces, 6).           % pieces of an endgame at most, beside kings and pawns; the same
limit(short_of_time, 0.1).          % of the time at the start: with less of it left, one is short

look(0.03, 0.5).
look(0.1, 0.3).
look(0.33, 0.25).
look(1.0, 0.25).
