:- module(judgement_mistakes,
          [ move_class/4,       % +Best, +Value, +Played, ?Class
            still_winning/1,    % +Score
            leads_far/1,        % +Score
            forces/1,           % +Line
            is_sharp/1,         % +Position
            misses_more/2,      % +Missed, +Answer
            is_headline/3,      % +Motif, +Ply, +Length
            is_gain/2           % +Pawns, +Result
          ]).

:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').
:- use_module(scores).

/** <module> What a move of a game was

Best is the score of the best line, Value that of the move that was played,
both for the side that made it; Played is `best` if it was the best move, else
`other`, or other(Best, Value) where another evaluation was asked as well: what
it gives to both moves. Chosen on games apart from those of the figures:
docs/measured/coaching.md.
*/

mistake(0.14, 175).         % chances and hundredths, as they are felt, that a mistake gives away
slip(0.07, 80).             % where the answer to it is a chance
suspicious(0.07, 55).       % at a glance: it is looked at again
blunder(200).               % hundredths: then any good answer is a chance
missed(0.25).               % chances, where a tactic is called missed, but for a mate
overlooked(130).            % hundredths, as they are felt, where one is called overlooked,
overlooked_winning(170).    % and where the move still wins
questionable(100, 270).     % the same between which the other evaluation is asked
undecided(30).              % hundredths from what is overlooked: both moves are looked at once more
felt(won, 500, 0.7).        % beyond so many hundredths, more is felt as such a part of it
felt(lost, 400, 0.3).       % the same of the side that loses
worth_having(100).          % hundredths that such a tactic leads to
felt_suspicious(100).       % the same at a glance: it is looked at again
short_mate(8).              % moves of such a mate
won_anyway(800).            % hundredths: with more, only a mate is worth having,
overwhelming(1000, 3).      % and then only one in so many moves
mate_at_hand(2).            % moves of a mate that is overlooked even by who mates later,
put_off(3).                 % by so many moves
sharp(3).                   % pieces beside queens, kings and pawns, where checks go on for long
unsure(200).                % hundredths, as they are felt, that who is still ahead overlooks, or that a mistake
                            % gives away: for a long look
of_other(0.25).             % part of the other evaluation in what is felt
doubtful(0.75).             % part of what a mistake gives away, where it is made sure that it is none
beyond_doubt(250).          % hundredths given away, as they are felt, that need no further look
obvious(320).               % the same that a look has shown
nearly_best(0.03, 50).      % chances and hundredths that a move may give away and be praised
wins_easily(450).           % hundredths: with more, one wins in many ways
lost_anyway(600).           % hundredths behind: then a move gives nothing away that matters
bad(0.2).                   % chances that a move gives away which gets a question mark
terrible(0.3).              % chances, for two of them
explained_mistake(0.2).     % chances: then its refutation explains a move
worse(0.06).                % chances that an alternative gives away which is called worse
advantage(150).             % hundredths that a chance leads to which wins no material
slowly(300).                % hundredths: a move that wins, though more slowly than by mate
enough(2).                  % pawns that a chance wins at least
far_more(2).                % times what an answer wins: then what was missed is the story
worth_of_mate(20).          % pawns, beside which no gain is far more
worth_of_promotion(8).      % pawns
latest_point(5).            % half move of a line by which its point must have come

%!  move_class(+Best, +Value, +Played, ?Class) is nondet.
%
%   Class is one of suspicious, slip, blunder, mistake, great_mistake,
%   overlooked, unsure, questionable, undecided, doubtful, beyond_doubt, obvious, bad,
%   terrible, refuted, worse and nearly_best.
%   What is overlooked was much, and made no great difference to the game: it
%   was won or lost before and after, or lies between. What is questionable is
%   for another evaluation to decide as well; undecided is what that leaves close
%   to the limit.
%
%   ```
%   ?- move_class(20, -300, other, great_mistake).
%   true.
%   ?- move_class(mate(1), mate(5), other, overlooked).
%   true.
%   ?- move_class(200, 75, other(240, 0), overlooked).
%   true.
%   ?- move_class(200, 75, other(110, 70), overlooked).
%   false.
%   ```

move_class(Best, _, best, Class) =>
    class(Class, 0.0, 0, 0, Best, Best).
move_class(Best, Value, Played, Class) =>
    loss(Best, Value, Loss),
    pawns(Best, Value, Pawns),
    felt_loss(Best, Value, Felt),
    weighed(Played, Felt, Weighed),
    class(Class, Loss, Pawns, Weighed, Best, Value),
    \+ ( Class == overlooked,
         wins_anyhow(Played)
       ).

%   What is felt, where the other evaluation has a say.

weighed(other, Felt, Felt).
weighed(other(Best, Value), Felt, Weighed) :-
    of_other(Part),
    felt_loss(Best, Value, Other),
    Weighed is (1 - Part) * Felt + Part * Other.

%   By the other evaluation so much is won that a mate is worth no more.

wins_anyhow(other(_, Value)) :-
    number(Value),
    limit(bound, Most),
    Value >= Most.

