/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Cancel] through templates/fortran/wrapper.c.j2. */
/* Ask for a pending communication to be cancelled, without waiting for the outcome. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Cancel)
void BND_NAME(cancel, CANCEL)(const MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(cancel, CANCEL)(const MPI_Fint *request, MPI_Fint *ierror)
{
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, bnd_f2c_Request(*request));
    BND_RETURN(ierror, BND_C(Cancel)(BND_HANDLE_ADDRESS(MPI_REQUEST, request)));
}
#endif
