#!/bin/sh
# Instructions that an entry point adds to the implementation's function: the difference of two loop lengths, under callgrind.
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
includes="-Ic/include -Igenerated/c/include"

build() { # NAME, FLAGS
    cc -std=c99 -O2 $2 $includes -c generated/c/entry/MPI_Send.c -o "$work/$1-entry.o"
    c++ -std=c++20 -O2 $2 $includes bench/entry.cpp "$work/$1-entry.o" -o "$work/$1"
}

count() { # PROGRAM, CALLS
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$1" "$2" 2>&1 | sed -n 's/.*Collected : //p'
}

per_call() { echo $((($(count "$work/$1" 20000) - $(count "$work/$1" 10000)) / 10000)); }

build direct -DBENCH_DIRECT
build plain ""
build checked -DBND_CHECKED
direct=$(per_call direct)
echo "MPI_Send, instructions per call above the implementation's function:"
echo "  entry point                 $(($(per_call plain) - direct))"
echo "  entry point with checks     $(($(per_call checked) - direct))"
