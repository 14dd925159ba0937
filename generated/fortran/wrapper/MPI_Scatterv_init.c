/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Scatterv_init] through templates/fortran/wrapper.c.j2. */
/* Prepare a persistent request for handing out varying-size blocks from the root. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Scatterv_init)
void BND_NAME(scatterv_init, SCATTERV_INIT)(void *sendbuf, MPI_Fint *sendcounts, MPI_Fint *displs,
        const MPI_Fint *sendtype, void *recvbuf, const MPI_Fint *recvcount, const MPI_Fint *recvtype,
        const MPI_Fint *root, const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(scatterv_init, SCATTERV_INIT)(void *sendbuf, MPI_Fint *sendcounts, MPI_Fint *displs,
        const MPI_Fint *sendtype, void *recvbuf, const MPI_Fint *recvcount, const MPI_Fint *recvtype,
        const MPI_Fint *root, const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(Scatterv_init)(bnd_buffer(sendbuf), sendcounts, displs, bnd_f2c_Type(*sendtype),
            bnd_buffer(recvbuf), *recvcount, bnd_f2c_Type(*recvtype), *root, bnd_f2c_Comm(*comm), bnd_f2c_Info(*info),
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
    BND_RETURN(ierror, result);
}
#endif
