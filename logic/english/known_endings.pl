:- module(english_known_endings,
          [ known_ending_words//1       % +Statement
          ]).

:- use_module(library(lists)).
:- use_module(nouns).

/** <module> What is said of known endings

The statements are those of logic/judgement/endings.pl:

    ending(Name, Verdict, Proof)        what known_ending/4 finds
    ending_after(Move, Ending)          the same, after a move that is written there
    ending_deed(Move, Deed)             what ending_deed/3 finds of a move
    table_verdict(Side, Result, Moves)  what endgame tables say
*/

%!  known_ending_words(+Statement)// is semidet.

known_ending_words(ending(Name, Verdict, Proof)) -->
    ending_words(Name, Verdict, Proof).
known_ending_words(ending_after(Move, ending(Name, Verdict, Proof))) -->
    [after, Move, ','], ending_words(Name, Verdict, Proof).
known_ending_words(ending_deed(Move, Deed)) -->
    deed_words(Deed, Move).
known_ending_words(table_verdict(Side, Result, Moves)) -->
    { side_name(Side, Name) },
    ['by the endgame tables'], table_words(Result, Name, Moves).

table_words(won, Name, Moves) -->
    { count_word(Moves, Word) },
    [Name, wins, ':', 'a capture, a pawn move or mate comes within', Word], moves_word(Moves).
table_words(lost, Name, _) -->
    [Name, loses].
table_words(drawn, _, _) -->
    ['the position is a draw'].
table_words(cursed_win, Name, _) -->
    [Name, 'would win', ',', 'but not within fifty moves'].
table_words(blessed_loss, Name, _) -->
    [Name, 'would lose', ',', 'but not within fifty moves'].

moves_word(1) --> !, [move].
moves_word(_) --> [moves].

%   Pawn endings.

ending_words(unstoppable_pawn, won(Side), Proof) -->
    { named([pawn=Pawn], Proof),
      other_king(Side, King)
    },
    [King, 'is outside the square of the pawn on', Pawn, ':', 'it cannot be stopped'].
ending_words(key_squares, Verdict, Proof) -->
    { memberchk(plan=Plan, Proof) },
    key_words(Plan, Verdict, Proof).
ending_words(rook_pawn, drawn, Proof) -->
    { memberchk(plan=Plan, Proof) },
    ['this is a draw', ':'], rook_pawn_words(Plan, Proof).
ending_words(lost_pawn, drawn, Proof) -->
    { named([pawn=Pawn, enemy=Enemy], Proof) },
    ['this is a draw', ':', 'the king on', Enemy, 'takes the pawn on', Pawn].
ending_words(direct_opposition, open, Proof) -->
    opposed_words('the opposition', Proof).
ending_words(distant_opposition, open, Proof) -->
    opposed_words('the distant opposition', Proof).
ending_words(diagonal_opposition, open, Proof) -->
    opposed_words('the diagonal opposition', Proof).

%   Rook endings.

ending_words(lucena, won(Side), Proof) -->
    { memberchk(plan=bridge(Bridge), Proof),
      side_name(Side, Name)
    },
    ['this is the Lucena position', ',', 'which is won for', Name, ':',
     'the rook goes to the fourth rank', ',', Bridge, ',',
     'and shields the king from checks (building a bridge)'].
ending_words(philidor, drawn, Proof) -->
    { memberchk(plan=hold_rank(Rank), Proof),
      named([rook=Rook], Proof),
      rank_word(Rank, Word)
    },
    !,
    ['this is a draw by Philidor\'s defence', ':', 'the rook on', Rook,
     'holds the', Word, rank, ',', 'and checks from behind once the pawn goes there'].
ending_words(philidor, drawn, Proof) -->
    { named([rook=Rook, pawn=Pawn], Proof) },
    ['this is a draw by Philidor\'s defence', ':', 'the rook on', Rook,
     'checks from behind', ',', 'and the pawn on', Pawn, 'no longer shelters its king'].
