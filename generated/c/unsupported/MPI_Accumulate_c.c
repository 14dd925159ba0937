/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Accumulate] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Accumulate_c)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op,
        MPI_Win win);

int BND_IMPLEMENTATION(Accumulate_c)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op,
        MPI_Win win)
{
    (void)origin_addr;
    (void)origin_count;
    (void)origin_datatype;
    (void)target_rank;
    (void)target_disp;
    (void)target_count;
    (void)target_datatype;
    (void)op;
    (void)win;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Accumulate_c", 0, BND_ON_WIN, (void *)(win)};
    return BND_IMPLEMENTATION(raise)(&error);
}
