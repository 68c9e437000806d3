:- module(english_themes,
          [ theme_words//1,     % +Statement
            theme_title//1      % +Statement
          ]).

:- use_module(library(lists)).
:- use_module(nouns).

/** <module> What is said of themes of chess problems

The statements are those of logic/themes/themes.pl:

    theme(Name, Told)       a theme that a solution shows; Told has what the variables of its
                            clause stand for: move(Text, Piece, From, To), phase(set), list(Items),
                            squares, pieces and numbers
    theme_title(Name)       the name of a theme

A sentence is a list of words, and of terms for what is told: the('Key') is the
move, square or piece of that variable, man('Key') the piece that makes the
move, from('Key') where it stood, all('Threats') the moves of a list, and
mark('Key') a try or key in words. Of several sentences of a theme the first
holds whose variables are all told.
*/

%!  theme_title(+Statement)// is semidet.

theme_title(theme_title(Name)) -->
    { title(Name, Title) },
    [Title].

title(Name, Title) :-
    (   own_title(Name, Own)
    ->  Title = Own
    ;   atomic_list_concat(Words, '_', Name),
        atomic_list_concat(Words, ' ', Title)
    ).

own_title(grimshaw, 'Grimshaw').
own_title(novotny, 'Nowotny').
own_title(nowotny_tries, 'Nowotny tries').
own_title(plachutta, 'Plachutta').
own_title(wurzburg_plachutta, 'Wurzburg-Plachutta').
own_title(line_theme_b1, 'line theme B1 (Somov)').
own_title(line_theme_b2, 'line theme B2').
own_title(half_pin, 'half-pin').
own_title(pin_mate, 'pin-mate').
own_title(self_block, 'self-block').
own_title(self_pin, 'self-pin').
own_title(cross_check, 'cross-check').
own_title(zagoruiko, 'Zagoruiko').
own_title(rukhlis, 'Rukhlis').
own_title(lacny, 'Lacny').
own_title(le_grand, 'Le Grand').
own_title(pseudo_le_grand, 'pseudo Le Grand').
own_title(dombrovskis, 'Dombrovskis').
own_title(hannelius, 'Hannelius').
own_title(vladimirov, 'Vladimirov').
own_title(banny, 'Banny').
own_title(fleck, 'Fleck').
own_title(karlstrom_fleck, 'Karlstroem-Fleck').
own_title(barnes, 'Barnes').
own_title(rudenko, 'Rudenko').
own_title(albino, 'Albino').
own_title(pickaninny, 'Pickaninny').
own_title(allumwandlung, 'Allumwandlung').
own_title(y_flights, 'Y flights').
own_title(bristol, 'Bristol').
own_title(turton, 'Turton').
own_title(indian, 'Indian').
own_title(siers_battery, 'Siers battery').
own_title(excelsior, 'Excelsior').
own_title(phoenix, 'Phoenix').
own_title(en_passant_play, 'en passant').
own_title(defences_on_same_square, 'defences on the same square').
own_title(mates_on_same_square, 'mates on the same square').
own_title(flight_giving_key, 'flight-giving key').
own_title(flight_taking_key, 'flight-taking key').
own_title(two_flights_giving_key, 'key that gives two flights').
own_title(three_flights_giving_key, 'key that gives three flights or more').
own_title(flight_giving_and_taking_key, 'flight-giving and flight-taking key').
own_title(flight_task, 'task: flights of the king').
own_title(self_block_task, 'task: self-blocks').
own_title(mating_piece_task, 'task: mates by one piece').
own_title(promotion_task, 'task: promotions').

%!  theme_words(+Statement)// is semidet.

theme_words(theme(Name, Told)) -->
    { says(Name, Template),
      filled(Template, Told, Words)
    },
    !,
    Words.
theme_words(theme(Name, Told)) -->
    { title(Name, Title),
      findall(Text, member(_=move(Text, _, _, _), Told), Texts),
      list_to_set(Texts, Moves)
    },
    [Title],
    (   { Moves == [] }
    ->  []
    ;   [':'], listed(Moves)
    ).

