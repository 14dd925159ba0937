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
    BND_NARROW_CHECK(bnd_integer, *maxprocs, at_root, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *root, 1, MPI_ERR_ROOT, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_maxprocs = BND_NARROWED(bnd_integer, *maxprocs);
    const bnd_integer int_info = bnd_integer_handle(*info);
    const bnd_integer int_root = BND_NARROWED(bnd_integer, *root);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_intercomm = BND_INTEGER_UNSET;
    long int_array_of_errcodes_count = at_root ? *maxprocs : 0;
    BND_RETURN_ON_ERROR(bnd_count_of_root(&int_array_of_errcodes_count, *root, *comm), (void)0, ierror);
    if (bnd_is_sentinel_array(array_of_errcodes) || int_array_of_errcodes_count < 0) int_array_of_errcodes_count = 0;
    BND_ARRAY(bnd_default_integer, int_array_of_errcodes, int_array_of_errcodes_count);
    BND_CHECK_MEMORY(int_array_of_errcodes, (void)0, ierror);
    bnd_error_codes_unset(array_of_errcodes, int_array_of_errcodes, int_array_of_errcodes_count);
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_spawn)(command, argv, &int_maxprocs, &int_info, &int_root, &int_comm, &int_intercomm,
            (bnd_integer *)array_of_errcodes, &int_ierror, command_len, argv_len);
    bnd_integer_out(intercomm, int_intercomm);
    bnd_error_codes_widen(array_of_errcodes, int_array_of_errcodes, int_array_of_errcodes_count);
    BND_ARRAY_FREE(int_array_of_errcodes);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
