#!/bin/sh
# Writes tests/goldens anew from what the reference compiler (pyasc 1.1.1) makes of every kernel file, and tests/values
# from what NumPy computes.
#
#   sh tests/refresh_goldens.sh [--check] [--dumps DIR] [FILE...]
#
#   --check      write nothing: derive them again and say where the committed ones differ (exit status 1)
#   --dumps DIR  also leave AscIR before every pass in DIR/<file stem>/NN_<kernel>/passes
#   FILE...      only these kernel files
#
# The Python that has pyasc: $ASCLENS_PYASC, else .venv-pyasc/bin/python (packaging/test.sh makes it).
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
python=${ASCLENS_PYASC:-$root/.venv-pyasc/bin/python}
if ! "$python" -c 'import asc' 2>/dev/null; then
    echo "$python has no pyasc. Run sh packaging/test.sh once, or set ASCLENS_PYASC to a Python that has it." >&2
    exit 2
fi
"$python" "$root/tests/reference/goldens.py" "$@"
case " $* " in
    *" --check "*) ;; # the last bits of exp and the like differ between versions of NumPy
    *) "$python" "$root/tests/reference/values.py" ;;
esac
