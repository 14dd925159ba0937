/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_idup] through templates/fortran/wrapper.c.j2. */
/* Start duplicating a communicator and return a request. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_idup)
void BND_NAME(comm_idup, COMM_IDUP)(const MPI_Fint *comm, MPI_Fint *newcomm, MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(comm_idup, COMM_IDUP)(const MPI_Fint *comm, MPI_Fint *newcomm, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, newcomm, MPI_COMM_NULL);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(Comm_idup)(bnd_f2c_Comm(*comm), BND_HANDLE_ADDRESS(MPI_COMM, newcomm),
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_HANDLE_MADE(MPI_COMM, Comm, newcomm);
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
    BND_RETURN(ierror, result);
}
#endif
