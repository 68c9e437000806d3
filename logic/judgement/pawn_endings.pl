% Endings of kings and pawns: see endings.pl.
%
%     pawn_ending(Name, Mine, Theirs, Turn, Position, Verdict, Proof)
%
% Of king and pawn against king the verdict is always right: rules say who wins the race to the
% key squares of the pawn, and where none of them speaks, moves of the kings are tried until one
% does.

pawn_ending(Name, side(Side, King, [pawn-Pawn]), side(_, Enemy, []), Turn, _, Verdict, Proof) :-
    mover(Turn, Side, Mover),
    pawn_verdict(ending(Side, King, Pawn, Enemy, Mover), Result, Reason),
    pawn_name(Reason, Name, Found),
    result_verdict(Result, Side, Verdict),
    append([king=King, pawn=Pawn, enemy=Enemy|Found], [plan=Reason], Proof).
pawn_ending(unstoppable_pawn, side(Side, King, Mine), side(_, Enemy, Theirs), Turn, Position,
            won(Side), [king=King, pawn=Pawn, enemy=Enemy, goal=Goal, plan=promote(Goal)]) :-
    Mine = [_|_],
    \+ ( Mine = [_], Theirs == [] ),
    \+ check(Position),
    only([pawn], Mine),
    only([pawn], Theirs),
    mover(Turn, Side, Mover),
    member(pawn-Pawn, Mine),
    passed_pawn(Pawn, Position),
    free_path(Side, Pawn, Position),
    outside_square(Side, Pawn, Enemy, Mover, Goal),
    moves_to_promote(Side, Pawn, Moves),
    other_side(Side, Other),
    \+ dangerous_pawn(Other, Theirs, Moves).
pawn_ending(Name, side(Side, King, Mine), side(_, Enemy, Theirs), Turn, Position, open,
            [king=King, enemy=Enemy, plan=opposition(Kind, Duty)]) :-
    Turn \== Side,                                  % who need not move has the opposition
    once(( Mine = [_|_] ; Theirs = [_|_] )),
    only([pawn], Mine),
    only([pawn], Theirs),
    opposed_kings(King, Enemy, Kind),
    line(King, Enemy, _, Between),
    forall(member(Square, Between), empty(Square, Position)),
    opposition_name(Kind, Name),
    duty(Position, Duty).

%   Whether the other king has to move, or a pawn may move instead.
duty(Position, Duty) :-
    (   pawn_on(Pawn, Position),
        legal_move(Pawn, _, Position)
    ->  Duty = may_wait
    ;   Duty = must_move
    ).

opposition_name(direct,   direct_opposition).
opposition_name(distant,  distant_opposition).
opposition_name(diagonal, diagonal_opposition).

mover(Turn, Side, Mover) :-
    (   Turn == Side
    ->  Mover = pawn_side
    ;   Mover = bare_side
    ).

result_verdict(won,   Side, won(Side)).
result_verdict(drawn, _,    drawn).

%   pawn_name(+Reason, -Name, -Found): what the ending is called for this
%   reason, and squares that the reason names.

pawn_name(promote(Goal),     unstoppable_pawn, [goal=Goal]).
pawn_name(on_key(_),         key_squares,      []).
pawn_name(reach_key(Key),    key_squares,      [key=Key]).
pawn_name(opposition,        key_squares,      []).
pawn_name(kept_off(Keys),    key_squares,      Found) :-
    findall(key=Key, member(Key, Keys), Found).
pawn_name(corner(Corner),    rook_pawn,        [corner=Corner]).
pawn_name(shut_in(_),        rook_pawn,        []).
pawn_name(take_pawn(_),      lost_pawn,        []).

%   A pawn of Other that may promote soon after ours has done so: with three
%   moves to spare ours becomes a queen that stops it.
dangerous_pawn(Other, Pieces, Moves) :-
    member(pawn-Pawn, Pieces),
    moves_to_promote(Other, Pawn, Left),
    Left < Moves + 3.

