# Shared by the scripts beside it: install what is missing through the system's package manager, and say so.
# Usage: . scripts/setup.sh; need COMMAND PACKAGE, need_python MODULE PACKAGE, then install_missing.

missing=""
times=${XDG_CACHE_HOME:-${HOME:-/nowhere}/.cache}/bindery/times

say() { printf '== %s\n' "$*"; }

# quietly FOLDER COMMAND …: what it prints goes into FOLDER/log, and is shown only if it fails; how far it is, now and then.
quietly() {
    log=$1/log
    mkdir -p "$1"
    shift
    : >"$log"
    how_far "$log" $$ &
    teller=$!
    status=0
    "$@" >"$log" 2>&1 || status=$?
    kill "$teller" 2>/dev/null || true
    wait "$teller" 2>/dev/null || true
    [ ! -t 1 ] || printf '\r%40s\r' ""
    [ "$status" -eq 0 ] || { cat "$log" >&2; exit 1; }
}

# how_far LOG PID: the last number of ninja in a log, as long as the process is there: on a terminal in one line, else every 20 s.
how_far() {
    pause=20 before="   " after="\n" shown=""
    [ ! -t 1 ] || { pause=2 before="\r   " after=""; }
    while sleep "$pause" >/dev/null 2>&1 && kill -0 "$2" 2>/dev/null; do
        done_of=$(sed -n 's,^\[\([0-9]*/[0-9]*\)\].*,\1,p' "$1" | tail -n 1)
        # shellcheck disable=SC2059  # they have \r and \n
        [ "$done_of" = "$shown" ] || printf "$before%s files are built$after" "$done_of"
        shown=$done_of
    done
}

# begin_long NAME FOLDER TEXT: says what begins, and how long it took the last time, as generator/bindery_mpi/last_time.py keeps it.
begin_long() {
    begun=$(date +%s)
    [ ! -e "$2" ] || begun="" # not all of it is to be built
    took=$(cat "$times/$1" 2>/dev/null) || took=""
    how_long="this takes a minute or two"
    [ -z "$took" ] || how_long="it took $took s the last time"
    say "$3; $how_long; the log is $2/log"
}

# end_long NAME: keeps how long all of it took.
end_long() {
    [ -n "$begun" ] || return 0
    { mkdir -p "$times" && echo "$(($(date +%s) - begun))" >"$times/$1"; } 2>/dev/null || true
}

# need COMMAND-OR-FILE PACKAGE
need() {
    [ -f "$1" ] || command -v "$1" >/dev/null 2>&1 || missing="$missing $2"
}

# Debian's packages serve Debian's own Python.
need_python() {
    /usr/bin/python3 -c "import $1" >/dev/null 2>&1 || missing="$missing $2"
}

install_missing() {
    [ -n "$missing" ] || { say "nothing to install"; return 0; }
    if ! command -v apt-get >/dev/null 2>&1; then
        echo "setup: not a Debian system; install what these Debian packages hold and try again:$missing" >&2
        exit 2
    fi
    root=""
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null 2>&1 || { echo "setup: cannot install$missing; run as root, or install sudo" >&2; exit 2; }
        root=sudo
    fi
    say "installing$missing"
    $root apt-get update -qq
    # shellcheck disable=SC2086  # one word for each package
    $root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
}

# share_cores MPIEXEC: Open MPI wants to be told that there may be more processes than cores. Each version warns of the other's
# variable.
share_cores() {
    # shellcheck disable=SC2086  # it may have options
    case $($1 --version 2>/dev/null) in
    *"(OpenRTE) "*) export OMPI_MCA_rmaps_base_oversubscribe=1 ;;
    *"(Open MPI) 5."*) export PRTE_MCA_rmaps_default_mapping_policy=:oversubscribe ;;
    *) export PRTE_MCA_mapby=:oversubscribe ;;
    esac
}
