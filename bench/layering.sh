#!/bin/sh
# How many of twelve kinds of call of a Fortran program a C profiler sees: with Bindery's bindings, with the MPI's own, and with these
# through the intercept library.
# Usage: bench/layering.sh MPI MPIFORT, where MPI is mpich or openmpi (Debian's) and MPIFORT is bin/mpifort of a build of
# fortran/ with gfortran over that MPI.
set -eu
[ $# -eq 2 ] || { echo "bench/layering.sh: $# arguments; give mpich or openmpi, and our mpifort" >&2; exit 2; }
mpi=$1 ours=$(readlink -f "$2")
intercept=$(dirname "$ours")/bindery-intercept
# shellcheck source=bench/common.sh
. "$(dirname "$0")/common.sh"
export OMPI_MCA_rmaps_base_oversubscribe=1

seen() { # COMMAND…: of twelve kinds, how many came to the tool, each call once, in every one of four processes
    timeout 60 "mpiexec.$mpi" -n 4 "$@" ./twelve >printed 2>said || { cat said >&2; exit 1; }
    sed -n 's/^kinds seen once: //p' printed | sort -u
}

compile() { # MPIFORT DIALECT OPTIONS…
    compiler=$1 dialect=$2
    shift 2
    "$compiler" -cpp "-DDIALECT_$dialect" "$@" "$here/../tests/fortran/twelve.F90" seen.o -o twelve
}

cd "$work"
"mpicc.$mpi" -x c++ -std=c++20 -fno-exceptions -DMPICH_SKIP_MPICXX -DOMPI_SKIP_MPICXX -c "$here/layering.cpp" -o seen.o
for dialect in mpifh mpi f08; do
    compile "mpifort.$mpi" $dialect -fallow-argument-mismatch
    own=$(seen)
    intercepted=$(seen "$intercept")
    compile "$ours" $dialect
    echo "$dialect: ours $(seen), the MPI's own $own, through the intercept library $intercepted"
done
