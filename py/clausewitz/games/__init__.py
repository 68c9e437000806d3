"""Games, puzzles and positions read from files, and the examples drawn from them.

| file | reader |
| --- | --- |
| whole games, one by one, by python-chess | `pgn.py` |
| the moves of whole games, without comments and variations | `whole_games.py` |
| millions of games, of which some are drawn | `game_stream.py` |
| lines of opening play, from games or facts | `opening_lines.py` |
| puzzles of Lichess (CSV) | `lichess_puzzles.py` |
| positions with what is known of them (EPD, FEN) | `epd.py` |
| lines of moves of puzzles, games and positions | `line_files.py`, `line_readers.py` |
| examples (CSV), written and read | `example_table.py` |
| who plays in files of games | `players.py` |
| games by the name of a player, from Lichess or Chess.com | `online_games.py`, `game_choice.py` |
| what was fetched from there, and how | `fetched_games.py`, `web_requests.py` |

To add a reader: take bytes from `Source` in `published_files.py`, which unpacks .zst and .bz2 and
names the file in every error; yield records of your own (frozen, with `chess.Board` and
`chess.Move`); a mistake in a file is a ClausewitzError with file and line. What is to be drawn from
at random yields a `Record` (see `example.py`), and `sampler.py` does the rest.

An example says that a move was played in a position (label 1), or that the move is *not* a case of
what is to be learned (label 0). The other legal moves of a position are written down as negatives
only on request: the search for tactics makes them from the FEN itself.
"""
