#!/bin/sh
# Installs what is missing, builds AscLens and opens it.
#
#   sh packaging/run.sh [--yes] [PATH]
#
#   --yes    install without asking
#   PATH     a kernel, a folder or a profile; without it, a sample kernel
#
# Where there is no display it writes the report of PATH as a web page instead.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)

consent=; path=
for option; do
    case $option in
        --yes) consent=--yes ;;
        -*) echo "usage: sh packaging/run.sh [--yes] [PATH]" >&2; exit 2 ;;
        *) path=$option ;;
    esac
done
path=${path:-$here/assets/kernels/add.py}
if [ ! -e "$path" ]; then
    echo "$path: no such file or folder" >&2
    exit 2
fi

export PATH="$PATH:${CARGO_HOME:-$HOME/.cargo}/bin"
# shellcheck disable=SC2086  # nothing, or one option
sh "$here/packaging/setup.sh" $consent
(cd "$here" && cargo build --release -p asclens)
program=${CARGO_TARGET_DIR:-$here/target}/release/asclens

if [ -n "${DISPLAY:-}" ] || [ -n "${WAYLAND_DISPLAY:-}" ]; then
    exec "$program" "$path"
fi
name=$(basename -- "$path")
report=${name%.*}.html
echo "There is no display here (DISPLAY and WAYLAND_DISPLAY are empty), so no window can open."
"$program" report "$path" -o "$report"
echo "Its report is in $(pwd)/$report: open it in a browser."
