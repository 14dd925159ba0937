/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_spawn_multiple] through templates/fortran/wrapper.c.j2. */
/* Launch different programs or argument sets together and connect to them. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_spawn_multiple)
void BND_NAME(mpi_comm_spawn_multiple, MPI_COMM_SPAWN_MULTIPLE)(const MPI_Fint *count, const char *array_of_commands,
        const char *array_of_argv, MPI_Fint *array_of_maxprocs, const MPI_Fint *array_of_info, const MPI_Fint *root,
        const MPI_Fint *comm, MPI_Fint *intercomm, MPI_Fint *array_of_errcodes, MPI_Fint *ierror,
        bnd_length array_of_commands_len, bnd_length array_of_argv_len);

void BND_NAME(mpi_comm_spawn_multiple, MPI_COMM_SPAWN_MULTIPLE)(const MPI_Fint *count, const char *array_of_commands,
        const char *array_of_argv, MPI_Fint *array_of_maxprocs, const MPI_Fint *array_of_info, const MPI_Fint *root,
        const MPI_Fint *comm, MPI_Fint *intercomm, MPI_Fint *array_of_errcodes, MPI_Fint *ierror,
        bnd_length array_of_commands_len, bnd_length array_of_argv_len)
{
    BND_REQUIRE(MPI_Comm_spawn_multiple, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    const int at_root = bnd_is_root(bnd_f2c_Comm(*comm), *root);
    char **c_array_of_commands = MPI_ARGV_NULL;
    char ***c_array_of_argv = MPI_ARGVS_NULL;
    MPI_Info *c_array_of_info = NULL;
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, intercomm, MPI_COMM_NULL);
    BND_STRINGS_IN(array_of_commands, BND_TRIM_BOTH, at_root, *count, (void)0);
    BND_STRING_MATRIX_IN(array_of_argv, BND_TRIM_BOTH, at_root, *count, free(c_array_of_commands));
    BND_HANDLES_IN_AT_ROOT(Info, MPI_Info, array_of_info, *count, free(c_array_of_commands); free(c_array_of_argv));
    const int result = BND_C(MPI_Comm_spawn_multiple)(*count, c_array_of_commands, c_array_of_argv, array_of_maxprocs,
            c_array_of_info, *root, bnd_f2c_Comm(*comm), BND_HANDLE_ADDRESS(MPI_COMM, intercomm),
            bnd_special_array(array_of_errcodes));
    free(c_array_of_commands);
    free(c_array_of_argv);
    BND_HANDLES_FREE_AT_ROOT(array_of_info);
    BND_HANDLE_MADE(MPI_COMM, Comm, intercomm);
    BND_STORE_IERROR(ierror, result);
}
#endif
