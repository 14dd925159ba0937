# Shared by the scripts beside it: $here, their folder; $work, a folder that is removed at the end; Open MPI for root.
# shellcheck shell=sh
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1

# count PROGRAM TIMES: instructions of the loop and what it calls, without starting MPI, which takes more now and less then
count() {
    valgrind --tool=callgrind --toggle-collect=calls_ --callgrind-out-file=/dev/null "$1" "$2" 2>&1 | sed -n 's/.*Collected : //p'
}
