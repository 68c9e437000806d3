"""The papers: a module or a folder for each, named by its authors, and what `reproduce` runs.

| paper | `clausewitz reproduce` | runs |
| --- | --- | --- |
| Krishnan and Martens | `tactics` | `krishnan_martens.experiment.repeat` |
| Hauptman and Sipper | `endgames` | `hauptman_sipper.reproduce` |
| Finkelstein and Markovitch | `patterns` | `finkelstein_markovitch.pattern_experiments.reproduce` |
| Han, Lavelle and Wilkerson | `pruning` | `han_lavelle_wilkerson.pruning_experiments.reproduce` |
| Ahmer and Huang | `puzzles` | `ahmer_huang.reproduce` |

To add a paper: a module here that names it and holds what it published (as data, with the table or
figure each number is from), a request with the paper's own numbers as defaults, and a function
`reproduce` that goes on where it was stopped; then a command of its own in `cli/reproduce/`. What
the paper invented and others can use belongs in the package of its subject, not here.
"""
