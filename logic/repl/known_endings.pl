% Known endings, and what is said of them.

:- module(chess_known_endings,
          [ known_ending/2,     % +Position, -Text
            ending_reason/4     % +Position, +From, +To, -Text
          ]).

:- use_module('../../bk/vocabulary').
:- use_module('../english/english', [say/2]).
:- use_module('../../bk/notation', [san/6]).
:- use_module(positions).
:- reexport('../judgement/endings', [known_ending/4, ending_deed/3]).

%!  known_ending(+Position, -Text) is nondet.
%
%   True when Text says which ending Position, which may be a FEN, is, who
%   wins it and how: known_ending/4 in English.
%
%   ```
%   ?- known_ending("1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1", Text).
%   ```

known_ending(Given, Text) :-
    given_position(Given, Position),
    known_ending(Name, Position, Verdict, Proof),
    say(ending(Name, Verdict, Proof), Text).

%!  ending_reason(+Position, +From, +To, -Text) is nondet.
%
%   True when Text says what the legal move From, To of Position, which may be
%   a FEN, has to do with known endings: ending_deed/3 in English.
%
%   ```
%   ?- ending_reason("4k3/8/8/3K4/4P3/8/8/8 w - - 0 1", d5, e6, Text).
%   ```

ending_reason(Given, From, To, Text) :-
    given_position(Given, Position),
    (   promotes(From, To, Position)
    ->  Promotion = queen
    ;   Promotion = none
    ),
    legal_move(From, To, Promotion, Position),
    san(Position, From, To, Promotion, San, _),
    ending_deed(Position, From-To-Promotion, Deed),
    say(ending_deed(San, Deed), Text).
