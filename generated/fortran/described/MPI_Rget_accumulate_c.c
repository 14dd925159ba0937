/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Rget_accumulate] through templates/fortran/described.c.j2. */
/* Start a remote fetch-and-combine of a buffer and return a request for it. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Rget_accumulate_c)
void BND_NAME(rget_accumulate_c, RGET_ACCUMULATE_C)(const void *origin_addr, const MPI_Count *origin_count,
        const MPI_Fint *origin_datatype, const void *result_addr, const MPI_Count *result_count,
        const MPI_Fint *result_datatype, const MPI_Fint *target_rank, const MPI_Aint *target_disp,
        const MPI_Count *target_count, const MPI_Fint *target_datatype, const MPI_Fint *op, const MPI_Fint *win,
        MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(rget_accumulate_c, RGET_ACCUMULATE_C)(const void *origin_addr, const MPI_Count *origin_count,
        const MPI_Fint *origin_datatype, const void *result_addr, const MPI_Count *result_count,
        const MPI_Fint *result_datatype, const MPI_Fint *target_rank, const MPI_Aint *target_disp,
        const MPI_Count *target_count, const MPI_Fint *target_datatype, const MPI_Fint *op, const MPI_Fint *win,
        MPI_Fint *request, MPI_Fint *ierror)
{
    struct bnd_choice d_origin_addr;
    struct bnd_choice d_result_addr;
    BND_CHOICE_IN(origin_addr, BND_FLAT, BND_NO_COPY, 1, 1, *origin_count, PMPI_Type_f2c(*origin_datatype), LLONG_MAX,
            PMPI_Win_call_errhandler(PMPI_Win_f2c(*win), code));
    BND_CHOICE_IN(result_addr, BND_FLAT, BND_NO_COPY, 1, 1, *result_count, PMPI_Type_f2c(*result_datatype), LLONG_MAX,
            bnd_choice_out(&d_origin_addr, code); PMPI_Win_call_errhandler(PMPI_Win_f2c(*win), code));
    MPI_Request c_request = MPI_REQUEST_NULL;
    const int result = BND_C(Rget_accumulate_c)(d_origin_addr.to.address, *origin_count,
            PMPI_Type_f2c(*origin_datatype), d_result_addr.to.address, *result_count, PMPI_Type_f2c(*result_datatype),
            *target_rank, *target_disp, *target_count, PMPI_Type_f2c(*target_datatype), PMPI_Op_f2c(*op),
            PMPI_Win_f2c(*win), &c_request);
    bnd_choice_out(&d_origin_addr, result);
    bnd_choice_out(&d_result_addr, result);
    if (result == MPI_SUCCESS) *request = PMPI_Request_c2f(c_request);
    BND_RETURN(ierror, result);
}
#endif