class(suspicious, Loss, Pawns, _, _, _) :-
    suspicious(Least, LeastPawns),
    Loss >= Least,
    Pawns >= LeastPawns.
class(suspicious, _, _, Felt, Best, Value) :-
    felt_suspicious(Least),
    is_worth_having(Best, Value, Felt, Least).
class(slip, Loss, Pawns, _, _, _) :-
    slip(Least, LeastPawns),
    Loss >= Least,
    Pawns >= LeastPawns.
class(blunder, _, Pawns, _, _, _) :-
    blunder(Least),
    Pawns >= Least.
class(mistake, Loss, _, Felt, Best, Value) :-
    is_mistake(1, Loss, Felt, Best, Value).
class(great_mistake, Loss, _, Felt, Best, Value) :-
    is_mistake(1, Loss, Felt, Best, Value),
    once(( missed(Least), Loss >= Least ; Best = mate(_) )).
class(overlooked, Loss, Pawns, Felt, Best, Value) :-
    \+ class(great_mistake, Loss, Pawns, Felt, Best, Value),
    least_overlooked(Value, Least),
    is_worth_having(Best, Value, Felt, Least).
class(unsure, Loss, Pawns, Felt, Best, Value) :-
    class(overlooked, Loss, Pawns, Felt, Best, Value),
    unsure(Most),
    Felt < Most,
    leads_far(Value).
class(unsure, Loss, _, Felt, Best, Value) :-
    is_mistake(1, Loss, Felt, Best, Value),
    unsure(Most),
    Felt < Most.
class(questionable, _, _, Felt, Best, Value) :-
    is_questionable(Best, Value, Felt).
class(undecided, _, _, Felt, Best, Value) :-
    number(Best),
    is_questionable(Best, Value, Felt),
    least_overlooked(Value, Least),
    undecided(Most),
    abs(Felt - Least) =< Most.
class(doubtful, Loss, _, Felt, Best, Value) :-
    doubtful(Part),
    is_mistake(Part, Loss, Felt, Best, Value).
class(beyond_doubt, _, _, Felt, _, _) :-
    beyond_doubt(Least),
    Felt >= Least.
class(obvious, _, _, Felt, _, _) :-
    obvious(Least),
    Felt >= Least.
class(nearly_best, Loss, Pawns, _, Best, Value) :-
    nearly_best(Most, MostPawns),
    Loss =< Most,
    Pawns =< MostPawns,
    \+ is_slower_mate(Best, Value).
class(bad, Loss, _, _, _, _) :-
    bad(Least),
    Loss >= Least.
class(terrible, Loss, _, _, _, Value) :-
    terrible(Least),
    Loss >= Least,
    \+ still_winning(Value).    % who still wins has made a mistake, and no blunder
class(refuted, Loss, _, _, _, _) :-
    explained_mistake(Least),
    Loss >= Least.
class(worse, Loss, _, _, _, _) :-
    worse(Least),
    Loss >= Least.

least_overlooked(Value, Least) :-
    (   still_winning(Value)
    ->  overlooked_winning(Least)
    ;   overlooked(Least)
    ).

%   A mate that is not too long, or much more than what the move has left: at
%   least so many hundredths, as they are felt. A mate at hand is also worth
%   having where the move mates long after it.

is_worth_having(Best, Value, Felt, Least) :-
    Felt >= Least,
    (   Best = mate(Moves)
    ->  most_moves(Value, Most),
        between(1, Most, Moves)
    ;   worth_having(LeastBest),
        Best >= LeastBest,
        \+ is_won_anyway(Value)
    ).
is_worth_having(mate(First), mate(Second), _, _) :-
    mate_at_hand(Most),
    between(1, Most, First),
    put_off(Least),
    Second >= First + Least.

%   It may or may not be worth having, by a little; or it mates, where the game
%   is won so far that it may not matter.

is_questionable(mate(_), Value, _) =>
    number(Value),
    is_won_anyway(Value).
is_questionable(Best, _, Felt) =>
    worth_having(LeastBest),
    Best >= LeastBest,
    questionable(Least, Most),
    Least =< Felt,
    Felt < Most.

is_won_anyway(Value) :-
    won_anyway(Least),
    bounded(Value, Hundredths),
    Hundredths >= Least.

most_moves(Value, Most) :-
    bounded(Value, Hundredths),
    overwhelming(Least, Few),
    (   Hundredths >= Least
    ->  Most = Few
    ;   short_mate(Most)
    ).

%   What the move has given away, as it is felt: where a game is won or lost, a
%   search sees many pawns more or less that make no difference.

felt_loss(Best, Value, Loss) :-
    felt_worth(Best, First),
    felt_worth(Value, Second),
    Loss is First - Second.

felt_worth(mate(Moves), Worth) =>
    bounded(mate(Moves), Worth).
felt_worth(Score, Worth) =>
    bounded(Score, Hundredths),
    Size is abs(Hundredths),
    (   Hundredths >= 0
    ->  felt(won, From, Share)
    ;   felt(lost, From, Share)
    ),
    Worth is copysign(min(Size, From) + Share * max(0, Size - From), Hundredths).

%   It mates later than the best, or not at all.

