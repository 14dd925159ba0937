#!/bin/sh
# Everything that README.md shows, for both programs. Usage: run.sh BINDINGS FOLDER, where BINDINGS is the build folder or the install
# prefix of Bindery's Fortran bindings, and FOLDER is made to work in. The variables MPICC and MPIEXEC name the MPI's commands.
set -eu
[ $# -eq 2 ] || { echo "run.sh: $# arguments; give the folder of the bindings and one to work in" >&2; exit 2; }
[ -x "$1/bin/mpifort" ] || { echo "run.sh: $1: no bin/mpifort in it; build fortran/ there first" >&2; exit 2; }
BINDERY=$(cd "$1" && pwd)
MPICC=${MPICC:-mpicc} MPIEXEC=${MPIEXEC:-mpiexec}
mkdir -p "$2"
cp "$(dirname "$0")"/callprof.cpp "$(dirname "$0")"/ring_*.f90 "$2"
cd "$2"

$MPICC -x c++ -std=c++20 -O2 -fPIC -DMPICH_SKIP_MPICXX -DOMPI_SKIP_MPICXX -c callprof.cpp
ar rcs libcallprof.a callprof.o

rm -rf wrappers
mkdir wrappers
ar t $BINDERY/lib/libbindery_mpifort.a |
    grep -xE 'mpi_(send|recv|sendrecv|isend|irecv|waitall|allreduce|finalize)(_c)?(_f08|_f08ts)?\.o' > names
xargs ar x --output wrappers $BINDERY/lib/libbindery_mpifort.a < names
ar rcs libcallprof_fortran.a callprof.o wrappers/*.o

$MPICC -shared callprof.o -o callprof.so

for program in ring_f08 ring_mpif; do
    echo "== $program, by mpifort"
    $BINDERY/bin/mpifort -c $program.f90
    $BINDERY/bin/mpifort $program.o -L. -lcallprof -o profiled
    $MPIEXEC -n 4 ./profiled
    echo "== $program, by mpifort, static bindings"
    $BINDERY/bin/mpifort -static-bindery $program.o -L. -lcallprof -o profiled
    $MPIEXEC -n 4 ./profiled
    echo "== $program, the wrappers in the profiler's library"
    $BINDERY/bin/mpifort -static-bindery $program.o -L. -lcallprof_fortran -o profiled
    $MPIEXEC -n 4 ./profiled
    echo "== $program, the profiler as an object"
    $BINDERY/bin/mpifort $program.o callprof.o -o by_object
    $MPIEXEC -n 4 ./by_object
    echo "== $program, not linked anew"
    $BINDERY/bin/mpifort $program.o -o plain
    $MPIEXEC -n 4 env LD_PRELOAD=./callprof.so ./plain
done
