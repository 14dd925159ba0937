/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ibarrier] through templates/fortran/wrapper.c.j2. */
/* Announce arrival at a barrier and return a request that completes when all arrive. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Ibarrier)
void BND_NAME(ibarrier, IBARRIER)(const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(ibarrier, IBARRIER)(const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(Ibarrier)(bnd_f2c_Comm(*comm), BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
    BND_RETURN(ierror, result);
}
#endif