ending_words(rook_behind_passed_pawn, open, Proof) -->
    { named([rook=Rook, pawn=Pawn], Proof),
      memberchk(plan=Plan, Proof)
    },
    ['the rook on', Rook, 'stands where it belongs', ',', 'behind'],
    passed_words(Plan, Pawn).

%   Endings of other pieces.

ending_words(Mate, won(Side), Proof) -->
    { mate_words(Mate, Force, Where),
      side_name(Side, Name),
      memberchk(plan=Plan, Proof)
    },
    [Name, wins, ':', Force, mate, 'a bare king'], mate_place(Where, Plan).
ending_words(too_little_to_mate, drawn, Proof) -->
    { memberchk(plan=no_mate(Piece), Proof) },
    ['this is a draw', ':', 'a lone', Piece, 'cannot mate'].
ending_words(wrong_bishop, drawn, Proof) -->
    { named([bishop=Bishop, corner=Corner, enemy=Enemy], Proof) },
    ['this is a draw', ':', 'the bishop on', Bishop, 'does not control the corner', Corner,
     'in which the pawn would promote', ',', 'and the king on'], [Enemy], corner_words(Enemy, Corner).
ending_words(opposite_bishops, drawish, Proof) -->
    { memberchk(plan=blockade(_), Proof) },
    ['the bishops stand on squares of opposite colours', ':', 'a draw is likely', ',',
     'as each holds squares that the other cannot attack'].
ending_words(queen_against_pawn, Verdict, Proof) -->
    { named([pawn=Pawn], Proof),
      memberchk(plan=Plan, Proof)
    },
    queen_words(Plan, Verdict, Pawn).

%   named(+Pairs, +Proof): the values of these roles.
named([], _).
named([Role=Value|Pairs], Proof) :-
    memberchk(Role=Value, Proof),
    named(Pairs, Proof).

other_king(white, 'the black king').
other_king(black, 'the white king').

own_king(white, 'the white king').
own_king(black, 'the black king').

key_words(on_key(Key), won(Side), Proof) -->
    { own_king(Side, King),
      named([pawn=Pawn], Proof)
    },
    [King, 'stands on', Key, ',', 'a key square of the pawn on', Pawn, ':',
     'it promotes', ',', 'whoever is to move'].
key_words(reach_key(Key), won(Side), Proof) -->
    { own_king(Side, King),
      named([pawn=Pawn], Proof)
    },
    [King, 'gets to a key square of the pawn on', Pawn, ',', such, as, Key, ',',
     'so the pawn promotes'].
key_words(opposition, won(Side), Proof) -->
    { own_king(Side, King),
      other_king(Side, Other),
      named([pawn=Pawn], Proof)
    },
    [King, 'has the opposition', ':', Other, 'must give way', ',', 'and the pawn on', Pawn, promotes].
key_words(kept_off(Keys), drawn, Proof) -->
    { named([enemy=Enemy], Proof) },
    ['this is a draw', ':', 'the king on', Enemy, 'keeps the other king off the key squares'],
    listed(Keys).

rook_pawn_words(corner(Corner), Proof) -->
    { named([enemy=Enemy, pawn=Pawn], Proof) },
    ['against the pawn on', Pawn, 'the king on', Enemy], corner_words(Enemy, Corner),
    [',', 'and cannot be driven out'].
rook_pawn_words(shut_in(King), Proof) -->
    { named([pawn=Pawn], Proof) },
    ['the king on', King, 'is shut in before its own pawn on', Pawn].

corner_words(Corner, Corner) -->
    !,
    ['is there'].
corner_words(_, Corner) -->
    ['gets to', Corner].

opposed_words(What, Proof) -->
    { named([king=King, enemy=Enemy], Proof),
      memberchk(plan=opposition(_, Duty), Proof)
    },
    ['the king on', King, has, What], duty_words(Duty, Enemy).

duty_words(must_move, Enemy) -->
    [':', 'the king on', Enemy, 'must give way'].
duty_words(may_wait, Enemy) -->
    ['against the king on', Enemy].

