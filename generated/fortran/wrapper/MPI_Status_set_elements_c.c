/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Status_set_elements] through templates/fortran/wrapper.c.j2. */
/* Set the element count that later queries on a status are to return. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Status_set_elements_c) || BND_HAS(MPI_Status_set_elements_x)
BND_WRAPPER void BND_NAME(mpi_status_set_elements_c, MPI_STATUS_SET_ELEMENTS_C)(bnd_integer *status,
        const bnd_integer *datatype, const MPI_Count *count, bnd_integer *ierror);

#if BND_HAS(MPI_Status_set_elements_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_status_set_elements_c)(bnd_integer *status, const bnd_integer *datatype,
        const MPI_Count *count, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Status_set_elements_c, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Status_set_elements_c)(BND_STATUS_IN(status), bnd_f2c_Type(*datatype), *count));
}
#endif

BND_WRAPPER void BND_NAME(mpi_status_set_elements_c, MPI_STATUS_SET_ELEMENTS_C)(bnd_integer *status,
        const bnd_integer *datatype, const MPI_Count *count, bnd_integer *ierror)
{
#if BND_HAS(MPI_Status_set_elements_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Status_set_elements_c) && bnd_is_inline_f2c_Type(*datatype),
            BND_SLOW_PATH(mpi_status_set_elements_c)(status, datatype, count, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Status_set_elements_c)(BND_STATUS_IN(status), bnd_inline_f2c_Type(*datatype),
            *count));
#else
    BND_REQUIRE(MPI_Status_set_elements_x, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Status_set_elements_x)(BND_STATUS_IN(status), bnd_f2c_Type(*datatype), *count));
#endif
}
#endif
