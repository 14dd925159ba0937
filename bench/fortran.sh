#!/bin/sh
# Instructions that Fortran bindings add to the C call: ours beside the MPI's own. Usage: bench/fortran.sh MPI OUR-MPIFORT
# where MPI is mpich or openmpi (Debian's) and OUR-MPIFORT is bin/mpifort of a build of fortran/ with gfortran over that MPI.
set -eu
mpi=$1 ours=$2
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1

count() { # PROGRAM TIMES: instructions of main and what it calls
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$1" "$2" 2>&1 | sed -n 's/.*Collected : //p'
}

per_call() { echo $((($(count "$1" 30000) - $(count "$1" 10000)) / 20000)); }

for kind in Comm_rank Send Recv Isend_Wait Waitall Allreduce Comm_set_name; do
    "mpicc.$mpi" -x c++ -O2 -DMPICH_SKIP_MPICXX -DOMPI_SKIP_MPICXX -DKIND_$kind "$here/fortran.cpp" -o "$work/c"
    base=$(per_call "$work/c")
    line="$kind: C $base; above it"
    for dialect in mpifh mpi f08; do
        "$ours" -cpp -O2 -DDIALECT_$dialect -DKIND_$kind "$here/fortran.F90" -o "$work/ours"
        "mpifort.$mpi" -cpp -O2 -fallow-argument-mismatch -DDIALECT_$dialect -DKIND_$kind "$here/fortran.F90" -o "$work/own"
        line="$line $dialect $(($(per_call "$work/ours") - base)) (own $(($(per_call "$work/own") - base)))"
    done
    echo "$line"
done
