#!/bin/sh
# Instructions that MPI:: adds to the C call, Bindery's and the MPI's own; the compiler's instructions to read mpi.h with and without the
# bindings. Usage: bench/mpicxx.sh MPI MPICXX
# where MPI is mpich or openmpi (Debian's) and MPICXX is bin/mpicxx of a build of mpicxx/ with g++ over that MPI: for the figures `lto` with
# -DCMAKE_INTERPROCEDURAL_OPTIMIZATION=ON, for the others without.
set -eu
mpi=$1 ours=$2
# shellcheck source=bench/common.sh
. "$(dirname "$0")/common.sh"

per_call() { echo $((($(count "$1" 3000) - $(count "$1" 1000)) / 2000)); }

for kind in Get_rank Send Isend_Wait Allreduce; do
    "$ours" -O2 -DUSE_C -DKIND_$kind "$here/mpicxx.cpp" -o "$work/c"
    base=$(per_call "$work/c")
    "$ours" -O2 -DKIND_$kind "$here/mpicxx.cpp" -o "$work/shared"
    "$ours" -O2 -static-bindery -DKIND_$kind "$here/mpicxx.cpp" -o "$work/archive"
    "$ours" -O2 -flto -static-bindery -DKIND_$kind "$here/mpicxx.cpp" -o "$work/lto"
    "mpicxx.$mpi" -O2 -w -DKIND_$kind "$here/mpicxx.cpp" -o "$work/own"
    echo "$kind: C $base; above it $(($(per_call "$work/shared") - base)), archive $(($(per_call "$work/archive") - base)), lto $(($(per_call "$work/lto") - base)), own $(($(per_call "$work/own") - base))"
done

compiler() { # NAME WORDS: the compiler proper is by far the greatest of the processes
    name=$1 && shift
    valgrind --tool=callgrind --callgrind-out-file=/dev/null --trace-children=yes "$@" -fsyntax-only "$work/empty.cpp" 2>"$work/log"
    echo "$name: $(sed -n 's/.*Collected : //p' "$work/log" | sort -n | tail -1) instructions of the compiler"
}
printf '#include <mpi.h>\n' >"$work/empty.cpp"
words=$("$ours" -showme:compile)
# shellcheck disable=SC2086  # words
compiler "mpi.h without bindings" g++ -DMPICH_SKIP_MPICXX $words
# shellcheck disable=SC2086
compiler "mpi.h with Bindery's" g++ $words
# shellcheck disable=SC2086
compiler "mpi.h with those of MPI-2.2 alone" g++ -DBINDERY_MPICXX_ONLY_2_2 $words
# shellcheck disable=SC2046
compiler "mpi.h with the MPI's own" g++ $("mpicxx.$mpi" -show | tr ' ' '\n' | grep '^-I')
