:- module(judgement_spoken,
          [ said/2,             % +Statement, -Text
            worded/3              % +Length, +Case, -Text
          ]).

/** <module> The way to the grammar

The files of logic/english are loaded by whoever asks for sentences: most
judgements take none.
*/

grammar(chess_english).

%!  said(+Statement, -Text:string) is det.
%
%   A statement in words: see say/2 of logic/english.

said(Statement, Text) :-
    grammar(English),
    English:say(Statement, Said),
    !,
    text_to_string(Said, Text).

%!  worded(+Length, +Case, -Text) is det.
%
%   A proof in words: see tell/3 of logic/english.

worded(Length, Case, Text) :-
    grammar(English),
    English:tell(Length, Case, Text),
    !.