is_slower_mate(mate(First), Value) :-
    First > 0,
    \+ ( Value = mate(Second),
         between(1, First, Second)
       ).

%   It gives away much, or such a part of that; a move that still wins easily is
%   no mistake, and there is none where the game was lost.

is_mistake(Part, Loss, Felt, Best, Value) :-
    mistake(Least, LeastFelt),
    Loss >= Part * Least,
    Felt >= Part * LeastFelt,
    \+ still_wins(Value),
    \+ is_lost(Best).

is_lost(Best) :-
    lost_anyway(Least),
    bounded(Best, Hundredths),
    Hundredths =< -Least.

still_wins(Value) :-
    wins_easily(Least),
    bounded(Value, Hundredths),
    Hundredths >= Least.

%   The chances that the move has given away, from 0 to 2.

loss(Best, Value, Loss) :-
    chances(Best, First),
    chances(Value, Second),
    Loss is max(0.0, First - Second).

%   The same in hundredths of a pawn.

pawns(Best, Value, Pawns) :-
    bounded(Best, First),
    bounded(Value, Second),
    Pawns is max(First, Second) - Second.

bounded(mate(Moves), Hundredths) =>
    limit(bound, Most),
    Hundredths is copysign(Most, Moves).
bounded(Score, Hundredths) =>
    limit(bound, Most),
    Hundredths is max(-Most, min(Most, Score)).

%!  misses_more(+Missed, +Answer) is semidet.
%
%   True when a mistake is rather a chance that goes by than a move that is
%   refuted: the best line comes to Missed, the answer to the mistake to far
%   less.
%
%   ```
%   ?- misses_more(mate(1), gain([pawn], [])).
%   true.
%   ```

misses_more(Missed, Answer) :-
    comes_to(Missed, More),
    comes_to(Answer, Less),
    far_more(Times),
    More >= Times * Less,
    \+ Answer = mate(_).

comes_to(mate(_), Worth) :-
    worth_of_mate(Worth).
comes_to(gain(Won, Lost), Worth) :-
    pieces_worth(Won, More),
    pieces_worth(Lost, Less),
    Worth is More - Less.
comes_to(at_least(Result), Worth) :-
    comes_to(Result, Worth).
comes_to(and_more(Result), Worth) :-
    comes_to(Result, Worth).
comes_to(saving(Result), Worth) :-
    comes_to(Result, Worth).

pieces_worth(Pieces, Worth) :-
    maplist(piece_worth, Pieces, Each),
    sum_list(Each, Worth).

piece_worth(Piece, Worth) :-
    (   atom(Piece),
        value(Piece, Value)
    ->  Worth = Value
    ;   worth_of_promotion(Worth)
    ).

%!  still_winning(+Score) is semidet.

still_winning(Score) :-
    bounded(Score, Hundredths),
    slowly(Least),
    Hundredths >= Least.

%!  leads_far(+Score) is semidet.
%
%   True when a line is worth finding though it wins no material.

leads_far(Score) :-
    bounded(Score, Hundredths),
    advantage(Least),
    Hundredths >= Least.

%!  forces(+Line) is semidet.
%
%   True when the first move of Line is one that everybody looks at: a check, a
%   capture or a promotion.

forces(Line) :-
    once(( gives_check(1, Line) ; taken(1, _, Line) ; becomes(1, _, Line) )).

%!  is_sharp(+Position) is semidet.
%
%   True when a search has to look far before it can be trusted: a queen each,
%   and little else to stop their checks.

is_sharp(Position) :-
    forall(member(Side, [white, black]), once(piece_at(_, Position, Side, queen))),
    aggregate_all(count, other_piece(Position), Count),
    sharp(Most),
    Count =< Most.

other_piece(Position) :-
    piece_at(_, Position, _, Piece),
    memberchk(Piece, [rook, bishop, knight]).

%!  is_headline(+Motif, +Ply, +Length) is semidet.
%
%   True when a motif is worth the one sentence that a move of a game gets,
%   rather than what the move wins: its half move Ply comes soon, and in the
%   part of the line that is explained, which has Length half moves; and it
%   says more than that something is given up, or that it is mate in so many
%   moves.
%
%   ```
%   ?- is_headline(fork, 3, 5).
%   true.
%   ?- is_headline(clearance, 5, 1).
%   false.
%   ```

is_headline(Motif, Ply, Length) :-
    latest_point(Latest),
    Ply =< min(Length, Latest),
    \+ says_little(Motif).

says_little(sacrifice).
says_little(advanced_pawn).      % where a pawn gets to says less than what it wins
says_little(clearance).          % six of six in games that were read: something is taken as well
says_little(mate_in_1).
says_little(mate_in_2).
says_little(mate_in_3).
says_little(mate_in_4).
says_little(mate_in_5).
says_little(mate).

%!  is_gain(+Pawns, +Result) is semidet.
%
%   True when a line wins something that matters and stays won: so many pawns,
%   less what the opponent's last move has taken, by its result.

is_gain(_, mate(_)).
is_gain(Pawns, Result) :-
    Result \= mate(_),
    Result \= mated(_),
    Result \= gain([], _),
    enough(Least),
    Pawns >= Least.
