#!/bin/sh
# Windows and files of solo, MPICH and Open MPI, one process each: instructions per call (callgrind, of the loop alone), and times
# of files in us, the best of three runs. Usage: bench/io.sh MPICC-OF-SOLO [FOLDER-OF-FILES]
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

for _ in 1 2 3; do
    for mpi in solo mpich openmpi; do
        timeout 120 "$work/$mpi" "$files" | sed "s/^/$mpi /" >>"$work/figures"
    done
done
awk '{ if (!($2 in seen)) { seen[$2] = 1; order[++count] = $2 } if (!(($1, $2) in best) || $3 < best[$1, $2]) best[$1, $2] = $3 }
    END {
        print "| one process, us | solo | MPICH | Open MPI |"; print "|---|---|---|---|"
        for (i = 1; i <= count; i++) printf "| %s | %.2f | %.2f | %.2f |\n", order[i], best["solo", order[i]], best["mpich", order[i]], best["openmpi", order[i]]
    }' "$work/figures"
