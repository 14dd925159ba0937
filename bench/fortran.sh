#!/bin/sh
# Instructions that Fortran bindings add to the C call: Bindery's and the MPI's own. Usage: bench/fortran.sh MPI MPIFORT [FLAG [KIND…]]
# where MPI is mpich or openmpi (Debian's) and MPIFORT is bin/mpifort of a build of fortran/ with gfortran over that MPI.
# With FLAG, -i8 for instance, MPIFORT is of a prefix, and its bindings are compared with and without the flag; over MPICH the C call is that
# of large counts for the former.
# MPICC and OWN name the compiler wrappers of C and of the other bindings where they are not Debian's.
set -eu
mpi=$1 ours=$2 flag=${3-}
own=${OWN:-mpifort.$mpi} mpicc=${MPICC:-mpicc.$mpi} large=
[ -z "$flag" ] || own=$ours
[ -z "$flag" ] || [ "$mpi" != mpich ] || large=-DLARGE
# shellcheck source=bench/common.sh
. "$(dirname "$0")/common.sh"

per_call() { echo $((($(count "$1" 3000) - $(count "$1" 1000)) / 2000)); }

[ $# -gt 3 ] && shift 3 || set -- Comm_rank Send Recv Isend_Wait Waitall Allreduce Halo Comm_set_name
for kind; do
    "$mpicc" -x c++ -O2 -DMPICH_SKIP_MPICXX -DOMPI_SKIP_MPICXX "-DKIND_$kind" "$here/fortran.cpp" -o "$work/c"
    base=$(per_call "$work/c") ours_base=$base
    if [ -n "$large" ]; then
        "$mpicc" -x c++ -O2 -DMPICH_SKIP_MPICXX $large "-DKIND_$kind" "$here/fortran.cpp" -o "$work/c"
        ours_base=$(per_call "$work/c")
    fi
    line="$kind: C $ours_base${large:+, without $base}; above it"
    for dialect in mpifh mpi f08; do
        # shellcheck disable=SC2086  # none, perhaps
        "$ours" $flag -cpp -O2 -fno-inline -DDIALECT_$dialect "-DKIND_$kind" "$here/fortran.F90" -o "$work/ours"
        "$own" -cpp -O2 -fno-inline -fallow-argument-mismatch -DDIALECT_$dialect "-DKIND_$kind" "$here/fortran.F90" -o "$work/own"
        line="$line $dialect $(($(per_call "$work/ours") - ours_base)) (${flag:+without }${flag:-own} $(($(per_call "$work/own") - base)))"
    done
    echo "$line"
done
