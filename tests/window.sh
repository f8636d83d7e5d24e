#!/bin/sh
# The real window, driven as a user drives it: open, type, save, an outside save, a dying worker, a dying editor.
#
#   sh tests/window.sh [PROGRAM]
#
# PROGRAM is the asclens binary, by default the debug build. Needs Xvfb and xdotool; without them it says so and passes
# nothing. Every step waits for a condition, never for a time; a condition that does not come true in 60 s is a failure.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
program=${1:-${CARGO_TARGET_DIR:-$here/target}/debug/asclens}
PATIENCE=60

for tool in Xvfb xdotool; do
    command -v $tool >/dev/null 2>&1 || { echo "window test not run: $tool is missing" >&2; exit 77; }
done
[ -x "$program" ] || { echo "$program: not there; build it with: cargo build -p asclens" >&2; exit 1; }

work=$(mktemp -d)
editor=; server=
finish() {
    [ -z "$editor" ] || kill "$editor" 2>/dev/null || true
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    rm -rf "$work"
}
trap finish EXIT
trap 'exit 1' INT TERM HUP

# Nothing of the user's is read or written.
export HOME="$work/home" XDG_CONFIG_HOME="$work/config" XDG_STATE_HOME="$work/state" LANG=C.UTF-8
export LIBGL_ALWAYS_SOFTWARE=1 WINIT_UNIX_BACKEND=x11
unset WAYLAND_DISPLAY LC_ALL LC_MESSAGES || true
mkdir -p "$HOME" "$work/kernels"
kernel=$work/kernels/add.py
log=$work/log
recovery=$work/state/asclens/recovery

fail() {
    echo "FAILED: $1" >&2
    echo "-- title: $(title)" >&2
    echo "-- what the window said:" >&2
    tail -n 20 "$log" >&2 || true
    if command -v import >/dev/null 2>&1 && [ -n "${WINDOW_TEST_PICTURE:-}" ]; then
        import -window root "$WINDOW_TEST_PICTURE" || true
    fi
    exit 1
}

# until_holds "WHAT" COMMAND...: waits until the command succeeds.
until_holds() {
    what=$1; shift
    end=$(($(date +%s) + PATIENCE))
    until "$@" >/dev/null 2>&1; do
        [ "$(date +%s)" -lt "$end" ] || fail "$what"
        sleep 0.05
    done
    echo "ok: $what"
}

# again "WHAT" "ACTION" COMMAND...: repeats a harmless action until the command succeeds; a window that has just come up
# may miss the first keys.
again() {
    what=$1; action=$2; shift 2
    end=$(($(date +%s) + PATIENCE))
    until "$@" >/dev/null 2>&1; do
        [ "$(date +%s)" -lt "$end" ] || fail "$what"
        eval "$action"
        sleep 0.3
    done
    echo "ok: $what"
}

window() { xdotool search --onlyvisible --name 'AscLens' 2>/dev/null | tail -n 1; }
title() { w=$(window); [ -z "$w" ] || xdotool getwindowname "$w"; }
is_saved() { [ "$(title)" = 'add.py — AscLens' ]; }
is_unsaved() { [ "$(title)" = '● add.py — AscLens' ]; }
said() { grep -q -- "$1" "$log"; }
holds() { grep -q -- "$1" "$kernel"; }
keeps() { grep -qrs -- "$1" "$recovery"; }
not() { ! "$@"; }
worker() { pgrep -P "$editor" 2>/dev/null | head -n 1; }
has_worker() { [ -n "$(worker)" ]; }
other_worker() { now=$(worker); [ -n "$now" ] && [ "$now" != "$1" ]; }
gone() { ! kill -0 "$editor" 2>/dev/null; }
keys() { xdotool key --clearmodifiers "$@"; }
types() { xdotool type --delay 5 -- "$1"; }
# The source editor lies left of the middle, in the upper half, in every arrangement.
click_source() { w=$(window); xdotool mousemove --window "$w" 420 300 click 1; }

