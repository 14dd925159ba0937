/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_create] through templates/c/entry.c.j2. */
/* Create a window over memory that each process already owns. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_create_c)(void *base, MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm,
        MPI_Win *win);
BND_INSTRUMENTED_CALL(Win_create_c, int, (void *base, MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm,
        MPI_Win *win), (base, size, disp_unit, info, comm, win))

BND_WEAK(MPI_Win_create_c, PMPI_Win_create_c)

int BND_ENTRY(MPI_Win_create_c)(void *base, MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm,
        MPI_Win *win)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_create_c");
    BND_REFUSE_IF("MPI_Win_create_c", size < 0, MPI_ERR_SIZE, "size", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Win_create_c", disp_unit < 1, MPI_ERR_DISP, "disp_unit", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Win_create_c", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Win_create_c", !win, MPI_ERR_ARG, "win", BND_ON_COMM, comm);
    BND_FORWARD(Win_create_c, (base, size, disp_unit, info, comm, win));
}
