:- module(english_helper_words,
          [ helper_words//3     % +Sign, +Literal, ?Subject
          ]).

:- use_module(names).
:- use_module(nouns).
:- use_module(verbs).

/** <module> The words of the helpers of files that ship

As board_words//3. A user's file brings the words of its own helpers.
*/

% Motifs that others call
helper_words(+, Atom, none) --> { called_motif(Atom, Name) }, [it, is], a_name(Name).
helper_words(-, Atom, none) --> { called_motif(Atom, Name) }, ['it is not'], a_name(Name).

% Attacks
helper_words(S, prey(A, B, _), A) --> is(S), ['worth taking for'], n(B).
helper_words(S, falls(A, B, _), B) --> is(S), ['taken after'], h(A), [', where it stands or flees to'].
helper_words(S, pays(A, B, _), none) -->
    ['what meets the attack of'], n(B), is(S), ['taken after'], h(A).
helper_words(S, opens_line(A, B, C, _), A) --> verb(S, stands), [between], n(B), [and], n(C).
helper_words(S, king_at_home(A, _), A) --> is(S), ['at home'].
helper_words(S, short_side(A), A) --> is(S), ['on the kingside'].
helper_words(S, long_side(A), A) --> is(S), ['on the queenside'].
helper_words(+, stormed(_), none) --> ['checks and captures storm the king\'s corner'].
helper_words(-, stormed(_), none) --> ['checks and captures do not storm the king\'s corner'].
helper_words(S, check_near(A, B, _), none) --> h(A), verb(S, checks), [near], n(B).
helper_words(S, capture_near(A, B, _), none) --> h(A), verb(S, takes), [near], n(B).
helper_words(+, strays(A, _), none) --> ['a quiet move goes far from'], n(A).
helper_words(-, strays(A, _), none) --> ['no quiet move goes far from'], n(A).
helper_words(+, pressed(A, _), none) --> ['two checks or captures come near'], n(A).
helper_words(-, pressed(A, _), none) --> ['no two checks or captures come near'], n(A).
helper_words(+, struck(A, _), none) --> ['a check or capture comes close to'], n(A).
helper_words(-, struck(A, _), none) --> ['no check or capture comes close to'], n(A).
helper_words(+, off_corner(A, B), B) --> is(+), ['more than two steps from'], n(A).
helper_words(-, off_corner(A, B), B) --> is(+), ['within two steps of'], n(A).
helper_words(S, far_from(A, B), B) --> is(S), ['far from'], n(A).
helper_words(+, named_otherwise(_), none) --> ['it is a fork or back-rank mate'].
helper_words(-, named_otherwise(_), none) --> ['it is neither a fork nor a back-rank mate'].
helper_words(+, shelter_attacked(A, _), none) --> ['a piece before'], n(A), ['is attacked'].
helper_words(-, shelter_attacked(A, _), none) --> ['no piece before'], n(A), ['is attacked'].

% Lines
helper_words(S, tempting(A, B, _), A) --> is(S), ['worth taking for'], n(B).
helper_words(S, pinned_in_vain(A, B, _), A) --> verb(S, suffers), ['from the pin by'], n(B).
helper_words(S, way_off_the_line(A, _), A) -->
    either(S, [could], ['could not']), ['leave the line but for the pin'].
helper_words(+, castled_before(A, _), none) --> ['the move before'], h(A), [castled].
helper_words(-, castled_before(A, _), none) --> ['the move before'], h(A), ['did not castle'].
helper_words(+, recaptured_by(A, _), none) --> ['something was taken back by'], h(A).
helper_words(-, recaptured_by(A, _), none) --> ['nothing was taken back by'], h(A).

% Captures
helper_words(+, evens_out(A, _), none) --> ['the capture on'], n(A), ['only takes back'].
helper_words(-, evens_out(A, _), none) --> ['the capture on'], n(A), ['does not just take back'].
helper_words(+, gives_back(_), none) --> ['what is won is given back'].
helper_words(-, gives_back(_), none) --> ['what is won is not given back'].
helper_words(S, defender_taken(A, B, _), none) -->
    ['before'], h(A), ['a guard of its square'], either(S, [was], ['was not']), taken(B).
