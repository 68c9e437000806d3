#!/usr/bin/env bash
# Prove the first commands of a newcomer on machines that have nothing but git, make and python3
# with venv: minimal Debian folders, made by debootstrap and entered by chroot. As root:
#
#   tools/fresh.sh [FOLDER]             Debian 12, two new machines:
#       1. make test
#       2. make demo; make wheel; the wheel in an empty environment, run from another folder
#   tools/fresh.sh newest [FOLDER]      Debian testing: make test with the newest Python that numba
#       supports, and the newest versions of everything that pyproject.toml permits
#
# It takes what is committed, and keeps the base system and the logs in FOLDER (/tmp/fresh-base).
# The host's mirror, certificates, proxies and pip settings are used. MIRROR=URL overrides the
# first; package folders on the host's disk that pip is given are not there, and pip goes on.
set -euo pipefail
SUITE=bookworm
PACKAGES=git,make,python3,python3-venv,ca-certificates
NEWEST=python3.15
if [[ ${1:-} = newest ]]; then
    shift
    SUITE=testing
    # The last line builds clingo, PyYAML and zstandard, which have no wheels for this Python yet.
    PACKAGES=git,make,python3,$NEWEST,$NEWEST-venv,ca-certificates
    PACKAGES+=,$NEWEST-dev,bison,g++,re2c
fi
FORK='r3k2r/ppp2ppp/8/3N4/8/8/PPP2PPP/R3K2R w KQkq - 0 1'

repository=$(cd "$(dirname "$0")/.." && pwd)
folder=${1:-${TMPDIR:-/tmp}/fresh-base}
base=$folder/$SUITE.tar

die() { echo "fresh: $*" >&2; exit 1; }

# The host's mirror of the suite, or of its own suite where it is a Debian: that has the others too.
# Nothing (debootstrap has a default) where there is none.
host_mirror() {
    local own
    # shellcheck disable=SC1091,SC2154  # every Debian has it
    own=$(. /etc/os-release && if [[ $ID = debian ]]; then echo "$VERSION_CODENAME"; fi)
    # shellcheck disable=SC2016  # apt fills the placeholders
    apt-get indextargets --format '$(RELEASE) $(COMPONENT) $(REPO_URI)' 'Identifier: Packages' |
        sed -nE "s/^($SUITE|$own) main //p" | head -n 1
}

make_base() {
    local mirror=${MIRROR:-$(host_mirror)}
    echo "fresh: making $base"
    rm -rf "$folder/base"
    debootstrap --variant=minbase --include=$PACKAGES "$SUITE" "$folder/base" ${mirror:+"$mirror"} \
        >"$folder/debootstrap.log" 2>&1 || die "debootstrap failed: $folder/debootstrap.log"
    tar -C "$folder/base" -cf "$base.part" .
    mv "$base.part" "$base"
    rm -rf "$folder/base"
}

# The network as the host sees it: names, certificates, apt's and pip's settings.
lend_settings() {
    local pip=${XDG_CONFIG_HOME:-$HOME/.config}/pip
    cp -L /etc/resolv.conf /etc/hosts "$machine/etc/"
    cp -L /etc/ssl/certs/ca-certificates.crt "$machine/etc/ssl/certs/"
    apt-config dump | grep -E '^Acquire::(http|https|ftp|Check-Valid-Until|Retries|ForceIPv)' \
        >"$machine/etc/apt/apt.conf.d/99host" || true
    if [[ -f /etc/pip.conf ]]; then cp /etc/pip.conf "$machine/etc/"; fi
    if [[ -d $pip ]]; then mkdir "$machine/srv/.config" && cp -r "$pip" "$machine/srv/.config/"; fi
}

# new_machine NAME: unpack the base, lend it the settings, clone the repository into /srv/clone.
new_machine() {
    machine=$folder/$1
    rm -rf "$machine"
    mkdir "$machine"
    tar -C "$machine" -xf "$base"
    lend_settings
    git clone --quiet --no-hardlinks "$repository" "$machine/srv/clone"
}

# inside COMMAND: run it in the clone on the machine, with a bare environment. Its mounts and
# processes are in namespaces of their own and end with it.
inside() {
    local variables
    mapfile -t variables < <(env | grep -iE '^(PIP_|SSL_CERT_|REQUESTS_CA_BUNDLE)|^[a-z]+_proxy=')
    variables+=(HOME=/srv PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin)
    # shellcheck disable=SC2016  # the inner shell expands
    unshare --mount --pid --fork sh -c '
        cd "$0" && mount -t proc proc proc && mount --rbind /dev dev && exec "$@"
    ' "$machine" env -i "${variables[@]}" chroot . sh -c "cd /srv/clone && $1"
}

# step NAME COMMAND: run it inside, with a log; count what fails.
failed=0
step() {
    local log=$folder/$1.log verdict=ok began=$SECONDS
    if ! inside "$2" >"$log" 2>&1 </dev/null; then
        verdict=FAILED
        failed=$((failed + 1))
        tail -n 20 "$log"
    fi
    echo "fresh: $verdict in $((SECONDS - began)) s: $2 ($log)"
}

[[ $(id -u) -eq 0 ]] || die "needs root, for debootstrap and chroot"
command -v debootstrap >/dev/null || die "needs debootstrap: apt-get install debootstrap"
mkdir -p "$folder"
[[ -f $base ]] || make_base

if [[ $SUITE = testing ]]; then
    new_machine newest
    step newest "make test PYTHON=$NEWEST"
    rm -rf "$machine"
else
    new_machine first
    step test "make test"
    rm -rf "$machine"

    new_machine second
    step demo "make demo"
    step wheel "make wheel"
    step install "python3 -m venv /srv/empty && /srv/empty/bin/pip install --quiet dist/*.whl"
    step suggest "cd / && /srv/empty/bin/clausewitz suggest '$FORK'"
    rm -rf "$machine"
fi

[[ $failed -eq 0 ]] || die "$failed failed"
