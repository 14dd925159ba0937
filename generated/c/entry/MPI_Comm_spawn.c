/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_spawn] through templates/c/entry.c.j2. */
/* Launch several copies of one program and connect to them. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_spawn)(const char *command, char *argv[], int maxprocs, MPI_Info info, int root,
        MPI_Comm comm, MPI_Comm *intercomm, int array_of_errcodes[]);
BND_INSTRUMENTED_CALL(Comm_spawn, int, (const char *command, char *argv[], int maxprocs, MPI_Info info, int root,
        MPI_Comm comm, MPI_Comm *intercomm, int array_of_errcodes[]), (command, argv, maxprocs, info, root, comm,
        intercomm, array_of_errcodes))

BND_WEAK(MPI_Comm_spawn, PMPI_Comm_spawn)

int BND_ENTRY(MPI_Comm_spawn)(const char *command, char *argv[], int maxprocs, MPI_Info info, int root, MPI_Comm comm,
        MPI_Comm *intercomm, int array_of_errcodes[])
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_spawn");
    BND_REFUSE_IF("MPI_Comm_spawn", root < 0, MPI_ERR_ROOT, "root", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Comm_spawn", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Comm_spawn", !intercomm, MPI_ERR_ARG, "intercomm", BND_ON_COMM, comm);
    BND_FORWARD(Comm_spawn, (command, argv, maxprocs, info, root, comm, intercomm, array_of_errcodes));
}
