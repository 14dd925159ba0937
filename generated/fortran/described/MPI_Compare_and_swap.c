/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Compare_and_swap] through templates/fortran/described.c.j2. */
/* Swap one remote value atomically if it equals a given one, fetching the old value. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Compare_and_swap)
void BND_NAME(compare_and_swap, COMPARE_AND_SWAP)(const void *origin_addr, const void *compare_addr,
        const void *result_addr, const MPI_Fint *datatype, const MPI_Fint *target_rank, const MPI_Aint *target_disp,
        const MPI_Fint *win, MPI_Fint *ierror);

void BND_NAME(compare_and_swap, COMPARE_AND_SWAP)(const void *origin_addr, const void *compare_addr,
        const void *result_addr, const MPI_Fint *datatype, const MPI_Fint *target_rank, const MPI_Aint *target_disp,
        const MPI_Fint *win, MPI_Fint *ierror)
{
    struct bnd_choice d_origin_addr;
    struct bnd_choice d_compare_addr;
    struct bnd_choice d_result_addr;
    BND_CHOICE_IN(origin_addr, BND_WHOLE, BND_NO_COPY, 1, 1, 0, MPI_BYTE, INT_MAX,
            PMPI_Win_call_errhandler(PMPI_Win_f2c(*win), code));
    BND_CHOICE_IN(compare_addr, BND_WHOLE, BND_NO_COPY, 1, 1, 0, MPI_BYTE, INT_MAX, bnd_choice_out(&d_origin_addr,
            code); PMPI_Win_call_errhandler(PMPI_Win_f2c(*win), code));
    BND_CHOICE_IN(result_addr, BND_WHOLE, BND_NO_COPY, 1, 1, 0, MPI_BYTE, INT_MAX, bnd_choice_out(&d_origin_addr,
            code); bnd_choice_out(&d_compare_addr, code); PMPI_Win_call_errhandler(PMPI_Win_f2c(*win), code));
    const int result = BND_C(Compare_and_swap)(d_origin_addr.to.address, d_compare_addr.to.address,
            d_result_addr.to.address, PMPI_Type_f2c(*datatype), *target_rank, *target_disp, PMPI_Win_f2c(*win));
    bnd_choice_out(&d_origin_addr, result);
    bnd_choice_out(&d_compare_addr, result);
    bnd_choice_out(&d_result_addr, result);
    BND_RETURN(ierror, result);
}
#endif
