:- module(judgement_gains,
          [ course/2,             % +Line, -Course
            balance_at/3,         % +Course, +Ply, -Pawns
            mates/1,              % +Course
            line_of/2,            % +Course, -Line
            motif_end/2,          % +Course, -Ply
            settled_end/3,        % +Course, -Ply, -Wins
            settled_end/4,        % +Course, +Options, -Ply, -Wins
            first_gain/3,         % +Course, +Least, -Ply
            won_and_lost/5,       % +Course, +Ply, +Side, -Won, -Lost
            dearest_fall/4        % +Course, +Ply, -At, -Piece
          ]).

:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(library(pairs)).
:- use_module('../../bk/vocabulary').
:- use_module('../../bk/plies', [half_move/7]).

/** <module> What a line wins, and by which half move that is settled

A search gives lines that go on long after what was wanted is in hand. A
course is a line with what the solver has won after each half move, in
pawns; the predicates here say where its parts end.
*/

%   A gain of so many pawns is enough: the rest of the line is about other
%   things.
enough(2).

%   Half moves that lead to a gain; a search sees further, but more and more
%   by chance.
longest(7).

%   Half moves of a line whose gain is named.
longest_gain(9).

%   Half moves, the one of the gain included, in which it may be lost again.
settling(5).

%   Half moves after the first gain in which a further one is named, too.
soon(5).

%   Where so many pawns are won, one pawn more is not waited for, unless it
%   falls within so many half moves.
plenty(3, 2).

%   Half moves of a line in which nothing is won.
quiet(3).

%!  course(+Line:line, -Course) is det.
%
%   Course is course(Balances, Ends, Line): what the solver has won after
%   each half move, from 0 on, and whether Line ends in `mate` or is `open`.

course(Line, course(Balances, Ends, Line)) :-
    findall(Change, change(Line, Change), Changes),
    foldl(summed, Changes, Sums, 0, _),
    Balances =.. [balances, 0|Sums],
    length(Changes, Last),
    (   half_move(Last, _, _, _, _, After, Line),
        checkmate(After)
    ->  Ends = mate
    ;   Ends = open
    ).

summed(Change, Now, Before, Now) :-
    Now is Before + Change.

change(Line, Change) :-
    half_move(Ply, _, _, Becomes, _, _, Line),
    Ply > 0,
    (   taken(Ply, Piece, Line)
    ->  value(Piece, Taken)
    ;   Taken = 0
    ),
    (   Becomes == none
    ->  New = 0
    ;   value(Becomes, Value),
        New is Value - 1
    ),
    Change is (Taken + New) * (-1) ** (Ply + 1).

mates(course(_, mate, _)).

line_of(course(_, _, Line), Line).

last_half_move(course(Balances, _, _), Last) :-
    functor(Balances, _, Count),
    Last is Count - 1.

%!  balance_at(+Course, +Ply, -Pawns) is semidet.

balance_at(course(Balances, _, _), Ply, Pawns) :-
    Place is Ply + 1,
    arg(Place, Balances, Pawns).

%   What is won after a half move of the solver and not lost again later, up
%   to a half move. The solver may take back, so what counts after each reply
%   is the balance after the answer to it.

lasting_gain(Course, Ply, Until, Gain) :-
    balance_at(Course, Ply, Now),
    First is Ply + 2,
    findall(Later, later_balance(Course, First, Until, Later), Balances),
    min_list([Now|Balances], Gain).

later_balance(Course, First, Until, Pawns) :-
    Most is Until + 1,
    solver_ply_between(First, Most, Ply),
    At is min(Ply, Until),
    balance_at(Course, At, Pawns).

lasting_gain(Course, Ply, Gain) :-
    last_half_move(Course, Last),
    lasting_gain(Course, Ply, Last, Gain).

solver_ply_between(First, Most, Ply) :-
    between(First, Most, Ply),
    Ply mod 2 =:= 1.

%   Where the part ends that has something to say: at mate, or at the gain of
%   material that the line is played for.

decisive_end(Course, Ply) :-
    mates(Course),
    !,
    last_half_move(Course, Ply).
decisive_end(Course, Ply) :-
    last_half_move(Course, Last),
    longest(Longest),
    Most is min(Last, Longest),
    findall(Gain-At, ( solver_ply_between(1, Most, At), lasting_gain(Course, At, Gain) ), Gains),
    (   enough(Enough),
        member(Gain-Ply, Gains),
        Gain >= Enough
    ->  true
    ;   aggregate_all(max(Gain), member(Gain-_, Gains), Best),
        Best > 0
    ->  memberchk(Best-Ply, Gains)
    ;   promotion_end(Course, Ply)
    ->  true
    ;   quiet(Quiet),
        Ply is min(Quiet, Last - (Last + 1) mod 2)
    ).

%   The half move by which the solver gets a new piece and is ahead for the
%   rest of the line.

