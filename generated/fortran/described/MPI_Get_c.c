/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Get] through templates/fortran/described.c.j2. */
/* Read data from a target process window into a local buffer. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Get_c)
void BND_NAME(get_c, GET_C)(const void *origin_addr, const MPI_Count *origin_count, const MPI_Fint *origin_datatype,
        const MPI_Fint *target_rank, const MPI_Aint *target_disp, const MPI_Count *target_count,
        const MPI_Fint *target_datatype, const MPI_Fint *win, MPI_Fint *ierror);

void BND_NAME(get_c, GET_C)(const void *origin_addr, const MPI_Count *origin_count, const MPI_Fint *origin_datatype,
        const MPI_Fint *target_rank, const MPI_Aint *target_disp, const MPI_Count *target_count,
        const MPI_Fint *target_datatype, const MPI_Fint *win, MPI_Fint *ierror)
{
    struct bnd_choice d_origin_addr;
    BND_CHOICE_IN(origin_addr, BND_ANY, BND_NO_COPY, 1, 1, *origin_count, PMPI_Type_f2c(*origin_datatype), LLONG_MAX,
            PMPI_Win_call_errhandler(PMPI_Win_f2c(*win), code));
    const int result = BND_C(Get_c)(d_origin_addr.to.address, d_origin_addr.to.count, d_origin_addr.to.datatype,
            *target_rank, *target_disp, *target_count, PMPI_Type_f2c(*target_datatype), PMPI_Win_f2c(*win));
    bnd_choice_out(&d_origin_addr, result);
    BND_RETURN(ierror, result);
}
#endif
