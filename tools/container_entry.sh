#!/bin/sh
# What a container does: `uci` and `site` are short for other programs, the rest are commands.
set -eu
case "${1:-}" in
    uci) shift; exec clausewitz-uci "$@" ;;
    site) shift; exec clausewitz playground --no-browser "$@" ;;
    *) exec clausewitz "$@" ;;
esac
