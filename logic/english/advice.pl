:- module(english_advice,
          [ advice//1           % +Statement
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(nouns).

/** <module> What lines of play come to

The statements of an answer about a move: what a line wins, what it
threatens, what the defences run into, what the verdict is. A line is

    line(12, white, ['Nd5+', 'Kf7', 'Nxc7'])

the number of its first move, who plays that, and the moves. What it
comes to is mate(Moves), mated(Moves) or gain(Won, Lost), two lists of
pieces that were not simply exchanged; a piece that a pawn has become is
new(Piece). It may be at_least(gain(Won, Lost)), and_more(gain(Won, Lost))
where that is the least of it, or saving(gain(Won, Lost)) where it makes up
for what was lost before.
*/

%!  advice(+Statement)// is semidet.

advice(nothing) -->
    ['nothing is won by force here'].
advice(over(checkmate, Side)) -->
    { side_name(Side, Name) },
    [Name, 'is checkmated', ':', 'the game is over'].
advice(over(stalemate, Side)) -->
    { side_name(Side, Name) },
    ['it is stalemate', ':', Name, 'has no legal move', ',', 'and the game is drawn'].
advice(only_legal(Move)) -->
    [Move, 'is the only legal move'].
advice(outcome(Subject, mate(1), _, _)) -->
    !,
    [Subject, 'is mate'].
advice(outcome(Subject, mate(Moves), Line, _)) -->
    !,
    { count_word(Moves, Word) },
    [Subject, mates, in, Word, ':'], line(Line).
advice(outcome(Subject, mated(_), Line, _)) -->
    !,
    [Subject, 'only delays the mate', ':'], line(Line).
advice(outcome(it, gain(Won, Lost), Line, _)) -->
    { \+ gains(Won, Lost) },
    !,
    ['the line goes', ':'], line(Line).
advice(outcome(Subject, gain(Won, Lost), Line, _)) -->
    { \+ gains(Won, Lost) },
    !,
    [Subject, 'is the move to play', ':'], line(Line).
advice(outcome(Subject, gain(Won, Lost), line(_, _, [_]), _)) -->
    !,
    [Subject], winning(Won, Lost).      % the move is the whole line
advice(outcome(Subject, gain(Won, Lost), Line, Falls)) -->
    [Subject], winning(Won, Lost), falling(Falls, Line), [':'], line(Line).
advice(outcome(Subject, at_least(gain(Won, Lost)), Line, Falls)) -->
    [Subject], winning_at_least(Won, Lost), falling(Falls, Line), [':'], line(Line).
advice(outcome(Subject, and_more(gain(Won, Lost)), Line, _)) -->
    [Subject], winning(Won, Lost), [',', 'and more is to come', ':'], line(Line).
advice(outcome(Subject, saving(gain(Won, Lost)), Line, _)) -->
    [Subject], winning(Won, Lost), ['and restores the balance', ':'], line(Line).

advice(threat(Subject, threat(mate(Moves), Attacks), Line)) -->
    { Moves > 3,        % too far away to be counted
      !,
      first_move(Line, Move)
    },
    [Subject, 'threatens mate by', Move], attacking(Attacks).
advice(threat(Subject, threat(Result, Attacks), Line)) -->
    { first_move(Line, Move) },
    [Subject, threatens, Move], consequence(Result), attacking(Attacks).
advice(parried(Subject, Line)) -->
    { first_move(Line, Threat) },
    [Subject, parries, Threat].
advice(prevented(Subject, How, Line, Purpose)) -->
    { first_move(Line, Wanted),
      prevention(How, Words)
    },
    [Subject, Words, Wanted, ', which', Purpose].
advice(zugzwang(Side, Move)) -->
    { atomic(Move), side_name(Side, Name) },
    [Move, puts, Name, 'in zugzwang', ':', 'it would rather pass, since every move loses something'].
advice(zugzwang(Side, Line)) -->
    { side_name(Side, Name),
      split_line(Line, Reply, Answer),
      first_move(Answer, Move)
    },
    ['after', Reply, ',', Move, puts, Name, 'in zugzwang', ':'],
    ['it would rather pass, since every move loses something'].
advice(only_good(Line, Score, OtherScore)) -->
    { first_move(Line, Other),
      (   keeps_an_edge(Score)
      ->  What = 'it is the only good move'
      ;   What = 'it is the only move that holds'
      )
    },
    [What], bracketed(Score), [':', 'after', Other], verdict(OtherScore).
advice(only_reply(Line)) -->
    { first_move(Line, Move) },
    ['the only reply is', Move].
advice(defence(Result, Line)) -->
    { split_line(Line, Reply, Answer),
      first_move(Answer, Move)
    },
    ['against', Reply, there, is, Move], consequence(Result).
advice(alternative(Move, Result, Answer, Score)) -->
    { first_move(Answer, Reply) },
    [Move, 'is worse', ':'], refuted(Result, Reply, Score).
advice(mistake(Degree, Move, Result, Answer, Score)) -->
    { degree(Degree, Words),
      first_move(Answer, Reply)
    },
    [Move, Words, ':'], refuted(Result, Reply, Score).
advice(missed(Move, Best, Result, Answer, Score)) -->
    [Move, 'misses a chance', ':', Best], chance(Result), ['; after'], answer(Answer, Move),
    verdict(Score).

advice(missed(Degree, Move, Best, Result, Answer, Score)) -->
    { degree(Degree, Words) },
    [Move, Words], missing(Result), [':', Best], chance(Result), ['; after'],
    answer(Answer, Move), verdict_still(Score).

%   In a comment on the move, where the moves that follow stand beside it.
advice(brief(Move, Result)) -->
    [Move], chance(Result).

%   To somebody who solves a puzzle: what is wrong, and not what is right.
advice(wrong(Move, Result, Answer, Score)) -->
    { first_move(Answer, Reply) },
    [Move, 'is not the move', ':'], refuted(Result, Reply, Score).
advice(too_slow(Move, 1, Answer)) -->
    { first_move(Answer, Reply) },
    [Move, 'does not mate', ':', Reply, 'is the answer'].
advice(too_slow(Move, Moves, Answer)) -->
    { Moves > 1,
      count_word(Moves, Word),
      first_move(Answer, Reply)
    },
    [Move, 'does not mate in', Word, ':', Reply, 'is the answer'].
advice(ended(Move, stalemate)) -->
    [Move, 'is not the move', ':', 'it is stalemate'].
advice(ended(Move, draw)) -->
    [Move, 'is not the move', ':', 'the game is drawn'].
advice(also_good(Move)) -->
    [Move, 'is good', ',', 'too', ',', 'but another move is looked for'].
advice(danger(Side, Result, Line)) -->
    { side_name(Side, Name),
      first_move(Line, Move)
    },
    ['left alone', ',', Name, 'would play', Move], consequence(Result).
advice(better(Move, Score)) -->
    ['better is', Move], bracketed(Score).
advice(next_best(Move, Score)) -->
    ['the next best move is', Move], bracketed(Score).
advice(no_forced_win(Score)) -->
    { is_decided(Score, Sides) },
    !,
    verdict(Score),
    (   { Sides == mover }
    ->  [';', 'no single move decides']
    ;   []
    ).
advice(no_forced_win(Score)) -->
    ['nothing is won by force', ';'], verdict(Score).
advice(standing(Score)) -->
    verdict(Score).
advice(verdict(Score, Line)) -->
    verdict(Score), [':'], line(Line).

%   What clauses alone see: of a move, and of the answer to it, which has a
%   sentence already.
advice(unexplained(Move)) -->
    ['no tactic speaks for', Move].
advice(answered(Sentence)) -->
    { split_string(Sentence, "", ".", [Bare]) },
    ['in answer', ',', Bare].

prevention(illegal, prevents).
prevention(worse, 'takes the point out of').

degree(terrible, 'is a blunder').
degree(bad, 'is a mistake').
degree(slight, 'is inaccurate').

%   The queen attacks the rook on a1: the dearest is enough.

attacking([]) -->
    [].
attacking([attack(Attacker, Piece, Square)|_]) -->
    [',', 'and the', Attacker, attacks, the, Piece, on, Square].

%   The piece for which as much was given, and so is not named as won.

falling(none, _) -->
    [].
falling(falls(Ply, Piece), Line) -->
    { nth_move(Ply, Line, Move) },
    [',', since, Move, takes, the, Piece].

%   What a move leads to, behind a comma.

consequence(mate(1)) -->
    !,
    [',', 'which is mate'].
consequence(mate(Moves)) -->
    !,
    { count_word(Moves, Word) },
    [',', 'with mate in', Word].
consequence(mated(_)) -->
    !,
    [].
consequence(gain(Won, Lost)) -->
    { \+ gains(Won, Lost) },
    !,
    [].
consequence(gain(Won, Lost)) -->
    [',', which], winning(Won, Lost).
consequence(at_least(gain(Won, Lost))) -->
    [',', which], winning_at_least(Won, Lost).
consequence(and_more(gain(Won, Lost))) -->
    [',', which], winning_at_least(Won, Lost).

%   What the answer to a move wins; where that is nothing, how the game stands.

refuted(mate(1), Reply, _) -->
    !,
    [Reply, 'is mate'].
refuted(mate(Moves), Reply, _) -->
    !,
    { count_word(Moves, Word) },
    [Reply, mates, in, Word].
refuted(gain(Won, Lost), Reply, _) -->
    { gains(Won, Lost) },
    !,
    [Reply], winning(Won, Lost).
refuted(at_least(gain(Won, Lost)), Reply, _) -->
    { gains(Won, Lost) },
    !,
    [Reply], winning_at_least(Won, Lost).
refuted(and_more(gain(Won, Lost)), Reply, _) -->
    { gains(Won, Lost) },
    !,
    [Reply], winning(Won, Lost), [',', 'and more is to come'].
refuted(_, Reply, Score) -->
    ['after', Reply], verdict(Score).

answer(line(_, _, []), Move) -->
    [Move].
answer(line(Number, Side, [Reply|_]), _) -->
    { first_move(line(Number, Side, [Reply]), Text) },
    [Text].

%   What the move does that was to be found.

chance(mate(1)) -->
    !,
    ['is mate'].
chance(mate(Moves)) -->
    !,
    { count_word(Moves, Word) },
    [mates, in, Word].
chance(Result) -->
    { is_the_least(Result, Won, Lost),
      gains(Won, Lost)
    },
    !,
    winning_at_least(Won, Lost).
chance(Result) -->
    { named_gain(Result, Won, Lost),
      gains(Won, Lost)
    },
    !,
    winning(Won, Lost).
chance(back) -->
    !,
    ['takes back'].
chance(_) -->
    ['is better'].

%   A move that is merely better is no chance, nor is one that takes back.

missing(Result) -->
    { phrase(chance(Result), [Words]),
      memberchk(Words, ['is better', 'takes back'])
    },
    !,
    [].
missing(_) -->
    ['and misses a chance'].

is_the_least(at_least(gain(Won, Lost)), Won, Lost).
is_the_least(and_more(gain(Won, Lost)), Won, Lost).

named_gain(gain(Won, Lost), Won, Lost).
named_gain(saving(gain(Won, Lost)), Won, Lost).

%   Wins a rook; wins a queen for a rook and a pawn.

winning([], Lost) -->
    !,
    [gives], pieces(Lost).
winning(Won, Lost) -->
    { gains(Won, Lost),
      partition(is_new, Won, New, Taken)
    },
    !,
    taking(Taken, New), price(Lost).
winning(Won, Lost) -->
    [gives], pieces(Lost), [for], pieces(Won).

%   Wins at least a rook: the line has more to offer.
winning_at_least(Won, Lost) -->
    { phrase(winning(Won, Lost), [Verb|Words]) },
    [Verb, 'at least'], Words.

%   Wins a rook; gets a new queen by promotion; wins a rook and gets a new queen.
taking(Taken, []) -->
    !,
    [wins], pieces(Taken).
taking([], New) -->
    !,
    [gets], pieces(New), ['by promotion'].
taking(Taken, New) -->
    [wins], pieces(Taken), [and, gets], pieces(New), ['by promotion'].

price([]) -->
    [].
price(Lost) -->
    { Lost = [_|_] },
    [for], pieces(Lost).

is_new(new(_)).

gains(Won, Lost) :-
    total(Won, More),
    total(Lost, Less),
    More > Less.

total(Pieces, Total) :-
    maplist(worth, Pieces, Values),
    sum_list(Values, Total).

worth(pawn, 1).
worth(knight, 3).
worth(bishop, 3).
worth(rook, 5).
worth(queen, 9).
worth(new(Piece), Value) :-     % a pawn less
    worth(Piece, Whole),
    Value is Whole - 1.

pieces(Pieces) -->
    { counted(Pieces, Counts),
      maplist(several, Counts, Words)
    },
    listed(Words).

counted([], []).
counted([Piece|Pieces], [Piece-Count|Counts]) :-
    partition(==(Piece), Pieces, Same, Others),
    length([Piece|Same], Count),
    counted(Others, Counts).

several(new(Piece)-1, [a, new, Piece]) :- !.
several(new(Piece)-Count, [Word, new, Pieces]) :-
    !,
    several(Piece-Count, [Word, Pieces]).
several(Piece-1, [a, Piece]) :- !.
several(Piece-Count, [Word, Pieces]) :-
    count_word(Count, Word),
    atom_concat(Piece, s, Pieces).

%   Moves with their numbers: 1. Nd5+ Kf7 2. Nxc7

line(line(Number, Side, Moves)) -->
    numbered_moves(Moves, Number, Side, first).

numbered_moves([], _, _, _) -->
    [].
numbered_moves([Move|Moves], Number, white, _) -->
    { format(atom(Text), "~d. ~w", [Number, Move]) },
    [Text],
    numbered_moves(Moves, Number, black, later).
numbered_moves([Move|Moves], Number, black, first) -->
    !,
    { format(atom(Text), "~d... ~w", [Number, Move]),
      Next is Number + 1
    },
    [Text],
    numbered_moves(Moves, Next, white, later).
numbered_moves([Move|Moves], Number, black, later) -->
    { Next is Number + 1 },
    [Move],
    numbered_moves(Moves, Next, white, later).

first_move(line(Number, Side, [Move|_]), Text) :-
    phrase(line(line(Number, Side, [Move])), [Text]).

nth_move(1, Line, Move) :-
    !,
    first_move(Line, Move).
nth_move(Ply, Line, Move) :-
    split_line(Line, _, Rest),
    Before is Ply - 1,
    nth_move(Before, Rest, Move).

split_line(line(Number, Side, [Reply|Moves]), Text, line(Next, Other, Moves)) :-
    first_move(line(Number, Side, [Reply]), Text),
    (   Side == white
    ->  Other = black,
        Next = Number
    ;   Other = white,
        Next is Number + 1
    ).

%   White is winning (+5.3)

verdict(mate_score(Side, Moves)) -->
    { Moves > 0,
      !,
      side_name(Side, Name),
      count_word(Moves, Word)
    },
    [Name, mates, in, Word].
verdict(mate_score(Side, Moves)) -->
    { side_name(Side, Name),
      Left is -Moves,
      count_word(Left, Word)
    },
    [Name, 'is mated in', Word].
verdict(score(Side, Hundredths)) -->
    { judgement(Hundredths, Sides, Words),
      who(Sides, Side, Who)
    },
    Who, Words, bracketed(score(Side, Hundredths)).

keeps_an_edge(mate_score(_, Moves)) :-
    Moves > 0.
keeps_an_edge(score(_, Hundredths)) :-
    judgement(Hundredths, mover, _).

%   The same where the side that wins could have won by something better.

verdict_still(mate_score(Side, Moves)) -->
    { Moves > 0,
      !,
      side_name(Side, Name),
      count_word(Moves, Word)
    },
    [Name, still, mates, in, Word].
verdict_still(score(Side, Hundredths)) -->
    { judgement(Hundredths, mover, ['is winning']),
      !,
      side_name(Side, Name)
    },
    [Name, 'is still winning'], bracketed(score(Side, Hundredths)).
verdict_still(Score) -->
    verdict(Score).

%   is_decided(+Score, -Sides): one side is winning, or mates.

is_decided(score(_, Hundredths), Sides) :-
    judgement(Hundredths, Sides, Words),
    Words == ['is winning'].
is_decided(mate_score(_, Moves), Sides) :-
    (   Moves > 0
    ->  Sides = mover
    ;   Sides = other
    ).

%   Of the score as it is printed, in tenths: what is as much is called the same.

judgement(Hundredths, Sides, Words) :-
    Shown is round(Hundredths / 10) * 10,
    judged(Shown, Sides, Words).

judged(Hundredths, mover, ['is winning']) :- Hundredths >= 300, !.
judged(Hundredths, mover, ['is clearly better']) :- Hundredths >= 120, !.
judged(Hundredths, mover, ['is slightly better']) :- Hundredths >= 40, !.
judged(Hundredths, both, ['are about level']) :- Hundredths > -40, !.
judged(Hundredths, other, ['is slightly better']) :- Hundredths > -120, !.
judged(Hundredths, other, ['is clearly better']) :- Hundredths > -300, !.
judged(_, other, ['is winning']).

who(both, _, ['the two sides']).
who(mover, Side, [Name]) :-
    side_name(Side, Name).
who(other, Side, [Name]) :-
    opposite(Side, Other),
    side_name(Other, Name).

opposite(white, black).
opposite(black, white).

%   (+1.4): for White, as everywhere in chess.

bracketed(score(Side, Hundredths)) -->
    { (   abs(Hundredths) < 5       % nobody is ahead by a tenth
      ->  Pawns = 0.0
      ;   Side == white
      ->  Pawns is Hundredths / 100
      ;   Pawns is -Hundredths / 100
      ),
      (   Pawns > 0
      ->  Sign = "+"
      ;   Sign = ""
      ),
      format(atom(Text), "(~s~1f)", [Sign, Pawns])
    },
    [Text].
bracketed(mate_score(_, Moves)) -->
    { Moves > 0,
      !,
      count_word(Moves, Word),
      format(atom(Text), "(mate in ~w)", [Word])
    },
    [Text].
bracketed(mate_score(_, Moves)) -->
    { Left is -Moves,
      count_word(Left, Word),
      format(atom(Text), "(mated in ~w)", [Word])
    },
    [Text].
