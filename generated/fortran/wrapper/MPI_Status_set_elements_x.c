/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Status_set_elements_x] through templates/fortran/wrapper.c.j2. */
/* Set the element count of a status from a wide integer. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Status_set_elements_x)
void BND_NAME(status_set_elements_x, STATUS_SET_ELEMENTS_X)(MPI_Fint *status, const MPI_Fint *datatype,
        const MPI_Count *count, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(status_set_elements_x)(MPI_Fint *status, const MPI_Fint *datatype,
        const MPI_Count *count, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Status_set_elements_x)(BND_STATUS_IN(status), bnd_f2c_Type(*datatype), *count));
}

void BND_NAME(status_set_elements_x, STATUS_SET_ELEMENTS_X)(MPI_Fint *status, const MPI_Fint *datatype,
        const MPI_Count *count, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Type(*datatype), BND_OTHERWISE(status_set_elements_x)(status, datatype, count, ierror));
    BND_RETURN(ierror, BND_C(Status_set_elements_x)(BND_STATUS_IN(status), bnd_known_as_Type(*datatype), *count));
}
#endif
