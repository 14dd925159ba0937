/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_spawn_multiple] through templates/fortran/wrapper.c.j2. */
/* Launch different programs or argument sets together and connect to them. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_spawn_multiple)
BND_WRAPPER void BND_NAME(mpi_comm_spawn_multiple, MPI_COMM_SPAWN_MULTIPLE)(const bnd_integer *count,
        const char *array_of_commands, const char *array_of_argv, bnd_integer *array_of_maxprocs,
        const bnd_integer *array_of_info, const bnd_integer *root, const bnd_integer *comm, bnd_integer *intercomm,
        bnd_integer *array_of_errcodes, bnd_integer *ierror, bnd_length array_of_commands_len,
        bnd_length array_of_argv_len);

BND_WRAPPER void BND_NAME(mpi_comm_spawn_multiple, MPI_COMM_SPAWN_MULTIPLE)(const bnd_integer *count,
        const char *array_of_commands, const char *array_of_argv, bnd_integer *array_of_maxprocs,
        const bnd_integer *array_of_info, const bnd_integer *root, const bnd_integer *comm, bnd_integer *intercomm,
        bnd_integer *array_of_errcodes, bnd_integer *ierror, bnd_length array_of_commands_len,
        bnd_length array_of_argv_len)
{
    BND_REQUIRE(MPI_Comm_spawn_multiple, ierror, BND_ON_COMM, *comm);
    const int at_root = bnd_is_root(bnd_f2c_Comm(*comm), *root);
    char **c_array_of_commands = MPI_ARGV_NULL;
    char ***c_array_of_argv = MPI_ARGVS_NULL;
    MPI_Info *c_array_of_info = NULL;
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, c_intercomm, intercomm, MPI_COMM_NULL);
    if (at_root &&
            !bnd_is_argv_null(array_of_commands)) BND_CHECK_MEMORY(bnd_strings_from_fortran(&c_array_of_commands,
            array_of_commands, array_of_commands_len, BND_TRIM_BOTH, *count), (void)0, ierror);
    if (at_root && !bnd_is_argvs_null(array_of_argv)) BND_CHECK_MEMORY(bnd_string_matrix_from_fortran(&c_array_of_argv,
            array_of_argv, array_of_argv_len, BND_TRIM_BOTH, *count), free(c_array_of_commands), ierror);
    BND_ROOT_HANDLE_ARRAY_IN(Info, MPI_Info, c_array_of_info, array_of_info, *count, at_root,
            free(c_array_of_commands); free(c_array_of_argv), ierror);
    const int result = BND_C(MPI_Comm_spawn_multiple)(*count, c_array_of_commands, c_array_of_argv, array_of_maxprocs,
            c_array_of_info, *root, bnd_f2c_Comm(*comm), c_intercomm, bnd_sentinel_array(array_of_errcodes));
    free(c_array_of_commands);
    free(c_array_of_argv);
    BND_ROOT_HANDLE_ARRAY_FREE(c_array_of_info);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_intercomm, intercomm, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