promotion_end(Course, Ply) :-
    line_of(Course, Line),
    enough(Enough),
    becomes(Ply, _, Line),
    Ply mod 2 =:= 1,
    lasting_gain(Course, Ply, Gain),
    Gain >= Enough,
    !.

%!  motif_end(+Course, -Ply) is det.
%
%   The half move up to which motifs are looked for: where the line is
%   decided, to the end of an exchange that goes on elsewhere, and on to a
%   further gain soon after.

motif_end(Course, Ply) :-
    decisive_end(Course, Decided),
    settled_end(Course, Settled, Wins),
    balance_at(Course, Decided, Now),
    balance_at(Course, Settled, Then),
    enough(Enough),
    longest(Longest),
    (   Wins == true,
        Then >= Now + Enough,
        Settled =< Longest
    ->  Ply = Settled
    ;   line_of(Course, Line),
        half_move(Decided, _, Place, _, _, _, Line),
        last_half_move(Course, Last),
        Most is min(Last, Longest),
        exchange_end(Course, Decided, Most, Place, Decided, Ply)
    ).

%   The half move that takes something else, where what is taken at the end
%   is not the last. To take back on the same square alone is no more than
%   that.

exchange_end(Course, Ply, Most, Place, End0, End) :-
    Reply is Ply + 1,
    Next is Ply + 2,
    Next =< Most,
    balance_at(Course, Ply, Now),
    balance_at(Course, Reply, Less),
    Less < Now,
    !,
    balance_at(Course, Next, More),
    line_of(Course, Line),
    half_move(Next, _, To, _, _, _, Line),
    (   More > Less,
        To \== Place
    ->  End1 = Next
    ;   End1 = End0
    ),
    exchange_end(Course, Next, Most, Place, End1, End).
exchange_end(_, _, _, _, End, End).

%!  settled_end(+Course, -Ply, -Wins:boolean) is det.
%!  settled_end(+Course, +Options, -Ply, -Wins:boolean) is det.
%
%   The half move at which the most is won and not lost again soon, no later
%   than in a few moves if possible, and if anything is won on balance;
%   settling(Count) and longest(Count) say otherwise, in half moves. A rook
%   that costs a knight two moves later was not won for nothing, and a knight may be the least of it. A pawn's promotion is worth
%   waiting for; an exchange is followed to its end.

settled_end(Course, Ply, Wins) :-
    settled_end(Course, [], Ply, Wins).

settled_end(Course, _, Ply, true) :-
    mates(Course),
    !,
    last_half_move(Course, Ply).
settled_end(Course, Options, Ply, Wins) :-
    longest_gain(LongestGain),
    option(longest(Longest0), Options, LongestGain),
    settling(SettlingUsual),
    option(settling(Settling), Options, SettlingUsual),
    decisive_end(Course, Decided),
    soon(Soon),
    (   promotion_end(Course, New)
    ->  true
    ;   New = 0
    ),
    Longest is max(Longest0, max(Decided + Soon, New)),
    last_half_move(Course, Last),
    findall(Pawns-At,
            ( solver_ply_between(Decided, Last, At),
              is_settled(Course, At, Settling),
              balance_at(Course, At, Pawns)
            ),
            Quiet),
    findall(Pawns-At, ( member(Pawns-At, Quiet), At =< Longest ), Early),
    (   Early = [_|_]
    ->  Settled = Early
    ;   Quiet = [First|_]
    ->  Settled = [First]
    ;   Settled = []
    ),
    (   aggregate_all(max(Pawns), member(Pawns-_, Settled), Most),
        Most > 0
    ->  Wins = true,
        memberchk(Most-At, Settled),
        (   settled_before(Settled, Most, At, Ply)
        ->  true
        ;   Ply = At
        )
    ;   Wins = false,
        (   Settled = [_-Ply|_]
        ->  true
        ;   Ply = Decided
        )
    ).

%   Long before the last pawn falls, nearly as much is won.

settled_before(Settled, Most, Last, Ply) :-
    plenty(Least, Soon),
    member(Pawns-Ply, Settled),
    Pawns >= Least,
    Pawns >= Most - 1,
    Ply < Last - Soon,
    !.

%   What is won stays won for so many half moves, and nothing is being
%   exchanged.

is_settled(Course, Ply, Settling) :-
    balance_at(Course, Ply, Now),
    Reply is Ply + 1,
    (   balance_at(Course, Reply, Then)
    ->  Then >= Now
    ;   true
    ),
    last_half_move(Course, Last),
    Until is min(Last, Ply + Settling - 1),
    lasting_gain(Course, Ply, Until, Now).

%   What is given after a quiet reply comes back soon: that is another
%   combination.

is_made_good(Course, Ply) :-
    balance_at(Course, Ply, Now),
    Reply is Ply + 1,
    balance_at(Course, Reply, Now),
    settling(Settling),
    First is Ply + 4,
    Last is Ply + Settling + 2,
    solver_ply_between(First, Last, Later),
    balance_at(Course, Later, Then),
    Then >= Now,
    !.

