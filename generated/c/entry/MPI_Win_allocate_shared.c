/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_allocate_shared] through templates/c/entry.c.j2. */
/* Allocate a window in memory that all its processes can load and store directly. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_allocate_shared)(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win);
BND_INSTRUMENTED_CALL(Win_allocate_shared, int, (MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm,
        void *baseptr, MPI_Win *win), (size, disp_unit, info, comm, baseptr, win))

BND_WEAK(MPI_Win_allocate_shared, PMPI_Win_allocate_shared)

int BND_ENTRY(MPI_Win_allocate_shared)(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_allocate_shared");
    BND_REFUSE_IF("MPI_Win_allocate_shared", size < 0, MPI_ERR_SIZE, "size", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Win_allocate_shared", disp_unit < 1, MPI_ERR_DISP, "disp_unit", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Win_allocate_shared", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Win_allocate_shared", !baseptr, MPI_ERR_ARG, "baseptr", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Win_allocate_shared", !win, MPI_ERR_ARG, "win", BND_ON_COMM, comm);
    BND_FORWARD(Win_allocate_shared, (size, disp_unit, info, comm, baseptr, win));
}
