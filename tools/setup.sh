#!/bin/sh
# Make what the project runs on: Debian packages where they are missing, and the environment .venv.
#
#   tools/setup.sh system     SWI-Prolog
#   tools/setup.sh venv       .venv with the project and its tools; clingo 5.4, Stockfish if easy
#   tools/setup.sh compile    the kernel as machine code, once for each version of its sources, and
#                             the bytecode of all modules
#   tools/setup.sh newest     name the newest Python that is found and that numba has wheels for
#
# PYTHON names the interpreter (python3), VENV the environment (.venv). With LOCKED=1 it has what
# requirements.lock lists and nothing newer, each file compared with its hash; else the newest that
# pyproject.toml permits, which works where the lock has no word: another system, a mirror's wheels.
# What is there already is left alone; what is needed and cannot be had ends this with one line that
# says what to install.
set -eu
cd "$(dirname "$0")/.."
PYTHON=${PYTHON:-python3}
VENV=${VENV:-.venv}

say() { echo "setup: $*" >&2; }
die() { say "$*"; exit 1; }
have() { command -v "$1" >/dev/null 2>&1; }

as_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

can_apt() {
    have apt-get && { [ "$(id -u)" -eq 0 ] || have sudo; }
}

# apt_install PACKAGE: quiet when it works, apt's own words when it does not.
apt_install() {
    say "installing $1 with apt"
    if [ -z "${updated:-}" ]; then
        as_root apt-get -qq update || say "apt-get update failed; trying with what apt knows"
        updated=yes
    fi
    words=$(as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=120 \
        install -y --no-install-recommends "$1" 2>&1) || { echo "$words" >&2; false; }
}

# need TEST PACKAGE… MESSAGE: the first package that makes TEST true, or the end with MESSAGE.
need() {
    is_met=$1
    shift
    while [ $# -gt 1 ]; do
        if "$is_met"; then return; fi
        if can_apt; then apt_install "$1" || true; fi
        shift
    done
    "$is_met" || die "$1"
}

# wish COMMAND PACKAGE LOSS: install it, or go on with a note.
wish() {
    if have "$1"; then return; fi
    if can_apt && apt_install "$2"; then return; fi
    say "no $1 (Debian: $2): $3"
}

python_is_new_enough() { "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; }
python_has_venv() { "$PYTHON" -c 'import ensurepip, venv' 2>/dev/null; }
prolog_is_new_enough() { have swipl && [ "$(prolog_major)" -ge 9 ]; }
prolog_major() { swipl --version | sed 's/[^0-9]*\([0-9]*\).*/\1/'; }

system() {
    need prolog_is_new_enough swi-prolog-nox swi-prolog \
        "SWI-Prolog 9 is needed (Debian, Ubuntu: swi-prolog-nox): install it, then make again"
}

make_venv() {
    have "$PYTHON" || die "no $PYTHON: install Python 3.11 or newer, or name one: make PYTHON=…"
    python_is_new_enough ||
        die "$("$PYTHON" --version) is too old: install 3.11 or newer and name it: make PYTHON=…"
    package=$("$PYTHON" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    need python_has_venv "$package" "$PYTHON cannot make environments: install $package"
    say "making $VENV"
    "$PYTHON" -m venv --clear "$VENV"
}

pip_install() {
    "$VENV/bin/python" -m pip install --quiet --disable-pip-version-check "$@"
}

# What builds a package is locked too, so it comes first, and pip may not fetch its own.
install_locked() {
    is_built='^(chess|clingo|pyyaml|zstandard)=='
    awk "/^[^ ]/ { skipped = /$is_built/ } !skipped" requirements.lock >"$VENV/wheels.lock"
    pip_install --require-hashes --no-deps --only-binary :all: --requirement "$VENV/wheels.lock"
    pip_install --require-hashes --no-deps --no-build-isolation --requirement requirements.lock
    pip_install --no-deps --no-build-isolation --editable .
    "$VENV/bin/python" -m pip check
}

venv() {
    "$VENV/bin/python" -m pip --version >/dev/null 2>&1 || make_venv
    say "installing the project and its tools into $VENV${LOCKED:+, as requirements.lock says}"
    if [ -n "${LOCKED:-}" ]; then install_locked; else pip_install --use-pep517 --editable '.[dev]'; fi
    PATH=$PATH:/usr/games
    wish clingo gringo "the .lp files are tested with the clingo module only"
    wish stockfish stockfish "nothing can be measured against it"
    wish wasm-ld lld "the website is built without the kernel"
}

compile() {
    # Python's own code, too: some systems tell Python to leave none behind.
    "$VENV/bin/python" -m compileall -q py/clausewitz
    say "compiling the kernel: a minute on two processors, less on more"
    words=$("$VENV/bin/clausewitz" doctor --compile) || { echo "$words" >&2; exit 1; }
}

newest() {
    for one in python3.15 python3.14 python3.13 python3.12 python3.11; do
        # It may be there in name only: a version manager's stand-in fails when it is run.
        if "$one" -c '' 2>/dev/null; then echo "$one"; return; fi
    done
    die "no Python from 3.11 to 3.15 is found"
}

case ${1:-} in
    system | venv | compile | newest) "$1" ;;
    *) die "usage: tools/setup.sh system|venv|compile|newest" ;;
esac
