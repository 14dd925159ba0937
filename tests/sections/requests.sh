#!/bin/sh
# Usage: requests.sh CASE BUILD MPI COMPILER WORK
# Programs over the Fortran bindings that BUILD has (see tests/fortran), compiled with its mpifort and run in WORK.
#   requests   requests.F90: sections of every shape in every class of call, on 3 processes
#   device     the same in memory that the host may not touch (device.cpp), of 1 and 2 dimensions
#   completion completion.F90: what C, errors, cancelling, files and threads do to requests of copied sections, on 1 process
#   insignificant  insignificant.F90: buffers that a call does not touch are not checked, described or copied, on 3 processes
#   refused    refused.F90: an unsupported argument raises an error and transfers nothing; many requests; what others complete

set -e
case=$1 build=$2 mpi=$3 fortran=$4 work=$5
here=$(cd "${0%/*}" && pwd)
case $fortran in *-ilp64) mpifort=$build/bin/mpifort-ilp64 ;; *) mpifort=$build/bin/mpifort ;; esac
[ -x "$mpifort" ] || { echo "no $mpifort: ctest builds it before this test" >&2; exit 1; }
command -v "mpiexec.$mpi" >/dev/null || { echo "mpiexec.$mpi is missing: install the Debian package of $mpi" >&2; exit 1; }
mkdir -p "$work"
cd "$work"
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
processes=3
case $mpi in openmpi) options=--oversubscribe ;; *) options= ;; esac
# Optimised callers once: they take four times as long to compile. scripts/matrix has flags of its own.
case $case-$fortran-$mpi in requests-gfortran-mpich) flags=-O1 ;; *) flags=-O0 ;; esac
flags=${CALLER_FLAGS:-$flags}
case $fortran in gfortran*) flags="$flags -ffree-line-length-none" ;; *) flags="$flags -w" ;; esac
# gfortran 12 loses assumed size whose last lower bound is not 1 where it makes a CFI_cdesc_t.
case $fortran in *-shim) bounds=-DLOWER_BOUND=1 ;; *) bounds= ;; esac

sanitized=
# Tests under tools do both again.
mpifort() { python3 "$here/../launches.py" compile "$mpifort" "$@"; }
start() { python3 "$here/../launches.py" start "$@"; }
compile() {  # SOURCE OBJECT OPTION...
    source=$1 object=$2
    shift 2
    mpifort -cpp $flags "-I$build/probe" "-I$here" "$@" -c "$here/$source" -o "$object"
}

needed=
case $case in device)
    unset BINDERY_LAUNCHES # such memory is not for tools
    flags="$flags -DDEVICE"
    case $mpi in openmpi) like=-DLIKE_HIP ;; *) like=-DLIKE_CUDA ;; esac
    g++ -std=c++20 -O2 -fno-exceptions -fno-rtti -fno-threadsafe-statics -Wall -Wextra $like -c "$here/device.cpp" -o device.o
    needed="device.o -ldl -rdynamic"
    ;;
esac

compile requests_shared.F90 shared.o
case $case in
requests | device)
    shape="(:"
    for rank in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
        case $case-$rank in
        *-1 | *-2 | requests-3 | requests-4 | requests-15) compile requests_kernel.F90 "rank$rank.o" "-DMODULE=rank$rank" "-DSHAPE=$shape)" ;;
        esac
        shape="$shape,:"
    done
    compile requests.F90 main.o
    mpifort main.o shared.o rank*.o $needed -o "$case"
    ;;
insignificant)
    compile insignificant.F90 insignificant.o
    mpifort insignificant.o shared.o -o insignificant
    ;;
refused)
    # shellcheck disable=SC3045  # every shell of Debian has it
    ulimit -s 512
    # As a program is compiled that is searched for errors: nothing that it passes to MPI may offend the checks.
    case $fortran in gfortran*) flags="-O0 -fcheck=all -fsanitize=undefined -ffree-line-length-none" sanitized=-fsanitize=undefined ;; esac
    compile refused.F90 refused.o $bounds
    mpifort $sanitized refused.o shared.o -o refused
    ;;
completion)
    processes=1
    compile completion.F90 completion.o
    "mpicc.$mpi" -x c++ -DMPICH_SKIP_MPICXX -DOMPI_SKIP_MPICXX -Wall -Wextra -c "$here/completion_c.cpp" -o completion_c.o
    mpifort completion.o completion_c.o -lpthread -o completion
    ;;
*) echo "no case $case" >&2; exit 2 ;;
esac
start "mpiexec.$mpi" $options -n $processes "./$case"
