/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_spawn] through templates/fortran/wrapper.c.j2. */
/* Launch several copies of one program and connect to them. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_spawn)
BND_WRAPPER void BND_NAME(mpi_comm_spawn, MPI_COMM_SPAWN)(const char *command, const char *argv,
        const bnd_integer *maxprocs, const bnd_integer *info, const bnd_integer *root, const bnd_integer *comm,
        bnd_integer *intercomm, bnd_integer *array_of_errcodes, bnd_integer *ierror, bnd_length command_len,
        bnd_length argv_len);

BND_WRAPPER void BND_NAME(mpi_comm_spawn, MPI_COMM_SPAWN)(const char *command, const char *argv,
        const bnd_integer *maxprocs, const bnd_integer *info, const bnd_integer *root, const bnd_integer *comm,
        bnd_integer *intercomm, bnd_integer *array_of_errcodes, bnd_integer *ierror, bnd_length command_len,
        bnd_length argv_len)
{
    BND_REQUIRE(MPI_Comm_spawn, ierror, BND_ON_COMM, *comm);
    const int at_root = bnd_is_root(bnd_f2c_Comm(*comm), *root);
    struct bnd_string c_command;
    char **c_argv = MPI_ARGV_NULL;
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, c_intercomm, intercomm, MPI_COMM_NULL);
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_command, command, at_root ? command_len : 0, BND_TRIM_BOTH), (void)0,
            ierror);
    if (at_root && !bnd_is_argv_null(argv)) BND_CHECK_MEMORY(bnd_strings_from_fortran(&c_argv, argv, argv_len,
            BND_TRIM_BOTH, BND_TERMINATED), bnd_string_free(&c_command), ierror);
    const int result = BND_C(MPI_Comm_spawn)(c_command.text, c_argv, *maxprocs,
            at_root ? bnd_f2c_Info(*info) : MPI_INFO_NULL, *root, bnd_f2c_Comm(*comm), c_intercomm,
            bnd_sentinel_array(array_of_errcodes));
    bnd_string_free(&c_command);
    free(c_argv);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_intercomm, intercomm, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
