:- module(practice_counts,
          [ counts/2,           % +Games, -Counts
            unseen/3,           % +Games, +Counts, -Count
            unmet/2,            % +Counts, -Idea
            idea/3              % +Motif, +Mate, -Idea
          ]).

:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).

/** <module> What is counted in a player's games

A game is game(Number, Side, Opening, Moves, Happenings): Side is the player's,
Opening a number, each of Moves is moves(Phase, Time, Count), where Time is
enough, short or unknown, and each of Happenings is
happening(Kind, Motif, Mate, Phase, Time, Place): a tactic that the player
found, missed or allowed, which mates in Mate moves, or 0, and is number Place
of the game.

What is counted is count(Kind, Idea, Chances, Failed, Games, Places):

| kind | idea | chances | failed |
| --- | --- | --- | --- |
| missed | fork, mate_in_1 and so on | games with such a chance | where the first was missed |
| allowed | the same | games | where the player allowed one |
| phase | opening, middlegame, endgame | moves there | tactics missed or allowed |
| colour | white, black | moves | the same |
| clock | short | moves with little time | the same |
| opening | opening(Number, Side) | moves in the opening | the same |

No idea counts twice in a game, so three moves of one attack are one piece of
evidence. Places are those of the tactics that count as failed, as Game-Place.
*/

%!  idea(+Motif, +Mate, -Idea) is det.
%
%   What a tactic is filed under: a short mate under its length, whatever its
%   pattern is called; `other`, where nobody could practise it.

idea(_, 1, Idea) => Idea = mate_in_1.
idea(_, 2, Idea) => Idea = mate_in_2.
idea(_, Mate, Idea), Mate > 2 => Idea = mate.
idea(Motif, _, Idea), filed(Motif, Under) => Idea = Under.
idea(_, _, Idea) => Idea = other.

filed(fork,               fork).
filed(pin,                pin).
filed(skewer,             pin).
filed(x_ray_attack,       pin).
filed(discovered_attack,  discovered_attack).
filed(discovered_check,   discovered_attack).
filed(double_check,       discovered_attack).
filed(hanging_piece,      hanging_piece).
filed(material,           material).
filed(intermezzo,         material).
filed(trapped_piece,      trapped_piece).
filed(promotion,          promotion).
filed(advanced_pawn,      promotion).
filed(under_promotion,    promotion).
filed(capturing_defender, defender).
filed(deflection,         defender).
filed(attraction,         defender).
filed(interference,       defender).
filed(clearance,          defender).
filed(sacrifice,          defender).

%!  counts(+Games, -Counts) is det.

counts(Games, Counts) :-
    findall(Kind-Idea-Row, row(Games, Kind, Idea, Row), Rows),
    keysort(Rows, Sorted),
    group_pairs_by_key(Sorted, Groups),
    findall(Number, member(game(Number, _, _, _, _), Games), All),
    maplist(summed(All), Groups, Counts).

%!  unseen(+Games, +Counts, -Count) is nondet.
%
%   An idea that the player has never allowed: that is evidence, too.

unseen(Games, Counts, count(allowed, Idea, Chances, 0, All, [])) :-
    setof(Named, named(Named), Ideas),
    member(Idea, Ideas),
    \+ memberchk(count(allowed, Idea, _, _, _, _), Counts),
    findall(Number, member(game(Number, _, _, _, _), Games), All),
    length(All, Chances).

%!  unmet(+Counts, -Idea) is nondet.
%
%   An idea that the player had no chance for.

unmet(Counts, Idea) :-
    setof(Named, named(Named), Ideas),
    member(Idea, Ideas),
    \+ memberchk(count(missed, Idea, _, _, _, _), Counts).

named(Idea) :-
    member(Idea, [mate_in_1, mate_in_2, mate]).
named(Idea) :-
    filed(_, Idea).

%   row(Chances, Failed, Game, Places) is what a game adds. In all games something could be allowed.

summed(All, (allowed-Idea)-Rows, Count) =>
    findall(Place, member(row(_, _, _, [Place]), Rows), Places),
    length(All, Chances),
    length(Places, Failed),
    Count = count(allowed, Idea, Chances, Failed, All, Places).
summed(_, (Kind-Idea)-Rows, Count) =>
    foldl(added, Rows, 0-0, Chances-Failed),
    findall(Game, member(row(_, _, Game, _), Rows), Games),
    findall(Place, ( member(row(_, _, _, Own), Rows), member(Place, Own) ), Places),
    Count = count(Kind, Idea, Chances, Failed, Games, Places).

added(row(Chances, Failed, _, _), Chances0-Failed0, Chances1-Failed1) :-
    Chances1 is Chances0 + Chances,
    Failed1 is Failed0 + Failed.

row(Games, Kind, Idea, Row) :-
    member(game(Number, Side, Opening, Moves, Happenings), Games),
    files(Happenings, Filed),
    row_of(Number, Side, Opening, Moves, Filed, Kind, Idea, Row).

%   Each tactic as filed(Kind, Idea, Phase, Time, Place).

files(Happenings, Filed) :-
    maplist(file, Happenings, Filed).

file(happening(Kind, Motif, Mate, Phase, Time, Place), filed(Kind, Idea, Phase, Time, Place)) :-
    idea(Motif, Mate, Idea).

row_of(Number, _, _, _, Filed, missed, Idea, row(1, Failed, Number, Places)) :-
    findall(Idea-(Kind-Place),
            ( member(filed(Kind, Idea, _, _, Place), Filed),
              Kind \== allowed,
              Idea \== other
            ),
            Chances),
    firsts(Chances, Firsts),
    member(Idea-(Kind-Place), Firsts),
    (   Kind == missed
    ->  Failed = 1,
        Places = [Number-Place]
    ;   Failed = 0,
        Places = []
    ).
row_of(Number, _, _, _, Filed, allowed, Idea, row(1, 1, Number, [Number-Place])) :-
    findall(Idea-Place,
            ( member(filed(allowed, Idea, _, _, Place), Filed),
              Idea \== other
            ),
            Allowed),
    firsts(Allowed, Firsts),
    member(Idea-Place, Firsts).
row_of(Number, Side, Opening, Moves, Filed, Kind, Idea, row(Chances, Failed, Number, Places)) :-
    situation(Kind, Idea, Side, Opening, Phase, Time),
    aggregate_all(sum(Count), member(moves(Phase, Time, Count), Moves), Chances),
    Chances > 0,
    findall((What-Under)-Place,
            ( member(filed(What, Under, Phase, Time, Place), Filed),
              What \== found
            ),
            Failures),
    firsts(Failures, Firsts),
    findall(Number-Place, member(_-Place, Firsts), Places),
    length(Places, Failed).

%   situation(Kind, Idea, +Side, +Opening, Phase, Time): moves of this phase and time count.

situation(phase, Phase, _, _, Phase, _) :-
    member(Phase, [opening, middlegame, endgame]).
situation(colour, Side, Side, _, _, _).
situation(clock, Time, _, _, _, Time) :-
    member(Time, [short, enough]).
situation(opening, opening(Opening, Side), Side, Opening, opening, _).

%   The first value of each key, in the order of the list.

firsts([], []).
firsts([Key-Value|Pairs], [Key-Value|Firsts]) :-
    exclude(has_key(Key), Pairs, Others),
    firsts(Others, Firsts).

has_key(Key, Other-_) :-
    Key == Other.