free_path(Side, Pawn, Position) :-
    forall(ahead_of(Side, Pawn, Square), empty(Square, Position)).

%   outside_square(+Side, +Pawn, +Enemy, +Mover, -Goal): the enemy king comes
%   too late to the square Goal, on which the pawn promotes.

outside_square(Side, Pawn, Enemy, Mover, Goal) :-
    promotion_square(Side, Pawn, Goal),
    moves_to_promote(Side, Pawn, Moves),
    tempo(Mover, Tempo),
    apart(Enemy, Goal, Steps),
    Steps > Moves + Tempo.

%   A move that the bare king has in hand.
tempo(pawn_side, 0).
tempo(bare_side, 1).

%   pawn_verdict(+Ending, -Result, -Reason): Result is won or drawn.

pawn_verdict(Ending, Result, Reason) :-
    (   settled(Ending, Result0, Rule)
    ->  true
    ;   pawn_wins(Ending)
    ->  Result0 = won,
        Rule = race
    ;   Result0 = drawn,
        Rule = race
    ),
    Result = Result0,
    once(rule_reason(Rule, Result, Ending, Reason)).

%   rule_reason(+Rule, +Result, +Ending, -Reason): what is said for the rule that
%   has settled it.

rule_reason(taken,      _,     ending(_, _, Pawn, _, _),    take_pawn(Pawn)).
rule_reason(square,     _,     ending(Side, _, Pawn, _, _), promote(Goal)) :-
    promotion_square(Side, Pawn, Goal).
rule_reason(key,        _,     ending(_, King, _, _, _),    on_key(King)).
rule_reason(shut_in,    _,     ending(_, King, _, _, _),    shut_in(King)).
rule_reason(opposition, won,   _,                           opposition).
rule_reason(race,       won,   ending(_, King, _, Enemy, bare_side), opposition) :-
    opposed_kings(King, Enemy, direct).
rule_reason(_,          won,   ending(Side, King, Pawn, Enemy, _), reach_key(Key)) :-
    lead(Side, King, Pawn, Enemy, _, Key).
rule_reason(_,          drawn, ending(Side, _, Pawn, _, _), Reason) :-
    (   edge_pawn(Pawn)
    ->  promotion_square(Side, Pawn, Corner),
        Reason = corner(Corner)
    ;   findall(Key, key_square(Side, Pawn, Key), Keys),
        Reason = kept_off(Keys)
    ).

%   settled(+Ending, -Result, -Rule): the rules, the surest first.
%
%   The bare king takes the pawn. The pawn runs, and the king is outside its
%   square. The king stands on a key square, and the pawn is safe behind it.

settled(ending(_, King, Pawn, Enemy, bare_side), drawn, taken) :-
    apart(Enemy, Pawn, 1),
    \+ apart(King, Pawn, 1),
    !.
settled(ending(Side, King, Pawn, Enemy, Mover), won, square) :-
    outside_square(Side, Pawn, Enemy, Mover, _),
    \+ ahead_of(Side, Pawn, King),
    !.
settled(ending(Side, King, Pawn, Enemy, Mover), won, key) :-
    key_square(Side, Pawn, King),
    apart(King, Pawn, Own),
    apart(Enemy, Pawn, Others),
    tempo(Mover, Tempo),
    ( Own =:= 1 ; Others >= Own + Tempo ),
    ( Mover == pawn_side ; bare_step(Side, King, Pawn, Enemy, _) ),
    !.
settled(Ending, Result, Rule) :-
    Ending = ending(_, _, Pawn, _, _),
    (   edge_pawn(Pawn)
    ->  settled_on_edge(Ending, Result, Rule)
    ;   settled_inside(Ending, Result, Rule)
    ).

%   A pawn on the edge: the bare king gets to the corner, or shuts the other
%   king in before its own pawn; or the king with the pawn comes first.

