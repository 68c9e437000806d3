:- module(chess_piece_quality,
          [ freedom/3,            % ?Square, ?Number, +Position
            restricted/2,         % ?Square, +Position
            worst_piece/2,        % ?Square, +Position
            undeveloped/2,        % ?Square, +Position
            knight_on_rim/2,      % ?Square, +Position
            centralised/2,        % ?Square, +Position
            controls_centre/3,    % ?Square, ?Centre, +Position
            bad_bishop/2,         % ?Square, +Position
            good_bishop/2,        % ?Square, +Position
            bishop_pair/3,        % ?Dark, ?Light, +Position
            opposite_bishops/3,   % ?White, ?Black, +Position
            outnumbered/2,        % ?Square, +Position
            under_attack/3,       % ?Square, ?Attacker, +Position
            pins_piece/4,         % ?Slider, ?Pinned, ?Behind, +Position
            guards_attacked/3,    % ?Guard, ?Square, +Position
            eyes/3                % ?Piece, ?Target, +Position
          ]).

:- use_module(library(aggregate)).
:- use_module(pieces).
:- use_module(geometry).
:- use_module(position).
:- use_module(attacks).
:- use_module(lines).
:- use_module(relations).
:- use_module(pawn_structure).

/** <module> Good and bad pieces

How well the pieces stand, whoever is to move. A piece is here a knight,
bishop, rook or queen, unless said otherwise.
*/

%!  freedom(?Square:square, ?Number:number, +Position:position) is nondet.
%
%   True when the piece on Square bears on Number squares that none of its
%   own side's pieces is on, and no pawn of the other side bears on.
%
%   ```
%   ?- freedom(Square, Number, $Structure).
%   Square = b1, Number = 2 ;
%   Square = d1, Number = 3 ;
%   Square = b2, Number = 4 ;
%   Square = d2, Number = 10 ;
%   Square = d5, Number = 5 ;
%   Square = f6, Number = 3 ;
%   Square = g7, Number = 3 ;
%   Square = b8, Number = 4 ;
%   Square = c8, Number = 3 ;
%   Square = d8, Number = 6.
%   ```

freedom(Square, Number, Position) :-
    free_piece(Square, _, Side, Position),
    other_side(Side, Other),
    aggregate_all(count,
                  ( controls(Square, To, Position),
                    \+ piece_at(To, Position, Side, _),
                    \+ pawn_guards(Other, To, Position)
                  ),
                  Number).

free_piece(Square, Piece, Side, Position) :-
    piece_at(Square, Position, Side, Piece),
    memberchk(Piece, [knight, bishop, rook, queen]).

pawn_guards(Side, Square, Position) :-
    once(( pawn_capture(Side, From, Square),
           piece_at(From, Position, Side, pawn)
         )).

%!  restricted(?Square:square, +Position:position) is nondet.
%
%   True when the piece on Square has two free squares or fewer, as
%   freedom/3 counts.
%
%   ```
%   ?- restricted(Square, $Structure).
%   Square = b1.
%   ```

restricted(Square, Position) :-
    freedom(Square, Number, Position),
    Number =< 2.

%!  worst_piece(?Square:square, +Position:position) is nondet.
%
%   True when the piece on Square has fewer free squares than every other
%   piece of its side, as freedom/3 counts, and there is another.
%
%   ```
%   ?- worst_piece(Square, $Structure).
%   Square = b1.
%   ```

worst_piece(Square, Position) :-
    side(Side),
    once(( var(Square)
         ; piece_at(Square, Position, Side, _)
         )),
    findall(Number-Piece,
            ( piece_at(Piece, Position, Side, _),
              freedom(Piece, Number, Position)
            ),
            Found),
    sort(1, @=<, Found, [Least-Square, Next-_|_]),
    Least < Next.

%!  undeveloped(?Square:square, +Position:position) is nondet.
%
%   True when a knight or bishop still stands where it does at the beginning
%   of a game.
%
%   ```
%   ?- undeveloped(Square, $Start).
%   Square = b1 ;
%   Square = c1 ;
%   Square = f1 ;
%   Square = g1 ;
%   Square = b8 ;
%   Square = c8 ;
%   Square = f8 ;
%   Square = g8.
%   ```

undeveloped(Square, Position) :-
    piece_at(Square, Position, Side, Piece),
    beginning_file(Piece, File),
    file_of(Square, File),
    reached_rank(Side, Square, 1).

