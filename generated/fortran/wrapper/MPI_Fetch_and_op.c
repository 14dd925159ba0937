/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Fetch_and_op] through templates/fortran/wrapper.c.j2. */
/* Fetch one remote element and update it with an operation in one atomic step. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Fetch_and_op)
void BND_NAME(fetch_and_op, FETCH_AND_OP)(void *origin_addr, void *result_addr, const MPI_Fint *datatype,
        const MPI_Fint *target_rank, const MPI_Aint *target_disp, const MPI_Fint *op, const MPI_Fint *win,
        MPI_Fint *ierror);

void BND_NAME(fetch_and_op, FETCH_AND_OP)(void *origin_addr, void *result_addr, const MPI_Fint *datatype,
        const MPI_Fint *target_rank, const MPI_Aint *target_disp, const MPI_Fint *op, const MPI_Fint *win,
        MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Fetch_and_op)(bnd_buffer(origin_addr), bnd_buffer(result_addr), bnd_f2c_Type(*datatype),
            *target_rank, *target_disp, bnd_f2c_Op(*op), bnd_f2c_Win(*win)));
}
#endif