helper_words(+, opponent_promotes(_), none) --> ['the opponent promotes'].
helper_words(-, opponent_promotes(_), none) --> ['the opponent does not promote'].
helper_words(+, taken_later(A, _, B, _), none) --> [after], h(A), ['the solver takes'], n(B).
helper_words(-, taken_later(A, _, B, _), none) --> [after], h(A), ['the solver does not take'], n(B).
helper_words(+, could_take_before(A, _), none) --> ['what is taken after'], h(A), ['could be taken before'].
helper_words(-, could_take_before(A, _), none) --> ['what is taken after'], h(A), ['could not be taken before'].
helper_words(+, taken_later_before(A, _), none) --> ['it was so before'], h(A), [too].
helper_words(-, taken_later_before(A, _), none) --> ['it was not so before'], h(A).

% Lures
helper_words(S, drawn_away(_, A, B, _), A) --> is(S), ['drawn away from'], n(B).
helper_words(+, unforced(A, _), none) --> ['the reply before'], h(A), ['was not forced'].
helper_words(-, unforced(A, _), none) --> ['the reply before'], h(A), ['was forced'].
helper_words(+, bait_was_paid(A, _), none) --> ['the move before'], h(A), ['took as much as it gave'].
helper_words(-, bait_was_paid(A, _), none) --> ['the move before'], h(A), ['gave more than it took'].
helper_words(S, left_alone(_, A, _), A) --> is(S), ['left without a guard'].
helper_words(S, makes_way(A, B, C, _), none) -->
    ['the move before'], h(A), verb(S, 'makes way'), [for], n(B), [to], n(C).
helper_words(S, arrived(A, B, _), none) -->
    ['before'], h(B), either(S, ['a move'], ['no move']), ['has come to'], n(A).
helper_words(S, leaves_freely(A, _, _, _), none) -->
    ['the move before'], h(A), verb(S, 'goes out of the way').
helper_words(S, queened_before(A, _), none) --> ['the move before'], h(A), verb(S, promotes).
helper_words(S, chases_king(A, _), none) --> h(A), verb(S, 'chases a king that has just moved').

% Kings
helper_words(S, sheltered(A, _), A) --> verb(S, has), ['a pawn right before it or beside it'].
helper_words(S, left_behind(A, B, _), A) --> is(S), ['behind'], n(B).
helper_words(+, checked_on_the_way(_), none) --> ['a move on the way gives check'].
helper_words(-, checked_on_the_way(_), none) --> ['no move on the way gives check'].
helper_words(S, first_beside_king(A, B), A) --> is(S), ['the weak square beside'], n(B).

% Pawns
helper_words(+, only_exchanged(_, A, _), A) --> ['takes and is taken at once'].
helper_words(-, only_exchanged(_, A, _), A) --> ['does not take and get taken at once'].

% Endgames
helper_words(+, no_pieces(_), none) --> ['only kings and pawns are left'].
helper_words(-, no_pieces(_), none) --> ['there are pieces left'].
helper_words(S, only_queens(_), none) --> only(S, queens).
helper_words(S, only_rooks(_), none) --> only(S, rooks).
helper_words(S, only_bishops(_), none) --> only(S, bishops).
helper_words(S, only_knights(_), none) --> only(S, knights).
helper_words(S, queen_and_rooks(_), none) --> only(S, 'one queen and rooks').

% Mates
helper_words(S, mated(A, _), A) --> is(S), [mated].
helper_words(S, king_mated(A, _), A) --> is(S), [mated].
helper_words(+, pawns_attacked(A, _), none) --> ['a piece before'], n(A), ['is attacked'].
helper_words(-, pawns_attacked(A, _), none) --> ['no piece before'], n(A), ['is attacked'].
helper_words(S, side_file(A), A) --> is(S), ['on the edge of the board'].
helper_words(S, beside_its_own(A, B, _), A) --> verb(S, has), ['a piece of its own between it and'], n(B).
helper_words(S, bishops_mate(A, B, C, _), none) --> n(B), [and], n(C), either(S, [mate], ['do not mate']), n(A).
helper_words(S, from_both_sides(A, B, C), none) -->
    n(B), [and], n(C), either(S, ['come at'], ['do not come at']), n(A), ['from both sides'].
helper_words(S, beside(A, B, C), C) --> is(S), ['on the rank of'], n(A), ['and the file of'], n(B).
helper_words(+, others_help(A, _), none) --> ['another piece bears on the squares around'], n(A).
helper_words(-, others_help(A, _), none) --> ['no other piece bears on the squares around'], n(A).
helper_words(S, helped(A, B, _), none) -->
    either(S, ['another piece than'], ['no other piece than']), n(B),
    ['bears on the squares around'], n(A).