filled([], _, []).
filled([Item|Items], Told, Words) :-
    (   atom(Item)
    ->  Words = [Item|Rest]
    ;   part(Item, Told, Part),
        append(Part, Rest, Words)
    ),
    filled(Items, Told, Rest).

part(the(Variable), Told, Part) :-
    memberchk(Variable=Value, Told),
    value_words(Value, Part).
part(man(Variable), Told, [the, Piece]) :-
    memberchk(Variable=move(_, Piece, _, _), Told).
part(from(Variable), Told, [From]) :-
    memberchk(Variable=move(_, _, From, _), Told).
part(to(Variable), Told, [To]) :-
    memberchk(Variable=move(_, _, _, To), Told).
part(all(Variable), Told, Part) :-
    memberchk(Variable=Value, Told),
    items(Value, Items),
    phrase(listed(Items), Part).

value_words(move(Text, _, _, _), [Text]) :- !.
value_words(phase(set), ['in set play']) :- !.
value_words(Value, [Value]).

items(list(Moves), Items) :-
    findall(Text, ( member(Move, Moves), value_words(Move, [Text]) ), Items).

%   says(?Name, ?Template)

says(flight_giving_key, [the('Key'), 'gives the king', the('Flight')]).
says(two_flights_giving_key, [the('Key'), 'gives the king', all('Flights')]).
says(three_flights_giving_key, [the('Key'), 'gives the king', all('Flights')]).
says(flight_taking_key, [the('Key'), takes, the('Taken'), 'from the king']).
says(flight_giving_and_taking_key,
     [the('Key'), 'gives the king', the('Flight'), and, takes, the('Taken'), 'from it']).
says(checking_key, [the('Key'), 'gives check']).
says(active_sacrifice, [the('Key'), 'offers', man('Key'), ':', the('Capture')]).
says(block, [the('Key'), waits, ':', 'it threatens nothing']).
says(mutate,
     [the('Key'), waits, ',', and, the('Before'), 'was met already', ':', 'instead of', the('MateBefore'),
      'there is now', the('Mate')]).
says(black_correction,
     ['after', the('Key'), 'any move of', man('Random'), 'from', from('Random'), 'allows',
      the('FirstMate'), ',', as, the('Random'), ',', but, the('Correction'), 'corrects this and allows',
      the('SecondMate')]).
says(defences_on_same_square,
     [the('First'), and, the('Second'), 'defend on', the('Square'), ':', they, are, 'met by',
      the('FirstMate'), and, the('SecondMate')]).
says(mates_on_same_square,
     [the('FirstMate'), and, the('SecondMate'), 'mate on', the('Square'), ',', 'after', the('First'), and,
      the('Second')]).
says(self_block,
     [the('Defence'), 'takes', the('Square'), 'from its own king', ',', so, that, the('Mate'), 'mates']).
says(self_pin,
     ['with', the('Defence'), man('Defence'), 'lets itself be pinned on', the('Square'), ',', so, that,
      the('Mate'), 'mates']).
says(interference,
     [the('Defence'), 'shuts off the piece on', the('Shut'), ',', so, that, the('Mate'), 'mates']).
says(pin_mate,
     [the('Mate'), 'mates after', the('Defence'), because, 'the piece on', the('Pinned'), 'is pinned']).
says(half_pin,
     ['of the pieces on', the('Place1'), and, the('Place2'), 'one leaves the other pinned', ':',
      the('First'), the('FirstMate'), and, the('Second'), the('SecondMate')]).
says(unpinning, [the('Defence'), 'unpins', man('Mate'), 'on', the('Place'), ',', which, mates, ':', the('Mate')]).
says(cross_check, [the('Check'), 'is a check', ',', and, the('Mate'), answers, it]).
says(en_passant_play, [the('Capture'), takes, a, pawn, 'as it passes']).
says(pickaninny, ['the pawn on', the('Pawn'), 'makes its four moves', ':', all('Replies')]).
says(grimshaw,
     [the('First'), and, the('Second'), 'shut each other off on', the('Square'), ':', they, allow,
      the('FirstMate'), and, the('SecondMate')]).
says(novotny,
     [the('Key'), 'shuts off two pieces on', the('Square'), ':', the('First'), 'is met by', the('FirstMate'),
      and, the('Second'), by, the('SecondMate')]).