settled_on_edge(ending(Side, King, Pawn, Enemy, Mover), Result, Rule) :-
    promotion_square(Side, Pawn, Corner),
    aggregate_all(min(Steps), ( key_square(Side, Pawn, Key), apart(King, Key, Steps) ), Own),
    apart(Enemy, Corner, Others),
    tempo(Mover, Tempo),
    (   ( Others =< 1 ; Own > Others - Tempo )
    ->  Result = drawn,
        Rule = corner
    ;   ahead_of(Side, Pawn, King),
        same_rank(King, Enemy),
        files_apart(King, Enemy, 2)
    ->  Result = drawn,
        Rule = shut_in
    ;   Own + 2 + Tempo =< Others,
        apart(King, Pawn, Near),
        apart(Enemy, Pawn, Far),
        Near + 1 + Tempo =< Far
    ->  Result = won,
        Rule = race
    ).

%   Any other pawn, as far as the fifth rank: the bare king stands before it, or
%   the kings face each other, or one of them is first at the squares before the
%   pawn. On any rank: one of them is first at the key squares.

settled_inside(ending(Side, King, Pawn, Enemy, Mover), Result, Rule) :-
    own_rank(Side, Pawn, Rank),
    own_rank(Side, King, KingRank),
    own_rank(Side, Enemy, EnemyRank),
    Behind is KingRank - Rank,
    Before is EnemyRank - Rank,
    files_apart(Enemy, Pawn, Files),
    tempo(Mover, Tempo),
    (   Rank =< 5,
        settled_before(ending(Side, King, Pawn, Enemy, Mover), Behind, Before, Files, Tempo,
                       Result0, Rule0)
    ->  Result = Result0,
        Rule = Rule0
    ;   lead(Side, King, Pawn, Enemy, Lead, _),
        (   Lead >= 2 + Tempo
        ->  Result = won
        ;   Lead =< Tempo - 3
        ->  Result = drawn
        ;   Lead =< Tempo - 2,                      % he stands in the way already
            Before >= 1,
            Files =< Before
        ->  Result = drawn
        ),
        Rule = race
    ).

%   settled_before(+Ending, +Behind, +Before, +Files, +Tempo, -Result, -Rule): by
%   how many ranks each king is before the pawn, and how many Files from it the
%   bare one is.

settled_before(_, Behind, Before, 0, _, drawn, blocked) :-
    (   Before =:= 1
    ;   Before =:= 2,
        Behind =< 1
    ),
    !.
settled_before(ending(_, King, _, Enemy, Mover), Behind, Before, _, _, Result, opposition) :-
    Before =:= Behind + 2,
    same_file(King, Enemy),
    facing_result(Mover, Behind, Result),
    !.
settled_before(ending(Side, King, Pawn, Enemy, _), Behind, _, _, Tempo, Result, race) :-
    pawn_step(Side, Pawn, Step),
    pawn_step(Side, Step, Further),
    apart(Enemy, Step, Others1),
    apart(Enemy, Further, Others2),
    Others is min(Others1, Others2),
    file_of(Pawn, File),
    to_coords(King, _, KingFile),
    Own is max(abs(Behind - 1), max(0, abs(KingFile - File) - 1)),
    (   Others - Own >= 2 + Tempo
    ->  Result = won
    ;   Behind =< 0,
        Others - Own =< Tempo - 2
    ->  Result = drawn
    ).

%   The kings face each other on a file. Before its pawn and not to move, the
%   king gets through; behind it, never.
facing_result(bare_side, Behind, Result) :-
    (   Behind > 0
    ->  Result = won
    ;   Result = drawn
    ).
facing_result(pawn_side, Behind, drawn) :-
    Behind < 0.

%   lead(+Side, +King, +Pawn, +Enemy, -Lead, -Key): the king is that many steps
%   nearer to a key square than the other king; Key is the best one.

lead(Side, King, Pawn, Enemy, Lead, Key) :-
    findall(Ahead-Square,
            ( key_square(Side, Pawn, Square),
              apart(King, Square, Own),
              apart(Enemy, Square, Others),
              Ahead is Others - Own
            ),
            [First|Others]),
    foldl(greater, Others, First, Lead-Key).

