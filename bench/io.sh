#!/bin/sh
# Windows and files of solo, MPICH and Open MPI, one process each: instructions per call (callgrind, of the loop alone), and processor
# times of files in us, the medians of five runs in turn. Usage: bench/io.sh MPICC-OF-SOLO [FOLDER-OF-FILES]
set -eu
cd "$(dirname "$0")/.."
solo=${1:?name the mpicc of an installed solo}
files=${2:-/dev/shm}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1

for mpi in solo mpich openmpi; do
    case $mpi in solo) mpicc=$solo ;; *) mpicc=mpicc.$mpi ;; esac
    $mpicc -x c++ -std=c++20 -O2 -DMPICH_SKIP_MPICXX -DOMPI_SKIP_MPICXX bench/io.cpp -o "$work/$mpi" -lstdc++
done
count() { # PROGRAM, CALL, TIMES
    timeout 120 valgrind --tool=callgrind --toggle-collect=calls_ --callgrind-out-file=/dev/null "$work/$1" "$2" "$3" 2>&1 |
        sed -n 's/.*Collected : //p'
}
echo "| one process, instructions | solo | MPICH | Open MPI |"
echo "|---|---|---|---|"
for call in put get accumulate fence lock_unlock; do
    row="| $call"
    for mpi in solo mpich openmpi; do
        row="$row | $((($(count $mpi $call 400) - $(count $mpi $call 200)) / 200))"
    done
    echo "$row |"
done

for _ in 1 2 3 4 5; do
    for mpi in solo mpich openmpi; do
        timeout 120 "$work/$mpi" "$files" | sed "s/^/$mpi /" >>"$work/figures"
    done
done
awk '{ if (!($2 in seen)) { seen[$2] = 1; print $2 } }' "$work/figures" >"$work/rows"
echo "| one process, us | solo | MPICH | Open MPI |"
echo "|---|---|---|---|"
while read -r row; do
    line="| $row"
    for mpi in solo mpich openmpi; do
        line="$line | $(awk -v m=$mpi -v r="$row" '$1 == m && $2 == r { print $3 }' "$work/figures" | sort -n | sed -n 3p)"
    done
    echo "$line |"
done <"$work/rows"
