:- module(judgement_advice_answers,
          [ suggested/4,        % +FEN, +Wish, +Effort, -Json
            advice_json/3,      % +FEN, +Moves, -Json
            known_endings/2,    % +Position, -Endings
            is_decided/1,       % +Ending
            may_be_known/1,     % +Position
            deed_place/2,       % +Name, -Place
            worth_pair/2,       % +Line, -Pair
            reason_object/2,    % +Reason, -Object
            written/3           % +Position, +Move, -San
          ]).

:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module('../../bk/vocabulary').
:- use_module('../../bk/moves', [legal_move/4]).
:- use_module('../../bk/notation', [san/6]).
:- use_module(advised_moves).
:- use_module(endings).
:- use_module(generation_order).
:- use_module(json_text).
:- use_module(requests, []).
:- use_module(seen_lines).
:- use_module(spoken).

/** <module> The answer of suggest, as JSON

What `clausewitz suggest --json` prints of a position: the moves that are
advised, how the game stands, and the endings that are known.
*/

most_pieces(12).        % with more pieces on the board, kings included, no ending is looked for
most_ending_moves(2).   % moves that are shown of those that preserve a known win or draw

:- multifile judgement_requests:request/3.

judgement_requests:request(suggest(FEN, Wish, Effort), Goal, Json) :-
    Goal = judgement_advice_answers:suggested(FEN, Wish, Effort, Json).

%!  suggested(+FEN, +Wish, +Effort, -Json:string) is det.
%
%   Inside first_step/3 of host.pl: the answer for a position, where a wish is
%   that of advised_moves.pl.

suggested(FEN, Wish, Effort, Json) :-
    advised_moves(FEN, Wish, Effort, Advised),
    fen_position(FEN, Position),
    verdict(Advised, Position, Verdict),
    with_endings(Wish, Position, Advised, Moves, Endings),
    answer(FEN, Position, Verdict, Moves, Endings, Answer),
    with_output_to(string(Json), write_json(Answer)).

%!  advice_json(+FEN, +Moves, -Json:string) is det.
%
%   The same of moves that were found without a search: endings are looked
%   for only where there are none.

advice_json(FEN, Found, Json) :-
    fen_position(FEN, Position),
    (   Found == []
    ->  with_endings(wish([], false), Position, [], Moves, Endings)
    ;   Moves = Found,
        Endings = []
    ),
    answer(FEN, Position, "", Moves, Endings, Answer),
    with_output_to(string(Json), write_json(Answer)).

%   How the game stands, in words.

verdict([], Position, Verdict) :-
    (   once(legal_move(_, _, Position))
    ->  Verdict = ""
    ;   turn(Side, Position),
        (   in_check(Side, Position)
        ->  How = checkmate
        ;   How = stalemate
        ),
        said(over(How, Side), Verdict)
    ).
verdict([First|Others], Position, Verdict) :-
    First = advised(_, _, Line, _, _),
    turn(Side, Position),
    score_words(Side, Line, Score),
    (   is_forced([First|Others])
    ->  Statement = standing(Score)
    ;   Statement = no_forced_win(Score)
    ),
    said(Statement, Verdict).

is_forced(Moves) :-
    memberchk(advised(_, _, _, _, true), Moves).

%   Where nothing is forced, moves that preserve a known win or draw take the place of others.

with_endings(wish(Only, _), Position, Advised, Moves, Endings) :-
    (   Only == [],
        once(legal_move(_, _, Position))
    ->  known_endings(Position, Known),
        (   is_forced(Advised)
        ->  Moves = Advised,
            include(is_decided, Known, Endings)
        ;   ending_moves(Position, Known, Found),
            (   Found == []
            ->  Moves = Advised
            ;   Moves = Found
            ),
            Endings = Known
        )
    ;   Moves = Advised,
        Endings = []
    ).

%!  known_endings(+Position, -Endings:list) is det.
%
%   Those that a position is, ending(Name, Verdict, Sentence, Squares), those
%   with a verdict first.

known_endings(Position, Endings) :-
    (   may_be_known(Position)
    ->  findall(Key-ending(Name, Verdict, Sentence, Squares),
                ( known_ending(Name, Position, Verdict, Proof),
                  said(ending(Name, Verdict, Proof), Sentence),
                  squares_of(Proof, Squares),
                  verdict_key(Verdict, Key)
                ),
                Pairs),
        keysort(Pairs, Sorted),
        pairs_values(Sorted, Endings)
    ;   Endings = []
    ).

verdict_key(open, 1) :-
    !.
verdict_key(_, 0).

%!  may_be_known(+Position) is semidet.
%
%   It is worth looking: few pieces, no castling, and not both sides with queens.

may_be_known(Position) :-
    aggregate_all(count, piece_at(_, Position, _, _), Count),
    most_pieces(Most),
    Count =< Most,
    fen_position(FEN, Position),
    split_string(FEN, " ", "", [_, _, "-"|_]),
    \+ ( piece_at(_, Position, white, queen), piece_at(_, Position, black, queen) ).

squares_of(Proof, Squares) :-
    findall(Square, ( member(_=Square, Proof), atom(Square), sq(Square) ), Found),
    list_to_set(Found, Squares).

%!  is_decided(+Ending) is semidet.

is_decided(ending(_, Verdict, _, _)) :-
    memberchk(Verdict, [drawn, won(_)]).

%   ending_moves(+Position, +Known, -Moves): the moves that preserve a known win, or a known draw of the
%   weaker side, those that say most first. None where every move does as well without a point of its
%   own.