says(novotny,
     [the('Move'), 'shuts off two pieces on', the('Square'), ':', the('First'), 'is met by', the('FirstMate'),
      and, the('Second'), by, the('SecondMate')]).
says(plachutta,
     [the('Key'), 'shuts off two pieces that move alike on', the('Square'), ':', the('First'), 'is met by',
      the('FirstMate'), and, the('Second'), by, the('SecondMate')]).
says(plachutta,
     [the('Move'), 'shuts off two pieces that move alike on', the('Square'), ':', the('First'), 'is met by',
      the('FirstMate'), and, the('Second'), by, the('SecondMate')]).
says(nowotny_tries,
     [the('Try1'), and, the('Try2'), 'both shut off two pieces on', the('Square')]).
says(wurzburg_plachutta,
     [the('First'), and, the('Second'), ',', 'by pieces that move alike', ',', 'shut each other off on',
      the('Square'), ':', they, allow, the('FirstMate'), and, the('SecondMate')]).
says(line_theme_b1,
     [the('FirstMate'), and, the('SecondMate'), 'shut off guards of', the('Flight1'), and, the('Flight2'), ',',
      'where', the('First'), and, the('Second'), 'have opened other lines']).
says(line_theme_b2,
     [the('FirstMate'), and, the('SecondMate'), 'shut off guards of', the('Flight1'), and, the('Flight2'), ',',
      'which', the('First'), and, the('Second'), 'have blocked']).
says(fleck, [all('Threats'), 'are threatened together', ',', and, 'each is forced alone by some defence']).
says(karlstrom_fleck,
     [all('Threats'), 'are threatened together and each is forced alone', ',', but, the('Defence'),
      'defeats them all and is met by', the('Mate')]).
says(barnes,
     [the('Both'), 'threatens', the('ThreatA'), and, the('ThreatB'), ',', the('OnlyA'), and, the('OnlyB'),
      'are each threatened alone']).
says(rudenko,
     [the('Try'), 'threatens', all('Threats'), 'all at once', ',', and, 'after', the('Key'),
      'they meet different defences']).
says(changed_mates,
     [the('Defence'), ',', 'which is met by', the('MateBefore'), the('Set'), ',', 'is met by', the('Mate'),
      after, the('Key')]).
says(changed_mates,
     [after, the('Try'), the('Defence1'), and, the('Defence2'), 'are met by', the('MateBefore1'), and,
      the('MateBefore2'), ',', after, the('Key'), by, the('Mate1'), and, the('Mate2')]).
says(transferred_mates,
     [the('Mate'), ',', 'which meets', the('Before'), the('Set'), ',', 'meets', the('Defence'), after,
      the('Key')]).
says(transferred_mates,
     [the('Mate'), ',', 'which meets', the('Before'), after, the('Try'), ',', 'meets', the('Defence'), after,
      the('Key')]).
says(zagoruiko,
     [the('First'), and, the('Second'), 'are met by', the('Mate1'), and, the('Reply1'), 'in one phase', ',',
      by, the('Mate2'), and, the('Reply2'), after, the('Phase2'), ',', and, by, the('Mate'), and, the('Reply'),
      after, the('Key')]).
says(rukhlis,
     [the('Mate1'), and, the('Reply1'), 'give way to', the('Mate'), and, the('Reply'), after, the('First'), and,
      the('Second'), ',', and, 'meet', the('Third'), and, the('Fourth'), after, the('Key')]).
says(reciprocal_change,
     [the('First'), and, the('Second'), 'exchange their mates', ':', the('Mate1'), and, the('Reply1'), 'before',
      ',', the('Mate'), and, the('Reply'), after, the('Key')]).
says(lacny,
     [the('First'), ',', the('Second'), and, the('Third'), 'exchange their mates in a cycle', ':',
      the('Mate1'), ',', the('Reply1'), ',', the('End1'), ',', then, the('Mate'), ',', the('Reply'), ',',
      the('End')]).
says(le_grand,
     [the('Try'), 'threatens', the('Threat1'), and, the('Defence1'), 'is met by', the('Mate1'), ',', after,
      the('Key'), 'it is the other way round']).
