:- module(english_practice,
          [ practice_words//1,          % +Statement
            practice_phrase//1          % +Statement
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(nouns).

/** <module> What is said of a player's weaknesses

The statements are those of logic/judgement/practice.pl:

    practice(Kind, Idea, Chances, Failed, Games, Usual, Peers)  the evidence of a piece of advice
    practice_title(Kind, Idea)                                  what it is called
    no_practice(Why, Games)                                     why there is none
    too_few_chances(Ideas)                                      of what the games say too little

Each of Ideas is idea(Kind, Idea, Chances, Needed): about so many games are
needed, or `none` where there was no chance. No more are said than people read.

Usual is how many of as many chances others would have failed in; Peers is
`rating` if they have the player's rating, `all` if it is not known. An opening
is opening(Name, Side).
*/

most_said(3).

%!  practice_words(+Statement)// is semidet.

practice_words(practice(missed, Idea, Chances, Failed, Games, Usual, Peers)) -->
    { idea_words(Idea, _, Many) },
    [you, missed, Failed, of, Chances, Many, in, Games], games_word(Games),
    [';'], peers_words(Peers), [miss, Usual, of, Chances].
practice_words(practice(allowed, Idea, Chances, Failed, _, Usual, Peers)) -->
    { idea_words(Idea, One, _) },
    [you, allowed, One, in, Failed, of, Chances, games],
    [';'], peers_words(Peers), [do, in, Usual, of, Chances].
practice_words(practice(Kind, Idea, Chances, Failed, Games, Usual, _)) -->
    when(Kind, Idea),
    [you, missed, or, allowed, Failed, tactics, in, Chances, moves, of, Games], games_word(Games),
    [';', 'your rating and your other moves suggest', Usual].
practice_words(no_practice(too_few, Games)) -->
    { Games =:= 1 -> Are = is ; Are = are },
    [Games], games_word(Games), [Are],
    ['too few to say what to practise', ':', 'every chance in them counts for little'].
practice_words(no_practice(as_peers, Games)) -->
    as_peers_words(Games).
practice_words(no_practice(as_peers(Kind, Idea, Failed), Games)) -->
    { idea_words(Idea, One, _) },
    as_peers_words(Games),
    [';', 'most often', ',', in, Failed, 'of them', ',', you, Kind, One].

practice_words(too_few_chances(Ideas)) -->
    { most_said(Most),
      length(Ideas, Number),
      (   Number > Most
      ->  length(First, Most),
          append(First, Others, Ideas),
          length(Others, Left)
      ;   First = Ideas,
          Left = 0
      ),
      foldl(needed_words, First, Said, needed, _),
      others_words(Left, Said, All)
    },
    ['the games say too little of'], listed(All).

needed_words(idea(Kind, Idea, _, Needed), Words, Before, known) :-
    phrase(practice_phrase(practice_title(Kind, Idea)), Title),
    needed_text(Before, Needed, Text),
    append(Title, [Text], Words).

needed_text(_, none, '(there were none)') :-
    !.
needed_text(needed, Needed, Text) :-
    format(atom(Text), '(about ~D are needed)', [Needed]).
needed_text(known, Needed, Text) :-
    format(atom(Text), '(~D)', [Needed]).

others_words(0, Said, Said) :-
    !.
others_words(1, Said, All) :-
    !,
    append(Said, ['one other idea'], All).
others_words(Left, Said, All) :-
    append(Said, [[Left, 'other ideas']], All).

as_peers_words(Games) -->
    [in, Games], games_word(Games),
    ['nothing is missed or allowed clearly more often than by players of the same rating'].

games_word(1) --> !, [game].
games_word(_) --> [games].

peers_words(rating) --> ['players of your rating'].
peers_words(all) --> ['other players'].

when(phase, Phase) -->
    { phase_words(Phase, Words) },
    [in, Words].
when(colour, Side) -->
    { side_words(Side, Words) },
    [with, Words].
when(clock, short) -->
    ['with less than a tenth of your time left'].
when(opening, opening(Name, Side)) -->
    { side_words(Side, Words) },
    ['in the opening moves of the', Name, with, Words].

%!  practice_phrase(+Statement)// is semidet.

practice_phrase(practice_title(missed, Idea)) -->
    { idea_words(Idea, _, Many) },
    [Many].
practice_phrase(practice_title(allowed, hanging_piece)) -->
    !,
    ['pieces you leave loose'].
practice_phrase(practice_title(allowed, material)) -->
    !,
    ['exchanges that cost you material'].
practice_phrase(practice_title(allowed, trapped_piece)) -->
    !,
    ['pieces you let be trapped'].
practice_phrase(practice_title(allowed, Idea)) -->
    { idea_words(Idea, _, Many) },
    [Many, 'you allow'].
practice_phrase(practice_title(phase, Phase)) -->
    { phase_words(Phase, Words) },
    [Words].
practice_phrase(practice_title(colour, Side)) -->
    { side_words(Side, Words) },
    [playing, Words].
practice_phrase(practice_title(clock, short)) -->
    ['time trouble'].
practice_phrase(practice_title(opening, opening(Name, Side))) -->
    { side_words(Side, Words) },
    [Name, with, Words].

%   idea_words(Idea, One, Many).

idea_words(mate_in_1,         'a mate in one',                'mates in one').
idea_words(mate_in_2,         'a mate in two',                'mates in two').
idea_words(mate,              'a longer mate',                'longer mates').
idea_words(fork,              'a fork',                       'forks').
idea_words(pin,               'a pin or skewer',              'pins and skewers').
idea_words(discovered_attack, 'a discovered attack',          'discovered attacks').
idea_words(hanging_piece,     'the capture of a loose piece', 'captures of loose pieces').
idea_words(material,          'an exchange that wins material', 'exchanges that win material').
idea_words(trapped_piece,     'a trapped piece',              'trapped pieces').
idea_words(promotion,         'a promotion',                  'promotions').
idea_words(defender,          'a deflection or decoy',        'deflections and decoys').

phase_words(opening,    'the opening').
phase_words(middlegame, 'the middlegame').
phase_words(endgame,    'the endgame').

side_words(white, 'White').
side_words(black, 'Black').
