#!/bin/sh
# Installs what AscLens needs on Debian 12 or 13 (and systems like them): LLVM 19 with MLIR, a C++ compiler, the
# libraries a window needs, and checks for Rust. What is already there costs nothing.
#
#   sh packaging/setup.sh [--yes] [--test]
#
#   --yes    install without asking
#   --test   also what the tests need
#
# Exit status: 0 everything is there, 1 something is missing (the message says what to do), 2 wrong use.
set -eu

BUILD_PACKAGES="libmlir-19-dev mlir-19-tools llvm-19-dev llvm-19-tools libpolly-19-dev clang-19 libclang-19-dev
libzstd-dev zlib1g-dev libxml2-dev g++ pkg-config ca-certificates curl"
WINDOW_PACKAGES="libgl1 libegl1 libgl1-mesa-dri libxkbcommon-x11-0 libxcursor1 libxi6 libxrandr2 libx11-xcb1
fonts-noto-cjk"
TEST_PACKAGES="xvfb xdotool imagemagick procps bc mesa-vulkan-drivers python3-venv"
RUST_MINOR=95   # Rust 1.95

LLVM=${MLIR_SYS_190_PREFIX:-/usr/lib/llvm-19}
RUSTUP='curl --proto "=https" --tlsv1.2 -sSf https://sh.rustup.rs | sh -s -- -y --profile minimal -c rustfmt -c clippy'

say() { printf '%s\n' "$*" >&2; }

yes=no; test=no
for option; do
    case $option in
        --yes) yes=yes ;;
        --test) test=yes ;;
        *) say "usage: sh packaging/setup.sh [--yes] [--test]"; exit 2 ;;
    esac
done

# Every question of this script goes through here, and there is at most one.
agreed() {
    [ "$yes" = no ] && [ -t 0 ] && [ -t 1 ] || return 0
    printf '%s [Y/n] ' "$1" >&2
    read -r answer || answer=n
    case $answer in ''|y|Y|yes|Yes) return 0 ;; *) return 1 ;; esac
}

missing_packages() {
    for package in $BUILD_PACKAGES $WINDOW_PACKAGES $( [ "$test" = no ] || echo "$TEST_PACKAGES" ); do
        state=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true)
        [ "$state" = installed ] || printf '%s ' "$package"
    done
}

# The minor version of the cargo in use, or nothing.
cargo_minor() {
    cargo --version 2>/dev/null | sed -n 's/^cargo 1\.\([0-9]*\)\..*/\1/p'
}

rust_is_there() {
    minor=$(cargo_minor)
    [ -n "$minor" ] && [ "$minor" -ge "$RUST_MINOR" ]
}

tools_are_there() {
    [ "$test" = no ] || { cargo fmt --version && cargo clippy --version; } >/dev/null 2>&1
}

export PATH="$PATH:${CARGO_HOME:-$HOME/.cargo}/bin"

if command -v dpkg-query >/dev/null 2>&1 && command -v apt-get >/dev/null 2>&1; then
    packages=$(missing_packages)
else
    packages=
    if [ ! -x "$LLVM/bin/mlir-tblgen" ]; then
        say "This system has no apt-get, and there is no LLVM 19 with MLIR in $LLVM."
        say "Install LLVM, MLIR and clang 19 (with headers) and set MLIR_SYS_190_PREFIX, TABLEGEN_190_PREFIX and"
        say "LIBCLANG_PATH to where they are, then run this again."
        exit 1
    fi
fi
rust=there; rust_is_there && tools_are_there || rust=missing
[ -n "$packages" ] || [ "$rust" = missing ] || exit 0

if [ -n "$packages" ]; then say "Missing packages: $packages"; fi
if [ "$rust" = missing ]; then say "Missing: Rust 1.$RUST_MINOR or later (cargo, rustfmt, clippy), to be installed with rustup"; fi
if ! agreed "Install them now?"; then
    say "Nothing was installed."
    [ -z "$packages" ] || say "Run: apt-get install $packages"
    [ "$rust" = there ] || say "Run: $RUSTUP"
    exit 1
fi

if [ -n "$packages" ]; then
    if [ "$(id -u)" = 0 ]; then as_root=
    elif command -v sudo >/dev/null 2>&1; then as_root=sudo
    else
        say "Packages are installed by root, and there is no sudo here. Ask for, or run as root:"
        say "    apt-get update && apt-get install -y --no-install-recommends $packages"
        [ "$rust" = there ] || printf 'and then, as yourself:\n    %s\n' "$RUSTUP" >&2
        exit 1
    fi
    # A stale or absent package list is the usual case on a fresh machine, so it is refreshed first.
    $as_root apt-get update -q >&2 || say "The package list could not be refreshed; trying with the one at hand."
    # shellcheck disable=SC2086  # a list of words is wanted in both
    if ! $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $packages >&2; then
        say "apt-get could not install the packages. On a system older than Debian 12 LLVM 19 is not available."
        exit 1
    fi
fi

if [ "$rust" = missing ]; then
    if command -v rustup >/dev/null 2>&1; then
        rustup toolchain install stable --profile minimal -c rustfmt -c clippy >&2 && rustup default stable >&2 || true
    else
        sh -c "$RUSTUP" >&2 || true
    fi
    if ! rust_is_there || ! tools_are_there; then
        say "Rust 1.$RUST_MINOR or later is needed and is not there ($(cargo --version 2>/dev/null || echo no cargo)). Install it with:"
        say "    $RUSTUP"
        say "then open a new shell and run this again."
        exit 1
    fi
fi