beginning_file(knight, 2).
beginning_file(knight, 7).
beginning_file(bishop, 3).
beginning_file(bishop, 6).

%!  knight_on_rim(?Square:square, +Position:position) is nondet.
%
%   True when a knight stands on the a- or h-file.
%
%   ```
%   ?- fen_position("4k3/8/8/8/8/N7/8/4K3 w - - 0 1", P), knight_on_rim(Square, P).
%   P = <4k3/8/8/8/8/N7/8/4K3 w - - 0 1>, Square = a3.
%   ```

knight_on_rim(Square, Position) :-
    piece_at(Square, Position, _, knight),
    file_of(Square, File),
    memberchk(File, [1, 8]).

%!  centralised(?Square:square, +Position:position) is nondet.
%
%   True when a knight or queen stands in the centre, on d4, e4, d5 or e5,
%   and no pawn of the other side attacks it.
%
%   ```
%   ?- centralised(Square, $Structure).
%   Square = d5.
%   ```

centralised(Square, Position) :-
    centre_square(Square),
    piece_at(Square, Position, Side, Piece),
    memberchk(Piece, [knight, queen]),
    other_side(Side, Other),
    \+ pawn_guards(Other, Square, Position).

%!  controls_centre(?Square:square, ?Centre:square, +Position:position) is nondet.
%
%   True when a pawn, knight or bishop on Square bears on Centre: d4, e4, d5
%   or e5.
%
%   ```
%   ?- controls_centre(c4, Centre, $Structure).
%   Centre = d5.
%   ```

controls_centre(Square, Centre, Position) :-
    piece_at(Square, Position, _, Piece),
    memberchk(Piece, [pawn, knight, bishop]),
    centre_square(Centre),
    once(controls(Square, Centre, Position)).

%!  bad_bishop(?Square:square, +Position:position) is nondet.
%
%   True when at least two pawns of the bishop's side on the files c to f
%   stand on its colour and are blocked: something stands before them.
%
%   ```
%   ?- fen_position("4k3/8/4p3/3pP3/3P4/8/3B4/4K3 w - - 0 1", P), bad_bishop(Square, P).
%   P = <4k3/8/4p3/3pP3/3P4/8/3B4/4K3 w - - 0 1>, Square = d2.
%   ```

bad_bishop(Square, Position) :-
    piece_at(Square, Position, Side, bishop),
    aggregate_all(count,
                  ( blocked_pawn(Pawn, Side, Position),
                    same_colour(Pawn, Square)
                  ),
                  Count),
    Count >= 2.

blocked_pawn(Pawn, Side, Position) :-
    inner_pawn(Pawn, Side, Position),
    pawn_step(Side, Pawn, Before),
    \+ empty(Before, Position).

inner_pawn(Pawn, Side, Position) :-
    piece_at(Pawn, Position, Side, pawn),
    file_of(Pawn, File),
    between(3, 6, File).

same_colour(Square1, Square2) :-
    to_coords(Square1, Rank1, File1),
    to_coords(Square2, Rank2, File2),
    (Rank1 + File1 + Rank2 + File2) mod 2 =:= 0.

%!  good_bishop(?Square:square, +Position:position) is nondet.
%
%   True when at least two pawns of the bishop's side stand on the files c
%   to f, and all of them on the other colour than the bishop.
%
%   ```
%   ?- fen_position("4k3/8/4p3/3pP3/3P4/3B4/8/4K3 w - - 0 1", P), good_bishop(Square, P).
%   P = <4k3/8/4p3/3pP3/3P4/3B4/8/4K3 w - - 0 1>, Square = d3.
%   ```

good_bishop(Square, Position) :-
    piece_at(Square, Position, Side, bishop),
    aggregate_all(count, inner_pawn(_, Side, Position), Count),
    Count >= 2,
    \+ ( inner_pawn(Pawn, Side, Position),
         same_colour(Pawn, Square)
       ).

%!  bishop_pair(?Dark:square, ?Light:square, +Position:position) is nondet.
%
%   True when one side has bishops on squares of both colours, on Dark and
%   Light, and the other side has not.
%
%   ```
%   ?- fen_position("2b1k3/8/8/8/8/8/8/2B1KB2 w - - 0 1", P), bishop_pair(Dark, Light, P).
%   P = <2b1k3/8/8/8/8/8/8/2B1KB2 w - - 0 1>, Dark = c1, Light = f1.
%   ```

