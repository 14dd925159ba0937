/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Get] through templates/fortran/wrapper.c.j2. */
/* Read data from a target process window into a local buffer. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Get)
void BND_NAME(mpi_get, MPI_GET)(const void *origin_addr, const MPI_Fint *origin_count, const MPI_Fint *origin_datatype,
        const MPI_Fint *target_rank, const MPI_Aint *target_disp, const MPI_Fint *target_count,
        const MPI_Fint *target_datatype, const MPI_Fint *win, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_get)(const void *origin_addr, const MPI_Fint *origin_count,
        const MPI_Fint *origin_datatype, const MPI_Fint *target_rank, const MPI_Aint *target_disp,
        const MPI_Fint *target_count, const MPI_Fint *target_datatype, const MPI_Fint *win, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Get, PMPI_Win_call_errhandler(bnd_f2c_Win(*win), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_origin_addr;
    BND_CHOICE_IN(origin_addr, *origin_count, bnd_f2c_Type(*origin_datatype), 1, bnd_choice_even(&made, origin_addr,
            &pending, BND_ANY, BND_NO_COPY, BND_ON_WIN, *win, 1, *origin_count, *origin_count,
            bnd_f2c_Type(*origin_datatype)), if (code > 0) PMPI_Win_call_errhandler(bnd_f2c_Win(*win), code));
    const int result = BND_C(MPI_Get)(d_origin_addr.address, d_origin_addr.count, d_origin_addr.datatype, *target_rank,
            *target_disp, *target_count, bnd_f2c_Type(*target_datatype), bnd_f2c_Win(*win));
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_get, MPI_GET)(const void *origin_addr, const MPI_Fint *origin_count, const MPI_Fint *origin_datatype,
        const MPI_Fint *target_rank, const MPI_Aint *target_disp, const MPI_Fint *target_count,
        const MPI_Fint *target_datatype, const MPI_Fint *win, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Get) && bnd_is_plain(origin_addr) && bnd_is_known_Type(*origin_datatype) &&
            bnd_is_known_Type(*target_datatype) && bnd_is_known_Win(*win), BND_SLOW_PATH(mpi_get)(origin_addr,
            origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Get)(bnd_base(origin_addr), *origin_count, bnd_known_as_Type(*origin_datatype),
            *target_rank, *target_disp, *target_count, bnd_known_as_Type(*target_datatype), bnd_known_as_Win(*win)));
}
#endif
