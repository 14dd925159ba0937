#!/bin/sh
# Usage: cost.sh PROGRAM WORK
# Instructions of one call of each function of cost.c, and all it calls, above those of a call from C. The bounds are what they were
# with gfortran over MPICH 4.0.2, and a little more.

set -e
valgrind -q --tool=callgrind --instr-atstart=no --callgrind-out-file="$2/callgrind.out" "$1" 2>"$2/callgrind.log"
callgrind_annotate --inclusive=yes --threshold=100 "$2/callgrind.out" >"$2/cost.txt"

cost() {
    awk -v name=":$1\$" '{for (i = 2; i <= NF; ++i) if ($i ~ name) {gsub(",", "", $1); print $1 / 100; exit}}' "$2"
}

status=0
nothing=$(cost nothing "$2/cost.txt")
for bound in scalar:42 vector:45 matrix:185 assumed_size:185 copied:13000 typed:8500 by_hand:0; do
    name=${bound%:*} most=${bound#*:}
    got=$(cost "$name" "$2/cost.txt")
    [ -n "$got" ] || { echo "$name was not measured" >&2; exit 1; }
    [ "$name" = by_hand ] && { echo "$name: $got"; continue; }
    extra=$(awk "BEGIN {print $got - $nothing}")
    echo "$name: $extra more than from C"
    awk "BEGIN {exit !($extra <= $most)}" || { echo "$name: more than $most" >&2; status=1; }
done
exit $status
