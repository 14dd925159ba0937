/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Accumulate] through templates/fortran/wrapper.c.j2. */
/* Combine local data into a remote window with a predefined reduction operation. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Accumulate_c) || BND_HAS(MPI_Accumulate)
void BND_NAME(mpi_accumulate_c, MPI_ACCUMULATE_C)(const void *origin_addr, const MPI_Count *origin_count,
        const MPI_Fint *origin_datatype, const MPI_Fint *target_rank, const MPI_Aint *target_disp,
        const MPI_Count *target_count, const MPI_Fint *target_datatype, const MPI_Fint *op, const MPI_Fint *win,
        MPI_Fint *ierror);

#if BND_HAS(MPI_Accumulate_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_accumulate_c)(const void *origin_addr, const MPI_Count *origin_count,
        const MPI_Fint *origin_datatype, const MPI_Fint *target_rank, const MPI_Aint *target_disp,
        const MPI_Count *target_count, const MPI_Fint *target_datatype, const MPI_Fint *op, const MPI_Fint *win,
        MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Accumulate_c, PMPI_Win_call_errhandler(bnd_f2c_Win(*win), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_origin_addr;
    BND_CHOICE_IN(origin_addr, *origin_count, bnd_f2c_Type(*origin_datatype), 1, bnd_choice_even(&made, origin_addr,
            &pending, BND_ANY, BND_NO_COPY, BND_ON_WIN, *win, 1, *origin_count, *origin_count,
            bnd_f2c_Type(*origin_datatype)), if (code > 0) PMPI_Win_call_errhandler(bnd_f2c_Win(*win), code));
    const int result = BND_C(MPI_Accumulate_c)(d_origin_addr.address, d_origin_addr.count, d_origin_addr.datatype,
            *target_rank, *target_disp, *target_count, bnd_f2c_Type(*target_datatype), bnd_f2c_Op(*op),
            bnd_f2c_Win(*win));
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

void BND_NAME(mpi_accumulate_c, MPI_ACCUMULATE_C)(const void *origin_addr, const MPI_Count *origin_count,
        const MPI_Fint *origin_datatype, const MPI_Fint *target_rank, const MPI_Aint *target_disp,
        const MPI_Count *target_count, const MPI_Fint *target_datatype, const MPI_Fint *op, const MPI_Fint *win,
        MPI_Fint *ierror)
{
#if BND_HAS(MPI_Accumulate_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Accumulate_c) && bnd_is_plain(origin_addr) &&
            bnd_is_known_Type(*origin_datatype) && bnd_is_known_Type(*target_datatype) && bnd_is_known_Op(*op) &&
            bnd_is_known_Win(*win), BND_SLOW_PATH(mpi_accumulate_c)(origin_addr, origin_count, origin_datatype,
            target_rank, target_disp, target_count, target_datatype, op, win, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Accumulate_c)(bnd_base(origin_addr), *origin_count,
            bnd_known_as_Type(*origin_datatype), *target_rank, *target_disp, *target_count,
            bnd_known_as_Type(*target_datatype), bnd_known_as_Op(*op), bnd_known_as_Win(*win)));
#else
    BND_REQUIRE(MPI_Accumulate, PMPI_Win_call_errhandler(bnd_f2c_Win(*win), code));
    BND_FIT_IN(int, *origin_count, 1, MPI_ERR_COUNT, PMPI_Win_call_errhandler(bnd_f2c_Win(*win), code));
    BND_FIT_IN(int, *target_count, 1, MPI_ERR_COUNT, PMPI_Win_call_errhandler(bnd_f2c_Win(*win), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_origin_addr;
    BND_CHOICE_IN(origin_addr, *origin_count, bnd_f2c_Type(*origin_datatype), 1, bnd_choice_even(&made, origin_addr,
            &pending, BND_ANY, BND_NO_COPY, BND_ON_WIN, *win, 1, *origin_count, *origin_count,
            bnd_f2c_Type(*origin_datatype)), if (code > 0) PMPI_Win_call_errhandler(bnd_f2c_Win(*win), code));
    const int result = BND_C(MPI_Accumulate)(d_origin_addr.address, d_origin_addr.count, d_origin_addr.datatype,
            *target_rank, *target_disp, (int)*target_count, bnd_f2c_Type(*target_datatype), bnd_f2c_Op(*op),
            bnd_f2c_Win(*win));
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
