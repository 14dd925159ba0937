# Shared by the scripts beside it: install what is missing through the system's package manager, and say so.
# Usage: . scripts/setup.sh; need COMMAND PACKAGE, need_python MODULE PACKAGE, then install_missing.

missing=""

say() { printf '== %s\n' "$*"; }

# quietly FOLDER COMMAND …: what it prints goes into FOLDER/log, and is shown only if it fails.
quietly() {
    log=$1/log
    mkdir -p "$1"
    shift
    "$@" >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
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