says(pseudo_le_grand,
     [the('Try'), 'threatens', the('Threat1'), ',', and, the('Mate1'), 'meets', the('Defence1'), ',', the('Key'),
      'threatens', the('Threat2'), ',', and, the('Mate2'), 'meets', the('Defence2')]).
says(dombrovskis,
     [the('Refutation1'), and, the('Refutation2'), 'refute', the('Try1'), and, the('Try2'), ',', but, after,
      the('Key'), 'what these threaten meets them', ':', the('Mate1'), and, the('Mate2')]).
says(hannelius,
     [the('Refutation1'), and, the('Refutation2'), 'refute', the('Try1'), and, the('Try2'), ',', and, after,
      the('Key'), 'what the other try threatens meets them', ':', the('Mate1'), and, the('Mate2')]).
says(vladimirov,
     [the('Refutation1'), and, the('Refutation2'), 'refute', the('Try1'), and, the('Try2'), ',', but, after,
      the('Key'), 'the same moves meet them', ':', the('Mate1'), and, the('Mate2')]).
says(banny,
     [the('Refutation1'), and, the('Refutation2'), 'refute', the('Try1'), and, the('Try2'), ',', and, after,
      the('Key'), 'the move of the other try meets them', ':', the('Mate1'), and, the('Mate2')]).
says(reversal,
     [the('Try'), with, the('MateBefore'), and, the('Key'), with, the('Mate'), 'are the same two moves']).
says(switchback, [the('Key'), and, 'later', the('Return'), ':', man('Key'), 'returns to', the('From')]).
says(model_mate, [the('Mate'), 'is a model mate']).
says(ideal_mate, [the('Mate'), 'is an ideal mate']).
says(star_flights, [after, the('Key'), 'the king has four flights in a star', ':', all('Flights')]).
says(cross_flights, [after, the('Key'), 'the king has four flights in a cross', ':', all('Flights')]).
says(y_flights, [after, the('Key'), 'the king has flights like a Y', ':', the('Arm1'), ',', the('Arm2'), and, the('Stem')]).
says(battery_play, [the('Fired'), 'opens the line of the piece on', the('Rear')]).
says(battery_creation, [the('Key'), 'makes a battery', ',', which, the('Fired'), fires]).
says(double_check_mates, [the('Mate'), 'mates by double check']).
says(albino, ['the pawn on', the('Pawn'), 'makes its four moves', ':', all('Moves')]).
says(allumwandlung, ['pawns become all four pieces', ':', all('Promotions')]).
says(bristol, [the('First'), 'clears the line for', the('Second')]).
says(turton, [the('First'), 'goes over', the('Crossing'), ',', where, the('Doubling'), 'comes before it', ':', the('Last')]).
says(indian,
     [the('First'), 'goes over', the('Crossing'), ',', the('Shutting'), 'shuts it off there', ',', and,
      the('Fired'), 'opens the line again']).
says(siers_battery,
     [the('Fired'), 'opens the line of the piece on', the('Rear'), and, 'lets the king go to',
      the('Square'), ':', the('Flight'), the('Mate')]).
says(clearance, [the('Key'), clears, the('Square'), 'for', the('Mate')]).
says(excelsior, ['the pawn on', the('Pawn'), 'goes the whole way', ':', the('Promotion')]).
says(phoenix, ['a', the('Piece'), 'is taken', ':', the('Capture'), ',', and, the('Promotion'), 'brings it back']).
says(knight_wheel,
     ['the knight on', the('Hub'), 'makes its eight moves', ':', all('Moves'), ';', 'there are', the('Count'),
      'different answers']).
says(knight_wheel, ['the knight on', the('Hub'), 'makes its eight moves', ':', all('Moves')]).
says(flight_task, [after, the('Key'), 'the king has', the('Count'), 'flights', ':', all('Flights')]).
says(self_block_task, [the('Count'), 'squares of the king are blocked', ':', all('Blocks')]).
says(mating_piece_task, ['the piece on', the('Place'), gives, the('Count'), mates, ':', all('Mates')]).
says(promotion_task, [the('Count'), 'promotions', ':', all('Promotions')]).
