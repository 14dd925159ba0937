/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_spawn_multiple] through templates/c/entry.c.j2. */
/* Launch different programs or argument sets together and connect to them. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_spawn_multiple)(int count, char *array_of_commands[], char **array_of_argv[],
        const int array_of_maxprocs[], const MPI_Info array_of_info[], int root, MPI_Comm comm, MPI_Comm *intercomm,
        int array_of_errcodes[]);
BND_INSTRUMENTED_CALL(Comm_spawn_multiple, int, (int count, char *array_of_commands[], char **array_of_argv[],
        const int array_of_maxprocs[], const MPI_Info array_of_info[], int root, MPI_Comm comm, MPI_Comm *intercomm,
        int array_of_errcodes[]), (count, array_of_commands, array_of_argv, array_of_maxprocs, array_of_info, root,
        comm, intercomm, array_of_errcodes))

BND_WEAK(MPI_Comm_spawn_multiple, PMPI_Comm_spawn_multiple)

int BND_ENTRY(MPI_Comm_spawn_multiple)(int count, char *array_of_commands[], char **array_of_argv[],
        const int array_of_maxprocs[], const MPI_Info array_of_info[], int root, MPI_Comm comm, MPI_Comm *intercomm,
        int array_of_errcodes[])
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_spawn_multiple");
    BND_REFUSE_IF("MPI_Comm_spawn_multiple", root < 0, MPI_ERR_ROOT, "root", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Comm_spawn_multiple", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Comm_spawn_multiple", !intercomm, MPI_ERR_ARG, "intercomm", BND_ON_COMM, comm);
    BND_FORWARD(Comm_spawn_multiple, (count, array_of_commands, array_of_argv, array_of_maxprocs, array_of_info, root,
            comm, intercomm, array_of_errcodes));
}
