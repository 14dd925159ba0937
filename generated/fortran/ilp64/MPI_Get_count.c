/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Get_count] through templates/fortran/ilp64.c.j2. */
/* Return how many whole items of a datatype a status accounts for. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Get_count_c.c"

#if BND_HAS(MPI_Get_count_c) || BND_HAS(MPI_Get_count)
void BND_WIDE_NAME(mpi_get_count, MPI_GET_COUNT)(bnd_default_integer *status, const bnd_default_integer *datatype,
        MPI_Count *count, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_get_count)(bnd_default_integer *status, const bnd_default_integer *datatype,
        MPI_Count *count, bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_get_count, MPI_GET_COUNT)(status, datatype, count, ierror);
}

void BND_WIDE_NAME(mpi_get_count, MPI_GET_COUNT)(bnd_default_integer *status, const bnd_default_integer *datatype,
        MPI_Count *count, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*datatype), BND_FIRST_USE(mpi_get_count)(status, datatype, count, ierror));
    bnd_integer int_status[BND_STATUS_INTEGERS];
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    bnd_integers_status(int_status, status);
    bnd_integer int_ierror;
    BND_INNER(mpi_get_count_c)((bnd_is_status_ignore(status) ? (bnd_integer *)status : int_status), &int_datatype,
            count, &int_ierror);
    bnd_integers_status_out(status, int_status);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
