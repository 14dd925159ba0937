/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Rget] through templates/fortran/ilp64.c.j2. */
/* Start a read from a remote window and return a request for its completion. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Rget_c.c"

#if BND_HAS(MPI_Rget_c) || BND_HAS(MPI_Rget)
void BND_WIDE_NAME(mpi_rget, MPI_RGET)(const void *origin_addr, const MPI_Count *origin_count,
        const bnd_default_integer *origin_datatype, const bnd_default_integer *target_rank,
        const MPI_Aint *target_disp, const MPI_Count *target_count, const bnd_default_integer *target_datatype,
        const bnd_default_integer *win, bnd_default_integer *request, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_rget)(const void *origin_addr, const MPI_Count *origin_count,
        const bnd_default_integer *origin_datatype, const bnd_default_integer *target_rank,
        const MPI_Aint *target_disp, const MPI_Count *target_count, const bnd_default_integer *target_datatype,
        const bnd_default_integer *win, bnd_default_integer *request, bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_rget, MPI_RGET)(origin_addr, origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, win, request, ierror);
}

void BND_WIDE_NAME(mpi_rget, MPI_RGET)(const void *origin_addr, const MPI_Count *origin_count,
        const bnd_default_integer *origin_datatype, const bnd_default_integer *target_rank,
        const MPI_Aint *target_disp, const MPI_Count *target_count, const bnd_default_integer *target_datatype,
        const bnd_default_integer *win, bnd_default_integer *request, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*origin_datatype) && bnd_is_known_type(*target_datatype),
            BND_FIRST_USE(mpi_rget)(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, request, ierror));
    BND_NARROW_CHECK(bnd_integer, *target_rank, 1, MPI_ERR_RANK, ierror, BND_ON_WIN, *win);
    const bnd_integer int_origin_datatype = bnd_integer_type(*origin_datatype);
    const bnd_integer int_target_rank = BND_NARROWED(bnd_integer, *target_rank);
    const bnd_integer int_target_datatype = bnd_integer_type(*target_datatype);
    const bnd_integer int_win = bnd_integer_handle(*win);
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_rget_c)(origin_addr, origin_count, &int_origin_datatype, &int_target_rank, target_disp, target_count,
            &int_target_datatype, &int_win, &int_request, &int_ierror);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
