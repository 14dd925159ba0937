#!/bin/sh
# Instructions of MPI_Isend and MPI_Wait of a contiguous message, alone and while a receive into a bounce buffer is pending.
# Usage: bench/requests.sh MPIFORT
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1

count() { # PROGRAM TIMES
    valgrind --tool=callgrind --toggle-collect=calls_ --callgrind-out-file=/dev/null "$1" "$2" 2>&1 | sed -n 's/.*Collected : //p'
}

for define in ALONE BESIDE; do
    "$1" -cpp -O2 -fno-inline -D$define "$here/requests.F90" -o "$work/$define"
    echo "$define: $((($(count "$work/$define" 3000) - $(count "$work/$define" 1000)) / 2000))"
done
