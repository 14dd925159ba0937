#!/bin/sh
# A stack of empty tools makes MPI_Comm_rank dearer; this says by how much: instructions under callgrind, and ns.
# Usage: bench/stack.sh MPI BINDERY-STACK, where MPI is mpich or openmpi (Debian's) and the other bin/bindery-stack.
set -eu
[ $# -eq 2 ] || { echo "bench/stack.sh: $# arguments; give mpich or openmpi, and bindery-stack" >&2; exit 2; }
mpi=$1 stack=$2
# shellcheck source=bench/common.sh
. "$(dirname "$0")/common.sh"

build() { # OUTPUT, FLAGS…
    output=$1
    shift
    "mpicc.$mpi" -x c++ -std=c++20 -O2 -DMPICH_SKIP_MPICXX -DOMPI_SKIP_MPICXX "$@" "$here/stack.cpp" -o "$work/$output"
}

count() { # CALLS, COMMAND…: instructions of the loop and what it calls
    calls=$1
    shift
    "$@" valgrind --tool=callgrind --toggle-collect=calls_ --callgrind-out-file=/dev/null "$program" "$calls" 2>&1 |
        sed -n 's/.*Collected : //p'
}

report() { # NAME, COMMAND…
    name=$1
    shift
    instructions=$((($(count 3000 "$@") - $(count 1000 "$@")) / (2000 * 60)))
    echo "$name: $instructions instructions, $("$@" "$program" 500000) ns"
}

build plain
build direct -DROUTINE=PMPI_Comm_rank
program=$work/direct
report "PMPI_Comm_rank" env
program=$work/plain
report "MPI_Comm_rank, no tool" env
for option in -fplt -fno-plt; do
    set --
    for tool in 1 2 3 4 5 6 7 8; do
        build $tool$option.so -DEMPTY_TOOL -shared -fPIC $option
        set -- "$@" "$work/$tool$option.so"
    done
    report "one tool, $option, preloaded" env "LD_PRELOAD=$1"
    report "a stack of one" "$stack" "$1" --
    report "a stack of 4" "$stack" "$1" "$2" "$3" "$4" --
    report "a stack of 8" "$stack" "$@" --
done
