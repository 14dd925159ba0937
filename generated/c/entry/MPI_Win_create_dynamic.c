/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_create_dynamic] through templates/c/entry.c.j2. */
/* Create a window without memory, to which memory can be attached later. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_create_dynamic)(MPI_Info info, MPI_Comm comm, MPI_Win *win);
BND_INSTRUMENTED_CALL(Win_create_dynamic, int, (MPI_Info info, MPI_Comm comm, MPI_Win *win), (info, comm, win))

BND_WEAK(MPI_Win_create_dynamic, PMPI_Win_create_dynamic)

int BND_ENTRY(MPI_Win_create_dynamic)(MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_create_dynamic");
    BND_REFUSE_IF("MPI_Win_create_dynamic", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Win_create_dynamic", !win, MPI_ERR_ARG, "win", BND_ON_COMM, comm);
    BND_FORWARD(Win_create_dynamic, (info, comm, win));
}
