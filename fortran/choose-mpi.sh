# Over the standard ABI no MPI is built in: that of -mpi=DIR serves, of MPI_HOME, or of this prefix. Only archives need one here; a program
# of the shared library finds one by the loader's path.
library=
find_mpi() {
    for folder in "$1/lib" "$1/lib64"; do
        for ending in so a dylib; do
            [ ! -e "$folder/libmpi_abi.$ending" ] || library=$(cd "$folder" && pwd) || :
        done
        [ -z "$library" ] || return 0
    done
    return 1
}
if [ -n "$mpi" ]; then
    find_mpi "$mpi" || fail "-mpi=$mpi: has no libmpi_abi in lib or lib64; give the prefix of an MPI of the standard ABI"
else
    find_mpi "${MPI_HOME:-/dev/null}" || find_mpi "$prefix" || :
fi
if [ -n "$library" ]; then
    set -- "$@" @KEEP_MPI@ "-L$library" @MPI_RPATH@ -lmpi_abi
elif [ -n "$static$all_static" ]; then
    fail "archives need an MPI where they are linked, and none is known; say which by -mpi=DIR or MPI_HOME, the prefix of one of the standard ABI"
else
    set -- "$@" @WITHOUT_MPI@
fi
