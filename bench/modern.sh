#!/bin/bash
# Instructions of bindery::mpi beyond the C call, and the time to compile <bindery/mpi.hpp>.
# Usage: bench/modern.sh [MPICXX [COMPILER...]]
set -eu
mpicxx=${1:-mpicxx.mpich}
shift || true
compilers=("${@:-g++}")
# shellcheck source=bench/common.sh
. "$(dirname "$0")/common.sh"
flags="-std=c++20 -O2 -fsyntax-only -DMPICH_SKIP_MPICXX -DOMPI_SKIP_MPICXX -I$here/../modern/include -I$here/../generated/modern/include -I$here/../tools/kit/include
    -I$here/../generated/tool/include"

for compiler in "${compilers[@]}"; do
    export MPICH_CXX=$compiler OMPI_CXX=$compiler
    echo "$mpicxx, $compiler: function, instructions of the C call, beyond it"
    python3 "$here/../tests/modern/instructions.py" "$mpicxx" "$compiler" "$here/../generated" "$work" --table
    for header in mpi.h bindery/mpi.hpp bindery/pmpi.hpp; do
        echo "#include <$header>" > "$work/include.cpp"
        TIMEFORMAT="$header: %U s of user time"
        # shellcheck disable=SC2086
        { time "$mpicxx" $flags "$work/include.cpp" 2> "$work/log"; } 2>&1
    done
done
