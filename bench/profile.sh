#!/bin/sh
# Overhead of `bindery profile` or `bindery check`: a call and three of a pending message (processor time), an exchange of 8 bytes, and the heat equation.
# Usage: bench/profile.sh MPICC MPIEXEC TOOL.so [LIBMPIP.so [MPIFORT]]; TOOL.so is what the command has compiled.
set -eu
[ $# -ge 3 ] || { sed -n 2,3p "$0" >&2; exit 2; }
mpicc=$1 mpiexec=$2
ours=$(realpath "$3")
theirs=${4:+$(realpath "$4")}
# shellcheck source=bench/common.sh
. "$(dirname "$0")/common.sh"
export BINDERY_PROFILE_DIR="$work" BINDERY_CHECK_DIR="$work" MPIP="-f $work"

"$mpicc" -O2 -g -w "$here/profile.c" -o "$work/profile"
[ $# -lt 5 ] || "$5" -O2 -g "$here/../examples/heat/heat_f08.F90" -o "$work/heat"

# least COMMAND …: the least of five figures in ns, or of five times in ms where the command prints none
least() {
    for _ in 1 2 3 4 5; do
        start=$(date +%s%N)
        text=$("$@" 2>/dev/null | sed -n 's/^\([0-9]*\) ns$/\1/p')
        echo "${text:-$((($(date +%s%N) - start) / 1000000))}"
    done | sort -n | head -n 1
}

# instructions PRELOADED: of a call of MPI_Send to MPI_PROC_NULL
instructions() {
    LD_PRELOAD=$1 valgrind --tool=callgrind --callgrind-out-file=/dev/null --toggle-collect=send_nowhere "$work/profile" 2>&1 |
        sed -n 's/.*Collected : \([0-9]*\).*/\1/p' | awk '{ printf "%.0f", $1 / 400000 }'
}

row() { # NAME PRELOADED
    call=$(LD_PRELOAD=$2 least "$mpiexec" -n 1 "$work/profile")
    pending=$(LD_PRELOAD=$2 least "$mpiexec" -n 1 "$work/profile" pending)
    exchange=$(LD_PRELOAD=$2 least "$mpiexec" -n 2 "$work/profile" exchange)
    heat=''
    [ ! -x "$work/heat" ] || heat=", heat $(LD_PRELOAD=$2 least "$mpiexec" -n 2 "$work/heat") ms"
    echo "$1: MPI_Send to MPI_PROC_NULL $call ns, MPI_Irecv, MPI_Isend and MPI_Waitall $pending ns, exchange $exchange ns$heat"
}

if command -v valgrind > /dev/null; then
    echo "instructions of MPI_Send to MPI_PROC_NULL: plain $(instructions ''), tool $(instructions "$ours")," \
        "with a trace $(BINDERY_PROFILE_TRACE=20000 instructions "$ours"), with --waits $(BINDERY_PROFILE_WAITS=1000000 instructions "$ours")," \
        "with --call-paths 5 $(BINDERY_PROFILE_PATHS=5 instructions "$ours")"
fi
row plain ''
row bindery "$ours"
[ -z "$theirs" ] || row mpiP "$theirs"
