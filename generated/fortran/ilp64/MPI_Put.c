/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Put] through templates/fortran/ilp64.c.j2. */
/* Write local data into the window of a target process. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Put_c.c"

#if BND_HAS(MPI_Put_c) || BND_HAS(MPI_Put)
void BND_WIDE_NAME(mpi_put, MPI_PUT)(const void *origin_addr, const MPI_Count *origin_count,
        const bnd_default_integer *origin_datatype, const bnd_default_integer *target_rank,
        const MPI_Aint *target_disp, const MPI_Count *target_count, const bnd_default_integer *target_datatype,
        const bnd_default_integer *win, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_put)(const void *origin_addr, const MPI_Count *origin_count,
        const bnd_default_integer *origin_datatype, const bnd_default_integer *target_rank,
        const MPI_Aint *target_disp, const MPI_Count *target_count, const bnd_default_integer *target_datatype,
        const bnd_default_integer *win, bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_put, MPI_PUT)(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, ierror);
}

void BND_WIDE_NAME(mpi_put, MPI_PUT)(const void *origin_addr, const MPI_Count *origin_count,
        const bnd_default_integer *origin_datatype, const bnd_default_integer *target_rank,
        const MPI_Aint *target_disp, const MPI_Count *target_count, const bnd_default_integer *target_datatype,
        const bnd_default_integer *win, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*origin_datatype) && bnd_is_known_type(*target_datatype),
            BND_FIRST_USE(mpi_put)(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, ierror));
    BND_NARROW_CHECK(bnd_integer, *target_rank, 1, MPI_ERR_RANK, ierror, BND_ON_WIN, *win);
    const bnd_integer int_origin_datatype = bnd_integer_type(*origin_datatype);
    const bnd_integer int_target_rank = BND_NARROWED(bnd_integer, *target_rank);
    const bnd_integer int_target_datatype = bnd_integer_type(*target_datatype);
    const bnd_integer int_win = bnd_integer_handle(*win);
    bnd_integer int_ierror;
    BND_INNER(mpi_put_c)(origin_addr, origin_count, &int_origin_datatype, &int_target_rank, target_disp, target_count,
            &int_target_datatype, &int_win, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
