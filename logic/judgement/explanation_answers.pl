:- module(judgement_explanation_answers,
          [ explained_answer/5  % +FEN, +Move, +Effort, +Blaming, -Json
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').
:- use_module('../../bk/moves', [legal_move/4]).
:- use_module('../english/english', [tell/3]).
:- use_module(advice_answers).
:- use_module(explained_moves).
:- use_module(explanation_words).
:- use_module(generation_order, [uci/4]).
:- use_module(json_text).
:- use_module(requests, []).

/** <module> The answer of explain, as JSON

What `clausewitz explain --json` prints of a move.
*/

:- multifile judgement_requests:request/3.

judgement_requests:request(explain(FEN, Move, Effort, Blaming), Goal, Json) :-
    Goal = judgement_explanation_answers:explained_answer(FEN, Move, Effort, Blaming, Json).

%!  explained_answer(+FEN, +Move, +Effort, +Blaming, -Json:string) is det.
%
%   Inside first_step/3 of host.pl: see explained_moves.pl. Move is a text, as
%   UCI or players write it, or `none` for the best one.

explained_answer(FEN, Given, Effort, Blaming, Json) :-
    read_move(Given, FEN, Move),
    explained_move(FEN, Move, Effort, Blaming, Explained),
    explanation(FEN, Explained, Answer),
    with_output_to(string(Json), write_json(Answer)).

read_move(none, _, none) :-
    !.
read_move(Given, FEN, Move) :-
    fen_position(FEN, Position),
    plain(Given, Text),
    (   legal_move(From, To, Promotion, Position),
        uci(From, To, Promotion, Move0),
        (   atom_string(Move0, Text)
        ;   written(Position, Move0, San),
            plain(San, Text)
        )
    ->  Move = Move0
    ;   throw(error(no_such_move(Given), _))
    ).

%   Without the signs behind a move.

plain(Written, Text) :-
    split_string(Written, "", " +#!?", [Text]).

:- multifile prolog:error_message//1.

prolog:error_message(no_such_move(Given)) -->
    [ '~w is not a legal move there'-[Given] ].

explanation(FEN, Explained, object(Answer)) :-
    Explained = explained(Line, Best, _, _, Motifs, Refutation, Sides, Quiet),
    fen_position(FEN, Position),
    Line = line([Move|Moves], _, _),
    Best = line([BestMove|_], _, _),
    written(Position, Move, San),
    worth_pair(Line, Worth),
    worth_pair(Best, BestWorth),
    maplist(motif_object, Motifs, MotifObjects),
    maplist(motif_object, Refutation, RefutationObjects),
    maplist(reason_object, Quiet, QuietObjects),
    maplist(side_object, Sides, SideObjects),
    explanation_words(FEN, Explained, Words),
    findall(Pair,
            (   member(Pair, [fen-FEN, move-Move, san-San, Worth, line-[Move|Moves]])
            ;   member(Pair, [best-object([move-BestMove, BestWorth]), motifs-MotifObjects])
            ;   QuietObjects \== [],
                Pair = reasons-QuietObjects
            ;   member(Pair, [refutation-RefutationObjects, lines-SideObjects, text-object(Words)])
            ),
            Answer).

motif_object(motif(Name, _, Case, Squares, Clause), Object) :-
    tell(sentence, Case, Why),
    reason_object(reason(Name, Why, Squares, Clause), Object).

side_object(side(Role, FEN, Line, _, Motifs), object([role-Role, fen-FEN, Worth, line-Moves, motifs-Objects])) :-
    Line = line(Moves, _, _),
    worth_pair(Line, Worth),
    maplist(motif_object, Motifs, Objects).
