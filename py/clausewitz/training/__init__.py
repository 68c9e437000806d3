"""Puzzles to solve: in the terminal, on a page, as cards of Anki and as a study of Lichess.

| to change | see |
| --- | --- |
| which puzzles are taken from games | `puzzle_miner.py`, `mined_parts.py` |
| how files are read, and which puzzles are taken | `wanted_puzzles.py`, `puzzle_choice.py` |
| what a folder of the coach becomes | `coached_puzzles.py` |
| which answers are right | `training_puzzles.py` |
| what is said of a puzzle, and of a wrong answer | `explained_puzzles.py`, `wrong_answers.py` |
| when a puzzle comes again, and where that is saved | `repetition.py`, `review_journal.py` |
| what is said in the terminal | `terminal_session.py` |
| the page | `trainer_page.py`, `trainer.html`, `trainer.js` |
| what other programs get | `anki_deck.py`, `study_pgn.py` |
"""
