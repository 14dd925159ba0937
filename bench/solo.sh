#!/bin/sh
# solo, MPICH and Open MPI, one process each: instructions per iteration (callgrind, of the loop alone), and times in alternation,
# medians of the rounds, in ns. Usage: bench/solo.sh MPICC-OF-SOLO [ROUNDS]
set -eu
cd "$(dirname "$0")/.."
solo=${1:?name the mpicc of an installed solo}
rounds=${2:-5}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1

for mpi in solo mpich openmpi; do
    case $mpi in solo) mpicc=$solo ;; *) mpicc=mpicc.$mpi ;; esac
    $mpicc -x c++ -std=c++20 -O2 -DMPICH_SKIP_MPICXX -DOMPI_SKIP_MPICXX bench/solo.cpp -o "$work/$mpi" -lstdc++
done
count() { # PROGRAM, CALL, TIMES; without starting MPI, which takes more now and less then
    valgrind --tool=callgrind --toggle-collect=calls_ --callgrind-out-file=/dev/null "$work/$1" "$2" "$3" 2>&1 |
        sed -n 's/.*Collected : //p'
}
echo "| one process, instructions | solo | MPICH | Open MPI |"
echo "|---|---|---|---|"
for call in Comm_rank Irecv_Send_Wait_0 Irecv_Send_Wait_8 Isend_Irecv_Waitall_100 Allreduce_1 Pack_vector_1000 Type_vector_commit_free \
    Comm_dup_free; do
    row="| $call"
    for mpi in solo mpich openmpi; do
        row="$row | $((($(count $mpi $call 4000) - $(count $mpi $call 2000)) / 2000))"
    done
    echo "$row |"
done

round=0
while [ "$round" -lt "$rounds" ]; do
    for mpi in solo mpich openmpi; do
        { timeout 300 "$work/$mpi" calls; timeout 60 "$work/$mpi"; timeout 60 "$work/$mpi"; } | sed "s/^/$mpi /" >>"$work/figures"
    done
    round=$((round + 1))
done
awk '{ n[$1, $2]++; v[$1, $2, n[$1, $2]] = $3; if (!($2 in seen)) { seen[$2] = 1; order[++count] = $2 } }
    function median(mpi, name,   i, j, k, t, a) {
        k = n[mpi, name]
        for (i = 1; i <= k; i++) a[i] = v[mpi, name, i]
        for (i = 2; i <= k; i++) for (j = i; j > 1 && a[j - 1] > a[j]; j--) { t = a[j]; a[j] = a[j - 1]; a[j - 1] = t }
        return a[int((k + 1) / 2)]
    }
    END {
        print "| one process, ns | solo | MPICH | Open MPI |"; print "|---|---|---|---|"
        for (i = 1; i <= count; i++) printf "| %s | %.1f | %.1f | %.1f |\n", order[i], median("solo", order[i]), median("mpich", order[i]), median("openmpi", order[i])
    }' "$work/figures"
