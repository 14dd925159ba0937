#!/bin/sh
# Usage: suites.sh BUILD MPI COMPILER WORK
# Callbacks, attributes, requests and sections over bindings that BUILD has, as tests/callbacks, tests/attributes and tests/sections run them;
# COMPILER may be gfortran-ilp64. CALLER_FLAGS is for sections. The first suite that fails ends it.

set -e
build=$1 mpi=$2 fortran=$3 work=$4
tests=$(cd "${0%/*}/.." && pwd)
if [ "$mpi" = abi ]; then # its mpi.h does not convert handles: the bindings' own header does (docs/howto/mixing.md)
    mpicc=$(command -v mpicc.abi)
    mkdir -p "$work/bin"
    printf '%s\n' '#!/bin/sh' "exec $mpicc -I$build/include -include mpi_fortran.h \"\$@\"" >"$work/bin/mpicc.abi"
    chmod +x "$work/bin/mpicc.abi"
    PATH=$work/bin:$PATH
fi
for case in pairs handlers predefined; do
    echo "callbacks: $case"
    python3 "$tests/callbacks/callbacks.py" $case "$build" "$work/callbacks" "$mpi" "$fortran"
done
for program in matrix callbacks requests; do
    echo "attributes: $program"
    python3 "$tests/attributes/run.py" $program "$build" "$mpi" "$fortran" "$work/attributes"
done
for case in requests refused completion insignificant; do
    [ "$case-$mpi" != completion-abi ] || continue # a count below zero crashes MPICH 5.0.2's PMPI_Testsome of the ABI, where MPICH's own raises an error
    echo "sections: $case"
    sh "$tests/sections/requests.sh" $case "$build" "$mpi" "$fortran" "$work/sections"
done
