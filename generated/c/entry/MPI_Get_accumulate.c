/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Get_accumulate] through templates/c/entry.c.j2. */
/* Fetch remote window data and then combine local data into the same place. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Get_accumulate)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype,
        void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win);
BND_INSTRUMENTED_CALL(Get_accumulate, int, (const void *origin_addr, int origin_count, MPI_Datatype origin_datatype,
        void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win), (origin_addr, origin_count,
        origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count,
        target_datatype, op, win))

BND_WEAK(MPI_Get_accumulate, PMPI_Get_accumulate)

int BND_ENTRY(MPI_Get_accumulate)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype,
        void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Get_accumulate");
    BND_REFUSE_IF("MPI_Get_accumulate", !(op == MPI_NO_OP) && origin_count < 0, MPI_ERR_COUNT, "origin_count",
            BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Get_accumulate", !(op == MPI_NO_OP) && BND_IS_NULL(origin_datatype, MPI_DATATYPE_NULL),
            MPI_ERR_TYPE, "origin_datatype", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Get_accumulate", result_count < 0, MPI_ERR_COUNT, "result_count", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Get_accumulate", BND_IS_NULL(result_datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE,
            "result_datatype", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Get_accumulate", target_rank < 0 && target_rank != MPI_PROC_NULL, MPI_ERR_RANK, "target_rank",
            BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Get_accumulate", target_count < 0, MPI_ERR_COUNT, "target_count", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Get_accumulate", BND_IS_NULL(target_datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE,
            "target_datatype", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Get_accumulate", BND_IS_NULL(op, MPI_OP_NULL), MPI_ERR_OP, "op", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Get_accumulate", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_FORWARD(Get_accumulate, (origin_addr, origin_count, origin_datatype, result_addr, result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win));
}
