"""The coach: games judged move by move, tactics found, missed and allowed.

| to change | see |
| --- | --- |
| when a move is called a mistake, or a chance a tactic | `game_judge.py` |
| who judges, and how long is searched | `judges.py` |
| what is known of a judged game | `judged_moves.py` |
| what is saved of a chance | `chances.py` |
| what is written into games | `annotated_games.py` |
| curve, accuracy and turning points of a game | `game_report.py`; the clauses: `game_figures.pl` |
| what a player is advised to practise | `practice.py`; the clauses: `logic/judgement/practice.pl` |
| the rates of other players | `rating_rates.py`; `make rating-rates` counts them |
"""