start() {
    "$program" "$@" >>"$log" 2>&1 &
    editor=$!
    until_holds "a window opens" window_is_there
    w=$(window)
    xdotool windowmove "$w" 0 0 windowsize "$w" 1400 900 windowfocus "$w" 2>/dev/null || true
}
window_is_there() { gone && fail "the program ended"; [ -n "$(window)" ]; }

# The server itself finds a free display and says which.
Xvfb -displayfd 3 -screen 0 1400x900x24 -nolisten tcp 3>"$work/display" >/dev/null 2>&1 &
server=$!
until_holds "an X server starts" test -s "$work/display"
DISPLAY=":$(cat "$work/display")"; export DISPLAY
until_holds "an X server runs" xdotool getdisplaygeometry

# --- without a display: a message and exit code 2, no crash
: >"$log"
code=0
env -u DISPLAY "$program" >>"$log" 2>&1 || code=$?
[ "$code" = 2 ] || fail "exit code $code without a display, expected 2"
said 'no window can be opened' || fail "no message without a display"
echo "ok: without a display it says so"

# --- open, type, save
cp "$here/assets/kernels/add.py" "$kernel"
: >"$log"
start "$kernel"
until_holds "the title names the file" is_saved
until_holds "a worker runs" has_worker
# A click lights up the line; only then do keys go to the editor. A key too many does no harm here.
again "typing marks the text unsaved" 'click_source; keys ctrl+Home; xdotool type --delay 5 "# first "' is_unsaved
types '# typed '
until_holds "unsaved text is kept" keeps '# typed'
holds '# typed' && fail "the file changed before it was saved"
keys ctrl+s
until_holds "saving writes the file" holds '# typed'
until_holds "the text counts as saved" is_saved
until_holds "kept text is let go" not keeps .

# --- another program saves by renaming a file over it
{ cat "$kernel"; echo '# outside'; } >"$work/kernels/next"
mv "$work/kernels/next" "$kernel"
until_holds "the outside save is taken over" said 'changed by another program'
types '# more '
until_holds "typing goes on after an outside save" is_unsaved
keys ctrl+s
until_holds "the text is saved again" holds '# more'
until_holds "and counts as saved" is_saved
holds '# outside' || fail "the outside change was overwritten"

# --- the worker is killed
first=$(worker)
kill -9 "$first"
until_holds "a lost worker is named" said 'ASC9001'
until_holds "another worker runs" other_worker "$first"
types '# still '
until_holds "typing goes on after a lost worker" is_unsaved
keys ctrl+s
until_holds "saving goes on after a lost worker" holds '# still'
until_holds "the text counts as saved once more" is_saved

# --- unsaved text under an outside save: nothing is overwritten unasked
types '# mine '
until_holds "the typed text is kept" keeps '# mine'
echo '# theirs only' >"$kernel"
again "saving over an outside change is refused" 'keys ctrl+s' said 'first say which text to keep'
holds '# theirs only' || fail "the outside text was overwritten"
holds '# mine' && fail "the outside text was overwritten"

# --- the editor is killed with unsaved text
kill -9 "$editor"
until_holds "the editor is gone" gone
: >"$log"
start "$kernel"
until_holds "the next start says what came back" said 'add.py from an earlier run is back'
until_holds "it is unsaved" is_unsaved
again "it can be saved" 'keys ctrl+s' holds '# mine'

# --- leaving
until_holds "nothing is unsaved" is_saved
again "Ctrl+Q closes the window" 'keys ctrl+q' gone
code=0; wait "$editor" || code=$?
editor=
[ "$code" = 0 ] || fail "exit code $code on leaving"
[ ! -e "$work/state/asclens/faults.log" ] || { cat "$work/state/asclens/faults.log" >&2; fail "the window had faults"; }
echo "window test passed"
