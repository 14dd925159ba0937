/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Get_accumulate] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Get_accumulate)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype,
        void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win);

int BND_IMPLEMENTATION(Get_accumulate)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype,
        void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    (void)origin_addr;
    (void)origin_count;
    (void)origin_datatype;
    (void)result_addr;
    (void)result_count;
    (void)result_datatype;
    (void)target_rank;
    (void)target_disp;
    (void)target_count;
    (void)target_datatype;
    (void)op;
    (void)win;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Get_accumulate", 0, BND_ON_WIN, (void *)(win)};
    return BND_IMPLEMENTATION(raise)(&error);
}
