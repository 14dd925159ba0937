/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_shared_query] through templates/c/entry.c.j2. */
/* Find the local address, size and unit of the shared memory of another process. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_shared_query_c)(MPI_Win win, int rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr);
BND_INSTRUMENTED_CALL(Win_shared_query_c, int, (MPI_Win win, int rank, MPI_Aint *size, MPI_Aint *disp_unit,
        void *baseptr), (win, rank, size, disp_unit, baseptr))

BND_WEAK(MPI_Win_shared_query_c, PMPI_Win_shared_query_c)

int BND_ENTRY(MPI_Win_shared_query_c)(MPI_Win win, int rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_shared_query_c");
    BND_REFUSE_IF("MPI_Win_shared_query_c", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Win_shared_query_c", rank < 0 && rank != MPI_PROC_NULL, MPI_ERR_RANK, "rank", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Win_shared_query_c", !size, MPI_ERR_ARG, "size", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Win_shared_query_c", !disp_unit, MPI_ERR_ARG, "disp_unit", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Win_shared_query_c", !baseptr, MPI_ERR_ARG, "baseptr", BND_ON_WIN, win);
    BND_FORWARD(Win_shared_query_c, (win, rank, size, disp_unit, baseptr));
}
