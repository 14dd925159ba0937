#!/bin/sh
# Instructions of a call of the MPI itself, and of the same call through libmpi_abi over it (docs/howto/abi.md).
# Usage: bench/abi.sh PREFIX MPICC     where PREFIX has libmpi_abi over the MPI of MPICC
set -eu
prefix=$1 mpicc=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
here=$(cd "$(dirname "$0")" && pwd)
"$mpicc" -O2 "$here/abi.c" -o "$folder/native"
"$prefix/bin/mpicc_abi" -O2 "$here/abi.c" -o "$folder/abi"

instructions() {
    LD_LIBRARY_PATH=$prefix/lib valgrind --tool=callgrind --toggle-collect=calls_ --callgrind-out-file=/dev/null "$@" 2>&1 | sed -n 's/.*Collected : //p'
}
per_call() {
    few=$(instructions "$folder/$1" "$2" 1000)
    many=$(instructions "$folder/$1" "$2" 3000)
    echo $(((many - few) / 2000))
}
call=0
for name in Comm_rank Send Recv Isend+Wait; do
    echo "$name: $(per_call native $call) natively, $(per_call abi $call) through the ABI"
    call=$((call + 1))
done