rank_word(3, third).
rank_word(6, sixth).

passed_words(escort(_), Pawn) -->
    ['its passed pawn on', Pawn].
passed_words(chase(_), Pawn) -->
    ['the opponent\'s passed pawn on', Pawn].

mate_words(mate_with_queen,             'king and queen',             edge).
mate_words(mate_with_rook,              'king and rook',              edge).
mate_words(mate_with_two_bishops,       'two bishops',                corner).
mate_words(mate_with_bishop_and_knight, 'bishop and knight',          corners).

mate_place(edge, _) -->
    ['on the edge of the board'].
mate_place(corner, _) -->
    ['in a corner'].
mate_place(corners, corners([One, Other])) -->
    ['in a corner of the bishop\'s colour', ',', One, or, Other].

queen_words(approach, won(Side), Pawn) -->
    { side_name(Side, Name) },
    [Name, wins, ':', 'checks drive the king before the pawn on', Pawn, ',',
     'and each time the other king comes a step nearer'].
queen_words(king_near, won(Side), Pawn) -->
    { side_name(Side, Name) },
    [Name, 'wins against the pawn on', Pawn, ',', 'because the king is near enough to help the queen'].
queen_words(stalemate(_), drawn, Pawn) -->
    { pawn_word(Pawn, Word) },
    ['this is a draw', ':', 'against a', Word, 'pawn on the last rank but one', ',',
     'and with its king far off', ',', 'the queen can only stalemate'].

pawn_word(Pawn, Word) :-
    sub_atom(Pawn, 0, 1, _, File),
    (   memberchk(File, [a, h])
    ->  Word = 'rook\'s'
    ;   Word = 'bishop\'s'
    ).

%   What a move does.

deed_words(builds_bridge(Rook, King), Move) -->
    [Move, 'builds the bridge of the Lucena position', ':', 'the rook on', Rook,
     'will shield the king on', King, 'from checks'].
deed_words(drives_off(_, Enemy), Move) -->
    [Move, 'drives the king on', Enemy, 'further from the pawn', ',',
     'before the rook builds the bridge of the Lucena position'].
deed_words(spoils(ending(Name, Verdict, Proof)), Move) -->
    [Move, 'gives the win away', ';'], ending_words(Name, Verdict, Proof).
deed_words(loses(ending(Name, Verdict, Proof)), Move) -->
    [Move, 'gives the draw away', ';'], ending_words(Name, Verdict, Proof).
deed_words(opposition(Kind, _, Enemy, may_wait), Move) -->
    !,
    { opposition_word(Kind, Word) },
    [Move, takes, Word, 'against the king on', Enemy].
deed_words(opposition(Kind, _, Enemy, Purpose), Move) -->
    { opposition_word(Kind, Word) },
    [Move, takes, Word, ',', 'so the king on', Enemy, 'must give way'], purpose_words(Purpose).
deed_words(key_square(_, Pawn), Move) -->
    [Move, 'takes a key square of the pawn on', Pawn, ',', 'which will promote'].
deed_words(rook_behind(_, Pawn, own), Move) -->
    [Move, 'brings the rook behind its passed pawn on', Pawn, ',', 'where it belongs'].
deed_words(rook_behind(_, Pawn, other), Move) -->
    [Move, 'brings the rook behind the opponent\'s passed pawn on', Pawn, ',', 'where it belongs'].
deed_words(reaches(ending(Name, Verdict, Proof)), Move) -->
    [after, Move, ','], ending_words(Name, Verdict, Proof).
deed_words(holds(ending(Name, Verdict, Proof)), Move) -->
    [after, Move, ','], ending_words(Name, Verdict, Proof).

opposition_word(direct,   'the opposition').
opposition_word(distant,  'the distant opposition').
opposition_word(diagonal, 'the diagonal opposition').

purpose_words(win) -->
    [',', 'and the pawn promotes'].
purpose_words(draw) -->
    [',', 'which holds the draw'].
purpose_words(must_move) -->
    [].
