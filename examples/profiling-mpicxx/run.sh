#!/bin/sh
# Everything that README.md shows. Usage: run.sh BINDINGS FOLDER, where BINDINGS is the build folder or the install prefix of Bindery's C++
# bindings, and FOLDER is made to work in. The variables MPICC and MPIEXEC name the MPI's commands.
set -eu
[ $# -eq 2 ] || { echo "run.sh: $# arguments; give the folder of the bindings and one to work in" >&2; exit 2; }
[ -x "$1/bin/mpicxx" ] || { echo "run.sh: $1: no bin/mpicxx in it; build mpicxx/ there first" >&2; exit 2; }
BINDERY=$(cd "$1" && pwd)
MPICC=${MPICC:-mpicc} MPIEXEC=${MPIEXEC:-mpiexec}
mkdir -p "$2"
cp "$(dirname "$0")"/*.cpp "$2"
cd "$2"

$BINDERY/bin/mpicxx -O2 -c ring.cpp
$BINDERY/bin/mpicxx -O2 -fPIC -c methodprof.cpp
ar rcs libmethodprof.a methodprof.o
$MPICC -x c++ -O2 -fPIC -DMPICH_SKIP_MPICXX -DOMPI_SKIP_MPICXX -c callprof.cpp
ar rcs libcallprof.a callprof.o

echo "== a profiler in C++"
$BINDERY/bin/mpicxx ring.o -L. -lmethodprof -o profiled
$MPIEXEC -n 4 ./profiled
echo "== a profiler in C++, static bindings"
$BINDERY/bin/mpicxx -static-bindery ring.o -L. -lmethodprof -o profiled_static
$MPIEXEC -n 4 ./profiled_static
echo "== a profiler in C"
$BINDERY/bin/mpicxx -static-bindery ring.o -L. -lcallprof -o in_c
$MPIEXEC -n 4 ./in_c
rm -rf methods
mkdir methods
ar x --output methods $BINDERY/lib/libbindery_mpicxx.a MPI_Comm_Send.o MPI_Comm_Irecv.o MPI_Comm_Allreduce.o MPI_Finalize.o
ar rcs libcallprof_cxx.a callprof.o methods/*.o
echo "== a profiler in C, the methods in its library"
$BINDERY/bin/mpicxx -static-bindery ring.o -L. -lcallprof_cxx -o by_library
$MPIEXEC -n 4 ./by_library
echo "== not linked anew"
$BINDERY/bin/mpicxx ring.o -o ring
$BINDERY/bin/mpicxx -shared methodprof.o -o methodprof.so
$MPICC -shared callprof.o -o callprof.so
$MPIEXEC -n 4 env LD_PRELOAD=./methodprof.so ./ring
$MPIEXEC -n 4 env LD_PRELOAD=./callprof.so ./ring
