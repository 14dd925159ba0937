/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_create] through templates/c/entry.c.j2. */
/* Create a window over memory that each process already owns. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_create)(void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm,
        MPI_Win *win);
BND_INSTRUMENTED_CALL(Win_create, int, (void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm,
        MPI_Win *win), (base, size, disp_unit, info, comm, win))

BND_WEAK(MPI_Win_create, PMPI_Win_create)

int BND_ENTRY(MPI_Win_create)(void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_create");
    BND_REFUSE_IF("MPI_Win_create", size < 0, MPI_ERR_SIZE, "size", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Win_create", disp_unit < 1, MPI_ERR_DISP, "disp_unit", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Win_create", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Win_create", !win, MPI_ERR_ARG, "win", BND_ON_COMM, comm);
    BND_FORWARD(Win_create, (base, size, disp_unit, info, comm, win));
}
