/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Status_get_error] through templates/fortran/wrapper.c.j2. */
/* Read the error field of a status through a procedure call. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Status_get_error)
void BND_NAME(status_get_error, STATUS_GET_ERROR)(const MPI_Fint *status, MPI_Fint *err, MPI_Fint *ierror);

void BND_NAME(status_get_error, STATUS_GET_ERROR)(const MPI_Fint *status, MPI_Fint *err, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Status_get_error)(BND_STATUS_IN(status), err));
}
#endif
