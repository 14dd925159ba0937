/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_allocate] through templates/c/entry.c.j2. */
/* Allocate local memory and create a window that exposes it to a communicator. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_allocate)(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win);
BND_INSTRUMENTED_CALL(Win_allocate, int, (MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win), (size, disp_unit, info, comm, baseptr, win))

BND_WEAK(MPI_Win_allocate, PMPI_Win_allocate)

int BND_ENTRY(MPI_Win_allocate)(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_allocate");
    BND_REFUSE_IF("MPI_Win_allocate", size < 0, MPI_ERR_SIZE, "size", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Win_allocate", disp_unit < 1, MPI_ERR_DISP, "disp_unit", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Win_allocate", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Win_allocate", !baseptr, MPI_ERR_ARG, "baseptr", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Win_allocate", !win, MPI_ERR_ARG, "win", BND_ON_COMM, comm);
    BND_FORWARD(Win_allocate, (size, disp_unit, info, comm, baseptr, win));
}
