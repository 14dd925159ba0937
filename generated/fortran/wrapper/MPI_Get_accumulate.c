/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Get_accumulate] through templates/fortran/wrapper.c.j2. */
/* Fetch remote window data and then combine local data into the same place. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Get_accumulate)
BND_WRAPPER void BND_NAME(mpi_get_accumulate, MPI_GET_ACCUMULATE)(void *origin_addr, const bnd_integer *origin_count,
        const bnd_integer *origin_datatype, void *result_addr, const bnd_integer *result_count,
        const bnd_integer *result_datatype, const bnd_integer *target_rank, const MPI_Aint *target_disp,
        const bnd_integer *target_count, const bnd_integer *target_datatype, const bnd_integer *op,
        const bnd_integer *win, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_get_accumulate)(void *origin_addr, const bnd_integer *origin_count,
        const bnd_integer *origin_datatype, void *result_addr, const bnd_integer *result_count,
        const bnd_integer *result_datatype, const bnd_integer *target_rank, const MPI_Aint *target_disp,
        const bnd_integer *target_count, const bnd_integer *target_datatype, const bnd_integer *op,
        const bnd_integer *win, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Get_accumulate, ierror, BND_ON_WIN, *win);
    BND_STORE_IERROR(ierror, BND_C(MPI_Get_accumulate)(bnd_buffer(origin_addr), *origin_count,
            bnd_f2c_Type(*origin_datatype), bnd_buffer(result_addr), *result_count, bnd_f2c_Type(*result_datatype),
            *target_rank, *target_disp, *target_count, bnd_f2c_Type(*target_datatype), bnd_f2c_Op(*op),
            bnd_f2c_Win(*win)));
}

BND_WRAPPER void BND_NAME(mpi_get_accumulate, MPI_GET_ACCUMULATE)(void *origin_addr, const bnd_integer *origin_count,
        const bnd_integer *origin_datatype, void *result_addr, const bnd_integer *result_count,
        const bnd_integer *result_datatype, const bnd_integer *target_rank, const MPI_Aint *target_disp,
        const bnd_integer *target_count, const bnd_integer *target_datatype, const bnd_integer *op,
        const bnd_integer *win, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Get_accumulate) && bnd_is_not_sentinel(origin_addr) &&
            bnd_is_inline_f2c_Type(*origin_datatype) && bnd_is_not_sentinel(result_addr) &&
            bnd_is_inline_f2c_Type(*result_datatype) && bnd_is_inline_f2c_Type(*target_datatype) &&
            bnd_is_inline_f2c_Op(*op) && bnd_is_inline_f2c_Win(*win), BND_SLOW_PATH(mpi_get_accumulate)(origin_addr,
            origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Get_accumulate)(origin_addr, *origin_count,
            bnd_inline_f2c_Type(*origin_datatype), result_addr, *result_count, bnd_inline_f2c_Type(*result_datatype),
            *target_rank, *target_disp, *target_count, bnd_inline_f2c_Type(*target_datatype), bnd_inline_f2c_Op(*op),
            bnd_inline_f2c_Win(*win)));
}
#endif