ending_moves(Position, Known, Moves) :-
    findall(Verdict, ( member(One, Known), is_decided(One), One = ending(_, Verdict, _, _) ), Verdicts),
    sort(Verdicts, Distinct),
    (   Distinct = [Verdict]
    ->  findall(Key-From-To-Promotion,
                ( legal_move(From, To, Promotion, Position),
                  generation_key(Position, From, To, Promotion, Key)
                ),
                Legal0),
        sort(Legal0, Legal),
        findall(ranked(Rank, Move, Deed),
                ( member(_-From-To-Promotion, Legal),
                  best_deed(Position, From-To-Promotion, Verdict, Rank, Deed),
                  uci(From, To, Promotion, Move)
                ),
                Found),
        length(Legal, All),
        (   length(Found, All)
        ->  exclude(is_plain, Found, Chosen)
        ;   Chosen = Found
        ),
        sort(1, @=<, Chosen, Ranked0),
        findall(Advised, ( member(ranked(_, Move, Deed), Ranked0), ending_advice(Move, Deed, Advised) ), Ranked),
        most_ending_moves(Most),
        at_most(Most, Ranked, Moves)
    ;   Moves = []
    ).

at_most(Most, List, First) :-
    length(List, Length),
    Taken is min(Most, Length),
    length(First, Taken),
    append(First, _, List),
    !.

%   What is said of a move that leaves everything as it was, too.

is_plain(ranked(_, _, deed(Name, _, _))) :-
    memberchk(Name, [reaches, holds, line]).

%   best_deed(+Position, +Move, +Verdict, -Rank, -Deed): what says most of a move, of what has this verdict.

best_deed(Position, Move, Verdict, Rank, deed(Name, Text, Squares)) :-
    turn(Side, Position),
    findall(Place-Found,
            ( ending_deed(Position, Move, Found),
              deed_verdict(Found, Side, Verdict),
              functor(Found, Word, _),
              deed_place(Word, Place)
            ),
            Pairs),
    sort(1, @=<, Pairs, [Rank-Deed|_]),
    functor(Deed, Name, _),
    Move = From-To-Promotion,
    san(Position, From, To, Promotion, Written, _),
    said(ending_deed(Written, Deed), Text),
    deed_proof(Deed, Proof),
    squares_of(Proof, Squares).

%!  deed_place(+Name, -Place) is det.
%
%   What a move does, that first which says most, of what decides and of what does not.

deed_place(Name, Place) :-
    nth1(Place,
         [ spoils, loses, builds_bridge, drives_off, opposition, key_square, reaches, holds, rook_behind,
           line
         ],
         Name),
    !.

%   A deed that is about an ending has its squares.

deed_proof(Deed, Proof) :-
    (   arg(1, Deed, ending(_, _, Found))
    ->  Proof = Found
    ;   Deed =.. [_|Values],
        findall(at=Value, member(Value, Values), Proof)
    ).

ending_advice(Move, deed(Name, Text, Squares), advised(Move, [reason(Name, Text, Squares, "", 1)], none, "", none)).

%   answer(+FEN, +Position, +Verdict, +Moves, +Endings, -Answer): an object of json_text.pl.

answer(FEN, Position, Verdict, Moves, Endings, object(Answer)) :-
    maplist(move_object(Position), Moves, MoveObjects),
    findall(object([name-Name, verdict-Term, sentence-Sentence, squares-Squares]),
            ( member(ending(Name, Term0, Sentence, Squares), Endings),
              format(string(Term), "~w", [Term0])
            ),
            EndingObjects),
    (   is_forced(Moves)
    ->  Forced = true
    ;   Forced = false
    ),
    findall(Pair,
            (   Pair = fen-FEN
            ;   Verdict \== "",
                Pair = verdict-Verdict
            ;   member(advised(_, _, _, _, Truth), Moves),
                Truth \== none,
                Pair = forced-json(Forced)
            ;   Pair = moves-MoveObjects
            ;   EndingObjects \== [],
                Pair = endings-EndingObjects
            ),
            Pairs),
    list_to_set(Pairs, Answer).

move_object(Position, advised(Move, Reasons, Line, Outcome, Forced), object(Pairs)) :-
    Reasons = [reason(Tactic, Sentence, _, _, _)|_],
    written(Position, Move, San),
    (   Outcome == ""
    ->  Why = Sentence
    ;   format(string(Why), "~w ~w", [Sentence, Outcome])
    ),
    maplist(reason_object, Reasons, ReasonObjects),
    findall(Pair,
            (   member(Pair, [move-Move, san-San, tactic-Tactic, why-Why])
            ;   Line = line(Moves, _, _),
                worth_pair(Line, Worth),
                member(Pair, [Worth, line-Moves])
            ;   Line = share(Share, Wins),
                member(Pair, [share-json(Share), wins-json(Wins)])
            ;   Forced \== none,
                Pair = forced-json(Forced)
            ;   Pair = reasons-ReasonObjects
            ),
            Pairs).

%!  worth_pair(+Line, -Pair) is det.
%
%   What a line is worth: score-Hundredths or mate-Moves.

worth_pair(line(_, Score, none), score-Score) :-
    !.
worth_pair(line(_, _, Mate), mate-Mate).

%!  reason_object(+Reason, -Object) is det.

reason_object(reason(Tactic, Why, Squares, Clause, _), object(Pairs)) :-
    (   Clause == ""
    ->  Pairs = [tactic-Tactic, why-Why, squares-Squares]
    ;   Pairs = [tactic-Tactic, why-Why, squares-Squares, clause-Clause]
    ).

%!  written(+Position, +Move, -San) is det.
%
%   A move of UCI as players write it.

written(Position, Move, San) :-
    sub_atom(Move, 0, 2, _, From),
    sub_atom(Move, 2, 2, _, To),
    uci(From, To, Promotion, Move),
    san(Position, From, To, Promotion, San, _),
    !.
