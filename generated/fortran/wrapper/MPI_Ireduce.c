/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ireduce] through templates/fortran/wrapper.c.j2. */
/* Start a reduction to the root and return a request. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Ireduce)
void BND_NAME(ireduce, IREDUCE)(void *sendbuf, void *recvbuf, const MPI_Fint *count, const MPI_Fint *datatype,
        const MPI_Fint *op, const MPI_Fint *root, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(ireduce, IREDUCE)(void *sendbuf, void *recvbuf, const MPI_Fint *count, const MPI_Fint *datatype,
        const MPI_Fint *op, const MPI_Fint *root, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(Ireduce)(bnd_buffer(sendbuf), bnd_buffer(recvbuf), *count, bnd_f2c_Type(*datatype),
            bnd_f2c_Op(*op), *root, bnd_f2c_Comm(*comm), BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
    BND_RETURN(ierror, result);
}
#endif
