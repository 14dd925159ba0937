/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Fetch_and_op] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Fetch_and_op)(const void *origin_addr, void *result_addr, MPI_Datatype datatype,
        int target_rank, MPI_Aint target_disp, MPI_Op op, MPI_Win win);

int BND_IMPLEMENTATION(Fetch_and_op)(const void *origin_addr, void *result_addr, MPI_Datatype datatype,
        int target_rank, MPI_Aint target_disp, MPI_Op op, MPI_Win win)
{
    (void)origin_addr;
    (void)result_addr;
    (void)datatype;
    (void)target_rank;
    (void)target_disp;
    (void)op;
    (void)win;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Fetch_and_op", 0, BND_ON_WIN, (void *)(win)};
    return BND_IMPLEMENTATION(raise)(&error);
}