helper_words(S, holds_beside(A, B, C, _), A) --> verb(S, holds), n(B), ['next to'], n(C).
helper_words(S, bears_beside(A, B, _, _), A) --> verb(S, bears), ['on an empty square beside'], n(B).
helper_words(S, needed(A, B, _, _), A) --> is(S), ['needed to hold'], n(B).
helper_words(S, bars(A, B, _, C, _), A) --> verb(S, 'keeps alone'), n(B), [from], n(C).
helper_words(S, shuts_side(A, B, C, _), A) -->
    verb(S, shuts), ['the line next to'], n(B), ['on the side of'], n(C).
helper_words(S, shuts_between(A, B, C, _), A) --> verb(S, shuts), ['the line between'], n(B), [and], n(C).
helper_words(S, shuts_line(A, B, C, _), A) --> verb(S, shuts), ['the line next to'], n(B), [at], n(C).
helper_words(S, side_by_side(A, B), none) --> n(A), [and], n(B), either(S, [are], ['are not']), ['side by side'].
helper_words(S, across(A, B, C), C) --> is(S), ['across the line of'], n(A), [and], n(B).
helper_words(+, crowded(A, _, _), none) --> ['a piece stands beside'], n(A), ['or straight behind it'].
helper_words(-, crowded(A, _, _), none) --> ['no piece stands beside'], n(A), ['or straight behind it'].
helper_words(S, taken_by_another(A, B, _), none) -->
    either(S, ['another piece than'], ['no other piece than']), n(B), ['bears on'], n(A).
helper_words(S, queen_near(A, _), none) --> either(S, ['a queen'], ['no queen']), ['bears on the squares around'], n(A).
helper_words(S, in_front(A, B), B) --> is(S), ['straight before'], n(A).
helper_words(S, boxes(A, B, _), A) --> verb(S, shuts), n(B), ['in a box'].
helper_words(S, in_box(A, B, C), A) --> is(S), ['in the box of'], n(B), [and], n(C).
helper_words(S, shoulders(_, A, B, C), none) --> n(B), [and], n(C), either(S, [are], ['are not']), ['the shoulders of'], n(A).
helper_words(+, open_tail(A, _, _), none) --> ['a square behind'], n(A), ['is open'].
helper_words(-, open_tail(A, _, _), none) --> ['no square behind'], n(A), ['is open'].

% Quiet moves
helper_words(+, pawn_storms(A, _), none) --> h(A), ['is a move of a pawn far ahead'].
helper_words(-, pawn_storms(A, _), none) --> h(A), ['is no move of a pawn far ahead'].
helper_words(+, force_until(A, _), none) --> ['up to'], h(A), ['there was force'].
helper_words(-, force_until(A, _), none) --> ['up to'], h(A), ['nothing was forced'].
helper_words(S, on_one_line(A, B, C), none) --> n(A), [','], n(B), [and], n(C), either(S, [are], ['are not']), ['on one line'].

