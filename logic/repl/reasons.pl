% Why: the tactics and motifs that have been read, with their proofs, in English.

:- module(chess_reasons,
          [ tactic_reason/5,    % ?Name, +Position, ?From, ?To, -Text
            tactic_reason/6,    % +Length, ?Name, +Position, ?From, ?To, -Text
            told_reason/7,      % +Length, +Name, +Position, +From, +To, -Promotion, -Text
            told_literals/6,    % +Name, +Position, +From, +To, -Clause, -Pairs
            motif_reason/3,     % ?Name, +Line, -Text
            motif_reason/4      % +Length, ?Name, +Line, -Text
          ]).

:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').
:- use_module('../english/english').
:- use_module('../english/positions').
:- use_module(motifs).
:- use_module(proofs).

%!  tactic_reason(?Name, +Position, ?From, ?To, -Text) is nondet.
%!  tactic_reason(+Length, ?Name, +Position, ?From, ?To, -Text) is nondet.
%
%   True when the tactic Name proposes the move From, To, and Text says why.
%   Each move of a tactic is explained once, by the proof that matters most.
%   Length is that of tell/3: `sentence` unless it is given.

tactic_reason(Name, Position, From, To, Text) :-
    tactic_reason(sentence, Name, Position, From, To, Text).

tactic_reason(Length, Name, Position, From, To, Text) :-
    tactic_name(Name),
    findall(From-To, legal_move(From, To, Position), Moves),
    member(From-To, Moves),
    told_reason(Length, Name, Position, From, To, _, Text).

%!  told_reason(+Length, +Name, +Position, +From, +To, -Promotion, -Text) is semidet.
%
%   The same of one tactic and a legal move; Promotion is what a pawn
%   becomes, if the tactic says so, or `none`.

told_reason(Length, Name, Position, From, To, Promotion, Text) :-
    proved_case(Name, Position, From, To, Promotion, _, Case),
    tell(Length, Case, Text).

%!  told_literals(+Name, +Position, +From, +To, -Clause, -Pairs) is semidet.
%
%   The clause of the tactic that proposes the move, as proved/6 has it, and
%   its literals as tell_literals/2 tells them.

told_literals(Name, Position, From, To, Clause, Pairs) :-
    proved_case(Name, Position, From, To, _, Clause, Case),
    tell_literals(Case, Pairs).

proved_case(Name, Position, From, To, Promotion, Clause, Case) :-
    proved(Name, [Position, From, To], Clause, Promotion, Words, Proofs),
    whole_move(From, To, Promotion, Move),
    plain_name(Name, Plain),
    move_case(Plain, Position, Move, Proofs, Clause, Words, Case).

whole_move(From, To, none, From-To) :- !.
whole_move(From, To, Promotion, From-To-Promotion).

%!  motif_reason(?Name, +Line, -Text) is nondet.
%!  motif_reason(+Length, ?Name, +Line, -Text) is nondet.
%
%   True when Line shows the motif Name, and Text says why.

motif_reason(Name, Line, Text) :-
    motif_reason(sentence, Name, Line, Text).

motif_reason(Length, Name, Line, Text) :-
    motif(Line, Name),
    proved(Name, [Line], Clause, _, Words, Proofs),
    line_case(Name, Line, none, Proofs, Clause, Words, Case),
    tell(Length, Case, Text).
