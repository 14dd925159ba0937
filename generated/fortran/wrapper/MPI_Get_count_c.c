/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Get_count] through templates/fortran/wrapper.c.j2. */
/* Return how many whole items of a datatype a status accounts for. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Get_count_c) || BND_HAS(MPI_Get_count)
BND_WRAPPER void BND_NAME(mpi_get_count_c, MPI_GET_COUNT_C)(const bnd_integer *status, const bnd_integer *datatype,
        MPI_Count *count, bnd_integer *ierror);

#if BND_HAS(MPI_Get_count_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_get_count_c)(const bnd_integer *status, const bnd_integer *datatype,
        MPI_Count *count, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Get_count_c, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Get_count_c)(BND_STATUS_IN(status), bnd_f2c_Type(*datatype), count));
}
#endif

BND_WRAPPER void BND_NAME(mpi_get_count_c, MPI_GET_COUNT_C)(const bnd_integer *status, const bnd_integer *datatype,
        MPI_Count *count, bnd_integer *ierror)
{
#if BND_HAS(MPI_Get_count_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Get_count_c) && bnd_is_inline_f2c_Type(*datatype),
            BND_SLOW_PATH(mpi_get_count_c)(status, datatype, count, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Get_count_c)(BND_STATUS_IN(status), bnd_inline_f2c_Type(*datatype), count));
#else
    BND_REQUIRE(MPI_Get_count, ierror, BND_ON_SELF, 0);
    int c_count = 0;
    int result = BND_C(MPI_Get_count)(BND_STATUS_IN(status), bnd_f2c_Type(*datatype), &c_count);
    BND_NARROW_OUT(MPI_Count, count, c_count, MPI_ERR_COUNT, result, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