% Learned files and tasks
helper_words(+, idle(A, _), A) --> ['attacks nothing'].
helper_words(-, idle(A, _), A) --> ['attacks something'].
helper_words(+, bare_king(A, _), A) --> ['has no pawn beside it or before it'].
helper_words(-, bare_king(A, _), A) --> ['has a pawn beside it or before it'].
helper_words(S, shielded(A, _), A) --> verb(S, has), ['a pawn beside it or before it'].
helper_words(S, falls_behind(A, B, _), A) --> is(S), [behind], n(B).
helper_words(S, far_pawn(A, _), A) --> is(S), ['a pawn past the middle of the board'].
helper_words(+, trades(A, B, _), A) --> ['takes something worth as much on'], n(B).
helper_words(-, trades(A, B, _), A) --> ['takes nothing worth as much on'], n(B).
helper_words(S, by_way_of(A, B, C), A) --> is(S), ['on the way from'], n(B), [to], n(C).
helper_words(S, slides_into(A, B, _), A) --> is(S), ['a queen, rook or bishop that may go to the empty square'], n(B).
helper_words(S, slider_on(A, _), A) --> is(S), ['a queen, rook or bishop'].
helper_words(S, pawn_guarded(A, _), A) --> is(S), ['guarded by a pawn'].
helper_words(S, sound_wall(A, _), A) --> is(S), ['shut in by pieces that nothing attacks'].
helper_words(+, wall_attacked(A, _), none) --> ['a piece before'], n(A), ['is attacked'].
helper_words(-, wall_attacked(A, _), none) --> ['no piece before'], n(A), ['is attacked'].
helper_words(+, neighbour_attacked(A, _), none) --> ['a square before or behind'], n(A), ['is attacked'].
helper_words(-, neighbour_attacked(A, _), none) --> ['no square before or behind'], n(A), ['is attacked'].
helper_words(S, walls_off(A, B, _), A) --> verb(S, takes), ['two squares from'], n(B).
helper_words(S, confines(A, B, _), A) --> verb(S, 'takes alone'), ['an empty square from'], n(B).
helper_words(S, shared(A, B, _), A) --> is(S), ['controlled by another piece than'], n(B).
helper_words(S, held_by_major(A, _), A) --> is(S), ['held in by a queen or rook'].
helper_words(S, held_by_bishop(A, _), A) --> is(S), ['held in by a bishop'].
helper_words(S, walled_by_rook(A, _), A) --> is(S), ['walled off by a rook'].
helper_words(S, boxed_by_rook(A, _), A) --> is(S), ['in a box of queen and rook'].
helper_words(S, mated_on_rank(A, _), A) --> is(S), ['mated along its own rank'].
helper_words(S, king_of_opponent(A, _), A) --> is(S), ['the king of the opponent'].
helper_words(+, checking(_), none) --> ['some move of the solver gives check'].
helper_words(-, checking(_), none) --> ['no move of the solver gives check'].
helper_words(+, checking_midway(_), none) --> ['a move between the first and the last gives check'].
helper_words(-, checking_midway(_), none) --> ['no move between the first and the last gives check'].
helper_words(+, forking(_), none) --> ['a move before the last endangers two at once'].
helper_words(-, forking(_), none) --> ['no move before the last endangers two at once'].
helper_words(S, short_side_king(A, _), A) --> is(S), ['a king at home on the kingside'].
helper_words(S, long_side_king(A, _), A) --> is(S), ['a king at home on the queenside'].
helper_words(S, across(A, B, C), C) --> is(S), ['beside'], n(B), ['across the line from'], n(A).
helper_words(+, shoulders_taken(A, _), none) --> ['both squares beside'], n(A), ['are taken'].
helper_words(-, shoulders_taken(A, _), none) --> ['not both squares beside'], n(A), ['are taken'].
helper_words(S, straight_before(A, B), A) --> is(S), ['on the file or rank of'], n(B).
helper_words(S, on_file_of(A, B, C), C) --> is(S), ['on the file of'], n(A), ['and the rank of'], n(B).
helper_words(+, open_behind(A, B, _), none) --> ['a square behind'], n(A), ['away from'], n(B), ['is open'].
helper_words(-, open_behind(A, B, _), none) --> ['no square behind'], n(A), ['away from'], n(B), ['is open'].
helper_words(+, tail_shut(A, B, _), none) --> ['the squares behind'], n(A), ['away from'], n(B), ['are shut'].
helper_words(-, tail_shut(A, B, _), none) --> ['the squares behind'], n(A), ['away from'], n(B), ['are not shut'].
helper_words(S, knight_beyond(A, _), none) --> a(S, knight), ['stands beyond the piece beside'], n(A).
helper_words(S, knight_straight_before(A, _), none) --> a(S, knight), ['stands straight before'], n(A).
helper_words(S, queen_at_knights_step(A, _), none) --> a(S, queen), ['stands a knight\'s step from'], n(A).
helper_words(S, bishops_on_both_sides(A, _), none) -->
    either(S, ['bishops stand'], ['bishops do not stand']), ['on both sides of'], n(A).
helper_words(S, alone_around(A, B, _), A) --> is(S), ['alone in bearing on the squares around'], n(B).
helper_words(S, another_bears(A, B, _), none) -->
    either(S, ['another piece than'], ['no other piece than']), n(A), ['bears on the squares around'], n(B).
helper_words(+, no_bishop_bears(A, _), none) --> ['something else than a bishop bears on the squares around'], n(A).
helper_words(-, no_bishop_bears(A, _), none) --> ['nothing but bishops bears on the squares around'], n(A).
helper_words(+, bishops_alone(A, _), none) --> ['only bishops bear on the squares around'], n(A).
helper_words(-, bishops_alone(A, _), none) --> ['not only bishops bear on the squares around'], n(A).

a(+, Piece) --> [a, Piece].
a(-, Piece) --> [no, Piece].

taken(some) --> !, [taken].
taken(nothing) --> !, [taken].
taken(A) --> ['taken:'], n(A).

only(+, Pieces) --> ['only kings,', Pieces, 'and pawns are left'].
only(-, Pieces) --> ['more than kings,', Pieces, 'and pawns is left'].

called_motif(Atom, Name) :-
    functor(Atom, Motif, 1),
    once(motif_name(Motif, Name)).