greater(One-Square1, Two-Square2, Greater) :-
    (   One > Two
    ->  Greater = One-Square1
    ;   Greater = Two-Square2
    ).

%   pawn_wins(+Ending): tried out, for as many half moves as any win takes until
%   a rule settles it. What was looked at is remembered for the length of a call.

:- thread_local looked_at/4.        % Hash, Ending, Plies, Answer

most_plies(13).

pawn_wins(Ending) :-
    most_plies(Plies),
    setup_call_cleanup(retractall(looked_at(_, _, _, _)),
                       wins_within(Plies, Ending),
                       retractall(looked_at(_, _, _, _))),
    !.

wins_within(Plies, Ending) :-
    term_hash(Ending, Hash),                        % to find it again at once
    (   looked_at(Hash, Ending, Before, Answer),
        ( Answer == yes ; Before >= Plies )
    ->  Answer == yes
    ;   settled(Ending, Result, _)
    ->  result_answer(Result, Settled),
        most_plies(Most),
        asserta(looked_at(Hash, Ending, Most, Settled)),
        Settled == yes
    ;   Plies > 0,
        asserta(looked_at(Hash, Ending, Plies, no)),
        Left is Plies - 1,
        tried(Left, Ending),
        asserta(looked_at(Hash, Ending, Plies, yes))
    ).

result_answer(won,   yes).
result_answer(drawn, no).

tried(Plies, ending(Side, King, Pawn, Enemy, pawn_side)) :-
    nearest_first(pawn_side_step(Side, King, Pawn, Enemy), Side, Pawn, Nexts),
    member(Next, Nexts),
    (   Next == promoted
    ->  true
    ;   wins_within(Plies, Next)
    ),
    !.
tried(Plies, ending(Side, King, Pawn, Enemy, bare_side)) :-
    nearest_first(bare_side_step(Side, King, Pawn, Enemy), Side, Pawn, Nexts),
    Nexts = [_|_],
    forall(member(Next, Nexts), wins_within(Plies, Next)).

%   The steps that bring a king nearest to the middle of the key squares come
%   first.
nearest_first(Step, Side, Pawn, Nexts) :-
    promotion_square(Side, Pawn, Goal),
    middle(Side, Pawn, Goal, Middle),
    findall(Distance-Next,
            ( call(Step, Moved, Next),
              apart(Moved, Middle, Distance)
            ),
            Pairs),
    keysort(Pairs, Sorted),
    pairs_values(Sorted, Nexts).

middle(Side, Pawn, Goal, Middle) :-
    (   pawn_step(Side, Pawn, Step),
        pawn_step(Side, Step, Further)
    ->  Middle = Further
    ;   Middle = Goal
    ).

pawn_side_step(Side, King, Pawn, Enemy, Step, ending(Side, Step, Pawn, Enemy, bare_side)) :-
    adjacent(King, Step),
    Step \== Pawn,
    apart(Step, Enemy, Distance),
    Distance > 1.
pawn_side_step(Side, King, Pawn, Enemy, Step, Next) :-
    pawn_step(Side, Pawn, Step),
    Step \== King,
    Step \== Enemy,
    (   last_rank(Side, Step)
    ->  ( \+ adjacent(Enemy, Step) ; adjacent(King, Step) ),
        Next = promoted
    ;   Next = ending(Side, King, Step, Enemy, bare_side)
    ;   pawn_double_step(Side, Pawn, Step, Far),
        Far \== King,
        Far \== Enemy,
        Next = ending(Side, King, Far, Enemy, bare_side)
    ).

bare_side_step(Side, King, Pawn, Enemy, Step, ending(Side, King, Pawn, Step, pawn_side)) :-
    bare_step(Side, King, Pawn, Enemy, Step).

bare_step(Side, King, Pawn, Enemy, Step) :-
    adjacent(Enemy, Step),
    apart(Step, King, Distance),
    Distance > 1,
    \+ pawn_capture(Side, Pawn, Step).
