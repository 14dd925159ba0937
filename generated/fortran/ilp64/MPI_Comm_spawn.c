/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_spawn] through templates/fortran/ilp64.c.j2. */
/* Launch several copies of one program and connect to them. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_spawn.c"

#if BND_HAS(MPI_Comm_spawn)
void BND_WIDE_NAME(mpi_comm_spawn, MPI_COMM_SPAWN)(const char *command, const char *argv,
        const bnd_default_integer *maxprocs, const bnd_default_integer *info, const bnd_default_integer *root,
        const bnd_default_integer *comm, bnd_default_integer *intercomm, bnd_default_integer *array_of_errcodes,
        bnd_default_integer *ierror, bnd_length command_len, bnd_length argv_len);

void BND_WIDE_NAME(mpi_comm_spawn, MPI_COMM_SPAWN)(const char *command, const char *argv,
        const bnd_default_integer *maxprocs, const bnd_default_integer *info, const bnd_default_integer *root,
        const bnd_default_integer *comm, bnd_default_integer *intercomm, bnd_default_integer *array_of_errcodes,
        bnd_default_integer *ierror, bnd_length command_len, bnd_length argv_len)
{
    const int at_root = bnd_is_root(bnd_f2c_Comm(*comm), *root);
    const long int_array_of_errcodes_count = bnd_is_sentinel_array(array_of_errcodes) ? 0 : at_root ? *maxprocs : 0;
    BND_NARROW_CHECK(bnd_integer, *maxprocs, at_root, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *root, 1, MPI_ERR_ROOT, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_maxprocs = BND_NARROWED(bnd_integer, *maxprocs);
    const bnd_integer int_info = bnd_integer_handle(*info);
    const bnd_integer int_root = BND_NARROWED(bnd_integer, *root);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_intercomm = BND_INTEGER_UNSET;
    BND_INTEGERS(bnd_integers_unset, int_array_of_errcodes, array_of_errcodes, (void)0, ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_spawn)(command, argv, &int_maxprocs, &int_info, &int_root, &int_comm, &int_intercomm,
            (int_array_of_errcodes_count > 0 ? int_array_of_errcodes : (bnd_integer *)BND_SENTINEL_ADDRESS(bnd_errcodes_ignore)), &int_ierror, command_len, argv_len);
    bnd_integer_out(intercomm, int_intercomm);
    bnd_integers_out(array_of_errcodes, int_array_of_errcodes, int_array_of_errcodes_count);
    BND_ARRAY_FREE(int_array_of_errcodes);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
