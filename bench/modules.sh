#!/bin/sh
# Compile-time cost of `use mpi_f08`, Bindery's and the MPI's own: instructions of the compiler for a hello-world, and the size of
# the module. Usage: bench/modules.sh MPI MPIFORT, with gfortran, where MPI is mpich or openmpi (Debian's).
set -eu
mpi=$1 ours=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cat > "$work/hello.f90" <<'PROGRAM'
program hello
    use mpi_f08
    implicit none
    integer :: rank
    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    print *, 'hello from', rank
    call MPI_Finalize()
end program
PROGRAM

folders() { "$@" | tr ' ' '\n' | sed -n 's/^-I//p'; }

module() { # FOLDERS: the module that a compiler would read
    for folder in $1; do
        [ -f "$folder/mpi_f08.mod" ] && { stat -c %s "$folder/mpi_f08.mod"; return; }
    done
}

for who in ours own; do
    if [ $who = ours ]; then found=$(folders "$ours" -show); else found=$(folders "mpifort.$mpi" -show); fi
    flags=$(for folder in $found; do printf -- '-I%s ' "$folder"; done)
    # shellcheck disable=SC2086  # words
    valgrind --tool=callgrind --callgrind-out-file=/dev/null --trace-children=yes gfortran $flags -c "$work/hello.f90" -o "$work/hello.o" 2>"$work/log"
    # The compiler proper is by far the greatest of the processes.
    echo "$who: $(sed -n 's/.*Collected : //p' "$work/log" | sort -n | tail -1) instructions, module of $(module "$found") bytes"
done
