/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Status_set_tag] through templates/fortran/wrapper.c.j2. */
/* Write the message tag held in a status through a procedure call. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Status_set_tag)
void BND_NAME(status_set_tag, STATUS_SET_TAG)(MPI_Fint *status, const MPI_Fint *tag, MPI_Fint *ierror);

void BND_NAME(status_set_tag, STATUS_SET_TAG)(MPI_Fint *status, const MPI_Fint *tag, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Status_set_tag)(BND_STATUS_IN(status), *tag));
}
#endif
