#!/bin/sh
# Installs what is missing, then checks the whole project: format, lints, every test, and that the committed
# reference output is still what the reference compiler writes.
#
#   sh packaging/test.sh [--yes]
#
# Runs every step even when one fails, ends with a summary; exit status 0 only when all passed.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
cd "$here"

consent=
for option; do
    case $option in
        --yes) consent=--yes ;;
        *) echo "usage: sh packaging/test.sh [--yes]" >&2; exit 2 ;;
    esac
done

# Generated inputs are the same each time here, so that a commit has one verdict; `cargo test` by hand draws new ones.
export PROPTEST_RNG_SEED="${PROPTEST_RNG_SEED:-19101}"
export PATH="$PATH:${CARGO_HOME:-$HOME/.cargo}/bin"
# shellcheck disable=SC2086  # nothing, or one option
sh packaging/setup.sh --test $consent

summary=; failed=0; begun=$(date +%s)

# step NAME COMMAND...: runs it, notes how it ended and how long it took.
step() {
    name=$1; shift
    printf '\n== %s\n' "$name"
    from=$(date +%s)
    if "$@"; then result=passed; else result=FAILED; failed=1; fi
    summary="$summary$(printf '%-7s %5ds  %s' "$result" $(($(date +%s) - from)) "$name")
"
}

note() { summary="$summary$(printf '%-7s %5s   %s' "$1" '' "$2")
"; }

# The reference compiler is a Python wheel for 3.9 to 3.12. Where none of these is, or the wheel cannot be fetched,
# the committed output stands alone.
reference() {
    [ -x .venv-pyasc/bin/python ] && .venv-pyasc/bin/python -c 'import asc' 2>/dev/null && return 0
    for python in python3.11 python3.12 python3.10 python3.9 python3; do
        "$python" -c 'import sys; sys.exit(not (3, 9) <= sys.version_info[:2] <= (3, 12))' 2>/dev/null || continue
        rm -rf .venv-pyasc
        "$python" -m venv .venv-pyasc && .venv-pyasc/bin/pip install -q pyasc==1.1.1 "numpy<2" && return 0
    done
    rm -rf .venv-pyasc
    return 1
}

step "format" cargo fmt --all --check
step "lints" cargo clippy --workspace --all-targets -- -D warnings
if reference; then
    step "goldens are what pyasc 1.1.1 writes" sh tests/refresh_goldens.sh --check
else
    note "absent" "pyasc 1.1.1 (needs Python 3.9 to 3.12 and the network): goldens were not re-derived, only used"
fi
# On their own, without the features that the rest of the workspace would switch on: so they stay free of MLIR.
step "compiler without MLIR" cargo test -q -p asclens-compiler --no-default-features
step "visualizer on its own" cargo test -q -p asclens-visualizer
step "whole workspace" cargo test -q --workspace --no-fail-fast
if command -v Xvfb >/dev/null && command -v xdotool >/dev/null; then
    step "the window, used as a user uses it" sh tests/window.sh
else
    note "absent" "Xvfb or xdotool: the real window was not opened"
fi

printf '\n== summary\n%s%d s in all\n' "$summary" $(($(date +%s) - begun))
if [ "$failed" = 0 ]; then echo "All passed."; else echo "Something FAILED: see above."; fi
exit "$failed"