bishop_pair(Dark, Light, Position) :-
    both_bishops(Dark, Light, Side, Position),
    other_side(Side, Other),
    \+ both_bishops(_, _, Other, Position).

both_bishops(Dark, Light, Side, Position) :-
    piece_at(Dark, Position, Side, bishop),
    same_colour(Dark, a1),
    piece_at(Light, Position, Side, bishop),
    \+ same_colour(Light, a1).

%!  opposite_bishops(?White:square, ?Black:square, +Position:position) is nondet.
%
%   True when each side has one bishop, on White and Black, and these are on
%   squares of different colours.
%
%   ```
%   ?- fen_position("2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1", P), opposite_bishops(White, Black, P).
%   P = <2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1>, White = c1, Black = c8.
%   ```

opposite_bishops(White, Black, Position) :-
    findall(Square, piece_at(Square, Position, white, bishop), [White]),
    findall(Square, piece_at(Square, Position, black, bishop), [Black]),
    \+ same_colour(White, Black).

%!  outnumbered(?Square:square, +Position:position) is nondet.
%
%   True when more pieces of the other side, pawns and the king included,
%   attack the piece or pawn on Square, no king, than pieces of its own side
%   protect it.
%
%   ```
%   ?- fen_position("4k3/8/8/3p4/8/2N5/8/3RK3 w - - 0 1", P), outnumbered(Square, P).
%   P = <4k3/8/8/3p4/8/2N5/8/3RK3 w - - 0 1>, Square = d5.
%   ```

outnumbered(Square, Position) :-
    piece_at(Square, Position, _, Piece),
    Piece \== king,
    aggregate_all(count, attacks(_, Square, Position), Attackers),
    Attackers > 0,
    aggregate_all(count, defends(_, Square, Position), Defenders),
    Attackers > Defenders.

%!  under_attack(?Square:square, ?Attacker:square, +Position:position) is nondet.
%
%   True when Attacker attacks the piece on Square and is worth less, or the
%   piece on Square has no defender. A pawn on Square counts, a king does
%   not.
%
%   ```
%   ?- under_attack(Square, Attacker, $Exchange).
%   Square = d5, Attacker = e4.
%   ```

under_attack(Square, Attacker, Position) :-
    piece_at(Square, Position, _, Piece),
    Piece \== king,
    attacks(Attacker, Square, Position),
    piece_at(Attacker, Position, _, Kind),
    (   worth_more(Piece, Kind)
    ->  true
    ;   undefended(Square, Position)
    ).

%!  pins_piece(?Slider:square, ?Pinned:square, ?Behind:square, +Position:position) is nondet.
%
%   As pins/4, and it is no pawn that is pinned, and to a king, or to a queen by
%   a rook or bishop.
%
%   ```
%   ?- pins_piece(Slider, Pinned, Behind, $Pin).
%   Slider = b5, Pinned = c6, Behind = e8.
%   ```

pins_piece(Slider, Pinned, Behind, Position) :-
    pins(Slider, Pinned, Behind, Position),
    \+ piece_at(Pinned, Position, _, pawn),
    piece_at(Behind, Position, _, Piece),
    (   Piece == king
    ->  true
    ;   Piece == queen,
        \+ piece_at(Slider, Position, _, queen)
    ).

%!  guards_attacked(?Guard:square, ?Square:square, +Position:position) is nondet.
%
%   True when Guard protects a piece or pawn of its own side on Square, no
%   king, that a piece of the other side attacks.
%
%   ```
%   ?- guards_attacked(Guard, Square, $Exchange).
%   Guard = c6, Square = d5 ;
%   Guard = e6, Square = d5.
%   ```

guards_attacked(Guard, Square, Position) :-
    defends(Guard, Square, Position),
    \+ piece_at(Square, Position, _, king),
    once(attacks(_, Square, Position)).

%!  eyes(?Piece:square, ?Target:square, +Position:position) is nondet.
%
%   True when the piece on Piece attacks the one on Target, no king, which
%   is protected and not worth more: it need not move away.
%
%   ```
%   ?- eyes(Piece, Target, $Exchange).
%   Piece = d2, Target = d5.
%   ```

eyes(Piece, Target, Position) :-
    attacks(Piece, Target, Position),
    \+ piece_at(Target, Position, _, king),
    \+ under_attack(Target, Piece, Position).
