:- module(english_strategy,
          [ strategic_sentence//1,   % +Statement
            strategic_phrase//1      % +Statement
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(boards).
:- use_module(nouns).
:- use_module(scenes).

/** <module> Strategic reasons

What speaks for a quiet move. The move and what is around it are a scene:

    scene(Move, Side, From, To, Before, After, Next)

its text, who makes it, its squares, the boards before and after it, and the
text of the next move of the same side in the line, or none. A reason is

    because(Change, Cases)

a change of logic/judgement/strategy.pl with all lists of arguments for
which the move brings it.
*/

%!  strategic_sentence(+Statement)// is semidet.
%
%   quiet(Scene, Reasons): the move and what it does, for one reason or two.

strategic_sentence(quiet(Scene, Reasons)) -->
    { Scene = scene(Move, Side, _, _, _, _, _),
      look_from(Side),
      maplist(reason_words(Scene), Reasons, Phrases)
    },
    [Move], listed(Phrases).

%!  strategic_phrase(+Statement)// is semidet.
%
%   quiet_reason(Scene, Reason): one reason, as it stands in the sentence;
%   nothing, where there are no words for these cases.

strategic_phrase(quiet_reason(Scene, Reason)) -->
    { arg(2, Scene, Side),
      look_from(Side),
      (   reason_words(Scene, Reason, Words)
      ->  true
      ;   Words = []
      )
    },
    Words.

reason_words(Scene, because(Change, Cases), Words) :-
    in_order(Cases, Scene, Ordered),
    phrase(reason(Change, Ordered, Scene), Words),
    !.

%   The dearest pieces first; of equals, as the side that moves sees them.

in_order(Cases, Scene, Ordered) :-
    map_list_to_pairs(case_key(Scene), Cases, Pairs),
    keysort(Pairs, Sorted),
    pairs_values(Sorted, Ordered).

case_key(Scene, Case, Keys) :-
    maplist(argument_key(Scene), Case, Keys).

argument_key(scene(_, _, _, _, _, After, _), Square, Key) :-
    (   atom(Square),
        seen_place(Square, Place)
    ->  (   worth_on(After, Square, Worth)
        ->  true
        ;   Worth = 0
        ),
        Dear is -Worth,
        Key = Dear-Place
    ;   Key = Square
    ).

%   The opening that it leads to: the Sicilian defence, Benko's opening.

reason(opening(Eco, Name), _, _) -->
    { format(atom(Code), "(~w)", [Eco]) },
    (   { of_a_person(Name) }
    ->  [enters, Name, Code]
    ;   ['enters the', Name, Code]
    ).

%   What the move does.

reason(does(castles), _, Scene) -->
    { \+ at_open_file(Scene) },
    ['brings the king into safety'].
reason(does(develops), _, Scene) -->
    [develops], moved(Scene).
reason(does(makes_way_for_castling), [[queenside]], _) -->
    !,
    ['makes way for castling queenside'].
reason(does(makes_way_for_castling), _, _) -->
    ['makes way for castling'].
reason(does(exchanges), _, Scene) -->
    { taker(Scene, Piece),
      victim(Scene, Taken)
    },
    exchanged(Piece, Taken), left_then(Taken, Scene).
reason(does(offers_exchange), [[Taker]], Scene) -->
    { taker(Scene, Piece),
      kind_on(Taker, Scene, Other)
    },
    ['offers to'], offered(Piece, Other, Taker), when_ahead(Piece, Scene).
reason(does(offers_strong), [[rook_on_file, Rook, _]|_], _) -->
    !,
    { file_name(Rook, File),
      atom_concat(File, '-file', Line)
    },
    ['contests the', Line, 'with the rook on', Rook].
reason(does(offers_strong), [[Role, Taker, Target]|_], Scene) -->
    { taker(Scene, Piece),
      kind_on(Taker, Scene, Other)
    },
    ['offers to'], offered(Piece, Other, Taker), strength(Role, Taker, Target, Scene).
reason(does(faces_queen), [[_, Queen]|_], _) -->
    ['puts the rook opposite the queen on', Queen].
reason(does(backs_pawn), [[Pawn]|_], _) -->
    ['puts the rook behind the pawn on', Pawn, ', which may advance'].
reason(does(leaves_line), [[Slider]|_], Scene) -->
    { arg(6, Scene, After) },
    ['takes the king off the line of'], the(After, Slider).
reason(does(blocks_pawn), [[Pawn]], _) -->
    ['fixes the pawn on', Pawn].
reason(does(removes), [[Role, Target]], Scene) -->
    { arg(5, Scene, Before) },
    removed(Role, Target, Before, Scene).
reason(does(opens_file), [[Number]|_], _) -->
    { Code is 0'a + Number - 1,
      format(atom(Line), "~c-file", [Code])
    },
    ['opens the', Line].
reason(does(saves), _, Scene) -->
    ['gets something for the attacked'], moved_kind(Scene).
reason(does(guards_loose), [[Square]|_], Scene) -->
    { kind_on(Square, Scene, Piece) },
    ['protects the loose', Piece, on, Square].
reason(does(takes), _, Scene) -->
    { Scene = scene(_, _, _, To, _, _, _),
      (   victim(Scene, Taken)
      ->  true
      ;   Taken = pawn
      )
    },
    ['takes the', Taken, on, To].
reason(does(pushes_passed_pawn), _, _) -->
    ['pushes the passed pawn'].
reason(does(frees), Cases, Scene) -->
    { taker(Scene, pawn),
      exclude(behind_pawn(Scene), Cases, Opened),
      one_each(Opened, Squares),
      Squares \== [],
      arg(6, Scene, After),
      \+ ( Squares = [Square],               % she seldom wants the line
           stands(Square, After, _, queen)
         )
    },
    ['opens lines for'], the_things(After, Squares).
reason(does(frees), Cases, Scene) -->
    { Scene = scene(_, Side, From, _, _, After, _),
      opponent(Side, Other),
      member([Square], Cases),
      uncovers(Scene, From, Square, Aim),
      (   stands(Aim, After, Other, _)
      ->  true
      ;   rank_for(Side, Aim, Rank),
          Rank >= 5
      )
    },
    ['makes way for'], the(After, Square).
reason(does(frees), Cases, Scene) -->
    { taker(Scene, king),
      member([Square], Cases),
      Scene = scene(_, _, _, _, Before, After, _),
      stands(Square, After, _, rook),
      findall(To, ( place(To, _, _), sees(Before, Square, To) ), Seen),
      length(Seen, Count),
      Count =< 6                                % else it was in play
    },
    ['lets the rook on', Square, 'into play'].
reason(does(improves_worst_piece), _, Scene) -->
    { \+ goes_back(_, Scene) },
    ['is more active there'].
reason(does(activates), _, Scene) -->
    { \+ goes_back(_, Scene) },
    ['is more active there'].
reason(does(keeps_out), [[Square, First]|Cases], Scene) -->
    { findall(Piece, ( member([Square, On], [[Square, First]|Cases]), on(On, Scene, Piece) ), Pieces0),
      list_to_set(Pieces0, Pieces),
      maplist([Piece, [the, Piece]]>>true, Pieces, Words)
    },
    [keeps], listed(Words), ['out of', Square].
reason(does(restrains), [[_, Pawn]|_], _) -->
    ['holds back the pawn on', Pawn].
reason(does(gains_space), [[Wing]|_], Scene) -->
    { count_of(Scene, Count),
      Count >= 16,                              % in an ending space is not the point
      \+ king_on(Wing, Scene),                  % there it opens the king's own shelter
      space_on(Wing, Where)
    },
    ['gains space', Where].
reason(does(checks_king), _, _) -->
    ['gives check'].
reason(does(takes_control), Cases, Scene) -->
    { findall([Square], ( member([Square], Cases), is_wanted(Square, Scene) ), [First|Others]),
      one_each([First|Others], Squares)
    },
    ['takes control of'], listed(Squares).
reason(does(leaves_back_rank), _, _) -->
    ['takes the king off the back rank'].
reason(does(king_to_centre), _, scene(_, _, From, To, _, _, _)) -->
    { \+ leaves_centre(From, To) },
    ['brings the king towards the centre'].
reason(does(king_to_pawn), [[Pawn]|_], _) -->
    ['brings the king closer to the pawn on', Pawn].
reason(does(heads_for(Idea)), [[Square]], _) -->
    journey(Idea, Square).
reason(does(is_bound_for(Idea)), [[Square]|_], _) -->
    journey(Idea, Square).
reason(does(prepares(Idea)), _, scene(_, _, _, _, _, _, Next)) -->
    [prepares, Next], idea(Idea).
reason(does(makes_room(_)), [[Square, To]|_], Scene) -->
    { kind_on(Square, Scene, Piece) },
    ['makes room on', To, 'for the', Piece].

reason(does(leaves_check), _, Scene) -->
    (   { taker(Scene, king) }
    ->  ['gets out of the check']
    ;   { victim(Scene, _) }
    ->  ['takes the piece that gives check']
    ;   ['blocks the check']
    ).

reason(does(plans(Idea)), _, scene(_, _, _, _, _, _, Next)) -->
    ['is followed by', Next], idea(Idea).
reason(does(gets_ready(Idea)), _, scene(_, _, _, _, _, _, Next)) -->
    ['gets ready for', Next], idea(Idea).

%   What the side that moves has then.

reason(gains(own, outpost), [[Square]|_], Scene) -->
    (   { to(Square, Scene) }
    ->  ['takes the outpost on', Square]
    ;   { kind_on(Square, Scene, Piece) },
        ['secures the outpost on', Square, 'for the', Piece]
    ).
reason(gains(own, centralised), [[Square]|_], Scene) -->
    { to(Square, Scene) },
    [centralises], moved(Scene).
reason(gains(own, rook_on_open_file), [[Square]|Cases], Scene) -->
    { many_pawns(Scene),
      file_name(Square, File)
    },
    (   { rook_comes([[Square]|Cases], Scene, Rook) }
    ->  { file_name(Rook, OnFile),
          atom_concat(OnFile, '-file', Line)
        },
        (   { contested(Rook, Scene) }
        ->  ['contests the open', Line]
        ;   ['puts the rook on the open', Line]
        )
    ;   { atom_concat(File, '-file', Line) },
        ['opens the', Line, 'for the rook']
    ).
reason(gains(own, rook_on_half_open_file), [[Square]|Cases], Scene) -->
    (   { rook_comes([[Square]|Cases], Scene, Rook) }
    ->  { file_name(Rook, File),
          atom_concat(File, '-file', Line)
        },
        ['puts the rook on the half-open', Line]
    ;   { file_name(Square, File),
          atom_concat(File, '-file', Line)
        },
        ['half-opens the', Line, 'for the rook']
    ).
reason(gains(own, rook_on_seventh), [[Square]|_], Scene) -->
    { to(Square, Scene),
      arg(2, Scene, Side),
      (   Side == white
      ->  Rank = seventh
      ;   Rank = second
      )
    },
    ['puts the rook on the', Rank, rank].
reason(gains(own, rook_behind_passed_pawn), Cases, Scene) -->
    { member([Rook, Pawn], Cases),
      to(Rook, Scene)
    },
    ['puts the rook behind the passed pawn on', Pawn].
reason(gains(own, connected_rooks), _, Scene) -->
    { \+ goes_back(rook, Scene) },
    ['connects the rooks'].
reason(gains(own, long_diagonal), [[Square]|_], Scene) -->
    { is_open_to(Square, Scene) },
    (   { to(Square, Scene) }
    ->  ['puts the bishop on the long diagonal']
    ;   ['opens the long diagonal for the bishop on', Square]
    ).
reason(gains(own, battery), Cases, Scene) -->
    { member([Front, Back], Cases),
      ( to(Front, Scene) ; to(Back, Scene) ),
      !,
      arg(6, Scene, After),
      stands(Front, After, _, Piece1),
      stands(Back, After, _, Piece2),
      (   Piece1 == rook, Piece2 == rook
      ->  true
      ;   aims_at_something(After, Front, Back)
      )
    },
    (   { Piece1 == rook, Piece2 == rook }
    ->  { file_name(Front, File),
          atom_concat(File, '-file', Line)
        },
        ['doubles the rooks on the', Line]
    ;   ['lines up'], the_things(After, [Front, Back])
    ).
reason(gains(own, bishop_pair), _, Scene) -->
    { own_name(Scene, Name) },
    [leaves, Name, 'with the bishop pair'].
reason(gains(own, blockade), Cases, Scene) -->
    { member([Blocker, Pawn], Cases),
      to(Blocker, Scene)
    },
    ['blockades the passed pawn on', Pawn].
reason(gains(own, passed_pawn), [[Square]|_], _) -->
    ['creates a passed pawn on', Square].
reason(gains(own, protected_passed_pawn), [[Square]|_], Scene) -->
    { own_name(Scene, Name) },
    [gives, Name, 'a protected passed pawn on', Square].
reason(gains(own, connected_pawn), Cases, Scene) -->
    { arg(6, Scene, After),
      member([Square], Cases),
      \+ to(Square, Scene),
      bears_on(Scene, Square),
      is_attacked(After, Square)
    },
    ['supports the pawn on', Square].
reason(gains(own, controls_centre), Cases, Scene) -->
    { many_pieces(Scene),
      \+ pawn_in_centre(Scene),
      arg(6, Scene, After),
      findall(Centre,
              ( member([Square, Centre], Cases),
                to(Square, Scene),
                \+ arg(3, Scene, Centre),
                \+ stands(Centre, After, _, _),
                holds(Scene, Centre)
              ),
              [First|Centres0]),
      by_name([First|Centres0], Centres)
    },
    [controls], listed(Centres).
reason(gains(own, pawn_lever), Cases, Scene) -->
    { findall(Target, ( member([Pawn, Target], Cases), to(Pawn, Scene) ), [Target|Targets]),
      arg(6, Scene, After)
    },
    [challenges], the_things(After, [Target|Targets]).
reason(gains(own, half_open_file), [[Number]|_], Scene) -->
    { taker(Scene, pawn),
      Code is 0'a + Number - 1,
      format(atom(Line), "~c-file", [Code])
    },
    ['half-opens the', Line].
reason(gains(own, aims_at_king), Cases, Scene) -->
    { member([Piece, _], Cases),
      to(Piece, Scene),
      count_of(Scene, Count),
      Count >= 16                               % in an ending there is no attack
    },
    [brings], moved(Scene), ['to bear on the squares beside the king'].
reason(gains(own, pins_piece), Cases, Scene) -->
    { member([Slider, Pinned, Behind], Cases),
      to(Slider, Scene),
      arg(6, Scene, After)
    },
    [pins], the(After, Pinned), [to], the(After, Behind).

reason(gains(own, guards_attacked), Cases, Scene) -->
    { arg(6, Scene, After),
      findall(Square,
              ( member([Guard, Square], Cases),
                to(Guard, Scene),
                \+ held_by_pawn(After, Square)
              ),
              [Square|_])
    },
    [guards], the(After, Square).
reason(gains(own, eyes), Cases, Scene) -->
    { arg(6, Scene, After),
      findall(Square,
              ( member([Attacker, Square], Cases),
                to(Attacker, Scene),
                \+ pawn_takes_pawn(After, Attacker, Square),
                \+ held_by_pawn(After, Square),
                \+ alone(After, Attacker, Square)
              ),
              [Square|_])
    },
    [eyes], the(After, Square).

reason(gains(own, guards_attacked), Cases, Scene) -->
    { arg(3, Scene, From),
      arg(6, Scene, After),
      member([Guard, Square], Cases),
      \+ to(Square, Scene),
      \+ stands(Square, After, _, pawn),
      uncovers(Scene, From, Guard, Square),
      \+ held_by_pawn(After, Square)
    },
    [lets], the(After, Guard), [protect], the(After, Square).
reason(gains(own, eyes), Cases, Scene) -->
    { arg(3, Scene, From),
      arg(6, Scene, After),
      member([Attacker, Square], Cases),
      stands(Square, After, _, Piece),
      Piece \== pawn,
      \+ stands(Attacker, After, _, Piece),     % that is mutual
      uncovers(Scene, From, Attacker, Square),
      \+ held_by_pawn(After, Square)
    },
    ['opens the line of'], the(After, Attacker), [to], the(After, Square).

%   What it is rid of.

reason(loses(own, under_attack), Cases, Scene) -->
    { member([Square, _], Cases),
      to(Square, Scene)
    },
    !,
    to_safety(Scene).
reason(loses(own, under_attack), Cases, Scene) -->
    { member([Square, _], Cases),
      bears_on(Scene, Square),
      arg(6, Scene, After)
    },
    [protects], the(After, Square).
reason(loses(own, under_attack), Cases, Scene) -->
    { Scene = scene(_, _, _, To, _, After, _),
      member([Square, Attacker], Cases),
      in_line(Attacker, To, Square)
    },
    [shields], the(After, Square).
reason(loses(own, under_attack), Cases, Scene) -->
    { arg(3, Scene, From),
      arg(6, Scene, After),
      member([Square, _], Cases),
      uncovers(Scene, From, Guard, Square)
    },
    [lets], the(After, Guard), [protect], the(After, Square).
reason(loses(own, outnumbered), Cases, Scene) -->
    { member([Square], Cases),
      to(Square, Scene),
      \+ victim(Scene, _)
    },
    to_safety(Scene).
reason(loses(own, outnumbered), Cases, Scene) -->
    { arg(6, Scene, After),
      member([Square], Cases),
      \+ to(Square, Scene),
      bears_on(Scene, Square),
      \+ held_by_pawn(After, Square),
      \+ hit_by_less(After, Square)
    },
    [protects], the(After, Square).
reason(loses(own, isolated_pawn), _, _) -->
    ['gets rid of the isolated pawn'].
reason(loses(own, doubled_pawn), _, _) -->
    ['undoubles the pawns'].
reason(loses(own, backward_pawn), [[Square]|_], Scene) -->
    (   { to(Square, Scene) }
    ->  ['gets the backward pawn moving']
    ;   ['supports the backward pawn on', Square]
    ).
reason(loses(own, knight_on_rim), [[Square]|_], Scene) -->
    { to(Square, Scene) },
    ['brings the knight back from the rim'].
reason(loses(own, king_in_centre), [[Square]|_], Scene) -->
    { to(Square, Scene),
      arg(3, Scene, From),
      beside(From, Square),                     % castling has words of its own
      arg(2, Scene, Side),
      rank_for(Side, Square, Rank),
      Rank =< 2                                 % not out before its pawns
    },
    ['takes the king out of the centre'].
reason(loses(own, open_file_to_king), [[Square, Number]|_], Scene) -->
    { to(Square, Scene),
      Scene = scene(_, Side, From, _, _, After, _),
      place(From, Number, _),
      opponent(Side, Other),
      once(man(After, Other, queen, _)),
      \+ bare_file(After, Side, Square),
      Code is 0'a + Number - 1,
      format(atom(Line), "~c-file", [Code])
    },
    ['moves the king away from the', Line].
reason(loses(own, shut_in), [[Square]|_], Scene) -->
    { \+ to(Square, Scene),
      place(Square, File, _),
      memberchk(File, [1, 2, 3, 7, 8]),         % on its wing: in the centre it will castle
      back_rank_in_danger(Scene)
    },
    ['makes an escape square for the king'].

%   What the other side has then, and what it has no more.

reason(gains(other, under_attack), Cases, Scene) -->
    { arg(6, Scene, After),
      findall(Square,
              ( member([Square, By], Cases),
                to(By, Scene),
                \+ pawn_takes_pawn(After, By, Square)
              ),
              [Square|Squares])
    },
    [attacks], the_things(After, [Square|Squares]).
reason(gains(other, under_attack), [[Square, _]|_], Scene) -->
    { arg(6, Scene, After),
      \+ stands(Square, After, _, pawn)
    },
    ['uncovers an attack on'], the(After, Square).
reason(gains(other, outnumbered), Cases, Scene) -->
    { arg(6, Scene, After),
      member([Square], Cases),
      bears_on(Scene, Square),
      \+ stands(Square, After, _, queen)      % she moves away, or is exchanged
    },
    ['puts pressure on'], the(After, Square).
reason(gains(other, outnumbered), Cases, Scene) -->
    { arg(3, Scene, From),
      arg(6, Scene, After),
      member([Square], Cases),
      uncovers(Scene, From, Attacker, Square)
    },
    ['opens the line of'], the(After, Attacker), [to], the(After, Square).
reason(gains(other, restricted), [[Square]|_], Scene) -->
    { arg(6, Scene, After) },
    [restricts], the(After, Square).
reason(gains(other, isolated_pawn), [[Square]|_], Scene) -->
    { other_name(Scene, Name) },
    [leaves, Name, 'with an isolated pawn on', Square].
reason(gains(other, doubled_pawn), _, Scene) -->
    { other_name(Scene, Name) },
    [leaves, Name, 'with doubled pawns'].
reason(gains(other, backward_pawn), [[Square]|_], Scene) -->
    { other_name(Scene, Name) },
    [leaves, Name, 'with a backward pawn on', Square].
reason(loses(other, pins_piece), [[_, Pinned, _]|_], Scene) -->
    (   { to(Pinned, Scene) }
    ->  ['gets out of the pin']
    ;   { arg(6, Scene, After) },
        ['breaks the pin on'], the(After, Pinned)
    ).

%   A pawn that goes on is seldom safe for long.

to_safety(Scene) -->
    (   { taker(Scene, pawn) }
    ->  ['moves the attacked pawn on']
    ;   ['moves the attacked'], moved_kind(Scene), ['to safety']
    ).

of_a_person(Name) :-
    split_string(Name, " ", "", [First|_]),
    string_concat(Owner, "'s", First),
    \+ memberchk(Owner, ["King", "Queen", "Bishop"]).

space_on(queenside, 'on the queenside').
space_on(centre, 'in the centre').
space_on(kingside, 'on the kingside').

offered(pawn, pawn, _) -->
    !,
    ['exchange pawns'].
offered(Piece, Piece, _) -->
    !,
    { atom_concat(Piece, s, Pieces) },
    [exchange, Pieces].
offered(Piece, Other, Taker) -->
    ['exchange the', Piece, 'for the', Other, on, Taker].

%   Why the other side's piece is worth an exchange.

strength(Role, Taker, Target, Scene) -->
    [': the one on', Taker],
    strong(Role, Target, Scene).

strong(attacker, Target, Scene) -->
    { arg(6, Scene, After) },
    [attacks], the(After, Target).
strong(outpost, _, _) -->
    ['stands on an outpost'].
strong(aims_at_king, _, _) -->
    ['bears on the king'].
strong(centralised, _, _) -->
    ['stands in the centre'].

%   What the piece that is exchanged was good for.

removed(guard, Target, Before, _) -->
    { \+ held_by_pawn(Before, Target) },
    ['removes a guard of'], the(Before, Target).
removed(attacker, Target, Before, _) -->
    ['removes the attacker of'], the(Before, Target).
removed(outpost, _, _, Scene) -->
    { victim(Scene, Piece) },
    ['removes the', Piece, 'from its outpost'].
removed(bishop_pair, _, _, Scene) -->
    { other_name(Scene, Name),
      atom_concat(Name, '\'s', Whose)
    },
    ['breaks up', Whose, 'bishop pair'].
removed(king_guard, _, _, Scene) -->
    { victim(Scene, Piece) },
    [removes, a, Piece, 'that guards the king'].
removed(blockade, Pawn, Before, _) -->
    ['removes what blockades'], the(Before, Pawn).
removed(aims_at_king, _, _, Scene) -->
    { victim(Scene, Piece) },
    [removes, a, Piece, 'that bears on the king'].
removed(centralised, _, _, Scene) -->
    { victim(Scene, Piece) },
    ['removes the centralised', Piece].

idea(none) -->
    [].
idea(idea(Scene, Reason)) -->
    { reason_words(Scene, Reason, Words) },
    [',', which], Words.

%   A piece goes where it is good for something.

journey(idea(_, because(gains(own, outpost), _)), Square) -->
    !,
    ['heads for the outpost on', Square].
journey(Idea, Square) -->
    { Idea = idea(_, because(Change, Cases)),
      \+ ( Change = loses(own, _),          % it would get away from where it goes
           memberchk([Square|_], Cases)
         )
    },
    ['heads for', Square], idea(Idea).

exchanged(Piece, Piece) -->
    !,
    { atom_concat(Piece, s, Pieces) },
    [exchanges, Pieces].
exchanged(Piece, Taken) -->
    ['exchanges the', Piece, 'for the', Taken].

%   What the exchange leaves: an ending that has a name, or less to be afraid of.

left_then(_, scene(_, _, From, To, Before, _, _)) -->
    { findall(Piece,
              ( man(Before, _, Piece, Square),
                \+ memberchk(Square, [From, To]),
                \+ memberchk(Piece, [king, pawn])
              ),
              Pieces0),
      msort(Pieces0, Pieces),
      ending(Pieces, Ending),
      !
    },
    [',', 'which leaves', Ending].
left_then(Taken, Scene) -->
    when_ahead(Taken, Scene).

ending([], 'a pawn ending').
ending([rook, rook], 'a rook ending').
ending([rook, rook, rook, rook], 'a rook ending').
ending([queen, queen], 'a queen ending').
ending([bishop, bishop], 'a bishop ending').
ending([knight, knight], 'a knight ending').
ending([bishop, knight], 'bishop against knight').

when_ahead(Taken, scene(_, Side, _, _, Before, _, _)) -->
    { Taken \== pawn,
      opponent(Side, Other),
      material(Before, Side, Own),
      material(Before, Other, Others),
      Own >= Others + 2,
      \+ opposite_bishops(Before),
      !
    },
    [',', 'as one should when ahead'].
when_ahead(_, _) -->
    [].
