% Endgame players of logic/evolved: what they think of positions, and what they play.
%
%     ?- fen_position("8/8/8/3k4/7r/8/1K6/R7 w - - 0 1", P), endgame_move(master, P, From, To, Score).
%
% Their files are read with load_tactics/1, which puts endgame_player/2, endgame_tree/3 and the
% clauses NAME(Material, Before, Position, Score) into `user`.

:- module(chess_endgame_players,
          [ evaluate_endgame/2,   % +Position, -Score
            evaluate_endgame/4,   % ?Player, +Before, +Position, -Score
            endgame_move/5,       % ?Player, +Position, -From, -To, -Score
            endgame_status/3      % +Before, +Position, -Status
          ]).

:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').

%!  evaluate_endgame(+Position, -Score) is semidet.
%
%   Score is what the player for these pieces gives Position, for the side
%   that has just moved. Nothing is known to have been taken.

evaluate_endgame(Position, Score) :-
    once(player_for(Position, Player)),
    evaluate_endgame(Player, Position, Position, Score).

%!  evaluate_endgame(?Player, +Before, +Position, -Score) is nondet.
%
%   Score is what Player gives Position, which its move has led to from
%   Before: by the tree for how its material stood there.

evaluate_endgame(Player, Before, Position, Score) :-
    known_player(Player, _),
    endgame_status(Before, Position, Status),
    once(call(user:Player, Status, Before, Position, Score)).

%!  endgame_status(+Before, +Position, -Status) is det.
%
%   Status is advantage, even or disadvantage: the material in Before of
%   the side that has just moved in Position.

endgame_status(Before, Position, Status) :-
    turn(Opponent, Position),
    other_side(Opponent, Mine),
    once(material(Mine, Count, Before)),
    compare(Order, Count, 0),
    status(Order, Status).

status(>, advantage).
status(=, even).
status(<, disadvantage).

%!  endgame_move(?Player, +Position, -From, -To, -Score) is nondet.
%
%   The moves that Player likes best in Position, on backtracking all
%   that are as good: it draws lots among them.

endgame_move(Player, Position, From, To, Score) :-
    known_player(Player, _),
    findall(Score1-(From1-To1),
            ( make_move(From1, To1, _, Position, After),
              evaluate_endgame(Player, Position, After, Score1)
            ),
            Moves),
    findall(Score1, member(Score1-_, Moves), Scores),
    max_list(Scores, Score),
    member(Found-(From-To), Moves),
    Found =:= Score.

%   player_for(+Position, -Player): the players whose endgames have these
%   pieces, or more of them; those for fewer first, and those for all last.

player_for(Position, Player) :-
    findall(Length-Name,
            ( known_player(Name, Text),
              string_length(Text, Length),
              covers_men(Text, Position)
            ),
            Narrow),
    keysort(Narrow, Sorted),
    member(_-Player, Sorted).
player_for(_, Player) :-
    known_player(Player, "multiple"),
    Player \== master.
player_for(_, master).

covers_men(Text, Position) :-
    Text \== "multiple",
    string_chars(Text, ['K'|Letters]),
    append(White, ['K'|Black], Letters),
    !,
    side_letters(white, Position, Whites),
    side_letters(black, Position, Blacks),
    (   taken_from(Whites, White), taken_from(Blacks, Black)
    ->  true
    ;   taken_from(Whites, Black), taken_from(Blacks, White)
    ->  true
    ).

side_letters(Side, Position, Letters) :-
    findall(Letter,
            ( piece_at(_, Position, Side, Piece),
              letter(Piece, Letter)
            ),
            Letters).

letter(pawn,   'P').
letter(knight, 'N').
letter(bishop, 'B').
letter(rook,   'R').
letter(queen,  'Q').

taken_from([], _).
taken_from([Letter|Letters], All) :-
    selectchk(Letter, All, Rest),
    taken_from(Letters, Rest).

%   known_player(?Player, ?Classes): of the files that have been read.

known_player(Player, Classes) :-
    current_predicate(user:endgame_player/2),
    call(user:endgame_player, Player, Classes).
