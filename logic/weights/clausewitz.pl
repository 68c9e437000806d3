weight(man(pawn, a1), 82, 94).
weight(man(pawn, b1), 82, 94).
weight(man(pawn, c1), 82, 94).
weight(man(pawn, d1), 82, 94).
weight(man(pawn, e1), 82, 94).
weight(man(pawn, f1), 82, 94).
weight(man(pawn, g1), 82, 94).
weight(man(pawn, h1), 82, 94).
weight(man(pawn, a2), 27, 135).
weight(man(pawn, b2), 38, 117).
weight(man(pawn, c2), 18, 108).
weight(man(pawn, d2), 39, 107).
weight(man(pawn, e2), 50, 102).
weight(man(pawn, f2), 40, 102).
weight(man(pawn, g2), 56, 121).
weight(man(pawn, h2), 46, 115).
weight(man(pawn, a3), 21, 121).
weight(man(pawn, b3), 21, 110).
weight(man(pawn, c3), 20, 86).
weight(man(pawn, d3), 26, 92).
weight(man(pawn, e3), 40, 84).
weight(man(pawn, f3), 36, 96).
weight(man(pawn, g3), 47, 110).
weight(man(pawn, h3), 35, 108).
weight(man(pawn, a4), 42, 120).
weight(man(pawn, b4), 36, 95).
weight(man(pawn, c4), 54, 55).
weight(man(pawn, d4), 69, 56).
weight(man(pawn, e4), 73, 56).
weight(man(pawn, f4), 63, 69).
weight(man(pawn, g4), 50, 97).
weight(man(pawn, h4), 47, 96).
weight(man(pawn, a5), 58, 135).
weight(man(pawn, b5), 61, 102).
weight(man(pawn, c5), 67, 84).
weight(man(pawn, d5), 73, 75).
weight(man(pawn, e5), 90, 73).
weight(man(pawn, f5), 62, 101).
weight(man(pawn, g5), 73, 103).
weight(man(pawn, h5), 67, 120).
weight(man(pawn, a6), 94, 147).
weight(man(pawn, b6), 83, 127).
weight(man(pawn, c6), 80, 142).
weight(man(pawn, d6), 122, 131).
weight(man(pawn, e6), 122, 147).
weight(man(pawn, f6), 83, 148).
weight(man(pawn, g6), 103, 137).
weight(man(pawn, h6), 85, 151).
weight(man(pawn, a7), 129, 168).
weight(man(pawn, b7), 95, 133).
weight(man(pawn, c7), 99, 166).
weight(man(pawn, d7), 123, 174).
weight(man(pawn, e7), 150, 165).
weight(man(pawn, f7), 136, 158).
weight(man(pawn, g7), 118, 186).
weight(man(pawn, h7), 72, 212).
weight(man(pawn, a8), 82, 94).
weight(man(pawn, b8), 82, 94).
weight(man(pawn, c8), 82, 94).
weight(man(pawn, d8), 82, 94).
weight(man(pawn, e8), 82, 94).
weight(man(pawn, f8), 82, 94).
weight(man(pawn, g8), 82, 94).
weight(man(pawn, h8), 82, 94).
weight(man(knight, a1), 287, 265).
weight(man(knight, b1), 311, 250).
weight(man(knight, c1), 321, 261).
weight(man(knight, d1), 315, 296).
weight(man(knight, e1), 336, 260).
weight(man(knight, f1), 308, 275).
weight(man(knight, g1), 298, 268).
weight(man(knight, h1), 289, 279).
weight(man(knight, a2), 291, 262).
weight(man(knight, b2), 303, 276).
weight(man(knight, c2), 304, 271).
weight(man(knight, d2), 322, 286).
weight(man(knight, e2), 325, 287).
weight(man(knight, f2), 338, 268).
weight(man(knight, g2), 306, 281).
weight(man(knight, h2), 329, 281).
weight(man(knight, a3), 298, 272).
weight(man(knight, b3), 320, 257).
weight(man(knight, c3), 324, 270).
weight(man(knight, d3), 336, 296).
weight(man(knight, e3), 338, 293).
weight(man(knight, f3), 339, 265).
weight(man(knight, g3), 338, 297).
weight(man(knight, h3), 313, 283).
weight(man(knight, a4), 330, 280).
weight(man(knight, b4), 342, 284).
weight(man(knight, c4), 347, 285).
weight(man(knight, d4), 348, 303).
weight(man(knight, e4), 341, 306).
weight(man(knight, f4), 356, 292).
weight(man(knight, g4), 370, 292).
weight(man(knight, h4), 333, 289).
weight(man(knight, a5), 343, 285).
weight(man(knight, b5), 345, 281).
weight(man(knight, c5), 360, 294).
weight(man(knight, d5), 380, 294).
weight(man(knight, e5), 362, 308).
weight(man(knight, f5), 365, 307).
weight(man(knight, g5), 361, 287).
weight(man(knight, h5), 391, 266).
weight(man(knight, a6), 337, 259).
weight(man(knight, b6), 317, 273).
weight(man(knight, c6), 364, 291).
weight(man(knight, d6), 357, 289).
weight(man(knight, e6), 368, 292).
weight(man(knight, f6), 359, 264).
weight(man(knight, g6), 343, 300).
weight(man(knight, h6), 325, 263).
weight(man(knight, a7), 327, 267).
weight(man(knight, b7), 294, 277).
weight(man(knight, c7), 341, 292).
weight(man(knight, d7), 355, 293).
weight(man(knight, e7), 333, 275).
weight(man(knight, f7), 313, 285).
weight(man(knight, g7), 312, 258).
weight(man(knight, h7), 348, 252).
weight(man(knight, a8), 265, 234).
weight(man(knight, b8), 306, 272).
weight(man(knight, c8), 317, 271).
weight(man(knight, d8), 310, 262).
weight(man(knight, e8), 322, 261).
weight(man(knight, f8), 270, 257).
weight(man(knight, g8), 320, 251).
weight(man(knight, h8), 311, 263).
weight(man(bishop, a1), 349, 283).
weight(man(bishop, b1), 368, 273).
weight(man(bishop, c1), 350, 289).
weight(man(bishop, d1), 357, 288).
weight(man(bishop, e1), 369, 278).
weight(man(bishop, f1), 333, 321).
weight(man(bishop, g1), 360, 273).
weight(man(bishop, h1), 353, 268).
weight(man(bishop, a2), 371, 310).
weight(man(bishop, b2), 362, 265).
weight(man(bishop, c2), 378, 291).
weight(man(bishop, d2), 349, 309).
weight(man(bishop, e2), 352, 308).
weight(man(bishop, f2), 378, 278).
weight(man(bishop, g2), 377, 266).
weight(man(bishop, h2), 391, 294).
weight(man(bishop, a3), 367, 290).
weight(man(bishop, b3), 397, 327).
weight(man(bishop, c3), 357, 297).
weight(man(bishop, d3), 371, 320).
weight(man(bishop, e3), 375, 309).
weight(man(bishop, f3), 365, 290).
weight(man(bishop, g3), 386, 291).
weight(man(bishop, h3), 359, 288).
weight(man(bishop, a4), 394, 262).
weight(man(bishop, b4), 363, 321).
weight(man(bishop, c4), 367, 339).
weight(man(bishop, d4), 368, 311).
weight(man(bishop, e4), 371, 299).
weight(man(bishop, f4), 374, 316).
weight(man(bishop, g4), 374, 309).
weight(man(bishop, h4), 380, 275).
weight(man(bishop, a5), 363, 304).
weight(man(bishop, b5), 380, 306).
weight(man(bishop, c5), 392, 306).
weight(man(bishop, d5), 385, 307).
weight(man(bishop, e5), 364, 309).
weight(man(bishop, f5), 387, 305).
weight(man(bishop, g5), 371, 309).
weight(man(bishop, h5), 361, 294).
weight(man(bishop, a6), 364, 306).
weight(man(bishop, b6), 372, 320).
weight(man(bishop, c6), 369, 284).
weight(man(bishop, d6), 397, 307).
weight(man(bishop, e6), 385, 312).
weight(man(bishop, f6), 383, 293).
weight(man(bishop, g6), 384, 320).
weight(man(bishop, h6), 382, 346).
weight(man(bishop, a7), 322, 296).
weight(man(bishop, b7), 368, 304).
weight(man(bishop, c7), 355, 322).
weight(man(bishop, d7), 361, 281).
weight(man(bishop, e7), 367, 293).
weight(man(bishop, f7), 355, 326).
weight(man(bishop, g7), 343, 304).
weight(man(bishop, h7), 354, 301).
weight(man(bishop, a8), 339, 288).
weight(man(bishop, b8), 336, 298).
weight(man(bishop, c8), 350, 311).
weight(man(bishop, d8), 318, 311).
weight(man(bishop, e8), 321, 286).
weight(man(bishop, f8), 330, 310).
weight(man(bishop, g8), 338, 316).
weight(man(bishop, h8), 362, 290).
weight(man(rook, a1), 440, 522).
weight(man(rook, b1), 452, 514).
weight(man(rook, c1), 454, 507).
weight(man(rook, d1), 457, 506).
weight(man(rook, e1), 469, 496).
weight(man(rook, f1), 451, 520).
weight(man(rook, g1), 456, 513).
weight(man(rook, h1), 457, 521).
weight(man(rook, a2), 444, 506).
weight(man(rook, b2), 434, 507).
weight(man(rook, c2), 462, 513).
weight(man(rook, d2), 459, 505).
weight(man(rook, e2), 444, 510).
weight(man(rook, f2), 449, 506).
weight(man(rook, g2), 477, 475).
weight(man(rook, h2), 444, 487).
weight(man(rook, a3), 458, 518).
weight(man(rook, b3), 472, 505).
weight(man(rook, c3), 464, 516).
weight(man(rook, d3), 465, 506).
weight(man(rook, e3), 458, 515).
weight(man(rook, f3), 466, 508).
weight(man(rook, g3), 489, 517).
weight(man(rook, h3), 498, 497).
weight(man(rook, a4), 449, 551).
weight(man(rook, b4), 462, 534).
weight(man(rook, c4), 457, 523).
weight(man(rook, d4), 474, 508).
weight(man(rook, e4), 465, 512).
weight(man(rook, f4), 458, 532).
weight(man(rook, g4), 495, 523).
weight(man(rook, h4), 478, 526).
weight(man(rook, a5), 470, 545).
weight(man(rook, b5), 485, 536).
weight(man(rook, c5), 481, 542).
weight(man(rook, d5), 487, 527).
weight(man(rook, e5), 484, 536).
weight(man(rook, f5), 499, 512).
weight(man(rook, g5), 470, 548).
weight(man(rook, h5), 509, 534).
weight(man(rook, a6), 447, 561).
weight(man(rook, b6), 504, 516).
weight(man(rook, c6), 476, 527).
weight(man(rook, d6), 522, 505).
weight(man(rook, e6), 510, 520).
weight(man(rook, f6), 519, 522).
weight(man(rook, g6), 496, 540).
weight(man(rook, h6), 504, 518).
weight(man(rook, a7), 468, 537).
weight(man(rook, b7), 459, 531).
weight(man(rook, c7), 493, 510).
weight(man(rook, d7), 514, 507).
weight(man(rook, e7), 487, 498).
weight(man(rook, f7), 503, 516).
weight(man(rook, g7), 478, 527).
weight(man(rook, h7), 508, 518).
weight(man(rook, a8), 472, 564).
weight(man(rook, b8), 485, 542).
weight(man(rook, c8), 479, 542).
weight(man(rook, d8), 494, 514).
weight(man(rook, e8), 503, 526).
weight(man(rook, f8), 484, 546).
weight(man(rook, g8), 483, 528).
weight(man(rook, h8), 497, 545).
weight(man(queen, a1), 1007, 910).
weight(man(queen, b1), 998, 932).
weight(man(queen, c1), 1010, 901).
weight(man(queen, d1), 1017, 916).
weight(man(queen, e1), 1012, 924).
weight(man(queen, f1), 987, 889).
weight(man(queen, g1), 1002, 923).
weight(man(queen, h1), 1002, 925).
weight(man(queen, a2), 997, 930).
weight(man(queen, b2), 1026, 913).
weight(man(queen, c2), 1033, 894).
weight(man(queen, d2), 1026, 921).
weight(man(queen, e2), 1029, 921).
weight(man(queen, f2), 1029, 903).
weight(man(queen, g2), 1017, 903).
weight(man(queen, h2), 1035, 891).
weight(man(queen, a3), 1018, 933).
weight(man(queen, b3), 1030, 941).
weight(man(queen, c3), 1015, 976).
weight(man(queen, d3), 1020, 954).
weight(man(queen, e3), 1021, 945).
weight(man(queen, f3), 1026, 952).
weight(man(queen, g3), 1043, 927).
weight(man(queen, h3), 1029, 941).
weight(man(queen, a4), 1029, 922).
weight(man(queen, b4), 996, 975).
weight(man(queen, c4), 1036, 963).
weight(man(queen, d4), 1009, 950).
weight(man(queen, e4), 1024, 963).
weight(man(queen, f4), 1024, 935).
weight(man(queen, g4), 1047, 944).
weight(man(queen, h4), 1029, 924).
weight(man(queen, a5), 1044, 955).
weight(man(queen, b5), 1043, 952).
weight(man(queen, c5), 1034, 966).
weight(man(queen, d5), 1006, 983).
weight(man(queen, e5), 1018, 937).
weight(man(queen, f5), 1009, 936).
weight(man(queen, g5), 1018, 943).
weight(man(queen, h5), 1033, 947).
weight(man(queen, a6), 1041, 950).
weight(man(queen, b6), 1051, 952).
weight(man(queen, c6), 1022, 964).
weight(man(queen, d6), 1023, 952).
weight(man(queen, e6), 1035, 952).
weight(man(queen, f6), 1040, 972).
weight(man(queen, g6), 1047, 926).
weight(man(queen, h6), 1045, 956).
weight(man(queen, a7), 1018, 927).
weight(man(queen, b7), 1019, 954).
weight(man(queen, c7), 1038, 940).
weight(man(queen, d7), 1024, 938).
weight(man(queen, e7), 1024, 950).
weight(man(queen, f7), 1032, 943).
weight(man(queen, g7), 1021, 949).
weight(man(queen, h7), 1041, 953).
weight(man(queen, a8), 1004, 940).
weight(man(queen, b8), 1022, 938).
weight(man(queen, c8), 1021, 937).
weight(man(queen, d8), 1009, 936).
weight(man(queen, e8), 1030, 952).
weight(man(queen, f8), 1025, 937).
weight(man(queen, g8), 1029, 909).
weight(man(queen, h8), 1043, 930).
weight(man(king, a1), -14, -52).
weight(man(king, b1), 37, -33).
weight(man(king, c1), 26, -42).
weight(man(king, d1), -7, -44).
weight(man(king, e1), 6, -58).
weight(man(king, f1), -16, -43).
weight(man(king, g1), 9, -32).
weight(man(king, h1), 0, -87).
weight(man(king, a2), 8, -39).
weight(man(king, b2), -9, 5).
weight(man(king, c2), -25, -1).
weight(man(king, d2), -21, -23).
weight(man(king, e2), -4, -19).
weight(man(king, f2), -19, -19).
weight(man(king, g2), -4, -6).
weight(man(king, h2), 3, -53).
weight(man(king, a3), -45, -39).
weight(man(king, b3), -26, 3).
weight(man(king, c3), -28, -12).
weight(man(king, d3), -54, 1).
weight(man(king, e3), -28, -12).
weight(man(king, f3), -49, -10).
weight(man(king, g3), -16, -9).
weight(man(king, h3), -64, -50).
weight(man(king, a4), -65, -40).
weight(man(king, b4), -27, 2).
weight(man(king, c4), -59, 20).
weight(man(king, d4), -75, 19).
weight(man(king, e4), -65, 10).
weight(man(king, f4), -65, -1).
weight(man(king, g4), -82, -3).
weight(man(king, h4), -82, -34).
weight(man(king, a5), -60, -26).
weight(man(king, b5), -65, 27).
weight(man(king, c5), -69, 10).
weight(man(king, d5), -60, 25).
weight(man(king, e5), -50, 9).
weight(man(king, f5), -86, 4).
weight(man(king, g5), -60, 15).
weight(man(king, h5), -70, -33).
weight(man(king, a6), -72, -24).
weight(man(king, b6), -58, 21).
weight(man(king, c6), -72, 37).
weight(man(king, d6), -80, 51).
weight(man(king, e6), -73, 29).
weight(man(king, f6), -62, 42).
weight(man(king, g6), -52, 39).
weight(man(king, h6), -62, 0).
weight(man(king, a7), -84, -2).
weight(man(king, b7), -79, 2).
weight(man(king, c7), -80, 41).
weight(man(king, d7), -92, 3).
weight(man(king, e7), -91, 21).
weight(man(king, f7), -89, 8).
weight(man(king, g7), -91, 17).
weight(man(king, h7), -80, 13).
weight(man(king, a8), -101, -37).
weight(man(king, b8), -98, -19).
weight(man(king, c8), -99, -4).
weight(man(king, d8), -104, 3).
weight(man(king, e8), -98, -20).
weight(man(king, f8), -96, -19).
weight(man(king, g8), -96, -18).
weight(man(king, h8), -96, -10).
weight(with_pawns(knight, 0), -20, -30).
weight(with_pawns(knight, 1), 5, 3).
weight(with_pawns(knight, 2), 3, 6).
weight(with_pawns(knight, 3), -5, 21).
weight(with_pawns(knight, 4), -22, 32).
weight(with_pawns(knight, 5), -6, 40).
weight(with_pawns(knight, 6), 24, 50).
weight(with_pawns(knight, 7), 52, 41).
weight(with_pawns(knight, 8), 63, 90).
weight(with_pawns(bishop, 0), 9, 10).
weight(with_pawns(bishop, 1), 14, 31).
weight(with_pawns(bishop, 2), 14, 37).
weight(with_pawns(bishop, 3), -30, 47).
weight(with_pawns(bishop, 4), -1, 45).
weight(with_pawns(bishop, 5), 0, 45).
weight(with_pawns(bishop, 6), 21, 42).
weight(with_pawns(bishop, 7), 47, 48).
weight(with_pawns(bishop, 8), 62, 50).
weight(with_pawns(rook, 0), 23, 33).
weight(with_pawns(rook, 1), -25, 59).
weight(with_pawns(rook, 2), -30, 55).
weight(with_pawns(rook, 3), -39, 62).
weight(with_pawns(rook, 4), -34, 58).
weight(with_pawns(rook, 5), -32, 57).
weight(with_pawns(rook, 6), -25, 57).
weight(with_pawns(rook, 7), -31, 72).
weight(with_pawns(rook, 8), -34, 57).
weight(with_pawns(queen, 0), -23, -22).
weight(with_pawns(queen, 1), 19, 41).
weight(with_pawns(queen, 2), 4, 62).
weight(with_pawns(queen, 3), 23, 37).
weight(with_pawns(queen, 4), 45, 31).
weight(with_pawns(queen, 5), 45, 7).
weight(with_pawns(queen, 6), 1, 16).
weight(with_pawns(queen, 7), -29, 60).
weight(with_pawns(queen, 8), -10, 58).
weight(bishop_pair, 39, 67).
weight(mobility(knight, 0), -35, -30).
weight(mobility(knight, 1), -21, -23).
weight(mobility(knight, 2), -7, 15).
weight(mobility(knight, 3), 4, 27).
weight(mobility(knight, 4), 13, 41).
weight(mobility(knight, 5), 23, 50).
weight(mobility(knight, 6), 32, 56).
weight(mobility(knight, 7), 36, 55).
weight(mobility(knight, 8), 38, 54).
weight(mobility(bishop, 0), -39, -54).
weight(mobility(bishop, 1), -26, -17).
weight(mobility(bishop, 2), -5, 3).
weight(mobility(bishop, 3), 1, 23).
weight(mobility(bishop, 4), 7, 30).
weight(mobility(bishop, 5), 14, 39).
weight(mobility(bishop, 6), 19, 47).
weight(mobility(bishop, 7), 22, 52).
weight(mobility(bishop, 8), 29, 49).
weight(mobility(bishop, 9), 24, 58).
weight(mobility(bishop, 10), 43, 47).
weight(mobility(bishop, 11), 50, 57).
weight(mobility(bishop, 12), 36, 43).
weight(mobility(bishop, 13), 42, 61).
weight(mobility(rook, 0), -71, -39).
weight(mobility(rook, 1), -45, -20).
weight(mobility(rook, 2), -25, 9).
weight(mobility(rook, 3), -21, 33).
weight(mobility(rook, 4), -11, 39).
weight(mobility(rook, 5), -15, 46).
weight(mobility(rook, 6), -9, 47).
weight(mobility(rook, 7), -6, 52).
weight(mobility(rook, 8), -1, 60).
weight(mobility(rook, 9), 2, 69).
weight(mobility(rook, 10), 8, 69).
weight(mobility(rook, 11), 7, 77).
weight(mobility(rook, 12), 13, 78).
weight(mobility(rook, 13), -3, 82).
weight(mobility(rook, 14), 21, 83).
weight(mobility(queen, 0), -12, -11).
weight(mobility(queen, 1), -19, -12).
weight(mobility(queen, 2), -15, -17).
weight(mobility(queen, 3), -6, -19).
weight(mobility(queen, 4), 1, -24).
weight(mobility(queen, 5), -3, -9).
weight(mobility(queen, 6), 2, -5).
weight(mobility(queen, 7), 3, 20).
weight(mobility(queen, 8), 7, 8).
weight(mobility(queen, 9), 10, 38).
weight(mobility(queen, 10), 14, 36).
weight(mobility(queen, 11), 14, 52).
weight(mobility(queen, 12), 18, 49).
weight(mobility(queen, 13), 25, 43).
weight(mobility(queen, 14), 20, 62).
weight(mobility(queen, 15), 23, 46).
weight(mobility(queen, 16), 25, 51).
weight(mobility(queen, 17), 22, 54).
weight(mobility(queen, 18), 34, 48).
weight(mobility(queen, 19), 43, 50).
weight(mobility(queen, 20), 40, 47).
weight(mobility(queen, 21), 56, 27).
weight(mobility(queen, 22), 41, 22).
weight(mobility(queen, 23), 43, 47).
weight(mobility(queen, 24), 39, 42).
weight(mobility(queen, 25), 43, 31).
weight(mobility(queen, 26), 41, 45).
weight(mobility(queen, 27), 44, 44).
weight(attacked(waiting, pawn), -9, 9).
weight(attacked(waiting, knight), -7, 2).
weight(attacked(waiting, bishop), -7, 9).
weight(attacked(waiting, rook), -8, 15).
weight(attacked(waiting, queen), 115, 30).
weight(attacked(moving, pawn), -8, 21).
weight(attacked(moving, knight), -10, 29).
weight(attacked(moving, bishop), -7, 14).
weight(attacked(moving, rook), 12, 36).
weight(attacked(moving, queen), 86, 89).
weight(attacked_by_pawn(waiting, pawn), 13, -15).
weight(attacked_by_pawn(waiting, knight), 77, 15).
weight(attacked_by_pawn(waiting, bishop), 67, 39).
weight(attacked_by_pawn(waiting, rook), 79, 13).
weight(attacked_by_pawn(waiting, queen), 21, 14).
weight(attacked_by_pawn(moving, pawn), 9, -19).
weight(attacked_by_pawn(moving, knight), 135, 66).
weight(attacked_by_pawn(moving, bishop), 135, 67).
weight(attacked_by_pawn(moving, rook), 137, 109).
weight(attacked_by_pawn(moving, queen), 106, 100).
weight(attacked_by_minor(waiting, pawn), 8, 10).
weight(attacked_by_minor(waiting, knight), 46, 40).
weight(attacked_by_minor(waiting, bishop), 74, 12).
weight(attacked_by_minor(waiting, rook), 72, 25).
weight(attacked_by_minor(waiting, queen), 19, 10).
weight(attacked_by_minor(moving, pawn), -3, -25).
weight(attacked_by_minor(moving, knight), 27, 2).
weight(attacked_by_minor(moving, bishop), 59, -5).
weight(attacked_by_minor(moving, rook), 91, 78).
weight(attacked_by_minor(moving, queen), 114, 93).
weight(attacked_by_rook(waiting, pawn), -5, 15).
weight(attacked_by_rook(waiting, knight), 11, 24).
weight(attacked_by_rook(waiting, bishop), 21, 32).
weight(attacked_by_rook(waiting, rook), -1, 8).
weight(attacked_by_rook(waiting, queen), 58, 24).
weight(attacked_by_rook(moving, pawn), -3, -19).
weight(attacked_by_rook(moving, knight), 23, -31).
weight(attacked_by_rook(moving, bishop), 41, -21).
weight(attacked_by_rook(moving, rook), -43, -47).
weight(attacked_by_rook(moving, queen), 155, 102).
weight(hanging(waiting, pawn), 4, 18).
weight(hanging(waiting, knight), 18, 13).
weight(hanging(waiting, bishop), 8, 38).
weight(hanging(waiting, rook), 18, 22).
weight(hanging(waiting, queen), 7, -42).
weight(hanging(moving, pawn), 45, 63).
weight(hanging(moving, knight), 86, 97).
weight(hanging(moving, bishop), 97, 88).
weight(hanging(moving, rook), 89, 159).
weight(hanging(moving, queen), 127, 129).
weight(poorly_defended(waiting, pawn), 1, 16).
weight(poorly_defended(waiting, knight), -10, 6).
weight(poorly_defended(waiting, bishop), 1, 6).
weight(poorly_defended(waiting, rook), 2, -5).
weight(poorly_defended(waiting, queen), -2, 11).
weight(poorly_defended(moving, pawn), 15, 14).
weight(poorly_defended(moving, knight), 30, 44).
weight(poorly_defended(moving, bishop), 25, 42).
weight(poorly_defended(moving, rook), -6, 86).
weight(poorly_defended(moving, queen), 39, 104).
weight(push_threat(waiting), 7, -8).
weight(push_threat(moving), 30, 26).
weight(contested(waiting), 2, -1).
weight(contested(moving), 10, 2).
weight(king_zone(pawn, 1), 12, -12).
weight(king_zone(pawn, 2), 6, -14).
weight(king_zone(pawn, 3), 18, -16).
weight(king_zone(pawn, 4), 32, -9).
weight(king_zone(pawn, 5), 22, -7).
weight(king_zone(pawn, 6), 26, 30).
weight(king_zone(pawn, 7), 31, 4).
weight(king_zone(pawn, 8), 36, 9).
weight(king_zone(pawn, 9), 40, 10).
weight(king_zone(pawn, 10), 44, 11).
weight(king_zone(pawn, 11), 48, 12).
weight(king_zone(pawn, 12), 52, 13).
weight(king_zone(knight, 1), 10, 4).
weight(king_zone(knight, 2), 13, -4).
weight(king_zone(knight, 3), 13, -36).
weight(king_zone(knight, 4), 40, 10).
weight(king_zone(knight, 5), 46, 11).
weight(king_zone(knight, 6), 52, 13).
weight(king_zone(knight, 7), 58, 14).
weight(king_zone(knight, 8), 64, 16).
weight(king_zone(knight, 9), 70, 17).
weight(king_zone(knight, 10), 76, 19).
weight(king_zone(knight, 11), 82, 20).
weight(king_zone(knight, 12), 88, 22).
weight(king_zone(bishop, 1), 7, -3).
weight(king_zone(bishop, 2), 15, -10).
weight(king_zone(bishop, 3), 11, -1).
weight(king_zone(bishop, 4), -1, -13).
weight(king_zone(bishop, 5), 37, 9).
weight(king_zone(bishop, 6), 42, 10).
weight(king_zone(bishop, 7), 47, 11).
weight(king_zone(bishop, 8), 52, 13).
weight(king_zone(bishop, 9), 57, 14).
weight(king_zone(bishop, 10), 62, 15).
weight(king_zone(bishop, 11), 67, 16).
weight(king_zone(bishop, 12), 72, 18).
weight(king_zone(rook, 1), 18, -15).
weight(king_zone(rook, 2), 16, -15).
weight(king_zone(rook, 3), 6, -7).
weight(king_zone(rook, 4), 13, -11).
weight(king_zone(rook, 5), -8, 1).
weight(king_zone(rook, 6), 48, 12).
weight(king_zone(rook, 7), 54, 13).
weight(king_zone(rook, 8), 60, 15).
weight(king_zone(rook, 9), 66, 16).
weight(king_zone(rook, 10), 72, 18).
weight(king_zone(rook, 11), 78, 19).
weight(king_zone(rook, 12), 84, 21).
weight(king_zone(queen, 1), 8, 14).
weight(king_zone(queen, 2), 3, 21).
weight(king_zone(queen, 3), 5, 16).
weight(king_zone(queen, 4), 5, 12).
weight(king_zone(queen, 5), 9, 4).
weight(king_zone(queen, 6), 9, -11).
weight(king_zone(queen, 7), -12, -14).
weight(king_zone(queen, 8), 66, 16).
weight(king_zone(queen, 9), 72, 18).
weight(king_zone(queen, 10), 78, 19).
weight(king_zone(queen, 11), 84, 21).
weight(king_zone(queen, 12), 90, 22).
weight(weak_zone, 8, -3).
weight(safe_check(knight, 1), 65, 37).
weight(safe_check(knight, 2), 83, 31).
weight(safe_check(knight, 3), 65, 17).
weight(safe_check(bishop, 1), 15, 48).
weight(safe_check(bishop, 2), 2, 63).
weight(safe_check(bishop, 3), 36, 12).
weight(safe_check(rook, 1), 48, 22).
weight(safe_check(rook, 2), 45, 48).
weight(safe_check(rook, 3), 77, 34).
weight(safe_check(queen, 1), 30, 79).
weight(safe_check(queen, 2), 45, 80).
weight(safe_check(queen, 3), 49, 82).
weight(unsafe_check, 6, 2).
weight(flank_attack, 3, -1).
weight(flank_defence, -1, 3).
weight(queen_missing, 7, 43).
weight(king_pawns(0), 36, -7).
weight(king_pawns(1), 29, -6).
weight(king_pawns(2), 22, -2).
weight(king_files(1), -3, 3).
weight(king_files(2), -5, 11).
weight(king_files(3), -12, 27).
weight(shelter(0, 0), -24, 3).
weight(shelter(0, 1), 20, -37).
weight(shelter(0, 2), 24, -27).
weight(shelter(0, 3), 26, -15).
weight(shelter(0, 4), 8, 1).
weight(shelter(0, 5), -11, 30).
weight(shelter(0, 6), 8, 15).
weight(shelter(1, 0), -21, 4).
weight(shelter(1, 1), 41, -25).
weight(shelter(1, 2), 25, -14).
weight(shelter(1, 3), -2, -4).
weight(shelter(1, 4), -19, -1).
weight(shelter(1, 5), -10, 13).
weight(shelter(1, 6), 10, 48).
weight(shelter(2, 0), -18, 4).
weight(shelter(2, 1), 20, -1).
weight(shelter(2, 2), -5, 0).
weight(shelter(2, 3), -4, -4).
weight(shelter(2, 4), 4, -3).
weight(shelter(2, 5), 23, -14).
weight(shelter(2, 6), -8, 18).
weight(shelter(3, 0), -4, 5).
weight(shelter(3, 1), -13, 6).
weight(shelter(3, 2), 6, -2).
weight(shelter(3, 3), -3, 14).
weight(shelter(3, 4), -6, 6).
weight(shelter(3, 5), -17, -7).
weight(shelter(3, 6), -2, -13).
weight(storm(0, 0), -6, -22).
weight(storm(0, 1), 58, 17).
weight(storm(0, 2), -19, 12).
weight(storm(0, 3), -24, 13).
weight(storm(0, 4), 2, -7).
weight(storm(0, 5), 3, -19).
weight(storm(0, 6), 3, -24).
weight(storm(1, 0), -9, -3).
weight(storm(1, 1), 3, 30).
weight(storm(1, 2), -29, 9).
weight(storm(1, 3), -21, 8).
weight(storm(1, 4), 1, -1).
weight(storm(1, 5), 20, -6).
weight(storm(1, 6), 24, -16).
weight(storm(2, 0), 5, 1).
weight(storm(2, 1), -21, -7).
weight(storm(2, 2), -22, 11).
weight(storm(2, 3), -12, 5).
weight(storm(2, 4), 11, -1).
weight(storm(2, 5), 8, 0).
weight(storm(2, 6), 8, -10).
weight(storm(3, 0), -17, -1).
weight(storm(3, 1), 12, 25).
weight(storm(3, 2), -7, 1).
weight(storm(3, 3), -36, -12).
weight(storm(3, 4), -12, -8).
weight(storm(3, 5), 3, -2).
weight(storm(3, 6), -18, 6).
weight(stopped_storm(2), -11, -58).
weight(stopped_storm(3), 35, -22).
weight(stopped_storm(4), 20, -30).
weight(stopped_storm(5), 19, -27).
weight(stopped_storm(6), -5, -23).
weight(may_castle, 27, -10).
weight(doubled_pawn, -17, -18).
weight(isolated_pawn, -3, -10).
weight(isolated_open, -11, 5).
weight(backward_pawn, -1, -5).
weight(backward_open, -18, 1).
weight(guarded(2), 15, 10).
weight(guarded(3), 12, 4).
weight(guarded(4), 27, 4).
weight(guarded(5), 10, 14).
weight(guarded(6), 34, 28).
weight(phalanx(1), 3, 2).
weight(phalanx(2), 5, 8).
weight(phalanx(3), 14, 8).
weight(phalanx(4), 22, 36).
weight(phalanx(5), 30, 57).
weight(phalanx(6), 17, 20).
weight(candidate_pawn(1), 0, -3).
weight(candidate_pawn(2), -4, 7).
weight(candidate_pawn(3), -6, 30).
weight(candidate_pawn(4), -17, 31).
weight(candidate_pawn(5), 26, 95).
weight(passed(1), -9, 8).
weight(passed(2), -6, 9).
weight(passed(3), -13, 39).
weight(passed(4), 12, 73).
weight(passed(5), 31, 132).
weight(passed(6), 96, 190).
weight(protected_passed_pawn(2), 3, -1).
weight(protected_passed_pawn(3), 3, 17).
weight(protected_passed_pawn(4), 13, 22).
weight(protected_passed_pawn(5), 56, 50).
weight(protected_passed_pawn(6), 38, 49).
weight(blocked(1), -4, 2).
weight(blocked(2), -9, 7).
weight(blocked(3), 16, 3).
weight(blocked(4), -11, 3).
weight(blocked(5), 3, -35).
weight(blocked(6), -60, -35).
weight(blockade(knight), -16, -25).
weight(blockade(bishop), 21, -44).
weight(blockade(rook), 9, -9).
weight(blockade(queen), 18, 10).
weight(blockade(king), -55, -28).
weight(unstopped(1), 11, -3).
weight(unstopped(2), 12, -7).
weight(unstopped(3), 3, 7).
weight(unstopped(4), -14, 42).
weight(unstopped(5), 6, 17).
weight(unstopped(6), 25, 76).
weight(free_path(1), 4, -14).
weight(free_path(2), 13, -20).
weight(free_path(3), -17, 1).
weight(free_path(4), -56, 34).
weight(free_path(5), -36, 123).
weight(free_path(6), 15, 66).
weight(supported(1), 5, -3).
weight(supported(2), -4, 20).
weight(supported(3), 17, 4).
weight(supported(4), 10, 6).
weight(supported(5), 31, 33).
weight(supported(6), 21, 90).
weight(outruns(1), -3, 156).
weight(outruns(2), -4, 183).
weight(outruns(3), -8, 126).
weight(outruns(4), -13, 228).
weight(outruns(5), -11, 289).
weight(outruns(6), -2, 486).
weight(own_king_at(1, 0), -8, -4).
weight(own_king_at(1, 1), -8, 19).
weight(own_king_at(1, 2), 13, -1).
weight(own_king_at(1, 3), -24, 10).
weight(own_king_at(1, 4), -17, 25).
weight(own_king_at(1, 5), 18, -19).
weight(own_king_at(1, 6), 5, 2).
weight(own_king_at(1, 7), 12, -28).
weight(own_king_at(2, 0), 17, 19).
weight(own_king_at(2, 1), 24, -13).
weight(own_king_at(2, 2), 4, 6).
weight(own_king_at(2, 3), -21, 1).
weight(own_king_at(2, 4), -14, -9).
weight(own_king_at(2, 5), -3, -28).
weight(own_king_at(2, 6), -6, 11).
weight(own_king_at(2, 7), -10, 11).
weight(own_king_at(3, 0), 8, 7).
weight(own_king_at(3, 1), 13, 26).
weight(own_king_at(3, 2), 1, 31).
weight(own_king_at(3, 3), -18, 12).
weight(own_king_at(3, 4), -19, -3).
weight(own_king_at(3, 5), 3, -8).
weight(own_king_at(3, 6), 6, -17).
weight(own_king_at(3, 7), -13, -8).
weight(own_king_at(4, 0), 1, 36).
weight(own_king_at(4, 1), -15, 83).
weight(own_king_at(4, 2), -10, 19).
weight(own_king_at(4, 3), -4, 5).
weight(own_king_at(4, 4), 6, -26).
weight(own_king_at(4, 5), 4, -37).
weight(own_king_at(4, 6), 10, -19).
weight(own_king_at(4, 7), -1, -11).
weight(own_king_at(5, 0), -3, 57).
weight(own_king_at(5, 1), -7, 99).
weight(own_king_at(5, 2), -4, 66).
weight(own_king_at(5, 3), 30, -17).
weight(own_king_at(5, 4), 8, -35).
weight(own_king_at(5, 5), -17, -37).
weight(own_king_at(5, 6), -5, -40).
weight(own_king_at(5, 7), -17, -25).
weight(own_king_at(6, 0), 9, 45).
weight(own_king_at(6, 1), 8, 61).
weight(own_king_at(6, 2), 8, 80).
weight(own_king_at(6, 3), -1, 5).
weight(own_king_at(6, 4), 4, -32).
weight(own_king_at(6, 5), 6, -41).
weight(own_king_at(6, 6), -7, -19).
weight(own_king_at(6, 7), -1, -22).
weight(other_king_at(1, 0), 1, 1).
weight(other_king_at(1, 1), 11, 14).
weight(other_king_at(1, 2), 9, 27).
weight(other_king_at(1, 3), 2, 0).
weight(other_king_at(1, 4), -2, -16).
weight(other_king_at(1, 5), -2, 0).
weight(other_king_at(1, 6), -16, -11).
weight(other_king_at(1, 7), -10, -13).
weight(other_king_at(2, 0), -4, 12).
weight(other_king_at(2, 1), 5, 3).
weight(other_king_at(2, 2), -5, -7).
weight(other_king_at(2, 3), 17, -4).
weight(other_king_at(2, 4), 4, 7).
weight(other_king_at(2, 5), -21, 14).
weight(other_king_at(2, 6), -17, 7).
weight(other_king_at(2, 7), 13, -34).
weight(other_king_at(3, 0), -17, 13).
weight(other_king_at(3, 1), -20, -12).
weight(other_king_at(3, 2), -4, -7).
weight(other_king_at(3, 3), 8, -8).
weight(other_king_at(3, 4), -5, 11).
weight(other_king_at(3, 5), -9, 24).
weight(other_king_at(3, 6), 5, 8).
weight(other_king_at(3, 7), 20, 27).
weight(other_king_at(4, 0), 5, -8).
weight(other_king_at(4, 1), 9, -22).
weight(other_king_at(4, 2), -5, -28).
weight(other_king_at(4, 3), -6, 2).
weight(other_king_at(4, 4), -13, 38).
weight(other_king_at(4, 5), 1, 44).
weight(other_king_at(4, 6), -6, 20).
weight(other_king_at(4, 7), 8, 19).
weight(other_king_at(5, 0), -1, -50).
weight(other_king_at(5, 1), -18, -49).
weight(other_king_at(5, 2), 13, -60).
weight(other_king_at(5, 3), -31, 37).
weight(other_king_at(5, 4), -1, 65).
weight(other_king_at(5, 5), 4, 75).
weight(other_king_at(5, 6), 12, 34).
weight(other_king_at(5, 7), 7, 30).
weight(other_king_at(6, 0), -39, -76).
weight(other_king_at(6, 1), -10, -45).
weight(other_king_at(6, 2), 0, -85).
weight(other_king_at(6, 3), -16, 50).
weight(other_king_at(6, 4), 18, 64).
weight(other_king_at(6, 5), 44, 69).
weight(other_king_at(6, 6), 23, 72).
weight(other_king_at(6, 7), 6, 42).
weight(rook_behind, 10, 37).
weight(rook_against, 11, -85).
weight(space, -8, 23).
weight(safe_space, -1, -14).
weight(outpost(knight), 32, 17).
weight(outpost(bishop), 31, 14).
weight(outpost_ahead, 23, 5).
weight(behind_pawn, 6, 11).
weight(bad_bishop, -14, -22).
weight(bishop_pawns, -3, -6).
weight(long_diagonal, 15, 16).
weight(rook_on_half_open_file, 21, 7).
weight(rook_on_open_file, 39, 13).
weight(rook_on_seventh, 4, 19).
weight(shut_rook, -27, -7).
weight(lone_king_edge(1), 10, 10).
weight(lone_king_edge(2), 25, 25).
weight(lone_king_edge(3), 45, 45).
weight(lone_king_near(2), 40, 40).
weight(lone_king_near(3), 30, 30).
weight(lone_king_near(4), 20, 20).
weight(lone_king_near(5), 12, 12).
weight(lone_king_near(6), 6, 6).
weight(tempo, 12, 4).
