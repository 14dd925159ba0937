/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Compare_and_swap] through templates/c/entry.c.j2. */
/* Swap one remote value atomically if it equals a given one, fetching the old value. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Compare_and_swap)(const void *origin_addr, const void *compare_addr, void *result_addr,
        MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Win win);
BND_INSTRUMENTED_CALL(Compare_and_swap, int, (const void *origin_addr, const void *compare_addr, void *result_addr,
        MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Win win), (origin_addr, compare_addr,
        result_addr, datatype, target_rank, target_disp, win))

BND_WEAK(MPI_Compare_and_swap, PMPI_Compare_and_swap)

int BND_ENTRY(MPI_Compare_and_swap)(const void *origin_addr, const void *compare_addr, void *result_addr,
        MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Win win)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Compare_and_swap");
    BND_REFUSE_IF("MPI_Compare_and_swap", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Compare_and_swap", target_rank < 0 && target_rank != MPI_PROC_NULL, MPI_ERR_RANK, "target_rank",
            BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Compare_and_swap", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_FORWARD(Compare_and_swap, (origin_addr, compare_addr, result_addr, datatype, target_rank, target_disp, win));
}
