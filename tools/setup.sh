#!/bin/sh
# Make what the project runs on: Debian packages where they are missing, and the environment .venv.
#
#   tools/setup.sh system     SWI-Prolog
#   tools/setup.sh venv       .venv with the project and its tools; clingo 5.4, Stockfish if easy
#   tools/setup.sh compile    the kernel as machine code, once for each version of its sources, and
#                             the bytecode of all modules
#
# PYTHON names the interpreter (python3). What is there already is left alone; what is needed and
# cannot be had ends this with one line that says what to install.
set -eu
cd "$(dirname "$0")/.."
PYTHON=${PYTHON:-python3}

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
    say "making .venv"
    "$PYTHON" -m venv --clear .venv
}

venv() {
    .venv/bin/python -m pip --version >/dev/null 2>&1 || make_venv
    say "installing the project and its tools into .venv"
    .venv/bin/python -m pip install --quiet --use-pep517 --disable-pip-version-check \
        --editable '.[dev]'
    PATH=$PATH:/usr/games
    wish clingo gringo "the .lp files are tested with the clingo module only"
    wish stockfish stockfish "nothing can be measured against it"
}

compile() {
    # Python's own code, too: some systems tell Python to leave none behind.
    .venv/bin/python -m compileall -q py/clausewitz
    say "compiling the kernel: a minute on two processors, less on more"
    words=$(.venv/bin/clausewitz doctor --compile) || { echo "$words" >&2; exit 1; }
}

case ${1:-} in
    system | venv | compile) "$1" ;;
    *) die "usage: tools/setup.sh system|venv|compile" ;;
esac
