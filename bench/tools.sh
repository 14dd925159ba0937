#!/bin/bash
# This measures what tools of the kit add to MPI_Comm_rank and to calls that complete requests, in instructions and nanoseconds, and how long a tool
# for every routine compiles.
# Usage: bench/tools.sh [MPICXX [MPIEXEC]]
set -eu
mpicxx=${1:-mpicxx.mpich}
mpiexec=${2:-mpiexec.mpich}
# shellcheck source=bench/common.sh
. "$(dirname "$0")/common.sh"
kit="-std=c++20 -O2 -fPIC -fvisibility=hidden -shared -I$here/../tools/kit/include -I$here/../generated/tool/include"

"$mpicxx" -O2 -std=c++20 "$here/tools.cpp" -o "$work/loop"
"$mpicxx" -O2 -fPIC -shared -DHAND "$here/tools.cpp" -o "$work/hand.so"
# shellcheck disable=SC2086
for n in 1 2 3 4 5 6 7 8; do
    "$mpicxx" $kit -DBINDERY_TOOL_NAME=tool$n '-DKIT=bindery::named("MPI_Comm_rank")' "$here/tools.cpp" -o "$work/kit$n.so"
done
requests='bindery::named("MPI_Irecv","MPI_Test","MPI_Wait","MPI_Waitall")'
# shellcheck disable=SC2086
"$mpicxx" $kit -DBINDERY_TOOL_NAME=empty "-DKIT=$requests" "$here/tools.cpp" -o "$work/empty.so"
# shellcheck disable=SC2086
"$mpicxx" $kit -DBINDERY_TOOL_NAME=remembers -DPENDING "$here/tools.cpp" -o "$work/pending.so"

run() { # TOOLS LOOP
    "$mpiexec" -n 1 env LD_PRELOAD="$1" "$work/loop" "$2"
}
# Instructions of one call: the difference of two counts.
instructions() { # TOOLS LOOP
    for count in 1000 2000; do
        "$mpiexec" -n 1 env LD_PRELOAD="$1" valgrind --tool=callgrind --callgrind-out-file="$work/out" --toggle-collect=loop \
            "$work/loop" "$2" $count > "$work/log" 2>&1
        sed -n 's/^==[0-9]*== Collected : //p' "$work/log"
    done | { read -r a; read -r b; echo $(((b - a) / 1000)); }
}
row() { # NAME TOOLS [LOOP]
    printf '%-28s %5s instructions %7s ns\n' "$1" "$(instructions "$2" "${3:-rank}")" "$(run "$2" "${3:-rank}")"
}
all=$(for n in 1 2 3 4 5 6 7 8; do printf '%s ' "$work/kit$n.so"; done)
row plain ""
row "by hand" "$work/hand.so"
row "one tool of the kit" "$work/kit1.so"
row "eight tools of the kit" "$all"
for loop in poll wait null; do
    row "$loop" "" $loop
    row "$loop, empty tool" "$work/empty.so" $loop
    row "$loop, keep() and hold()" "$work/pending.so" $loop
done

seconds() {
    # shellcheck disable=SC2086
    for _ in 1 2 3 4 5; do
        { time -p "$mpicxx" $kit "-DKIT=$1" "$here/tools.cpp" -o "$work/compiled.so"; } 2>&1 | sed -n "s/^user //p"
    done | sort -n | sed -n "3s/^/$2: user time, s: /p"
    # shellcheck disable=SC2086  # the compiler's own instructions do not depend on what else the machine does
    "$mpicxx" $kit "-DKIT=$1" -S -wrapper valgrind,--tool=cachegrind,--cache-sim=no,--cachegrind-out-file=/dev/null \
        "$here/tools.cpp" -o "$work/compiled.s" 2>&1 | sed -n "s/.*I *refs: */$2: instructions of the compiler: /p"
}
seconds bindery::all "compile a tool for every routine"
seconds 'bindery::named("MPI_Send")' "compile a tool for one routine"
