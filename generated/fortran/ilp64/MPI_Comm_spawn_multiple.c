/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_spawn_multiple] through templates/fortran/ilp64.c.j2. */
/* Launch different programs or argument sets together and connect to them. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_spawn_multiple.c"

#if BND_HAS(MPI_Comm_spawn_multiple)
void BND_WIDE_NAME(mpi_comm_spawn_multiple, MPI_COMM_SPAWN_MULTIPLE)(const bnd_default_integer *count,
        const char *array_of_commands, const char *array_of_argv, const bnd_default_integer *array_of_maxprocs,
        const bnd_default_integer *array_of_info, const bnd_default_integer *root, const bnd_default_integer *comm,
        bnd_default_integer *intercomm, bnd_default_integer *array_of_errcodes, bnd_default_integer *ierror,
        bnd_length array_of_commands_len, bnd_length array_of_argv_len);

void BND_WIDE_NAME(mpi_comm_spawn_multiple, MPI_COMM_SPAWN_MULTIPLE)(const bnd_default_integer *count,
        const char *array_of_commands, const char *array_of_argv, const bnd_default_integer *array_of_maxprocs,
        const bnd_default_integer *array_of_info, const bnd_default_integer *root, const bnd_default_integer *comm,
        bnd_default_integer *intercomm, bnd_default_integer *array_of_errcodes, bnd_default_integer *ierror,
        bnd_length array_of_commands_len, bnd_length array_of_argv_len)
{
    const int at_root = bnd_is_root(bnd_f2c_Comm(*comm), *root);
    BND_QUERY(MPI_Count, sum_array_of_maxprocs, at_root, bnd_sum(array_of_maxprocs, sizeof *array_of_maxprocs,
            *count));
    const long int_array_of_maxprocs_count = at_root ? *count : 0;
    const long int_array_of_info_count = at_root ? *count : 0;
    BND_NARROW_CHECK(bnd_integer, *count, at_root, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK_ARRAY(bnd_integer, array_of_maxprocs, int_array_of_maxprocs_count, 1, MPI_ERR_ARG, ierror,
            BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *root, 1, MPI_ERR_ROOT, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_count = BND_NARROWED(bnd_integer, *count);
    const bnd_integer int_root = BND_NARROWED(bnd_integer, *root);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_intercomm = BND_INTEGER_UNSET;
    BND_INTEGERS(bnd_integers_cut, int_array_of_maxprocs, array_of_maxprocs, (void)0, ierror);
    BND_INTEGERS(bnd_integers_handles, int_array_of_info, array_of_info, BND_ARRAY_FREE(int_array_of_maxprocs),
            ierror);
    long int_array_of_errcodes_count = at_root ? sum_array_of_maxprocs : 0;
    BND_RETURN_ON_ERROR(bnd_count_of_root(&int_array_of_errcodes_count, *root, *comm),
            BND_ARRAY_FREE(int_array_of_maxprocs); BND_ARRAY_FREE(int_array_of_info), ierror);
    if (bnd_is_sentinel_array(array_of_errcodes) || int_array_of_errcodes_count < 0) int_array_of_errcodes_count = 0;
    BND_ARRAY(bnd_default_integer, int_array_of_errcodes, int_array_of_errcodes_count);
    BND_CHECK_MEMORY(int_array_of_errcodes, BND_ARRAY_FREE(int_array_of_maxprocs); BND_ARRAY_FREE(int_array_of_info),
            ierror);
    bnd_error_codes_unset(array_of_errcodes, int_array_of_errcodes, int_array_of_errcodes_count);
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_spawn_multiple)(&int_count, array_of_commands, array_of_argv, int_array_of_maxprocs,
            int_array_of_info, &int_root, &int_comm, &int_intercomm, (bnd_integer *)array_of_errcodes, &int_ierror,
            array_of_commands_len, array_of_argv_len);
    BND_ARRAY_FREE(int_array_of_maxprocs);
    BND_ARRAY_FREE(int_array_of_info);
    bnd_integer_out(intercomm, int_intercomm);
    bnd_error_codes_widen(array_of_errcodes, int_array_of_errcodes, int_array_of_errcodes_count);
    BND_ARRAY_FREE(int_array_of_errcodes);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
