/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Compare_and_swap] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Compare_and_swap)(const void *origin_addr, const void *compare_addr, void *result_addr,
        MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Win win);

int BND_IMPLEMENTATION(Compare_and_swap)(const void *origin_addr, const void *compare_addr, void *result_addr,
        MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Win win)
{
    (void)origin_addr;
    (void)compare_addr;
    (void)result_addr;
    (void)datatype;
    (void)target_rank;
    (void)target_disp;
    (void)win;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Compare_and_swap", 0, BND_ON_WIN,
            (void *)(win)};
    return BND_IMPLEMENTATION(raise)(&error);
}
