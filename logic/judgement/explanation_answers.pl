:- module(judgement_explanation_answers,
          [ explained_answer/5, % +FEN, +Move, +Effort, +Blaming, -Json
            explanation_of/7    % +Start, +Lines, +Move, +Effort, +Blaming, +Proofs, -Explanation
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').
:- use_module('../../bk/moves', [legal_move/4]).
:- use_module(advice_answers).
:- use_module(explained_moves).
:- use_module(explanation_words).
:- use_module(generation_order, [uci/4]).
:- use_module(host).
:- use_module(json_text).
:- use_module(requests, []).
:- use_module(spoken).

/** <module> A move explained, as JSON or as a term

What `clausewitz explain --json` prints of a move, and what it is made of.
*/

most_proofs(3).

:- multifile judgement_requests:request/3.

judgement_requests:request(explain(FEN, Move, Effort, Blaming), Goal, Json) :-
    Goal = judgement_explanation_answers:explained_answer(FEN, Move, Effort, Blaming, Json).

judgement_requests:request(explanation(FEN, Origin, Lines, Move, Effort, Blaming, Proofs), Goal, Found) :-
    Goal = judgement_explanation_answers:explanation_of(start(FEN, Origin), Lines, Move, Effort, Blaming, Proofs, Found).

%!  explained_answer(+FEN, +Move, +Effort, +Blaming, -Json:string) is det.
%
%   Inside first_step/3 of host.pl: see explained_moves.pl. Move is a text, as
%   UCI or players write it, or `none` for the best one.

explained_answer(FEN, Given, Effort, Blaming, Json) :-
    read_move(Given, FEN, Move),
    explained_move(start(FEN, none), Move, Effort, Blaming, Explained),
    explanation(FEN, Explained, Answer),
    with_output_to(string(Json), write_json(Answer)).

%!  explanation_of(+Start, +Lines, +Move, +Effort, +Blaming, +Proofs, -Explanation) is det.
%
%   The same as explanation(Line, Best, Rival, IsMistake, Motifs, Refutation,
%   Sides, Quiet, Words), where motifs are reasons, a side is side(Role, FEN,
%   Line, Motifs), and Words are words(Part, Texts). Lines are the two best ones.
%   With the whole proofs of the motifs of the move, if Proofs is true.

explanation_of(Start, Lines, Move, Effort, Blaming, Proofs, Explanation) :-
    Start = start(FEN, _),
    explained_by_lines(Start, Lines, Move, Effort, Blaming, Explained),
    Explained = explained(Line, Best, Rival, IsMistake, Motifs, Refutation, Sides0, Quiet),
    proofs(Proofs, Refutation, Motifs, Proved),
    explanation_words(FEN, Explained, Parts),
    findall(words(Part, Texts),
            ( member(Part-Said, Parts),
              ( Part == does -> append(Said, Proved, Texts) ; Texts = Said )
            ),
            Words),
    maplist(motif_reason, Motifs, MotifReasons),
    maplist(motif_reason, Refutation, RefutationReasons),
    maplist(side_reasons, Sides0, Sides),
    Explanation = explanation(Line, Best, Rival, IsMistake, MotifReasons, RefutationReasons, Sides, Quiet, Words).

proofs(false, _, _, []).
proofs(true, Refutation, Motifs, Texts) :-
    (   Refutation == []
    ->  Shown = Motifs
    ;   Shown = Refutation
    ),
    most_proofs(Most),
    findall(Motif, ( nth1(Place, Shown, Motif), Place =< Most ), Chosen),
    proof_texts(Chosen, Texts).

proof_texts([], []).
proof_texts([motif(_, _, told(Name, Line, Ply, Proofs, _, Words), _, Place)|Motifs], [Text|Texts]) :-
    host(clause(Place), Clause),
    worded(proof, told(Name, Line, Ply, Proofs, Clause, Words), Text),
    proof_texts(Motifs, Texts).

motif_reason(motif(Name, Said, Case, Squares, Clause), reason(Name, Why, Squares, Clause, Ply)) :-
    worded(sentence, Case, Why),
    (   integer(Said)
    ->  Ply = Said
    ;   Ply = 1
    ).

side_reasons(side(Role, FEN, Line, _, Motifs), side(Role, FEN, Line, Reasons)) :-
    maplist(motif_reason, Motifs, Reasons).

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

motif_object(Motif, Object) :-
    motif_reason(Motif, Reason),
    reason_object(Reason, Object).

side_object(side(Role, FEN, Line, _, Motifs), object([role-Role, fen-FEN, Worth, line-Moves, motifs-Objects])) :-
    Line = line(Moves, _, _),
    worth_pair(Line, Worth),
    maplist(motif_object, Motifs, Objects).
