#!/bin/sh
# Usage: cost.sh PROGRAM WORK
# Instructions of one call of each function of cost.c, and all it calls. What `nothing` costs is the caller's.

set -e
valgrind -q --tool=callgrind --callgrind-out-file="$2/callgrind.out" "$1" 2>"$2/callgrind.log"
callgrind_annotate --inclusive=yes --threshold=100 "$2/callgrind.out" >"$2/cost.txt"

cost() {
    awk -v name=":$1\$" '{for (i = 2; i <= NF; ++i) if ($i ~ name) {gsub(",", "", $1); print $1 / 100; exit}}' "$2"
}

status=0
nothing=$(cost nothing "$2/cost.txt")
for name in scalar_gfortran vector_gfortran scalar_cfi vector_cfi matrix_gfortran strided_gfortran strided_cfi by_hand; do
    got=$(cost $name "$2/cost.txt")
    [ -n "$got" ] || { echo "$name was not measured" >&2; exit 1; }
    extra=$(awk "BEGIN {print $got - $nothing}")
    case $name in by_hand) echo "$name: $got" ;; *) echo "$name: $extra more than nothing" ;; esac
    case $name in
    scalar_* | vector_*) awk "BEGIN {exit !($extra <= 12)}" || { echo "$name: more than 12" >&2; status=1; } ;;
    esac
done
exit $status
