/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Compare_and_swap] through templates/fortran/wrapper.c.j2. */
/* Swap one remote value atomically if it equals a given one, fetching the old value. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Compare_and_swap)
void BND_NAME(compare_and_swap, COMPARE_AND_SWAP)(void *origin_addr, void *compare_addr, void *result_addr,
        const MPI_Fint *datatype, const MPI_Fint *target_rank, const MPI_Aint *target_disp, const MPI_Fint *win,
        MPI_Fint *ierror);

void BND_NAME(compare_and_swap, COMPARE_AND_SWAP)(void *origin_addr, void *compare_addr, void *result_addr,
        const MPI_Fint *datatype, const MPI_Fint *target_rank, const MPI_Aint *target_disp, const MPI_Fint *win,
        MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Compare_and_swap)(bnd_buffer(origin_addr), bnd_buffer(compare_addr),
            bnd_buffer(result_addr), bnd_f2c_Type(*datatype), *target_rank, *target_disp, bnd_f2c_Win(*win)));
}
#endif
