:- module(ending_services,
          [ endings/2,             % +FENs, -Endings
            ending_moves/2         % +Input, -Deeds
          ]).

:- use_module(library(lists)).
:- use_module(english_services, [sentence/2]).
:- use_module(text_lines).

/** <module> Services about known endings
*/

%!  endings(+FENs, -Endings).
%
%   The known endings of each position: see logic/judgement/endings.pl.
%   Each is "Name|Verdict|Squares|Sentence", the squares joined by commas,
%   and a tab is behind it.

endings(FENs, Endings) :-
    each_line(write_endings, FENs, Endings).

write_endings(FEN) :-
    judgement(Module),
    forall(Module:known_ending(Name, FEN, Verdict, Proof),
           write_ending(Name, Verdict, Proof, ending(Name, Verdict, Proof))).

%   Loaded beside this file, which can be tested without.
judgement(known_endings).

write_ending(Name, Verdict, Proof, Statement) :-
    sentence(Statement, Sentence),
    squares_of(Proof, Squares),
    atomic_list_concat(Squares, ',', Joined),
    format("~w|~w|~w|~w\t", [Name, Verdict, Joined, Sentence]).

squares_of(Proof, Squares) :-
    findall(Square, ( member(_=Square, Proof), atom(Square), sq(Square) ), Found),
    list_to_set(Found, Squares).

%!  ending_moves(+Input, -Deeds).
%
%   Each line is "FEN|Text,Move,Text,Move,...", the moves of a line as they are
%   written and as From-To-Promotion. What the first move does is answered as
%   in endings/2, the name being that of the deed. Where that decides nothing,
%   what the line comes to later is behind it, with the name `line`.

ending_moves(Input, Deeds) :-
    each_line(write_deeds, Input, Deeds).

write_deeds(Line) :-
    split_string(Line, "|", "", [FEN, MovesText]),
    split_string(MovesText, ",", "", Words),
    written_moves(Words, [Text|Texts], [Move|Moves]),
    fen_position(FEN, Position),
    turn(Side, Position),
    judgement(Module),
    findall(Deed, Module:ending_deed(Position, Move, Deed), Deeds),
    forall(member(Deed, Deeds), write_deed(Text, Side, Deed)),
    (   \+ ( member(Deed, Deeds), \+ Module:deed_verdict(Deed, Side, open) ),
        Module:line_ending(Position, [Move|Moves], Ply, Ending),
        Ply > 1
    ->  nth1(Ply, [Text|Texts], Last),
        Ending = ending(_, Verdict, Proof),
        write_ending(line, Verdict, Proof, ending_after(Last, Ending))
    ;   true
    ).

written_moves([], [], []).
written_moves([Text, Word|Words], [Text|Texts], [Move|Moves]) :-
    term_string(Move, Word),
    written_moves(Words, Texts, Moves).

write_deed(Text, Side, Deed) :-
    functor(Deed, Name, _),
    judgement(Module),
    Module:deed_verdict(Deed, Side, Verdict),
    deed_proof(Deed, Proof),
    write_ending(Name, Verdict, Proof, ending_deed(Text, Deed)).

%   A deed that is about an ending has its squares.
deed_proof(Deed, Proof) :-
    (   arg(1, Deed, ending(_, _, Found))
    ->  Proof = Found
    ;   Deed =.. [_|Values],
        findall(at=Value, member(Value, Values), Proof)
    ).