%!  first_gain(+Course, +Least, -Ply) is semidet.
%
%   The half move of the first gain of at least so many pawns that is not lost
%   again, or of the mate. This is what a threat is for: what the line may win
%   after that is a matter of luck.

first_gain(Course, _, Ply) :-
    mates(Course),
    !,
    last_half_move(Course, Ply).
first_gain(Course, Least, Ply) :-
    last_half_move(Course, Last),
    longest_gain(Longest),
    settling(Settling),
    Most is min(Last, Longest),
    solver_ply_between(1, Most, Ply),
    balance_at(Course, Ply, Pawns),
    Pawns >= Least,
    (   is_settled(Course, Ply, Settling)
    ;   is_made_good(Course, Ply)
    ),
    !.

%!  won_and_lost(+Course, +Ply, +Side, -Won:list, -Lost:list) is det.
%
%   What Side takes and loses up to Ply that is not simply exchanged, the
%   dearest first; a piece that a pawn became is new(Piece).

won_and_lost(Course, Ply, Side, Won, Lost) :-
    line_of(Course, Line),
    findall(Deed, deed(Line, Ply, Side, Deed), Deeds),
    foldl(account, Deeds, state([], [], []), state(Won0, Lost0, _)),
    uneven(Won0, Lost0, Won1, Lost1),
    new_for_lost(Won1, Lost1, Won2, Lost2),
    new_for_lost(Lost2, Won2, Lost3, Won3),
    dearest_first(Won3, Won),
    dearest_first(Lost3, Lost).

%   A move of Side or of the other: deed(own, From, To, Taken, Becomes).

deed(Line, Until, Side, deed(Whose, From, To, Taken, Becomes)) :-
    half_move(Ply, From, To, Becomes, Before, _, Line),
    Ply > 0,
    Ply =< Until,
    (   turn(Side, Before)
    ->  Whose = own
    ;   Whose = other
    ),
    (   taken(Ply, Piece, Line)
    ->  Taken = Piece
    ;   Taken = none
    ).

%   The state: what Side has won, what the other has, and where pieces stand
%   that pawns became.

account(deed(own, From, To, Taken, Becomes), State0, State) :-
    account_own(From, To, Taken, Becomes, State0, State).
account(deed(other, From, To, Taken, Becomes), state(Won0, Lost0, New0), state(Won, Lost, New)) :-
    account_own(From, To, Taken, Becomes, state(Lost0, Won0, New0), state(Lost, Won, New)).

account_own(From, To, Taken, Becomes, state(Own0, Others0, New0), state(Own, Others, New)) :-
    (   selectchk(To-Was, New0, New1),
        Taken \== none
    ->  selectchk(new(Was), Others0, Others),
        Own1 = [pawn|Own0]
    ;   Taken == none
    ->  New1 = New0,
        Others = Others0,
        Own1 = Own0
    ;   New1 = New0,
        Others = Others0,
        Own1 = [Taken|Own0]
    ),
    (   Becomes \== none
    ->  New = [To-Becomes|New1],
        Own = [new(Becomes)|Own1]
    ;   selectchk(From-Kind, New1, New2)
    ->  New = [To-Kind|New2],
        Own = Own1
    ;   New = New1,
        Own = Own1
    ).

uneven([], Lost, [], Lost).
uneven([Piece|Pieces], Lost0, Won, Lost) :-
    (   selectchk(Piece, Lost0, Lost1)
    ->  uneven(Pieces, Lost1, Won, Lost)
    ;   Won = [Piece|Won1],
        uneven(Pieces, Lost0, Won1, Lost)
    ).

%   Where a new piece makes up for a lost one, a pawn was lost.

new_for_lost(Here0, There0, Here, There) :-
    (   select(new(Kind), Here0, Here1),
        select(Kind, There0, pawn, There1)
    ->  new_for_lost(Here1, There1, Here, There)
    ;   Here = Here0,
        There = There0
    ).

dearest_first(Pieces, Sorted) :-
    findall(Place-Piece, ( member(Piece, Pieces), place(Piece, Place) ), Pairs),
    keysort(Pairs, Ordered),
    pairs_values(Ordered, Sorted).

place(new(Piece), Place) :-
    !,
    place(Piece, Old),
    Place is Old + 5.
place(Piece, Place) :-
    nth0(Place, [queen, rook, bishop, knight, pawn], Piece),
    !.

%!  dearest_fall(+Course, +Ply, -At, -Piece) is semidet.
%
%   The dearest Piece that the solver takes up to Ply, and the half move that
%   takes it; of equals the first.

dearest_fall(Course, Ply, At, Piece) :-
    line_of(Course, Line),
    findall(Value-fall(At0, Taken),
            ( taken(At0, Taken, Line),
              At0 =< Ply,
              At0 mod 2 =:= 1,
              value(Taken, Value)
            ),
            Falls),
    sort(1, @>=, Falls, [_-fall(At, Piece)|_]).
