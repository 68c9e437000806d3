% Words for named mates: who else takes part, and from where.

alone_around(Piece, King, Position) :-
    checks(Piece, King, Position),
    \+ another_bears(Piece, King, Position).

another_bears(Piece, King, Position) :-
    king_zone(Square, King, Position),
    different_pos(Square, Piece),
    controls(Other, Square, Position),
    same_side(Other, Piece, Position),
    different_pos(Other, Piece).

bishops_alone(King, Position) :-
    king_on(King, Position),
    friendly(King, Position),
    \+ no_bishop_bears(King, Position).

no_bishop_bears(King, Position) :-
    king_zone(Square, King, Position),
    controls(Other, Square, Position),
    hostile(Other, Position),
    \+ bishop_on(Other, Position).

sound_wall(King, Position) :-
    shut_in(King, Position),
    \+ wall_attacked(King, Position).

wall_attacked(King, Position) :-
    king_zone(Square, King, Position),
    \+ same_rank(Square, King),
    attacks(_, Square, Position).

% Two of the squares around the king are the rook's.
walled_by_rook(King, Position) :-
    rook_on(Rook, Position),
    walls_off(Rook, King, Position).

walls_off(Piece, King, Position) :-
    controls(Piece, One, Position),
    king_zone(One, King, Position),
    controls(Piece, Other, Position),
    king_zone(Other, King, Position),
    different_pos(One, Other).

% A bishop alone keeps the king from an empty square; or a queen or rook does.
held_by_bishop(King, Position) :-
    bishop_on(Bishop, Position),
    confines(Bishop, King, Position).

held_by_major(King, Position) :-
    major_on(Piece, Position),
    walls_off(Piece, King, Position),
    confines(Piece, King, Position).

confines(Piece, King, Position) :-
    king_zone(Square, King, Position),
    empty(Square, Position),
    controls(Piece, Square, Position),
    hostile(Piece, Position),
    \+ shared(Square, Piece, Position).

shared(Square, Piece, Position) :-
    controls(Other, Square, Position),
    same_side(Other, Piece, Position),
    different_pos(Other, Piece).

bishops_on_both_sides(King, Position) :-
    king_on(King, Position),
    bishop_on(One, Position),
    bishop_on(Other, Position),
    hostile(One, Position),
    hostile(Other, Position),
    on_file_of(One, King, Left),
    on_file_of(Other, King, Right),
    aligned(Left, King, Right).

% The square on the king's rank and the piece's file.
on_file_of(Piece, King, Square) :-
    same_rank(King, Square),
    file_of(Square, File),
    file_of(Piece, File).

% A pawn of its own side guards what stands there.
pawn_guarded(Square, Position) :-
    defends(Pawn, Square, Position),
    pawn_on(Pawn, Position).

side_file(Square) :-
    file_of(Square, 1).
side_file(Square) :-
    file_of(Square, 8).

straight_before(Square, King) :-
    same_file(Square, King).
straight_before(Square, King) :-
    same_rank(Square, King).

queen_at_knights_step(King, Position) :-
    queen_on(Queen, Position),
    hostile(Queen, Position),
    apart(Queen, King, 2),
    \+ straight_before(Queen, King),
    \+ same_diagonal(Queen, King).

knight_straight_before(King, Position) :-
    knight_on(Knight, Position),
    hostile(Knight, Position),
    apart(Knight, King, 2),
    straight_before(Knight, King).

% The knight of Anastasia: beyond a piece next to the king.
knight_beyond(King, Position) :-
    knight_on(Knight, Position),
    hostile(Knight, Position),
    same_rank(Knight, King),
    apart(Knight, King, 3),
    aligned(King, Blocker, Knight),
    adjacent(King, Blocker),
    friendly(Blocker, Position).

% Queen and rook stand at opposite corners of three squares by three that hold the king.
boxed_by_rook(King, Position) :-
    rook_on(One, Position),
    hostile(One, Position),
    queen_on(Other, Position),
    hostile(Other, Position),
    same_diagonal(One, Other),
    apart(One, Other, 2),
    in_box(King, One, Other).

in_box(King, One, Other) :-
    aligned(One, King, Other).
in_box(King, One, Other) :-
    aligned(One, Middle, Other),
    adjacent(Middle, King).

shoulders_taken(King, Position) :-
    checks(Checker, King, Position),
    across(Checker, King, One),
    aligned(One, King, Other),
    adjacent(King, Other),
    \+ empty(One, Position),
    \+ empty(Other, Position).

across(Checker, King, Shoulder) :-
    same_file(Checker, King),
    same_rank(King, Shoulder),
    adjacent(King, Shoulder).
across(Checker, King, Shoulder) :-
    same_rank(Checker, King),
    same_file(King, Shoulder),
    adjacent(King, Shoulder).

tail_shut(King, Queen, Position) :-
    king_on(King, Position),
    straight_before(Queen, King),
    \+ open_behind(King, Queen, Position).

open_behind(King, Queen, Position) :-
    adjacent(King, Square),
    same_diagonal(King, Square),
    apart(Square, Queen, 2),
    \+ friendly(Square, Position).
