/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Grequest_complete] through templates/fortran/wrapper.c.j2. */
/* Tell MPI that the operation behind a generalised request has finished. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Grequest_complete)
void BND_NAME(grequest_complete, GREQUEST_COMPLETE)(const MPI_Fint *request, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(grequest_complete)(const MPI_Fint *request, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Grequest_complete)(bnd_f2c_Request(*request)));
}

void BND_NAME(grequest_complete, GREQUEST_COMPLETE)(const MPI_Fint *request, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Request(*request), BND_OTHERWISE(grequest_complete)(request, ierror));
    BND_RETURN(ierror, BND_C(Grequest_complete)(bnd_known_as_Request(*request)));
}
#endif
