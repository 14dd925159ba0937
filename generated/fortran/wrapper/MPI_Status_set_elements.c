/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Status_set_elements] through templates/fortran/wrapper.c.j2. */
/* Set the element count that later queries on a status are to return. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Status_set_elements)
BND_WRAPPER void BND_NAME(mpi_status_set_elements, MPI_STATUS_SET_ELEMENTS)(bnd_integer *status,
        const bnd_integer *datatype, const bnd_integer *count, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_status_set_elements)(bnd_integer *status, const bnd_integer *datatype,
        const bnd_integer *count, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Status_set_elements, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Status_set_elements)(BND_STATUS_IN(status), bnd_f2c_Type(*datatype), *count));
}

BND_WRAPPER void BND_NAME(mpi_status_set_elements, MPI_STATUS_SET_ELEMENTS)(bnd_integer *status,
        const bnd_integer *datatype, const bnd_integer *count, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Status_set_elements) && bnd_is_inline_f2c_Type(*datatype),
            BND_SLOW_PATH(mpi_status_set_elements)(status, datatype, count, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Status_set_elements)(BND_STATUS_IN(status), bnd_inline_f2c_Type(*datatype),
            *count));
}
#endif
