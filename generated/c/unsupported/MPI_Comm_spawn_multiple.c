/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_spawn_multiple] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_spawn_multiple)(int count, char *array_of_commands[], char **array_of_argv[],
        const int array_of_maxprocs[], const MPI_Info array_of_info[], int root, MPI_Comm comm, MPI_Comm *intercomm,
        int array_of_errcodes[]);

int BND_IMPLEMENTATION(Comm_spawn_multiple)(int count, char *array_of_commands[], char **array_of_argv[],
        const int array_of_maxprocs[], const MPI_Info array_of_info[], int root, MPI_Comm comm, MPI_Comm *intercomm,
        int array_of_errcodes[])
{
    (void)count;
    (void)array_of_commands;
    (void)array_of_argv;
    (void)array_of_maxprocs;
    (void)array_of_info;
    (void)root;
    (void)comm;
    (void)intercomm;
    (void)array_of_errcodes;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Comm_spawn_multiple", 0, BND_ON_COMM,
            (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
